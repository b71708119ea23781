import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { type Ran, runIn } from '../../test/run-here.ts'
import { writeFile } from '../../test/write-files.ts'
import type { BuildResult, build as realBuild } from '../build/build.ts'
import { createOutput } from '../build/write.ts'
import { seal } from '../engine/cache/stored.ts'
import { problemOf } from '../messages/problem.ts'
import { toAssetPath, toFilePath } from '../shared/path.ts'
import { createIo, type Io } from './io.ts'

const build = vi.hoisted(() => vi.fn<typeof realBuild>())
vi.mock('../build/build.ts', () => ({ build }))

const RUSSIAN = ['--lang', 'ru']

const CONFIG =
  "export default { title: 'Т', url: 'https://example.org', timeZone: 'Asia/Vladivostok', blog: {}, docs: {} }"

let cwd = ''
beforeEach(() => {
  cwd = mkdtempSync(join(tmpdir(), 'zapiski-cli-'))
  put('site/zapiski.config.ts', CONFIG)
  build.mockReset()
  build.mockResolvedValue({ problems: [], stages: [], pages: 2, files: 5, bytes: 3_500_000, routes: ['/', '/a'] })
})
afterEach(() => rmSync(cwd, { recursive: true, force: true }))

const put = (name: string, text: string): void => writeFile(join(cwd, name), text)
const read = (name: string): string => readFileSync(join(cwd, name), 'utf8')

/** In a folder with one site, on a terminal of no kind, on a day of its own. */
const cli = (args: string[], io: Partial<Io> = {}): Promise<Ran> =>
  runIn(cwd, args, {
    env: {},
    isTerminal: false,
    columns: 80,
    now: () => new Date('2026-03-01T20:00:00Z'),
    untilStopped: () => Promise.resolve(),
    ...io,
  })

