import { cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import type { Browser } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createDev } from '../../src/dev/server.ts'
import { makeConfig } from '../factory.ts'
import { openBrowser } from './browser.ts'
import { visit } from './visit.ts'

let folder: string
let server: Awaited<ReturnType<typeof createDev>>
let browser: Browser
const logged: string[] = []
let title = 'Записки'

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'zapiski-dev-'))
  cpSync(resolve(import.meta.dirname, '../sites/small'), folder, { recursive: true })
  const files = [join(folder, 'settings.json')]
  writeFileSync(files[0] ?? '', '1')
  const navbar = () => ({ ...makeConfig().theme.navbar, title })
  const configOf = () =>
    makeConfig({ siteDir: folder, outDir: join(folder, 'build'), theme: { ...makeConfig().theme, navbar: navbar() } })
  const read = async () => ({ config: configOf(), problems: [], language: 'ru' as const, files })
  const log = (line: string) => logged.push(line)
  server = await createDev(configOf(), {
    ...{ port: 0, host: 'localhost', color: false, language: 'ru', log },
    settings: { files, read },
  })
  browser = await openBrowser()
})

afterAll(async () => {
  await server?.close()
  rmSync(folder, { recursive: true, force: true })
})

test('a saved file changes the open page without a reload; a mistake shows itself and goes when mended', async () => {
  const file = join(folder, 'docs/intro.md')
  const tall = `${readFileSync(file, 'utf8')}\n${'Абзац текста.\n\n'.repeat(80)}`
  writeFileSync(file, tall)
  const { page, complaints } = await visit(browser, `${server.url}docs/intro`)
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
})

test('the window of a mistake shows its line, opens the editor there and is closed', async () => {
  const file = join(folder, 'docs/intro.md')
  const text = readFileSync(file, 'utf8')
  const bin = mkdtempSync(join(tmpdir(), 'zapiski-editor-'))
  const opened = join(bin, 'opened')
  writeFileSync(join(bin, 'code'), `#!/bin/sh\nprintf '%s ' "$@" > '${opened}'\n`, { mode: 0o755 })
  const before = process.env.VISUAL
  process.env.VISUAL = join(bin, 'code')
  const { page } = await visit(browser, `${server.url}docs/intro`)
  writeFileSync(file, text.replace('title: Введение', 'title: Введение: начало'))
  const overlay = page.locator('#zapiski-overlay')
  await overlay.waitFor({ state: 'visible' })
  expect((await overlay.locator('mark').textContent())?.trim()).toBe('2  title: Введение: начало')
  await overlay.getByRole('button', { name: 'Открыть в редакторе: docs/intro.md:2' }).click()
  await expect.poll(() => existsSync(opened) && readFileSync(opened, 'utf8')).toContain(`-g ${file}:2:`)
  await overlay.getByRole('button', { name: 'Закрыть' }).click()
  await overlay.waitFor({ state: 'hidden' })
  writeFileSync(file, text.replace('title: Введение', 'title: Введение: конец'))
  await overlay.waitFor({ state: 'visible' })
  await page.keyboard.press('Escape')
  await overlay.waitFor({ state: 'hidden' })
  writeFileSync(file, text)
  await overlay.waitFor({ state: 'detached' })
  process.env.VISUAL = before ?? ''
  rmSync(bin, { recursive: true, force: true })
})

const COUNTER = `'use client'
import { useState } from 'react'
export default function Counter() {
  const [count, setCount] = useState(0)
  return <button onClick={() => setCount(count + 1)}>Нажатий: {count}</button>
}
`

test('a component keeps its state when the text around it is edited', async () => {
  mkdirSync(join(folder, 'src/components'), { recursive: true })
  writeFileSync(join(folder, 'src/components/Counter.tsx'), COUNTER)
  const file = join(folder, 'docs/live.mdx')
  const text = "---\ntitle: Живое\n---\n\nimport Counter from '@site/src/components/Counter'\n\nТекст.\n\n<Counter />\n"
  writeFileSync(file, text)
  await expect.poll(async () => (await fetch(`${server.url}docs/live`)).status).toBe(200)
  const { page } = await visit(browser, `${server.url}docs/live`)
  const button = page.getByRole('button', { name: 'Нажатий' })
  // Pressed until it is awake.
  await expect
    .poll(async () => {
      await button.click()
      return button.textContent()
    })
    .toMatch(/[1-9]$/)
  const pressed = await button.textContent()
  writeFileSync(file, text.replace('Текст.', 'Другой текст.'))
  await page.getByText('Другой текст.').waitFor()
  expect(await button.textContent()).toBe(pressed)
  await button.click()
  await expect.poll(() => button.textContent()).not.toBe(pressed)
  rmSync(file)
})

