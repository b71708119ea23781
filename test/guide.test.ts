/** The guide: it builds without a word of complaint, and nothing that an author may use is missing from it. */

import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { COMMANDS } from '../src/cli/args.ts'
import { createSearcher } from '../src/search/browser.ts'
import { textOf } from '../src/search/index.ts'
import { type BuiltSite, buildGuide } from './e2e/site.ts'
import { QUESTIONS } from './guide-questions.ts'

const ROOT = join(import.meta.dirname, '..')
const source = (path: string): string => readFileSync(join(ROOT, path), 'utf8')

let guide: BuiltSite
beforeAll(async () => {
  guide = await buildGuide()
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
  expect(guide.result.pages).toBeGreaterThan(34)
})

const LANGUAGES = [
  ['', ''],
  ['ru/', '.ru'],
] as const

test.each(LANGUAGES)('every key of the settings and of front matter stands there: %s', (folder, twin) => {
  for (const name of ['settings', 'front-matter']) {
    const keys = keysOf(source(`docs/${name}${twin}.md`))
    expect(keys.length).toBeGreaterThan(50)
    const page = pageText(`${folder}reference/${name}`)
    expect(keys.filter(key => !page.includes(key))).toEqual([])
  }
})

test.each(LANGUAGES)('every problem stands there by its code: %s', (folder, twin) => {
  const codes = [...source(`docs/problems${twin}.md`).matchAll(/^### `([^`]+)`/gm)].map(([, code = '']) => code)
  const page = pageText(`${folder}reference/problems`)
  expect(codes.filter(code => !page.includes(code))).toEqual([])
})

test.each(LANGUAGES)('every command and every option stands there: %s', folder => {
  const page = pageText(`${folder}commands`)
  const options = Object.values(COMMANDS).flatMap(({ options }) => Object.keys(options))
  // These are on unless they are switched off, or have no meaning but to be switched off.
  const off = new Set(['cache', 'open', 'color'])
  const written = [...options, 'lang', 'debug', 'color', 'help'].map(name =>
    off.has(name) ? `--no-${name}` : `--${name}`,
  )
  expect(written.filter(option => !page.includes(option))).toEqual([])
  const readme = source('README.md')
  const isNamed = (command: string) => page.includes(command) && readme.includes(`npx zapiski ${command} `)
  expect(Object.keys(COMMANDS).filter(command => !isNamed(command))).toEqual([])
})

test.each(LANGUAGES)('hosts get the files that the scaffold writes, with nothing left to fill in: %s', folder => {
  const page = pageText(`${folder}reference/hosts`)
  for (const word of ['actions/deploy-pages', 'publish = "build"', 'try_files', 'include /var/www/my-site/nginx.conf'])
    expect(page).toContain(word)
  expect(page).not.toMatch(/%[A-Z]+%/)
})

/** A search over the files of one language as browsers read them. */
const searchOf = (folder: string) =>
  createSearcher({
    load: async (path, _signal, encoding) =>
      JSON.parse(textOf(readFileSync(join(guide.outDir, path.startsWith('assets/') ? '' : folder, path)), encoding)),
  })

test.each(LANGUAGES)(
  'what newcomers ask is answered by one of the first three results of the search: %s',
  async folder => {
    const searcher = searchOf(folder)
    const unanswered = []
    for (const [english, russian, ...pages] of QUESTIONS) {
      const query = folder === '' ? english : russian
      const { groups } = await searcher.search(query, { limit: 10 })
      const found = groups.slice(0, 3).map(({ route }) => route)
      if (!pages.some(page => found.some(route => route === `/${page}`))) unanswered.push({ query, found, pages })
    }
    expect(unanswered).toEqual([])
  },
)

describe('in Russian', () => {
  const TEXTS = join(ROOT, 'guide/docs')
  const TWINS = join(ROOT, 'guide/i18n/ru/docusaurus-plugin-content-docs/current')
  const textsOf = (folder: string): string[] => readdirSync(folder).filter(name => name.endsWith('.md'))
  const html = (path: string): string => readFileSync(join(guide.outDir, path), 'utf8')
  const idsOf = (path: string): string[] =>
    [...html(path).matchAll(/<h[23][^>]* id="([^"]+)"/g)].map(([, id = '']) => id)

  test('every page is translated', () => {
    expect(textsOf(TWINS)).toEqual(textsOf(TEXTS))
  })

  test('headings have the addresses of the original: a link leads to the same place in both', () => {
    for (const name of textsOf(TEXTS)) {
      const path = name.replace('.md', '.html')
      expect(idsOf(`ru/${path}`), path).toEqual(idsOf(path))
    }
  })

  test('examples name the same files, commands and settings', () => {
    const namesIn = (text: string): string[] =>
      [...text.matchAll(/^```\w+ title="([^"]+)"|^(npx? .*?)(?: ".*)?$/gm)].map(
        ([, title, command]) => title ?? command ?? '',
      )
    for (const name of textsOf(TEXTS)) {
      const [original, twin] = [TEXTS, TWINS].map(folder => namesIn(readFileSync(join(folder, name), 'utf8')))
      expect(twin, name).toEqual(original)
    }
  })
})

describe('byte budgets, gzip, as of the blog', () => {
  const size = (path: string): number => gzipSync(readFileSync(join(guide.outDir, path)), { level: 9 }).length
  const pages = (): string[] =>
    readdirSync(guide.outDir, { recursive: true, encoding: 'utf8' }).filter(path => path.endsWith('.html'))

  test('style sheets of any page: 14 KB', () => {
    for (const page of pages()) {
      const sheets = [
        ...readFileSync(join(guide.outDir, page), 'utf8').matchAll(/<link rel="stylesheet" href="\/guide\/([^"]+)"/g),
      ]
      expect(sheets.length, page).toBeGreaterThan(0)
      expect(
        sheets.reduce((sum, [, path = '']) => sum + size(path), 0),
        page,
      ).toBeLessThanOrEqual(14 * 1024)
    }
  })

  test('HTML of a page without its text and its menu: 6 KB', () => {
    for (const page of ['writing.html', 'ru/writing.html']) {
      const html = readFileSync(join(guide.outDir, page), 'utf8')
        .replace(/<div class="markdown">[\s\S]*?<footer class="page-footer/, '')
        .replace(/<aside[\s\S]*?<\/aside>/, '')
      expect(gzipSync(html, { level: 9 }).length, page).toBeLessThanOrEqual(6 * 1024)
    }
  })
})
