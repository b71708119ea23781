/** A few builds killed while a reader looks; `node bench/kills.mjs` does two hundred. */

import { spawn } from 'node:child_process'
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { runKills } from '../bench/kills/run.mjs'
import { build } from '../src/build/build.ts'
import { healOutput } from '../src/build/journal.ts'
import { readConfig } from './e2e/site.ts'

/** A second a kill on a quiet machine; on a busy one the builds take what they get. */
const LIMIT = 300_000

const CLI = join(import.meta.dirname, '../dist/cli.js')

test.skipIf(!existsSync(CLI))(
  'builds that are killed never show half a page, and the next command heals',
  async () => {
    const found = await runKills({
      seed: 3,
      count: 5,
      start: (folder: string) => spawn(process.execPath, [CLI, 'build', folder], { stdio: 'ignore', detached: true }),
      async build(folder: string, outDir: string, cache: boolean) {
        return build(await readConfig(folder, outDir), { mode: 'production', write: true, cache })
      },
      heal: (folder: string) => healOutput(join(folder, 'build')),
    })
    expect(found.faults).toEqual([])
    expect(found.kills).toBe(5)
    expect(found.looks).toBeGreaterThan(60)
  },
  LIMIT,
)