describe('the command line', () => {
  test('--version and --help', async () => {
    expect(await cli(['--version'])).toEqual({ code: 0, out: '1.2.3\n', err: '' })
    const help = await cli(['--help'])
    for (const command of ['build', 'check', 'dev', 'preview', 'new post', 'clear', 'write-heading-ids']) {
      expect(help.out).toContain(`\n  ${command}`)
    }
    const one = await cli(['preview', '--help'])
    expect(one.out).toContain('  preview [FOLDER]')
    expect(one.out).not.toContain('  build [FOLDER]')
    expect((await cli(['--help', '--lang', 'ru'])).out).toContain('  build [ПАПКА]')
    expect((await cli(['preview', 'site', '--help', '--lang=ru'])).out).toContain('  preview [ПАПКА]')
  })

  test('mistakes in it are said in English, in Russian when asked', async () => {
    const english = 'error: there is no command “bild” — did you mean build?\n'
    expect(await cli(['bild'])).toEqual({ code: 2, out: '', err: english })
    expect((await cli(['bild', '--lang', 'ru'])).err).toContain('команды «bild» нет')
    expect((await cli(['bild', '--lang', 'ru', '--lang=en'])).err).toBe(english)
    const refused = 'error: “de” is not a language of the messages — write --lang en or --lang ru\n'
    expect(await cli(['build', 'site', '--lang', 'de'])).toEqual({ code: 2, out: '', err: refused })
    expect((await cli(['build', 'site', '--lang'])).err).toContain('“” is not a language')
  })

  test.each([
    [['bild'], 'ошибка: команды «bild» нет — возможно, имелось в виду build'],
    [
      ['build', '--out-dri', 'x'],
      'ошибка: у команды build нет параметра --out-dri — возможно, имелось в виду --out-dir',
    ],
    [['build', '--strict=1'], 'ошибка: у параметра --strict значения не бывает — напишите просто --strict'],
    [
      ['build', '-p', '1'],
      'ошибка: у команды build нет параметра -p — есть: --help, --lang, --debug, --color, --strict, --future, --report, --search-records, --cache, --workers, --verbose, --locale, --out-dir, --changed, --allow-shrink',
    ],
    [['build', 'site', 'b'], 'ошибка: лишнее слово: b — справка: zapiski build --help'],
    [['build', 'nope'], 'ошибка: папки «nope» нет — укажите папку сайта'],
    [['dev', 'site', '-p', 'web'], 'ошибка: «web» — не номер порта — нужно число от 0 до 65535'],
    [
      ['new', 'page', 'Т', 'site'],
      'ошибка: завести «page» нельзя — годятся: zapiski new post "Заголовок", zapiski new doc "Заголовок"',
    ],
  ])('%j is refused with code 2', async (args, text) => {
    expect(await cli([...args, ...RUSSIAN])).toEqual({ code: 2, out: '', err: `${text}\n` })
  })

  test('a folder without a site is code 2 and says what to write', async () => {
    const { code, err } = await cli(['build', ...RUSSIAN])
    expect(code).toBe(2)
    expect(err).toContain(
      'здесь нет сайта: нет ни zapiski.config.ts, ни docusaurus.config — укажите папку сайта, например «zapiski build site»',
    )
  })

  test('mistakes in the config are code 2, with their lines', async () => {
    put('site/zapiski.config.ts', "export default {\n  title: 'Т',\n  url: 5,\n}")
    expect(await cli(['build', 'site'])).toEqual({
      code: 2,
      out: '',
      err: 'zapiski.config.ts:3:3  ошибка: url: нужна строка, а здесь число\n\nОшибок: 1\n',
    })
  })

  test('colour follows the stream and the usual variables', () => {
    const wantsColor = (env: Io['env'], isTTY: boolean) =>
      createIo({ cwd: () => '/', env, stdout: { write() {} }, stderr: { write() {}, isTTY } } as never).color
    expect(wantsColor({}, true)).toBe(true)
    expect(wantsColor({}, false)).toBe(false)
    expect(wantsColor({ NO_COLOR: '1' }, true)).toBe(false)
    expect(wantsColor({ NO_COLOR: '' }, true)).toBe(true)
    expect(wantsColor({ TERM: 'dumb' }, true)).toBe(false)
    expect(wantsColor({ FORCE_COLOR: '1' }, false)).toBe(true)
    expect(wantsColor({ FORCE_COLOR: '0' }, true)).toBe(false)
    expect(wantsColor({ FORCE_COLOR: '', TERM: 'xterm' }, true)).toBe(true)
    expect(wantsColor({ NO_COLOR: '1', FORCE_COLOR: '1' }, true)).toBe(false)
  })

  test('--no-color takes the colour away', async () => {
    expect((await cli(['bild'], { color: true })).err).toContain('\u001B[31m')
    expect((await cli(['build', 'nope', '--no-color'], { color: true })).err).not.toContain('\u001B')
  })
})

