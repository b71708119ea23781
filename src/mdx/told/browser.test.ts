/** Code of a text that asks a browser is told with what to write in its place. */

import { expect, test } from 'vitest'
import { parseText } from '../../../test/markdown-fixture.ts'

const told = async (body: string): Promise<string[]> =>
  (await parseText('x.mdx', body)).problems.map(
    ({ line, column, code, values }) => `${line}:${column} ${code} ${values?.code ?? values?.name}`,
  )

test.each([
  [
    'Адрес {window.location.href} тут',
    '1:7 mdx-runtime/browser <BrowserOnly>{() => window.location.href}</BrowserOnly>',
  ],
  [
    '# А\n\n> - да\n>\n>   {localStorage.getItem("а")}',
    '5:5 mdx-runtime/browser <BrowserOnly>{() => localStorage.getItem("а")}</BrowserOnly>',
  ],
  [
    '<div>\n\n<b title={document.title}>а</b>\n\n</div>',
    '3:1 mdx-runtime/browser <BrowserOnly>{() => <b …/>}</BrowserOnly>',
  ],
  ['export const w = window.innerWidth\n\n{w}', '1:18 mdx-runtime/browser <BrowserOnly>{() => …}</BrowserOnly>'],
  [
    `{[1].map(() => window.innerWidth > ${'1'.repeat(60)})}`,
    '1:1 mdx-runtime/browser <BrowserOnly>{() => …}</BrowserOnly>',
  ],
])('%s', async (body, expected) => expect(await told(body)).toEqual([expected]))

test('a word in braces that was meant as text is still told as one', async () => {
  expect(await told('Путь /api/{document}/x')).toEqual(['1:11 mdx-runtime/name document'])
  expect(await told('{нет.адреса}')).toEqual(['1:1 mdx-runtime/name нет'])
})

test('<BrowserOnly> whose function asks no browser keeps what stands in it', async () => {
  expect(await told('<BrowserOnly>{() => <b>а</b>}</BrowserOnly>')).toEqual([])
})

test('of several braces in a paragraph the one is told whose name is missing, and not one that declares it', async () => {
  expect(await told('А {1 + 1} {[1].map(имя => имя)}\n\nи {[2].map(x => x)} {имя}')).toEqual([
    '3:21 mdx-runtime/name имя',
  ])
})
