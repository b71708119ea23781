/**
 * Rules of Russian typography for a run of text: no-break spaces, dashes, quotes, ellipses. They only find places;
 * who applies the edits knows where elements begin and end.
 */

import type { TextEdit } from '../../shared/text/edits.ts'
import { escapeRegExp } from '../../shared/text/escape.ts'
import { bond, findGlued, isUnit, NBSP } from './glued.ts'

/** Stands for an element that is not text: code, an image, a footnote number. */
export const OPAQUE = '\uFFFC'

/** Nothing parts where it stands; nothing is seen of it, so the hyphen before it stays the one that readers look for. */
const JOINER = '\u2060'

/** What is counted in ranges, besides units: «10–15 минут», whatever the ending. */
const COUNTED =
  /^(?:минут|секунд|час|дн(?:я|ей)|день|сут|недел|месяц|год|лет|раз|рубл|процент|градус|метр|килом|сантим|миллим|мегаб|гигаб|килоб|терабайт|бит|байт|человек|штук|строк|страниц|слов|знак|символ|балл|пикс|ватт|вольт|долл|евро)/
/** A dash with spaces around it, after something and before something; two hyphens are an option of a command. */
const DASH = /(?<=[^\s])([ \n\u00a0]+)(-|-{3}|[–—])(?=[ \n\u00a0])/g
const LEADING_DASH = /^(-{2,3}|—)([ \n]+)(?=\S)/g
const TIGHT_DASH = /(?<=[а-яё])--(?=[а-яё])/gi
/** A comma is that of decimals, Roman figures are of centuries. */
const RANGE = /(?<![\d\p{L}.,:/–—-])(\d{1,4}(?:,\d)?|[IVX]+)-(\d{1,4}(?:,\d)?|[IVX]+)(?![\d\p{L}:/–—-]|[.,]\d)/gu
/** `P2P-`, `IP-`, `TG-` before a word: so short a part alone at the end of a line says nothing. */
const COMPOUND = /(?<![\p{L}\p{N}_-])[A-Z\d][A-Za-z\d]{0,3}-(?=[а-яё]{1,12}(?![\p{L}\p{N}-]))/gu
const ELLIPSIS = /(?<![./])\.{3}(?![./\w])/g

/** Whether the rules apply at all: a text without a Cyrillic letter is in another language. */
export const isRussian = (text: string): boolean => /[а-яё]/i.test(text)

export interface Typesetting {
  /** Names of several words that the site's config lists: they never part, whatever letters they are of. */
  names?: RegExp | undefined
  /** A heading: pairs of Latin words with capitals are names, too; numbers of parts stay with them. */
  isHeading?: boolean
}

/** Edits for one run of inline text, in order, not overlapping; of one without Cyrillic only bonds of numbers and units. */
export function findEdits(text: string, typesetting: Typesetting = {}): TextEdit[] {
  const glued = findGlued(text)
  if (!isRussian(text)) return glued
  const signs = findSigns(text)
  const names = findNames(text, typesetting)
  const compounds = typesetting.isHeading === true ? findCompounds(text) : []
  const quotes = findQuotes(text)
  if (signs.length + names.length + compounds.length + quotes.length === 0) return glued
  const edits = new Map<number, TextEdit>()
  for (const list of [signs, glued, names, compounds, quotes])
    for (const edit of list) if (!edits.has(edit.start)) edits.set(edit.start, edit)
  return [...edits.values()].sort((a, b) => a.start - b.start)
}

/** Dashes and dots. */
function findSigns(text: string): TextEdit[] {
  const edits: TextEdit[] = []
  const add = (start: number, end: number, text: string) => edits.push({ start, end, text })
  // Most runs of text have none of these signs, and looking for a sign is cheaper than for a pattern.
  if (/[-–—]/.test(text)) {
    for (const match of text.matchAll(DASH)) {
      const [whole, space = '', dash = ''] = match
      const start = match.index + space.length
      const after = text.slice(start + dash.length).trimStart()[0] ?? ''
      if (after === '' || (dash === '-' && isMinus(text, match.index, start))) continue
      if (space !== NBSP) add(match.index, start, NBSP)
      if (dash !== '—') add(start, match.index + whole.length, '—')
    }
  }
  if (text.includes('--') || text.startsWith('—')) {
    for (const match of text.matchAll(LEADING_DASH)) add(0, match[0].length, `—${NBSP}`)
    for (const match of text.matchAll(TIGHT_DASH)) add(match.index, match.index + 2, '—')
  }
  if (text.includes('-')) {
    for (const match of text.matchAll(RANGE)) {
      const [whole, from = ''] = match
      const hyphen = match.index + from.length
      if (isRange(text, match.index, whole)) add(hyphen, hyphen + 1, '–')
    }
  }
  if (text.includes('...')) for (const match of text.matchAll(ELLIPSIS)) add(match.index, match.index + 3, '…')
  return edits
}

const findCompounds = (text: string): TextEdit[] =>
  [...text.matchAll(COMPOUND)].map(({ index, 0: { length } }) => ({
    start: index + length,
    end: index + length,
    text: JOINER,
  }))

/** `5 - 3` and `x - y`: numbers and single Latin letters on both sides of a hyphen are arithmetic. */
function isMinus(text: string, end: number, start: number): boolean {
  const left = /\S+$/.exec(text.slice(Math.max(0, end - 24), end))?.[0] ?? ''
  const right = /^-\s+(\S+)/.exec(text.slice(start, start + 24))?.[1] ?? ''
  return isOperand(left) && isOperand(right)
}

const isOperand = (word: string): boolean => /^[([]*(?:[+−-]?\d[\d.,]*|[A-Za-z]\d?)[)\],.;:!?]*$/.test(word)

