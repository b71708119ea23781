import { expect, test } from 'vitest'
import { createStop, EXIT, exitCodeOf, explainError, formatProblem, formatProblems, plural } from './errors.ts'
import { toFilePath } from './shared/path.ts'
import type { Problem } from './shared/problem.ts'

const RUSSIAN = { color: false, language: 'ru' } as const

const problem = (fields: Partial<Problem> & { at?: [file: string, line?: number, column?: number] }): Problem => {
  const { at: [file, line, column] = [], ...rest } = fields
  return {
    level: 'error',
    code: 'x',
    text: 'что-то не так',
    ...rest,
    file: file === undefined ? undefined : toFilePath(file),
    line,
    column,
  }
}

test('sorts by file, line and column, puts the site itself first, counts in Russian', () => {
  const text = formatProblems(
    [
      problem({ at: ['docs/b.md', 2, 1], text: 'второй' }),
      problem({ at: ['blog/a.md', 10, 3], text: 'десятая строка', hint: 'исправьте её' }),
      problem({ at: ['blog/a.md', 9, 4], text: 'девятая', level: 'warning' }),
      problem({ at: ['blog/a.md', 9, 2], text: 'раньше в строке' }),
      problem({ at: ['blog/a.md'], text: 'весь файл' }),
      problem({ text: 'весь сайт', level: 'note', hint: '' }),
    ],
    RUSSIAN,
  )
  expect(text).toBe(
    [
      'к сведению: весь сайт',
      'blog/a.md  ошибка: весь файл',
      'blog/a.md:9:2  ошибка: раньше в строке',
      'blog/a.md:9:4  предупреждение: девятая',
      'blog/a.md:10:3  ошибка: десятая строка — исправьте её',
      'docs/b.md:2:1  ошибка: второй',
      '',
      'Ошибок: 4, предупреждений: 1',
    ].join('\n'),
  )
})

test('says one thing once, and names the other places of one cause', () => {
  const same = { text: 'тега «Docker» нет в tags.yml', hint: 'добавьте его', level: 'warning' } as const
  const places = Array.from({ length: 7 }, (_, index) => problem({ ...same, at: [`blog/${index}.md`, index + 1] }))
  expect(formatProblems([...places, ...places], RUSSIAN)).toBe(
    [
      'blog/0.md:1  предупреждение: тега «Docker» нет в tags.yml — добавьте его',
      '    то же: blog/1.md:2, blog/2.md:3, blog/3.md:4, blog/4.md:5 и ещё 2 места',
      '',
      'Предупреждений: 7',
    ].join('\n'),
  )
})

test('does not count notes and says nothing about nothing', () => {
  expect(formatProblems([], RUSSIAN)).toBe('')
  expect(formatProblems([problem({ level: 'note', text: 'git не установлен' })], RUSSIAN)).toBe(
    'к сведению: git не установлен',
  )
})

test('colours the place and the level when asked', () => {
  expect(formatProblem(problem({ at: ['a.md', 1] }), { color: true, language: 'ru' })).toBe(
    '\u001B[1ma.md:1\u001B[0m  \u001B[31mошибка:\u001B[0m что-то не так',
  )
})

test('lets no control character through and no folder of the machine', () => {
  const text = 'файл /home/me/site/a\u001B[2J.png\nне читается: /home/me/site'
  expect(formatProblem(problem({ text, at: ['a\u0007.md'] }), { ...RUSSIAN, hide: ['/home/me/site', '/'] })).toBe(
    'a�.md  ошибка: файл a�[2J.png не читается: .',
  )
})

test.each<[levels: Problem['level'][], strict: boolean, code: number]>([
  [[], true, EXIT.ok],
  [['note'], true, EXIT.ok],
  [['warning'], false, EXIT.ok],
  [['warning'], true, EXIT.content],
  [['note', 'error'], false, EXIT.content],
])('problems of levels %j, strict %s, end with code %i', (levels, strict, code) => {
  expect(
    exitCodeOf(
      levels.map(level => problem({ level })),
      strict,
    ),
  ).toBe(code)
})

test('tells a stop on purpose, a refusal of the machine and a bug of ours apart', () => {
  const shown = (error: unknown) => {
    const { problem: explained, exitCode } = explainError(error, '/site')
    return [exitCode, formatProblem(explained, RUSSIAN)]
  }
  expect(shown(createStop(EXIT.usage, 'x', 'порт не тот', 'укажите другой'))).toEqual([
    2,
    'ошибка: порт не тот — укажите другой',
  ])
  const refusal = (code: string, path?: string) => Object.assign(new Error(`${code}: no`), { code, path })
  expect(shown(refusal('ENOSPC'))).toEqual([3, 'ошибка: на диске нет места — освободите место и повторите'])
  expect(shown(refusal('EACCES', '/site/build/a.html'))).toEqual([
    3,
    'ошибка: нет доступа: build/a.html — проверьте права на папку',
  ])
  expect(shown(refusal('EACCES', '/root/secret/key'))).toEqual([
    3,
    'ошибка: нет доступа: key — проверьте права на папку',
  ])
  const bug = 'ошибка: внутренняя ошибка движка: x is not a function — повторите с --debug и сообщите разработчикам'
  expect(shown(new TypeError('x is not a function'))).toEqual([70, bug])
  expect(shown('text')).toEqual([70, bug.replace('x is not a function', 'text')])
  expect(shown(undefined)[0]).toBe(70)
})

test.each([
  [1, '1 файл'],
  [2, '2 файла'],
  [5, '5 файлов'],
  [11, '11 файлов'],
  [21, '21 файл'],
  [1234, '1\u00A0234 файла'],
])('%i is «%s»', (count, text) => {
  expect(plural(count, 'файл', 'файла', 'файлов')).toBe(text)
})
