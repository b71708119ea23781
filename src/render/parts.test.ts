import { expect, test } from 'vitest'
import { BODY, PART_CLOSE, partOpen } from '../shared/site/parts.ts'
import { composeParts } from './parts.ts'

const part = (name: string, html: string): string => partOpen(name) + html + PART_CLOSE
const own = (name: string, html = ''): string => `<x-own data-part="${name}">${html}</x-own>`

const PAGE = part('Page', `<i>${part('Head', 'имя')}${part('Content', `<div>${part(BODY, 'текст')}</div>`)}</i>`)
const compose = (parts: Record<string, string>): string => composeParts(PAGE, name => parts[name])

test.each([
  ['none of its own: ours without a trace of the edges', {}, '<i>имя<div>текст</div></i>'],
  ['around ours', { Head: `<b>${own('Head')}</b>` }, '<i><b>имя</b><div>текст</div></i>'],
  ['in its place', { Content: '<p>своё</p>' }, '<i>имя<p>своё</p></i>'],
  ['nothing in its place', { Head: '' }, '<i><div>текст</div></i>'],
  ['the text alone', { Page: `<u>${own(BODY)}</u>` }, '<u>текст</u>'],
  ['parts in another order', { Page: own('Content') + own('Head') }, '<div>текст</div>имя'],
  ['something before the text', { Page: own('Content', `<em>до</em>${own(BODY)}`) }, '<div><em>до</em>текст</div>'],
  [
    'a part inside a part, both of its own',
    { Page: `<u>${own('Page')}</u>`, Content: `<s>${own('Content')}</s>` },
    '<u><i>имя<s><div>текст</div></s></i></u>',
  ],
  [
    'what one puts before the text stands in the other',
    { Page: own('Page', `до ${own(BODY)}`), Content: `<s>${own('Content', own(BODY))}</s>` },
    '<i>имя<s><div>до текст</div></s></i>',
  ],
  ['a name that is nowhere on the page', { Head: own('Foot', 'внутри') }, '<i>внутри<div>текст</div></i>'],
])('%s', (_, parts, expected) => {
  expect(compose(parts as Record<string, string>)).toBe(expected)
})
