import {
  existsSync,
  lstatSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  realpathSync,
  renameSync,
  rmSync,
  symlinkSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { writeFile } from '../../test/write-files.ts'
import { seal } from '../engine/cache/stored.ts'
import { healOutput } from './journal.ts'
import { takeLock } from './lock.ts'
import { MARKER, markerText } from './outdir.ts'

let root = ''
beforeEach(() => {
  root = realpathSync(mkdtempSync(join(tmpdir(), 'zapiski-journal-')))
  put('build/index.html', 'old')
  put('build/gone/page.html', 'old')
  put(`build/${MARKER}`, markerText(['index.html', 'gone/page.html']))
  put('.build.zapiski-new/index.html', 'new')
  put('.build.zapiski-new/fresh/page.html', 'fresh')
  put(`.build.zapiski-new/${MARKER}`, NEW_MARKER)
})
afterEach(() => rmSync(root, { recursive: true, force: true }))

const NEW_MARKER = markerText(['index.html', 'fresh/page.html'])
const at = (path: string): string => join(root, path)
const put = (path: string, text: string): void => writeFile(at(path), text)
const read = (path: string): string => readFileSync(at(path), 'utf8')
const heal = () => healOutput(at('build'))

const JOURNAL = {
  moves: [
    ['fresh/page.html', 5],
    ['index.html', 3],
  ],
  removals: ['gone/page.html'],
  folders: ['gone'],
}
const journal = (value: unknown): void => put('.build.zapiski-journal', seal(JSON.stringify(value)))

function expectNew(): void {
  expect(read('build/index.html')).toBe('new')
  expect(read('build/fresh/page.html')).toBe('fresh')
  expect(read(`build/${MARKER}`)).toBe(NEW_MARKER)
  expect(existsSync(at('build/gone'))).toBe(false)
  expect(readdirSync(root)).toEqual(['build'])
}

function expectOld(): void {
  expect(read('build/index.html')).toBe('old')
  expect(read('build/gone/page.html')).toBe('old')
  expect(existsSync(at('build/fresh'))).toBe(false)
  expect(readdirSync(root)).toEqual(['build'])
}

test('what had not begun is done from the beginning', async () => {
  journal(JOURNAL)
  await heal()
  expectNew()
})

test.each([1, 2, 3, 4, 5])('what was done up to step %i is finished', async steps => {
  journal(JOURNAL)
  const done = [
    () => mkdirSync(at('build/fresh')),
    () => renameSync(at('.build.zapiski-new/fresh/page.html'), at('build/fresh/page.html')),
    () => renameSync(at('.build.zapiski-new/index.html'), at('build/index.html')),
    () => rmSync(at('build/gone'), { recursive: true }),
    () => renameSync(at(`.build.zapiski-new/${MARKER}`), at(`build/${MARKER}`)),
  ]
  for (const step of done.slice(0, steps)) step()
  await heal()
  expectNew()
})

test('without a journal the site stays as it was, and what lay beside it goes', async () => {
  await heal()
  expectOld()
})

test('a journal that was not written to its end had not begun', async () => {
  journal(JOURNAL)
  put('.build.zapiski-journal', read('.build.zapiski-journal').slice(0, -9))
  await heal()
  expectOld()
})

test.each([
  { ...JOURNAL, removals: ['../other/file.txt'] },
  { ...JOURNAL, folders: ['../other'] },
  { ...JOURNAL, moves: [['../other/file.txt', 3]] },
  { moves: 1 },
  [],
])('a journal that speaks of other folders or of nothing is not obeyed: %j', async strange => {
  put('other/file.txt', 'mine')
  journal(strange)
  await heal()
  expect(read('other/file.txt')).toBe('mine')
  rmSync(at('other'), { recursive: true })
  expectOld()
})

test('nor one beside a folder that is not ours', async () => {
  rmSync(at(`build/${MARKER}`))
  journal(JOURNAL)
  await heal()
  expectOld()
})

test('half a file does not take the place of a whole one', async () => {
  journal(JOURNAL)
  put('.build.zapiski-new/index.html', 'n')
  await heal()
  expect(read('build/index.html')).toBe('old')
  expect(read('build/fresh/page.html')).toBe('fresh')
})

test('while a build runs there is nothing to put right', async () => {
  journal(JOURNAL)
  const { takeLock } = await import('./lock.ts')
  const lock = await takeLock(at('.build.zapiski-lock'), 0)
  await heal()
  expect(read('build/index.html')).toBe('old')
  lock.release()
  await heal()
  expectNew()
})

test('a lock of a process that could put nothing away is taken off, that of a living one stays', async () => {
  rmSync(at('.build.zapiski-new'), { recursive: true })
  const file = at('.build.zapiski-lock')
  const isThere = (): boolean => lstatSync(file, { throwIfNoEntry: false }) !== undefined
  symlinkSync('4194305 1', file)
  await heal()
  expect(isThere()).toBe(false)
  const lock = await takeLock(file, 0)
  await heal()
  expect(isThere()).toBe(true)
  lock.release()
})
