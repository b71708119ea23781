/** Our engine as its users run it. */

import { execFileSync } from 'node:child_process'
import { rmSync } from 'node:fs'
import { join, resolve } from 'node:path'

const CLI = resolve(import.meta.dirname, '../../dist/cli.js')

/** Builds the site of a folder into its `build`; gives seconds. Cold: nothing is left of an earlier build. */
export function buildZapiski(siteDir, { isCold }) {
  if (isCold) for (const name of ['build', '.zapiski']) rmSync(join(siteDir, name), { recursive: true, force: true })
  const start = performance.now()
  try {
    execFileSync(process.execPath, [CLI, 'build', siteDir], { stdio: ['ignore', 'pipe', 'pipe'], maxBuffer: 1e8 })
  } catch (error) {
    throw new Error(`Zapiski did not build ${siteDir}:\n${error.stdout}\n${error.stderr}`)
  }
  return (performance.now() - start) / 1000
}
