import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { type FakeBrowser, FakeElement, fakeBrowser } from '../../../test/fake-browser.ts'
import { pageRecord } from '../../../test/shell-data.ts'
import { updateHead } from './head.ts'

let browser: FakeBrowser
const classes = new Set<string>()
let found: Record<string, FakeElement & { href?: string; remove?: () => void }>
const added: { name?: string; content?: string }[] = []

beforeEach(() => {
  classes.clear()
  added.length = 0
  found = {
    'link[rel="canonical"]': Object.assign(new FakeElement(), { href: 'https://example.org/base/old' }),
    'link[rel="alternate"][hreflang]': Object.assign(new FakeElement(), { href: 'https://example.org/base/old' }),
    'meta[property="og:url"]': new FakeElement(),
    'meta[property="og:title"]': new FakeElement(),
  }
  browser = fakeBrowser()
  Object.assign(browser.document.documentElement, {
    classList: {
      add: (...names: string[]) => names.map(name => classes.add(name)),
      remove: (...names: string[]) => names.map(name => classes.delete(name)),
    },
  })
  Object.assign(browser.document, {
    querySelector: (selector: string) => found[selector] ?? null,
    querySelectorAll: (selector: string) => [found[selector]].filter(Boolean),
    createElement: () => ({}),
    head: { append: (element: object) => added.push(element) },
  })
})
afterEach(() => vi.unstubAllGlobals())

it('exchanges the classes of the page before and leaves those of others', () => {
  for (const name of ['docs', 'wide', 'extension']) classes.add(name)
  updateHead(pageRecord('/a', { className: 'blog  wide' }), { className: 'docs wide' })
  expect([...classes].toSorted()).toEqual(['blog', 'extension', 'wide'])
})

it("names the page's whole address on the published origin, in every place", () => {
  updateHead(pageRecord('/base/a'), { className: '' })
  const url = 'https://example.org/base/a'
  expect(found['link[rel="canonical"]']?.href).toBe(url)
  expect(found['link[rel="alternate"][hreflang]']?.href).toBe(url)
  expect(found['meta[property="og:url"]']?.attributes.content).toBe(url)
  expect(found['meta[property="og:title"]']?.attributes.content).toBe('Page /base/a')
})

it('names no address where the document names none', () => {
  delete found['link[rel="canonical"]']
  updateHead(pageRecord('/base/a'), { className: '' })
  expect(found['meta[property="og:url"]']?.attributes.content).toBeUndefined()
  expect(found['meta[property="og:title"]']?.attributes.content).toBe('Page /base/a')
})

it('hides from search engines what is to be hidden, once, and shows what is not', () => {
  updateHead(pageRecord('/a', { noindex: true }), { className: '' })
  expect(added).toEqual([{ name: 'robots', content: 'noindex' }])
  const remove = vi.fn()
  found['meta[name="robots"]'] = Object.assign(new FakeElement(), { remove })
  updateHead(pageRecord('/b', { noindex: true }), { className: '' })
  expect(added).toHaveLength(1)
  expect(remove).not.toHaveBeenCalled()
  updateHead(pageRecord('/c'), { className: '' })
  expect(remove).toHaveBeenCalledOnce()
})
