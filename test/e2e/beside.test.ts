/** Parts of a site beside ours: classes that both have, pictures at the side, an announcement, what is put on paper. */

import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { writeFiles } from '../write-files.ts'
import { expectReadable } from './contrast.ts'
import { onSite } from './group.ts'
import { serveOwn } from './serve.ts'

const CONFIG = `export default {
  title: 'Рядом', url: 'https://example.org', docs: { routeBasePath: '/' }, blog: false, lenient: true, markdown: { math: true },
  themeConfig: { announcementBar: { id: 'a', content: 'Ищем тех, кто напишет справочник', isCloseable: true } },
}`
const WORDS = 'слова идут вокруг картинки, как в начале файлов README. '.repeat(4)
const PAGE = `# Рядом

<img src="/p.svg" align="right" width="160" height="90" alt="" /> ${WORDS}

<img src="/p.svg" align="left" width="160" height="90" alt="" /> ${WORDS}

Подробно: https://example.com/a/ и [example.com](https://example.com/), а ещё [имя](https://example.net/b).

<Tabs>
<TabItem value="a" label="Первая">Слова первой</TabItem>
<TabItem value="b" label="Вторая">Слова второй</TabItem>
</Tabs>

<div class="author"><ul class="tags"><li><a href="/plain">тег сайта</a></li></ul></div>

<div class="progress">Полоса сайта</div>

<div class="note">Заметка сайта</div>

<div class="preview">Вид сайта</div>

<div class="search">Поиск сайта</div>

<div class="zoom">Лупа сайта</div>

<div class="line">Строка сайта</div>

<div class="hero hero--dark">

<h2>Тёмная сцена</h2>

</div>

<button class="button" disabled>Нельзя</button>

<div align="center">

![](/p.svg)

## Имя в середине

О нём

</div>

<ul class="breadcrumbs"><li class="breadcrumbs__item">Раз</li><li class="breadcrumbs__item">Два</li></ul>
`
const RIGHT = `# Справа

<p dir="rtl"><img src="/p.svg" align="right" width="160" height="90" alt="" /> ${'שלום עולם '.repeat(60)}</p>

<div dir="rtl">

<div dir="ltr">

\`\`\`js
const left = 'a text from the left in a page from the right'
\`\`\`

</div>

<p>${'שלום '.repeat(3)}</p>

</div>
`
const MONTHS = Array.from({ length: 12 }, (_, month) => `Месяц ${month + 1}`)
const NUMBERS = MONTHS.map((_, month) => String(12345678 + month))
const FORMULA = Array.from({ length: 16 }, (_, power) => `a_{${power}} x^{${power}}`).join(' + ')
const WIDE = `# Широкое

|${MONTHS.join('|')}|
|${MONTHS.map(() => '--:').join('|')}|
|${NUMBERS.join('|')}|

$$
${FORMULA}
$$
`
const PICTURE = '<svg xmlns="http://www.w3.org/2000/svg" width="160" height="90"><rect width="160" height="90"/></svg>'

async function ownSite() {
  const siteDir = mkdtempSync(join(tmpdir(), 'zapiski-beside-'))
  writeFiles(siteDir, {
    'zapiski.config.js': CONFIG,
    'docs/index.md': PAGE,
    'docs/right.md': RIGHT,
    'docs/wide.md': WIDE,
    'docs/plain.md': '# Просто\n\nТекст.\n',
    'static/p.svg': PICTURE,
  })
  const served = await serveOwn('built', siteDir)
  return {
    ...served,
    close: async () => {
      await served.close()
      rmSync(siteDir, { recursive: true, force: true })
    },
  }
}

const { look } = onSite(ownSite)

/** The box of an element in the page. */
const box = (page: Page, selector: string) =>
  page
    .locator(selector)
    .first()
    .evaluate(element => {
      const { left, right, top, bottom, height } = element.getBoundingClientRect()
      return { left, right, top, bottom, height }
    })

test.each([360, 1280])('words of an announcement stand in the middle, the sign beside them: %d px', async width => {
  const { page } = await look('/plain', { width })
  const words = await page.locator('.announcement-content').evaluate(element => {
    const range = document.createRange()
    range.selectNodeContents(element)
    const { left, right } = range.getBoundingClientRect()
    return { left, right }
  })
  const sign = await box(page, '.announcement button')
  expect(Math.abs((words.left + words.right) / 2 - width / 2)).toBeLessThan(width < 600 ? 14 : 2)
  expect(words.right).toBeLessThanOrEqual(sign.left)
  expect(sign.right).toBeLessThanOrEqual(width)
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width)
})

const SHARED = ['progress', 'note', 'preview', 'search', 'zoom', 'line']

