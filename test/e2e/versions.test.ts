import { resolve } from 'node:path'
import type { Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { findings } from './axe.ts'
import { onSite } from './group.ts'
import { heading, isMarked, mark, untilHeading, untilReady } from './visit.ts'

const SITE = resolve(import.meta.dirname, '../sites/versioned')
const KEY = 'docs-preferred-version-default'

const stored = (page: Page): Promise<string | null> => page.evaluate(key => localStorage.getItem(key), KEY)
const dropdown = (page: Page) => page.locator('.navbar .dropdown').first()
const shownVersion = async (page: Page): Promise<string> =>
  ((await dropdown(page).locator('summary span').first().textContent()) ?? '').trim()
const linksOf = (page: Page): Promise<(string | null)[][]> =>
  dropdown(page)
    .locator('.dropdown-menu a')
    .evaluateAll(links => links.map(link => [link.textContent, link.getAttribute('href')]))
const hrefOf = (page: Page, label: string): Promise<string | null> =>
  page.locator('.navbar .navbar-link', { hasText: label }).first().getAttribute('href')
/** Items of the bar that are marked as those of the page. */
const activeItems = (page: Page): Promise<(string | null)[]> =>
  page.locator('.navbar-items--left > li > a[aria-current]').evaluateAll(links => links.map(link => link.textContent))

async function choose(page: Page, label: string): Promise<void> {
  await dropdown(page).locator('summary').click()
  await dropdown(page).locator('.dropdown-menu a', { hasText: label }).click()
}

/** Titles and addresses of the pages found in the box. */
async function found(page: Page, query: string): Promise<string[]> {
  if ((await page.locator('dialog.search').count()) === 0) await page.keyboard.press('Control+KeyK')
  await page.locator('.search-input').fill(query)
  // The last link of what is found names the query that it is found for.
  await page.locator(`dialog.search a[href*="q=${encodeURIComponent(query)}"]`).waitFor()
  const hrefs = await page
    .locator('dialog.search [role="option"]')
    .evaluateAll(options =>
      options.map(option => option.getAttribute('href') ?? option.querySelector('a')?.getAttribute('href')),
    )
  return [...new Set(hrefs.flatMap(href => (href ? [decodeURI(href.split('#')[0] ?? '')] : [])))].filter(
    href => !href.startsWith('/search'),
  )
}

// Dev answers the very bytes of a build (`test/dev-parity.test.ts`): what is tried against both is what its own script,
// its headers and its 404 could change.
describe.each(['built', 'dev'] as const)('%s site', how => {
  const { visit } = onSite(SITE, how)

  test('the dropdown names the version of the page and leads to the same document, or to where the version begins', async () => {
    const { page, complaints } = await visit('/docs/1.0/guides/install')
    expect(await shownVersion(page)).toBe('1.0')
    expect(await linksOf(page)).toEqual([
      ['Next', '/docs/next/guides/install'],
      ['2.0', '/docs/guides/install'],
      ['1.0', '/docs/1.0/guides/install'],
      ['Что нового', '/blog'],
    ])
    await mark(page)
    await page.locator('.sidebar a', { hasText: 'Ручной пуск' }).click()
    await untilHeading(page, 'Ручной пуск')
    expect(await isMarked(page)).toBe(true)
    expect((await linksOf(page)).map(([, href]) => href)).toEqual(['/docs/next', '/docs', '/docs/1.0/old', '/blog'])
    expect(await activeItems(page)).toEqual(['Установка', 'Читать'])
    expect(complaints).toEqual([])
  })
})

describe('a site with versions', () => {
  const { at, visit } = onSite(SITE)

  test('a choice keeps query and hash, is remembered, and rules the menu outside the documents', async () => {
    const { page, context, complaints } = await visit('/docs/guides/install?x=1#connect')
    expect(await stored(page)).toBeNull()
    await choose(page, '1.0')
    await expect
      .poll(() => page.evaluate(() => location.pathname + location.search + location.hash))
      .toBe('/docs/1.0/guides/install?x=1#connect')
    expect(await stored(page)).toBe('1.0')
    await page.locator('.navbar .navbar-link', { hasText: 'Блог' }).click()
    await untilHeading(page, 'Блог')
    expect(await shownVersion(page)).toBe('1.0')
    expect(await activeItems(page)).toEqual(['Блог'])
    expect(await hrefOf(page, 'Установка')).toBe('/docs/1.0/guides/install')

    const other = await context.newPage()
    await other.goto(at('/blog'))
    await expect.poll(() => shownVersion(other)).toBe('1.0')
    expect(await hrefOf(other, 'Читать')).toContain('/docs/1.0')
    // The page's own version comes before the chosen one.
    await other.goto(at('/docs/next/fresh'))
    await expect.poll(() => shownVersion(other)).toBe('Next')
    expect(await hrefOf(other, 'Установка')).toBe('/docs/next/guides/install')
    expect(complaints).toEqual([])
  })

  test('a stored version that is not there any more is forgotten', async () => {
    const { page } = await visit('/blog', {
      init: () => localStorage.setItem('docs-preferred-version-default', '0.1'),
    })
    expect(await shownVersion(page)).toBe('2.0')
    expect(await stored(page)).toBeNull()
  })

  test('the banner tells an old version and the coming one, and its link leads to the same document of the last', async () => {
    const { page, complaints } = await visit('/docs/1.0/guides/install')
    const banner = page.locator('.theme-doc-version-banner')
    await expect.poll(() => banner.textContent()).toContain('для версии 1.0, которая уже не поддерживается')
    expect(await page.locator('.theme-doc-version-badge').textContent()).toBe('Версия: 1.0')
    expect(await page.evaluate(() => document.documentElement.className)).toContain('docs-version-1.0')
    expect(await findings(page)).toEqual([])
    await banner.locator('a').click()
    await page.waitForURL(/\/docs\/guides\/install$/)
    await expect.poll(() => banner.count()).toBe(0)
    expect(await stored(page)).toBe('2.0')
    await page.goto(at('/docs/next/fresh'))
    expect(await banner.textContent()).toContain('для будущей версии')
    expect(await banner.locator('a').getAttribute('href')).toBe('/docs')
    expect(complaints).toEqual([])
  })

  test('a search finds documents of the version that is read, and everything that is no document', async () => {
    const { page, complaints } = await visit('/docs/1.0/guides/install')
    const here = await found(page, 'насос')
    expect(here).toContain('/docs/1.0/guides/install')
    expect(here).toContain('/blog/2024/05/01/pump')
    expect(here.filter(href => /^\/docs\/(?!1\.0)/.test(href))).toEqual([])
    expect(await found(page, 'вентиль')).toEqual(['/docs/1.0/old'])
    await page.keyboard.press('Escape')
    await page.goto(at('/blog'))
    await untilReady(page)
    const outside = await found(page, 'насос')
    expect(outside).toContain('/docs/guides/install')
    expect(outside.filter(href => /^\/docs\/(next|1\.0)/.test(href))).toEqual([])
    expect(complaints).toEqual([])
  })

  test('the search page goes on in the same version and offers the others', async () => {
    const { page } = await visit('/docs/1.0/guides/install')
    await found(page, 'насос')
    await page.locator('dialog.search a[href^="/search"]').first().click()
    await untilHeading(page, 'Поиск')
    const results = () =>
      page.locator('.search-result h2 a').evaluateAll(links => links.map(link => link.getAttribute('href')))
    await expect.poll(results).toContain('/docs/1.0/guides/install')
    expect((await results()).filter(href => href === '/docs/guides/install')).toEqual([])
    await page.locator('.facets a', { hasText: '2.0' }).click()
    await expect.poll(results).toContain('/docs/guides/install')
    expect(await results()).not.toContain('/docs/1.0/guides/install')
    expect(new URL(page.url()).searchParams.get('version-default')).toBe('2.0')
  })

  test('the search page has the name of the site behind the sign that stands there on every page', async () => {
    const { page } = await visit('/search?q=насос')
    await expect.poll(() => page.title()).toBe('Поиск: насос · Насосная')
    await page.locator('input[name="q"]').fill('')
    await expect.poll(() => page.title()).toBe('Поиск · Насосная')
  })

  test('without JavaScript every version can be read and reached', async () => {
    const { page } = await visit('/docs/1.0/old', { javaScriptEnabled: false, ready: false })
    expect(await heading(page)).toBe('Ручной пуск')
    await dropdown(page).locator('summary').click()
    await dropdown(page).locator('a', { hasText: '2.0' }).click()
    await page.waitForURL(at('/docs'))
    expect(await heading(page)).toBe('Введение')
  })
})
