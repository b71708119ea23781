/** One look at the parsed tree before conversion: what it defines, and mistakes that only the source shows. */

import type { Definition, Nodes } from 'mdast'
import type { Found } from '../../messages/problem.ts'
import { DIRECTION } from '../../shared/text/characters.ts'
import { type Context, placeAt, placeOf, type Unit } from '../../tree/context.ts'
import { isClosing } from '../source-lines.ts'
import { findBold, looseText } from './bold.ts'
import { findForeign, findInHtml, mayBeForeign, TEX } from './foreign.ts'
import { findDropped, findMeant, mayBeMeant } from './lines.ts'
import { findMissing, findNearly, findNested, isUnseen, type Missing, mayBeNearly } from './links.ts'
import { proseOf, writtenOf } from './prose.ts'
import { findBeside, findCounted, findEndless, findRuled, findUnread, type Meant } from './shape.ts'

export interface Inspection {
  definitions: ReadonlyMap<string, Definition>
  /** Top-level `import` and `export` of MDX. */
  modules: Extract<Nodes, { type: 'mdxjsEsm' }>[]
}

/**
 * Invisible characters; a joiner inside an emoji and the tags of a flag are not among them, nor are those that join and
 * part letters where spelling asks for it: in Arabic script, in those of India.
 */
const INVISIBLE =
  /[\u034f\u061c\u115f\u1160\u180e\u200b\u2060-\u2064\u3164\ufeff\uffa0]|(?<![\p{Emoji_Modifier}\p{sc=Arab}\p{sc=Syrc}\p{sc=Mong}\p{sc=Deva}\p{sc=Beng}\p{sc=Guru}\p{sc=Gujr}\p{sc=Orya}\p{sc=Taml}\p{sc=Telu}\p{sc=Knda}\p{sc=Mlym}\p{sc=Sinh}]|\p{Extended_Pictographic}\ufe0f?)[\u200c\u200d]|(?<![\u{1f3f4}\u{e0020}-\u{e007e}])[\u{e0000}-\u{e007f}]/u

export function inspectTree(root: Nodes, unit: Unit, context: Context): Inspection {
  const definitions = new Map<string, Definition>()
  const modules: Inspection['modules'] = []
  const missing: Missing[] = []
  const hasDollars = context.options.markdown.math === undefined && unit.text.includes('$')
  // Plugins may have made of it what it is.
  const isPlain = context.options.plugins === undefined
  const hasLines = isPlain && mayBeMeant(unit.text)
  const isCounted = /^[\s>]*\d+[.)]\s/m.test(unit.text)
  const isForeign = isPlain && mayBeForeign(unit.text)
  const visit = (node: Nodes, parent?: Nodes): void => {
    if (node.type === 'definition') {
      if (!definitions.has(node.identifier)) definitions.set(node.identifier, node)
      // `[//]: # (words)` is how a comment is written.
      else if (node.url !== '#' && node.url !== '') {
        const values = { label: node.label ?? node.identifier }
        context.report('warning', 'duplicate-definition', { at: placeOf(unit, node), values })
      }
    } else if (node.type === 'mdxjsEsm') modules.push(node)
    else if (node.type === 'code') inspectCode(node, unit, context)
    else if (node.type === 'inlineCode') inspectSpan(node, unit, context)
    else if (node.type === 'text') {
      if (node.value.includes('[')) missing.push(...findMissing(writtenOf(node, unit)))
      if (node.value.includes(':::') && isAlone(node, unit) && /^:{3,}$/.test(node.value.trim()))
        context.report('warning', 'stray-directive', { at: placeOf(unit, node) })
    } else if (node.type === 'html') inspectHtml(node, parent, { unit, context })
    else if (node.type === 'heading') inspectHeading(node, unit, context)
    else if (node.type === 'table') inspectLines(findDropped(node, unit), unit, context)
    else if (node.type === 'list') inspectLines(findCounted(node, unit), unit, context)
    else if (node.type === 'paragraph') {
      inspectSigns(node, unit, context)
      if (hasLines) inspectLines(findMeant(node, parent, unit), unit, context)
      if (hasDollars) inspectDollars(node, unit, context)
    }
    if (node.type === 'paragraph' || node.type === 'heading' || node.type === 'tableCell') {
      inspectLinks(node, unit, context)
      if (isPlain) inspectBold(node, unit, context)
      if (isForeign) inspectForeign(node, parent, { unit, context })
    } else if (node.type === 'link' && isUnseen(node))
      context.report('warning', 'link-unseen', { at: placeOf(unit, node), values: { url: node.url } })
    if (!('children' in node)) return
    if (isCounted && node.type !== 'paragraph') inspectLines(findBeside(node.children), unit, context)
    for (const child of node.children) visit(child, node)
  }
  visit(root)
  const turned = unit.text.search(DIRECTION)
  if (turned >= 0) context.report('warning', 'hidden-character/direction', hiddenAt(turned, unit))
  for (const { id, label, offset } of missing)
    context.report('warning', id, { at: placeAt(unit, offset), values: { label } })
  return { definitions, modules }
}

