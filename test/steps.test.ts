/** A warm build is a clean one: `bench/steps.mjs` with forty steps, warm builds as the program runs them. */

import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { runSteps } from '../bench/steps/run.mjs'
import { build } from '../src/build/build.ts'
import { run } from '../src/cli/run.ts'
import { loadConfig } from '../src/config/index.ts'
import { formatProblems } from '../src/errors.ts'
import type { Problem } from '../src/shared/problem.ts'

// Files are believed when they are older than two seconds: to wait is to move the clock.
const now = Date.now
let ahead = 0
beforeEach(() => void vi.spyOn(Date, 'now').mockImplementation(() => now() + ahead))
afterEach(() => void vi.restoreAllMocks())
const pause = async (ms: number): Promise<void> => {
  ahead += ms
}

async function clean(folder: string, outDir: string) {
  const { config, problems } = await loadConfig(folder, { outDir })
  return config === undefined ? { problems } : build(config, { mode: 'production', write: true, cache: false })
}

/** How often a build did how much. */
const ways = { whole: 0, texts: 0, nothing: 0, failed: 0 }

function wayOf(said: string): keyof typeof ways {
  if (said.includes('Ничего не изменилось')) return 'nothing'
  if (!said.includes('Собрано')) return 'failed'
  return said.includes('Страницы:') ? 'whole' : 'texts'
}

async function warm(folder: string, outDir: string) {
  let said = ''
  const say = (text: string): void => {
    said += text
  }
  const io = { cwd: folder, env: {}, out: say, err: say, isTerminal: false, columns: 80, color: false }
  const process = { now: () => new Date(), untilStopped: () => Promise.resolve() }
  await run(['build', '--out-dir', outDir], { ...io, ...process }, '')
  ways[wayOf(said)]++
  return { said }
}

const say = (problems: Problem[]): string =>
  problems.length === 0 ? '' : formatProblems(problems, { color: false, language: 'ru' })

test('after any step the output of a warm build is that of a clean one, byte for byte', {
  timeout: 300_000,
}, async () => {
  expect(
    await runSteps({ seed: 7, count: 40, hasStructure: true, hasHistory: true, warm, clean, say, pause }),
  ).toBeUndefined()
  expect(ways.texts).toBeGreaterThan(0)
  expect(ways.nothing).toBeGreaterThan(0)
})
