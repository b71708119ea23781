/**
 * Signs that begin code in MDX and were meant as signs: `a <5`, `<https://example.org>`, `{chatter 1}`, `<token>`. The
 * parser stops at the first of them; it is given a stand-in there and asked again, and the tree gets the sign back. A
 * text keeps its length and its lines.
 */

import type { Nodes, Parents, Root } from 'mdast'
import { messageOf } from '../../shared/value.ts'
import { positionIn, UNCLOSED, UNOPENED } from '../syntax.ts'

/** What stands for a sign: no character of any text. */
const STANDS: Record<string, string> = { '<': '\uFDD6', '{': '\uFDD7' }
const SIGNS: Record<string, string> = Object.fromEntries(Object.entries(STANDS).map(([sign, stands]) => [stands, sign]))
const STAND = /[\uFDD6\uFDD7]/g
const LESS = STANDS['<'] ?? ''

/** Each costs a parse of the whole text. */
const MAX_SIGNS = 200
const MAX_CHARACTERS = 8_000_000

interface Literal<Parsed> {
  parsed: Parsed
  /** What the parser said of each sign, in order. */
  errors: unknown[]
}

/** Parses with signs in the place of what cannot be code. Throws the first error where that does not help. */
export function parseLiterally<Parsed extends { root: Root }>(
  text: string,
  parse: (text: string) => Parsed,
): Literal<Parsed> {
  const errors: unknown[] = []
  let current = text
  for (;;) {
    try {
      const parsed = parse(current)
      if (errors.length > 0) restoreSigns(parsed.root)
      return { parsed, errors }
    } catch (error) {
      errors.push(error)
      const isDear = errors.length > MAX_SIGNS || errors.length * text.length > MAX_CHARACTERS
      const mended = isDear ? undefined : withoutSign(current, messageOf(error))
      if (mended === undefined) throw errors[0]
      current = mended
    }
  }
}

/** The text with a stand-in, or without what stands there for nothing; `undefined` when the error is a mistake. */
function withoutSign(text: string, message: string): string | undefined {
  const place = positionIn(message)
  if (place === undefined) return undefined
  const at = offsetOf(text, place)
  if (/brace|expression/.test(message)) return replaceAt(text, openBrace(text, at))
  const [, name] = UNCLOSED.exec(message) ?? UNOPENED.exec(message) ?? []
  // A tag that is closed in another paragraph is one.
  if (name === undefined ? /closing tag/.test(message) : !isSign(text, at, name)) return undefined
  const sign = text[at] === '<' ? at : text.lastIndexOf('<', at)
  return replaceAt(text, sign >= text.lastIndexOf('\n', at) ? sign : -1)
}

function replaceAt(text: string, at: number): string | undefined {
  const stands = STANDS[text[at] ?? '']
  return stands === undefined ? undefined : text.slice(0, at) + stands + text.slice(at + 1)
}

function offsetOf(text: string, { line, column }: { line: number; column: number }): number {
  let start = 0
  for (let left = line; left > 1; left--) start = text.indexOf('\n', start) + 1
  return start + column - 1
}

/** The brace around a place in code; the place itself where it is one. */
function openBrace(text: string, at: number): number {
  if (text[at] === '{') return at
  let depth = 0
  for (let index = at - 1; index >= 0; index--) {
    if (text[index] === '}') depth++
    if (text[index] === '{' && depth-- === 0) return index
  }
  return -1
}

/** `<token>`, `<your name>`, `List<String>`: words between signs, and nothing of that name is a tag. */
function isSign(text: string, at: number, name: string): boolean {
  if (HTML.has(name) || !/^<\/?[\p{L}\p{N}_$.:-]+(?:[ \t]+[\p{L}\p{N}_$.:-]+)*[ \t]*>/u.test(text.slice(at, at + 200)))
    return false
  const word = name.replace(/[$.]/g, '\\$&')
  return (
    !new RegExp(`<${word}(?:[ \\t][^<>]*)?/>|^(?:import|export)[^\\n]*\\b${word}\\b`, 'm').test(text) &&
    !(text.includes(`</${name}>`) && new RegExp(`<${word}[\\s>]`).test(text))
  )
}

/** Elements of HTML, obsolete ones too: https://html.spec.whatwg.org/multipage/indices.html#elements-3 */
const HTML = new Set(
  (
    'a abbr acronym address applet area article aside audio b base bdi bdo big blink blockquote body br button canvas ' +
    'caption center cite code col colgroup data datalist dd del details dfn dialog dir div dl dt em embed fieldset ' +
    'figcaption figure font footer form frame frameset h1 h2 h3 h4 h5 h6 head header hgroup hr html i iframe img input ' +
    'ins kbd label legend li link main map mark marquee math menu meta meter nav nobr noscript object ol optgroup option ' +
    'output p param picture pre progress q rp rt ruby s samp script search section select slot small source span strike ' +
    'strong style sub summary sup svg table tbody td template textarea tfoot th thead time title tr track tt u ul var ' +
    'video wbr'
  ).split(' '),
)

const TEXTS = ['value', 'url', 'title', 'alt', 'label', 'identifier', 'meta', 'lang'] as const

/** Puts the signs into the strings of a tree again; an address between signs is a link without them. */
function restoreSigns(node: Nodes): void {
  const fields = node as unknown as Record<string, unknown> // Any node of the tree: only its strings are looked at.
  for (const name of TEXTS) if (typeof fields[name] === 'string') fields[name] = withSigns(fields[name])
  if ('attributes' in node && Array.isArray(node.attributes)) node.attributes.forEach(restoreAttribute)
  if (!('children' in node)) return
  bareLinks(node)
  for (const child of node.children) restoreSigns(child)
}

/** A text that may hold stand-ins, as it was written. */
export const withSigns = (text: string): string => text.replace(STAND, stands => SIGNS[stands] ?? '')

function restoreAttribute(attribute: { value?: unknown }): void {
  const { value } = attribute
  if (typeof value === 'string') attribute.value = withSigns(value)
  else if (typeof value === 'object' && value !== null && 'value' in value && typeof value.value === 'string')
    value.value = withSigns(value.value)
}

/** `<https://example.org>`: the parser made a link of the address, with the second sign in it or after it. */
function bareLinks(parent: Parents): void {
  const { children } = parent as { children: Nodes[] }
  for (const [index, link] of children.entries()) {
    const [before, after] = [children[index - 1], children[index + 1]]
    if (link.type !== 'link' || before?.type !== 'text' || !before.value.endsWith(LESS)) continue
    const [words] = link.children
    const end = link.url.indexOf('>')
    if (end >= 0 && words?.type === 'text' && words.value.includes('>')) {
      const rest = words.value.slice(words.value.indexOf('>') + 1)
      words.value = words.value.slice(0, words.value.indexOf('>'))
      link.url = link.url.slice(0, end)
      if (rest !== '') children.splice(index + 1, 0, { type: 'text', value: rest })
    } else if (after?.type === 'text' && after.value.startsWith('>')) after.value = after.value.slice(1)
    else continue
    before.value = before.value.slice(0, -1)
  }
}
