/**
 * Sites of Docusaurus, unchanged, built by us and compared with what Docusaurus 3.10.2 made of them. The golden facts
 * come from `node bench/oracle/index.mjs --golden`; differences on purpose stand in `bench/oracle/differences.mjs`.
 */

import { readFileSync } from 'node:fs'
import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { compareFacts } from '../bench/oracle/compare.mjs'
import { DIFFERENCES, GROUPS } from '../bench/oracle/differences.mjs'
import { explain } from '../bench/oracle/explain.mjs'
import { RULES } from '../bench/oracle/facts/normal.mjs'
import { siteFacts } from '../bench/oracle/facts/site.mjs'
import { GOLDEN, goldenFile, prepareSite } from '../bench/oracle/sites.mjs'
import { build } from '../src/build/build.ts'
import { loadConfig } from '../src/config/index.ts'

/** What a page says of its language and of the others. */
interface Named {
  languages: string[]
  lang: string
  canonical: string
}

const used = new Set<string>()
const built = new Map<string, ReturnType<typeof siteFacts>>()
let folder: string

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'zapiski-docusaurus-'))
})
afterAll(() => rm(folder, { recursive: true, force: true }))

describe.sequential('a Docusaurus site as it is', () => {
  test.each(GOLDEN)('%s: the same pages, or a difference that is explained', async (name: string) => {
    const siteDir = join(folder, name)
    prepareSite(name, siteDir)
    const loaded = await loadConfig(siteDir, { outDir: join(siteDir, 'build') })
    if (loaded.config === undefined) throw new Error(JSON.stringify(loaded.problems, null, 1))
    const done = await build(loaded.config, { mode: 'production', write: true })
    expect(done.problems.filter(({ level }) => level === 'error')).toEqual([])

    const expected = JSON.parse(await readFile(goldenFile(name), 'utf8'))
    const found = siteFacts({ engine: 'zapiski', outDir: join(siteDir, 'build'), menusOf: expected.menusOf })
    built.set(name, found)
    const differences = compareFacts(expected, found)
    const unexplained = differences.filter(difference => {
      const explanation = explain(difference, expected, found)
      if (explanation !== undefined) used.add(explanation.id)
      return explanation === undefined
    })
    expect(unexplained).toEqual([])
  })

  test.each(GOLDEN)('%s: pages of all languages name each other', (name: string) => {
    const pages = Object.values<Named>(built.get(name)?.pages ?? {}).filter(({ languages }) => languages !== undefined)
    const byAddress = new Map(pages.flatMap(page => page.languages.map(line => [line, page] as const)))
    expect(byAddress.size).toBeGreaterThan(0)
    for (const { languages, lang, canonical } of pages) {
      // All pages of one text name the same addresses, and one of these is the page's own.
      const own = languages.filter(line => line.startsWith(`${lang.split(' ')[0]} `))
      expect([canonical, own]).toEqual([canonical, [expect.any(String)]])
      for (const line of languages) expect([line, byAddress.get(line)?.languages]).toEqual([line, languages])
    }
  })

  test('every explanation explains something', () => {
    expect(DIFFERENCES.map(({ id }) => id).filter(id => !used.has(id))).toEqual([])
  })
})

describe('the comparison', () => {
  const blog = JSON.parse(readFileSync(goldenFile('blog'), 'utf8'))
  const docs = JSON.parse(readFileSync(goldenFile('docs'), 'utf8'))
  const post = '/2024/05/02/вторая'
  const note = '/docs/начало/установка'
  type Facts = typeof blog

  test.each<[string, Facts, (facts: Facts) => void]>([
    ['a page that is gone', blog, ({ pages }) => delete pages[post]],
    ['a file in another place', blog, ({ html }) => html.splice(html.indexOf('archive/index.html'), 1, 'archive.html')],
    ['another title', blog, ({ pages }) => Object.assign(pages[post], { title: 'Другое | Дневник' })],
    ['another description', blog, ({ pages }) => Object.assign(pages[post].meta, { description: 'Другое' })],
    ['another canonical address', docs, ({ pages }) => Object.assign(pages[note], { canonical: 'https://x.example/' })],
    ['another id of a heading', docs, ({ pages }) => pages[note].headings.splice(0, 1, 'h2 #другой Linux')],
    ['a link that leads elsewhere', blog, ({ pages }) => pages[post].links.splice(0, 1, 'компонентом -> /нет')],
    ['a word that is lost', blog, ({ pages }) => Object.assign(pages[post], { text: 'Вступление' })],
    [
      'another id in a feed',
      blog,
      ({ feeds }) => Object.assign(feeds['rss.xml'].items[0], { id: 'https://x.example' }),
    ],
    ['another date in a feed', blog, ({ feeds }) => Object.assign(feeds['atom.xml'].items[0], { date: '2000-01-01' })],
    ['an address that the map lacks', docs, ({ sitemap }) => sitemap['sitemap.xml'].pop()],
    [
      'another label in a menu',
      docs,
      ({ sidebars }) => sidebars['default:current:main'].splice(0, 1, 'Иначе -> /docs/'),
    ],
    ['another place in a menu', docs, ({ sidebars }) => sidebars['default:current:main'].reverse()],
    ['another neighbour', docs, ({ pages }) => Object.assign(pages[note].pagination, { next: 'Нет -> /нет' })],
    ['a tag that is lost', blog, ({ pages }) => pages['/tags'].listedTags.pop()],
    ['another redirect', docs, facts => Object.assign(facts, { redirects: { '/a': '/b' } })],
  ])('does not explain %s', (_, expected, change) => {
    const found = structuredClone(expected)
    change(found)
    const differences = compareFacts(expected, found)
    expect(differences.length).toBeGreaterThan(0)
    expect(differences.filter(difference => explain(difference, expected, found) !== undefined)).toEqual([])
  })
})

test('the guide tells every explained difference and every rule of comparison', async () => {
  const guide = await readFile(resolve(import.meta.dirname, '../docs/docusaurus.md'), 'utf8')
  const rows = guide.split('\n').filter(line => line.startsWith('| '))
  for (const { group, reason } of DIFFERENCES) {
    expect(rows.map(row => row.replace(/\s+/g, ' '))).toContain(
      `| ${Object.entries(GROUPS).find(([name]) => name === group)?.[1]} | ${reason} |`,
    )
  }
  for (const reason of Object.values(RULES)) expect(guide).toContain(reason)
})
