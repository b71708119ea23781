import { describe, expect, test } from 'vitest'
import { parseMetastring } from './metastring.ts'

const lines = (meta: string): number[] => [...(parseMetastring(meta).range ?? [])]

describe('title', () => {
  test('stands in either kind of quotes and may hold the other', () => {
    expect(parseMetastring('title="src/a.js"').title).toBe('src/a.js')
    expect(parseMetastring(`title='с "кавычками"'`).title).toBe('с "кавычками"')
    expect(parseMetastring(`title="it's" x="y"`).title).toBe("it's")
  })

  test('ends at the first quote of its kind', () => {
    expect(parseMetastring('title="a" live="b"').title).toBe('a')
  })

  test('needs quotes', () => {
    expect(parseMetastring('title=a.js').title).toBeUndefined()
  })
})

describe('range', () => {
  test('lists lines from zero', () => {
    expect(lines('{1,4-6}')).toEqual([0, 3, 4, 5])
    expect(lines('{6-4}')).toEqual([3, 4, 5])
  })

  test('is the first group of digits only', () => {
    expect(lines('{a} {2} {3}')).toEqual([1])
  })

  test('inside a title is no range', () => {
    expect(parseMetastring('title="a{1}b"').range).toBeUndefined()
  })

  test('without end does not hang', () => {
    expect(lines('{1-99999999999}').length).toBe(100_000)
  })
})

describe('line numbers', () => {
  test('start with one or where they are told to', () => {
    expect(parseMetastring('showLineNumbers').lineNumbers).toBe(1)
    expect(parseMetastring('a showLineNumbers=5 b').lineNumbers).toBe(5)
    expect(parseMetastring('noInline').lineNumbers).toBeUndefined()
  })

  test('are not switched on by a title', () => {
    expect(parseMetastring('title="showLineNumbers"').lineNumbers).toBeUndefined()
  })
})
