import { mkdtempSync, rmSync, statSync, symlinkSync, utimesSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { writeFile } from '../../../test/write-files.ts'
import {
  differences,
  digestAsSeen,
  foldersBeside,
  isTouchedSince,
  listFiles,
  lookAgain,
  lookAtAll,
  type Snapshot,
  takeSnapshot,
  withDigests,
  withLooks,
} from './look.ts'

let site = ''
const put = (path: string, text: string): void => writeFile(join(site, path), text)
const out = () => join(site, 'build')

beforeEach(() => {
  site = mkdtempSync(join(tmpdir(), 'zapiski-look-'))
  put('blog/a.md', 'а')
  put('blog/b.md', 'б')
  put('build/index.html', 'x')
  put('node_modules/x/index.js', 'x')
  put('.git/HEAD', 'x')
  put('.zapiski/pages', 'x')
  put('.build.zapiski-new/index.html', 'x')
})
afterEach(() => {
  vi.restoreAllMocks()
  rmSync(site, { recursive: true, force: true })
})

const places = () => ({ siteDir: site, outDir: out(), beside: [] })
const snapshot = (): Snapshot => takeSnapshot(places()) ?? { looked: 0, looks: [] }
const differ = (before: Snapshot, most = 5) => differences(site, listFiles(places()) ?? [], { before, most })
const changed = (before: Snapshot, most = 5) => differ(before, most)?.changed

/** As if the last look had been long after the last touch. */
function later(): void {
  const now = Date.now
  vi.spyOn(Date, 'now').mockImplementation(() => now() + 3000)
}

test('a look sees the files of the author in a fixed order', () => {
  expect(listFiles(places())).toEqual(['blog/a.md', 'blog/b.md'])
})

test('what is behind links is looked at where it is', () => {
  put('build/apart/c.md', 'в')
  symlinkSync('build/apart', join(site, 'docs'))
  symlinkSync('blog/a.md', join(site, 'one.md'))
  const before = snapshot()
  expect(before.looks.map(([path]) => path)).toEqual(['blog/a.md', 'blog/b.md', 'docs/c.md', 'one.md'])
  later()
  put('build/apart/c.md', 'вв')
  expect(changed(before)).toEqual(['docs/c.md'])
  put('build/apart/d.md', 'г')
  expect(differ(before)).toBeUndefined()
})

test.each([
  ['to itself', '.', 'docs'],
  ['to a folder around it', '..', 'blog/up'],
  ['to nowhere', 'nowhere', 'docs'],
])('a site with a link %s is not told by looking', (_, target, path) => {
  symlinkSync(target, join(site, path))
  expect(takeSnapshot(places())).toBeUndefined()
})

test('a site with two links to each other is not told by looking', () => {
  put('apart/a/x.md', 'x')
  put('apart/b/y.md', 'y')
  symlinkSync('../b', join(site, 'apart/a/b'))
  symlinkSync('../a', join(site, 'apart/b/a'))
  expect(takeSnapshot(places())).toBeUndefined()
})

test('what is not there is looked at, too: it is the same until it comes', () => {
  expect(lookAtAll(site, ['data/a.json'])).toBeUndefined()
  const before = lookAtAll(site, ['data/deep/a.json'], true) ?? { looked: 0, looks: [] }
  const differ = () => differences(site, ['data/deep/a.json'], { before, most: 0 })?.changed
  expect(differ()).toEqual([])
  put('data/other.json', '{}')
  expect(differ()).toEqual([])
  put('data/deep/a.json', '{}')
  expect(differ()).toBeUndefined()
})

test('of what is not there the folder says when it went', () => {
  put('data/a.json', '{}')
  const began = Date.now()
  utimesSync(join(site, 'data'), 1, 1)
  rmSync(join(site, 'data/a.json'))
  const [look] = lookAtAll(site, ['data/a.json'], true)?.looks ?? []
  expect(look && isTouchedSince(look, began)).toBe(true)
})

test('nothing differs from what was seen just now, and from what was seen later', () => {
  expect(changed(snapshot())).toEqual([])
  later()
  expect(changed(snapshot())).toEqual([])
})

test('what was touched shortly before the look is told by its bytes, not by its times', () => {
  const before = snapshot()
  utimesSync(join(site, 'blog/a.md'), 1, 1)
  expect(changed(before)).toEqual([])
  const { atime, mtime } = statSync(join(site, 'blog/b.md'))
  put('blog/b.md', 'в')
  utimesSync(join(site, 'blog/b.md'), atime, mtime)
  expect(changed(before)).toEqual(['blog/b.md'])
})

test('what was older is told by its times: the same bytes written again are another file', () => {
  later()
  const before = snapshot()
  put('blog/a.md', 'а')
  expect(changed(before)).toEqual(['blog/a.md'])
})

test('where digests are known, the same bytes with other times are the same file, and other bytes are not', () => {
  later()
  const before = withDigests(snapshot(), look => digestAsSeen(site, look, 100))
  put('blog/a.md', 'а')
  put('blog/b.md', 'в')
  const found = differ(before)
  expect(found?.changed).toEqual(['blog/b.md'])
  expect(found?.touched.map(([path]) => path)).toEqual(['blog/a.md'])
  expect(changed(withLooks(before, found?.touched ?? []))).toEqual(['blog/b.md'])
})

test('the digest of what was touched since it was looked at, and of what is too large, is nobody’s', () => {
  later()
  const [first, second] = snapshot().looks
  put('blog/a.md', 'а')
  expect(first && digestAsSeen(site, first, 100)).toBeUndefined()
  expect(second && digestAsSeen(site, second, 1)).toBeUndefined()
  expect(second && digestAsSeen(site, second, 100)).toHaveLength(32)
})

test('what was too young to be told by its times is told by them as soon as it is older', () => {
  const before = snapshot()
  later()
  const fresh = differ(before)?.touched ?? []
  expect(fresh.map(([path]) => path)).toEqual(['blog/a.md', 'blog/b.md'])
  expect(differ(withLooks(before, fresh))).toEqual({ changed: [], touched: [] })
})

test('more differences than asked for, and files that came or went, are too much', () => {
  later()
  const before = snapshot()
  put('blog/a.md', 'аа')
  expect(changed(before, 0)).toBeUndefined()
  put('blog/c.md', 'в')
  expect(changed(before)).toBeUndefined()
  rmSync(join(site, 'blog/a.md'))
  expect(changed(before)).toBeUndefined()
})

test('another look at some files leaves the others as they were seen', () => {
  const before = snapshot()
  put('blog/a.md', 'другое')
  put('blog/b.md', 'другое')
  const after = lookAgain(site, before, ['blog/a.md'])
  expect(after && changed(after)).toEqual(['blog/b.md'])
  expect(lookAgain(site, before, ['blog/none.md'])).toBeUndefined()
})

test('a touch within a tick of a clock may have come after the moment', () => {
  const now = Date.now()
  expect(isTouchedSince(['a', [1, now - 1000, now - 1000, 1], '', false], now)).toBe(false)
  expect(isTouchedSince(['a', [1, now - 1000, now - 5, 1], '', false], now)).toBe(true)
})

test('texts may lie beside the site, also in folders that are not there yet; a site inside its texts is not told', () => {
  const siteDir = join(site, 'web')
  put('web/blog/a.md', 'а')
  const beside = foldersBeside(siteDir, [join(siteDir, 'blog'), join(site, 'texts/docs'), join(site, 'texts')])
  expect(beside).toEqual(['../texts'])
  const list = () => listFiles({ siteDir, outDir: join(siteDir, 'build'), beside: beside ?? [] })
  expect(list()).toEqual(['blog/a.md'])
  put('texts/docs/c.md', 'в')
  expect(list()).toEqual(['blog/a.md', '../texts/docs/c.md'])
  expect(foldersBeside(siteDir, [site])).toBeUndefined()
})
