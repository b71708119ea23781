/** Texts that are hard to lay out: very long and very short ones, words without an end, large letters, no posts. */

import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { writeFiles } from '../write-files.ts'
import { onSite } from './group.ts'
import { serveOwn } from './serve.ts'
import { untilLaidOut } from './visit.ts'

const CONFIG = `export default {
  title: 'Неудобное', url: 'https://example.org', docs: { routeBasePath: 'docs' }, blog: { routeBasePath: '/' },
  themeConfig: { announcementBar: { id: 'a', content: 'Слова, которые занимают на телефоне несколько строк', isCloseable: true } },
}`

const WORD = 'Превысокомногорассмотрительствующегоэлектрофотополупроводниковый'
const PICTURE = '![точка](data:image/gif;base64,R0lGODlhAQABAAAAACw=)'
const cells = (text: string, count: number): string => `| ${`${text} | `.repeat(count)}`
const ODD = `# ${WORD}

Слова ${PICTURE} вокруг.

${PICTURE}

1. Раз

текст

${Array.from({ length: 3 }, (_, index) => `${index + 999}. Пункт`).join('\n')}

| Ключ | Что значит |
| --- | --- |
| \`themeConfig.announcementBar.isCloseable\` | Можно ли закрыть объявление, и что тогда будет с ним дальше |

${cells('Слово', 9)}
${cells('---', 9)}
${cells('Значение', 9)}

<details>

<summary>Закрыто</summary>

${'Абзац.\n\n'.repeat(5)}</details>
`

const SECTIONS = Array.from({ length: 60 }, (_, index) => `## Раздел ${index + 1}\n\n${'Абзац текста.\n\n'.repeat(4)}`)

const NARROW = `# Узкая

\`\`\`js title="src/a/long/path/of/a/file.js"
const a = 'a line that is far too long for a telephone, whatever letters it has'
\`\`\`

> > \`\`\`bash title="file.sh"
> > echo 'a line that is far too long for the block that it stands in'
> > \`\`\`
`

const { visit } = onSite(async () => {
  const folder = mkdtempSync(join(tmpdir(), 'zapiski-awkward-'))
  writeFiles(folder, {
    'zapiski.config.mjs': CONFIG,
    'blog/2024-01-01-first.md': `---\ntitle: Первая\nslug: first\ntags: [${WORD}]\n---\n\nТекст.\n`,
    'docs/deep/odd.md': ODD,
    'docs/deep/_category_.yml': `label: ${WORD}\n`,
    'docs/narrow.md': NARROW,
    'docs/index.md': '# Заметки\n',
    'docs/long.md': `# Длинная\n\n${SECTIONS.join('')}`,
  })
  const served = await serveOwn('built', folder)
  const close = async (): Promise<void> => {
    await served.close()
    rmSync(folder, { recursive: true, force: true })
  }
  return { ...served, close }
})

/** Where the current item of the contents stands in its box, as a share of it; nothing while it is out of sight. */
const placeOf = (page: Page): Promise<number | undefined> =>
  page.evaluate(() => {
    const box = document.querySelector('.toc')?.getBoundingClientRect()
    const item = document.querySelector('.toc [aria-current]')?.getBoundingClientRect()
    if (!box || !item || item.top < box.top || item.bottom > box.bottom) return undefined
    return Math.round(((item.top - box.top) / box.height) * 10) / 10
  })
/** A neighbour may have been current for a moment: what is in sight stays where it is. */
const ABOUT_A_THIRD = [0.3, 0.4]
const goTo = (page: Page, section: number): Promise<void> =>
  page.evaluate(id => document.getElementById(id)?.scrollIntoView({ behavior: 'instant' }), `раздел-${section}`)
const boxTop = (page: Page): Promise<number> =>
  page.evaluate(() => document.querySelector('.toc')?.scrollTop ?? Number.NaN)

test('contents longer than the window go with the reader, not under his hand', async () => {
  const { page } = await visit('/docs/long', { viewport: { width: 1280, height: 600 }, reducedMotion: 'reduce' })
  await goTo(page, 50)
  await expect.poll(() => placeOf(page)).toBeOneOf(ABOUT_A_THIRD)
  const place = await page.evaluate(() => scrollY)
  await goTo(page, 5)
  // The item of before stands in its place too, until the page has noticed.
  await page.locator('.toc [aria-current]', { hasText: /^Раздел 5$/ }).waitFor()
  await expect.poll(() => placeOf(page)).toBeOneOf(ABOUT_A_THIRD)
  expect(place).toBeGreaterThan(await page.evaluate(() => scrollY))
  // In sight it stands where it stands.
  const before = await boxTop(page)
  await goTo(page, 6)
  await page.locator('.toc [aria-current]', { hasText: 'Раздел 6' }).waitFor()
  expect(await boxTop(page)).toBe(before)
  await page.locator('.toc').hover()
  await goTo(page, 40)
  await page.locator('.toc [aria-current]', { hasText: 'Раздел 40' }).waitFor()
  expect(await placeOf(page)).toBeUndefined()
  await page.mouse.move(300, 300)
  await goTo(page, 41)
  await expect.poll(() => placeOf(page)).toBeOneOf(ABOUT_A_THIRD)
})

