/** The drawings of our own site: each says what stands on its page. */

import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { beforeAll, expect, test } from 'vitest'
import { openSite } from '../src/engine/open-site.ts'
import type { ParsedPage } from '../src/shared/document.ts'
import { drawRow } from '../src/shared/silhouette/draw.ts'
import { coarse, drawable, type Mark } from '../src/shared/silhouette/marks.ts'
import { type BuiltSite, buildShared, readConfig, SITE_DIR } from './e2e/site.ts'

let pages: ParsedPage[]
let site: BuiltSite
beforeAll(async () => {
  const opened = await openSite(await readConfig(SITE_DIR), { mode: 'production' })
  pages = opened.site.pages.flatMap(page =>
    'parsed' in page && page.parsed.source.kind !== 'page' ? [page.parsed] : [],
  )
  site = await buildShared(SITE_DIR)
})

/** The text without what is not drawn of it: footnotes. */
const bodyOf = ({ html }: ParsedPage): string => html.replace(/<section[^>]*class="footnotes[\s\S]*?<\/section>/g, '')
const count = (html: string, pattern: RegExp): number => html.match(pattern)?.length ?? 0
const marksOf = ({ silhouette = [] }: ParsedPage): Mark[] => silhouette.flatMap(({ marks }) => marks)

test('every section, block of code, row of a table, item and picture of every text is drawn, and no other', () => {
  expect(pages.length).toBeGreaterThan(100)
  for (const page of pages) {
    const { file } = page.source
    const [html, marks] = [bodyOf(page), marksOf(page)]
    const drawn = (test: (mark: Mark) => boolean): number => marks.filter(test).length
    const sections = (page.silhouette ?? []).filter(({ anchor }) => anchor !== '')
    expect(sections.length, `${file}: sections`).toBe(count(html, /<h2 /g))
    expect(
      drawn(([tone]) => tone === 'ground'),
      `${file}: code`,
    ).toBe(count(html, /<(?:pre|textarea) /g))
    expect(
      drawn(([tone, , , , height]) => tone === 'grid' && height !== undefined),
      `${file}: pictures`,
    ).toBe(count(html, /<(?:img|iframe|video|svg)\b/g))
    const rows = new Set(
      (page.silhouette ?? []).flatMap(({ marks }, section) =>
        marks.flatMap(([tone, y, , , height]) => (tone === 'grid' && height === undefined ? [`${section} ${y}`] : [])),
      ),
    )
    const written = (html.match(/<tr\b[\s\S]*?<\/tr>/g) ?? []).filter(row => /<td/.test(row) && !/<th[ >]/.test(row))
    expect(rows.size, `${file}: rows of tables`).toBe(written.length)
    expect(
      drawn(([tone, , , width]) => tone === 'line' && width === 2),
      `${file}: items`,
    ).toBe(
      // A mark stands beside what is drawn of an item; an empty one has none.
      count(html, /<li\b/g),
    )
  }
})

test('the same text gives the same drawing: another reading of it finds what the build has drawn', () => {
  const folder = join(site.outDir, 'data/drawings')
  const drawings = readdirSync(folder)
    .map(name => readFileSync(join(folder, name), 'utf8'))
    .join('')
  const rows = pages.flatMap(({ source, silhouette }) => {
    const shown = source.kind === 'post' ? drawable(silhouette) : undefined
    return shown === undefined ? [] : [{ file: source.file, paths: drawRow(coarse(shown)).paths }]
  })
  expect(rows.length).toBeGreaterThan(50)
  for (const { file, paths } of rows) for (const { d } of paths) expect(drawings.includes(`d="${d}"`), file).toBe(true)
})

test('rows are known by their outlines', () => {
  const outlines = pages.flatMap(({ silhouette }) => {
    const shown = drawable(silhouette)
    return shown === undefined ? [] : [JSON.stringify(drawRow(coarse(shown)))]
  })
  expect(outlines.length).toBeGreaterThan(80)
  expect(new Set(outlines).size).toBe(outlines.length)
})

test('a row has at most 700 bytes', () => {
  for (const { source, silhouette } of pages) {
    const shown = drawable(silhouette)
    if (shown === undefined) continue
    const paths = drawRow(coarse(shown)).paths.map(({ tone, d }) => `<path class="s-${tone}" d="${d}"/>`)
    expect(gzipSync(paths.join(''), { level: 9 }).length, source.file).toBeLessThanOrEqual(700)
  }
})

test('lists take their drawings from files that hold them, none is missing', () => {
  const html = ['index.html', 'archive.html', 'tags.html', 'tags/lua.html', 'authors.html'].map(name =>
    readFileSync(join(site.outDir, name), 'utf8'),
  )
  for (const [index, text] of html.entries()) expect(text, `${index}`).toContain('<use href="/data/drawings/')
  const parts = html.flatMap(text => [...text.matchAll(/<use href="(\/data\/drawings\/[^"#]+)#([^"]+)"/g)])
  expect(parts.length).toBeGreaterThan(50)
  for (const [, file = '', id = ''] of parts) {
    const drawings = readFileSync(join(site.outDir, file), 'utf8')
    expect(drawings, `${file}#${id}`).toContain(`<g id="${decodeURI(id)}"><path`)
    expect(drawings).not.toMatch(/style=|class=/)
  }
})

test('a page that is not there is drawn as three columns, each digit in the darker words of its own', () => {
  const html = readFileSync(join(site.outDir, '404.html'), 'utf8')
  const [, drawing = ''] =
    /<svg class="silhouette not-found-drawing"[^>]*aria-hidden="true">(.*?)<\/svg>/.exec(html) ?? []
  const boxes = (tone: string): number[][] => {
    const [, path = ''] = new RegExp(`class="s-${tone}" d="([^"]*)"`).exec(drawing) ?? []
    return [...path.matchAll(/M(\d+) (\d+)h(\d+)v/g)].map(([, ...box]) => box.map(Number))
  }
  const caps = boxes('cap')
  expect(caps.map(([, y]) => y)).toEqual([0, 0, 0])
  for (const [left = 0, , width = 0] of caps) {
    const within = (tone: string) => boxes(tone).filter(([x = 0]) => x >= left && x < left + width)
    expect(within('code').length).toBeGreaterThan(20)
    expect(within('grid').length).toBeGreaterThan(20)
    for (const [x = 0, , length = 0] of [...within('code'), ...within('grid')]) {
      expect(x + length).toBeLessThanOrEqual(left + width)
    }
  }
})