/** Nothing but the marks of quotations stands in the line with it: between other words colons are words. */
function isAlone(node: Nodes, { text }: Unit): boolean {
  const { start, end } = node.position ?? {}
  const before = text.slice(text.lastIndexOf('\n', (start?.offset ?? 0) - 1) + 1, start?.offset)
  const after = text.slice(end?.offset).split('\n', 1)[0] ?? ''
  return /^[\s>]*$/.test(before) && after.trim() === ''
}

function inspectCode(node: Extract<Nodes, { type: 'code' }>, unit: Unit, context: Context): void {
  const { start, end } = node.position ?? {}
  if (start?.offset === undefined || end?.offset === undefined) return
  const source = unit.text.slice(start.offset, end.offset)
  const fence = /^(?:`{3,}|~{3,})/.exec(source)?.[0]
  if (fence !== undefined) {
    const lines = source.split('\n')
    if (lines.length < 2 || !isClosing(lines.at(-1) ?? '', fence)) {
      const at = placeOf(unit, node)
      context.report('warning', 'unclosed-fence', { at, values: { line: at.line, fence } })
    }
  }
  inspectLines(findUnread(node, start.offset), unit, context)
  if (!INVISIBLE.test(node.value)) return
  const offset = start.offset + Math.max(source.search(INVISIBLE), 0)
  context.report('warning', 'hidden-character/code', hiddenAt(offset, unit))
}

function inspectSpan(node: Extract<Nodes, { type: 'inlineCode' }>, unit: Unit, context: Context): void {
  if (!INVISIBLE.test(node.value)) return
  const { start, source } = writtenOf(node, unit)
  const hidden = source.search(INVISIBLE)
  context.report('warning', 'hidden-character/code', hiddenAt(start + Math.max(hidden, 0), unit))
}

function inspectHeading(node: Extract<Nodes, { type: 'heading' }>, unit: Unit, context: Context): void {
  inspectLines(findRuled(node, unit), unit, context)
  const { start, source } = writtenOf(node, unit)
  const hidden = source.search(INVISIBLE)
  if (hidden >= 0) context.report('warning', 'hidden-character/heading', hiddenAt(start + hidden, unit))
  const { 0: written, index = 0 } = EARLY_ID.exec(proseOf(node, unit).source) ?? {}
  if (written !== undefined)
    context.report('warning', 'heading-id/place', { at: placeAt(unit, start + index), values: { written } })
}

/** An id with words behind it is words too; blocks of Svelte are words in a heading of its documentation. */
const EARLY_ID = /(?<!\\)\{#(?!(?:if|each|await|key|snippet)\b)[\p{L}\p{N}_-]+\}(?=[ \t]*[^\s#])/u

/** `##Раздел`: without the space it is no heading but words. One sign begins a hashtag. */
function inspectSigns(node: Extract<Nodes, { type: 'paragraph' }>, unit: Unit, context: Context): void {
  const [first] = node.children
  const signs = first?.type === 'text' ? /^(#{2,6})\p{L}/u.exec(first.value)?.[1] : undefined
  // What is escaped is meant so.
  if (signs === undefined || unit.text.charAt(node.position?.start.offset ?? 0) !== '#') return
  context.report('warning', 'heading-space', { at: placeOf(unit, node), values: { signs } })
}

const DOLLARS = /(?<![\\\w$])\${1,2}(?=[^\s$])/g

/** Offset of the first formula of a text. */
function findFormula(text: string): number | undefined {
  for (const { 0: dollars, index } of text.matchAll(DOLLARS)) {
    const from = index + dollars.length
    const end = text.indexOf('$', from)
    if (end < 0) return undefined
    if (TEX.test(text.slice(from, end))) return index
  }
  return undefined
}

/** TeX in a site that does not draw it: braces vanish, underscores become emphasis. */
function inspectDollars(node: Extract<Nodes, { type: 'paragraph' }>, unit: Unit, context: Context): void {
  const { start, source } = proseOf(node, unit)
  const offset = findFormula(source)
  if (offset !== undefined) context.report('note', 'math-off', { at: placeAt(unit, start + offset) })
}

/** A block of HTML, not a tag in a paragraph, and as it stands in the text: in a quotation its lines have marks. */
function inspectHtml(node: Nodes, parent: Nodes | undefined, { unit, context }: { unit: Unit; context: Context }) {
  if (parent?.type === 'paragraph' || parent?.type === 'heading' || parent?.type === 'tableCell') return
  inspectLines(findEndless(node, unit), unit, context)
  const { start, source } = writtenOf(node, unit)
  const found = findInHtml(source)
  if (found === undefined) return
  context.report('warning', found.id, { at: placeAt(unit, start + found.offset), values: found.values })
}

/** What was to be a link and stays text. */
function inspectLinks(node: Nodes, unit: Unit, context: Context): void {
  const { source: written } = writtenOf(node, unit)
  if (!mayBeNearly(written)) return
  const { start, source } = proseOf(node, unit, 'link')
  for (const { id, offset, values } of [...findNearly(source), ...findNested(source, written)])
    context.report('warning', id, { at: placeAt(unit, start + offset), values })
}

/** Lines and blocks that are another thing than was meant; worse is what is left out of the page. */
function inspectLines(found: readonly Meant[], unit: Unit, context: Context): void {
  for (const { id, offset, values } of found)
    context.report(id === 'unclosed-comment' ? 'error' : 'warning', id, { at: placeAt(unit, offset), values })
}

/** What was to be bold and stays asterisks. */

function inspectBold(node: Nodes, unit: Unit, context: Context): void {
  if (!('children' in node) || !node.children.some(hasAsterisks)) return
  const { start, source } = looseText(node, unit)
  for (const { id, offset, values } of findBold(source, writtenOf(node, unit).source))
    context.report('warning', id, { at: placeAt(unit, start + offset), values })
}

/** Text that has some after emphasis was taken out of it. */
const hasAsterisks = (node: Nodes): boolean =>
  node.type === 'text' ? node.value.includes('**') : 'children' in node && node.children.some(hasAsterisks)

/** What other engines understand and this one shows as it is. */
function inspectForeign(node: Nodes, parent: Nodes | undefined, { unit, context }: { unit: Unit; context: Context }) {
  const { start, source } = proseOf(node, unit)
  const opensQuote = parent?.type === 'blockquote' && parent.children[0] === node
  for (const { id, offset, values } of findForeign({ source, opensQuote }))
    context.report('warning', id, { at: placeAt(unit, start + offset), values })
}

function hiddenAt(offset: number, unit: Unit): Found {
  const code = unit.text.codePointAt(offset)?.toString(16).toUpperCase().padStart(4, '0') ?? ''
  return { at: placeAt(unit, offset), values: { code } }
}
