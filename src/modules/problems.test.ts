import { expect, test } from 'vitest'
import { inWords } from '../../test/said.ts'
import { absentModule, explainBundling, overrideNotes } from './problems.ts'

test('the bundler’s errors are told by their first line, without its marks and the machine’s folders', () => {
  const error = Object.assign(new Error('Build failed'), {
    errors: [
      {
        message: '\u001B[31m[PARSE_ERROR] Error:\u001B[0m Unexpected token\nin /s/a.ts',
        loc: { file: '/s/src/a.ts', line: 2, column: 4 },
      },
      { message: '[plugin zapiski] cannot read /s/b.css', id: '/s/b.css' },
    ],
  })
  expect(explainBundling(error, '/s').map(inWords)).toMatchObject([
    { code: 'module-syntax', text: 'модуль не читается: Unexpected token', file: 'src/a.ts', line: 2, column: 5 },
    { code: 'module-syntax', text: 'модуль не читается: cannot read b.css', file: 'b.css', line: undefined },
  ])
  expect(explainBundling(new Error('boom'), '/s').map(inWords)).toMatchObject([{ text: 'модуль не читается: boom' }])
})

test.each([
  ['@a/b/c', 'module-absent/package', { name: '@a/b' }],
  ['./a.ts', 'module-absent/file', undefined],
  ['!csv-loader!./a.csv', 'module-absent/file', undefined],
])('%s is not there', (specifier, id, values) => {
  const { said, cure } = absentModule(specifier, '/no/such/folder')
  expect(said.id).toBe(id)
  expect(cure).toEqual({ id: `${id}-cure`, values })
})

test('a site without a theme of its own is told nothing', () =>
  expect(overrideNotes({ siteDir: '/no/such/folder' }, new Set())).toEqual([]))
