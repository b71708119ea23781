/** A folder for the builds that tests of one run share. */

import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

export function setup(): (() => void) | undefined {
  // Once for all projects of the run.
  if (process.env.ZAPISKI_TEST_SITES !== undefined) return undefined
  const folder = mkdtempSync(join(tmpdir(), 'zapiski-sites-'))
  process.env.ZAPISKI_TEST_SITES = folder
  return () => rmSync(folder, { recursive: true, force: true })
}
