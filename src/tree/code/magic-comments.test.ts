import { expect, test } from 'vitest'
import { readMagicComments } from './magic-comments.ts'

const COMMENTS = [
  { className: 'hl', line: 'highlight-next-line', block: { start: 'highlight-start', end: 'highlight-end' } },
  { className: 'bad', line: 'This will error', block: { start: 'error-start', end: 'error-end' } },
]
const read = (code: string, language: string): { text: string; marked: [number, string[]][] } => {
  const { lines, classes } = readMagicComments(code, language, COMMENTS)
  return { text: lines.join('\n'), marked: [...classes] }
}

test('the comment vanishes and the line after it is marked', () => {
  expect(read('// highlight-next-line\na\nb', 'js')).toEqual({ text: 'a\nb', marked: [[0, ['hl']]] })
})

test('a block marks every line between its comments', () => {
  expect(read('a\n# highlight-start\nb\nc\n# highlight-end\nd', 'bash')).toEqual({
    text: 'a\nb\nc\nd',
    marked: [
      [1, ['hl']],
      [2, ['hl']],
    ],
  })
})

test('blocks of two classes may overlap', () => {
  const code = '// highlight-start\na\n// error-start\nb\n// highlight-end\nc\n// error-end'
  expect(read(code, 'js').marked).toEqual([
    [0, ['hl']],
    [1, ['hl', 'bad']],
    [2, ['bad']],
  ])
})

test('a class of its own may have words with spaces', () => {
  expect(read('// This will error\na', 'js').marked).toEqual([[0, ['bad']]])
})

test.each([
  ['js', '/* highlight-next-line */'],
  ['jsx', '{/* highlight-next-line */}'],
  ['html', '<!-- highlight-next-line -->'],
  ['python', '# highlight-next-line'],
  ['lua', '-- highlight-next-line'],
  ['haskell', '--highlight-next-line'],
  ['sql', '/* highlight-next-line */'],
  ['tex', '% highlight-next-line'],
  ['wasm', ';; highlight-next-line'],
  ['vb', "' highlight-next-line"],
  ['batch', 'REM highlight-next-line'],
  ['fsharp', '(* highlight-next-line *)'],
  ['fortran', '! highlight-next-line'],
  ['cobol', '*> highlight-next-line'],
  ['rust', '// highlight-next-line'],
  ['yaml', '# highlight-next-line'],
  ['ini', '; highlight-next-line'],
  ['ini', '// highlight-next-line'],
  ['shell', '// highlight-next-line'],
  ['sh', '# highlight-next-line'],
  ['mysql', '// highlight-next-line'],
  ['vim', '# highlight-next-line'],
])('%s knows %s', (language, comment) => {
  expect(read(`  ${comment}  \na`, language)).toEqual({ text: 'a', marked: [[0, ['hl']]] })
})

test.each([
  ['bash', '// highlight-next-line'],
  ['lua', '# highlight-next-line'],
  ['js', '# highlight-next-line'],
])('%s leaves %s alone', (language, comment) => {
  expect(read(`${comment}\na`, language)).toEqual({ text: `${comment}\na`, marked: [] })
})

test('a comment after code stays', () => {
  expect(read('a // highlight-next-line', 'js').marked).toEqual([])
})

test('a block that never ends marks nothing', () => {
  expect(read('// highlight-start\na', 'js')).toEqual({ text: 'a', marked: [] })
})
