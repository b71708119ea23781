#!/usr/bin/env node
/** The command `zapiski`. In a clone of the repository the engine is built from its sources first, when that is due. */

import { existsSync, readFileSync } from 'node:fs'
import { isTooOld } from './node-version.js'

const { engines } = JSON.parse(readFileSync(new URL('../package.json', import.meta.url), 'utf8'))
if (isTooOld(process.versions.node, engines.node)) {
  process.stderr.write(
    `error: Node ${engines.node} is needed, this is ${process.versions.node} — install a newer one\n`,
  )
  process.exit(3)
}
// Not part of the published package.
const setup = new URL('../scripts/setup.mjs', import.meta.url)
if (existsSync(setup)) {
  const { prepareEngine } = await import(setup.href)
  const code = await prepareEngine()
  if (code !== 0) process.exit(code)
}
await import('../dist/cli.js')