describe('build', () => {
  test('says what was built', async () => {
    const { code, out } = await cli(['build', 'site'])
    expect(code).toBe(0)
    expect(out).toMatch(/^Собрано за [\d,]+ м?с: 2 страницы, 5 файлов, 3,3 МБ → site\/build\n$/)
    expect(build.mock.calls[0]?.[1]).toMatchObject({ mode: 'production', write: true, strict: false })
  })

  test('shows the stages in a table where they were drawn over', async () => {
    const stages: BuildResult['stages'] = [
      { name: 'stage/parse', ms: 1200, count: 1420 },
      { name: 'stage/model', ms: 16, count: 0 },
    ]
    build.mockResolvedValue({ problems: [], stages, pages: 1, files: 1, bytes: 10, routes: [] })
    const { out } = await cli(['build', 'site'], { isTerminal: true })
    expect(out.split('\n').slice(0, 2)).toEqual(['Разбор  1\u00A0420  1,2 с', 'Модель         16 мс'])
    expect(out).toContain('1 страница, 1 файл, 10 Б')
  })

  test('with errors is code 1, with warnings only under --strict', async () => {
    const problem = {
      level: 'warning',
      code: 'bad-image/empty',
      file: toFilePath('blog/a.md'),
      line: 2,
      column: 1,
    } as const
    build.mockResolvedValue({ problems: [problem], stages: [], pages: 1, files: 1, bytes: 1, routes: [] })
    const calm = await cli(['build', 'site'])
    expect([calm.code, calm.err]).toEqual([0, 'blog/a.md:2:1  предупреждение: файл пуст\n\nПредупреждений: 1\n'])
    const strict = await cli(['build', 'site', '--strict'])
    expect([strict.code, strict.out]).toEqual([1, ''])
    expect(strict.err).toContain('Сайт не собран.\n')
    build.mockResolvedValue({
      problems: [{ ...problem, level: 'error' }],
      stages: [],
      pages: 0,
      files: 0,
      bytes: 0,
      routes: [],
    })
    expect((await cli(['build', 'site'])).code).toBe(1)
  })

  test('writes a report, of a failed build too', async () => {
    const problem = { level: 'error', code: 'output-collision/case', values: { path: 'a', other: 'A' } } as const
    const stages: BuildResult['stages'] = [{ name: 'stage/parse', ms: 1, count: 1 }]
    build.mockResolvedValue({ problems: [problem, problem], stages, pages: 1, files: 0, bytes: 0, routes: ['/'] })
    await cli(['build', 'site', '--report', 'report.json'])
    expect(JSON.parse(read('report.json'))).toEqual({
      exitCode: 1,
      problems: [
        {
          level: 'error',
          code: 'output-collision',
          text: 'файлы A и a различаются только регистром букв',
          hint: 'не на всяком диске это разные файлы: измените адрес одной из страниц или имя файла',
        },
      ],
      stages: [{ ...stages[0], name: 'parse' }],
      pages: 1,
      files: 0,
      bytes: 0,
      routes: ['/'],
    })
  })

  test('writes a report of a config that cannot be read', async () => {
    put('site/zapiski.config.ts', 'export default { blog: {} }')
    expect((await cli(['build', 'site', '--report', 'report.json'])).code).toBe(2)
    const report = JSON.parse(read('report.json')) as { exitCode: number; pages: number; problems: { text: string }[] }
    expect(report).toMatchObject({
      exitCode: 2,
      pages: 0,
      problems: expect.arrayContaining([expect.objectContaining({ level: 'error' })]),
    })
    expect(report.problems.every(({ text }) => text !== '')).toBe(true)
  })

  test('check writes nothing', async () => {
    const { out } = await cli(['check', 'site'])
    expect(build.mock.calls[0]?.[1].write).toBe(false)
    expect(out).toMatch(/^Проверено за \d+ мс: 2 страницы, ошибок нет\n$/)
  })

  test('takes the output folder from the working directory, and never one with an author’s files', async () => {
    await cli(['build', 'site', '--out-dir', 'public'])
    expect(build.mock.calls[0]?.[0].outDir).toBe(join(cwd, 'public'))
    for (const [folder, text] of [
      ['site', 'папка вывода содержит сам сайт'],
      ['site/blog', 'папка вывода пересекается с папкой «blog»'],
    ]) {
      const { code, err } = await cli(['build', 'site', '--out-dir', folder ?? ''])
      expect([code, err]).toEqual([2, `ошибка: ${text} — укажите другую папку: --out-dir\n`])
    }
    put('public/thesis.txt', 'x')
    expect((await cli(['build', 'site', '--out-dir', 'public'])).code).toBe(2)
    expect(build).toHaveBeenCalledTimes(1)
  })

  test('a bug of ours is code 70, with a stack only for --debug and no folder of the machine', async () => {
    build.mockRejectedValue(new Error(`boom in ${cwd}/site/x`))
    const plain = await cli(['build', 'site'])
    expect(plain).toEqual({
      code: 70,
      out: '',
      err: 'ошибка: внутренняя ошибка движка: boom in x — повторите с --debug и сообщите разработчикам\n',
    })
    expect((await cli(['build', 'site', '--debug'])).err).toContain('run.test.ts')
  })
})

