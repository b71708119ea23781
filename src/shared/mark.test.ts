import { expect, test } from 'vitest'
import { hasMark, mark, readMark, replaceMarks } from './mark.ts'

test('a mark is read back as it was made', () => {
  expect(readMark(mark('link', 12))).toEqual({ kind: 'link', index: 12 })
  expect(readMark(mark('size', 0))).toEqual({ kind: 'size', index: 0 })
  expect(readMark(mark('slot', 3))).toEqual({ kind: 'slot', index: 3 })
})

test('a text around a mark is no mark, but has one', () => {
  for (const text of [`a${mark('link', 1)}`, `${mark('link', 1)}#b`]) {
    expect(readMark(text)).toBeUndefined()
    expect(hasMark(text)).toBe(true)
  }
  expect(readMark('./a.md')).toBeUndefined()
  expect(hasMark('./a.md')).toBe(false)
})

test('every mark is replaced by its kind and number, an unknown one by nothing', () => {
  const html = `<a href="${mark('link', 2)}">${mark('slot', 10)}</a>\uFDD0z1\uFDD1`
  expect(replaceMarks(html, (kind, index) => `${kind}:${index}`)).toBe('<a href="link:2">slot:10</a>')
})
