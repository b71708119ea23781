/** Builds over an earlier output. */

import {
  appendFileSync,
  chmodSync,
  existsSync,
  lstatSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  symlinkSync,
  utimesSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { isStop, said } from '../../test/said.ts'
import type { MadeFile, OutputFile } from '../engine/output-file.ts'
import { toAssetPath } from '../shared/path.ts'
import { MARKER } from './outdir.ts'
import { createOutput } from './write.ts'

let siteDir = ''
let out = ''
let cache = ''

beforeEach(() => {
  siteDir = mkdtempSync(join(tmpdir(), 'zapiski-touch-'))
  out = join(siteDir, 'build')
  cache = join(siteDir, '.zapiski')
})
afterEach(() => rmSync(siteDir, { recursive: true, force: true }))

interface Options {
  cache?: string | undefined
}

async function publish(files: OutputFile[], options: Options = {}) {
  const output = await createOutput(out, { siteDir, wait: 0, cache, ...options })
  for (const file of files) await output.put(file)
  expect(output.problems()).toEqual([])
  return output.commit()
}

const texts = (site: Record<string, string>): OutputFile[] =>
  Object.entries(site).map(([path, text]) => ({ path: toAssetPath(path), read: () => text }))

const read = (path: string): string => readFileSync(join(out, path), 'utf8')
const inode = (path: string): number => statSync(join(out, path)).ino
const written = async (site: Record<string, string>, options: Options = {}) =>
  (await publish(texts(site), options)).changes

/** Paths and texts of the output, folders without files included. */
function whole(): Record<string, string> {
  const entries = readdirSync(out, { recursive: true, withFileTypes: true })
  const pairs = entries.map((entry): [string, string] => {
    const path = join(entry.parentPath, entry.name)
    return [path.slice(out.length + 1), entry.isDirectory() ? '/' : readFileSync(path, 'utf8')]
  })
  return Object.fromEntries(pairs.toSorted(([a], [b]) => (a < b ? -1 : 1)))
}

/** What a build of nothing but this site leaves. */
async function clean(site: Record<string, string>): Promise<Record<string, string>> {
  const before = whole()
  rmSync(out, { recursive: true })
  await publish(texts(site), { cache: undefined })
  const made = whole()
  expect(Object.keys(before).length).toBeGreaterThan(0)
  return made
}

function swapForFolder(file: string): void {
  rmSync(file)
  mkdirSync(file)
}

const nothing = { added: [], changed: [], removed: [] }

describe('a build again', () => {
  const site = { 'index.html': 'home', 'a/b.html': 'page', 'assets/x.css': 'css' }

  test('writes nothing when nothing changed, not even the marker', async () => {
    await publish(texts(site))
    const inodes = [...Object.keys(site), MARKER].map(inode)
    expect(await publish(texts(site))).toEqual({ files: 3, bytes: 11, changes: nothing })
    expect([...Object.keys(site), MARKER].map(inode)).toEqual(inodes)
  })

  test('writes what changed, removes what is gone with its folder, and equals a clean build', async () => {
    await publish(texts(site))
    const kept = inode('assets/x.css')
    const next = { 'index.html': 'home!', 'assets/x.css': 'css', 'c/d.html': 'new' }
    expect(await written(next)).toEqual({ added: ['c/d.html'], changed: ['index.html'], removed: ['a/b.html'] })
    expect(inode('assets/x.css')).toBe(kept)
    const made = whole()
    expect(made).toEqual(await clean(next))
  })

  test('does not make what has the same key', async () => {
    const file = (key: string, text: string): OutputFile => ({
      path: toAssetPath('a.html'),
      key,
      read() {
        if (text === '') throw new Error('made')
        return text
      },
    })
    await publish([file('1', 'one')])
    await publish([file('1', '')])
    expect(read('a.html')).toBe('one')
    expect((await publish([file('2', 'two')])).changes).toMatchObject({ changed: ['a.html'] })
    expect(read('a.html')).toBe('two')
  })

  test('of another key but the same bytes leaves the file as it stands', async () => {
    const file = (key: string): MadeFile => ({ path: toAssetPath('a.html'), key, read: () => 'same' })
    await publish([file('1')])
    const before = inode('a.html')
    expect((await publish([file('2')])).changes).toEqual(nothing)
    expect(inode('a.html')).toBe(before)
    expect((await publish([{ ...file('2'), read: () => expect.fail('made') }])).changes).toEqual(nothing)
  })

  test.each([
    ['known', () => undefined],
    ['not known', () => rmSync(cache, { recursive: true })],
  ])('puts right what somebody changed, removed or closed, where the last build is %s', async (_, forget) => {
    await publish(texts({ ...site, 'd.html': '1234', 'e.html': 'e', 'f.html': 'f' }))
    forget()
    swapForFolder(join(out, 'f.html'))
    appendFileSync(join(out, 'index.html'), '!')
    rmSync(join(out, 'a/b.html'))
    chmodSync(join(out, 'assets/x.css'), 0o600)
    writeFileSync(join(out, 'd.html'), '4321')
    rmSync(join(out, 'e.html'))
    symlinkSync(join(out, 'd.html'), join(out, 'e.html'))
    await publish(texts({ ...site, 'd.html': '1234', 'e.html': 'e', 'f.html': 'f' }))
    expect(whole()).toEqual(await clean({ ...site, 'd.html': '1234', 'e.html': 'e', 'f.html': 'f' }))
    expect(lstatSync(join(out, 'e.html')).isFile()).toBe(true)
    expect(statSync(join(out, 'assets/x.css')).mode & 0o777).toBe(0o644)
  })

  test('removes packed copies, which would be of old pages', async () => {
    await publish(texts(site))
    writeFileSync(join(out, 'index.html.gz'), 'packed')
    mkdirSync(join(out, 'empty'))
    expect(await written({ ...site, 'index.html': 'new' })).toEqual({ ...nothing, changed: ['index.html'] })
    expect(existsSync(join(out, 'index.html.gz'))).toBe(false)
    expect(existsSync(join(out, 'empty'))).toBe(false)
  })

  test.each([
    [
      { 'tags.html': '1', tags: '2' },
      { 'tags.html': '1', 'tags/go.html': '3' },
    ],
    [
      { 'a.html': '1', 'tags/go.html': '3' },
      { 'a.html': '1', tags: '2' },
    ],
    [
      { 'x/a.html': '1', 'Go.html': '3' },
      { 'x/a.html': '1', 'go.html': '3' },
    ],
  ] as Record<string, string>[][])('of %j as %j equals a clean build', async (first = {}, second = {}) => {
    await publish(texts(first))
    await publish(texts(second))
    expect(await written(second)).toEqual(nothing)
    expect(whole()).toEqual(await clean(second))
  })

  test('copies what differs: the bytes count, not the time', async () => {
    const [from, large] = [join(siteDir, 'logo.svg'), join(siteDir, 'film.bin')]
    writeFileSync(from, '<svg/>')
    writeFileSync(large, Buffer.alloc(5_000_000, 1))
    const files = [
      { path: toAssetPath('logo.svg'), from },
      { path: toAssetPath('film.bin'), from: large },
    ]
    await publish(files)
    utimesSync(from, 1, 1)
    utimesSync(large, 1, 1)
    expect((await publish(files)).changes).toEqual(nothing)
    expect((await publish(files)).changes).toEqual(nothing)
    writeFileSync(from, '<SVG/>')
    writeFileSync(large, Buffer.alloc(5_000_000, 2))
    expect((await publish(files)).changes).toMatchObject({ changed: ['film.bin', 'logo.svg'] })
    expect(read('logo.svg')).toBe('<SVG/>')
    expect(readFileSync(join(out, 'film.bin'))[0]).toBe(2)
  })

  test('opens a folder of its own that somebody closed', async () => {
    await publish(texts(site))
    chmodSync(join(out, 'a'), 0o500)
    await publish(texts({ ...site, 'a/b.html': 'other' }))
    expect(read('a/b.html')).toBe('other')
  })

  test('makes new folders that others can enter, whatever the umask', async () => {
    await publish(texts(site))
    const before = process.umask(0o077)
    try {
      await publish(texts({ ...site, 'n/m/x.html': 'x' }))
    } finally {
      process.umask(before)
    }
    const modes = ['n', 'n/m', 'n/m/x.html'].map(path => (statSync(join(out, path)).mode & 0o777).toString(8))
    expect(modes).toEqual(['755', '755', '644'])
  })

  test('into another folder knows nothing of the first', async () => {
    await publish(texts(site))
    const other = join(siteDir, 'other')
    const output = await createOutput(other, { siteDir, wait: 0, cache })
    for (const file of texts(site)) await output.put(file)
    await output.commit()
    expect(readFileSync(join(other, 'index.html'), 'utf8')).toBe('home')
    expect(await written(site)).toEqual(nothing)
  })

  test('through a link changes the folder behind it', async () => {
    mkdirSync(join(siteDir, 'release'))
    symlinkSync('release', out)
    await publish(texts(site))
    expect(await written({ ...site, 'index.html': 'new' })).toEqual({ ...nothing, changed: ['index.html'] })
    expect(readFileSync(join(siteDir, 'release/index.html'), 'utf8')).toBe('new')
    expect(readdirSync(siteDir).toSorted()).toEqual(['.zapiski', 'build', 'release'])
  })

  test('that fails leaves the site as it was', async () => {
    await publish(texts(site))
    const before = whole()
    const files = [...texts({ 'index.html': 'new' }), { path: toAssetPath('x'), from: join(siteDir, 'missing') }]
    await expect(publish(files)).rejects.toThrow('missing')
    expect(whole()).toEqual(before)
  })

  test('stops when the folder was taken away meanwhile: what stays there was never made', async () => {
    await publish(texts(site))
    const output = await createOutput(out, { siteDir, wait: 0, cache })
    for (const file of texts({ ...site, 'index.html': 'new' })) await output.put(file)
    renameSync(out, join(siteDir, 'away'))
    const error: unknown = await output.commit().catch(reason => reason)
    expect(isStop(error) && said(error.problem)).toBe('папка вывода изменилась за время сборки')
    expect(existsSync(out)).toBe(false)
  })
})

describe('nothing is known of the last build', () => {
  const site = { 'index.html': 'home', 'a.html': 'page' }
  const manifest = (): string => {
    const name = readdirSync(cache).find(file => file.startsWith('output-')) ?? expect.fail()
    return join(cache, name)
  }
  const damage: [string, () => void][] = [
    ['is damaged', () => writeFileSync(manifest(), readFileSync(manifest(), 'utf8').replace('a.html', 'b.html'))],
    ['is half there', () => writeFileSync(manifest(), readFileSync(manifest(), 'utf8').slice(0, 80))],
    ['is empty', () => writeFileSync(manifest(), '')],
    ['is a folder', () => swapForFolder(manifest())],
    ['is of another output', () => writeFileSync(join(out, MARKER), '{"files":["index.html","a.html"]}')],
    ['is gone', () => rmSync(cache, { recursive: true })],
  ]

  test.each(damage)('when what was remembered %s: what has the same bytes stays as it stands', async (_, spoil) => {
    await publish(texts(site))
    const before = inode('a.html')
    spoil()
    const { changes } = await publish(texts({ ...site, 'index.html': 'HOME' }))
    expect(changes).toEqual({ ...nothing, changed: ['index.html'] })
    expect(inode('a.html')).toBe(before)
    expect(await written({ ...site, 'index.html': 'HOME' })).toEqual(nothing)
    expect(whole()).toEqual(await clean({ ...site, 'index.html': 'HOME' }))
  })

  test('without a cache: the differences are those of the bytes, of large copies and pictures too', async () => {
    const from = join(siteDir, 'film.bin')
    writeFileSync(from, Buffer.alloc(5_000_000, 1))
    const film: OutputFile = { path: toAssetPath('film.bin'), from }
    const build = async (site: Record<string, string>, picture: string) => {
      const output = await createOutput(out, { siteDir, wait: 0 })
      for (const file of [...texts(site), film]) await output.put(file)
      const encode = async () => Buffer.from(picture)
      await output.encode({ path: toAssetPath('a.webp'), key: picture, encode }, () => undefined)
      return (await output.commit()).changes
    }
    expect(await build(site, '1')).toEqual({ ...nothing, added: ['a.html', 'a.webp', 'film.bin', 'index.html'] })
    expect(await build({ 'index.html': 'HOME', 'b.html': 'page' }, '1')).toEqual({
      added: ['b.html'],
      changed: ['index.html'],
      removed: ['a.html'],
    })
    const before = inode('film.bin')
    expect(await build({ 'index.html': 'HOME', 'b.html': 'page' }, '2')).toEqual({ ...nothing, changed: ['a.webp'] })
    expect(inode('film.bin')).toBe(before)
    writeFileSync(from, Buffer.alloc(5_000_000, 2))
    expect(await build({ 'index.html': 'HOME', 'b.html': 'page' }, '2')).toEqual({ ...nothing, changed: ['film.bin'] })
    expect(readFileSync(join(out, 'film.bin'))[0]).toBe(2)
  })
})

test('of many output folders the last four are remembered, in files that name no place of this machine', async () => {
  for (let index = 0; index < 6; index++) {
    const output = await createOutput(join(siteDir, `build${index}`), { siteDir, wait: 0, cache })
    for (const file of texts({ 'index.html': 'x' })) await output.put(file)
    await output.commit()
  }
  const names = readdirSync(cache).filter(name => name.startsWith('output-'))
  expect(names).toHaveLength(4)
  for (const name of readdirSync(cache)) expect(readFileSync(join(cache, name), 'utf8')).not.toContain(siteDir)
})
