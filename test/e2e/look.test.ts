/** What a reader sees move, and what must not: shifts while fonts and scripts come, the map's marker, passages. */

import type { Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { expectReadable, faintIn, faintTexts } from './contrast.ts'
import { onSite } from './group.ts'
import { SITE_DIR } from './site.ts'
import { hold, untilReady } from './visit.ts'

const { at, look, stay, visit } = onSite(SITE_DIR)

/** Menus, lists, towers and results move nothing that tools would show. */
const SHIFT = 0.01
const SCREENS = [
  { width: 360, height: 740 },
  { width: 1280, height: 800 },
]
/** Runs in the page before anything of it. */
function watchShifts(): void {
  const shifts: number[] = []
  Object.assign(window, { shifts })
  new PerformanceObserver(list => {
    for (const entry of list.getEntries()) shifts.push((entry as PerformanceEntry & { value: number }).value)
  }).observe({ type: 'layout-shift', buffered: true })
}

/** All shifts up to now. */
async function shiftOf(page: Page): Promise<number> {
  // The frame with the fonts, and the one in which the observer is told.
  await page.evaluate(() => new Promise(done => requestAnimationFrame(() => setTimeout(done, 100))))
  return page.evaluate(() => (window as unknown as { shifts: number[] }).shifts.reduce((sum, value) => sum + value, 0))
}

/** Pages one after the other in one window, each without its fonts until they are let go; how far each has moved. */
async function shiftsOf(paths: string[], viewport: { width: number; height: number }): Promise<[string, number][]> {
  let gate = { promise: Promise.resolve(), open: (): void => {} }
  const close = (): void => {
    let open = (): void => {}
    const promise = new Promise<void>(resolve => {
      open = resolve
    })
    gate = { promise, open }
  }
  const { page } = await stay('about:blank', {
    viewport,
    ready: false,
    init: watchShifts,
    // What is intercepted is never kept: each page asks for its fonts anew.
    before: async context => {
      await context.route(/\.woff2$/, async route => {
        await gate.promise
        await route.continue().catch(() => {})
      })
    },
  })
  const moved: [string, number][] = []
  for (const path of paths) {
    close()
    await page.goto(at(path), { waitUntil: 'commit' })
    await untilReady(page)
    if (path.includes('?q=')) await page.locator('.search-result').first().waitFor()
    gate.open()
    await page.evaluate(() => document.fonts.ready)
    moved.push([path, await shiftOf(page)])
    await page.evaluate(() => [sessionStorage, localStorage].forEach(one => one.clear()))
  }
  return moved
}

const LISTS = ['/', '/page/2', '/archive', '/tags', '/tags/lua', '/docs/tags', '/authors', '/search', '/search?q=lua']

test.each(SCREENS)('lists and results do not move while fonts, scripts and results come: $width px', async screen => {
  const moved = await shiftsOf([...LISTS, '/no-such-page'], screen)
  expect(moved).toHaveLength(10)
  expect(moved.filter(([, shift]) => !(shift < SHIFT))).toEqual([])
})

/**
 * A paragraph that is a line longer in one of the fonts would move what is below it: a font that comes late is not shown
 * on this page.
 */
test.each([
  ['a post', '/ssh-keys'],
  ['a part of a series', '/bmw-1'],
  ['a post with pictures', '/docker-introduction'],
  ['a note', '/docs/linux/bash'],
  ['the notes', '/docs'],
  ['a folder of notes', '/docs/linux'],
  ['a page', '/about'],
])('%s stands still when its fonts come late', async (_, path) => {
  // A window each: it is the first page that a reader comes to.
  const moved = await Promise.all(SCREENS.map(screen => shiftsOf([path], screen)))
  expect(moved).toEqual([[[path, 0]], [[path, 0]]])
})

test('texts and code are drawn in their own faces where these come with the page', async () => {
  const fonts = new Set<string>()
  let release = (): void => {}
  const { page, context } = await stay('about:blank', {
    ready: false,
    before: async context => {
      release = await hold(context, /theme-[^/]*\.css$/)
      context.on('requestfinished', request => {
        const [, name] = /fonts\/([a-z]+(?:-[a-z]+)+)-[^/]*\.woff2$/.exec(request.url()) ?? []
        if (name !== undefined) fonts.add(name)
        if (fonts.size === 4) release()
      })
    },
  })
  // On a machine that is busy the page itself may be slow to come; from a page of the site fonts are asked for anyway.
  await page.goto(at('/docs/linux/bash'), { referer: at('/') })
  const session = await context.newCDPSession(page)
  await session.send('DOM.enable')
  await session.send('CSS.enable')
  const { root } = await session.send('DOM.getDocument')
  const facesOf = async (selector: string): Promise<string[]> => {
    const { nodeId } = await session.send('DOM.querySelector', { nodeId: root.nodeId, selector })
    const { fonts: drawn } = await session.send('CSS.getPlatformFontsForNode', { nodeId })
    return drawn.map(({ familyName, isCustomFont }) => (isCustomFont ? familyName : `another: ${familyName}`))
  }
  for (const face of await facesOf('.markdown > p')) expect(face).toMatch(/^Onest/)
  for (const face of await facesOf('.markdown > .code-block code')) expect(face).toMatch(/^IBM Plex Mono/)
})

describe('the map beside a text', () => {
  const place = (page: Page) => page.locator('.map-marker').evaluate(marker => marker.getBoundingClientRect().top)
  const current = (page: Page) =>
    page.locator('.toc-map li').evaluateAll(all => all.findIndex(one => one.className === 'map-current'))

  test('its marker and its state follow the reader down and up again', async () => {
    const { page } = await stay('/ssh-keys')
    const headings = await page.locator('.markdown h2').count()
    expect(headings).toBeGreaterThan(2)
    await page.evaluate(() => scrollTo(0, 0))
    const first = await place(page)
    await page
      .locator('.markdown h2')
      .nth(1)
      .evaluate(heading => scrollTo(0, heading.getBoundingClientRect().top + scrollY - 100))
    await expect.poll(() => place(page)).toBeGreaterThan(first + 10)
    await expect.poll(() => current(page)).toBeGreaterThan(0)
    const [second, entry] = [await place(page), await current(page)]
    await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight))
    await expect.poll(() => place(page)).toBeGreaterThan(second)
    await expect.poll(() => current(page)).toBeGreaterThan(entry)
    await page.evaluate(() => scrollTo(0, 0))
    await expect.poll(() => place(page)).toBe(first)
  })

  test('a column of the strip on a phone leads to its section, by a target that a finger hits', async () => {
    const { page } = await stay('/ssh-keys', {
      viewport: { width: 360, height: 740 },
      hasTouch: true,
      isMobile: true,
    })
    const column = page.locator('.strip a').nth(1)
    const box = await column.boundingBox()
    expect(box?.width).toBeGreaterThanOrEqual(24)
    expect(box?.height).toBeGreaterThanOrEqual(44)
    const hash = (await column.getAttribute('href')) ?? ''
    await column.tap()
    await expect.poll(() => page.evaluate(() => location.hash)).toBe(new URL(hash, 'http://x').hash)
    await expect
      .poll(() => page.evaluate(() => document.querySelector(':target')?.getBoundingClientRect().top ?? 1000))
      .toBeLessThan(200)
  })
})

