import { spawn } from 'node:child_process'
import { once } from 'node:events'
import {
  existsSync,
  lstatSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  symlinkSync,
  utimesSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { isStop, said } from '../../test/said.ts'
import { takeLock } from './lock.ts'

let folder = ''
let file = ''
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'zapiski-lock-'))
  file = join(folder, 'lock')
})
afterEach(() => rmSync(folder, { recursive: true, force: true }))

const exists = (): boolean => lstatSync(file, { throwIfNoEntry: false }) !== undefined

async function refusal(): Promise<string> {
  const error: unknown = await takeLock(file, 0).catch(reason => reason)
  return isStop(error) ? `${error.exitCode} ${said(error.problem)}` : String(error)
}

test('a lock has one owner until it is released, and may be released twice', async () => {
  const lock = await takeLock(file, 0)
  expect(await refusal()).toBe(`3 этот сайт уже собирается (процесс ${process.pid})`)
  lock.release()
  lock.release()
  expect(exists()).toBe(false)
  ;(await takeLock(file, 0)).release()
})

test('who released late does not take the lock of the next', async () => {
  const first = await takeLock(file, 0)
  rmSync(file)
  symlinkSync('1 other', file)
  first.release()
  expect(exists()).toBe(true)
})

test('a lock nobody can read counts while it is fresh', async () => {
  writeFileSync(file, 'strange')
  expect(await refusal()).toBe('3 этот сайт уже собирается')
  const old = new Date(Date.now() - 60_000)
  utimesSync(file, old, old)
  ;(await takeLock(file, 0)).release()
  expect(existsSync(file)).toBe(false)
})

test('a process that runs since another time is not the owner', async () => {
  symlinkSync(`${process.ppid} 1`, file)
  ;(await takeLock(file, 0)).release()
  expect(exists()).toBe(false)
})

test('a process that is dead holds nothing, nor does one that nobody has looked after since it ended', async () => {
  const dead = spawn('true')
  await once(dead, 'exit')
  symlinkSync(`${dead.pid} 1`, file)
  ;(await takeLock(file, 0)).release()
  // What takes the place of the shell does not ask for the shell's children.
  const parent = spawn('sh', ['-c', 'sleep 0.3 & echo $!; exec sleep 60'])
  const [pid]: Buffer[] = await once(parent.stdout, 'data')
  const stat = () =>
    readFileSync(`/proc/${Number(pid)}/stat`, 'utf8')
      .split(') ')[1]
      ?.split(' ') ?? []
  await expect.poll(() => stat()[0]).toBe('Z')
  symlinkSync(`${Number(pid)} ${stat()[19]}`, file)
  ;(await takeLock(file, 0)).release()
  expect(exists()).toBe(false)
  parent.kill()
})

test('a folder that cannot hold a lock is said at once', async () => {
  await expect(takeLock(join(folder, 'none/lock'), 0)).rejects.toThrow('ENOENT')
})

test('an empty folder in the place of the lock is nobody’s, one with files is named', async () => {
  mkdirSync(file)
  ;(await takeLock(file, 0)).release()
  expect(exists()).toBe(false)
  mkdirSync(file)
  writeFileSync(`${file}/thesis.txt`, '')
  expect(await refusal()).toBe('3 на месте замка стоит папка: lock')
  expect(existsSync(`${file}/thesis.txt`)).toBe(true)
})
