import { expect, test } from 'vitest'
import { tagsOf } from './tags.ts'

test('tags of a head may be written as HTML', () => {
  const html =
    '<!-- own --><link rel="preconnect" href="https://a.example/?a=1&amp;b=2" crossorigin>\n<meta name=robots content=\'a > b\' /><script type="module">if (a < b) c()</script>'
  expect(tagsOf({ headTags: [html, null, { tagName: 'base' }] })).toEqual({
    head: [
      { tagName: 'link', attributes: { rel: 'preconnect', href: 'https://a.example/?a=1&b=2', crossorigin: true } },
      { tagName: 'meta', attributes: { name: 'robots', content: 'a > b' } },
      { tagName: 'script', attributes: { type: 'module' }, innerHTML: 'if (a < b) c()' },
      { tagName: 'base' },
    ],
    rest: false,
  })
})

test('a script from elsewhere may stand in the head; what belongs into the body has no place', () => {
  const src = '<script src="https://a.example/a.js"></script>'
  expect(tagsOf({ preBodyTags: undefined, postBodyTags: src })).toEqual({
    head: [{ tagName: 'script', attributes: { defer: true, src: 'https://a.example/a.js' } }],
    rest: false,
  })
  expect(tagsOf({ headTags: '<i>', postBodyTags: ['<div id="a"></div>'] })).toEqual({ head: [], rest: true })
  expect(tagsOf(undefined)).toEqual({ head: [], rest: false })
})
