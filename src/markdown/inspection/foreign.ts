/**
 * Signs of other engines, which Markdown shows to readers as they are: links of a wiki, callouts, tags of templates,
 * boxes with a space after the colons. Each is told with what to write in its place; what is escaped or code is meant so.
 */

import type { TextValues } from '../../messages/text.ts'
import type { TextId } from '../../messages/texts/index.ts'

/** A paragraph, a heading or a cell: its source with the code in it blank, and whether a quotation begins with it. */
interface Passage {
  source: string
  opensQuote: boolean
}

interface Foreign {
  id: Extract<TextId, `foreign-${string}`>
  /** Offset in the source. */
  offset: number
  values: TextValues
}

/** A text without any of these has nothing of other engines: most are not looked at further. */
const HINT =
  /\[\[|\[toc\]|\[TOC\]|\\[([]|\[!|\{[%:{]|^[>\s]*(?::{3,}[ \t]|!!! ?\w|\?\?\?\+? |=== ?"|<<< ?[@.]|[•●▪■◦‣∙])|==\S|%%/m

export const mayBeForeign = (text: string): boolean => HINT.test(text)

/** How a line begins inside quotations. */
const START = '^(?:>[ \\t]?)*[ \\t]*'
const BEGIN = new RegExp(START)

/** Attributes of C++ and what the standard of JavaScript names so: whoever writes of either means no notes. */
const STANDARD = [
  'nodiscard|maybe_unused|noreturn|deprecated|fallthrough|(?:un)?likely|no_unique_address|carries_dependency|\\w+::[^\\]]+',
  'Prototype|Class|Construct|Call|Scopes?|Environment|HomeObject|Get|Set|Delete|Value|Writable|Enumerable|Configurable',
  'GetOwnProperty|DefineOwnProperty|HasProperty|OwnPropertyKeys|PreventExtensions|IsExtensible|Extensible|[GS]etPrototypeOf',
  'PrimitiveValue|Promise(?:State|Result)|FunctionLocation|Bound(?:This|Arguments|TargetFunction)',
].join('|')

/**
 * `[[Note#Part|words]]`, with `!` before it a file that is put in. An index has no letters; `[[A,B]]` is a list of
 * them; `?q=[[…]]` stands in an address.
 */
const WIKI = new RegExp(
  String.raw`(?<![\\\]\p{L}\p{N}_=/?&])(?<embed>!?)\[\[(?=\S)(?!(?:${STANDARD})\]\]|[A-Z](?:, ?[A-Z])+\]\])(?=[^\][\n]*?\p{L})(?<name>[^\][\n]+)\]\](?![([:])`,
  'gu',
)
const CALLOUT = /^\[!(?<kind>[a-z-]+)(?:\|[^\]\n]*)?\][+-]?[ \t]*(?<title>[^\n]*)/i
/**
 * Liquid, shortcodes, attributes of kramdown, parts of VitePress; not what closes one. `{:.2f}` and `{:d}` are formats of
 * numbers.
 */
const TAG =
  /(?<!\\)(?:\{%-?\s*(?!end)\w[^{}%\n]*%\}|\{\{[<%]\s*\w[^{}\n]*[>%]\}\}|\{:\s*(?:toc\s*\}|(?:[.#]\p{L}|[\w-]+=["'])[^{}\n]*\})|^<<<[ \t]*[@.]\/?\S+)/gmu
const CONTAINER = new RegExp(`${START}(?<colons>:{3,})[ \\t]+(?<kind>[\\p{L}-]+)[ \\t]*(?<title>[^\\n]*)`, 'gmu')
const BOX = new RegExp(
  `${START}(?:!!!|\\?\\?\\?\\+?)[ \\t]*(?<kind>[a-z]+)(?:[ \\t]+"(?<title>[^"\\n]*)")?[ \\t]*$`,
  'gm',
)
const TABS = new RegExp(`${START}===[+!]?[ \\t]*"[^"\\n]+"`, 'gm')
/** `х==у и у==я` compares, and a sign in quotes is a sign. */
const MARK =
  /(?<![\\=\p{L}\p{N}_])==(?=[\p{L}\p{N}«(*_`~[])(?=[^=\n]*?\p{L})([^=\n]+)(?<=[\p{L}\p{N}»)*_`~\].!?…])==(?![=\p{L}\p{N}_])/gu
/** Close to its words, or a line of its own: `%%` in a sentence is a percent of `printf`. */
const COMMENT = /(?<![\\%\p{L}\p{N}_])%%(?=\p{L})[^%]*(?<=[^\s%])%%(?![%\p{L}\p{N}_])|^%%(?:[ \t][^%\n]*%%)?[ \t]*$/gmu
/** `\( x^2 \)`, as chats and LaTeX write it: to Markdown these are brackets. Signs of TeX tell it from them. */
const FORMULA = /(?<!\\)(?:\\\(([\s\S]{1,300}?)\\\)|\\\[([\s\S]{1,300}?)\\\])/g
/** `\frac{a}{b}`, `x^2`, `x_1`: no price, no mark of a note and no variable of a shell looks so. */
export const TEX = /\\[a-z]{2,}|[\^_]\{|(?<![\p{L}\p{N}_])\p{L}_\d|(?<=[\p{L}\p{N})}\]])\^[\da-z]/iu
/** Alone in its paragraph. */
const TOC = /^\s*\[toc\]\s*$/i
const BULLET = new RegExp(`${START}([•●▪■◦‣∙])[ \\t\\u00a0]`, 'gm')

/** Names of boxes elsewhere -> ours; all others are notes. */
const KINDS: Record<string, string> = {
  ...{ tip: 'tip', hint: 'tip', success: 'tip', check: 'tip', done: 'tip' },
  ...{ info: 'info', important: 'info', abstract: 'info', summary: 'info', tldr: 'info', question: 'info' },
  ...{ help: 'info', faq: 'info', todo: 'info', example: 'info' },
  ...{ warning: 'warning', attention: 'warning' },
  ...{ danger: 'danger', caution: 'danger', error: 'danger', failure: 'danger', fail: 'danger', bug: 'danger' },
}
/** What a container of VitePress is when it is no box. */
const OTHERS: Record<string, Foreign['id']> = {
  details: 'foreign-details',
  'code-group': 'foreign-tabs',
  tabs: 'foreign-tabs',
}

/** What of other engines stands in a passage, in its order. */
export function findForeign({ source, opensQuote }: Passage): Foreign[] {
  const found: Foreign[] = [
    ...[...source.matchAll(WIKI)].map(toWiki),
    ...all(source, TAG, 'foreign-tag'),
    ...[...source.matchAll(CONTAINER)].map(toContainer),
    ...[...source.matchAll(BOX)].map(match => toBox(match, 'foreign-box')),
    ...all(source, TABS, 'foreign-tabs'),
    ...[...source.matchAll(MARK)].map(({ 1: words = '', index }): Foreign => {
      return { id: 'foreign-mark', offset: index, values: { words: short(words) } }
    }),
    ...all(source, COMMENT, 'foreign-comment'),
    ...(TOC.test(source) ? all(source, /\S+/g, 'foreign-toc') : []),
    ...formulas(source),
    ...bullets(source),
  ]
  const callout = opensQuote ? CALLOUT.exec(source) : null
  if (callout !== null) found.push(toBox(callout, 'foreign-callout'))
  return found.sort((a, b) => a.offset - b.offset)
}

function formulas(source: string): Foreign[] {
  return [...source.matchAll(FORMULA)].flatMap(({ 0: written, 1: inline, 2: block = '', index }): Foreign[] => {
    const values = { written: short(written.replace(/\s+/g, ' ')) }
    return TEX.test(inline ?? block) ? [{ id: 'foreign-formula', offset: index, values }] : []
  })
}

/** An example in a message is short. */
const short = (text: string): string => (text.length > 40 ? `${text.slice(0, 39)}…` : text).trim()

const all = (source: string, pattern: RegExp, id: Foreign['id']): Foreign[] =>
  [...source.matchAll(pattern)].map(({ 0: written, index }) => {
    const begin = BEGIN.exec(written)?.[0].length ?? 0
    return { id, offset: index + begin, values: { written: short(written.slice(begin).split('\n', 1)[0] ?? '') } }
  })

function toWiki({ 0: written, index, groups = {} }: RegExpMatchArray): Foreign {
  const place = { offset: index ?? 0, values: { written: short(written) } }
  const [name = '', ...rest] = (groups.name ?? '').split(/\\?\|/)
  if (groups.embed === '!') return { id: 'foreign-embed', ...place }
  if (/^_?toc_?$/i.test(name)) return { id: 'foreign-toc', ...place }
  const [note = '', part] = name.split('#')
  const hash = part === undefined ? '' : `#${part.trim().toLowerCase().replaceAll(' ', '-')}`
  const path = note === '' ? hash : `./${note.trim().replace(/(?:\.mdx?)?$/, '.md')}${hash}`
  const target = path.includes(' ') ? `<${path}>` : path
  const words = rest.join('|') || name.replace(/^#/, '')
  return { id: 'foreign-wiki', ...place, values: { ...place.values, link: `[${words}](${target})` } }
}

/** `[Title]` of a box of ours. */
const titled = (title = ''): string => (title.trim() === '' ? '' : `[${title.trim()}]`)

function toBox({ 0: written, index, groups = {} }: RegExpMatchArray, id: Foreign['id']): Foreign {
  const kind = KINDS[groups.kind?.toLowerCase() ?? ''] ?? 'note'
  const begin = BEGIN.exec(written)?.[0].length ?? 0
  const values = { written: short(written.slice(begin)), box: `:::${kind}${titled(groups.title)}` }
  return { id, offset: (index ?? 0) + begin, values }
}

function toContainer(match: RegExpMatchArray): Foreign {
  const kind = match.groups?.kind?.toLowerCase() ?? ''
  return toBox(match, OTHERS[kind] ?? 'foreign-container')
}

/** One such line is a line; several were a list in the program that they come from. */
function bullets(source: string): Foreign[] {
  const [first, second] = [...source.matchAll(BULLET)]
  if (first === undefined || second === undefined) return []
  return [{ id: 'foreign-bullets', offset: first.index, values: { sign: first[1] } }]
}

/** What is code or no text in HTML: nobody writes Markdown there. */
const NO_TEXT = /<!--[\s\S]*?-->|<(pre|code|script|style|svg|math|textarea)\b[^>]*>[\s\S]*?<\/\1\s*>/gi
const MARKDOWN = /\*\*(?=[^\s*])[^*\n<>]+\*\*|!?\[[^\][\n<>]+\]\([^()\s<>]+\)/

/** Characters of a block that are looked at: tags that nothing closes make it go over the rest again and again. */
const MOST = 10_000

/** Markdown in a block of HTML, which no empty line ends: its signs are shown. */
export function findInHtml(html: string): Foreign | undefined {
  // Blanks of the same length keep the offsets.
  const text = html.slice(0, MOST).replace(NO_TEXT, part => ' '.repeat(part.length))
  const { 0: written, index = 0 } = MARKDOWN.exec(text) ?? {}
  if (written === undefined) return undefined
  const [, tag = 'div'] = /<(\/?[a-z][\w-]*)[^<>]*>[^<>]*$/i.exec(text.slice(0, index)) ?? []
  return { id: 'foreign-html', offset: index, values: { written: short(written), tag } }
}
