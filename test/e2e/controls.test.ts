import type { Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { findings } from './axe.ts'
import { expectReadable } from './contrast.ts'
import { onSite } from './group.ts'
import { SITE_DIR } from './site.ts'
import { heading, untilDrawn, untilHeading, untilReady, untilStill } from './visit.ts'

const { at, stay, visit } = onSite(SITE_DIR)
const PHONE = { viewport: { width: 390, height: 800 } }

/** A picture of `data-` attributes on the document. */
const data = (page: Page, name: string): Promise<string | undefined> =>
  page.evaluate(key => document.documentElement.dataset[key], name)

describe('the bar', () => {
  test('leaves on the way down past its own height, comes back on the way up and for the keyboard', async () => {
    const { page } = await stay('/docs/linux/bash')
    const edges = () =>
      page.locator('.navbar').evaluate(bar => {
        const { top, bottom } = bar.getBoundingClientRect()
        return { top, isSeen: bottom > 1 }
      })
    await page.mouse.move(600, 400)
    await page.mouse.wheel(0, 30)
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(30)
    await untilDrawn(page)
    expect(await data(page, 'navbar')).not.toBe('hidden')
    expect(await edges()).toEqual({ top: 0, isSeen: true })
    await page.mouse.wheel(0, 600)
    await expect.poll(() => data(page, 'navbar')).toBe('hidden')
    await expect.poll(async () => (await edges()).isSeen).toBe(false)
    await page.mouse.wheel(0, -100)
    await expect.poll(() => data(page, 'navbar')).not.toBe('hidden')
    await expect.poll(edges).toEqual({ top: 0, isSeen: true })
    await page.mouse.wheel(0, 400)
    await expect.poll(() => data(page, 'navbar')).toBe('hidden')
    await page.locator('.navbar-brand').focus()
    await expect.poll(() => data(page, 'navbar')).not.toBe('hidden')
  })

  test('gives way to the heading that an in-page link leads to', async () => {
    const { page } = await stay('/docs/linux/bash')
    // The later one first: the way to the other leads up.
    for (const place of [5, 3]) {
      await page.locator('.toc a.toc-link').nth(place).click()
      await expect.poll(() => data(page, 'navbar')).toBe('hidden')
      await untilDrawn(page)
      expect(await data(page, 'navbar')).toBe('hidden')
    }
  })

  test('menus open by mouse and keyboard, close on a click outside, on focus out and on Escape', async () => {
    const { page } = await stay('/about')
    const menu = page.locator('details.dropdown').first()
    const isOpen = () => menu.evaluate(element => (element as HTMLDetailsElement).open)
    await menu.locator('summary').click()
    expect(await isOpen()).toBe(true)
    expect(await findings(page)).toEqual([])
    // Where no link is: one would lead away, and what is pressed below would now and then fall into the change of pages.
    await page.locator('.markdown h2').first().click()
    expect(await isOpen()).toBe(false)
    await menu.locator('summary').focus()
    await page.keyboard.press('Enter')
    expect(await isOpen()).toBe(true)
    await page.keyboard.press('ArrowDown')
    expect(await page.evaluate(() => document.activeElement?.textContent)).toBe('Все записи')
    await page.keyboard.press('Escape')
    expect(await isOpen()).toBe(false)
    expect(await page.evaluate(() => document.activeElement?.tagName)).toBe('SUMMARY')
    await page.keyboard.press('Enter')
    for (let i = 0; i < 3; i++) await page.keyboard.press('Tab')
    expect(await isOpen()).toBe(false)
  })
})

describe('the menu of narrow screens', () => {
  test('traps focus, locks the page, leads to the section and back, closes on Escape and gives focus back', async () => {
    const { page, complaints } = await stay('/docs/linux/ssh', PHONE)
    const toggle = page.locator('.navbar-toggle')
    const dialogs = () =>
      page.locator('[role="dialog"][aria-modal="true"]').evaluateAll(found => found.map(({ id }) => id))
    await toggle.focus()
    await page.keyboard.press('Enter')
    await page.locator('#zapiski-menu').waitFor({ state: 'visible' })
    await expect.poll(dialogs).toEqual(['zapiski-menu'])
    expect(await page.evaluate(() => getComputedStyle(document.documentElement).overflowY)).toBe('hidden')
    expect(await findings(page, { colors: false })).toEqual([])
    await expectReadable(page, '#zapiski-menu')
    for (let i = 0; i < 30; i++) {
      await page.keyboard.press('Tab')
      expect(await page.evaluate(() => document.activeElement?.closest('#zapiski-menu') !== null)).toBe(true)
    }
    await page.locator('.mobile-menu-more').click()
    await page.locator('#zapiski-sidebar').waitFor({ state: 'visible' })
    expect(await findings(page, { colors: false })).toEqual([])
    await expectReadable(page, '#zapiski-sidebar')
    await page.keyboard.press('Shift+Tab')
    expect(await page.evaluate(() => document.activeElement?.closest('#zapiski-sidebar') !== null)).toBe(true)
    await page.locator('.sidebar-back').click()
    expect(await page.locator('#zapiski-sidebar').isVisible()).toBe(false)
    await page.keyboard.press('Escape')
    expect(await page.locator('#zapiski-menu').isVisible()).toBe(false)
    await expect.poll(() => page.evaluate(() => document.activeElement?.className)).toBe('navbar-toggle')
    expect(await dialogs()).toEqual([])
    expect(complaints).toEqual([])
  })

  test('closes when a page is gone to and when the window becomes wide', async () => {
    const { page } = await visit('/docs/linux/ssh', PHONE)
    await page.locator('.navbar-toggle').click()
    await page.locator('#zapiski-menu a[href="/archive"]').click()
    await untilHeading(page, 'Архив')
    expect(await page.locator('#zapiski-menu').isVisible()).toBe(false)
    await page.locator('.navbar-toggle').click()
    await page.setViewportSize({ width: 997, height: 800 })
    await expect.poll(() => page.locator('#zapiski-menu').isVisible()).toBe(false)
  })
})

describe('forced colours', () => {
  /** How an element is outlined. */
  const outline = (page: Page, selector: string) =>
    page
      .locator(selector)
      .first()
      .evaluate(element => getComputedStyle(element).outlineStyle)

  test('the current entry, the chosen tab, the selected result and parts of drawings can be told apart', async () => {
    const { page } = await stay('/docs/linux/ssh', { forcedColors: 'active' })
    expect(await outline(page, '#zapiski-sidebar a[aria-current="page"]')).toBe('solid')
    expect(await outline(page, '#zapiski-sidebar a:not([aria-current])')).toBe('none')
    expect(await outline(page, '.tab-list input:checked + .tab')).toBe('solid')
    expect(await outline(page, '.tab-list input:not(:checked) + .tab')).toBe('none')
    await page.keyboard.press('/')
    await page.locator('dialog.search input').fill('ssh')
    await page.locator('[role="option"][aria-selected="true"]').waitFor()
    expect(await outline(page, '[role="option"][aria-selected="true"]')).toBe('solid')
    expect(await outline(page, '[role="option"]:not([aria-selected="true"])')).toBe('none')
    // And in drawings of texts: what is text, what is code, what a heading.
    const colors = await page.evaluate(() =>
      ['s-ground', 's-line', 's-code', 's-cap'].map(className => {
        const part = document.body.appendChild(Object.assign(document.createElement('i'), { className }))
        part.style.forcedColorAdjust = 'none'
        return getComputedStyle(part).color
      }),
    )
    expect(new Set(colors).size).toBe(4)
  })
})

test('the star of a saved search stands beside its entry', async () => {
  const { page } = await stay('/about', {
    init: () => {
      const saved = (name: string) =>
        [1, 2, 3].map(number => ({ href: `/${name}-${number}`, title: `${name} ${number}`, section: 'Блог' }))
      localStorage.setItem('zapiski.search.recent', JSON.stringify(saved('recent')))
      localStorage.setItem('zapiski.search.favorites', JSON.stringify(saved('favorite')))
    },
  })
  await page.keyboard.press('/')
  await page.locator('.search-saved [role="option"]').first().waitFor()
  const middles = (selector: string) =>
    page.locator(selector).evaluateAll(all =>
      all.map(element => {
        const { top, height } = element.getBoundingClientRect()
        return top + height / 2
      }),
    )
  const [options, rows] = [await middles('.search-saved [role="option"]'), await middles('.search-saved-row')]
  expect(options).toHaveLength(6)
  expect(rows).toHaveLength(6)
  for (const [index, middle] of options.entries()) expect(Math.abs(middle - (rows[index] ?? 0))).toBeLessThan(2)
  await expectReadable(page, 'dialog.search')
})

describe('colours', () => {
  const theme = (page: Page) => data(page, 'theme')

  test.each(['light', 'dark'] as const)(
    'on a %s system each press is seen or said, the first one both',
    async system => {
      const { page } = await stay('/', { colorScheme: system })
      const button = page.locator('[data-action="color-mode"]')
      await button.click()
      expect(await theme(page)).toBe(system === 'light' ? 'dark' : 'light')
      const status = page.locator('#zapiski-status')
      await expect.poll(() => status.textContent()).toBe(system === 'light' ? 'тёмная тема' : 'светлая тема')
      await button.click()
      expect(await theme(page)).toBe(system)
      await button.click()
      await expect.poll(() => status.textContent()).toBe('как в системе')
    },
  )

  test('the switch says where it stands, other tabs follow, clearing the storage gives the system its say back', async () => {
    const { page, context } = await visit('/', { colorScheme: 'light' })
    const other = await context.newPage()
    await other.goto(at('/about'))
    await untilReady(other)
    const button = page.locator('[data-action="color-mode"]')
    expect(await button.getAttribute('aria-label')).toContain('как в системе')
    await button.click()
    expect(await theme(page)).toBe('dark')
    expect(await button.getAttribute('aria-label')).toContain('тёмная')
    await expect.poll(() => theme(other)).toBe('dark')
    const bar = page.locator('meta[name="theme-color"]').first()
    expect(await bar.getAttribute('content')).toBe('#141210')
    await other.evaluate(() => localStorage.removeItem('theme'))
    await expect.poll(() => theme(page)).toBe('light')
  })
})

test('keyboard mode goes on at Tab and off at a mouse press', async () => {
  const { page } = await stay('/')
  const isOn = () => page.evaluate(() => document.body.classList.contains('navigation-with-keyboard'))
  // Of what a script gives the focus to after a key was pressed.
  const outline = () =>
    page.evaluate(() => {
      const part = document.createElement('div')
      part.tabIndex = -1
      document.querySelector('main')?.append(part)
      part.focus()
      const { outlineStyle } = getComputedStyle(part)
      part.remove()
      return outlineStyle
    })
  await page.keyboard.press('ArrowDown')
  expect(await outline()).toBe('none')
  await page.keyboard.press('Tab')
  expect(await isOn()).toBe(true)
  expect(await outline()).not.toBe('none')
  await page.mouse.click(640, 700)
  expect(await isOn()).toBe(false)
})

test('the sidebar keeps open folders and its scroll over pages and over a full load', async () => {
  const { page, complaints } = await visit('/docs/linux/ssh', {
    viewport: { width: 1280, height: 420 },
  })
  const folder = (label: string) => page.locator(`#zapiski-sidebar details[data-label="${label}"]`)
  const isOpen = (label: string) => folder(label).evaluate(element => (element as HTMLDetailsElement).open)
  // A folder and one in it: neither stands in the page, both come from the menu's file.
  expect(await page.locator('#zapiski-sidebar', { hasText: 'Alfred' }).count()).toBe(0)
  await folder('macOS').locator(':scope > summary').click()
  await folder('Программы').locator(':scope > summary').click()
  await page.locator('#zapiski-sidebar a', { hasText: 'Alfred' }).waitFor()
  // Both folders have their height.
  await untilStill(page)
  await page.locator('#zapiski-sidebar').evaluate(element => element.scrollTo(0, 60))
  await page.locator('#zapiski-sidebar a[href="/docs/linux/prepare"]').evaluate(link => (link as HTMLElement).click())
  await untilHeading(page, 'Подготовка')
  await expect.poll(() => isOpen('Программы')).toBe(true)
  // One that is opened closes no other by itself.
  expect(await isOpen('Linux')).toBe(true)
  await page.reload()
  await untilReady(page)
  await page.locator('#zapiski-sidebar a', { hasText: 'Alfred' }).waitFor()
  expect(await isOpen('macOS')).toBe(true)
  expect(await isOpen('Программы')).toBe(true)
  await expect.poll(() => page.locator('#zapiski-sidebar').evaluate(element => Math.round(element.scrollTop))).toBe(60)
  expect(complaints).toEqual([])
})

test('a folder of one entry closes and opens', async () => {
  const { page, complaints } = await stay('/docs/services/github/actions/cheatsheet')
  const folder = page.locator('#zapiski-sidebar details:has(> .sidebar-list > :only-child > [aria-current="page"])')
  const isOpen = () => folder.evaluate(element => (element as HTMLDetailsElement).open)
  const links = () => folder.evaluate(element => element.getBoundingClientRect().height)
  expect(await isOpen()).toBe(true)
  const [handle] = await folder.elementHandles()
  await folder.locator('summary').click()
  await expect.poll(() => handle?.evaluate(element => (element as HTMLDetailsElement).open)).toBe(false)
  await folder.locator('summary').click()
  await expect.poll(isOpen).toBe(true)
  await expect.poll(links).toBeGreaterThan(20)
  expect(complaints).toEqual([])
})

test.each([
  ['reduce', false],
  ['no-preference', true],
] as const)('where motion is «%s», something moves: %s', async (reducedMotion, isMoving) => {
  const { page } = await stay('/docs/linux/ssh', { reducedMotion })
  const moving = await page.evaluate(() => {
    const seconds = (written: string) => Math.max(...written.split(',').map(Number.parseFloat))
    return [...document.querySelectorAll('*')].filter(element => {
      const { transitionDuration, animationDuration, scrollBehavior } = getComputedStyle(element)
      const isMoving = [transitionDuration, animationDuration].some(written => seconds(written) > 0.001)
      return isMoving || scrollBehavior === 'smooth'
    }).length
  })
  expect(moving > 0).toBe(isMoving)
})

test('what is given the focus on the way up is not under the bar', async () => {
  const { page } = await stay('/docs/linux/ssh', { viewport: { width: 1280, height: 600 } })
  await page.locator('.edit-row a').first().focus()
  const covered: string[] = []
  for (let i = 0; i < 60; i++) {
    await page.keyboard.press('Shift+Tab')
    await untilDrawn(page)
    covered.push(
      ...(await page.evaluate(() => {
        const [element, bar] = [document.activeElement, document.querySelector('.navbar')]
        if (element === null || bar === null || bar.contains(element)) return []
        const { top, bottom } = element.getBoundingClientRect()
        const isUnder = bottom > 0 && bottom <= bar.getBoundingClientRect().bottom && element.closest('main') !== null
        return isUnder ? [`${element.outerHTML.slice(0, 80)} ${top}`] : []
      })),
    )
  }
  expect(covered).toEqual([])
})

test('every control is reached and worked by the keyboard alone', async () => {
  const { page } = await stay('/docs/linux/ssh')
  const seen = new Set<string>()
  for (let i = 0; i < 140; i++) {
    await page.keyboard.press('Tab')
    const name = await page.evaluate(() => {
      const element = document.activeElement
      if (element === null || element === document.body) return ''
      // Of a tab its label is what is seen.
      const target = element.matches('.tab-list input') ? (element as HTMLInputElement).labels?.[0] : element
      // By the theme: what browsers draw themselves is `auto`.
      const isMarked = getComputedStyle(target ?? element).outlineStyle === 'solid'
      return isMarked ? element.className.toString() || element.tagName : `unmarked ${element.outerHTML.slice(0, 80)}`
    })
    seen.add(name)
  }
  expect([...seen].filter(name => name.startsWith('unmarked'))).toEqual([])
  expect([...seen].join(' ')).toMatch(/skip-link/)
  for (const wanted of [
    'navbar-brand',
    'navbar-link',
    'color-mode',
    'sidebar-toggle',
    'sidebar-link',
    'hash-link',
    'code-action',
  ]) {
    expect(
      [...seen].some(name => name.includes(wanted)),
      wanted,
    ).toBe(true)
  }
  expect(await heading(page)).toContain('SSH')
})
