/** The page of results: what its address says, and how it stays true to it. */

import type { Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { onSite } from './group.ts'
import { SITE_DIR } from './site.ts'
import { untilQuiet } from './visit.ts'

describe('the search page', () => {
  const { at, stay } = onSite(SITE_DIR)
  const field = (page: Page) => page.locator('input[name="q"]')
  const query = (page: Page, name: string) => new URL(page.url()).searchParams.get(name)

  test('after Back the field has the query of the page, also with the focus in it', async () => {
    const { page } = await stay('/search?q=lua')
    await page.locator('.search-result').first().waitFor()
    // At once: after a rest in typing the address follows in the same entry of the history, and a busy machine rests.
    const send = (words: string) =>
      field(page).evaluate((input: HTMLInputElement, words) => {
        input.value = words
        input.form?.requestSubmit()
      }, words)
    await send('docker')
    await page.waitForURL(url => url.searchParams.get('q') === 'docker')
    await send('ssh')
    await page.waitForURL(url => url.searchParams.get('q') === 'ssh')
    await field(page).focus()
    await page.goBack()
    await expect.poll(() => field(page).inputValue()).toBe('docker')
    await expect.poll(() => page.locator('.search-result h2').first().textContent()).toContain('Docker')
    await page.goForward()
    await expect.poll(() => field(page).inputValue()).toBe('ssh')
  })

  test('typing and Enter keep the filters, and begin at the first page', async () => {
    const { page } = await stay('/search?q=lua&kind=docs&tag=lua&page=2')
    await field(page).waitFor()
    await field(page).fill('таблицы')
    await page.waitForURL(url => url.searchParams.get('q') === 'таблицы')
    expect([query(page, 'kind'), query(page, 'tag'), query(page, 'page')]).toEqual(['docs', 'lua', null])
    await field(page).fill('модули')
    await page.keyboard.press('Enter')
    await page.waitForURL(url => url.searchParams.get('q') === 'модули')
    expect([query(page, 'kind'), query(page, 'tag')]).toEqual(['docs', 'lua'])
    // A tag of nothing that was found can still be taken back.
    await field(page).fill('прага')
    await page.locator('.facets a[aria-current]', { hasText: 'lua' }).click()
    await page.waitForURL(url => !url.searchParams.has('tag'))
  })

  test('Enter asks nothing that is answered: one Back leaves the page', async () => {
    const { page } = await stay('/')
    const start = page.url()
    await page.evaluate(() => location.assign('/search?q=lua'))
    await page.locator('.search-result').first().waitFor()
    await field(page).fill('docker')
    await page.waitForURL(url => url.searchParams.get('q') === 'docker')
    await field(page).press('Enter')
    await page.locator('.search-result').first().waitFor()
    expect(await field(page).evaluate(input => input === document.activeElement)).toBe(false)
    await page.goBack()
    expect(page.url()).toBe(start)
  })

  test('one page found leaves nothing to choose, several do', async () => {
    const { page } = await stay('/search?q=autossh')
    await page.locator('.search-result').first().waitFor()
    expect(await page.locator('.search-result').count()).toBe(1)
    expect(await page.locator('.facets').count()).toBe(0)
    await field(page).fill('keepass')
    await page.locator('.facets').waitFor()
  })

  test('a page after the last one is the last one', async () => {
    const { page } = await stay('/search?q=на&page=99')
    await page.locator('.search-result').first().waitFor()
    const last = (await page.locator('.search-pages a').last().textContent()) ?? ''
    const current = () => page.locator('.search-pages a[aria-current="page"]').textContent()
    expect(await current()).toBe(last)
    await expect.poll(() => query(page, 'page')).toBe(last)
    await page.locator('.search-pages a').first().click()
    await expect.poll(current).toBe('1')
    expect(await page.locator('.search-result').count()).toBe(20)
    await page.locator('.search-pages a').nth(1).click()
    await expect.poll(current).toBe('2')
    await page.waitForURL(url => url.searchParams.get('page') === '2')
    await untilQuiet(page)
    expect(query(page, 'page')).toBe('2')
    await page.goto(at('/search?q=bitwarden&page=99'))
    await page.locator('.search-result').first().waitFor()
    await expect.poll(() => query(page, 'page')).toBe(null)
  })

  test('of many pages the first, the last and those around the current one are named', async () => {
    const { page } = await stay('/search?q=на')
    const links = page.locator('.search-pages a')
    await links.first().waitFor()
    const count = Math.ceil(Number(/\d+/.exec((await page.locator('.search-count').textContent()) ?? '')?.[0]) / 20)
    expect(count).toBeGreaterThan(5)
    expect(await links.allTextContents()).toEqual(['1', '2', '3', String(count)])
    expect(await page.locator('.search-pages li').last().textContent()).toBe(`… ${count}`)
    await page.goto(at(`/search?q=на&page=${count}`))
    await expect.poll(() => links.allTextContents()).toEqual(['1', ...[count - 2, count - 1, count].map(String)])
  })

  test('a query from an address is cut as a typed one is, wherever it is shown', async () => {
    const long = 'ы'.repeat(300)
    const { page } = await stay(`/search?q=${long}&tag=${long}`)
    await page.locator('.search-message-title').waitFor()
    expect(await field(page).inputValue()).toBe('ы'.repeat(64))
    expect(await page.title()).not.toContain('ы'.repeat(65))
    expect(await page.locator('main').textContent()).not.toContain('ы'.repeat(65))
  })
})
