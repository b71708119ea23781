import { describe, expect, test } from 'vitest'
import { makeConfig, makeParsed, makeSite, makeSource } from '../../../test/factory.ts'
import type { HeadTag } from '../../shared/config.ts'
import { mark } from '../../shared/mark.ts'
import type { Address } from '../../shared/path.ts'
import type { Page, Site } from '../../shared/site.ts'
import { needsFullLoad, ownHead, ownTitle } from './own-head.ts'

const tag = (tagName: string, attributes: HeadTag['attributes'] = {}, innerHTML?: string): HeadTag => ({
  tagName,
  attributes,
  ...(innerHTML !== undefined && { innerHTML }),
})

/** A page whose document asks for these tags. */
function pageWith(head: HeadTag[] | undefined, baseUrl = '/'): { site: Site; page: Page } {
  const parsed = makeParsed(makeSource('page', 'a.md'), head === undefined ? {} : { head })
  const site = makeSite([parsed], { config: makeConfig({ baseUrl }) })
  const page = site.pages.find(page => page.route === '/a')
  if (page === undefined) throw new Error('no page')
  const targets = new Map([[parsed.source.file, [{ href: '/b/over' as Address, route: undefined, asset: undefined }]]])
  return { site: { ...site, targets }, page }
}
const attributesOf = (head: HeadTag[], baseUrl?: string) => {
  const { site, page } = pageWith(head, baseUrl)
  return ownHead(site, page).map(({ attributes }) => attributes)
}

describe('tags of a document', () => {
  test('addresses inside the site get the base, once', () => {
    expect(
      attributesOf(
        [
          tag('link', { href: '/a.css', title: '/a.css' }),
          tag('script', { src: '/b/a.js', async: true }),
          tag('link', { href: '//x.org/a.css' }),
          tag('link', { href: 'https://x.org/a.css' }),
          tag('link', { href: 'a.css' }),
        ],
        '/b/',
      ),
    ).toEqual([
      { href: '/b/a.css', title: '/a.css' },
      { src: '/b/a.js', async: true },
      { href: '//x.org/a.css' },
      { href: 'https://x.org/a.css' },
      { href: 'a.css' },
    ])
  })

  test('a reference to another document becomes its address', () => {
    expect(attributesOf([tag('link', { rel: 'canonical', href: mark('link', 0) })], '/b/')).toEqual([
      { rel: 'canonical', href: '/b/over' },
    ])
    expect(attributesOf([tag('link', { href: mark('link', 5) })])).toEqual([{ href: '' }])
  })

  test('the title is said apart: the last one, as text', () => {
    const { site, page } = pageWith([
      tag('title', {}, 'Первый'),
      tag('meta'),
      tag('title', {}, 'A &lt;b&gt; &amp;amp; c'),
    ])
    expect(ownTitle(page)).toBe('A <b> &amp; c')
    expect(ownHead(site, page)).toEqual([tag('meta')])
  })

  test('a document without a head, and a page without a document, ask for nothing', () => {
    const { site, page } = pageWith(undefined)
    const list = site.pages.find(page => page.kind === 'postList')
    for (const each of [page, ...(list === undefined ? [] : [list])]) {
      expect(ownHead(site, each)).toEqual([])
      expect(ownTitle(each)).toBeUndefined()
      expect(needsFullLoad(each)).toBe(false)
    }
  })
})

test('a page is loaded whole when its head acts on loading', () => {
  const needs = (...head: HeadTag[]) => needsFullLoad(pageWith(head).page)
  expect(needs(tag('script', { src: '/a.js' }))).toBe(true)
  expect(needs(tag('script', { type: 'application/ld+json' }, '{}'))).toBe(false)
  expect(needs(tag('link', { rel: 'stylesheet', href: '/a.css' }))).toBe(true)
  expect(needs(tag('meta', { 'http-equiv': 'refresh', content: '0' }))).toBe(true)
  expect(needs(tag('link', { rel: 'canonical', href: '/' }), tag('meta', { name: 'a', content: 'b' }))).toBe(false)
  expect(needs(tag('meta'), tag('script'))).toBe(true)
})
