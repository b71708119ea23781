import { execFileSync } from 'node:child_process'
import { join } from 'node:path'
import { expect, test } from 'vitest'

test('the fuzzing reaches the parser: of its first texts none ends the child or breaks the engine', () => {
  const script = join(import.meta.dirname, '../bench/fuzz.mjs')
  const said = execFileSync(process.execPath, [script, '--seed', '4711', '--count', '60', '--seconds', '60'], {
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'ignore'],
  })
  const counted = /fine (?<fine>\d+), refused (?<refused>\d+), crashed 0, slow 0, broken 0/.exec(said)?.groups
  expect(Number(counted?.fine) + Number(counted?.refused)).toBe(60)
  expect(Number(counted?.fine)).toBeGreaterThan(0)
}, 60_000)
