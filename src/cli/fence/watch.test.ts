import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import type { Call } from '../run.ts'
import { runWatched } from './watch.ts'

/** A program that crashes while a document has the turn, as one does whose other threads crash; `then` is done when it is alone. */
function crashing(then: string): string {
  const folder = mkdtempSync(join(tmpdir(), 'zapiski-watch-'))
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
  const script = join(folder, 'program.mjs')
  writeFileSync(
    script,
    `import { writeSync } from 'node:fs'
const order = JSON.parse(process.env.ZAPISKI_ORDER)
const say = line => writeSync(3, line + '\\n')
const crash = () => process.kill(process.pid, 'SIGSEGV')
if (order.isAlone) { ${then} }
else {
  say('!{"hasThreads":true}')
  say('+{"file":"docs/innocent.md","digest":"1"}')
  crash()
}
`,
  )
  return script
}

function callOf(said: string[]): Call {
  const io = { out: (text: string) => said.push(text), err: (text: string) => said.push(text) }
  return { args: { command: 'build' }, io, format: { color: false, language: 'en' } } as unknown as Call
}

test('a crash with other threads is no fault of whoever has the turn: the command is run again without them', async () => {
  const said: string[] = []
  const refusesNobody = 'if (order.refused.length === 0) say(\'!{"exitCode":0}\')'
  expect(await runWatched(callOf(said), { script: crashing(refusesNobody), argv: [] })).toBe(0)
  expect(said).toEqual([])
})

test('alone, whoever has the turn is named', async () => {
  const said: string[] = []
  const script = crashing('say(\'+{"file":"docs/guilty.md","digest":"2"}\'); crash()')
  expect(await runWatched(callOf(said), { script, argv: [] })).toBe(1)
  expect(said.join('')).toContain('docs/guilty.md')
})
