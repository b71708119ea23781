import { expect, test } from 'vitest'
import { makeParsed, makeSite, makeSource } from '../../test/factory.ts'
import { mark } from '../shared/mark.ts'
import type { Address } from '../shared/path.ts'
import type { Site } from '../shared/site.ts'
import { spliceHtml } from './splice.ts'

const parsed = makeParsed(makeSource('page', 'a.md'))
const target = (href: string, width?: number, height?: number) => ({
  href: href as Address,
  route: undefined,
  asset: { href: href as Address, width, height },
})

function splice(html: string, targets: unknown[], slot = (index: number) => `[${index}]`): string {
  const site: Site = { ...makeSite([parsed]), targets: new Map([[parsed.source.file, targets as never]]) }
  return spliceHtml(html, parsed, { site, slot })
}

test('each link gets its own address, as a value in quotes', () => {
  const html = `<a href="${mark('link', 1)}">b</a><a href="${mark('link', 0)}">a</a>`
  expect(splice(html, [target('/a'), target('/b?x=1&y="2"')])).toBe(
    '<a href="/b?x=1&amp;y=&quot;2&quot;">b</a><a href="/a">a</a>',
  )
})

test('a picture gets its size when both sides are known', () => {
  const html = `<img${mark('size', 0)}>`
  expect(splice(html, [target('/a.png', 20, 10)])).toBe('<img width="20" height="10">')
  expect(splice(html, [target('/a.png', 20)])).toBe('<img>')
  expect(splice(html, [target('/a.png', undefined, 10)])).toBe('<img>')
  expect(splice(html, [])).toBe('<img>')
})

test('a slot is drawn by its number', () => {
  expect(splice(`<p>1</p>${mark('slot', 2)}${mark('slot', 10)}`, [])).toBe('<p>1</p>[2][10]')
})

test('a link without a target leads nowhere', () => {
  expect(splice(`<a href="${mark('link', 3)}">a</a>`, [])).toBe('<a href="">a</a>')
})
