import { spawn } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterAll, expect, test } from 'vitest'
import { inTurn } from './turn.mjs'

const folder = mkdtempSync(join(tmpdir(), 'zapiski-turn-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

/** Notes when its work begins and ends. */
const WORKER = `
import { appendFileSync } from 'node:fs'
import { setTimeout } from 'node:timers/promises'
const { inTurn } = await import(process.argv[1])
const note = word => appendFileSync(process.argv[3], word)
await inTurn(process.argv[2], async () => { note('('); await setTimeout(30); note(')') })`

test('processes work one after another, also after one that ended without a word', async () => {
  const [lock, notes] = [join(folder, 'lock'), join(folder, 'notes')]
  const gone = spawn(process.execPath, ['-e', ''])
  await new Promise(resolve => gone.on('exit', resolve))
  writeFileSync(lock, String(gone.pid))
  const turn = fileURLToPath(new URL('turn.mjs', import.meta.url))
  const start = () => spawn(process.execPath, ['--input-type=module', '-e', WORKER, turn, lock, notes])
  const codes = Array.from({ length: 4 }, () => new Promise(resolve => start().on('exit', resolve)))
  expect(await Promise.all(codes)).toEqual([0, 0, 0, 0])
  expect(readFileSync(notes, 'utf8')).toBe('()()()()')
})

test('a turn ends with its work, however that ends', async () => {
  const lock = join(folder, 'failing')
  await expect(inTurn(lock, () => Promise.reject(new Error('no')))).rejects.toThrow('no')
  expect(await inTurn(lock, () => 1)).toBe(1)
})
