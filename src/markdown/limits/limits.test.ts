import { expect, test } from 'vitest'
import { isModest, mayBeParsed } from './limits.ts'

test('a text that nobody watches is far from every limit', () => {
  expect(isModest('Текст.\n\n:::note\n\nСовет.\n\n:::\n'.repeat(5))).toBe(true)
  expect(isModest('а'.repeat(6_000))).toBe(false)
  expect(isModest('абзац\n'.repeat(50_000))).toBe(false)
  expect(isModest(':::note\n'.repeat(30))).toBe(false)
  expect(isModest(`export const a = ${'('.repeat(300)}`)).toBe(false)
})

test('code counts where it is code', () => {
  const text = `{${'('.repeat(10_000)}}`
  expect(mayBeParsed(text, true)).toBe(false)
  expect(mayBeParsed(text, false)).toBe(true)
})

test('a long rule, blocks one after another and blocks in a sample are no nests', () => {
  expect(mayBeParsed('* '.repeat(400), false)).toBe(true)
  expect(mayBeParsed(':::note\nТекст.\n:::\n'.repeat(400), false)).toBe(true)
})

test('references are counted with the length of their line: the parser copies what stands before each', () => {
  expect(mayBeParsed('&nbsp;'.repeat(5_000), false)).toBe(true)
  expect(mayBeParsed('&#x0;'.repeat(20_000), false)).toBe(false)
  expect(mayBeParsed(`${'а'.repeat(100_000)}${'&#x0;'.repeat(5_000)}`, false)).toBe(false)
  expect(mayBeParsed(`${'а'.repeat(100_000)}&#x0;`, false)).toBe(true)
})
