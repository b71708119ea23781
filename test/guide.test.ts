/** The guide: it builds without a word of complaint, and nothing that an author may use is missing from it. */

import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { writeReference } from '../scripts/guide.mjs'
import { COMMANDS } from '../src/cli/args.ts'
import { type BuiltSite, buildSiteDir } from './e2e/site.ts'

const ROOT = join(import.meta.dirname, '..')
const source = (path: string): string => readFileSync(join(ROOT, path), 'utf8')

let guide: BuiltSite
beforeAll(async () => {
  writeReference()
  guide = await buildSiteDir(join(ROOT, 'guide'))
})
afterAll(() => guide.remove())

/** Text of a page without marks, its letters as they are. */
const pageText = (name: string): string =>
  readFileSync(join(guide.outDir, `${name}.html`), 'utf8')
    .replace(/<[^>]*>/g, '')
    .replaceAll('&#x27;', "'")
    .replaceAll('&quot;', '"')
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&amp;', '&')

/** First cells of the tables of a reference. */
const keysOf = (text: string): string[] => [...text.matchAll(/^\| `([^`]+)` \|/gm)].map(([, key = '']) => key)

test('it builds, and nothing in it is wrong', () => {
  expect(guide.result.problems).toEqual([])
  expect(guide.result.pages).toBeGreaterThan(14)
})

test.each(['settings', 'front-matter'])('every key of %s stands there', name => {
  const keys = keysOf(source(`docs/${name}.md`))
  expect(keys.length).toBeGreaterThan(50)
  const page = pageText(`reference/${name}`)
  expect(keys.filter(key => !page.includes(key))).toEqual([])
})

test('every problem stands there by its code', () => {
  const codes = [...source('docs/problems.md').matchAll(/^### `([^`]+)`/gm)].map(([, code = '']) => code)
  const page = pageText('reference/problems')
  expect(codes.filter(code => !page.includes(code))).toEqual([])
})

test('every command and every option stands there', () => {
  const page = pageText('commands')
  const options = Object.values(COMMANDS).flatMap(({ options }) => Object.keys(options))
  // These are on unless they are switched off, or have no meaning but to be switched off.
  const off = new Set(['cache', 'open', 'color'])
  const written = [...options, 'lang', 'debug', 'color', 'help'].map(name =>
    off.has(name) ? `--no-${name}` : `--${name}`,
  )
  expect(written.filter(option => !page.includes(option))).toEqual([])
  expect(Object.keys(COMMANDS).filter(command => !page.includes(command))).toEqual([])
})

test('hosts get the files that the scaffold writes, with nothing left to fill in', () => {
  const page = pageText('reference/hosts')
  for (const word of ['actions/deploy-pages', 'publish = "build"', 'try_files', 'include /var/www/my-site/nginx.conf'])
    expect(page).toContain(word)
  expect(page).not.toMatch(/%[A-Z]+%/)
})
