/** What the engine is, for keys of what it makes: other code is another version. */

import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { version as react } from 'react'
import { contentHash } from '../content-hash.ts'
import { packageRoot } from '../package-root.ts'
import { once } from './once.ts'

/**
 * Changes with the package's own code (the names of its files hold their digests), with React, which writes the HTML,
 * and with the tables of languages by which dates are written.
 */
export const engineVersion: () => string = once(() => {
  const { version } = JSON.parse(readFileSync(join(packageRoot(), 'package.json'), 'utf8')) as { version: string }
  const code = join(packageRoot(), 'dist/engine')
  const files = existsSync(code) ? readdirSync(code).sort() : []
  return contentHash(JSON.stringify([version, files, react, process.versions.icu]), 16)
})