describe('new', () => {
  test('a post: Latin name, today in the time zone of the site', async () => {
    const { code, out } = await cli(['new', 'post', 'Ёлка: как нарядить', 'site'])
    expect([code, out]).toEqual([0, 'site/blog/yolka-kak-naryadit.md\n'])
    expect(read('site/blog/yolka-kak-naryadit.md')).toBe(
      '---\ntitle: "Ёлка: как нарядить"\ndate: 2026-03-02\ntags: []\n---\n\nПервый абзац виден в списках.\n\n<!-- truncate -->\n',
    )
  })

  test('a doc in a folder, under a name of one’s own', async () => {
    const { out } = await cli(['new', 'doc', 'Настройка SSH', 'site', '--in', 'linux', '--slug', 'ssh'])
    expect(out).toBe('site/docs/linux/ssh.md\n')
    expect(read('site/docs/linux/ssh.md')).toBe('---\ntitle: Настройка SSH\n---\n')
  })

  test.each([
    ['post', 'site/blog/a.md'],
    ['doc', 'site/docs/a.md'],
  ])('the first %s of a site makes the folder that the settings do not name', async (kind, file) => {
    put('site/zapiski.config.ts', "export default { title: 'Т', url: 'https://example.org' }")
    const { code, out } = await cli(['new', kind, 'А', 'site', ...RUSSIAN])
    expect([code, out]).toEqual([0, `${file}\n`])
  })

  test('no folder is made for a section that the settings refuse', async () => {
    put('site/zapiski.config.ts', "export default { title: 'Т', url: 'https://example.org', blog: false }")
    const { code, err } = await cli(['new', 'post', 'А', 'site', ...RUSSIAN])
    expect([code, err]).toEqual([2, 'ошибка: в настройках нет блога — добавьте blog: {}\n'])
    expect(existsSync(join(cwd, 'site/blog'))).toBe(false)
  })

  test.each(['site/blog/a.md', 'site/blog/a.mdx', 'site/blog/a/index.md'])('never over %s', async taken => {
    put(taken, 'old')
    const { code, err } = await cli(['new', 'post', 'А', 'site'])
    expect([code, err]).toEqual([
      2,
      `ошибка: файл ${taken.replace('site/', '')} уже есть — задайте другое имя: --slug imya-fayla\n`,
    ])
    expect(read(taken)).toBe('old')
  })

  test.each([
    [['new', 'post', '🚀', 'site'], 'имя файла не получилось'],
    [['new', 'post', 'Т', 'site', '--slug', '../x'], 'имя файла не получилось'],
    [['new', 'post', 'Т', 'site', '--slug', '..'], 'имя файла не получилось'],
    [['new', 'post', 'Т', 'site', '--in', '../..'], 'папка «../..» лежит вне раздела'],
    [['new', 'post', ' ', 'site'], 'нет заголовка'],
  ])('%j is refused and writes nothing', async (args, text) => {
    const { code, err } = await cli([...args, ...RUSSIAN])
    expect(code).toBe(2)
    expect(err).toContain(`ошибка: ${text}`)
    expect(readdirSync(join(cwd, 'site'))).toEqual(['zapiski.config.ts'])
  })
})

