/** A folder for what tests of one run write, the builds that they share in it. */

import { mkdirSync, mkdtempSync, readFileSync, rmSync, statfsSync } from 'node:fs'
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

export function setup(): (() => void) | undefined {
  // Once for all projects of the run.
  if (process.env.ZAPISKI_TEST_SITES !== undefined) return undefined
  const folder = mkdtempSync(join(hasMemory() ? MEMORY : tmpdir(), 'zapiski-test-'))
  // Whoever asks for a temporary folder gets one in it, so nothing is left of a run, however it ended.
  const [temporary, sites] = [join(folder, 'tmp'), join(folder, 'sites')]
  for (const path of [temporary, sites]) mkdirSync(path)
  process.env.TMPDIR = temporary
  process.env.ZAPISKI_TEST_SITES = sites
  return () => rmSync(folder, { recursive: true, force: true })
}
