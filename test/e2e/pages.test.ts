import type { Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { findings } from './axe.ts'
import { faintIn, faintTexts } from './contrast.ts'
import { onSite } from './group.ts'
import { SITE_DIR } from './site.ts'
import { untilDrawn, untilReady } from './visit.ts'

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

/** Whose parts are others when the screen is narrow: bar, strip, list, filters; the rest is made of the same. */
const NARROW = new Set<string>([KINDS.home, KINDS.post, KINDS.doc, KINDS.archive, KINDS.search])

const { at, stay, visit } = onSite(SITE_DIR)

const isWiderThanScreen = (page: Page): Promise<boolean> =>
  page.evaluate(() => document.documentElement.scrollWidth > document.documentElement.clientWidth)

// Axe looks at every kind once and at its narrow parts once, contrast in every pair of colour and width.
describe('wide and dark, narrow and light', () => {
  test.each(Object.entries(KINDS))(
    '%s: hydration keeps the article and asks for nothing; axe finds nothing, the browser complains of nothing, nothing sticks out',
    async (_, path) => {
      const { page, complaints, fetched } = await visit(path, {
        colorScheme: 'dark',
        init: () => {
          document.addEventListener('DOMContentLoaded', () => {
            const nodes = [...document.querySelectorAll('#__zapiski_content *')]
            Object.assign(window, { kept: () => nodes.every(node => node.isConnected) && nodes.length > 0 })
          })
        },
      })
      expect(await page.evaluate(() => (window as unknown as { kept(): boolean }).kept())).toBe(true)
      expect(fetched).not.toContain(path)
      expect(await isWiderThanScreen(page)).toBe(false)
      // Colours are half of what axe does and measured more closely here; where every block stands, by both.
      const colors = path === KINDS.doc
      expect(await findings(page, { colors }), 'wide, dark').toEqual([])
      expect(await faintTexts(page, 'body'), 'wide, dark').toEqual([])
      expect(await faintIn(page, 'light'), 'wide, light').toEqual([])

      // Axe is in this page already; then what has parts of its own for narrow screens is loaded on one.
      await page.setViewportSize({ width: 360, height: 800 })
      await untilDrawn(page)
      if (NARROW.has(path)) {
        expect(await findings(page, { colors: false }), 'narrow, light').toEqual([])
        await page.goto(at(path), { waitUntil: 'load' })
        await untilReady(page)
      }
      expect(await isWiderThanScreen(page)).toBe(false)
      expect(await faintTexts(page, 'body'), 'narrow, light').toEqual([])
      expect(await faintIn(page, 'dark'), 'narrow, dark').toEqual([])
      expect(complaints.filter(text => path !== KINDS.missing || !text.includes('404'))).toEqual([])
    },
  )
})

describe('without JavaScript', () => {
  const plain = { javaScriptEnabled: false, ready: false }

  test('everything reads and navigates', async () => {
    const { page } = await visit('/', plain)
    await page.locator('details.dropdown > summary').first().click()
    await page.getByRole('link', { name: 'Архив' }).first().click()
    await page.waitForURL(at('/archive'))
    await page.locator('.archive-year a').first().click()
    expect(await page.locator('article.post h1').textContent()).toBeTruthy()
  })

  test.each(['light', 'dark'] as const)('colours are those of the system: %s', async colorScheme => {
    const { page } = await visit('/about', { ...plain, colorScheme })
    const ground = await page.locator('body').evaluate(body => getComputedStyle(body).backgroundColor)
    expect(ground).toBe({ light: 'rgb(250, 247, 242)', dark: 'rgb(20, 18, 16)' }[colorScheme])
  })

  test('the menu of a narrow screen opens, leads to the section and back', async () => {
    const { page } = await visit('/docs/linux/ssh', { ...plain, viewport: { width: 390, height: 800 } })
    await page.locator('.navbar-toggle').click()
    await page.locator('.mobile-menu-more').click()
    expect(await page.locator('#zapiski-sidebar').isVisible()).toBe(true)
    await page.locator('.sidebar-back').click()
    expect(await page.locator('#zapiski-sidebar').isVisible()).toBe(false)
    expect(await page.locator('#zapiski-menu').isVisible()).toBe(true)
  })

  test('tabs switch by click and by keyboard', async () => {
    const { page } = await visit('/docs/linux/ssh', plain)
    const tabs = page.locator('.tabs').first()
    const panels = tabs.locator(':scope > .tab-panels > .tab-panel')
    expect(await panels.nth(0).isVisible()).toBe(true)
    await tabs.locator('label.tab').nth(1).click()
    expect(await panels.nth(0).isVisible()).toBe(false)
    expect(await panels.nth(1).isVisible()).toBe(true)
    await page.keyboard.press('ArrowLeft')
    expect(await panels.nth(0).isVisible()).toBe(true)
  })
})

test('the skip link is the first stop of the keyboard and leads to the text', async () => {
  const { page } = await stay('/prostoy-parol')
  // Out of sight until then, in large letters too, in which it has several lines.
  await page.evaluate(() => document.documentElement.style.setProperty('font-size', '48px'))
  const link = page.locator('.skip-link')
  const end = () => link.evaluate(node => node.getBoundingClientRect().bottom)
  await page.setViewportSize({ width: 360, height: 640 })
  expect(await end()).toBeLessThanOrEqual(0)
  await page.keyboard.press('Tab')
  expect(await page.evaluate(() => document.activeElement?.className)).toBe('skip-link')
  expect(await link.evaluate(node => node.getBoundingClientRect().top)).toBeGreaterThan(0)
  await page.keyboard.press('Enter')
  await expect.poll(() => page.evaluate(() => document.activeElement?.id)).toBe('__zapiski_main')
})

describe('colour mode', () => {
  const theme = (page: Page) => page.evaluate(() => document.documentElement.dataset.theme)

  test('the system decides until the visitor does; the choice lasts', async () => {
    const { page } = await stay('/', { colorScheme: 'light' })
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
  })

  test('rubbish in the storage is ignored, a blocked storage breaks nothing', async () => {
    const { page, complaints } = await stay('/', {
      colorScheme: 'dark',
      init: () => localStorage.setItem('theme', '<b>'),
    })
    expect(await theme(page)).toBe('dark')
    expect(complaints).toEqual([])
    const blocked = await stay('/', {
      colorScheme: 'light',
      init: () => {
        Object.defineProperty(window, 'localStorage', {
          get() {
            throw new Error('blocked')
          },
        })
      },
    })
    expect(await theme(blocked.page)).toBe('light')
    expect(blocked.complaints.filter(text => !text.includes('Хранилище браузера'))).toEqual([])
  })
})

test('a name too long for the bar of a phone is cut within a word and never broken, an address in the footer is', async () => {
  const { page } = await stay('/prostoy-parol')
  await page.setViewportSize({ width: 360, height: 640 })
  const title = page.locator('.navbar-title')
  const heights = await title.evaluate(node => {
    const heightOf = (text: string): number => {
      node.textContent = text
      return node.getBoundingClientRect().height
    }
    return [heightOf('Дом'), heightOf('Достопримечательности'.repeat(2)), heightOf('Независимая энциклопедия')]
  })
  expect(heights[1]).toBe(heights[0])
  expect(heights[2]).toBe(2 * (heights[0] ?? 0))
  await page.evaluate(() => {
    for (const link of document.querySelectorAll('.footer a'))
      link.textContent = `https://example.org/${'a'.repeat(60)}`
  })
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360)
})
