import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeEach, expect, test } from 'vitest'
import { readPack, writePack } from './pack.ts'

const folder = mkdtempSync(join(tmpdir(), 'zapiski-pack-'))
const file = join(folder, 'cache/pages')
const value = new Map([['key', { title: 'Заголовок', at: [0, 5] }]])

beforeEach(() => writePack(file, 'engine-1', { value, bodies: [Buffer.from('first'), Buffer.from('второй')] }))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

test('gives back the value and the bodies that were written', () => {
  const pack = readPack(file, 'engine-1')
  expect(pack?.value).toEqual(value)
  expect(pack?.body([0, 5]).toString()).toBe('first')
  expect(pack?.body([5, 17]).toString()).toBe('второй')
})

test('is nothing for another engine, and without a file', () => {
  expect(readPack(file, 'engine-2')).toBeUndefined()
  expect(readPack(join(folder, 'absent'), 'engine-1')).toBeUndefined()
})

test('is nothing when any byte is another', () => {
  const whole = readFileSync(file)
  for (let index = 0; index < whole.length; index++) {
    const bytes = Buffer.from(whole)
    bytes[index] = (bytes[index] ?? 0) ^ 1
    writeFileSync(file, bytes)
    expect(readPack(file, 'engine-1'), `byte ${index}`).toBeUndefined()
  }
})

test('is nothing when it ends early', () => {
  const whole = readFileSync(file)
  for (const length of [0, 1, 40, whole.length - 1]) {
    writeFileSync(file, whole.subarray(0, length))
    expect(readPack(file, 'engine-1'), `${length} bytes`).toBeUndefined()
  }
})

test('keeps out of the history of the site', () => {
  expect(readFileSync(join(folder, 'cache/.gitignore'), 'utf8')).toBe('*\n')
})
