import { createHash } from 'node:crypto'
import { cpSync, existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { basename, join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { build } from '../src/build/build.ts'
import { readEngine } from '../src/engine/engine.ts'
import { shareImages } from '../src/engine/share/index.ts'
import type { InlineState } from '../src/shared/shell.ts'
import { branchDigest } from '../src/shared/site/branch.ts'
import type { Sidebar } from '../src/shared/site.ts'
import { type BuiltSite, buildShared, buildSiteDir, FURNISHED, SITE_DIR } from './e2e/site.ts'
import { makeConfig, makeParsed, makeSite, makeSource } from './factory.ts'

let site: BuiltSite

beforeAll(async () => {
  site = await buildShared(SITE_DIR)
})
afterAll(() => site?.remove())

const read = (path: string): string => readFileSync(join(site.outDir, path), 'utf8')
const filesOf = (folder: string): string[] =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter(entry => entry.isFile())
    .map(entry => join(entry.parentPath, entry.name).slice(folder.length + 1))
    .sort()
const digest = (folder: string): Record<string, string> =>
  Object.fromEntries(
    filesOf(folder).map(file => [
      file,
      createHash('sha256')
        .update(readFileSync(join(folder, file)))
        .digest('hex'),
    ]),
  )
const pages = (): string[] => filesOf(site.outDir).filter(file => file.endsWith('.html'))

describe('our own site', () => {
  test('builds without a single problem', () => {
    expect(site.result.problems.filter(({ level }) => level !== 'note')).toEqual([])
  })

  test('every document knows which state of its menu it draws: that of the file beside it', () => {
    const menus = new Map<string, Sidebar>()
    const differ = pages().filter(file => {
      const found = /id="__zapiski_state">(.*?)<\/script>/s.exec(read(file))?.[1]
      if (found === undefined) return false
      const { menu, branch, route } = JSON.parse(found) as InlineState
      if (menu === undefined) return branch !== undefined
      const path = menu.slice(1)
      const sidebar = menus.get(path) ?? (JSON.parse(read(path)) as Sidebar)
      menus.set(path, sidebar)
      return branchDigest(sidebar, route) !== branch
    })
    expect(differ).toEqual([])
    expect(menus.size).toBeGreaterThan(1)
  })

  test('has every kind of route of the specification', () => {
    expect(site.result.routes).toEqual(
      expect.arrayContaining([
        '/',
        '/page/2',
        '/archive',
        '/authors',
        '/authors/zapiski',
        '/tags',
        '/tags/lua',
        '/docs',
        '/docs/tags',
        '/docs/linux/ssh',
        '/docs/telegram/bots',
        '/about',
        '/search',
        '/404',
        '/bitwarden',
        '/mosh',
        '/bmw-1',
        '/bmw-2',
        '/2023/12/15/long-polling',
      ]),
    )
  })

  test('holds what was planned: 84 posts in 9 list pages, 66 notes, 84 tags, the longest tags on two pages', () => {
    const { routes } = site.result
    const under = (pattern: RegExp) => routes.filter(route => pattern.test(route))
    const posts = read('archive.html').match(/<li><time [^>]*>[^<]*<\/time><a href="/g)
    expect(posts).toHaveLength(84)
    expect(under(/^\/page\/\d+$/)).toHaveLength(8)
    expect(read('page/9.html').match(/<article[\s>]/g)).toHaveLength(4)
    expect(under(/^\/docs(\/(?!tags(\/|$)).*)?$/)).toHaveLength(66)
    expect(under(/^\/tags\/[^/]+$/)).toHaveLength(84)
    expect(routes).toEqual(expect.arrayContaining(['/tags/lua/page/2', '/tags/soft/page/2', '/about']))
  })

  test('a route is a file beside its folder, never an index inside it', () => {
    expect(existsSync(join(site.outDir, 'docs.html'))).toBe(true)
    expect(pages().filter(file => file.endsWith('/index.html'))).toEqual([])
  })

  test('every document has title, description or heading, canonical address, language and one h1', () => {
    for (const file of pages()) {
      const html = read(file)
      expect(html, file).toMatch(/<html lang="ru" dir="ltr" class="[^"]+">/)
      expect(html, file).toMatch(/<title>[^<]+<\/title>/)
      expect(html.match(/<h1[\s>]/g)?.length, file).toBe(1)
      if (file !== '404.html') expect(html, file).toContain('<link rel="canonical" href="https://')
    }
  })

  test('no inline styles, no handlers, no inline script but the one whose hash the policy names', () => {
    const hashes = new Set<string>()
    for (const file of pages()) {
      const html = read(file).replaceAll(/<code[^>]*>[\s\S]*?<\/code>/g, '')
      expect(html, file).not.toMatch(/<[^>]+\sstyle=/)
      expect(html, file).not.toMatch(/<[a-z][^>]*\son[a-z]+="/)
      for (const [, script = ''] of html.matchAll(/<script>([\s\S]*?)<\/script>/g)) {
        hashes.add(`sha256-${createHash('sha256').update(script).digest('base64')}`)
      }
    }
    expect(hashes.size).toBe(1)
    const [hash = ''] = hashes
    expect(read('index.html')).toContain(hash)
    expect(read('_headers')).toContain(hash)
  })

  test('marks of parsing never reach a visitor', () => {
    for (const file of filesOf(site.outDir).filter(file => /\.(html|json|xml)$/.test(file))) {
      expect(read(file), file).not.toMatch(/[\uFDD0\uFDD1]/)
    }
  })

  test('feeds hold full texts with absolute addresses, also for a tag', () => {
    for (const file of ['rss.xml', 'atom.xml', 'tags/lua/rss.xml']) {
      expect(read(file)).not.toMatch(/(href|src)=(&quot;|")\//)
    }
    const feed = JSON.parse(read('feed.json'))
    expect(feed.items[0]).toMatchObject({ url: feed.items[0].id })
    expect(feed.items.every((item: { content_html: string }) => item.content_html.length > 500)).toBe(true)
  })

  test('a later page of a list says its title once', () => {
    const [, header] = /<header class="list-header">([\s\S]*?)<\/header>/.exec(read('page/2.html')) ?? []
    expect(header).toMatch(/^<h1>Записки: страница 2 из \d+<\/h1>$/)
  })

  test('the file by which browsers learn to ask the search is where each page says, and leads to the page of results', () => {
    const href = /<link rel="search" href="([^"]+)" type="application\/opensearchdescription\+xml"/
    const [home, post] = ['index.html', 'api-client-notes.html'].map(path => href.exec(read(path))?.[1])
    expect([home, post]).toEqual(['/opensearch.xml', '/opensearch.xml'])
    const template = /template="[^"]*?(\/[\w-]+)\?q=\{searchTerms\}"/.exec(read('opensearch.xml'))?.[1]
    expect(existsSync(join(site.outDir, `${template}.html`))).toBe(true)
  })

  test('the sitemap leaves out tags, list pages and pages that are not indexed', () => {
    const sitemap = read('sitemap.xml')
    expect(sitemap).toContain('<loc>https://zapiski.example/docs/telegram/bots</loc>')
    expect(sitemap).not.toMatch(/<loc>https:\/\/zapiski\.example\/(tags|page|search|404)/)
    expect(sitemap).toMatch(/<lastmod>\d{4}-\d\d-\d\d<\/lastmod>/)
  })

  test('the same input gives the same bytes', async () => {
    const [first, again] = [await buildShared(FURNISHED), await buildSiteDir(FURNISHED)]
    expect(digest(again.outDir)).toEqual(digest(first.outDir))
    await again.remove()
  })
})

describe('byte budgets, gzip', () => {
  const size = (text: string | Buffer): number => gzipSync(text, { level: 9 }).length

  test('style sheets of any page: 14 KB', () => {
    const sizes = new Map<string, number>()
    const sizeOf = (file: string): number => {
      const known = sizes.get(file) ?? size(readFileSync(join(site.outDir, file)))
      sizes.set(file, known)
      return known
    }
    const totals = pages().map(file => {
      const links = [...read(file).matchAll(/<link[^>]+rel="stylesheet"[^>]*>/g)]
      const sheets = links.map(([link]) => /href="\/([^"]+)"/.exec(link)?.[1] ?? '')
      return sheets.reduce((sum, sheet) => sum + sizeOf(sheet), 0)
    })
    expect(sizes.size).toBeGreaterThan(1)
    expect(Math.max(...totals)).toBeLessThanOrEqual(14 * 1024)
  })

  test('HTML of the pages that draw texts is no larger than it was without drawings', () => {
    const sizes = { 'index.html': 11_317, 'archive.html': 9_695, 'tags.html': 11_451 }
    for (const [name, before] of Object.entries(sizes)) expect(size(read(name)), name).toBeLessThanOrEqual(before)
  })

  test('colours of drawings in files of their own are set by the sheet', () => {
    const files = filesOf(site.outDir)
    const sheet = read(files.find(file => /css\/theme-[^/]+\.css$/.test(file)) ?? '')
    const drawings = files.filter(file => file.startsWith('data/drawings/'))
    const colors = new Set(
      drawings.flatMap(file => [...read(file).matchAll(/var\((--[\w-]+)\)/g)].map(([, name]) => name)),
    )
    expect(colors.size).toBeGreaterThan(2)
    for (const name of colors) expect(sheet).toContain(`${name}:`)
  })

  test('HTML of a post without its text, its sidebar and what other pages say of it: 6 KB', () => {
    const html = read('bitwarden.html')
      .replace(/<div id="__blog-post-container"[\s\S]*?<footer class="page-footer">/, '')
      .replace(/<nav aria-label="Другие записи блога"[\s\S]*?<\/nav>/, '')
      .replace(/<section class="backlinks"[\s\S]*?<\/section>/, '')
    expect(size(html)).toBeLessThanOrEqual(6 * 1024)
  })

  test('fonts of a first page of Russian text with code: 50 KB', () => {
    // Whole files are for letters that such a page has not.
    const fonts = filesOf(site.outDir).filter(file => file.endsWith('.woff2') && !file.includes('-normal'))
    expect(fonts).toHaveLength(4)
    expect(fonts.reduce((sum, file) => sum + readFileSync(join(site.outDir, file)).length, 0)).toBeLessThanOrEqual(
      50 * 1024,
    )
  })

  test('the script of the search, its engine in it: 16 KB in one file', () => {
    const scripts = filesOf(site.outDir).filter(file => /js\/(search|box|page|use-search)-[^/]*\.js$/.test(file))
    expect(scripts).toHaveLength(1)
    expect(scripts.reduce((sum, file) => sum + size(readFileSync(join(site.outDir, file))), 0)).toBeLessThanOrEqual(
      16 * 1024,
    )
  })

  test('data of the shell and the largest menu, which a first visit needs: 8 KB', () => {
    const files = filesOf(site.outDir).filter(file => /^(assets\/data|data\/menu)\//.test(file))
    const sizeOf = (file: string) => size(readFileSync(join(site.outDir, file)))
    const [shell = ''] = files.filter(file => file.includes('/shell-'))
    const menus = files.filter(file => file.includes('/menu/')).map(sizeOf)
    expect(menus.length).toBeGreaterThan(1)
    expect(sizeOf(shell) + Math.max(...menus)).toBeLessThanOrEqual(8 * 1024)
  })

  test('scripts of a first visit: 80 KB, in two files', () => {
    // What comes without anyone's doing; the rest is asked for by a hand on the search.
    const scripts = filesOf(site.outDir).filter(file => /\/(client|app)-[^/]*\.js$/.test(file))
    expect(scripts).toHaveLength(2)
    // Nothing stands behind a hop of its own: they import each other and nothing else.
    const imported = scripts.flatMap(file =>
      [...read(file).matchAll(/(?:from|import)\s*"\.\/([^"]+)"/g)].map(([, name]) => name),
    )
    for (const name of imported) expect(scripts.map(file => basename(file))).toContain(name)
    expect(scripts.reduce((sum, file) => sum + size(readFileSync(join(site.outDir, file))), 0)).toBeLessThanOrEqual(
      80 * 1024,
    )
  })
})

describe('a site with mistakes', () => {
  test('keeps its old output byte for byte and names all mistakes of the run', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'zapiski-bad-'))
    cpSync(join(import.meta.dirname, 'sites/small'), folder, { recursive: true })
    const config = makeConfig({ siteDir: folder, outDir: join(folder, 'build') })
    const first = await build(config, { mode: 'production', write: true })
    expect(first.problems.filter(({ level }) => level !== 'note')).toEqual([])
    const before = digest(join(folder, 'build'))
    writeFileSync(join(folder, 'blog/broken.md'), '---\ntitle: Ошибка: двоеточие\ndate: 2024-02-30\n---\nТекст\n')
    writeFileSync(join(folder, 'docs/links.md'), '# Ссылки\n\n[нет](./nowhere.md) и ![нет](./nothing.png)\n')
    const result = await build(config, { mode: 'production', write: true })
    const errors = result.problems.filter(({ level }) => level === 'error').map(({ file, line }) => `${file}:${line}`)
    expect(new Set(errors)).toEqual(new Set(['blog/broken.md:2', 'docs/links.md:3']))
    expect(digest(join(folder, 'build'))).toEqual(before)
    rmSync(folder, { recursive: true })
  })
})

