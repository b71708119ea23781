/** `clear`: removes what the engine made, and nothing else. */

import { existsSync, rmSync } from 'node:fs'
import { relative } from 'node:path'
import { checkOutDir, checkPrevious, placesOf } from '../build/outdir.ts'
import { cacheFolders } from '../engine/cache/folder.ts'
import { sourceFolders } from '../engine/source-folders.ts'
import { EXIT, type ExitCode } from '../errors.ts'
import { type SiteCall, withConfig } from './config.ts'
import type { Call } from './run.ts'

export const runClear = (call: Call): Promise<ExitCode> =>
  withConfig(call, clear, { outDir: call.args.text('out-dir') })

async function clear({ config, siteDir, io, say }: SiteCall): Promise<ExitCode> {
  checkOutDir(config.outDir, siteDir, sourceFolders(config))
  const places = placesOf(config.outDir)
  checkPrevious(places)
  const wanted = [places.out, places.staging, ...cacheFolders(siteDir)]
  const folders = wanted.filter(folder => existsSync(folder))
  for (const folder of folders) rmSync(folder, { recursive: true, force: true })
  const names = folders.map(folder => relative(io.cwd, folder))
  io.out(`${names.length === 0 ? say('clear/nothing') : say('clear/done', { names })}\n`)
  return EXIT.ok
}
