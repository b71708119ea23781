import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { packagesState } from './packages-state.ts'
import { variablesOf } from './steady.ts'

let folder = ''
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'zapiski-steady-'))
})
afterEach(() => rmSync(folder, { recursive: true, force: true }))

function asked(...texts: string[]) {
  const files = texts.map((text, index) => {
    const file = join(folder, `${index}.ts`)
    writeFileSync(file, text)
    return file
  })
  return variablesOf(files, folder)
}

function install(name: string): void {
  mkdirSync(join(folder, 'node_modules', name), { recursive: true })
  writeFileSync(join(folder, 'node_modules', name, 'package.json'), '{}')
}

test.each([
  ["import { defineConfig } from 'zapiski'\nexport default defineConfig({ title: 'Т' })", []],
  ["import { tagline } from './settings'\nimport { join } from 'node:path'\nexport default { tagline }", []],
  ["export default { copyright: '© ' + new Date().getFullYear() }", []],
  ["export default { url: process.env.SITE_URL, title: process.env.TITLE ?? 'Т' }", ['SITE_URL', 'TITLE']],
  ["export default { url: process.env['SITE_URL'] } satisfies Config", ['SITE_URL']],
  ["// new Date(), process and from 'fs'\nexport default { head: `<script>new Date().getTime()</script>` }", []],
  ["import type fs from 'fs'\nexport default { make: (given: Function): Date => given.process({ fetch: 1 }) }", []],
  [
    "import { createRequire } from 'node:module'\nconst require = createRequire(import.meta.url)\nexport default { math: require('remark-math') }",
    [],
  ],
])('the answer of %j follows from its files and these variables', async (text, names) => {
  expect(await asked(text)).toEqual(names)
})

test('a package that is not installed is inert, and one of Markdown says nothing by itself; what is installed is seen', async () => {
  const text = "import math from 'remark-math'\nconst { a } = require('@scope/kit/inside')\nexport default { math, a }"
  expect(await asked(text)).toEqual([])
  const before = packagesState(join(folder, 'deep/down'))
  install('remark-math')
  expect(await asked(text)).toEqual([])
  expect(packagesState(join(folder, 'deep/down'))).not.toBe(before)
  install('@scope/kit')
  expect(await asked(text)).toBeUndefined()
})

test.each([
  "import { readFileSync } from 'node:fs'\nexport default {}",
  'export default { plugin: require(name) }',
  "export default async () => import('./' + name)",
  'export default { a: import.meta.env }',
  'export default { title: crypto.randomUUID() }',
  'export default { day: new Date(2026, 0, 1) }',
  'export default {',
  "export default () => ({ name: 'own', loadContent: () => require('fs').readFileSync('list.txt', 'utf8') })",
  'export default { title: String(Date.now()) }',
  'export default { title: Math.random() }',
  'export default { env: process.env }',
  "export default async () => (await fetch('https://example.org')).json()",
  "export default { x: eval('1') }",
  "import { createRequire } from 'module'\nconst require = createRequire(import.meta.url)\nexport default { fs: require('fs') }",
  "import { createRequire } from 'module'\nconst load = createRequire(import.meta.url)\nexport default { fs: load('fs') }",
  "import { createRequire } from 'module'\nexport default { fs: createRequire(import.meta.url)('fs') }",
  "import { createRequire as make } from 'module'\nconst require = make(import.meta.url)\nexport default {}",
  "import { register } from 'node:module'\nexport default {}",
])('%j may answer otherwise tomorrow', async text => {
  expect(await asked(text)).toBeUndefined()
})

test('one file that may ask for anything is enough', async () => {
  expect(await asked('export default {}', 'export const now = new Date()')).toBeUndefined()
})
