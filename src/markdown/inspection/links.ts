/** What was to be a link or a note and is none: it names what nobody defined, or is typed nearly right. */

import type { Link } from 'mdast'
import type { TextValues } from '../../messages/text.ts'
import type { TextId } from '../../messages/texts/index.ts'
import { textExtensions } from '../../shared/files.ts'
import type { Written } from './prose.ts'

const FOOTNOTE = /(?<!\\)\[\^([^\][\s]+)\](?!:)/g
/** `[text][name]`: which has a letter in it is asked afterwards, or a long text without an end is gone over again and again. */
const REFERENCE = /(?<![\\\]\w])\[([^\][]+)\]\[([^\][\s][^\][]*)\]/g
/** Brackets with a word that no reference has: there they are a notation, as in `[bx][si] / [bx+si]`, `[a][b][c]`. */
const LONE = /\[(?![xX\u0425\u0445]\])([^\][^][^\][]*)\]/g
const isNotation = (rest: string): boolean => [...rest.matchAll(LONE)].some(({ 1: word = '' }) => /\p{L}/u.test(word))

export interface Missing {
  id: 'missing-footnote' | 'missing-definition'
  label: string
  offset: number
}

/** References to nothing stay text in Markdown. */
export function findMissing({ start, source }: Written): Missing[] {
  const footnotes = [...source.matchAll(FOOTNOTE)].map(
    ({ 1: label = '', index }): Missing => ({ id: 'missing-footnote', label, offset: start + index }),
  )
  const references = [...source.matchAll(REFERENCE)].flatMap(({ 1: text = '', 2: label = '', index }): Missing[] =>
    /\p{L}/u.test(text) ? [{ id: 'missing-definition', label, offset: start + index }] : [],
  )
  return references.length > 0 && isNotation(source.replace(REFERENCE, '')) ? footnotes : [...footnotes, ...references]
}

interface Nearly {
  id: Extract<TextId, 'link-space' | 'link-inside' | `link-nearly/${string}`>
  /** Offset in the source. */
  offset: number
  values: TextValues
}

/** Most paragraphs with brackets have nothing but links. */
export const mayBeNearly = (source: string): boolean => /\] {0,3}[(（]|\)\[/.test(source)

/** A link that a space in its address makes text: `[plan](./the plan.pdf)`. What looks like no path is a remark in brackets. */
const SPACED = /(?<!\\)!?\[[^\][]*\]\(((?:\.{0,2}\/)?[^\s()<>]+(?: +[^\s()<>"']+)+)\)/g
/** A size as other engines write it is no part of a name. */
const SIZE = / =\d*x\d*$/
const PAGES = `${textExtensions.join('|')}|html?`
const PATH = new RegExp(
  String.raw`^\.{0,2}\/|\.(?:${PAGES}|pdf|png|jpe?g|gif|svg|webp|avif|zip|mp4|mp3)(?:#\S*)?$`,
  'i',
)

/** What is an address for sure: `[да] (#5)` names an issue, `[да] (см. ниже)` is a remark. */
const ADDRESS = String.raw`(?:\.{0,2}\/|https?:\/\/|mailto:|#(?=[\p{L}_]))[^\s<>\]]{1,300}|[^\s()<>\]]{1,200}\.(?:${PAGES}|pdf)(?:#[^\s()<>\]]{0,200})?`
const WORDS = String.raw`[^\][]{0,300}`
const APART = new RegExp(
  String.raw`(?<![\\\]])(!?\[(?=[^\][]*\p{L})(?![xX\u0425\u0445]\])${WORDS}\]) {1,3}\((${ADDRESS})\)`,
  'gu',
)
const OPEN = new RegExp(String.raw`(?<![\\\]])(!?\[${WORDS}\])\((${ADDRESS})`, 'gu')
const TURNED = new RegExp(
  String.raw`(?<![\\\p{L}\p{N}_\])])\((?=[^()\n]*\p{L})([^()\n]{1,300})\)\[(${ADDRESS})\](?!\()`,
  'gu',
)

/** Brackets of Chinese and Japanese keyboards around an address. */
const WIDE = new RegExp(
  String.raw`(?<![\\\]])(!?\[${WORDS}\])\uff08((?:\.{0,2}\/|https?:\/\/)[^\s\uff08\uff09]{1,300}|[^\s\uff08\uff09]{1,200}\.(?:${PAGES}|pdf|png|jpe?g|gif|svg|webp))\uff09`,
  'gu',
)

/** Links typed nearly right, in a paragraph without those that are links. */
export function findNearly(source: string): Nearly[] {
  const spaced = [...source.matchAll(SPACED)].flatMap(({ 1: label = '', index }): Nearly[] =>
    PATH.test(label) && !SIZE.test(label) ? [{ id: 'link-space', offset: index, values: { label } }] : [],
  )
  const known = new Set(spaced.map(({ offset }) => offset))
  const apart = [...source.matchAll(APART)].map(({ 1: words = '', 2: url = '', index }): Nearly => {
    return { id: 'link-nearly/apart', offset: index, values: { link: `${words}(${url})` } }
  })
  const open = [...source.matchAll(OPEN)].flatMap(({ 0: written, 1: words = '', 2: rest = '', index }): Nearly[] => {
    const url = rest.replace(/[.,;:!?]+$/, '')
    if (depthOf(url) <= 0 || known.has(index)) return []
    const after = source.slice(index + written.length, index + written.length + 300)
    const below = /^\n[ \t>]*([^\s()<>]+)\)/.exec(after)?.[1]
    if (below !== undefined)
      return [{ id: 'link-nearly/line', offset: index, values: { link: `${words}(${rest}${below})` } }]
    const values = { link: `${words}(${url}${')'.repeat(depthOf(url))}` }
    // With a bracket later on the line the address was to go on: `(./a.png =500x)`, `(./the plan (new).pdf)`.
    const goesOn = /^ [^\n[]*\)/.test(after)
    return [{ id: goesOn ? 'link-nearly/words' : 'link-nearly/open', offset: index, values }]
  })
  const turned = [...source.matchAll(TURNED)].map(({ 1: words = '', 2: url = '', index }): Nearly => {
    return { id: 'link-nearly/turned', offset: index, values: { link: `[${words}](${url})` } }
  })
  const wide = [...source.matchAll(WIDE)].map(({ 1: words = '', 2: url = '', index }): Nearly => {
    return { id: 'link-nearly/wide', offset: index, values: { link: `${words}(${url})` } }
  })
  return [...spaced, ...apart, ...open, ...turned, ...wide].sort((a, b) => a.offset - b.offset)
}

const WHOLE = new RegExp(String.raw`(?<![\\\]!])\[${WORDS}\]\((?:${ADDRESS})\)`, 'gu')

/** A link around another one, which alone is a link; `written`: the same paragraph with those that are links. */
export const findNested = (source: string, written: string): Nearly[] =>
  [...source.matchAll(WHOLE)].flatMap(({ 0: words, index }): Nearly[] => {
    const inside = /(?<![\\!])\[[^\][]*\]\([^()\s]*\)/.exec(written.slice(index + 1, index + words.lastIndexOf(']')))
    return inside === null ? [] : [{ id: 'link-inside', offset: index, values: { link: inside[0] } }]
  })

/** How many brackets of a link are open where its address ends. */
const depthOf = (url: string): number => 1 + url.split('(').length - url.split(')').length

/** A link with nothing in it. Without an address it is no link to anywhere: so anchors are written elsewhere. */
export const isUnseen = ({ url, children }: Link): boolean =>
  url !== '' && children.every(child => child.type === 'text' && child.value.trim() === '')