test.each(SHARED)('what a site calls %s stands in its text as any block and is seen', async name => {
  const { page } = await look('/')
  const seen = await page.locator(`.markdown .${name}`).evaluate(element => {
    const { position, opacity, transform, width, borderRadius } = getComputedStyle(element)
    const isWide = element.parentElement !== null && getComputedStyle(element.parentElement).width === width
    return { position, opacity, transform, isWide, borderRadius }
  })
  expect(seen).toEqual({ position: 'static', opacity: '1', transform: 'none', isWide: true, borderRadius: '0px' })
})

test('an author and tags in a component of a site look as it says: no sheet of lists is about them', async () => {
  const { page } = await look('/')
  expect(await page.locator('link[href*="/indexes-"]').count()).toBe(0)
})

/** How far words are from the pictures that they go around. */
const gapsOf = (page: Page): Promise<number[]> =>
  page.locator('.markdown p:has(> img[align])').evaluateAll(all =>
    all.map(paragraph => {
      const picture = paragraph.querySelector('img')?.getBoundingClientRect() ?? new DOMRect()
      const range = document.createRange()
      range.selectNodeContents(paragraph.lastChild ?? paragraph)
      const beside = [...range.getClientRects()].filter(line => line.top < picture.bottom - 4)
      return Math.min(
        ...beside.map(line => (line.left >= picture.right ? line.left - picture.right : picture.left - line.right)),
      )
    }),
  )

test('words keep away from a picture at the side, a name from the logo over it; no other page has a sheet for it', async () => {
  const { page } = await look('/')
  const gaps = await gapsOf(page)
  expect(gaps).toHaveLength(2)
  for (const gap of gaps) expect(gap).toBeGreaterThan(12)
  const room = await page.locator('div[align="center"]').evaluate(({ children }) => {
    const [picture, name, words] = [...children].map(child => child.getBoundingClientRect())
    return [(name?.top ?? 0) - (picture?.bottom ?? 0), (words?.top ?? 0) - (name?.bottom ?? 0)]
  })
  for (const gap of room) expect(gap).toBeGreaterThan(12)
  const sheets = (of: Page) => of.locator('link[href*="/aligned-"]').count()
  expect(await sheets(page)).toBe(1)
  await look('/plain')
  expect(await sheets(page)).toBe(0)
})

test('on paper an address that is written out is not written twice', async () => {
  const { page } = await look('/', { media: 'print' })
  const said = await page
    .locator('.markdown a[href^="http"]')
    .evaluateAll(all => all.map(link => getComputedStyle(link, '::after').content))
  expect(said).toEqual(['none', 'none', expect.stringContaining('https://example.net/b')])
})

test('on paper a table of twelve columns has its numbers in one line each, and a long formula is not cut', async () => {
  const { page } = await look('/wide', { media: 'print', width: 718 })
  const seen = await page.evaluate(() => {
    const heights = [...document.querySelectorAll('tbody td')].map(({ clientHeight }) => clientHeight)
    const room = document.querySelector('.math-block')
    const inner = room?.querySelector('math')?.getBoundingClientRect().width ?? Infinity
    return {
      lowest: Math.max(...heights),
      over: document.documentElement.scrollWidth - innerWidth,
      fits: inner <= (room?.clientWidth ?? 0),
    }
  })
  expect(seen).toEqual({ lowest: expect.any(Number), over: 0, fits: true })
  expect(seen.lowest).toBeLessThan(40)
})

test('on paper names of tabs stand over what they hold, also where that is words alone', async () => {
  const { page } = await look('/', { media: 'print' })
  const [first, second] = await page.locator('.tab-panel').evaluateAll(all =>
    all.map(panel => {
      const range = document.createRange()
      range.selectNodeContents(panel)
      return range.getBoundingClientRect().top - panel.getBoundingClientRect().top
    }),
  )
  expect(first).toBeGreaterThan(15)
  expect(second).toBeGreaterThan(15)
})

test('a heading on a dark scene is read, a button that is off looks so, steps of a way stand in a row', async () => {
  const { page } = await look('/')
  await expectReadable(page, '.hero--dark')
  expect(await page.locator('.button[disabled]').evaluate(button => getComputedStyle(button).opacity)).toBe('0.65')
  const tops = await page
    .locator('.breadcrumbs__item')
    .evaluateAll(all => all.map(item => item.getBoundingClientRect().top))
  expect(tops).toHaveLength(2)
  expect(tops[0]).toBe(tops[1])
})

test('in a text from the right, sides of pictures are those of the screen, and code from the left fades at its own end', async () => {
  const { page } = await look('/right')
  expect((await gapsOf(page))[0]).toBeGreaterThan(12)
  const edge = (selector: string) =>
    page.locator(selector).evaluate(element => getComputedStyle(element).getPropertyValue('--edge').trim())
  expect(await edge('[dir="ltr"] pre')).toBe('to right')
  expect(await edge('[dir="rtl"] > p:last-child')).toBe('to left')
})
