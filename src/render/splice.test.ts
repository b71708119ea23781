import { expect, test } from 'vitest'
import { mark } from '../shared/mark.ts'
import type { SlotView, TargetView } from '../shared/view/page-view.ts'
import { spliceHtml } from './splice.ts'

const target = (href: string, width?: number, height?: number): TargetView => ({
  href,
  ...(width !== undefined && { width }),
  ...(height !== undefined && { height }),
})
const splice = (html: string, targets: TargetView[], slots: Record<number, SlotView> = {}): string =>
  spliceHtml(html, { targets, slots }, slot => `[${slot.component}]`)

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

test('a picture says in which widths it comes', () => {
  const html = `<img${mark('widths', 0)}>`
  const widths: [string, number][] = [
    ['/a-1.webp', 480],
    ['/a&2.webp', 960],
  ]
  expect(spliceHtml(html, { targets: [{ href: '/a', widths, tone: '05a' }], slots: {} }, () => '')).toBe(
    '<img srcset="/a-1.webp 480w, /a&amp;2.webp 960w" sizes="(max-width: 40rem) 100vw, 38.5rem" data-tone="05a">',
  )
  expect(splice(html, [target('/a.png')])).toBe('<img>')
})

test('a slot is drawn by its number', () => {
  const slots: Record<number, SlotView> = {
    2: { component: 'DocCardList', cards: [] },
    10: { component: 'TOCInline', toc: [], props: {} },
  }
  const html = `<p>1</p>${mark('slot', 2)}${mark('slot', 10)}${mark('slot', 3)}`
  expect(splice(html, [], slots)).toBe('<p>1</p>[DocCardList][TOCInline]')
})

test('a link without a target leads nowhere', () => {
  expect(splice(`<a href="${mark('link', 3)}">a</a>`, [])).toBe('<a href="">a</a>')
})
