import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { type FakeBrowser, fakeBrowser } from '../../../test/fake-browser.ts'
import { pageRecord } from '../../../test/shell-data.ts'
import type { HeadTag } from '../../shared/config.ts'
import { readFirstHead, readHead, updateHead } from './head.ts'

let browser: FakeBrowser
const classes = new Set<string>()
/** The head: what there is of each element that counts. */
let head: { localName: string; tagName: string; attributes: { name: string; value: string }[] }[]

function element(localName: string, attributes: Record<string, string> = {}) {
  const made = {
    localName,
    tagName: localName.toUpperCase(),
    attributes: Object.entries(attributes).map(([name, value]) => ({ name, value })),
    setAttribute: (name: string, value: string) => made.attributes.push({ name, value }),
    remove: () => head.splice(head.indexOf(made), 1),
  }
  return made
}
const tag = (tagName: string, attributes: HeadTag['attributes']): HeadTag => ({ tagName, attributes })
const meta = (name: string, content: string) => tag('meta', { name, content })
const written = () =>
  head.map(({ localName, attributes }) =>
    [localName, ...attributes.map(({ name, value }) => `${name}=${value}`)].join(' '),
  )
const empty = { className: '', head: [] }

beforeEach(() => {
  classes.clear()
  head = []
  browser = fakeBrowser()
  Object.assign(browser.document.documentElement, {
    classList: {
      add: (...names: string[]) => names.map(name => classes.add(name)),
      remove: (...names: string[]) => names.map(name => classes.delete(name)),
    },
  })
  Object.assign(browser.document, {
    createElement: (name: string) => element(name),
    head: { append: (made: (typeof head)[number]) => head.push(made), querySelectorAll: () => [...head] },
  })
})
afterEach(() => vi.unstubAllGlobals())

it('exchanges the classes of the page before and leaves those of others', () => {
  for (const name of ['docs', 'wide', 'extension']) classes.add(name)
  updateHead(pageRecord('/a', { className: 'blog  wide' }), { className: 'docs wide', head: [] })
  expect([...classes].toSorted()).toEqual(['blog', 'extension', 'wide'])
})

it('exchanges all that speaks of the page and nothing else', () => {
  head = [
    element('meta', { name: 'viewport', content: 'v' }),
    element('link', { rel: 'canonical', href: '/old' }),
    element('meta', { name: 'description', content: 'Old' }),
    element('meta', { property: 'og:image', content: '/old.png' }),
    element('meta', { name: 'docsearch:version', content: '1' }),
    element('meta', { name: 'docusaurus_tag', content: 'old' }),
    element('meta', { name: 'verification', content: 'x' }),
  ]
  const next = [
    meta('description', 'New'),
    tag('link', { rel: 'canonical', href: '/new', crossorigin: true, as: false }),
  ]
  updateHead(pageRecord('/a', { head: next }), empty)
  expect(written()).toEqual([
    'meta name=viewport content=v',
    'meta name=verification content=x',
    'meta name=description content=New',
    'link rel=canonical href=/new crossorigin=',
  ])
})

it("takes a page's own names away with the page", () => {
  const own = { className: '', head: [meta('own', '1'), meta('robots', 'noindex')] }
  updateHead(pageRecord('/a', own), empty)
  expect(written()).toEqual(['meta name=own content=1', 'meta name=robots content=noindex'])
  updateHead(pageRecord('/b'), own)
  expect(written()).toEqual([])
})

it('reads what a document says of its page, to say it again when the reader comes back', () => {
  head = [
    element('meta', { name: 'generator', content: 'g' }),
    element('meta', { property: 'og:title', content: 'T' }),
    element('link', { rel: 'alternate', href: '/rss.xml' }),
  ]
  expect(readFirstHead()).toEqual([
    tag('meta', { property: 'og:title', content: 'T' }),
    tag('link', { rel: 'alternate', href: '/rss.xml' }),
  ])
})

it('takes from another document all that is not the same in the first one', () => {
  head = [
    element('meta', { name: 'viewport', content: 'v' }),
    element('meta', { name: 'own', content: '1' }),
    element('meta', { property: 'og:title', content: 'T' }),
  ]
  readFirstHead()
  const other = [
    element('meta', { name: 'viewport', content: 'v' }),
    element('meta', { name: 'theme-color', content: '#fff' }),
    element('meta', { name: 'own', content: '2' }),
    element('meta', { property: 'og:title', content: 'T' }),
  ]
  expect(readHead({ head: { querySelectorAll: () => other } } as unknown as Document)).toEqual([
    tag('meta', { name: 'own', content: '2' }),
    tag('meta', { property: 'og:title', content: 'T' }),
  ])
})