const LARGE = { viewport: { width: 360, height: 740 } }
const enlarge = (page: Page): Promise<void> =>
  page.evaluate(() => {
    document.documentElement.style.fontSize = '200%'
  })

test.each([false, true])(
  'the row over code has room for words beside its buttons; letters twice as large: %s',
  async isLarge => {
    const { page } = await visit('/docs/narrow', LARGE)
    if (isLarge) await enlarge(page)
    await page.locator('.code-action-wrap:visible').nth(1).waitFor()
    const rows = await page.evaluate(() =>
      [...document.querySelectorAll('.code-block')].map(block => {
        const box = block.getBoundingClientRect()
        const range = document.createRange()
        range.selectNodeContents(block.querySelector('.code-block-title') ?? block)
        const words = [...range.getClientRects()]
        const buttons = [...block.querySelectorAll('.code-action')].map(button => button.getBoundingClientRect())
        const meets = (one: DOMRect): boolean => words.some(({ right, top }) => right > one.left && top < one.bottom)
        return {
          inside: buttons.every(({ left, right }) => left >= box.left && right <= box.right),
          apart: !buttons.some(meets),
          letters:
            Math.max(...words.map(({ width }) => width)) /
            Number.parseFloat(getComputedStyle(document.documentElement).fontSize),
          targets: Math.min(...buttons.map(({ width }) => width)),
        }
      }),
    )
    expect(rows).toHaveLength(2)
    for (const row of rows) {
      expect(row).toMatchObject({ inside: true, apart: true })
      // Seven letters at the least.
      expect(row.letters).toBeGreaterThan(3)
      expect(row.targets).toBeGreaterThanOrEqual(24)
    }
  },
)

/** Wider than the window without being scrolled in a box of its own. */
const isWide = (page: Page): Promise<boolean> => page.evaluate(() => document.documentElement.scrollWidth > innerWidth)

test('words without an end, names of settings in tables and numbers of long lists fit a telephone', async () => {
  const { page } = await visit('/docs/deep/odd', LARGE)
  await untilLaidOut(page)
  expect(await isWide(page)).toBe(false)
  const [tables, images, numbers] = await page.evaluate(() => [
    [...document.querySelectorAll('.table-scroll')].map(box => box.scrollWidth > box.clientWidth),
    [...document.querySelectorAll('.markdown p > img')].map(image => getComputedStyle(image).display),
    [...document.querySelectorAll('.markdown ol')].map(list => Number.parseFloat(getComputedStyle(list).paddingLeft)),
  ])
  expect(tables).toEqual([false, true])
  expect(images).toEqual(['inline', 'block'])
  expect(numbers[1]).toBeGreaterThan((numbers[0] ?? 0) + 15)
  // The button that closes the announcement is one that a finger hits, and the name of the site is seen.
  expect((await page.locator('.announcement .icon-button').boundingBox())?.width).toBeGreaterThanOrEqual(40)
  await enlarge(page)
  expect((await page.locator('.navbar-title').boundingBox())?.width).toBeGreaterThan(40)
  expect(await isWide(page)).toBe(false)
  const post = await visit('/tags', { viewport: { width: 320, height: 700 } })
  expect(await isWide(post.page)).toBe(false)
  await post.page.goto(new URL('/first', post.page.url()).href)
  expect(await isWide(post.page)).toBe(false)
})

test('a long query and letters twice as large fit the page of the search', async () => {
  const { page } = await visit(`/search?q=${'щ'.repeat(64)}`, LARGE)
  await page.locator('.search-message-title').waitFor()
  expect(await isWide(page)).toBe(false)
  await enlarge(page)
  expect(await isWide(page)).toBe(false)
  expect((await page.locator('.search-form input').boundingBox())?.width).toBeGreaterThan(250)
})

test('on paper what is closed is open, and nothing is scrolled', async () => {
  const { page } = await visit('/docs/deep/odd', { viewport: { width: 718, height: 900 } })
  // Until then its lines hang from the first one, beside the sign.
  const summary = page.locator('.details > summary')
  expect(await summary.evaluate(element => getComputedStyle(element, '::before').position)).toBe('absolute')
  await page.emulateMedia({ media: 'print' })
  expect((await page.locator('.details').boundingBox())?.height).toBeGreaterThan(100)
  const right = await page.evaluate(() =>
    Math.max(...[...document.querySelectorAll('td')].map(cell => cell.getBoundingClientRect().right)),
  )
  expect(right).toBeLessThanOrEqual(718)
})
