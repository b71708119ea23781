/** What readers of microformats learn of posts, lists and authors, by the public parser. */

import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { mf2 } from 'microformats-parser'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type BuiltSite, buildSiteDir } from './e2e/site.ts'

const FILES = {
  'zapiski.config.ts': `export default { title: 'Сайт', url: 'https://example.org', shareImages: false, blog: { routeBasePath: '/', showLastUpdateTime: true } }`,
  'blog/authors.yml':
    'me:\n  name: Имя\n  title: Инженер\n  description: Описание\n  page: true\n  image_url: /me.png\n  socials: { github: name }\nshe:\n  name: Она\n  url: https://she.example.net/\n',
  'blog/tags.yml': 'net:\n  label: Сеть\n',
  'blog/2024-05-02-word.md':
    '---\ntitle: Слово\nauthors: [me]\ntags: [net]\nlast_update: { date: 2025-01-09 }\n---\n\nАнонс.\n\n<!-- truncate -->\n\nДальше.\n',
  'blog/2024-05-01-other.md':
    '---\ntitle: Другое\ntags: [net]\nlast_update: { date: 2024-05-01 }\n---\n\nАнонс другого.\n\n<!-- truncate -->\n\nДальше.\n',
  'static/me.png': 'x',
}

let siteDir = ''
let site: BuiltSite
beforeAll(async () => {
  siteDir = await mkdtemp(join(tmpdir(), 'zapiski-microformats-'))
  for (const [path, text] of Object.entries(FILES)) {
    await mkdir(dirname(join(siteDir, path)), { recursive: true })
    await writeFile(join(siteDir, path), text)
  }
  site = await buildSiteDir(siteDir)
})
afterAll(async () => {
  await site?.remove()
  await rm(siteDir, { recursive: true, force: true })
})

const read = async (path: string) =>
  mf2(await readFile(join(site.outDir, path), 'utf8'), { baseUrl: `https://example.org/${path}` })

test('a post is an entry with its address, day, author, tags and text', async () => {
  const { items } = await read('2024/05/02/word.html')
  expect(items).toHaveLength(1)
  const [entry] = items
  expect(entry?.type).toEqual(['h-entry'])
  expect(entry?.properties).toMatchObject({
    name: ['Слово'],
    url: ['https://example.org/2024/05/02/word'],
    published: ['2024-05-02'],
    updated: ['2025-01-09'],
    category: ['Сеть'],
    author: [
      { type: ['h-card'], properties: { name: ['Имя'], url: ['https://example.org/authors/me'] }, value: 'Имя' },
    ],
    content: [{ value: expect.stringContaining('Дальше.') }],
  })
})

test('a post that was brought up to date says so under its title, one that was not says its day alone', async () => {
  const header = async (path: string) =>
    (await readFile(join(site.outDir, path), 'utf8')).match(/<header class="page-header.*?<\/header>/s)?.[0]
  expect(await header('2024/05/02/word.html')).toContain('Обновлено')
  expect(await header('2024/05/01/other.html')).not.toContain('Обновлено')
})

test('a list is a feed of entries', async () => {
  const { items } = await read('index.html')
  expect(items.map(({ type }) => type)).toEqual([['h-feed']])
  expect(items[0]?.children?.map(({ properties }) => [properties.name, properties.url, properties.published])).toEqual([
    [['Слово'], ['https://example.org/2024/05/02/word'], ['2024-05-02']],
    [['Другое'], ['https://example.org/2024/05/01/other'], ['2024-05-01']],
  ])
})

test('an author is a card, and says which other addresses are the same person', async () => {
  const { items, rels } = await read('authors/me.html')
  const card = items.find(({ type }) => type?.includes('h-card'))
  expect(card?.properties).toMatchObject({
    name: ['Имя'],
    'job-title': ['Инженер'],
    note: ['Описание'],
    photo: ['https://example.org/me.png'],
    uid: ['https://example.org/authors/me'],
  })
  expect(rels.me).toEqual(['https://github.com/name'])
  const all = await read('authors.html')
  expect(all.items[0]?.properties).toMatchObject({ name: ['Имя'], url: ['https://example.org/authors/me'] })
})

test('an author without a page here has the address of their own in the list of all', async () => {
  const { items } = await read('authors.html')
  expect(items[1]?.properties).toMatchObject({ name: ['Она'], url: ['https://she.example.net/'] })
})
