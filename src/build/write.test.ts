import { spawn } from 'node:child_process'
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { homedir, tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { inWords, isStop, said } from '../../test/said.ts'
import { textFile } from '../engine/output-file.ts'
import { describeProblem } from '../messages/problem.ts'
import { toAssetPath } from '../shared/path.ts'
import { MARKER } from './outdir.ts'
import { createOutput } from './write.ts'

type OutputOptions = Parameters<typeof createOutput>[1]

let siteDir = ''
let out = ''

beforeEach(() => {
  siteDir = mkdtempSync(join(tmpdir(), 'zapiski-write-'))
  out = join(siteDir, 'build')
})
afterEach(() => rmSync(siteDir, { recursive: true, force: true }))

const open = (options: Partial<OutputOptions> = {}) => createOutput(out, { siteDir, wait: 0, ...options })

async function publish(files: Record<string, string>): Promise<{ files: number; bytes: number }> {
  const output = await open()
  for (const [path, text] of Object.entries(files)) await output.put(made(path, text))
  return output.commit()
}

const made = (path: string, body: string | Uint8Array) => ({ path: toAssetPath(path), read: () => body })

const read = (path: string): string => readFileSync(join(out, path), 'utf8')

/** Everything in the site folder, hidden neighbours of the output included. */
const neighbours = (): string[] => readdirSync(siteDir).toSorted()

async function stopOf(promise: Promise<unknown>): Promise<[code: number, text: string]> {
  const error: unknown = await promise.catch(reason => reason)
  if (!isStop(error)) throw error
  return [error.exitCode, said(error.problem)]
}

describe('a build', () => {
  test('writes texts, bytes and copies, and counts them', async () => {
    writeFileSync(join(siteDir, 'logo.svg'), '<svg/>')
    const output = await open()
    await output.put(made('index.html', 'Ёж'))
    await output.put(made('a/b/c.bin', new Uint8Array([1, 2, 3])))
    await output.put({ path: toAssetPath('logo.svg'), from: join(siteDir, 'logo.svg') })
    expect(await output.commit()).toMatchObject({ files: 3, bytes: 4 + 3 + 6 })
    expect(read('index.html')).toBe('Ёж')
    expect([...readFileSync(join(out, 'a/b/c.bin'))]).toEqual([1, 2, 3])
    expect(neighbours()).toEqual(['build', 'logo.svg'])
  })

  test('takes the place of the previous one whole: files that are gone are gone', async () => {
    await publish({ 'index.html': 'old', 'gone.html': 'old' })
    await publish({ 'index.html': 'new' })
    expect(read('index.html')).toBe('new')
    expect(existsSync(join(out, 'gone.html'))).toBe(false)
  })

  test('leaves the previous site as it was until commit, and after discard', async () => {
    await publish({ 'index.html': 'old' })
    const output = await open()
    await output.put(made('index.html', 'new'))
    expect(read('index.html')).toBe('old')
    await output.discard()
    expect(read('index.html')).toBe('old')
    expect(neighbours()).toEqual(['build'])
  })

  test('leaves the previous site as it was when a file cannot be read, and tells which', async () => {
    await publish({ 'index.html': 'old' })
    const output = await open()
    await output.put(made('index.html', 'new'))
    await output.put({ path: toAssetPath('x.png'), from: join(siteDir, 'missing.png') })
    await expect(output.commit()).rejects.toThrow('missing.png')
    expect(read('index.html')).toBe('old')
    expect(neighbours()).toEqual(['build'])
  })

  test('lists the same files in the same words every time', async () => {
    await publish({ 'b.html': '1', 'a.html': '2' })
    const first = read(MARKER)
    await publish({ 'a.html': '2', 'b.html': '1' })
    expect(read(MARKER)).toBe(first)
    expect(JSON.parse(first)).toEqual({ engine: 'zapiski', files: ['a.html', 'b.html'] })
  })

  test('makes files that a server of another user can read, whatever the umask', async () => {
    const before = process.umask(0o077)
    writeFileSync(join(siteDir, 'secret.svg'), '', { mode: 0o600 })
    try {
      const output = await open()
      await output.put(made('a.html', ''))
      await output.put({ path: toAssetPath('b.svg'), from: join(siteDir, 'secret.svg') })
      await output.commit()
    } finally {
      process.umask(before)
    }
    expect((statSync(join(out, 'a.html')).mode & 0o777).toString(8)).toBe('644')
    expect((statSync(join(out, 'b.svg')).mode & 0o777).toString(8)).toBe('644')
  })

  test('writes through a symlink to the folder behind it', async () => {
    mkdirSync(join(siteDir, 'release'))
    symlinkSync(join(siteDir, 'release'), out)
    await publish({ 'index.html': 'x' })
    expect(readFileSync(join(siteDir, 'release/index.html'), 'utf8')).toBe('x')
    expect(neighbours()).toEqual(['build', 'release'])
  })
})

describe('paths', () => {
  test.each([
    ['../evil.html', 'output-path'],
    ['a/../../evil.html', 'output-path'],
    ['a\\b.html', 'output-path'],
    ['a\0b', 'output-path'],
    ['', 'output-path'],
    ['a//b', 'output-path'],
    [MARKER, 'output-path'],
    [`${'я'.repeat(128)}.html`, 'output-path'],
  ])('%j is a problem, not a file', async (path, code) => {
    const output = await open()
    // As a bug would hand it over: the converter is not asked.
    await output.put(textFile({ path: path as ReturnType<typeof toAssetPath>, body: 'x' }))
    expect(output.problems().map(problem => describeProblem(problem, 'ru').code)).toEqual([code])
    await output.discard()
  })

  test.each([
    ['a.html', 'a.html', 'файл a.html получается дважды'],
    ['tags/Go.html', 'tags/go.html', 'файлы tags/Go.html и tags/go.html различаются только регистром букв'],
    ['й.html'.normalize('NFC'), 'й.html'.normalize('NFD'), 'различаются только регистром'],
    ['tags', 'tags/go.html', 'tags/go.html и tags: одно имя у файла и у папки'],
    ['Tags/go.html', 'tags', 'tags и Tags/go.html: одно имя у файла и у папки'],
  ])('%s and %s cannot both be', async (first, second, text) => {
    const output = await open()
    await output.put(made(first, '1'))
    await output.put(made(second, '2'))
    expect(output.problems()).toHaveLength(1)
    const [problem = expect.fail()] = output.problems()
    expect(inWords(problem)).toMatchObject({ level: 'error', code: 'output-collision' })
    expect(said(problem)).toContain(text)
    await output.discard()
  })
})

describe('refuses to write over', () => {
  const refused = async (folder: string, options: Partial<OutputOptions> = {}) =>
    stopOf(createOutput(folder, { siteDir, wait: 0, ...options }))

  test('the site, a folder above it, the home folder, the root of the disk', async () => {
    expect(await refused(siteDir)).toEqual([2, 'папка вывода содержит сам сайт'])
    expect(await refused(join(siteDir, '..'))).toEqual([2, 'папка вывода содержит сам сайт'])
    expect(await refused('/')).toEqual([2, 'папка вывода содержит сам сайт'])
    expect(await refused(homedir())).toEqual([2, 'папка вывода содержит домашнюю папку'])
  })

  test('a folder of the author, one inside it and one around it', async () => {
    const sources = [join(siteDir, 'static'), join(siteDir, 'text/blog')]
    expect(await refused(join(siteDir, 'static'), { sources })).toEqual([
      2,
      'папка вывода пересекается с папкой «static»',
    ])
    expect(await refused(join(siteDir, 'static/out'), { sources })).toEqual([
      2,
      'папка вывода пересекается с папкой «static»',
    ])
    expect(await refused(join(siteDir, 'text'), { sources })).toEqual([
      2,
      'папка вывода пересекается с папкой «text/blog»',
    ])
  })

  test('a folder that somebody else filled', async () => {
    mkdirSync(out)
    writeFileSync(join(out, 'thesis.txt'), 'years of work')
    expect(await refused(out)).toEqual([2, 'папка «build» не пуста, и сделал её не этот движок'])
    expect(read('thesis.txt')).toBe('years of work')
    expect(neighbours()).toEqual(['build'])
  })

  test('strange files in its own output, but not packed copies of pages', async () => {
    await publish({ 'index.html': 'x' })
    writeFileSync(join(out, 'index.html.gz'), 'packed')
    await publish({ 'index.html': 'y' })
    mkdirSync(join(out, '.git'))
    writeFileSync(join(out, '.git/HEAD'), 'ref')
    expect(await refused(out)).toEqual([2, 'в папке «build» чужие файлы, они бы пропали: .git/HEAD'])
    expect(read('.git/HEAD')).toBe('ref')
  })

  test('a file', async () => {
    writeFileSync(out, '')
    expect(await refused(out)).toEqual([2, 'на месте папки вывода стоит файл'])
  })
})

describe('two builds at once', () => {
  test('the second stops with code 3 and the number of the first', async () => {
    const first = await open()
    expect(await stopOf(open())).toEqual([3, `этот сайт уже собирается (процесс ${process.pid})`])
    await first.discard()
    await (await open()).discard()
  })

  test('the second waits for the first when it is about to end', async () => {
    const first = await open()
    const second = open({ wait: 30_000 })
    await first.discard()
    await (await second).discard()
    expect(neighbours()).toEqual([])
  })

  test('a lock of a process that is gone counts for nothing', async () => {
    const child = spawn(process.execPath, ['-e', ''])
    await new Promise(resolve => child.on('exit', resolve))
    writeFileSync(join(siteDir, '.build.zapiski-lock'), `${child.pid} 1`)
    await publish({ 'index.html': 'x' })
    expect(neighbours()).toEqual(['build'])
  })

  test('nor does a lock of an earlier process with our own number', async () => {
    writeFileSync(join(siteDir, '.build.zapiski-lock'), `${process.pid} 1`)
    await publish({ 'index.html': 'x' })
    expect(neighbours()).toEqual(['build'])
  })
})
