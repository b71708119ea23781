/** The packed site in a real browser, under its base path, behind nginx and behind the rules of GitHub Pages. */

import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Browser } from 'playwright-core'
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest'
import { copyOf, type Host, hasNginx, serveNginx, servePages } from '../hosts.ts'
import { BASE, installedSite, runIn } from '../packed.ts'
import { openBrowser } from './browser.ts'
import { heading, visit } from './visit.ts'

let browser: Browser
let site = ''
let remove = (): void => {}

beforeAll(async () => {
  const copy = copyOf(await installedSite())
  site = copy.folder
  remove = copy.remove
  await runIn(site, process.execPath, ['node_modules/zapiski/bin/zapiski.js', 'build', '--strict'])
  browser = await openBrowser()
}, 300_000)
afterAll(async () => {
  remove()
})

/** What a reader of the site does, with nothing in the console to be ashamed of. */
async function read({ origin, close }: Host): Promise<void> {
  onTestFinished(close)
  const { page, complaints, close: leave } = await visit(browser, `${origin}${BASE}`)
  expect(await page.evaluate(async () => (await document.fonts.ready).status)).toBe('loaded')
  expect(await page.evaluate(() => [...document.fonts].some(({ status }) => status === 'loaded'))).toBe(true)

  await page.locator('nav a', { hasText: 'О сайте' }).first().click()
  await expect.poll(() => heading(page)).toBe('О сайте')
  expect(new URL(page.url()).pathname).toBe(`${BASE}about`)
  const island = page.locator('x-island button')
  await expect
    .poll(async () => {
      await island.click()
      return island.textContent()
    })
    .toMatch(/^Нажатий: [1-9]/)

  await page.keyboard.press('/')
  await page.locator('.search-input').fill('ссылки между заметками')
  const hit = page.locator(`dialog.search [href^="${BASE}docs/basics/links"]`).first()
  await hit.waitFor()
  await hit.click()
  await expect.poll(() => heading(page)).toBe('Ссылки между заметками')
  expect(complaints).toEqual([])

  const missing = await page.goto(`${origin}${BASE}no/such/page`)
  expect(missing?.status()).toBe(404)
  expect(await heading(page)).toBe('Страница не найдена')
  await leave()
}

test('behind nginx, by the recipe that came with it', async () => {
  if (hasNginx())
    await read(await serveNginx(readFileSync(join(site, 'deploy/nginx.conf'), 'utf8'), join(site, 'build'), BASE))
})

test('behind the rules of GitHub Pages', async () => {
  await read(await servePages(join(site, 'build'), BASE))
})
