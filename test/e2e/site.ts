/** Sites built for tests: those that nobody writes into are built once for a whole run. */

import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { basename, join, resolve } from 'node:path'
import { writeReference } from '../../scripts/guide.mjs'
import { type BuildResult, build } from '../../src/build/build.ts'
import { loadConfig } from '../../src/config/index.ts'
import type { Config } from '../../src/shared/config.ts'
import { onceInRun } from '../once.ts'

export const SITE_DIR = resolve(import.meta.dirname, '../../site')
/** Everything that a config can ask for. */
export const FURNISHED = resolve(import.meta.dirname, '../sites/furnished')
const GUIDE = resolve(import.meta.dirname, '../../guide')

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
export async function buildShared(siteDir: string, prepare = (): void => {}): Promise<BuiltSite> {
  const root = process.env.ZAPISKI_TEST_SITES
  if (root === undefined) {
    prepare()
    return buildSiteDir(siteDir)
  }
  const outDir = join(root, basename(siteDir), 'build')
  const config = await readConfig(siteDir, outDir)
  const result = await onceInRun(basename(siteDir), async () => {
    prepare()
    const { searchRecords: _, ...built } = await build(config, { mode: 'production', write: true })
    const errors = built.problems.filter(({ level }) => level === 'error')
    if (errors.length > 0) throw new Error(JSON.stringify(errors))
    return built
  })
  return { config, outDir, result, remove: async () => {} }
}

/** The guide with the pages that are made, which nobody may write while another reads them. */
export const buildGuide = (): Promise<BuiltSite> => buildShared(GUIDE, writeReference)

export async function readConfig(siteDir: string, outDir?: string): Promise<Config> {
  const { config, problems } = await loadConfig(siteDir, { outDir })
  if (config === undefined) throw new Error(JSON.stringify(problems))
  return config
}
