import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { variablesOf } from './steady.ts'

let folder = ''
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'zapiski-steady-'))
})
afterEach(() => rmSync(folder, { recursive: true, force: true }))

function variables(...texts: string[]): string[] | undefined {
  const files = texts.map((text, index) => {
    const file = join(folder, `${index}.ts`)
    writeFileSync(file, text)
    return file
  })
  return variablesOf(files)
}

test.each([
  ["import { defineConfig } from 'zapiski'\nexport default defineConfig({ title: 'Т' })", []],
  ["import { tagline } from './settings'\nimport { join } from 'node:path'\nexport default { tagline }", []],
  ["export default { copyright: '© ' + new Date().getFullYear() }", []],
  ["export default { url: process.env.SITE_URL, title: process.env.TITLE ?? 'Т' }", ['SITE_URL', 'TITLE']],
])('the answer of %j follows from its files and these variables', (text, names) => {
  expect(variables(text)).toEqual(names)
})

test.each([
  "import { readFileSync } from 'node:fs'\nexport default {}",
  "import plugin from 'some-plugin'\nexport default { plugin }",
  "export default () => ({ name: 'own', loadContent: () => require('fs').readFileSync('list.txt', 'utf8') })",
  'export default { title: String(Date.now()) }',
  'export default { title: Math.random() }',
  'export default { env: process.env }',
  "export default async () => (await fetch('https://example.org')).json()",
  "export default { x: eval('1') }",
])('%j may answer otherwise tomorrow', text => {
  expect(variables(text)).toBeUndefined()
})

test('one file that may ask for anything is enough', () => {
  expect(variables('export default {}', 'export const now = new Date()')).toBeUndefined()
})
