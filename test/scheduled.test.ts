/** Posts whose date is to come, and posts that changed after theirs. */

import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest'
import { openSite } from '../src/engine/open-site.ts'
import { toRoute } from '../src/shared/path.ts'
import { runIn } from './command.ts'
import { readConfig } from './e2e/site.ts'
import { writeFile } from './write-files.ts'

let root = ''
const at = (path: string): string => join(root, path)
const write = (path: string, text: string): void => writeFile(at(path), text)
const post = (title: string, keys: string) => `---\ntitle: ${title}\n${keys}\n---\n\nWords of the post.\n`

beforeAll(() => {
  root = mkdtempSync(join(tmpdir(), 'zapiski-scheduled-'))
  write(
    'zapiski.config.ts',
    "export default { title: 'T', url: 'https://example.org', shareImages: false, timeZone: 'Europe/Moscow', i18n: { defaultLocale: 'en' }, blog: { routeBasePath: '/', onUntruncatedBlogPosts: 'ignore', onInlineTags: 'ignore' } }\n",
  )
  write('blog/old.md', post('Old', 'date: 2024-05-01\nlast_update: { date: 2024-06-02 }'))
  write('blog/plain.md', post('Plain', 'date: 2024-05-02'))
  write('blog/2032-01-01-day.md', post('Day', 'tags: [tomorrow]'))
  write('blog/later.md', post('Later', 'date: 2031-05-01T10:00:00Z\ntags: [tomorrow]'))
})
afterEach(() => vi.useRealTimers())
afterAll(() => rmSync(root, { recursive: true, force: true }))

async function build(...args: string[]): Promise<string> {
  const { code, text: said } = await runIn(root, 'build', ...args)
  return code === 0 ? said : `${code}\n${said}`
}
const setDay = (day: string) => vi.useFakeTimers({ now: new Date(day), toFake: ['Date'] })
const text = (path: string): string => readFileSync(at(path), 'utf8')
const home = (): string => text('build/index.html')

test('a post waits for its date, and nothing of the site names it', async () => {
  setDay('2031-05-01T09:59:00Z')
  const said = await build()
  expect(said).toContain('blog/later.md:3')
  // As its author writes it where the site is read, not where the machine is.
  expect(said).toContain('the post waits for its date, 2031-05-01 13:00 ')
  expect(said).toContain('the post waits for its date, 2032-01-01 ')
  for (const file of ['index.html', 'rss.xml', 'sitemap.xml', 'archive.html'])
    expect(text(`build/${file}`).includes('later') || text(`build/${file}`).includes('tomorrow'), file).toBe(false)
  expect(() => text('build/later.html')).toThrow('ENOENT')
})

test('the next build after the date publishes it, though no file changed', async () => {
  setDay('2031-05-01T10:01:00Z')
  expect(await build()).not.toContain('blog/later.md')
  expect(home()).toContain('Later')
})

test('--future publishes it at once', async () => {
  setDay('2030-01-01T00:00:00Z')
  await build('--allow-shrink')
  expect(home()).not.toContain('Later')
  await build('--future')
  expect(home()).toContain('Later')
})

test('a link to it is told of', async () => {
  setDay('2030-01-01T00:00:00Z')
  write('blog/link.md', `${post('Link', 'date: 2024-05-03')}\n[Later](./later.md)\n`)
  expect(await build()).toContain('a link to blog/later.md, whose date is to come')
  rmSync(at('blog/link.md'))
})

test('dev shows it with a mark', async () => {
  setDay('2030-01-01T00:00:00Z')
  const site = await openSite(await readConfig(root, at('dev')), { mode: 'development' })
  const html = String(site.files().document(toRoute('/later'))?.read())
  expect(html).toContain('Scheduled post')
  expect(String(site.files().document(toRoute('/plain'))?.read())).not.toContain('Scheduled post')
})

test('a post says when it was changed after its date', async () => {
  await build('--future')
  expect(text('build/old.html')).toContain('<time dateTime="2024-06-02">')
  expect(text('build/plain.html')).not.toContain('theme-last-updated')
})