describe('build --changed', () => {
  const changes = { added: ['a.html'], changed: ['index.html'], removed: [] }
  const done = { problems: [], stages: [], pages: 1, files: 2, bytes: 3, routes: [] }

  test('writes the differences into a file', async () => {
    build.mockResolvedValue({ ...done, changes })
    expect((await cli(['build', 'site', '--changed', 'list.json'])).code).toBe(0)
    expect(JSON.parse(read('list.json'))).toEqual(changes)
    expect(build.mock.lastCall?.[1]).toMatchObject({ cache: true })
  })

  test('or on the screen, and nothing else there', async () => {
    build.mockResolvedValue({ ...done, changes })
    const { out, err } = await cli(['build', 'site', '--changed', '-', '--no-cache'])
    expect(JSON.parse(out)).toEqual(changes)
    expect(err).toContain('Собрано за')
    expect(build.mock.lastCall?.[1]).toMatchObject({ cache: false })
  })

  test('of a build that failed: nothing differs', async () => {
    const problems = [problemOf('error', 'output-collision', { values: { path: 'x' } })]
    build.mockResolvedValue({ ...done, problems })
    expect((await cli(['build', 'site', '--changed=list.json'])).code).toBe(1)
    expect(JSON.parse(read('list.json'))).toEqual({ added: [], changed: [], removed: [] })
  })

  test('a report holds no lists of files', async () => {
    build.mockResolvedValue({ ...done, changes })
    await cli(['build', 'site', '--report', 'report.json'])
    expect(JSON.parse(read('report.json'))).not.toHaveProperty('changes')
  })
})

test('any command finishes what a killed build had begun', async () => {
  put('site/build/index.html', 'old')
  put('site/build/.zapiski-build', '{"files":["index.html"]}')
  put('site/.build.zapiski-new/index.html', 'new')
  put('site/.build.zapiski-journal', seal('{"moves":[["index.html",3]],"removals":[],"folders":[]}'))
  await cli(['check', 'site'])
  expect(read('site/build/index.html')).toBe('new')
  expect(readdirSync(join(cwd, 'site')).toSorted()).toEqual(['build', 'zapiski.config.ts'])
})

describe('clear', () => {
  test('removes what was built and the cache, and says so', async () => {
    const output = await createOutput(join(cwd, 'site/build'), { siteDir: join(cwd, 'site') })
    await output.put({ path: toAssetPath('index.html'), read: () => 'x' })
    await output.commit()
    put('site/.zapiski/cache', 'x')
    expect((await cli(['clear', 'site'])).out).toBe('Удалено: site/build, site/.zapiski\n')
    expect(readdirSync(join(cwd, 'site'))).toEqual(['zapiski.config.ts'])
    expect((await cli(['clear', 'site'])).out).toBe('Удалять нечего.\n')
  })

  test('leaves a folder that somebody else filled', async () => {
    put('site/build/thesis.txt', 'years of work')
    expect((await cli(['clear', 'site'])).code).toBe(2)
    expect(read('site/build/thesis.txt')).toBe('years of work')
  })
})

test('write-heading-ids changes the files that need it and names them', async () => {
  put('site/blog/a.md', '## Ёлка и ёж\n')
  put('site/docs/b/c.mdx', '## Готово {#done}\n')
  put('site/docs/_part.md', '## Часть\n')
  const { out } = await cli(['write-heading-ids', 'site'])
  expect(out).toBe('site/blog/a.md\nИзменено: 1 файл\n')
  expect(read('site/blog/a.md')).toBe('## Ёлка и ёж {#ёлка-и-ёж}\n')
  expect(read('site/docs/_part.md')).toBe('## Часть\n')
  expect((await cli(['write-heading-ids', 'site'])).out).toBe('Менять нечего: имена есть у всех заголовков.\n')
})

describe('preview', () => {
  test('says where the site is', async () => {
    put('site/build/index.html', 'x')
    const { code, out } = await cli(['preview', 'site', '--port', '0'])
    expect(code).toBe(0)
    expect(out).toMatch(/^Собранный сайт: http:\/\/localhost:\d+\/\nОстановить: Ctrl\+C\n$/)
  })

  test('asks for a build first', async () => {
    const { code, err } = await cli(['serve', 'site', '--no-open'])
    expect([code, err]).toEqual([
      2,
      'ошибка: показывать нечего: сайт ещё не собран — сначала выполните «zapiski build»\n',
    ])
    expect(existsSync(join(cwd, 'site/build'))).toBe(false)
  })
})
