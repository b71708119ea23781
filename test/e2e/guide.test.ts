import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { writeReference } from '../../scripts/guide.mjs'
import { findings, untilFaded } from './axe.ts'
import { faintTexts } from './contrast.ts'
import { onSite } from './group.ts'
import { serveOwn } from './serve.ts'

const GUIDE = join(import.meta.dirname, '../../guide')

const { at, visit } = onSite(() => {
  writeReference()
  return serveOwn('built', GUIDE)
})

const routes = readdirSync(join(GUIDE, 'docs'))
  .filter(name => name.endsWith('.md'))
  .map(name => name.replace(/(?:index)?\.md$/, ''))

// The long tables of the reference are made of the same marks; one of them stands for all. The marks of both languages
// are the same, so axe looks at one of them, as contrast is measured in one; the words of each have their lengths.
test.each(['', 'ru/'])('axe finds nothing, nothing sticks out, the browser complains of nothing: /%s', async folder => {
  const { page, complaints } = await visit(`/guide/${folder}`, { colorScheme: 'dark' })
  for (const route of [...routes, 'reference/hosts']) {
    await page.goto(at(`/guide/${folder}${route}`))
    if (folder === '' || route === '') {
      expect(await findings(page, { colors: false }), route).toEqual([])
      expect(await faintTexts(page, 'body'), route).toEqual([])
    }
    await page.setViewportSize({ width: 360, height: 780 })
    expect(await page.evaluate(() => document.documentElement.scrollWidth), route).toBeLessThanOrEqual(360)
    if (folder === '') {
      await page.emulateMedia({ colorScheme: 'light' })
      await untilFaded(page)
      expect(await faintTexts(page, 'body'), route).toEqual([])
      await page.emulateMedia({ colorScheme: 'dark' })
    }
    await page.setViewportSize({ width: 1280, height: 800 })
  }
  expect(complaints).toEqual([])
})

test('the language menu leads to the same page, and back', async () => {
  const { page } = await visit('/guide/pictures')
  const menu = page.getByRole('navigation').first()
  await menu.getByText('English').first().click()
  await page.getByRole('link', { name: 'Русский' }).first().click()
  await page.getByRole('heading', { level: 1, name: 'Картинки' }).waitFor()
  expect(new URL(page.url()).pathname).toBe('/guide/ru/pictures')
})

test('code is copied as it is typed: no removed lines, no marks, folded lines too; paper folds nothing', async () => {
  const { page } = await visit('/guide/code#backup-3', {
    permissions: ['clipboard-read', 'clipboard-write'],
  })
  const line = page.locator('#backup-3')
  await expect.poll(() => line.evaluate(element => element.matches(':target'))).toBe(true)
  const clipboard = (): Promise<string> => page.evaluate(() => navigator.clipboard.readText())
  const copy = (title: string): Promise<void> =>
    page
      .locator('.code-block', { has: page.locator(`.code-block-title:text-is("${title}")`) })
      .locator('.code-action-copy')
      .click()
  await copy('server.js')
  await expect
    .poll(clipboard)
    .toBe(
      "import { createServer } from 'node:http'\n\nconst server = createServer(answer)\nserver.listen(80)\nserver.listen(8080)",
    )
  await copy('bot.py')
  await expect.poll(clipboard).toBe('TOKEN = os.environ["TOKEN"]\nbot = Bot(TOKEN)\nbot.run(timeout=30)')
  await copy('example.conf')
  await expect.poll(clipboard).toMatch(/^server \{\n(?:.*\n){12}\}$/)

  const folded = page.getByText('expires max;').last()
  expect(await folded.isVisible()).toBe(false)
  await page.emulateMedia({ media: 'print' })
  await folded.waitFor()
})

test('a page is copied as its author wrote it and this is told; without a clipboard the file opens', async () => {
  const { page, complaints } = await visit('/guide/start', { permissions: ['clipboard-read', 'clipboard-write'] })
  // The page before has its own, with another text.
  await page.locator('.pagination-nav a').last().click()
  await page.getByRole('heading', { level: 1, name: 'Writing' }).waitFor()
  const link = page.getByRole('link', { name: 'Copy as Markdown' })
  await link.press('Enter')
  await expect.poll(() => page.locator('#zapiski-status').textContent()).toBe('Copied')
  expect(await page.evaluate(() => navigator.clipboard.readText())).toMatch(/^---\ntitle: "Writing"\n/)
  await page.evaluate(() => {
    navigator.clipboard.write = () => Promise.reject(new Error('not allowed'))
  })
  await link.click()
  await page.waitForURL('**/guide/writing.md')
  expect(await page.locator('body').textContent()).toContain('title: "Writing"')
  expect(complaints).toEqual([])
})