test('share images are named for their text and drawn once for equal texts', async () => {
  const config = makeConfig({ shareImages: true })
  const parsed = [
    makeParsed(makeSource('post', 'a.md', { date: '2024-01-01T00:00:00.000Z', title: 'Заголовок записи' })),
  ]
  const { files } = shareImages(makeSite(parsed, { config }))
  expect(new Set(files.map(({ path }) => path)).size).toBe(files.length)
  const png = [...(files[0]?.read() ?? '')]
  expect(png.slice(0, 8)).toEqual([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])
  expect((await readEngine(config)).files.length).toBeGreaterThan(3)
})

test('a text has a share image of its own, lists share the one of the site', () => {
  const config = makeConfig({ shareImages: true })
  const parsed = ['a', 'b'].map((name, index) =>
    makeParsed(
      makeSource('post', `${name}.md`, { date: `2024-01-0${index + 1}T00:00:00.000Z`, tags: [name], title: name }),
    ),
  )
  const site = makeSite(parsed, { config })
  const { files, imageOf } = shareImages(site)
  const imagesOf = (isText: boolean) =>
    site.pages.filter(page => 'parsed' in page === isText).flatMap(page => imageOf(page)?.url ?? [])
  expect(new Set(imagesOf(true)).size).toBe(2)
  expect(imagesOf(false).length).toBeGreaterThan(3)
  expect(new Set(imagesOf(false)).size).toBe(1)
  expect(files).toHaveLength(3)
})
