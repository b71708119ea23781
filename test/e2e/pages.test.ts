import type { Browser, BrowserContext, Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createPreview } from '../../src/dev/preview.ts'
import { findings, OF_COLOURS, untilFaded } from './axe.ts'
import { openBrowser } from './browser.ts'
import { type BuiltSite, buildShared, SITE_DIR } from './site.ts'

/** One page of each kind. */
const KINDS = {
  home: '/',
  post: '/prostoy-parol',
  series: '/bmw-1',
  pictures: '/docker-introduction',
  doc: '/docs/linux/ssh',
  docsRoot: '/docs',
  section: '/docs/linux',
  bots: '/docs/telegram/bots',
  archive: '/archive',
  tags: '/tags',
  tag: '/tags/security',
  docsTags: '/docs/tags',
  authors: '/authors',
  author: '/authors/zapiski',
  about: '/about',
  search: '/search',
  missing: '/no-such-page',
}

let site: BuiltSite
let preview: Awaited<ReturnType<typeof createPreview>>
let browser: Browser

beforeAll(async () => {
  site = await buildShared(SITE_DIR)
  const { outDir, baseUrl, trailingSlash } = { ...site.config, outDir: site.outDir }
  preview = await createPreview({ outDir, baseUrl, trailingSlash, port: 0, host: 'localhost', language: 'ru' })
  browser = await openBrowser()
})

afterAll(async () => {
  await preview?.close()
  await site?.remove()
})

const at = (path: string): string => preview.url.replace(/\/$/, '') + path

/** A page whose console is kept: anything the browser complains of is a failure, the policy's violations first. */
async function open(context: BrowserContext, path: string): Promise<{ page: Page; complaints: string[] }> {
  const page = await context.newPage()
  const complaints: string[] = []
  page.on('pageerror', error => complaints.push(error.message))
  page.on('console', message => {
    const expected = path === KINDS.missing && message.text().includes('404')
    if (['error', 'warning'].includes(message.type()) && !expected) complaints.push(message.text())
  })
  await page.goto(at(path), { waitUntil: 'load' })
  return { page, complaints }
}

describe('wide and narrow, in dark and light colours', () => {
  let context: BrowserContext
  beforeAll(async () => {
    context = await browser.newContext({ colorScheme: 'dark', viewport: { width: 1280, height: 800 } })
    // A window for the pages to open in.
    await context.newPage()
  })
  afterAll(() => context?.close())

  test.each(Object.entries(KINDS))(
    '%s: axe finds nothing, the browser complains of nothing, nothing sticks out',
    async (_, path) => {
      const { page, complaints } = await open(context, path)
      for (const width of [1280, 360]) {
        if (width < 1280) {
          await page.emulateMedia({ colorScheme: 'dark' })
          await page.setViewportSize({ width, height: 800 })
          await page.goto(at(path), { waitUntil: 'load' })
        }
        expect(
          await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth),
        ).toBe(0)
        expect(await findings(page), `${width} pixels, dark`).toEqual([])
        await page.emulateMedia({ colorScheme: 'light' })
        await expect.poll(() => page.evaluate(() => document.documentElement.dataset.theme)).toBe('light')
        await untilFaded(page)
        expect(await findings(page, { rules: OF_COLOURS }), `${width} pixels, light`).toEqual([])
      }
      expect(complaints).toEqual([])
      await page.close()
    },
  )
})

test('without JavaScript everything reads and navigates', async () => {
  const context = await browser.newContext({ javaScriptEnabled: false, viewport: { width: 1280, height: 800 } })
  const { page } = await open(context, '/')
  await page.locator('details.dropdown > summary').first().click()
  await page.getByRole('link', { name: 'Архив' }).first().click()
  await page.waitForURL(at('/archive'))
  await page.locator('.archive-year a').first().click()
  expect(await page.locator('article.post h1').textContent()).toBeTruthy()
  await context.close()
})

test('without JavaScript the menu of a narrow screen opens, leads to the section and back', async () => {
  const context = await browser.newContext({ javaScriptEnabled: false, viewport: { width: 390, height: 800 } })
  const { page } = await open(context, '/docs/linux/ssh')
  await page.locator('.navbar-toggle').click()
  await page.locator('.mobile-menu-more').click()
  expect(await page.locator('#zapiski-sidebar').isVisible()).toBe(true)
  await page.locator('.sidebar-back').click()
  expect(await page.locator('#zapiski-sidebar').isVisible()).toBe(false)
  expect(await page.locator('#zapiski-menu').isVisible()).toBe(true)
  await context.close()
})

test('without JavaScript tabs switch by click and by keyboard', async () => {
  const context = await browser.newContext({ javaScriptEnabled: false })
  const { page } = await open(context, '/docs/linux/ssh')
  const tabs = page.locator('.tabs').first()
  const panels = tabs.locator(':scope > .tab-panels > .tab-panel')
  expect(await panels.nth(0).isVisible()).toBe(true)
  await tabs.locator('label.tab').nth(1).click()
  expect(await panels.nth(0).isVisible()).toBe(false)
  expect(await panels.nth(1).isVisible()).toBe(true)
  await page.keyboard.press('ArrowLeft')
  expect(await panels.nth(0).isVisible()).toBe(true)
  await context.close()
})

test('the skip link is the first stop of the keyboard and leads to the text', async () => {
  const context = await browser.newContext()
  const { page } = await open(context, '/prostoy-parol')
  await page.keyboard.press('Tab')
  expect(await page.evaluate(() => document.activeElement?.className)).toBe('skip-link')
  await page.keyboard.press('Enter')
  expect(await page.evaluate(() => document.activeElement?.id)).toBe('__zapiski_main')
  await context.close()
})

describe('colour mode', () => {
  const theme = (page: Page) => page.evaluate(() => document.documentElement.dataset.theme)

  test('the system decides until the visitor does; the choice lasts', async () => {
    const context = await browser.newContext({ colorScheme: 'light' })
    const { page } = await open(context, '/')
    expect(await theme(page)).toBe('light')
    const button = page.locator('[data-action="color-mode"]')
    await button.click()
    expect(await theme(page)).toBe('dark')
    await page.reload()
    expect(await theme(page)).toBe('dark')
    await button.click()
    expect(await theme(page)).toBe('light')
    await button.click()
    expect(await page.evaluate(() => localStorage.getItem('theme'))).toBeNull()
    expect(await theme(page)).toBe('light')
    await context.close()
  })

  test('rubbish in the storage is ignored, a blocked storage breaks nothing', async () => {
    const context = await browser.newContext({ colorScheme: 'dark' })
    await context.addInitScript(() => localStorage.setItem('theme', '<b>'))
    const { page, complaints } = await open(context, '/')
    expect(await theme(page)).toBe('dark')
    expect(complaints).toEqual([])
    const blocked = await browser.newContext({ colorScheme: 'light' })
    await blocked.addInitScript(() =>
      Object.defineProperty(window, 'localStorage', {
        get() {
          throw new Error('blocked')
        },
      }),
    )
    const { page: second, complaints: more } = await open(blocked, '/')
    expect(await theme(second)).toBe('light')
    expect(more.filter(text => !text.includes('Хранилище браузера'))).toEqual([])
    await context.close()
    await blocked.close()
  })
})
