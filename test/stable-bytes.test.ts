/** What one edit changes on disk: files of a built site that are named or say otherwise after it. */

import { createHash } from 'node:crypto'
import {
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  unlinkSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { writeCorpus } from '../bench/scale/corpus.mjs'
import { type OpenedSite, openSite } from '../src/engine/open-site.ts'
import { toFilePath } from '../src/shared/path.ts'
import { readConfig } from './e2e/site.ts'

const folder = mkdtempSync(join(tmpdir(), 'zapiski-stable-'))
const siteDir = join(folder, 'site')
type Digests = Map<string, string>
let opened: OpenedSite
let before: Digests

beforeAll(async () => {
  mkdirSync(siteDir)
  writeCorpus(siteDir, { posts: 300, docs: 200, length: 12 })
  mkdirSync(join(siteDir, 'node_modules'))
  symlinkSync(resolve(import.meta.dirname, '..'), join(siteDir, 'node_modules/zapiski'))
  opened = await openSite(await readConfig(siteDir), { mode: 'production' })
  before = digests(opened)
})
afterAll(() => rmSync(folder, { recursive: true, force: true }))

/** Everything that is published, by path, by key where a file has one: the same key is the same bytes. Feeds, sitemap, search and pictures for social networks apart. */
function digests(site: OpenedSite): Digests {
  const made = site
    .files()
    .groups.filter(({ stage }) => stage === 'stage/pages' || stage === 'stage/texts')
    .flatMap(({ things }) => things().flat())
    .filter(({ path }) => !/\.(xml|txt)$|(^|\/)feed\.json$/.test(path))
  const copied = site.files().copies.map(file => [file.path, file.path] as const)
  const digest = (bytes: string | Uint8Array) => createHash('sha256').update(bytes).digest('hex')
  return new Map([...copied, ...made.map(file => [file.path, file.key ?? digest(file.read())] as const)])
}

const text = (file: string): string => readFileSync(join(siteDir, file), 'utf8')

/** Paths that an edit adds, changes or takes away. The site is as it was afterwards. */
async function changedBy(file: string, edit: (text: string) => string, from = file): Promise<string[]> {
  const old = from === file ? text(file) : undefined
  writeFileSync(join(siteDir, file), edit(text(from)))
  const after = digests(await opened.update([toFilePath(file)]))
  if (old === undefined) unlinkSync(join(siteDir, file))
  else writeFileSync(join(siteDir, file), old)
  return [...new Set([...before.keys(), ...after.keys()])].filter(path => before.get(path) !== after.get(path)).sort()
}

const addParagraph = (text: string): string => `${text}\nЕщё один абзац.\n`
const retitle = (text: string): string => text.replace(/^title: .*$/m, 'title: Совсем другое')
const POST = 'blog/post-150.md'

/** Besides pages: what lists draw of a text is in files of its own, so that no list changes with it. */
const isDrawings = (path: string): boolean => path.startsWith('data/drawings/')

test('the body of a post: its page; of drawings the file of its year and the towers', async () => {
  const changed = await changedBy(POST, addParagraph)
  expect(changed.filter(path => !isDrawings(path)).length).toBe(1)
  expect(changed.filter(isDrawings).length).toBeLessThanOrEqual(2)
})

test('a word in the body of a post: its page, no drawing', async () => {
  const changed = await changedBy(POST, text => {
    const end = text.lastIndexOf(' ')
    return `${text.slice(0, end)}о${text.slice(end)}`
  })
  expect(changed.length).toBeGreaterThan(0)
  expect(changed.length).toBeLessThanOrEqual(3)
})

test('the body of a doc: its page', async () => {
  const doc = readdirSync(join(siteDir, 'docs'), { recursive: true }).find(path => String(path).endsWith('doc-100.md'))
  expect((await changedBy(join('docs', String(doc)), addParagraph)).length).toBeLessThanOrEqual(3)
})

test('a foreign picture: the policy of its own page', async () => {
  const changed = await changedBy(POST, text => `${text}\n![](https://pictures.example/a.png)\n`)
  expect(changed.filter(path => !isDrawings(path)).length).toBe(1)
})

test('the first inline style: the page with it and the sheet', async () => {
  const all = await changedBy(POST, text => `${text}\n<p style="color: teal">Цвет.</p>\n`)
  const changed = all.filter(path => !isDrawings(path))
  expect(changed.filter(path => !path.endsWith('.css')).length).toBe(1)
  expect(changed.length).toBe(2)
})

test('the title of a post: itself, neighbours in menus, lists and the archive', async () => {
  expect((await changedBy(POST, retitle)).length).toBeLessThanOrEqual(30)
})

test('one more tag on a post: lists that show it, pages of the tag', async () => {
  const changed = await changedBy(POST, text => text.replace('tags: [', 'tags: [новая, '))
  expect(changed.length).toBeLessThanOrEqual(24)
})

test('a new post: twice the list pages that shift, and its surroundings', async () => {
  const changed = await changedBy('blog/post-new.md', text => text.replace(/^slug: .*$/m, 'slug: /post-new'), POST)
  const lists = changed.filter(path => /(^|\/)page\//.test(path) && path.endsWith('.html'))
  expect(changed.length).toBeLessThanOrEqual(2 * lists.length + 60)
})

test('the title of a doc: pages that show its folder in their menus, and those that link to it', async () => {
  const doc = String(
    readdirSync(join(siteDir, 'docs'), { recursive: true }).find(path => String(path).endsWith('doc-100.md')),
  )
  const changed = await changedBy(join('docs', doc), retitle)
  // `part-a/section-b/doc-100.md`: the folder is drawn in its own pages and nowhere else.
  const beside = readdirSync(join(siteDir, 'docs', doc, '..')).length
  expect(changed.length).toBeLessThanOrEqual(beside + 12)
})
