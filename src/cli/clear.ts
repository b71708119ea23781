/** `clear`: removes what the engine made, and nothing else. */

import { existsSync, rmSync } from 'node:fs'
import { join, relative, resolve } from 'node:path'
import { checkOutDir, checkPrevious, placesOf, sourceFolders } from '../build/outdir.ts'
import { EXIT, type ExitCode } from '../errors.ts'
import { readConfig } from './config.ts'
import type { Call } from './run.ts'

export async function runClear(call: Call): Promise<ExitCode> {
  const { args, siteDir, io } = call
  const out = args.text('out-dir')
  const config = await readConfig(call, out === undefined ? undefined : resolve(io.cwd, out))
  if (config === undefined) return EXIT.usage
  checkOutDir(config.outDir, siteDir, sourceFolders(config))
  const places = placesOf(config.outDir)
  checkPrevious(places)
  const folders = [places.out, places.staging, places.old, join(siteDir, '.zapiski')].filter(folder =>
    existsSync(folder),
  )
  for (const folder of folders) rmSync(folder, { recursive: true, force: true })
  const names = folders.map(folder => relative(io.cwd, folder)).join(', ')
  io.out(names === '' ? 'Удалять нечего.\n' : `Удалено: ${names}\n`)
  return EXIT.ok
}
