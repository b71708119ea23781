/** Texts that are hard to lay out: very long and very short ones, words without an end, large letters, no posts. */

import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { writeFiles } from '../small-site.ts'
import { onSite } from './group.ts'
import { serveOwn } from './serve.ts'

const CONFIG = `export default {
  title: 'Неудобное', url: 'https://example.org', docs: { routeBasePath: 'docs' }, blog: { routeBasePath: '/' },
}`

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
    'blog/2024-01-01-first.md': '---\ntitle: Первая\n---\n\nТекст.\n',
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
