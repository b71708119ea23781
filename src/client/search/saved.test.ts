import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { type FakeBrowser, fakeBrowser } from '../../../test/fake-browser.ts'
import type { SavedPage } from './saved.ts'

const RECENT = 'zapiski.search.recent'
let browser: FakeBrowser
let saved: typeof import('./saved.ts')

const page = (name: string | number): SavedPage => ({ href: `/${name}`, title: `Page ${name}`, section: 'Docs' })
/** The only language of a site that has its host for itself. */
const place = { baseUrl: '/' }
const names = (pages: SavedPage[]) => pages.map(({ href }) => href.slice(1))
const many = (count: number) => Array.from({ length: count }, (_, index) => page(index))

beforeEach(async () => {
  vi.resetModules()
  browser = fakeBrowser()
  saved = await import('./saved.ts')
})
afterEach(() => vi.unstubAllGlobals())

it('gives pages found lately, the last one first, each once', () => {
  for (const name of ['a', 'b', 'a']) saved.addRecent(place, page(name))
  expect(saved.readRecent(place)).toEqual([page('a'), page('b')])
})

it('keeps seven pages found lately and ten favorites', () => {
  for (const one of many(12)) saved.addRecent(place, one)
  expect(names(saved.readRecent(place))).toEqual(['11', '10', '9', '8', '7', '6', '5'])
  for (const one of many(12)) saved.addFavorite(place, one)
  expect(names(saved.readFavorites(place))).toEqual(['11', '10', '9', '8', '7', '6', '5', '4', '3', '2'])
})

it('shows four of the recent ones beside favorites, and no page twice', () => {
  for (const one of many(7)) saved.addRecent(place, one)
  saved.addFavorite(place, page(5))
  expect(names(saved.readRecent(place))).toEqual(['6', '4', '3', '2'])
  saved.removeSaved('/5')
  expect(names(saved.readRecent(place))).toEqual(['6', '4', '3', '2', '1', '0'])
})

it('takes a page out of both lists, and leaves no empty list in the storage', () => {
  saved.addRecent(place, page('a'))
  saved.addFavorite(place, page('a'))
  saved.removeSaved('/b')
  expect(names(saved.readFavorites(place))).toEqual(['a'])
  saved.removeSaved('/a')
  expect([saved.readRecent(place), saved.readFavorites(place)]).toEqual([[], []])
  expect(browser.localStorage.length).toBe(0)
})

it('each language, and each site of a host, has its own pages', () => {
  const russian = { baseUrl: '/wiki/', others: ['/wiki/ar/'] }
  const arabic = { baseUrl: '/wiki/ar/' }
  for (const one of many(9)) saved.addRecent(arabic, { ...one, href: `/wiki/ar${one.href}` })
  saved.addRecent(russian, page('wiki/ar-and-more'))
  saved.addRecent({ baseUrl: '/blog/' }, page('blog/post'))
  saved.addFavorite(arabic, page('wiki/ar'))
  const elsewhere = { ...page('x'), href: 'https://docs.example/x' }
  saved.addRecent(russian, elsewhere)
  expect(saved.readRecent(russian)).toEqual([elsewhere, page('wiki/ar-and-more')])
  expect(saved.readFavorites(russian)).toEqual([])
  expect(saved.readFavorites(arabic)).toEqual([page('wiki/ar')])
  expect(names(saved.readRecent(arabic).slice(1))).toEqual(['wiki/ar/8', 'wiki/ar/7', 'wiki/ar/6'])
})

it('a favorite kept again comes first', () => {
  for (const name of ['a', 'b', 'a']) saved.addFavorite(place, page(name))
  expect(names(saved.readFavorites(place))).toEqual(['a', 'b'])
})

it.each([
  ['not JSON', '{'],
  ['no list', '{"href":"/a"}'],
  ['nothing', 'null'],
])('finds nothing in a storage that holds %s', (_, text) => {
  browser.localStorage.setItem(RECENT, text)
  expect(saved.readRecent(place)).toEqual([])
})

it('takes out of the storage only addresses of pages', () => {
  const hrefs = [
    '/a',
    'https://example.com/b',
    'http://example.com/c',
    '//evil.example',
    'https://[',
    'javascript:alert(1)',
    'a',
    1,
    null,
  ]
  const entries = [...hrefs.map(href => ({ href, title: 'T', section: 'S' })), null, 'text']
  browser.localStorage.setItem(RECENT, JSON.stringify(entries))
  expect(saved.readRecent(place).map(({ href }) => href)).toEqual([
    '/a',
    'https://example.com/b',
    'http://example.com/c',
  ])
})

it('takes no page without its words', () => {
  const entries = [{ href: '/a', title: 1, section: '' }, { href: '/b', title: '' }, page('c')]
  browser.localStorage.setItem(RECENT, JSON.stringify(entries))
  expect(names(saved.readRecent(place))).toEqual(['c'])
})

it('lasts for the visit where the storage is forbidden', () => {
  Object.defineProperty(window, 'localStorage', {
    get() {
      throw new Error('forbidden')
    },
  })
  saved.addRecent(place, page('a'))
  saved.addFavorite(place, page('b'))
  expect(names(saved.readRecent(place))).toEqual(['a'])
  expect(names(saved.readFavorites(place))).toEqual(['b'])
  saved.removeSaved('/b')
  expect(saved.readFavorites(place)).toEqual([])
})
