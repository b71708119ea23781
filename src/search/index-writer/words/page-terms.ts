/** What one page says of terms: where they stand on it and how they are written there. Looks at no other page. */

import { codeOrder } from '../../../shared/collections.ts'
import { TITLE_HEAD, titleKey, WHOLE_TITLE } from '../../format.ts'
import { packStanding, stepOfTimes, stepOfTitle } from '../../postings.ts'
import type { Language } from '../../text/language.ts'
import { hasSpaceless } from '../../text/tokenize.ts'
import type { PageWords } from '../fragments.ts'
import { beginOf, findNext } from './compounds.ts'
import { createSpellings, NONE, SEVERAL, type Spellings } from './spellings.ts'

/** Where and how often, in one number: flags of places, and `IN_TEXT` for each time in the text. */
type Count = number

const IN_TITLE = 1
const IN_TAG = 2
const IN_HEADING = 4
const IN_TEXT = 8
const PLACES = IN_TEXT - 1

/** A number that only says where the page stands among others: `14.9. `, `01 - `, `05 `. */
const NUMBERING = /^(?:0\d|\d[\d.]*(?:(?<=\.)|\)|\s+[-–—:]))\s+(?=\S)/

const plus = (sum: Count, count: Count): Count => (sum | (count & PLACES)) + (count & ~PLACES)

interface PageTerms {
  /** Numbers of its terms, each once. */
  terms: readonly number[]
  /** How each of them stands there. */
  standings: readonly number[]
  /** Words of the text. */
  words: number
}

interface TermReader {
  read(page: PageWords): PageTerms
  /** The word that the page read last mostly has of a term, as it mostly stands there: «установка» of «установк». */
  writtenOf(term: number): string
  termAt(number: number): string
  /** The number of a term. */
  termOf(term: string): number
}

/** Counts are in one list for all pages, which is empty again when the next one is read. */
export function createTermReader(language: Language): TermReader {
  const spellings = createSpellings(language)
  const { numberOf, learn, terms: names } = spellings
  const sumTerms = createSummer(spellings)
  const counts: Count[] = []
  const found: number[] = []
  /** Gives the number of words. */
  const add = (text: string, place: Count): number => {
    // A sentence without spaces is one compound of many words.
    const isSpaceless = hasSpaceless(text)
    let words = 0
    for (const next = beginOf(text); findNext(next); words++) {
      const spelling = numberOf(next)
      const count = counts[spelling] ?? 0
      if (count === 0) found.push(spelling)
      counts[spelling] = plus(count, place)
      if (isSpaceless) words += moreWords(text.slice(next.start, next.end))
    }
    return words
  }
  return {
    read({ title, tags, section, sections }) {
      for (const spelling of found.splice(0)) counts[spelling] = 0
      add(title, IN_TITLE)
      for (const { label } of tags) add(label, IN_TAG)
      // Pages of a chapter named «Blockchain» seldom say so again.
      add(section, IN_TAG)
      let words = 0
      for (const { heading, text } of sections) {
        add(heading, IN_HEADING | IN_TEXT)
        words += add(text, IN_TEXT)
      }
      learn()
      return { ...sumTerms(title, found, counts), words }
    },
    writtenOf(term) {
      const forms = (spellings.forms[term] ?? []).flatMap(({ spelling, word, written }) => {
        const count = spellings.stops.has(spelling) ? 0 : (counts[spelling] ?? 0)
        return count > 0 ? { word, written, times: Math.max(Math.floor(count / IN_TEXT), 1) } : []
      })
      forms.sort((a, b) => codeOrder(a.word, b.word))
      const best = mostly(forms.map(({ word, times }) => [word, times])) ?? names[term] ?? ''
      // Accents are left out where people are in a hurry: of equals the one that has them.
      const ofBest = forms.filter(({ word }) => word === best).sort((a, b) => codeOrder(b.written, a.written))
      return mostly(ofBest.map(({ written, times }) => [written, times])) ?? best
    },
    termAt: number => names[number] ?? '',
    termOf: spellings.termOf,
  }
}

/** Words of a compound after the first. */
const moreWords = (compound: string): number => (hasSpaceless(compound) ? compound.length >> 1 : 0)

/** The most frequent form; of equals the first of the list. */
function mostly(forms: readonly (readonly [form: string, times: number])[]): string | undefined {
  const sums = new Map<string, number>()
  for (const [form, times] of forms) sums.set(form, (sums.get(form) ?? 0) + times)
  const [best] = [...sums].sort(([, a], [, b]) => b - a)
  return best?.[0]
}

type SumTerms = (title: string, found: readonly number[], counts: readonly Count[]) => Omit<PageTerms, 'words'>

/** From spellings to the terms that they stand for. */
function createSummer({ numberOf, learn, only, stops, compounds, terms: names, termOf, wholeOf }: Spellings): SumTerms {
  const sums: Count[] = []
  /** First terms of all its parts; words that are in every text are left out where there are others. */
  const titleTerms = (title: string): string[] => {
    const spellings: number[] = []
    for (const next = beginOf(title); findNext(next); ) spellings.push(numberOf(next))
    learn()
    const saying = spellings.filter(spelling => !stops.has(spelling))
    return (saying.length > 0 ? saying : spellings).flatMap(spelling => {
      const term = only[spelling] ?? NONE
      const firsts = compounds.get(spelling)?.firsts ?? (term === NONE ? [] : [term])
      return firsts.map(first => names[first] ?? '')
    })
  }
  return (title, found, counts) => {
    const terms: number[] = []
    const add = (term: number, count: Count): void => {
      const sum = sums[term] ?? 0
      if (sum === 0) terms.push(term)
      sums[term] = plus(sum, count)
    }
    for (const spelling of found) {
      const term = only[spelling] ?? NONE
      const count = (counts[spelling] ?? 0) & (stops.has(spelling) ? PLACES : -1)
      if (count === 0) continue
      if (term >= 0) {
        add(term, count)
        const whole = (count & PLACES) === 0 ? NONE : wholeOf(spelling)
        if (whole >= 0) add(whole, count & PLACES)
      } else if (term === SEVERAL) for (const one of compounds.get(spelling)?.terms ?? []) add(one, count)
    }
    const whole = titleTerms(title)
    const named = titleTerms(title.replace(NUMBERING, ''))
    const head = titleTerms(title.split(': ')[0] ?? '')
    const step = stepOfTitle(named.length)
    // «RSI Classic — signals of the zones» is about what it begins with, which one of many words is not.
    const firstStep = Math.max(step, 2)
    const standings = terms.map(term => standingOf(sums[term] ?? 0, names[term] === named[0] ? firstStep : step))
    for (const term of terms) sums[term] = 0
    // The whole title last: «SSH: SSH» is both.
    const titles = new Map<number, number>()
    if (head.length > 0) titles.set(termOf(titleKey(head)), TITLE_HEAD)
    for (const all of [named, whole]) if (all.length > 0) titles.set(termOf(titleKey(all)), WHOLE_TITLE)
    terms.push(...titles.keys())
    standings.push(...titles.values())
    return { terms, standings }
  }
}

const standingOf = (count: Count, titleStep: number): number =>
  packStanding({
    title: (count & IN_TITLE) === 0 ? 0 : titleStep,
    marks: Number((count & IN_TAG) !== 0) + Number((count & IN_HEADING) !== 0),
    times: stepOfTimes(Math.floor(count / IN_TEXT)),
  })
