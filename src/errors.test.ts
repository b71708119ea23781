import { expect, test } from 'vitest'
import { EXIT, exitCodeOf, explainError, formatProblem, formatProblems, stop } from './errors.ts'
import { toFilePath } from './shared/path.ts'
import type { Problem } from './shared/problem.ts'

const RUSSIAN = { color: false, language: 'ru' } as const

/** A code that is not in the catalogue is said as it is. */
const problem = (fields: Partial<Problem> & { at?: [file: string, line?: number, column?: number] }): Problem => {
  const { at: [file, line, column] = [], ...rest } = fields
  return {
    level: 'error',
    code: 'что-то не так',
    ...rest,
    file: file === undefined ? undefined : toFilePath(file),
    line,
    column,
  }
}

test('sorts by file, line and column, puts the site itself first, counts in Russian', () => {
  const text = formatProblems(
    [
      problem({ at: ['docs/b.md', 2, 1], code: 'второй' }),
      problem({ at: ['blog/a.md', 10, 3], code: 'десятая строка', cure: { id: 'исправьте её' } }),
      problem({ at: ['blog/a.md', 9, 4], code: 'девятая', level: 'warning' }),
      problem({ at: ['blog/a.md', 9, 2], code: 'раньше в строке' }),
      problem({ at: ['blog/a.md'], code: 'весь файл' }),
      problem({ code: 'весь сайт', level: 'note' }),
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
  const same = { code: 'тега «Docker» нет в tags.yml', cure: { id: 'добавьте его' }, level: 'warning' } as const
  const places = Array.from({ length: 7 }, (_, index) => problem({ ...same, at: [`blog/${index}.md`, index + 1] }))
  expect(formatProblems([...places, ...places], RUSSIAN)).toBe(
    [
      'blog/0.md:1  предупреждение: тега «Docker» нет в tags.yml — добавьте его',
      '    то же: blog/1.md:2, blog/2.md:3, blog/3.md:4, blog/4.md:5 и ещё 2 места — все с check --verbose',
      '',
      'Предупреждений: 7',
    ].join('\n'),
  )
  expect(formatProblems(places, { ...RUSSIAN, verbose: true }).split('\n')[1]).toBe(
    '    то же: blog/1.md:2, blog/2.md:3, blog/3.md:4, blog/4.md:5, blog/5.md:6, blog/6.md:7',
  )
})

test('a build says one line of a kind where there is too much, most of what there is most of, mistakes in full', () => {
  const kinds = Array.from({ length: 9 }, (_, kind) =>
    Array.from({ length: 9 - kind }, (_, index) =>
      problem({ code: `вид ${kind}`, level: 'warning', at: [`blog/${kind}-${index}.md`] }),
    ),
  )
  const mistakes = [problem({ code: 'ошибка', at: ['a.md'] }), problem({ code: 'ошибка', at: ['b.md'] })]
  const say = (most: number, verbose = false) =>
    formatProblems([...kinds.flat(), ...mistakes], { ...RUSSIAN, most, verbose }).split('\n')
  expect(say(5)).toEqual([
    'a.md  ошибка: ошибка',
    '    то же: b.md',
    'blog/0-0.md  предупреждение: вид 0 (+8)',
    'blog/1-0.md  предупреждение: вид 1 (+7)',
    'blog/2-0.md  предупреждение: вид 2 (+6)',
    '    ещё 6 видов сообщений — все с check --verbose',
    '    (+N): ещё столько же такого — все с --verbose, вместе с советами — в check',
    '',
    'Ошибок: 2, предупреждений: 45',
  ])
  expect(say(30)).toHaveLength(21)
  expect(say(5, true)).toHaveLength(21)
})

test('does not count notes and says nothing about nothing', () => {
  expect(formatProblems([], RUSSIAN)).toBe('')
  expect(formatProblems([problem({ level: 'note', code: 'git не установлен' })], RUSSIAN)).toBe(
    'к сведению: git не установлен',
  )
})

test('colours the place and the level when asked', () => {
  expect(formatProblem(problem({ at: ['a.md', 1] }), { color: true, language: 'ru' })).toBe(
    '\u001B[1ma.md:1\u001B[0m  \u001B[31mошибка:\u001B[0m что-то не так',
  )
})

test('lets no control character through', () => {
  const code = 'файл a\u001B[2J.png\nне читается'
  expect(formatProblem(problem({ code, at: ['a\u0007.md'] }), RUSSIAN)).toBe(
    'a�.md  ошибка: файл a�[2J.png не читается',
  )
})

test.each([
  ['нет /home/me/site/a.png', 'нет a.png'],
  ['/home/me/site/a и /home/me/site/b', 'a и b'],
  ['не читается: /home/me/site', 'не читается: .'],
  ['«/home/me/site»: пусто', '«.»: пусто'],
  ['at file:///home/me/site/a.js:1', 'at file://a.js:1'],
  ['/home/me/site.old/a', 'site.old/a'],
  ['/home/me/site-old и /home/me/sites', 'site-old и sites'],
  ['/home/meow/a', '/home/meow/a'],
  ['/mnt/home/me/site/a', '/mnt/home/me/site/a'],
  ['./home/me', './home/me'],
  ['на диске /', 'на диске /'],
  ['/m', '.'],
  ['путь/m/x', 'путь/m/x'],
  ['/m/x', 'x'],
])('of %j a folder of the machine is hidden: %j', (reason, shown) => {
  const hide = ['/home/me/site', '/home/me', '/m', '/']
  const found = { code: 'author-code/rejected', values: { reason } }
  expect(formatProblem(problem(found), { ...RUSSIAN, hide })).toContain(`не ждал: ${shown} — `)
})

test('an address that an author wrote is said as it is written, also inside of another message', () => {
  const said = (values: Problem['values'], code: string) =>
    formatProblem(problem({ code, values }), { ...RUSSIAN, hide: ['/root'] })
  expect(said({ route: '/root/x' }, 'broken-link')).toContain('ведёт на /root/x')
  expect(said({ why: { id: 'address/hidden', values: { slug: '/root/.x' } } }, 'slug')).toContain('«/root/.x»')
  expect(said({ why: { id: 'folder-unreadable', values: { reason: '/root/y' } } }, 'slug')).toContain('(y)')
})

test('says the same in English', () => {
  const problems = [problem({ code: 'locked', at: ['a.md', 2, 1] }), problem({ code: 'locked', at: ['b.md', 1, 1] })]
  expect(formatProblems([...problems, problem({ level: 'warning' })], { color: false, language: 'en' })).toBe(
    [
      'warning: что-то не так',
      'a.md:2:1  error: this site is being built already — wait for the end and try again',
      '    the same: b.md:1:1',
      '',
      'Errors: 2, warnings: 1',
    ].join('\n'),
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
  expect(shown(stop(EXIT.usage, 'usage/port', { values: { name: 'web' } }))).toEqual([
    2,
    'ошибка: «web» — не номер порта — нужно число от 0 до 65535',
  ])
  const refusal = (code: string, path?: string) => Object.assign(new Error(`${code}: no`), { code, path })
  expect(shown(refusal('ENOSPC'))).toEqual([3, 'ошибка: на диске нет места — освободите место и повторите'])
  expect(shown(refusal('EFBIG'))[0]).toBe(3)
  expect(shown(refusal('EISDIR'))).toEqual([3, 'ошибка: на месте файла стоит папка — укажите файл'])
  expect(shown(refusal('EIO'))[0]).toBe(3)
  for (const code of ['EEXIST', 'ENOTDIR'])
    expect(shown(refusal(code, '/site/file'))).toEqual([
      3,
      'ошибка: на месте папки стоит файл: file — укажите другую папку: --out-dir',
    ])
  for (const code of ['ENOENT', 'ENAMETOOLONG', 'ELOOP']) expect(shown(refusal(code, '/site/a'))[0]).toBe(3)
  const unlinked = Object.assign(refusal('EROFS', '120 77'), { syscall: 'symlink', dest: '/site/.build.lock' })
  expect(shown(unlinked)[1]).toBe('ошибка: диск только для чтения: .build.lock — укажите другую папку: --out-dir')
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

test('a key that publishes a draft has its line however many other warnings there are', () => {
  const problems = Array.from({ length: 9 }, (_, index) =>
    problem({
      at: [`docs/${index}.md`, 2],
      code: 'key-unknown',
      level: 'warning',
      values: { key: `k${index}`, guess: 'a' },
    }),
  )
  const keys = ['Draft', 'DRAFT', 'Unlisted'].map((key, index) =>
    problem({
      at: [`docs/z${index}.md`, 3],
      code: 'key-case/hiding',
      level: 'warning',
      values: { key, own: key.toLowerCase() },
    }),
  )
  for (const most of [3, 100]) {
    const text = formatProblems([...problems, ...keys], { ...RUSSIAN, most })
    for (const index of [0, 1, 2]) expect(text).toMatch(new RegExp(`^docs/z${index}\\.md:3 .*публикуется`, 'm'))
  }
})
