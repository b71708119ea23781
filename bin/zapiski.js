#!/usr/bin/env node
/** The command `zapiski`. In a clone of the repository the engine is built from its sources first, when that is due. */

import { existsSync } from 'node:fs'

// Not part of the published package.
const setup = new URL('../scripts/setup.mjs', import.meta.url)
if (existsSync(setup)) {
  const { prepareEngine } = await import(setup.href)
  const code = await prepareEngine()
  if (code !== 0) process.exit(code)
}
await import('../dist/cli.js')
