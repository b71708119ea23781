import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { createTranslate } from '../messages/index.ts'
import type { Address } from '../shared/path.ts'
import { Backlinks, titleClass } from './PageParts.tsx'

const t = createTranslate('ru')
const backlinks = (count: number) =>
  Array.from({ length: count }, (_, index) => ({
    title: `Страница ${index}`,
    href: `/page-${index}` as Address,
    context: undefined,
  }))
const draw = (count: number): string => renderToStaticMarkup(<Backlinks backlinks={backlinks(count)} t={t} />)

test('nobody links here: nothing is said', () => expect(draw(0)).toBe(''))

test('a few pages that link here stand in the open', () => {
  expect(draw(7).match(/<li>/g)).toHaveLength(7)
  expect(draw(7)).not.toContain('<details')
  expect(draw(8)).toContain('Ещё 2 страницы')
})

test('the sentence of a page that links here stands below its name, the words of the link apart', () => {
  const page = {
    title: 'Страница',
    href: '/page' as Address,
    context: { before: 'Об этом ', text: 'здесь', after: '.' },
  }
  expect(renderToStaticMarkup(<Backlinks backlinks={[page]} t={t} />)).toContain(
    '<li><a href="/page">Страница</a><p class="backlink-context">Об этом <strong>здесь</strong>.</p></li>',
  )
})

test('of many pages the rest waits behind a lid that says how many', () => {
  const [open = '', rest = ''] = draw(20).split('<details')
  expect(open.match(/<li>/g)).toHaveLength(6)
  expect(rest).toContain('Ещё 14 страниц')
  expect(rest.match(/<li>/g)).toHaveLength(14)
})

test('only a title of more than eighty letters is a step smaller', () =>
  expect([titleClass('а '.repeat(40)), titleClass('а '.repeat(41))]).toEqual([undefined, 'is-long']))

test('a title with a word of sixteen letters is smaller on a phone; signs that may part anywhere are no word', () => {
  expect([titleClass('On getAddressOfName'), titleClass('On getAddressOfNa'), titleClass('字'.repeat(20))]).toEqual([
    'is-wide',
    undefined,
    undefined,
  ])
})
