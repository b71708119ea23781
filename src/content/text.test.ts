import { expect, test } from 'vitest'
import { inWords } from '../../test/said.ts'
import { createReport } from '../messages/problem.ts'
import type { Problem } from '../shared/problem.ts'
import { decodeText, normalizeText, stripControls } from './text.ts'

function decode(bytes: Uint8Array) {
  const problems: Problem[] = []
  const text = decodeText(bytes, createReport(problems))
  return { text, problems: problems.map(inWords) }
}

const utf8 = (text: string): Uint8Array => new TextEncoder().encode(text)
const windows1251 = (text: string): number[] =>
  [...text].map(char => (char >= 'А' && char <= 'я' ? char.charCodeAt(0) - 0x410 + 0xc0 : char.charCodeAt(0)))

test('line ends and the mark of byte order are nobody’s text', () => {
  expect(normalizeText('\uFEFFa\r\nb\rc\nd')).toBe('a\nb\nc\nd')
  expect(normalizeText('a\uFEFF')).toBe('a\uFEFF')
})

test('characters of every length are read, at the edges of each', () => {
  const text = 'a\u007f\u0080\u07ff\u0800\ud7ff\ue000\uffff\u{10000}\u{10ffff}ёЖ—日🚀\ufeff'
  expect(decode(utf8(text)).text).toBe(text)
  expect(decode(utf8(text.repeat(5000))).text === text.repeat(5000)).toBe(true)
  expect(decode(utf8('')).text).toBe('')
})

test.each([
  ['with a mark, little end first', [0xff, 0xfe, 0x41, 0x00]],
  ['with a mark, big end first', [0xfe, 0xff, 0x00, 0x41]],
  ['Latin without a mark', [...'Aaaa'].flatMap(char => [char.charCodeAt(0), 0])],
  ['Cyrillic without a mark', [0x04, 0x1f, 0x04, 0x40, 0x00, 0x20, 0x04, 0x38]],
])('UTF-16 %s is named', (_, bytes) => {
  const { text, problems } = decode(new Uint8Array(bytes))
  expect(text).toBeUndefined()
  expect(problems).toMatchObject([{ code: 'encoding', text: 'файл не в UTF-8 (похоже на UTF-16)', line: undefined }])
})

test('the first line that is no UTF-8 is named, with the likely encoding', () => {
  const { problems } = decode(new Uint8Array([...utf8('ёж\nab'), ...windows1251('Привет'), 0x0a, 0xff]))
  expect(problems).toMatchObject([{ text: 'файл не в UTF-8 (похоже на Windows-1251)', line: 2, column: 3 }])
})

test('bytes that are no letters of another encoding are just no UTF-8', () => {
  const { problems } = decode(new Uint8Array([0x61, 0x0a, 0x62, 0x80, 0x81, 0xe0]))
  expect(problems).toMatchObject([{ text: 'файл не в UTF-8', line: 2, column: 2 }])
})

test('characters that would break the build are errors, others are left to the text', () => {
  expect(decode(utf8('ab\nc\0d')).problems).toMatchObject([{ code: 'control-character', line: 2, column: 2 }])
  expect(decode(utf8('a\u{FDD0}')).problems).toMatchObject([{ code: 'reserved-character', line: 1, column: 2 }])
  expect(decode(utf8('a\u001Bb\t'))).toEqual({ text: 'a\u001Bb\t', problems: [] })
})

test('control characters go from a text with one warning at the first', () => {
  const problems: Problem[] = []
  expect(stripControls('a\tb\nc\u0001d\u0002', 5, createReport(problems))).toBe('a\tb\ncd')
  expect(problems.map(inWords)).toMatchObject([
    { level: 'warning', text: 'управляющий символ U+0001 пропущен', line: 6, column: 2 },
  ])
  expect(stripControls('a\tb', 1, createReport(problems))).toBe('a\tb')
  expect(problems).toHaveLength(1)
})

test('a NUL in a text of a former site is what the specification of Markdown makes of it, and is named', () => {
  const problems: Problem[] = []
  expect(decodeText(utf8('a\0b\n\0c'), createReport(problems), true)).toBe('a\uFFFDb\n\uFFFDc')
  expect(problems.map(inWords)).toMatchObject([{ level: 'warning', code: 'control-character' }])
  expect(decodeText(utf8('a\0b'), createReport([]))).toBeUndefined()
})
