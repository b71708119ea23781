/** Frames: diagrams of kinds that are not drawn at build, and examples that readers run. */

import type { Page } from 'playwright-core'
import { expect, onTestFinished, test } from 'vitest'
import { planSite } from '../../create-zapiski/lib/plan.js'
import { type Host, hasCaddy, hasNginx, serveCaddy, serveNginx } from '../hosts.ts'
import { findings, untilFaded } from './axe.ts'
import { buildFrames } from './frames-site.ts'
import { onSite } from './group.ts'
import { serveBuilt } from './serve.ts'
import { untilLaidOut } from './visit.ts'

let outDir = ''
const { at, stay, visit, hits } = onSite(async () => {
  const site = await buildFrames()
  outDir = site.outDir
  return serveBuilt(site)
})

/** Scripts and documents of frames that were asked for. */
const asked = (): string[] => hits().filter(path => /\/data\/frames\/|\/frame-|\/mermaid-|\/live-scope-/.test(path))

/** How far things moved by themselves. */
const shifts = (page: Page): Promise<number> =>
  page.evaluate(
    () =>
      new Promise<number>(done => {
        let sum = 0
        new PerformanceObserver(list => {
          for (const entry of list.getEntries()) sum += (entry as unknown as { value: number }).value
        }).observe({ type: 'layout-shift', buffered: true })
        setTimeout(() => done(sum), 100)
      }),
  )

test('a diagram that is not drawn at build is drawn on sight, as a picture beside its code', async () => {
  const before = asked().length
  const { page, complaints } = await visit('/map')
  const box = page.locator('.framed-mermaid')
  expect(await box.locator('pre').textContent()).toContain('root((Корень))')
  expect(asked()).toHaveLength(before)
  // Whoever is at the end of a text before it has its height is moved with it.
  await untilLaidOut(page)
  await page.evaluate(() => scrollTo(0, document.body.scrollHeight))
  const picture = box.locator('img')
  await picture.waitFor()
  expect(await picture.getAttribute('alt')).toBe('Диаграмма (mindmap)')
  await expect.poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(100)
  // Of a document without any right to this one.
  const [, frame] = page.frames()
  expect(await frame?.evaluate(() => self.origin)).toBe('null')
  expect(await box.locator('pre').textContent()).toContain('root((Корень))')
  expect(await shifts(page)).toBe(0)
  const drawn = new Set<string | null>()
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme })
    await expect.poll(async () => drawn.has(await picture.getAttribute('src'))).toBe(false)
    drawn.add(await picture.getAttribute('src'))
    await untilFaded(page)
    expect(await findings(page), colorScheme).toEqual([])
  }
  // What was drawn for the dark mode has dark letters on paper.
  const onPaper = () => picture.evaluate(image => getComputedStyle(image).filter)
  expect(await onPaper()).toBe('none')
  await page.emulateMedia({ media: 'print', colorScheme: 'dark' })
  expect(await onPaper()).toContain('invert(1)')
  await page.emulateMedia({ media: 'print', colorScheme: 'light' })
  await expect.poll(onPaper).toBe('none')
  expect(complaints).toEqual([])
})

test('pages without a frame ask for nothing of it, drawn diagrams among them', async () => {
  const before = asked().length
  const { page } = await visit('/')
  expect(await page.locator('.diagram svg').count()).toBe(1)
  expect(await page.locator('link[href*="framed"]').count()).toBe(0)
  expect(asked()).toHaveLength(before)
})

test('a page that begins at the right has its menu there, its signs turned round and its code as it is', async () => {
  const { page, complaints } = await stay('/ar/', { viewport: { width: 360, height: 740 } })
  const styleOf = (selector: string, name: string): Promise<string> =>
    page
      .locator(selector)
      .first()
      .evaluate((element, name) => getComputedStyle(element).getPropertyValue(name), name)
  expect(await styleOf('pre', 'direction')).toBe('ltr')
  expect(await styleOf('p > code', 'direction')).toBe('ltr')
  expect(await styleOf('.diagram', 'direction')).toBe('ltr')
  expect([await styleOf('td', 'padding-right'), parseFloat(await styleOf('td', 'padding-left')) > 10]).toEqual([
    '0px',
    true,
  ])
  const turned = await page
    .locator('.details > summary')
    .evaluate(element => getComputedStyle(element, '::before').rotate)
  expect(turned).toBe('135deg')
  // The name of a file stands where a line begins, buttons at its end.
  const [title, button] = [page.locator('.code-block-title'), page.locator('.code-action-copy')]
  expect((await button.boundingBox())?.x).toBeLessThan(40)
  expect(await title.evaluate(element => getComputedStyle(element).justifyContent)).toBe('flex-end')
  // A wide drawing is scrolled, by keys too: letters are as large as they were drawn.
  const drawing = page.locator('.diagram')
  const widths = await drawing.evaluate(box => [
    box.clientWidth,
    box.scrollWidth,
    box.querySelector('svg')?.viewBox.baseVal.width ?? 0,
  ])
  expect(widths[1]).toBeGreaterThan(740)
  expect(widths[1]).toBeGreaterThanOrEqual(Math.floor(widths[2] ?? 0))
  expect(await drawing.evaluate(box => box.scrollLeft)).toBe(0)
  await drawing.focus()
  await page.keyboard.press('ArrowRight')
  await expect.poll(() => drawing.evaluate(box => box.scrollLeft)).toBeGreaterThan(0)
  await page.locator('.navbar-toggle').click()
  const menu = await page.locator('.mobile-menu').boundingBox()
  expect(Math.round((menu?.x ?? 0) + (menu?.width ?? 0))).toBe(360)
  expect(await styleOf('.mobile-menu-more .icon', 'scale')).toBe('-1 1')
  expect(await findings(page)).toEqual([])
  const left = await stay('/map')
  expect(await left.page.locator('link[href*="/rtl-"]').count()).toBe(0)
  expect(complaints).toEqual([])
})

