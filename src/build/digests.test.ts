import { mkdtempSync, readFileSync, rmSync, statSync, utimesSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { signatureOf } from '../disk.ts'
import { openCopies } from './digests.ts'

let folder = ''
let file = ''
const store = (): string => join(folder, 'cache/copies.json')

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'zapiski-digests-'))
  file = join(folder, 'logo.svg')
  writeFileSync(file, '<svg/>')
})
afterEach(() => {
  vi.useRealTimers()
  rmSync(folder, { recursive: true, force: true })
})

/** Time of a change cannot be set back, so it is now that moves on. */
const later = (seconds: number): void => {
  vi.useFakeTimers({ now: Date.now() + seconds * 1000, toFake: ['Date'] })
}
const open = () => openCopies(join(folder, 'cache'), folder)
const find = () => open().find(file, signatureOf(statSync(file)))

function noteOnce(): void {
  const digests = open()
  digests.note(file, signatureOf(statSync(file)), 'd1')
  digests.save()
}

test('the digest of a file that stays as it is, is known the next time, without a place of this machine', () => {
  later(10)
  noteOnce()
  expect(find()).toBe('d1')
  expect(readFileSync(store(), 'utf8')).not.toContain(folder)
})

test('a file of another time is not known', () => {
  later(10)
  noteOnce()
  utimesSync(file, new Date(), new Date(0))
  expect(find()).toBeUndefined()
})

test('a file as fresh as the tick of a coarse clock is not trusted', () => {
  later(1)
  noteOnce()
  expect(find()).toBeUndefined()
})

test('files that nobody asked for are forgotten', () => {
  later(10)
  noteOnce()
  open().save()
  expect(find()).toBeUndefined()
})

test('a damaged store knows nothing', () => {
  later(10)
  noteOnce()
  writeFileSync(store(), readFileSync(store(), 'utf8').replace('d1', 'd2'))
  expect(find()).toBeUndefined()
})
