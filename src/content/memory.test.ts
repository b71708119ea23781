import { mkdtempSync, readFileSync, renameSync, rmSync, symlinkSync, utimesSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeEach, expect, test } from 'vitest'
import { contentHash } from '../content-hash.ts'
import { type Signature, signatureAt } from '../disk.ts'
import type { Source } from '../shared/document.ts'
import { isUntouched, type Memory, type Remembered, recall } from './memory.ts'

const folder = mkdtempSync(join(tmpdir(), 'zapiski-memory-'))
const file = join(folder, 'post.md')
const look = (): Signature => signatureAt(file) ?? [0, 0, 0, 0]
/** As if the look had been taken long after the file was written. */
const LATER = Date.now() + 60_000

beforeEach(() => {
  rmSync(file, { force: true })
  writeFileSync(file, 'text')
})
afterAll(() => rmSync(folder, { recursive: true, force: true }))

test('a file that nobody touched since a later look is as it was', () => {
  expect(isUntouched(look(), look(), LATER)).toBe(true)
})

test('a file that was touched within two seconds of the look is not told by its times', () => {
  const before = look()
  const touched = Math.max(before[1], before[2])
  expect(isUntouched(before, before, touched + 1999)).toBe(false)
  expect(isUntouched(before, before, touched + 2000)).toBe(true)
})

test('other bytes of the same size and time of change are seen by the time of the inode', async () => {
  const before = look()
  await new Promise(resolve => setTimeout(resolve, 20))
  writeFileSync(file, 'tekt')
  utimesSync(file, before[1] / 1000, before[1] / 1000)
  expect(isUntouched(look(), before, LATER)).toBe(false)
})

test('a touch, another file under the name, a link and no file are seen', () => {
  const before = look()
  utimesSync(file, 1, 1)
  expect(isUntouched(look(), before, LATER)).toBe(false)
  const other = join(folder, 'other.md')
  writeFileSync(other, 'text')
  renameSync(other, file)
  expect(isUntouched(look(), before, LATER)).toBe(false)
  writeFileSync(other, 'text')
  rmSync(file)
  symlinkSync(other, file)
  expect(isUntouched(look(), before, LATER)).toBe(false)
  rmSync(file)
  expect(isUntouched(signatureAt(file), before, LATER)).toBe(false)
})

test('a file with other times is read again only when its bytes are other ones', async () => {
  const kept = new Map<string, Remembered>()
  const memory: Memory = {
    source: key => kept.get(key),
    keepSource: (key, read) => kept.set(key, read),
    dates: () => undefined,
    keepDates: () => undefined,
  }
  let times = 0
  const ask = () =>
    recall({ memory }, { key: 'post', disk: file }, async () => {
      times += 1
      return { source: { file: 'post.md', hash: contentHash(readFileSync(file), 64) } as Source, problems: [] }
    })
  await ask()
  utimesSync(file, 1, 1)
  const again = await ask()
  expect([times, again.source?.hash]).toEqual([1, contentHash('text', 64)])
  expect(kept.get('post')?.signature).toEqual(look())
  writeFileSync(file, 'tekt')
  expect([(await ask()).source?.hash, times]).toEqual([contentHash('tekt', 64), 2])
})
