import { describe, expect, test } from 'vitest'
import { writtenLanguage } from '../index-writer/languages.ts'
import { createLanguage } from '../text/language.ts'
import { findMatches, type Marks, marksOf, placesOf, toParts, toSnippet, wordsOf } from './highlight.ts'
import type { Plan } from './plan.ts'

const RUSSIAN = createLanguage(writtenLanguage('ru'))
const marks = (terms: string[], prefixes: string[] = []): Marks => ({
  terms: new Map(terms.map((term, place) => [term, place])),
  prefixes: prefixes.map((prefix, index) => ({ prefix, place: terms.length + index })),
})
/** A text with its matches in brackets. */
const shown = (text: string, ...wanted: Parameters<typeof marks>): string =>
  toParts(text, findMatches(wordsOf(text, RUSSIAN), marks(...wanted)))
    .map(part => (part.mark ? `[${part.text}]` : part.text))
    .join('')
const snippet = (text: string, count: number, ...wanted: Parameters<typeof marks>): string =>
  toSnippet(text, findMatches(wordsOf(text, RUSSIAN), marks(...wanted)), count)
    .map(part => (part.mark ? `[${part.text}]` : part.text))
    .join('')

describe('words of a text', () => {
  test('are marked whole, one by one, in any form', () => {
    expect(shown('Контейнеры и контейнер.', ['контейнер'])).toBe('[Контейнеры] и [контейнер].')
    expect(shown('a docker compose b', ['docker', 'compose'])).toBe('a [docker] [compose] b')
    expect(shown('docker', [])).toBe('docker')
  })

  test('are marked when the typed beginning is theirs, stop words too', () => {
    expect(shown('контейнер и сервер', [], ['кон'])).toBe('[контейнер] и сервер')
    expect(shown('что это', [], ['чт'])).toBe('[что] это')
  })

  test('a compound found together is marked by its parts', () => {
    expect(shown('про Wi-Fi дома', ['wifi'])).toBe('про [Wi]-[Fi] дома')
  })

  test('a part of the text has its own marks only', () => {
    const text = 'ключ, ещё ключ'
    const parts = toParts(text, findMatches(wordsOf(text, RUSSIAN), marks(['ключ'])), { start: 4, end: 14 })
    expect(parts).toEqual([
      { text: ', ещё ', mark: false },
      { text: 'ключ', mark: true },
    ])
  })
})

test('the places of the query say how many of its words are there', () => {
  const matches = findMatches(wordsOf('ключ замок ключ дверь', RUSSIAN), marks(['ключ', 'двер']))
  expect(matches.map(({ place }) => place)).toEqual([0, -1, 0, 1])
  expect([...placesOf(matches)]).toEqual([0, 1])
})

describe('a snippet', () => {
  const text = 'a1 b1 c1 d1 e1 f1 g1 h1 i1 j1'

  test('is the whole text when that is short enough', () => {
    expect(snippet(text, 10, ['c1'])).toBe('a1 b1 [c1] d1 e1 f1 g1 h1 i1 j1')
  })

  test('is the beginning when nothing matches', () => {
    expect(snippet(text, 3, ['zz'])).toBe('a1 b1 c1 …')
    expect(snippet('', 3, ['zz'])).toBe('')
    expect(snippet('— … —', 3, ['zz'])).toBe('— … —')
  })

  test('has the first match a third of the way in', () => {
    expect(snippet(text, 3, ['f1'])).toBe('… e1 [f1] g1 …')
    expect(snippet(text, 6, ['f1'])).toBe('… d1 e1 [f1] g1 h1 i1 …')
  })

  test('begins and ends with the text, not before or after it', () => {
    expect(snippet(text, 3, ['a1'])).toBe('[a1] b1 c1 …')
    expect(snippet(text, 3, ['j1'])).toBe('… h1 i1 [j1]')
  })

  test('stands where most different words are, the earliest of equals', () => {
    expect(snippet('a1 x a1 x x x a1 b1 x x', 2, ['a1', 'b1'])).toBe('… [a1] [b1] …')
    expect(snippet('x x a1 x x x x a1 x x', 3, ['a1'])).toBe('… x [a1] x …')
  })

  test.each([
    ['a1 b1 c1. D1 e1 f1 g1 h1', 6, 'e1', '… D1 [e1] f1 g1 h1'],
    ['a1 b1 c1! «D1» e1 f1 g1 h1 i1 j1 k1', 6, 'd1', '… [D1]» e1 f1 g1 h1 i1 …'],
    ['a1 b1 c1. D1? E1 f1 g1 h1 i1 j1 k1', 9, 'f1', '… E1 [f1] g1 h1 i1 j1 k1'],
    // No sentence ends there, nor behind what was found.
    ['a1 b1 fmt.Println(c1) d1 e1 f1 g1 h1 i1', 6, 'd1', '… Println(c1) [d1] e1 f1 g1 …'],
    ['a1 b1 c1 d1 e1. F1 g1 h1 i1 j1', 6, 'e1', '… c1 d1 [e1]. F1 g1 h1 …'],
    ['A1 b1. C1 d1', 3, 'zz', 'A1 b1. C1 …'],
  ])('begins with a sentence where one begins there: %s', (text, words, term, shown) => {
    expect(snippet(text, words, [term])).toBe(shown)
  })

  test('leads in by no more than leaves its matches inside', () => {
    expect(snippet(text, 3, ['d1', 'f1'])).toBe('… [d1] e1 [f1] …')
  })
})

test('what only begins with a word is found by its beginning, not marked whole', () => {
  const word = (text: string, prefix: boolean) => ({ word: text, term: text, prefix, start: 0, end: text.length })
  const plan: Plan = {
    words: [
      {
        word: word('док', true),
        clues: [
          { row: ['docker', ''], weight: 1 },
          { row: ['докер', ''], weight: 1, pages: 2, isLonger: true },
        ],
        guesses: [],
      },
      { word: word('нет', true), clues: [], guesses: [] },
      { word: word('ssh', false), clues: [{ row: ['ssh', ''], weight: 1 }], guesses: [] },
    ],
    compounds: [{ from: 1, to: 3, clues: [{ row: ['нетssh', ''], weight: 1 }] }],
    title: undefined,
    shownFor: undefined,
  }
  expect(marksOf(plan)).toEqual({
    terms: new Map([
      ['нетssh', 1],
      ['docker', 0],
      ['ssh', 2],
    ]),
    prefixes: [{ prefix: 'док', place: 0 }],
  })
})
