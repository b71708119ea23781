import { mkdtempSync, readdirSync, readFileSync, rmSync, utimesSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { beforeEach, expect, onTestFinished, test } from 'vitest'
import { keyOf, openPack, packName, writePack } from './pack.ts'

let folder = ''
let file = ''
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'zapiski-pack-'))
  file = join(folder, 'code', packName('program', 1))
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
})

const [one, two] = [keyOf('one.cjs', '1'), keyOf('two.cjs', '2')]
const pieces = new Map([
  [one, Buffer.from('the first piece')],
  [two, Buffer.alloc(1000, 'second')],
])
const texts = (): (string | undefined)[] => [one, two].map(key => openPack(file).read(key)?.toString())
const WHOLE = ['the first piece', Buffer.alloc(1000, 'second').toString()]

test('what was kept is there again, by the bytes of its file', () => {
  writePack(file, ['build again', 'build texts'], pieces)
  const { works, keys, names } = openPack(file)
  expect(works).toEqual(['build again', 'build texts'])
  expect(keys).toEqual([one, two])
  expect(names).toEqual(['one.cjs', 'two.cjs'])
  expect(texts()).toEqual(WHOLE)
  expect(openPack(file).read(keyOf('one.cjs', '3'))).toBeUndefined()
  expect(openPack(file).read('constructor')).toBeUndefined()
})

test('a byte that is not what was written is noticed, wherever it is', () => {
  writePack(file, ['build'], pieces)
  const bytes = readFileSync(file)
  const found = new Set<string>()
  for (let at = 0; at < bytes.length; at++) {
    const damaged = Buffer.from(bytes)
    damaged[at] = (damaged[at] ?? 0) ^ 32
    writeFileSync(file, damaged)
    const read = texts()
    for (const [index, text] of read.entries()) expect([WHOLE[index], undefined]).toContain(text)
    found.add(read.map(text => (text === undefined ? '-' : '+')).join(''))
  }
  // What lies between the pieces is nothing to anybody.
  expect([...found].sort()).toEqual(['++', '+-', '-+', '--'])
})

test('half a file, none and another thing in its place are nothing', () => {
  expect(openPack(file).keys).toEqual([])
  writePack(file, ['build'], pieces)
  const bytes = readFileSync(file)
  for (const length of [0, 1, 40, 60, 200, bytes.length - 20]) {
    writeFileSync(file, bytes.subarray(0, length))
    expect(texts()[1]).toBeUndefined()
  }
  rmSync(file)
  expect(openPack(folder).keys).toEqual([])
})

test('what another version of Node kept is not looked at, though its V8 calls itself the same', () => {
  const here = { version: 'v20.20.2', platform: 'linux', arch: 'x64' } as const
  const names = [here, { ...here, version: 'v20.19.0' }, { ...here, arch: 'arm64' as const }].map(runtime =>
    packName('program', 2_208_153_205, runtime),
  )
  expect(new Set(names).size).toBe(names.length)
})

test('where nothing can be written nothing is said or left', () => {
  writeFileSync(join(folder, 'code'), 'a file')
  writePack(file, ['build'], pieces)
  expect(readdirSync(folder)).toEqual(['code'])
})

test('the eight newest packs stay, and what a killed process began goes after an hour', () => {
  const named = (name: string): string => join(folder, 'code', name)
  writePack(file, ['build'], pieces)
  for (let number = 0; number < 12; number++) {
    const old = named(packName('old', number))
    writeFileSync(old, '')
    utimesSync(old, 1000 + number, 1000 + number)
  }
  writeFileSync(named('program-2.code.77'), '')
  utimesSync(named('program-2.code.77'), 1000, 1000)
  writeFileSync(named('program-2.code.78'), '')
  writeFileSync(named('notes.txt'), '')
  writePack(file, ['build'], pieces)
  const old = [11, 10, 9, 8, 7, 6, 5].map(number => packName('old', number))
  expect(readdirSync(join(folder, 'code')).sort()).toEqual(
    ['.gitignore', 'notes.txt', packName('program', 1), 'program-2.code.78', ...old].sort(),
  )
})
