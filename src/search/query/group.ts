/** A found page as the reader sees it: title and the sections that match best. */

import type { Fragment, FragmentSection, SearchKind } from '../format.ts'
import type { Language } from '../text/language.ts'
import {
  densestWindow,
  findMatches,
  type Marks,
  type Match,
  placesOf,
  toParts,
  toSnippet,
  wordsOf,
} from './highlight.ts'
import type { SearchGroup, SearchItem } from './result.ts'

/** Sections shown below one page. */
const MAX_ITEMS = 5
/** A word in a heading says more than one in the text. */
const HEADING = 1.5
/** Words among which those of the query are near each other, and how much of them that says. */
const NEAR = 5
const NEARNESS = 0.3

/** What results show of a page; its sections may still be on their way. */
export type Said = Pick<Fragment, 'route' | 'title' | 'section' | 'lang' | 'sections'>

type Words = ReturnType<typeof wordsOf>

/** Words of the texts of a fragment, cut when first needed and kept as long as the fragment is. */
const known = new WeakMap<Said, Map<string, Words>>()

function wordsIn(fragment: Said, text: string, language: Language): Words {
  let texts = known.get(fragment)
  if (texts === undefined) {
    texts = new Map()
    known.set(fragment, texts)
  }
  let words = texts.get(text)
  if (words === undefined) {
    words = wordsOf(text, language)
    texts.set(text, words)
  }
  return words
}

interface Showing {
  /** By the words alone, wherever on the page they stand. */
  score: number
  kind: SearchKind
  marks: Marks
  language: Language
  snippetWords: number
}

interface ScoredGroup extends SearchGroup {
  score: number
}

export function toGroup(fragment: Said, { score, kind, marks, language, snippetWords }: Showing): ScoredGroup {
  const matchesIn = (text: string): Match[] => findMatches(wordsIn(fragment, text, language), marks)
  const { route, title, section, lang } = fragment
  const titleMatches = matchesIn(title)
  const judged = fragment.sections.map(section => judgeSection(section, matchesIn))
  const items = judged
    .filter(({ score }) => score > 0)
    // Sorting is stable: equals stay in the order of the page.
    .sort((a, b) => b.score - a.score)
    .slice(0, MAX_ITEMS)
    .map(({ section }) => toItem(section, matchesIn, snippetWords))
  const [opening] = fragment.sections
  if (items.length === 0 && opening !== undefined) items.push(toItem(opening, matchesIn, snippetWords))
  return {
    route,
    title,
    titleParts: toParts(title, titleMatches),
    kind,
    section,
    lang,
    items,
    score: score * Math.max(1, together(titleMatches), ...judged.map(({ near }) => near)) ** NEARNESS,
  }
}

/** Words of the query that stand near each other somewhere. */
const together = (matches: readonly Match[]): number => densestWindow(matches, NEAR).different

type MatchesIn = (text: string) => Match[]

function judgeSection(section: FragmentSection, matchesIn: MatchesIn) {
  const [, heading, , text] = section
  const inHeading = placesOf(matchesIn(heading))
  const matches = matchesIn(text)
  const places = new Set([...inHeading, ...placesOf(matches)])
  const count = matches.filter(({ place }) => place >= 0).length
  // Repetition decides only between sections that hold the same words.
  const score = places.size + inHeading.size * HEADING + Math.min(count, 9) / 100
  return { section, score, near: together(matches) }
}

function toItem([anchor, heading, , text]: FragmentSection, matchesIn: MatchesIn, snippetWords: number): SearchItem {
  return {
    anchor,
    heading: toParts(heading, matchesIn(heading)),
    text: toSnippet(text, matchesIn(text), snippetWords),
  }
}
