import { describe, expect, test } from 'vitest'
import { buildLexicon } from './lexicon.ts'
import type { Postings, TermPostings } from './postings.ts'

const postings = (pages: number, prominent = false): TermPostings => ({
  pages: Array.from({ length: pages }, (_, page) => page),
  impacts: [],
  prominent,
})
function lexicon(
  terms: Record<string, TermPostings>,
  pageCount = 10,
  forms: Record<string, Record<string, number>> = {},
) {
  const found: Postings = {
    terms: new Map(Object.entries(terms)),
    forms: new Map(Object.entries(forms).map(([term, counts]) => [term, new Map(Object.entries(counts))])),
  }
  return buildLexicon(found, pageCount)
}
const wordsOf = (...input: Parameters<typeof lexicon>) =>
  lexicon(...input).files.flatMap(rows => rows.map(([term]) => term))

describe('what is in it', () => {
  test('words of titles, and words of several pages: more of them on a large site', () => {
    const terms = { rare: postings(1), title: postings(1, true), twice: postings(2), thrice: postings(3) }
    expect(wordsOf(terms, 999).sort()).toEqual(['thrice', 'title', 'twice'])
    expect(wordsOf(terms, 1000).sort()).toEqual(['thrice', 'title'])
  })

  test('words alone: of three to twenty-four characters, beginning with a letter', () => {
    const fine = ['abc', 'a'.repeat(24), 'argon2']
    const others = ['ab', 'a'.repeat(25), '2fa', 'два слова ', 'a-b-c']
    expect(wordsOf(Object.fromEntries([...fine, ...others].map(term => [term, postings(9)]))).sort()).toEqual(
      fine.sort(),
    )
  })
})

test('a stem is shown as its most frequent form, of equals as the first in the alphabet', () => {
  const endings = (counts: Record<string, number>) => lexicon({ слов: postings(2) }, 10, { слов: counts }).files[0]?.[0]
  expect(endings({ слова: 2, слово: 3, словом: 1 })).toEqual(['слов', 'о'])
  expect(endings({ слово: 2, слова: 2 })).toEqual(['слов', 'а'])
  expect(endings({ слав: 9 })).toEqual(['слов', ''])
  expect(lexicon({ слов: postings(2) }).files[0]?.[0]).toEqual(['слов', ''])
})

describe('files', () => {
  const many = (letter: string, count: number) =>
    Object.fromEntries(
      Array.from({ length: count }, (_, index) => [`${letter}${'mnkt'.repeat(4)}${index}`, postings(2)]),
    )

  test('vowels share one, whatever the script; few words of all letters share it too', () => {
    const { letters, files } = lexicon({ apple: postings(2), эпл: postings(2), ssh: postings(2) })
    expect(files).toHaveLength(1)
    expect(new Set(Object.values(letters))).toEqual(new Set([0]))
    expect(Object.keys(letters).length).toBeGreaterThan(1)
  })

  test('a letter of many words has its own, named by its number', () => {
    const { letters, files } = lexicon({ ...many('m', 400), ...many('t', 400), ...many('k', 3) })
    expect(files.length).toBeGreaterThan(1)
    for (const [letter, number] of Object.entries(letters)) expect(files[number], letter).not.toHaveLength(0)
    for (const rows of files) {
      const size = JSON.stringify(rows).length
      // Above the limit only when one letter alone is.
      if (size > 10_000) expect(new Set(rows.map(([term]) => term[0])).size).toBe(1)
    }
  })

  test('no words make no files', () => expect(lexicon({})).toEqual({ letters: {}, files: [] }))
})