/** Years, or numbers that a measure follows: `11-21` alone may be a size, a verse or a name. */
function isRange(text: string, start: number, whole: string): boolean {
  const [from = '', to = ''] = whole.split('-')
  const after = text.slice(start + whole.length, start + whole.length + 24)
  if (/^[IVX]+-[IVX]+$/.test(whole)) return /^[ \n\u00a0]+(?:вв|век)/.test(after)
  if (!(decimal(from) < decimal(to))) return false
  if (isYear(from) && isYear(to)) return !/\p{Lu}\s$/u.test(text.slice(Math.max(0, start - 2), start))
  const [, sign, word = ''] = /^(?:([%‰°])|[ \n\u00a0]+([^\s.,:;!?…)»]+))/.exec(after) ?? []
  return sign !== undefined || isUnit(word) || COUNTED.test(word.toLowerCase())
}

const decimal = (number: string): number => Number(number.replace(',', '.'))

const isYear = (number: string): boolean => /^(?:1[5-9]|20)\d\d$/.test(number)

/** Latin words in a row, each with a capital: `VS Code`, `Garry’s Mod`. A name of more than this is a phrase. */
const LATIN_WORDS = /(?<![\p{L}\p{N}.’'-])[A-Z][A-Za-z\d.’'+#]*(?:[ \n][A-Z][A-Za-z\d.’'+#]*(?![\p{L}\p{N}-]))+/gu
/** «часть 1» of a series. */
const NUMBERED = /(?<!\p{L})(?:часть|том|глава|шаг|версия)[ \n](?=\d)/giu
const LONGEST_NAME = 20

/**
 * Spaces inside names: those of the config anywhere; in headings three Latin words or pairs of them, each word in one
 * name, and numbers of parts.
 */
function findNames(text: string, { names, isHeading }: Typesetting): TextEdit[] {
  if (names === undefined && isHeading !== true) return []
  const found: TextEdit[] = []
  if (names !== undefined) {
    for (const { 0: name, index } of text.matchAll(names)) {
      for (const space of name.matchAll(/[ \n]+/g)) {
        found.push(bond(index + space.index, index + space.index + space[0].length))
      }
    }
  }
  if (isHeading !== true) return found
  for (const { 0: whole, index } of text.matchAll(NUMBERED)) {
    found.push(bond(index + whole.length - 1, index + whole.length))
  }
  for (const { 0: whole, index } of text.matchAll(LATIN_WORDS)) {
    for (const end of latinNames(whole)) found.push(bond(index + end, index + end + 1))
  }
  return found
}

/** Places of the spaces that bind the words of a row: all of three, else those of pairs from the left. */
function latinNames(row: string): number[] {
  const parts = row.split(/[ \n]/)
  const size = parts.length === 3 && row.length <= LONGEST_NAME && parts.slice(0, 2).every(isInside) ? 3 : 2
  const found: number[] = []
  let start = 0
  let inName = 1
  for (const [index, word] of parts.slice(0, -1).entries()) {
    const end = start + word.length
    const isShort = word.length + (parts[index + 1] ?? '').length + 1 <= LONGEST_NAME
    if (inName < size && isInside(word) && isShort) {
      found.push(end)
      inName++
    } else inName = 1
    start = end + 1
  }
  return found
}

/** A word that no sentence ends with. */
const isInside = (word: string): boolean => !word.endsWith('.')

/** Finds any of the names, with plain spaces in them; `undefined` when there are none. */
export function namesPattern(names: readonly string[]): RegExp | undefined {
  const patterns = names.filter(name => /\s/.test(name.trim())).map(name => escapeName(name.trim()))
  return patterns.length === 0 ? undefined : new RegExp(`(?<![\\p{L}\\p{N}])(?:${patterns.join('|')})`, 'gu')
}

/** An apostrophe of either kind, a space of any. */
const escapeName = (name: string): string =>
  escapeRegExp(name).replace(/['’]/g, "['’]").replace(/\s+/g, '[ \\n\u00a0]+')

/** Straight quotes: «outer „inner“ text»; none at all when they do not pair. */
function findQuotes(text: string): TextEdit[] {
  if (!text.includes('"')) return []
  const edits: TextEdit[] = []
  let depth = 0
  for (let index = 0; index < text.length; index++) {
    const character = text[index]
    if (character === '«') depth++
    else if (character === '»') depth--
    else if (character === '"') {
      const before = text[index - 1] ?? ' '
      const after = text[index + 1] ?? ' '
      const opens =
        /[\s([{—–\-/«„"]/.test(before) && /\S/.test(after) && !(before === '"' && depth > 0 && closes(after))
      if (!opens && depth === 0 && /\d/.test(before)) continue
      if (opens) edits.push({ start: index, end: index + 1, text: depth++ === 0 ? '«' : '„' })
      else edits.push({ start: index, end: index + 1, text: --depth === 0 ? '»' : '“' })
    }
    if (depth < 0) return []
  }
  return depth === 0 ? edits : []
}

const closes = (after: string): boolean => /[\s.,:;!?)\]}…—"]/.test(after)

/** A plain string with the rules applied: titles, descriptions. */
export function typograph(text: string, typesetting: Typesetting = {}): string {
  // Of another language names alone are known.
  const names = isRussian(text) ? undefined : findNames(text, { names: typesetting.names })
  const edits = names ?? findEdits(text, typesetting)
  let result = ''
  let position = 0
  for (const edit of edits) {
    if (edit.start < position) continue
    result += text.slice(position, edit.start) + edit.text
    position = edit.end
  }
  return result + text.slice(position)
}
