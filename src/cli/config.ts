/** The config of a command's site, or the end of the command. */

import { loadConfig } from '../config/index.ts'
import { formatProblems } from '../errors.ts'
import type { Config } from '../shared/config.ts'
import type { Call } from './run.ts'

/** Undefined when the config has errors: they are printed already. */
export async function readConfig({ siteDir, io, hide }: Call, outDir?: string): Promise<Config | undefined> {
  const { config, problems } = await loadConfig(siteDir, { outDir })
  if (problems.length > 0) io.err(`${formatProblems(problems, { color: io.color, hide })}\n`)
  return config
}
