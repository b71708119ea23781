/** Our own site, built once for tests into a temporary folder beside nothing of the author's. */

import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { type BuildResult, build } from '../../src/build/build.ts'
import { loadConfig } from '../../src/config/index.ts'
import type { Config } from '../../src/shared/config.ts'

export const SITE_DIR = resolve(import.meta.dirname, '../../site')

export interface BuiltSite {
  config: Config
  outDir: string
  result: BuildResult
  remove(): Promise<void>
}

export async function buildSiteDir(siteDir: string): Promise<BuiltSite> {
  const folder = await mkdtemp(join(tmpdir(), 'zapiski-site-'))
  const outDir = join(folder, 'build')
  const { config, problems } = await loadConfig(siteDir, { outDir })
  if (config === undefined) throw new Error(JSON.stringify(problems))
  const result = await build(config, { mode: 'production', write: true })
  return { config, outDir, result, remove: () => rm(folder, { recursive: true, force: true }) }
}
