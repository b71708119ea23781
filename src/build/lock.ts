/** One build of a folder at a time: a lock file that is worth nothing once its process is gone. */

import { lstatSync, readlinkSync, renameSync, rmdirSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { basename } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { errorCode, readText } from '../disk.ts'
import { EXIT, stop } from '../errors.ts'
import { attempt } from '../shared/value.ts'

interface Lock {
  /** Idempotent, synchronous: works in an exit handler. */
  release(): void
}

/** How often to look again while another build runs, milliseconds. */
const POLL = 50
/** A lock without a readable owner is left over from a crash after this time, milliseconds. */
const UNREADABLE = 2000

/** Takes the lock, waiting up to `wait` milliseconds for a live owner; then stops with exit code 3 and its number. */
export async function takeLock(file: string, wait: number): Promise<Lock> {
  const own = `${process.pid} ${startOf(process.pid)}`
  const deadline = Date.now() + wait
  for (;;) {
    if (create(file, own)) return { release: () => release(file, own) }
    const owner = read(file)
    if (lstatSync(file, { throwIfNoEntry: false })?.isDirectory() === true) {
      removeFolder(file)
      continue
    }
    if (owner !== undefined && !isAlive(owner, file)) {
      steal(file, owner)
      continue
    }
    if (Date.now() >= deadline) {
      const pid = Number.parseInt(owner ?? '', 10)
      if (Number.isNaN(pid)) throw stop(EXIT.environment, 'locked')
      throw stop(EXIT.environment, 'locked/process', { values: { pid } })
    }
    await sleep(POLL)
  }
}

/** A symlink holds its text from the moment it exists; where there are none, a file comes close. */
function create(file: string, own: string): boolean {
  try {
    symlinkSync(own, file)
    return true
  } catch (error) {
    if (errorCode(error) === 'EEXIST') return false
    if (errorCode(error) === 'EACCES' || errorCode(error) === 'EROFS' || errorCode(error) === 'ENOSPC') throw error
  }
  try {
    writeFileSync(file, own, { flag: 'wx' })
    return true
  } catch (error) {
    if (errorCode(error) === 'EEXIST') return false
    throw error
  }
}

const read = (file: string): string | undefined => attempt(() => readlinkSync(file)) ?? readText(file)

function isAlive(owner: string, file: string): boolean {
  const [pid = '', start = ''] = owner.split(' ')
  if (!/^\d+$/.test(pid)) return Date.now() - modified(file) < UNREADABLE
  // Our own number without our hand on it: left by a process that had it before.
  if (Number(pid) === process.pid && start !== startOf(process.pid)) return false
  try {
    process.kill(Number(pid), 0)
  } catch (error) {
    // EPERM: it is there, but belongs to somebody else.
    if (errorCode(error) !== 'EPERM') return false
  }
  return start === startOf(Number(pid))
}

/**
 * Start time of a process where the system tells it, so that a number used again is not taken for its first owner. One
 * that has ended and that nobody has looked after since holds nothing.
 */
function startOf(pid: number): string {
  const text = readText(`/proc/${pid}/stat`) ?? ''
  // Fields 3 and 22; the name in field 2 may hold spaces, so count from its closing bracket.
  const fields = text.slice(text.lastIndexOf(')') + 2).split(' ')
  return fields[0] === 'Z' || fields[0] === 'X' ? ENDED : (fields[19] ?? '')
}

/** In the place of a start time. */
const ENDED = 'ended'

const modified = (file: string): number => attempt(() => lstatSync(file).mtimeMs) ?? Number.NEGATIVE_INFINITY

/** An empty folder has no owner. */
function removeFolder(file: string): void {
  try {
    rmdirSync(file)
  } catch (error) {
    if (errorCode(error) === 'ENOENT') return
    throw stop(EXIT.environment, 'locked/folder', { values: { name: basename(file) } })
  }
}

/** Renaming has one winner; a lock that changed hands in between is put back. */
function steal(file: string, owner: string): void {
  const aside = `${file}.${process.pid}`
  try {
    renameSync(file, aside)
  } catch {
    return
  }
  if (read(aside) === owner) rmSync(aside, { force: true })
  else renameSync(aside, file)
}

function release(file: string, own: string): void {
  if (read(file) === own) rmSync(file, { force: true })
}
