/** A folder for what tests of one run write, the builds that they share in it. */

import { spawnSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, statfsSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

const MEMORY = '/dev/shm'
/** Packages that tests install and sites that they build take less than half of it. */
const ENOUGH = 4 * 1024 ** 3

/** Files in memory are made many times faster; what is there must run as it does elsewhere. */
function hasMemory(): boolean {
  try {
    const mount = readFileSync('/proc/mounts', 'utf8')
      .split('\n')
      .find(line => line.split(' ')[1] === MEMORY)
    const { bavail, bsize } = statfsSync(MEMORY)
    return mount !== undefined && !/\bnoexec\b/.test(mount) && bavail * bsize > ENOUGH
  } catch {
    return false
  }
}

const NAME = /^zapiski-test-(\d+)-/

/** What a run that was killed left behind: memory that nobody gives back. */
function removeLeft(base: string): void {
  for (const name of readdirSync(base)) {
    const pid = NAME.exec(name)?.[1]
    if (pid !== undefined && !isRunning(Number(pid))) remove(join(base, name))
  }
}

/** Some tests make paths that are longer than a system call takes: one that was killed there would stop every later run. */
function remove(folder: string): void {
  try {
    // A browser that was told to end may still be writing its profile.
    rmSync(folder, { recursive: true, force: true, maxRetries: 10, retryDelay: 300 })
  } catch {
    spawnSync('rm', ['-rf', '--', folder])
  }
}

function isRunning(pid: number): boolean {
  try {
    return process.kill(pid, 0)
  } catch (error) {
    return (error as NodeJS.ErrnoException).code !== 'ESRCH'
  }
}

export function setup(): (() => void) | undefined {
  // Once for all projects of the run.
  if (process.env.ZAPISKI_TEST_SITES !== undefined) return undefined
  const base = hasMemory() ? MEMORY : tmpdir()
  removeLeft(base)
  const folder = mkdtempSync(join(base, `zapiski-test-${process.pid}-`))
  // Whoever asks for a temporary folder gets one in it.
  const [temporary, sites] = [join(folder, 'tmp'), join(folder, 'sites')]
  for (const path of [temporary, sites]) mkdirSync(path)
  process.env.TMPDIR = temporary
  process.env.ZAPISKI_TEST_SITES = sites
  return () => remove(folder)
}