test('an example runs when someone asks, with the names of the site, and again when it is changed', async () => {
  const { page, complaints } = await stay('/run')
  expect(await page.locator('iframe').count()).toBe(0)
  const [first, second] = [page.locator('.framed-live').first(), page.locator('.framed-live').last()]
  await first.getByRole('button', { name: 'Запустить' }).click()
  const result = first.frameLocator('iframe[title="Результат"]')
  const button = result.locator('button')
  await button.click()
  expect(await button.textContent()).toBe('сайт1')
  const area = first.getByRole('textbox', { name: 'Код примера' })
  await area.fill('React.createElement("i", null, "другое")')
  await expect.poll(() => result.locator('i').textContent()).toBe('другое')
  await area.fill('<b></b>')
  const fault = first.getByRole('alert')
  await expect.poll(() => fault.textContent()).toBe('Unexpected token (1:2)')
  // Nobody is caught in the editor.
  await area.press('Tab')
  expect(await area.evaluate(element => element === document.activeElement)).toBe(false)
  await first.getByRole('button', { name: 'Сбросить' }).click()
  await expect.poll(() => fault.isHidden()).toBe(true)
  await second.getByRole('button', { name: 'Запустить' }).click()
  await second.frameLocator('iframe').locator('b').waitFor()
  expect(await findings(page)).toEqual([])
  // On paper the room of the button is not there, and lines of code break.
  await page.emulateMedia({ media: 'print' })
  expect(await first.evaluate(box => getComputedStyle(box).paddingBlockEnd)).toBe('0px')
  expect(await area.evaluate(element => getComputedStyle(element).whiteSpace)).toContain('pre-wrap')
  expect(complaints).toEqual([])
})

test('what runs in a frame reaches neither the page, nor its storage, nor the network', async () => {
  const { page } = await stay('/run')
  await page.locator('.framed-run').first().click()
  await page.frameLocator('iframe').locator('button').waitFor()
  const [, frame] = page.frames()
  const tried = await frame?.evaluate(async () => {
    const fails = (run: () => unknown) => {
      try {
        run()
        return false
      } catch {
        return true
      }
    }
    const isOffline = await fetch('/').then(
      () => false,
      () => true,
    )
    return [fails(() => parent.document.title), fails(() => localStorage), fails(() => document.cookie), isOffline]
  })
  expect(tried).toEqual([true, true, true, true])
})

test('the document of a frame does nothing where it would have the rights of the site', async () => {
  const { page } = await stay('/')
  // A host without headers of the site's own.
  await page.route('**/data/frames/**', async route => {
    const answer = await route.fetch()
    await route.fulfill({ response: answer, headers: { 'content-type': 'text/html' } })
  })
  const heard = await page.evaluate(
    src =>
      new Promise(done => {
        addEventListener('message', ({ data }) => done(data))
        const frame = Object.assign(document.createElement('iframe'), { src })
        frame.addEventListener('load', () => {
          frame.contentWindow?.postMessage({ kind: 'order', id: 0, text: 'name', mode: 'light', isBare: false }, '*')
          setTimeout(() => done(undefined), 300)
        })
        document.body.append(frame)
      }),
    at('/data/frames/live.html'),
  )
  expect(heard).toBeUndefined()
})

const ANSWERS = { kind: 'both', lang: 'ru', title: 'Notes', version: '1.0.0', day: '2026-01-02' }
const recipeOf = (host: string, path: string): string =>
  planSite({ ...ANSWERS, host, url: 'http://localhost', baseUrl: '/' }).get(path) ?? ''

const HOSTS: [name: string, isThere: () => boolean, start: () => Promise<Host>][] = [
  ['nginx', hasNginx, () => serveNginx(recipeOf('nginx', 'deploy/nginx.conf'), outDir, '/')],
  ['Caddy', hasCaddy, () => serveCaddy(recipeOf('caddy', 'deploy/Caddyfile'), outDir, '/')],
]

test.each(HOSTS)('%s lets pages open frames, and nobody else', async (_, isThere, start) => {
  if (!isThere()) return
  const host = await start()
  onTestFinished(() => host.close())
  const { page, complaints } = await stay(`${host.origin}/run`, { ready: false })
  await page.locator('.framed-run').first().click()
  await page.frameLocator('iframe').locator('button').waitFor()
  expect(complaints).toEqual([])
  const headers = async (path: string) => (await fetch(host.origin + path)).headers
  expect((await headers('/data/frames/live.html')).get('x-frame-options')).toBe('SAMEORIGIN')
  expect((await headers('/run')).get('x-frame-options')).toBe('DENY')
})
