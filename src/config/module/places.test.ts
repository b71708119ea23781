/** Code of a site may be changed before it runs: mistakes in it are told where the author wrote them all the same. */

import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { createStandIns } from '../docusaurus/stand-ins.ts'
import { readModule } from './module.ts'

const roots: string[] = []
afterAll(() => {
  for (const root of roots) rmSync(root, { recursive: true })
})

/** Where a plugin of the config fails, when its turn has come. */
async function failingPlace(files: Record<string, string>): Promise<string> {
  const root = mkdtempSync(join(tmpdir(), 'zapiski-places-'))
  roots.push(root)
  for (const [name, text] of Object.entries(files)) {
    mkdirSync(dirname(join(root, name)), { recursive: true })
    writeFileSync(join(root, name), text)
  }
  const [config = ''] = Object.keys(files)
  const { value, code } = await readModule(join(root, config), root, [createStandIns(root).plugin])
  try {
    ;(value as () => void)()
  } catch (error) {
    const { file, line } = code?.explain(error) ?? {}
    return `${file}:${line}`
  }
  return 'nothing failed'
}

const CONFIG = `import { other } from './other'
import plugin from './plugin'
export default () => plugin(other)
`
const OTHER = `export const other = {
  color: '#fff',
}
`
const FAILS = `
export default function plugin(given: any) {
  const nothing: any = undefined
  return nothing.items
}
`

test.each([
  ['as it was written', FAILS, 4],
  ['that asks for its folder', `const folder = __dirname${FAILS.replace('any', 'any = folder')}`, 4],
  ['that asks for its address', `const place = import.meta.url${FAILS.replace('any', 'any = place')}`, 4],
  ['that looks a file up', `const found = () => require.resolve('./other')${FAILS.replace('any', 'any = found')}`, 4],
])('a mistake in a module %s is told at its line', async (_, text, line) => {
  const files = { 'config.ts': CONFIG, 'other.ts': OTHER, 'plugin.ts': text }
  expect(await failingPlace(files)).toBe(`plugin.ts:${line}`)
})

test.each([
  [
    'that exports in the older way',
    "import { other } from './other'\nmodule.exports = () => {\n  return other.none.items\n}\n",
    3,
  ],
  [
    'that gives values to names of nobody',
    "const { other } = require('./other')\ncount = 1\nmodule.exports = () => {\n  return other.none.items\n}\n",
    4,
  ],
  [
    'that uses words of strict code as names',
    "const { other } = require('./other')\nvar package = other\nmodule.exports = () => {\n  return package.none.items\n}\n",
    4,
  ],
  [
    'that looks files up',
    "const { other } = require('./other')\nconst css = require.resolve('./other')\nmodule.exports = () => {\n  return other.none.items + css\n}\n",
    4,
  ],
])('a mistake in a config %s is told at its line', async (_, text, line) => {
  expect(await failingPlace({ 'config.js': text, 'other.js': OTHER })).toBe(`config.js:${line}`)
})
