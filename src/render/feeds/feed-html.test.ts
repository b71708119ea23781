import { expect, test } from 'vitest'
import { toFeedHtml } from './feed-html.ts'

const PAGE = 'https://example.org/base/заметка'
const BASE = 'https://example.org/base'
const feed = (html: string): string => toFeedHtml(html, PAGE)

test('links and pictures get absolute addresses, encoded once', () => {
  expect(feed('<a href="/base/mosh#раздел">м</a>')).toBe(
    `<a href="${BASE}/mosh#%D1%80%D0%B0%D0%B7%D0%B4%D0%B5%D0%BB">м</a>`,
  )
  expect(feed('<img src="/base/assets/%D0%B0.png" alt="">')).toBe(`<img src="${BASE}/assets/%D0%B0.png" alt="">`)
  expect(feed('<img src="пёс.png" alt="">')).toBe(`<img src="${BASE}/%D0%BF%D1%91%D1%81.png" alt="">`)
  expect(feed('<a href="#сноска">1</a>')).toContain(`href="${encodeURI(PAGE)}#`)
  expect(feed('<video src="/v.mp4" poster="/p.png"></video>')).toBe(
    '<video src="https://example.org/v.mp4" poster="https://example.org/p.png"></video>',
  )
})

test('complete addresses stay as they are', () => {
  const html =
    '<a href="mailto:a@b.c">п</a><a href="https://x.org/?a=1&amp;b=2">х</a><img src="data:image/gif;base64,AA" alt="">'
  expect(feed(html)).toBe(html)
  expect(feed('<a href="http://[">сломан</a>')).toBe('<a href="http://[">сломан</a>')
})

test('an ampersand is escaped once', () => {
  expect(feed('<a href="/s?a=1&amp;b=2">п</a>')).toBe('<a href="https://example.org/s?a=1&amp;b=2">п</a>')
})

test('every address of a srcset is absolute, whatever its commas', () => {
  expect(feed('<img srcset="/a,b.png 1x,/c.png 2x" alt="">')).toBe(
    '<img srcset="https://example.org/a,b.png 1x, https://example.org/c.png 2x" alt="">',
  )
  expect(feed('<source srcset="/a.avif, /b.avif 640w">')).toBe(
    '<source srcset="https://example.org/a.avif, https://example.org/b.avif 640w">',
  )
})

test('text and code that look like tags are left alone', () => {
  const html = '<p>&lt;a href="/x"&gt;</p>'
  expect(feed(html)).toBe(html)
})

test('what works only on the page is left out', () => {
  const heading =
    '<h2 id="a" class="anchor">Раздел<a class="hash-link" href="#a" aria-label="Прямая ссылка" translate="no">&ZeroWidthSpace;</a></h2>'
  expect(feed(heading)).toBe('<h2 id="a" class="anchor">Раздел</h2>')
  expect(feed('<p>до<button type="button" data-action="copy"><svg></svg></button>после</p>')).toBe('<p>допосле</p>')
  expect(feed('<input type="radio" name="t"><input type="checkbox" disabled checked> дело')).toBe(
    '<input type="checkbox" disabled checked> дело',
  )
})

test('code keeps its text and lines without the spans that colour it', () => {
  const code =
    '<pre tabindex="0" role="group" aria-label="Код"><code><span class="line"><span class="k">let</span> a\n</span>b</code></pre>'
  expect(feed(code)).toBe('<pre><code>let a\nb</code></pre>')
})

test('an island is what it shows: no props, no markers, nothing that it keeps for later', () => {
  const html =
    '<x-island data-src="/a.js" data-props="{&quot;a&quot;:1}"><p data-style="color:red" class="zs-1">Счёт<!-- --> <b>5</b> <x-slot data-slot="children">слот</x-slot></p></x-island><template data-slot="more"><i>потом</i></template>'
  expect(toFeedHtml(html, 'https://example.org/x')).toBe('<p class="zs-1">Счёт <b>5</b> слот</p>')
})