describe('in both colours', () => {
  test.each([
    ['the map in every state', '/ssh-keys', '.toc'],
    ['years of the menu', '/', '.theme-doc-sidebar-container, .sidebar-year'],
    ['towers of the archive', '/archive', '.year-towers, .archive-year'],
    ['towers of tags', '/tags', '.tags'],
  ])('%s reads', async (_, path, selector) => {
    const { page } = await look(path)
    await expectReadable(page, selector)
    await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight / 2))
    await expect.poll(() => faintTexts(page, selector)).toEqual([])
    expect(await faintIn(page, 'light', selector)).toEqual([])
  })
})

test.each([
  ['no-preference', 1],
  ['reduce', 0],
] as const)('passages between pages where motion is «%s»', async (reducedMotion, count) => {
  const { page } = await visit('/about', {
    reducedMotion,
    init: () => {
      const start = document.startViewTransition?.bind(document)
      if (start === undefined) return
      Object.assign(window, { passages: 0 })
      document.startViewTransition = update => {
        Object.assign(window, { passages: (window as unknown as { passages: number }).passages + 1 })
        return start(update)
      }
    },
  })
  await page.locator('.navbar a[href="/"]').first().click()
  await page.locator('.post-entry').first().waitFor()
  const passages = await page.evaluate(() => (window as unknown as { passages: number }).passages)
  expect(passages).toBe(count)
})
