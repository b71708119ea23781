import { describe, expect, test } from 'vitest'
import type { LexiconRow } from '../format.ts'
import { isWord, minPagesOf, packLexicon, soundGroup } from './lexicon.ts'

const lexicon = (terms: readonly string[]) => packLexicon(terms.toSorted().map((term): LexiconRow => [term, '']))

test('a word of a text must be on more pages of a large site', () => {
  expect([999, 1000].map(minPagesOf)).toEqual([2, 3])
})

test('words alone: of three to twenty-four characters, beginning with a letter', () => {
  expect(['abc', 'a'.repeat(24), 'argon2'].filter(isWord)).toHaveLength(3)
  expect(['ab', 'a'.repeat(25), '2fa', 'два слова ', 'a-b-c'].filter(isWord)).toEqual([])
})

test('what may be one name in two scripts is of one group: all vowels are one', () => {
  expect(['эпл', 'apple', 'ubuntu', 'юбилей'].map(soundGroup)).toEqual(Array.from({ length: 4 }, () => 'vowels'))
  expect(['докер', 'docker', 'джава', 'java'].map(soundGroup)).toEqual(['d', 'd', 'g', 'g'])
})

describe('files', () => {
  const many = (letter: string, count: number) =>
    Array.from({ length: count }, (_, index) => `${letter}${'mnkt'.repeat(4)}${index}`)

  test('vowels share one, whatever the script; few words of all letters share it too', () => {
    const { letters, files } = lexicon(['apple', 'эпл', 'ssh'])
    expect(files).toHaveLength(1)
    expect(new Set(Object.values(letters))).toEqual(new Set([0]))
    expect(Object.keys(letters).length).toBeGreaterThan(1)
  })

  test('a letter of many words has its own, named by its number', () => {
    const { letters, files } = lexicon([...many('m', 400), ...many('t', 400), ...many('k', 3)])
    expect(files.length).toBeGreaterThan(1)
    for (const [letter, number] of Object.entries(letters)) expect(files[number], letter).not.toHaveLength(0)
    for (const rows of files) {
      const size = JSON.stringify(rows).length
      // Above the limit only when one letter alone is.
      if (size > 10_000) expect(new Set(rows.map(([term]) => term[0])).size).toBe(1)
    }
  })

  test('no words make no files', () => expect(lexicon([])).toEqual({ letters: {}, files: [] }))
})
