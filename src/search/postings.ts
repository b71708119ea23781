/**
 * Postings as text: which pages hold a term, and how it stands on each. Written so that a change of one page changes
 * the terms of that page alone: nothing here depends on other pages, nor on how long this one is.
 */

/** How often a term stands in the text, from the least number of its step. */
const TIMES = [0, 1, 2, 4] as const
/** Words of a title, from the most of its step: the fewer there are, the more each of them says. */
const TITLE_WORDS = [1, 3] as const

const PER_MARK = TIMES.length
const PER_TITLE = PER_MARK * 3

/** What is known of a term on one page. */
interface Standing {
  /** 0 for a term that is not in the title; 3 when it is nearly all of it. */
  title: number
  /** In a heading, in a tag: neither, one, both. */
  marks: number
  /** 0 … 3: not in the text, once, two or three times, more often. */
  times: number
}

/** A standing as one small number. */
export const packStanding = ({ title, marks, times }: Standing): number => title * PER_TITLE + marks * PER_MARK + times

export const unpackStanding = (packed: number): Standing => ({
  title: Math.floor(packed / PER_TITLE),
  marks: Math.floor((packed % PER_TITLE) / PER_MARK),
  times: packed % PER_MARK,
})

/** In the title, a heading or a tag. */
export const isProminent = (packed: number): boolean => packed >= PER_MARK

/** Asked of every word of every page. */
export function stepOfTimes(times: number): number {
  let step = TIMES.length - 1
  while (step > 0 && times < (TIMES[step] ?? 0)) step--
  return step
}

export const stepOfTitle = (words: number): number => {
  const place = TITLE_WORDS.findIndex(most => words <= most)
  return place < 0 ? 1 : 3 - place
}

/**
 * Letters of a text: a mark for a standing other than the commonest, digits of the distance from the page before, of
 * which the last one is of its own kind. Printable, and none that JSON or the borders of rows need.
 */
const FIRST = 35
const SKIPPED = 92
const MARKS = PER_TITLE * 4
const HIGH = 12
const LOW = 91 - MARKS - HIGH
/** `packStanding` of a term that is once in the text and nowhere else. */
const COMMON = 1

const letterOf = (value: number): number => FIRST + value + (FIRST + value >= SKIPPED ? 1 : 0)

/** Postings on their way to a text: of all words of a large site, numbers would be twenty times as large. */
export interface Letters {
  bytes: Uint8Array
  length: number
  /** The page that was added last. */
  last: number
  /** How many were. */
  pages: number
}

/** Most words stand on few pages. */
const ROOM = 8

export const noLetters = (): Letters => ({ bytes: new Uint8Array(ROOM), length: 0, last: 0, pages: 0 })

/** Pages by rising number. */
export function addPosting(letters: Letters, page: number, standing: number): void {
  if (standing !== COMMON) addLetter(letters, standing)
  const distance = page - letters.last
  addHigh(letters, Math.floor(distance / LOW))
  addLetter(letters, MARKS + HIGH + (distance % LOW))
  letters.last = page
  letters.pages++
}

function addHigh(letters: Letters, rest: number): void {
  if (rest === 0) return
  addHigh(letters, Math.floor(rest / HIGH))
  addLetter(letters, MARKS + (rest % HIGH))
}

function addLetter(letters: Letters, value: number): void {
  if (letters.length === letters.bytes.length) {
    const wider = new Uint8Array(letters.length * 2)
    wider.set(letters.bytes)
    letters.bytes = wider
  }
  letters.bytes[letters.length++] = letterOf(value)
}

/** So many become a text at once. */
const AT_ONCE = 4096

export function textOfLetters({ bytes, length }: Letters): string {
  let text = ''
  for (let from = 0; from < length; from += AT_ONCE)
    text += String.fromCharCode.apply(
      null,
      bytes.subarray(from, Math.min(from + AT_ONCE, length)) as unknown as number[],
    )
  return text
}

/** Pages by rising number. */
export function writePostings(pages: readonly number[], standings: readonly number[]): string {
  const letters = noLetters()
  for (const [index, page] of pages.entries()) addPosting(letters, page, standings[index] ?? COMMON)
  return textOfLetters(letters)
}

/** Calls back with each page and the standing there. */
export function eachPosting(text: string, say: (page: number, standing: number) => void): void {
  let [page, standing, high] = [0, COMMON, 0]
  for (let index = 0; index < text.length; index++) {
    const unit = text.charCodeAt(index)
    const value = unit - FIRST - (unit > SKIPPED ? 1 : 0)
    if (value < MARKS) standing = value
    else if (value < MARKS + HIGH) high = high * HIGH + value - MARKS
    else {
      page += high * LOW + value - MARKS - HIGH
      say(page, standing)
      standing = COMMON
      high = 0
    }
  }
}

/** The page that comes first, without reading the others. */
export function firstPage(text: string): number | undefined {
  let end = 0
  while (end < text.length && letterOf(MARKS + HIGH) > text.charCodeAt(end)) end++
  let first: number | undefined
  eachPosting(text.slice(0, end + 1), page => {
    first = page
  })
  return first
}

/** Number of pages. */
export function countPostings(text: string): number {
  let count = 0
  eachPosting(text, () => count++)
  return count
}