test('components and handlers of a text itself act, and show what was made of them', async () => {
  const file = join(folder, 'docs/acting.mdx')
  const text = `---
title: Само
---

import { useState } from 'react'

export const Tap = ({ children }) => {
  const [count, set] = useState(0)
  return <button onClick={() => set(count + 1)}>{children.toUpperCase()}: {count}</button>
}

<Tap>нажато</Tap>

<button onClick={() => document.body.setAttribute('data-said', 'да')}>*скажи*</button>
`
  writeFileSync(file, text)
  await expect.poll(async () => (await fetch(`${server.url}docs/acting`)).status).toBe(200)
  const { page, complaints } = await visit(browser, `${server.url}docs/acting`)
  const tap = page.locator('x-island button').first()
  const press = async (): Promise<string | null> => {
    await tap.click()
    return tap.textContent()
  }
  await expect.poll(press).toMatch(/^НАЖАТО: [1-9]/)
  await page.getByRole('button', { name: 'скажи' }).click()
  expect(await page.locator('body').getAttribute('data-said')).toBe('да')
  writeFileSync(file, text.replace('toUpperCase()', 'length'))
  await expect.poll(press).toMatch(/^6: [1-9]/)
  expect(complaints).toEqual([])
  rmSync(file)
})

const PLAYER = `'use client'
import { useEffect, useState } from 'react'
export default function Player({ at }) {
  const [source, setSource] = useState()
  useEffect(() => setSource(['https://', at, '.example.org/embed'].join('')), [])
  return <iframe title="x" src={source} />
}
`

test('what the policy keeps from a page is named over it with the setting, and goes with the page', async () => {
  mkdirSync(join(folder, 'src/components'), { recursive: true })
  writeFileSync(join(folder, 'src/components/Player.jsx'), PLAYER)
  const file = join(folder, 'docs/player.mdx')
  const link = '[введение](./intro.md)'
  const player = "import Player from '@site/src/components/Player'\n\n<Player at='tube' />\n\n<Player at='tube' />\n"
  writeFileSync(file, `---\ntitle: Кино\n---\n\n${link}\n\n${player}`)
  await expect.poll(async () => (await fetch(`${server.url}docs/player`)).status).toBe(200)
  const { page } = await visit(browser, `${server.url}docs/player`)
  await page.evaluate(() => scrollTo(0, document.body.scrollHeight))
  const overlay = page.locator('#zapiski-overlay')
  await overlay.waitFor({ state: 'visible' })
  expect(await overlay.locator('h2').allTextContents()).toEqual(['Не пущено политикой'])
  expect(await overlay.locator('li').allTextContents()).toEqual([
    expect.stringContaining("security: { frameSrc: ['https://tube.example.org'] }"),
  ])
  await page.evaluate(() => scrollTo(0, 0))
  await page.locator('.markdown').getByRole('link', { name: 'введение' }).click()
  await overlay.waitFor({ state: 'detached' })
  rmSync(file)
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

test('of two close saves the open page shows the second; a picture with a fixed name and new settings show themselves', async () => {
  const { page } = await visit(browser, `${server.url}docs/intro`)
  await page.evaluate(() => {
    document.body.dataset.kept = 'yes'
  })
  const file = join(folder, 'docs/intro.md')
  for (let round = 0; round < 12; round++) {
    writeFileSync(file, `---\ntitle: Введение\n---\n\nПервое ${round}.\n`)
    await new Promise(resolve => setTimeout(resolve, 1 + round * 5))
    writeFileSync(file, `---\ntitle: Введение\n---\n\nВторое ${round}.\n`)
    await page.waitForFunction(text => document.body.textContent?.includes(text), `Второе ${round}.`)
  }
  const svg = (width: number) => `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="9"/>`
  mkdirSync(join(folder, 'static'))
  writeFileSync(join(folder, 'static/a.svg'), svg(20))
  await new Promise(resolve => setTimeout(resolve, 300))
  writeFileSync(file, '---\ntitle: Введение\n---\n\n![а](/a.svg)\n')
  const width = () =>
    page.evaluate(() => document.querySelector<HTMLImageElement>('#__zapiski_content img')?.naturalWidth)
  await expect.poll(width).toBe(20)
  writeFileSync(join(folder, 'static/a.svg'), svg(30))
  await expect.poll(width).toBe(30)
  title = 'Другое имя'
  writeFileSync(join(folder, 'settings.json'), '2')
  await page.waitForFunction(() => document.querySelector('.navbar-title')?.textContent === 'Другое имя')
  expect(await page.evaluate(() => document.body.dataset.kept)).toBe('yes')
})

test('an open page whose file is renamed shows itself at its new address', async () => {
  const [from, to] = ['docs/old.md', 'docs/new.md'].map(name => join(folder, name))
  writeFileSync(from ?? '', '---\ntitle: Переезд\n---\n\n## Раздел {#part}\n\nТекст.\n')
  await expect.poll(async () => (await fetch(`${server.url}docs/old`)).status).toBe(200)
  const { page } = await visit(browser, `${server.url}docs/old#part`)
  renameSync(from ?? '', to ?? '')
  await page.waitForURL(`${server.url}docs/new#part`)
  await expect.poll(() => page.title()).toContain('Переезд')
})
