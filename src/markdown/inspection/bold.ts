/** What was to be bold and stays asterisks: a space or a sign stands where Markdown takes `**` for words. */

import type { Nodes } from 'mdast'
import type { TextValues } from '../../messages/text.ts'
import type { Unit } from '../../tree/context.ts'
import { writtenOf } from './prose.ts'

interface NearlyBold {
  id: 'bold-nearly/space' | 'bold-nearly/sign'
  /** Offset in the source. */
  offset: number
  values: TextValues
}

const QUOTES = '«"“„‘\''
const CLOSING = '»"”“’\''
/** Before a word that is to be bold; a path (`src/**`), an argument (`f(**a`) and a power (`2**n`) have something else there. */
const BEFORE = String.raw`(?<![^\s(>|:\u2013\u2014${QUOTES}-]|[\p{L}\p{N}_]\()\*\*(?!\*)`
/** A word: globs go on with a slash or a point. */
const BEGINS = String.raw`(?=[\p{L}\p{N}${QUOTES}([])`
const AFTER = String.raw`\*\*(?!\*)`
const WORDS = '[^*\\n]{0,300}'

const SPACE_AFTER = new RegExp(String.raw`${BEFORE}${BEGINS}(${WORDS}?)[ \t\u00a0]+${AFTER}`, 'gu')
const SPACE_BEFORE = new RegExp(
  String.raw`${BEFORE}[ \t\u00a0]+${BEGINS}(${WORDS}[^\s*])${AFTER}(?![\p{L}\p{N}])`,
  'gu',
)
const SPACES_AROUND = /^\*\*[ \t\u00a0]+(?=[\p{L}\p{N}])([^*\n]{0,300}[^\s*])[ \t\u00a0]+\*\*$/u
const SIGN_AT_END = new RegExp(String.raw`${BEFORE}${BEGINS}(${WORDS}[\p{P}\p{S}])${AFTER}(?=[\p{L}\p{N}])`, 'gu')
const SIGN_AT_START = new RegExp(
  String.raw`(?<=[\p{L}\p{N}])\*\*(?=[${QUOTES}])(${WORDS}[${CLOSING}])${AFTER}(?![\p{L}\p{N}])`,
  'gu',
)

/** Names that a call of Python takes in: `**kwargs and **options`. */
const ARGUMENTS = /^[a-z_]\w*\)?,?(?: (?:and|or|и|или))?$/

/** Pairs of asterisks in what is text: `source` has no emphasis that is one, `written` is the same as it is written. */
export function findBold(source: string, written = source): NearlyBold[] {
  const found = new Map<number, NearlyBold>()
  const add = (id: NearlyBold['id'], offset: number, { 0: all, 1: words = '' }: RegExpMatchArray): void => {
    if (!/\p{L}/u.test(words) || found.has(offset)) return
    const better = `**${inShort(written.slice(offset + 2, offset + all.length - 2).trim())}**`
    found.set(offset, { id, offset, values: { better } })
  }
  for (const match of source.matchAll(SPACE_AFTER)) {
    const next = source.charAt(match.index + match[0].length)
    if (!(ARGUMENTS.test(match[1] ?? '') && /[a-z_]/.test(next))) add('bold-nearly/space', match.index, match)
  }
  for (const match of source.matchAll(SPACE_BEFORE)) add('bold-nearly/space', match.index, match)
  const whole = SPACES_AROUND.exec(source.trim())
  if (whole !== null) add('bold-nearly/space', source.length - source.trimStart().length, whole)
  for (const pattern of [SIGN_AT_END, SIGN_AT_START])
    for (const match of source.matchAll(pattern)) add('bold-nearly/sign', match.index, match)
  return [...found.values()].sort((a, b) => a.offset - b.offset)
}

const inShort = (words: string): string =>
  words.length > 60 ? `${words.slice(0, 30).trimEnd()}…${words.slice(-20).trimStart()}` : words

/** Of a paragraph what stayed text, as it is written; words stand for what is something else, so that offsets stay. */
export function looseText(node: Nodes, unit: Unit): { start: number; source: string } {
  const { start, source } = writtenOf(node, unit)
  const parts: string[] = []
  let done = 0
  const put = (to: number, fill: (text: string) => string): void => {
    if (to <= done) return
    parts.push(fill(source.slice(done, to)))
    done = to
  }
  const visit = (child: Nodes): void => {
    const from = (child.position?.start.offset ?? start) - start
    const to = (child.position?.end.offset ?? start) - start
    put(from, asSpace)
    if (child.type === 'text') put(to, asIs)
    else if (OPEN.has(child.type) && 'children' in child) {
      for (const inner of child.children) visit(inner)
      put(to, asSpace)
    } else put(to, child.type === 'html' || child.type === 'mdxJsxTextElement' ? asSpace : asWord)
  }
  if ('children' in node) for (const child of node.children) visit(child)
  return { start, source: parts.join('') }
}

const OPEN = new Set<Nodes['type']>(['emphasis', 'delete', 'mdxJsxTextElement'])
const asIs = (text: string): string => text
const asSpace = (text: string): string => text.replace(/[^\n]/g, ' ')
const asWord = (text: string): string => text.replace(/[^\n]/g, 'x')
