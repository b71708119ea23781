import {
  closeSync,
  existsSync,
  mkdtempSync,
  openSync,
  readdirSync,
  readFileSync,
  rmSync,
  utimesSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { boundCache, openAside, writeCached } from './folder.ts'

const MIB = 1024 * 1024
let folder = ''
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'zapiski-folder-'))
})
afterEach(() => rmSync(folder, { recursive: true, force: true }))
const put = (name: string, size: number): void => writeFileSync(join(folder, name), Buffer.alloc(size))

test('a cache of at most a quarter of the output stays', () => {
  put('pages', 12 * MIB)
  put('short', 8 * MIB)
  boundCache(folder, 80 * MIB)
  expect(readdirSync(folder).sort()).toEqual(['pages', 'short'])
})

test('of a larger one the largest goes, and no more than has to', () => {
  put('pages', 15 * MIB)
  put('short', 8 * MIB)
  put('sources', MIB)
  boundCache(folder, 80 * MIB)
  expect(readdirSync(folder).sort()).toEqual(['short', 'sources'])
})

test('the cache of a small site is not counted against it', () => {
  put('pages', 2 * MIB)
  boundCache(folder, 1000)
  expect(existsSync(join(folder, 'pages'))).toBe(true)
})

test('what a killed build began goes after a day', () => {
  put('short.123', 10)
  put('short.124', 10)
  utimesSync(join(folder, 'short.123'), 1, 1)
  boundCache(folder, 0)
  expect(readdirSync(folder)).toEqual(['short.124'])
})

test('a file is written whole, whatever stands in its place', () => {
  const file = join(folder, 'made/pages')
  writeCached(file, ['a', Buffer.from('b')])
  expect(readFileSync(file, 'utf8')).toBe('ab')
  expect(readdirSync(join(folder, 'made')).sort()).toEqual(['.gitignore', 'pages'])
  writeFileSync(join(folder, 'file'), '')
  writeCached(join(folder, 'file/pages'), ['a'])
  expect(readFileSync(join(folder, 'file'), 'utf8')).toBe('')
})

test('what is given up is written to no more: its number may be that of another file', () => {
  const aside = openAside(join(folder, 'short'))
  aside?.write(Buffer.from('begun'))
  aside?.discard()
  const other = openSync(join(folder, 'other'), 'w')
  expect(() => aside?.write(Buffer.from('late'))).toThrow('is closed')
  closeSync(other)
  expect(readdirSync(folder)).toEqual(['other'])
  expect(readFileSync(join(folder, 'other'), 'utf8')).toBe('')
})
