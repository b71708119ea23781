/** The build for programs that are not ours: what it takes and gives holds none of the engine's own values. */

import type { Config } from '../shared/config.ts'
import type { Problem } from '../shared/problem.ts'
import { build as run } from './build.ts'

export interface BuildOptions {
  /** `development` publishes drafts too. @default 'production' */
  mode?: 'production' | 'development'
  /** `false`: find every problem, write nothing. @default true */
  write?: boolean
  /** Warnings fail the build too. @default false */
  strict?: boolean
  /** Publish posts whose date is to come. @default false */
  future?: boolean
  /** Use what the last build kept, and keep it for the next one. @default true */
  cache?: boolean
}

export interface BuildResult {
  /** The site was not built when one of them is an error. */
  problems: Problem[]
  pages: number
  /** Addresses without the base path. */
  routes: string[]
  /** Files of the whole site, and their bytes. */
  files: number
  bytes: number
}

/** Builds a site into `config.outDir`. The previous output stays untouched when there is an error. */
export async function build(config: Config, options: BuildOptions = {}): Promise<BuildResult> {
  const { mode = 'production', write = true, strict = false, future = false, cache = true } = options
  const { problems, pages, routes, files, bytes } = await run(config, { mode, write, strict, future, cache })
  return { problems, pages, routes, files, bytes }
}
