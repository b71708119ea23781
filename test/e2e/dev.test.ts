import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import type { Browser } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createDev } from '../../src/dev/server.ts'
import { makeConfig } from '../factory.ts'
import { launchBrowser } from './browser.ts'
import { untilReady } from './visit.ts'

let folder: string
let server: Awaited<ReturnType<typeof createDev>>
let browser: Browser
const logged: string[] = []

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'zapiski-dev-'))
  cpSync(resolve(import.meta.dirname, '../sites/small'), folder, { recursive: true })
  const config = makeConfig({ siteDir: folder, outDir: join(folder, 'build') })
  const log = (line: string) => logged.push(line)
  server = await createDev(config, { port: 0, host: 'localhost', color: false, language: 'ru', log })
  browser = await launchBrowser()
})

afterAll(async () => {
  await browser?.close()
  await server?.close()
  rmSync(folder, { recursive: true, force: true })
})

test('a saved file changes the open page without a reload; a mistake shows itself and goes when mended', async () => {
  const file = join(folder, 'docs/intro.md')
  const tall = `${readFileSync(file, 'utf8')}\n${'Абзац текста.\n\n'.repeat(80)}`
  writeFileSync(file, tall)
  const page = await browser.newPage()
  const complaints: string[] = []
  page.on('console', message => {
    // The small site has no icon, and browsers ask for one.
    const isIcon = message.location().url.endsWith('/favicon.ico')
    if (message.type() === 'error' && !isIcon) complaints.push(message.text())
  })
  await page.goto(`${server.url}docs/intro`, { waitUntil: 'load' })
  await untilReady(page)
  await page.waitForFunction(() => document.body.textContent?.includes('Абзац'))
  await page.evaluate(() => {
    scrollTo(0, 300)
    document.body.dataset.kept = 'yes'
  })

  writeFileSync(file, tall.replace('Текст.', 'Новый текст.'))
  await page.waitForFunction(() => document.body.textContent?.includes('Новый текст.'))
  const state = () => page.evaluate(() => [scrollY, document.body.dataset.kept])
  expect(await state()).toEqual([300, 'yes'])

  writeFileSync(file, tall.replace('title: Введение', 'title: Введение: начало'))
  const overlay = page.locator('#zapiski-overlay')
  await overlay.waitFor({ state: 'visible' })
  expect(await overlay.textContent()).toContain('docs/intro.md:2')

  writeFileSync(file, tall)
  await overlay.waitFor({ state: 'detached' })
  expect(await state()).toEqual([300, 'yes'])
  expect(complaints).toEqual([])
  await page.close()
})

test('a new file gets its page and its place in the menu, an unknown address is an honest 404', async () => {
  writeFileSync(join(folder, 'docs/second.md'), '---\ntitle: Вторая заметка\n---\n\nТекст.\n')
  await expect.poll(async () => (await fetch(`${server.url}docs/second`)).status).toBe(200)
  expect(await (await fetch(`${server.url}docs/intro`)).text()).toContain('Вторая заметка')
  expect((await fetch(`${server.url}nowhere`)).status).toBe(404)
  expect((await fetch(`${server.url}docs/intro.html`, { redirect: 'manual' })).headers.get('location')).toBe(
    '/docs/intro',
  )
})
