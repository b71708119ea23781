/** A warm build is a clean one: `bench/steps.mjs` with forty steps. */

import { expect, test } from 'vitest'
import { runSteps } from '../bench/steps/run.mjs'
import { build } from '../src/build/build.ts'
import { loadConfig } from '../src/config/index.ts'

const buildInto = (cache: boolean) => async (folder: string, outDir: string) => {
  const { config, problems } = await loadConfig(folder, { outDir })
  return config === undefined ? { problems } : build(config, { mode: 'production', write: true, cache })
}

test('after any step the output of a warm build is that of a clean one, byte for byte', {
  timeout: 120_000,
}, async () => {
  expect(await runSteps({ seed: 7, count: 40, warm: buildInto(true), clean: buildInto(false) })).toBeUndefined()
})
