/** The bar on top and the foot in every colour that a config can ask for, on wide and narrow screens. */

import type { Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { faintTexts, unfaded } from './contrast.ts'
import { onSite } from './group.ts'
import { FURNISHED } from './site.ts'
import { untilReady } from './visit.ts'

const { at, look, stay } = onSite(FURNISHED)

const dress = (page: Page, bar: string, foot: string): Promise<void> =>
  page.evaluate(
    ([bar, foot]) => {
      const [header, footer] = [document.querySelector('header.navbar'), document.querySelector('footer.footer')]
      for (const name of ['navbar--dark', 'navbar--primary']) header?.classList.toggle(name, name === `navbar--${bar}`)
      for (const name of ['footer--dark', 'footer--light']) footer?.classList.toggle(name, name === `footer--${foot}`)
    },
    [bar, foot] as const,
  )

describe.each(['light', 'dark'] as const)('%s colours', colorScheme => {
  test('every text of every bar reads: at rest, pointed at, current, in menus', async () => {
    const { page } = await look('/docs/intro', { colorScheme })
    await expect.poll(() => page.evaluate(() => document.documentElement.dataset.theme)).toBe(colorScheme)
    await unfaded(page, async () => {
      const grounds: string[] = []
      for (const bar of ['plain', 'primary', 'dark']) grounds.push(await lookAtBar(page, bar))
      // In dark colours one that is always dark has the ground of the page.
      expect(new Set(grounds).size).toBe(colorScheme === 'light' ? 3 : 2)
    })
    await page.mouse.move(0, 700)
  })
})

/** Its ground. Ends as the site has them: with a dark foot. */
async function lookAtBar(page: Page, bar: string): Promise<string> {
  for (const foot of ['light', 'dark']) {
    await dress(page, bar, foot)
    const say = (state: string) => `${bar} bar, ${foot} foot, ${state}`
    expect(await faintTexts(page, '.navbar, .footer'), say('at rest')).toEqual([])
  }
  for (const target of await page.locator('.navbar :is(a, summary, button):visible, .footer a:visible').all()) {
    await target.hover()
    expect(await faintTexts(page, '.navbar, .footer'), `${bar} bar, pointed at`).toEqual([])
  }
  for (const menu of await page.locator('.navbar details.dropdown').all()) {
    await menu.locator('summary').click()
    expect(await faintTexts(page, '.navbar'), `${bar} bar, menu open`).toEqual([])
    for (const item of await menu.locator('a').all()) {
      await item.hover()
      expect(await faintTexts(page, '.navbar'), `${bar} bar, item pointed at`).toEqual([])
    }
    await menu.locator('summary').click()
  }
  return page.locator('.navbar').evaluate(element => getComputedStyle(element).backgroundColor)
}

test('a dark foot shows the dark logo in light colours too', async () => {
  const { page } = await look('/docs/intro')
  const shown = () =>
    page.locator('.footer-logo img:visible').evaluateAll(all => all.map(one => one.getAttribute('src')))
  expect(await shown()).toEqual(['/img/night.svg'])
  expect(await page.locator('.footer').evaluate(element => getComputedStyle(element).backgroundColor)).toBe(
    await page.evaluate(() => {
      const probe = document.body.appendChild(document.createElement('div'))
      probe.style.colorScheme = 'dark'
      probe.className = 'footer footer--dark'
      return getComputedStyle(probe).backgroundColor
    }),
  )
})

test.each([360, 390, 600, 996])(
  'at %i pixels the bar holds its buttons; the other items are in the menu',
  async width => {
    const { page } = await stay('/docs/intro', { viewport: { width, height: 800 } })
    const toggle = await page.locator('.navbar-toggle').boundingBox()
    expect(toggle?.width).toBeGreaterThanOrEqual(40)
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBe(0)
    expect(await page.locator('.navbar [data-locale]').count()).toBe(1)
    expect(await page.locator('.navbar details.dropdown:visible').count()).toBe(0)
    expect(await page.locator('#zapiski-sidebar').isVisible()).toBe(false)
    await page.locator('.navbar-toggle').click()
    const menu = page.locator('#zapiski-menu')
    await menu.waitFor({ state: 'visible' })
    const repository = menu.locator('a[href="https://code.example/site"]')
    expect(await repository.isVisible()).toBe(true)
    // A menu that opens there moves what is below it and covers nothing.
    for (const dropdown of await menu.locator('details.dropdown').all()) {
      await dropdown.locator('summary').click()
      const below = menu.locator('details.dropdown[open]').locator('xpath=following::a[1]')
      await below.click({ trial: true, timeout: 2000 })
    }
  },
)

test('at 997 pixels menus are in the bar, which is never wider than the window', async () => {
  const { page } = await stay('/docs/intro', { viewport: { width: 997, height: 800 } })
  // A page that comes slowly has no font of its own, and in another one the items need a line more. From a page of the
  // site fonts are asked for anyway, and they are at hand by then.
  await page.evaluate(async () => void (await Promise.allSettled([...document.fonts].map(face => face.load()))))
  await page.goto(at('/docs/intro'), { referer: at('/') })
  await untilReady(page)
  expect(await page.locator('.navbar-toggle').isVisible()).toBe(false)
  expect(await page.locator('.navbar details.dropdown:visible').count()).toBeGreaterThan(0)
  expect(await page.locator('#zapiski-sidebar').isVisible()).toBe(true)
  const bar = () =>
    page.evaluate(() => ({
      out: document.documentElement.scrollWidth - innerWidth,
      height: document.querySelector('.navbar-inner')?.clientHeight,
      right: Math.max(
        ...[...document.querySelectorAll('.navbar-items > li')].map(item => item.getBoundingClientRect().right),
      ),
    }))
  // Two lines of items stand in a bar that is no higher: what sticks below it stays where it is.
  for (const width of [997, 1040, 1120, 1200, 1280]) {
    await page.setViewportSize({ width, height: 800 })
    const { out, height, right } = await bar()
    expect({ out, height }, `${width}`).toEqual({ out: 0, height: 60 })
    expect(right, `${width}`).toBeLessThanOrEqual(width)
  }
  // However many there are.
  await page.evaluate(() => {
    for (const list of document.querySelectorAll('.navbar-items'))
      for (const item of [...list.children, ...list.children]) list.append(item.cloneNode(true))
  })
  for (const width of [997, 1280]) {
    await page.setViewportSize({ width, height: 800 })
    const { out, right } = await bar()
    expect(out, `${width}`).toBe(0)
    expect(right, `${width}`).toBeLessThanOrEqual(width)
    // Headings that are jumped to and the columns begin below all of its lines.
    const clear = () =>
      page.evaluate(() => {
        const height = document.querySelector<HTMLElement>('.navbar')?.offsetHeight ?? 0
        const padding = getComputedStyle(document.documentElement).scrollPaddingTop
        const toc = document.querySelector('.toc')
        return { height, over: Number.parseFloat(padding) - height, toc: toc && getComputedStyle(toc).top }
      })
    await expect.poll(async () => (await clear()).over, { message: `${width}` }).toBe(12)
    const { height: whole, toc } = await clear()
    expect(whole).toBeGreaterThan(90)
    expect([null, `${whole}px`]).toContain(toc)
  }
})
