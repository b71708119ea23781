import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { findings } from './axe.ts'
import { faintIn } from './contrast.ts'
import { onSite } from './group.ts'
import { serveBuilt } from './serve.ts'
import { buildGuide } from './site.ts'
import { goOn } from './visit.ts'

const DOCS = join(import.meta.dirname, '../../guide/docs')

const { at, stay, visit } = onSite(async () => serveBuilt(await buildGuide()))

const routes = readdirSync(DOCS)
  .filter(name => name.endsWith('.md'))
  .map(name => name.replace(/(?:index)?\.md$/, ''))
  // The first one is where a visit begins.
  .sort()

/** A page wide and dark: its parts and its colours. */
async function lookWide(page: Page, route: string): Promise<void> {
  await page.setViewportSize({ width: 1280, height: 800 })
  expect(await faintIn(page, 'dark'), route).toEqual([])
  expect(await findings(page, { colors: false }), route).toEqual([])
}

/** The same page narrow and light. */
async function lookNarrow(page: Page, route: string): Promise<void> {
  await page.setViewportSize({ width: 360, height: 780 })
  expect(await faintIn(page, 'light'), route).toEqual([])
  expect(await widthOf(page), route).toBeLessThanOrEqual(360)
}

const widthOf = (page: Page): Promise<number> => page.evaluate(() => document.documentElement.scrollWidth)

// The long tables of the reference are made of the same marks; one of them stands for all.
const PAGES = [...routes, 'reference/hosts']

test('axe finds nothing, nothing sticks out, the browser complains of nothing', async () => {
  const { page, complaints } = await stay('/guide/', { colorScheme: 'dark' })
  for (const [index, route] of PAGES.entries()) {
    // In a window that knows axe; loaded are the pages of the other language.
    if (route !== '') await goOn(page, at(`/guide/${route}`))
    // A page begins as the one before it ended: what it looks like is changed once a page.
    const looks = [lookWide, lookNarrow]
    for (const look of index % 2 === 0 ? looks : looks.toReversed()) await look(page, route)
  }
  expect(complaints).toEqual([])
})

// The marks of both languages are the same, so axe and contrast look at one page of them; the words have their lengths.
test('nothing sticks out in the other language, the browser complains of nothing', async () => {
  const { page, complaints } = await stay('/guide/ru/', { colorScheme: 'dark' })
  await lookWide(page, '')
  await page.setViewportSize({ width: 360, height: 780 })
  for (const route of PAGES) {
    await page.goto(at(`/guide/ru/${route}`))
    expect(await widthOf(page), route).toBeLessThanOrEqual(360)
  }
  expect(complaints).toEqual([])
})

test('the language menu leads to the same page, and back', async () => {
  const { page } = await visit('/guide/pictures')
  const menu = page.getByRole('navigation').first()
  await menu.getByText('English').first().click()
  await page.getByRole('link', { name: 'Русский' }).first().click()
  await page.getByRole('heading', { level: 1, name: 'Картинки' }).waitFor()
  expect(new URL(page.url()).pathname).toBe('/guide/ru/pictures')
})

test('code is copied as it is typed: no removed lines, no marks, folded lines too; paper folds nothing', async () => {
  const { page } = await stay('/guide/code#backup-3', {
    permissions: ['clipboard-read', 'clipboard-write'],
  })
  const line = page.locator('#backup-3')
  await expect.poll(() => line.evaluate(element => element.matches(':target'))).toBe(true)
  const clipboard = (): Promise<string> => page.evaluate(() => navigator.clipboard.readText())
  const copy = (title: string): Promise<void> =>
    page
      .locator('.code-block', { has: page.locator(`.code-block-title:text-is("${title}")`) })
      .locator('.code-action-copy')
      .click()
  await copy('server.js')
  await expect
    .poll(clipboard)
    .toBe(
      "import { createServer } from 'node:http'\n\nconst server = createServer(answer)\nserver.listen(80)\nserver.listen(8080)",
    )
  await copy('bot.py')
  await expect.poll(clipboard).toBe('TOKEN = os.environ["TOKEN"]\nbot = Bot(TOKEN)\nbot.run(timeout=30)')
  await copy('example.conf')
  await expect.poll(clipboard).toMatch(/^server \{\n(?:.*\n){12}\}$/)

  const folded = page.getByText('expires max;').last()
  expect(await folded.isVisible()).toBe(false)
  await page.emulateMedia({ media: 'print' })
  await folded.waitFor()
})

test('a page is copied as its author wrote it and this is told; without a clipboard the file opens', async () => {
  const { page, complaints } = await visit('/guide/start', { permissions: ['clipboard-read', 'clipboard-write'] })
  // The page before has its own, with another text.
  await page.locator('.pagination-nav a').last().click()
  await page.getByRole('heading', { level: 1, name: 'Writing' }).waitFor()
  const link = page.getByRole('link', { name: 'Copy as Markdown' })
  await link.press('Enter')
  await expect.poll(() => page.locator('#zapiski-status').textContent()).toBe('Copied')
  expect(await page.evaluate(() => navigator.clipboard.readText())).toMatch(/^---\ntitle: "Writing"\n/)
  await page.evaluate(() => {
    navigator.clipboard.write = () => Promise.reject(new Error('not allowed'))
  })
  await link.click()
  await page.waitForURL('**/guide/writing.md')
  expect(await page.locator('body').textContent()).toContain('title: "Writing"')
  expect(complaints).toEqual([])
})
