import { expect, test } from 'vitest'
import { readCodeMarks } from './code-marks.ts'

const read = (code: string, language = 'js') => {
  const { lines, marks, notes, unknown } = readCodeMarks({ lines: code.split('\n'), classes: new Map() }, language)
  return { text: lines.join('\n'), marks: [...marks].map(([line, set]) => [line, ...set]), notes, unknown }
}

test.each([
  ['js', 'a() // [!code ++]', 'a()', 'added'],
  ['js', 'a() /* [!code --] */', 'a()', 'removed'],
  ['jsx', '<b/> {/* [!code focus] */}', '<b/>', 'focused'],
  ['python', 'a() # [!code hl]', 'a()', 'highlighted'],
  ['html', '<b> <!-- [!code error] -->', '<b>', 'error'],
  ['sql', 'SELECT 1 -- [!code warning]', 'SELECT 1', 'warning'],
  ['lua', 'a() -- [!code ++]', 'a()', 'added'],
  ['css', 'a {} /* [!code ++] */', 'a {}', 'added'],
  ['json', '"a": 1, // [!code ++]', '"a": 1,', 'added'],
  ['', 'a # [!code ++]', 'a', 'added'],
])('%s: the comment of %s vanishes', (language, written, text, mark) => {
  expect(read(written, language)).toEqual({ text, marks: [[0, mark]], notes: [], unknown: [] })
})

test('a comment on a line of its own speaks of the next line, or of as many as it says', () => {
  expect(read('a\n// [!code ++:2]\nb\nc\nd')).toMatchObject({
    text: 'a\nb\nc\nd',
    marks: [
      [1, 'added'],
      [2, 'added'],
    ],
  })
  expect(read('// [!code --]\na\nb')).toMatchObject({ text: 'a\nb', marks: [[0, 'removed']] })
})

test('several marks stand in one comment or in several', () => {
  expect(read('a // [!code ++] [!code focus]').marks).toEqual([[0, 'added', 'focused']])
  expect(read('a // [!code ++] // [!code focus]')).toMatchObject({ text: 'a', marks: [[0, 'added', 'focused']] })
  expect(read('a <!-- [!code ++] [!code hl] -->', 'html')).toMatchObject({
    text: 'a',
    marks: [[0, 'added', 'highlighted']],
  })
})

test('a note keeps its text, brackets too; a comment keeps words of its own', () => {
  expect(read('a // [!code note: not `b[0]`]')).toMatchObject({ text: 'a', notes: [{ line: 0, text: 'not `b[0]`' }] })
  expect(read('a // why [!code ++]')).toMatchObject({ text: 'a // why', marks: [[0, 'added']] })
})

test('what is not in a comment, or has another sign before the bracket, is code', () => {
  expect(read("a('// [!code ++]')").marks).toEqual([])
  expect(read('echo "https://[!code ++]"', 'bash').marks).toEqual([])
  expect(read('a // [!!code ++]')).toMatchObject({ text: 'a // [!code ++]', marks: [] })
})

test('a mark that there is not stays in the code and is told', () => {
  expect(read('a // [!code fokus]')).toMatchObject({ text: 'a // [!code fokus]', unknown: ['fokus'] })
  expect(read('a // [!code constructor]')).toMatchObject({ unknown: ['constructor'] })
})

test('classes of lines go with their lines', () => {
  const classes = new Map([[1, ['hl']]])
  expect([...readCodeMarks({ lines: ['// [!code ++]', 'a'], classes }, 'js').classes]).toEqual([[0, ['hl']]])
})

test('counts and lines without measure do not hang', () => {
  expect(read('a // [!code ++:99999999]').marks).toHaveLength(100_000)
  expect(read(`${' '.repeat(50_000)}// [!code ++`).marks).toEqual([])
  expect(read(`a //${' [!code ++]'.repeat(2_000)}`).marks).toEqual([[0, 'added']])
})
