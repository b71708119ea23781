import { describe, expect, test } from 'vitest'
import { makeConfig, makeParsed, makeSite, makeSource } from '../../test/factory.ts'
import type { Config, SitemapConfig } from '../shared/config.ts'
import type { FrontMatter } from '../shared/document.ts'
import { renderRobots } from './hosting/robots.ts'
import { renderSitemap } from './sitemap.ts'

const page = (path: string, frontMatter: Partial<FrontMatter> = {}) => makeParsed(makeSource('page', path, frontMatter))
const post = (path: string, frontMatter: Partial<FrontMatter> = {}) =>
  makeParsed(makeSource('post', path, { date: '2024-05-01T00:00:00.000Z', ...frontMatter }))

const SITEMAP: SitemapConfig = {
  filename: 'sitemap.xml',
  changefreq: 'weekly',
  priority: 0.5,
  lastmod: 'date',
  ignorePatterns: [],
}
const config = (sitemap: Partial<SitemapConfig> = {}, fields: Partial<Config> = {}): Config =>
  makeConfig({ sitemap: { ...SITEMAP, ...sitemap }, ...fields })

function sitemap(parsed: ReturnType<typeof page>[], settings: Config = config()): string {
  const [file, ...others] = renderSitemap(makeSite(parsed, { config: settings }))
  expect(others).toEqual([])
  return file?.body ?? ''
}

const addresses = (xml: string): string[] =>
  [...xml.matchAll(/<loc>(.*?)<\/loc>/g)].map(([, found = '']) => found.replace('https://example.org', ''))

describe('sitemap', () => {
  test('lists pages, not what is hidden, missing or searched', () => {
    expect(
      addresses(sitemap([page('about.md'), page('hidden.md', { unlisted: true }), page('draft.md', { draft: true })])),
    ).toEqual(['/', '/about'])
  })

  test('leaves out what the patterns name, the base of the site included', () => {
    const posts = Array.from({ length: 11 }, (_, index) => post(`p${index}.md`, { tags: ['lua'] }))
    const ignorePatterns = ['/tags/**', '/page/**']
    expect(addresses(sitemap(posts, config({ ignorePatterns }))).filter(found => /tags|page/.test(found))).toEqual([])
    const based = { baseUrl: '/b/' }
    expect(addresses(sitemap(posts, config({ ignorePatterns }, based)))).toContain('/b/tags/lua')
    expect(addresses(sitemap(posts, config({ ignorePatterns: ['/b/tags/**'] }, based)))).not.toContain('/b/tags/lua')
  })

  test('addresses are encoded once and escaped', () => {
    expect(addresses(sitemap([page('a&b.md'), page('заметка.md')]))).toEqual(
      expect.arrayContaining(['/a&amp;b', '/%D0%B7%D0%B0%D0%BC%D0%B5%D1%82%D0%BA%D0%B0']),
    )
  })

  test('says when a page changed, on the day its readers saw', () => {
    const late = [post('a.md', { date: '2024-04-30T21:30:00.000Z' })]
    expect(sitemap(late, config({}, { timeZone: 'Europe/Moscow' }))).toContain(
      '<loc>https://example.org/a</loc><lastmod>2024-05-01</lastmod>',
    )
    expect(sitemap(late, config({ lastmod: 'datetime' }))).toContain('<lastmod>2024-04-30T21:30:00.000Z</lastmod>')
    expect(sitemap(late, config({ lastmod: undefined }))).not.toContain('lastmod')
  })

  test('frequency and priority can be left out', () => {
    expect(sitemap([page('a.md')])).toContain('<changefreq>weekly</changefreq><priority>0.5</priority>')
    expect(sitemap([page('a.md')], config({ changefreq: undefined, priority: undefined }))).not.toMatch(
      /changefreq|priority/,
    )
    expect(sitemap([page('a.md')], config({ priority: 1 }))).toContain('<priority>1.0</priority>')
  })

  test('falls into parts under an index, none longer than allowed', () => {
    const site = makeSite([page('a.md'), page('b.md'), page('c.md')], {
      config: config({ filename: 'map.xml' }, { baseUrl: '/b/' }),
    })
    const files = renderSitemap(site, { addresses: 3, bytes: 1e6 })
    expect(files.map(file => file.path)).toEqual(['map.xml', 'map-1.xml', 'map-2.xml'])
    expect(files[0]?.body).toMatch(
      /<sitemapindex.*>\n<sitemap><loc>https:\/\/example\.org\/b\/map-1\.xml<\/loc><\/sitemap>/,
    )
    expect(files.slice(1).flatMap(file => addresses(file.body))).toEqual(['/b/', '/b/a', '/b/b', '/b/c'])
    const small = renderSitemap(site, { addresses: 50, bytes: 600 })
    expect(small.length).toBeGreaterThan(2)
    for (const { body } of small.slice(1)) expect(body.length).toBeLessThanOrEqual(600)
  })

  test('a site that hides itself has none', () => {
    expect(renderSitemap(makeSite([page('a.md')], { config: config({}, { noIndex: true }) }))).toEqual([])
  })
})

describe('robots.txt', () => {
  test('lets robots in and shows them the sitemap', () => {
    expect(renderRobots(makeSite([], { config: config({}, { baseUrl: '/b/' }) }))[0]?.body).toBe(
      'User-agent: *\nDisallow:\n\nSitemap: https://example.org/b/sitemap.xml\n',
    )
  })

  test('a hidden site is open too, or nobody would read that it is hidden', () => {
    expect(renderRobots(makeSite([], { config: config({}, { noIndex: true }) }))[0]?.body).toBe(
      'User-agent: *\nDisallow:\n',
    )
  })
})
