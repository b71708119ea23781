/** Sites built for tests: those that nobody writes into are built once for a whole run. */

import { existsSync, readFileSync } from 'node:fs'
import { mkdir, mkdtemp, rename, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { basename, join, resolve } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { type BuildResult, build } from '../../src/build/build.ts'
import { loadConfig } from '../../src/config/index.ts'
import type { Config } from '../../src/shared/config.ts'
import type { Problem } from '../../src/shared/problem.ts'

export const SITE_DIR = resolve(import.meta.dirname, '../../site')
/** Everything that a config can ask for. */
export const FURNISHED = resolve(import.meta.dirname, '../sites/furnished')

export interface BuiltSite {
  config: Config
  outDir: string
  result: Omit<BuildResult, 'searchRecords'>
  remove(): Promise<void>
}

/** A build of its own: its output may be changed. */
export async function buildSiteDir(siteDir: string): Promise<BuiltSite> {
  const folder = await mkdtemp(join(tmpdir(), 'zapiski-site-'))
  const outDir = join(folder, 'build')
  const config = await readConfig(siteDir, outDir)
  const result = await build(config, { mode: 'production', write: true })
  return { config, outDir, result, remove: () => rm(folder, { recursive: true, force: true }) }
}

/**
 * The build of a site as it lies in the repository, made by whoever asks first. `ZAPISKI_TEST_SITES` is a folder of
 * this run (`test/sites.setup.ts`); without it everyone builds for himself. Nobody may change the output.
 */
export async function buildShared(siteDir: string): Promise<BuiltSite> {
  const root = process.env.ZAPISKI_TEST_SITES
  if (root === undefined) return buildSiteDir(siteDir)
  const folder = join(root, basename(siteDir))
  const outDir = join(folder, 'build')
  const done = join(folder, 'result.json')
  const config = await readConfig(siteDir, outDir)
  // Making a folder is the lock: only one worker succeeds.
  const isFirst = await mkdir(folder).then(
    () => true,
    () => false,
  )
  if (isFirst) {
    const answer = await build(config, { mode: 'production', write: true }).then(
      ({ searchRecords: _, ...result }) => ({ result, error: mistakes(result.problems) }),
      (error: Error) => ({ error: error.stack }),
    )
    await writeFile(`${done}.new`, JSON.stringify(answer))
    await rename(`${done}.new`, done)
  }
  while (!existsSync(done)) await sleep(50)
  const { result, error } = JSON.parse(readFileSync(done, 'utf8'))
  if (error !== undefined) throw new Error(error)
  return { config, outDir, result, remove: async () => {} }
}

function mistakes(problems: Problem[]): string | undefined {
  const errors = problems.filter(({ level }) => level === 'error')
  return errors.length === 0 ? undefined : JSON.stringify(errors)
}

export async function readConfig(siteDir: string, outDir?: string): Promise<Config> {
  const { config, problems } = await loadConfig(siteDir, { outDir })
  if (config === undefined) throw new Error(JSON.stringify(problems))
  return config
}
