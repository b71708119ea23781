import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import type { BrowserContext, Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { findings } from './axe.ts'
import { onSite } from './group.ts'
import { type Served, serveOwn } from './serve.ts'
import { untilQuiet } from './visit.ts'

const TALL = '\n\nАбзац, под которым далеко идти.\n'.repeat(80)
const post = (day: number, comments?: string): [string, string] => [
  `blog/2024-05-0${day}-word-${day}.md`,
  `---\ntitle: Запись ${day}\ndescription: О разговоре.\n${comments === undefined ? '' : `comments: ${comments}\n`}---\n\nНачало.\n\n<!-- truncate -->${TALL}`,
]

/** A site of two posts whose first one is talked about. */
async function siteWith(comments: string, address?: string): Promise<Served> {
  const siteDir = await mkdtemp(join(tmpdir(), 'zapiski-comments-'))
  const files = [
    [
      'zapiski.config.ts',
      `export default { title: 'Сайт', url: 'https://example.org', shareImages: false, comments: ${comments} }`,
    ],
    post(1, address),
    post(2, 'false'),
  ] as const
  for (const [path, text] of files) {
    await mkdir(join(siteDir, dirname(path)), { recursive: true })
    await writeFile(join(siteDir, path), text)
  }
  const served = await serveOwn('built', siteDir)
  return {
    ...served,
    close: async () => {
      await served.close()
      await rm(siteDir, { recursive: true, force: true })
    },
  }
}

const GISCUS = "{ giscus: { repo: 'owner/name', repoId: 'R_1', category: 'Общее', categoryId: 'DIC_1' } }"
const TALKED = '/blog/2024/05/01/word-1'
const SILENT = '/blog/2024/05/02/word-2'

const giscus = onSite(() => siteWith(GISCUS))
const mastodon = onSite(() =>
  siteWith("{ mastodon: { host: 'https://social.example' } }", 'https://social.example/@name/1'),
)

/** Answers for a foreign origin, and notes what it was asked. */
const answering =
  (origin: string, asked: string[], answer: { body: string; contentType: string; headers?: Record<string, string> }) =>
  async (context: BrowserContext): Promise<void> => {
    await context.route(`${origin}/**`, async route => {
      asked.push(route.request().url())
      await route.fulfill(answer)
    })
  }

const policyOf = (page: Page): Promise<string | null> =>
  page.locator('meta[http-equiv="Content-Security-Policy"]').getAttribute('content')

const FRAME = `<!doctype html><p id="said">${'giscus'}</p><script>
addEventListener('message', event => { document.getElementById('said').textContent = JSON.stringify(event.data) })
parent.postMessage({ giscus: { resizeHeight: 777 } }, '*')
</script>`

test('giscus comes when it is near, is as tall as it says and takes the colours of the page', async () => {
  const asked: string[] = []
  const before = answering('https://giscus.app', asked, { body: FRAME, contentType: 'text/html' })
  const { page, complaints, requests } = await giscus.visit(TALKED, {
    before,
    colorScheme: 'light',
  })
  await untilQuiet(page)
  expect(asked).toEqual([])
  expect(requests.filter(path => /\/(?:talk|frame|replies)/.test(path))).toEqual([])
  await page.locator('.talk').scrollIntoViewIfNeeded()
  const frame = page.locator('.talk-frame')
  await expect.poll(async () => (await frame.boundingBox())?.height).toBe(777)
  await expect.poll(() => frame.evaluate(element => getComputedStyle(element).opacity)).toBe('1')
  const { pathname, searchParams } = new URL(asked[0] ?? '')
  expect(pathname).toBe('/ru/widget')
  expect(searchParams.get('term')).toBe('blog/2024/05/01/word-1')
  expect(searchParams.get('theme')).toBe('light')
  await page.emulateMedia({ colorScheme: 'dark' })
  await expect.poll(() => page.frameLocator('.talk-frame').locator('#said').textContent()).toContain('"theme":"dark"')
  expect(await findings(page, { within: '.talk' })).toEqual([])
  expect(complaints).toEqual([])
})

test('a service that does not answer leaves a link, and no picture of a broken page', async () => {
  const { page } = await giscus.visit(TALKED, {
    before: async context => {
      await context.route('https://giscus.app/**', route => route.abort())
    },
  })
  await page.locator('.talk').scrollIntoViewIfNeeded()
  const frame = page.locator('.talk-frame')
  await frame.waitFor({ state: 'attached' })
  expect(await frame.evaluate(element => getComputedStyle(element).opacity)).toBe('0')
  expect(await page.locator('.talk a').isVisible()).toBe(true)
})

test('only pages with a conversation allow its origin, and nothing of it stands on the others', async () => {
  const { page } = await giscus.visit(SILENT)
  expect(await policyOf(page)).not.toContain('giscus')
  expect(await page.content()).not.toMatch(/giscus|talk/)
  // The policy of this document does not allow the frame: the page that has one is loaded as a document.
  await page.goto(giscus.at(TALKED))
  expect(await policyOf(page)).toContain("frame-src 'self' https://giscus.app")
})

test('without scripts a link leads to the conversation', async () => {
  const { page } = await giscus.visit(TALKED, { javaScriptEnabled: false, ready: false })
  const link = page.getByRole('link', { name: 'Обсудить в GitHub' })
  expect(await link.getAttribute('href')).toBe('https://github.com/owner/name/discussions')
  expect(await page.locator('iframe').count()).toBe(0)
})

const reply = (id: string, content: string, parent = '1') => ({
  id,
  in_reply_to_id: parent,
  url: `https://social.example/@guest/${id}`,
  created_at: '2024-05-03T10:00:00.000Z',
  content,
  account: { display_name: '<b>Гость</b>', acct: 'guest' },
})
const json = (body: unknown) => ({
  body: JSON.stringify(body),
  contentType: 'application/json',
  headers: { 'access-control-allow-origin': '*' },
})

test('replies are drawn as text: of their markup only paragraphs and links to the web are left', async () => {
  const hostile =
    '<p>Да, <a href="https://example.org/" onclick="alert(1)" style="color:red">вот</a><br>и <a href="javascript:alert(1)">это</a></p>' +
    '<script>document.title = "чужое"</script><img src="https://track.example/x.png" onerror="document.title = 1"><svg><a href="javascript:alert(1)"><text>рисунок</text></a></svg>'
  const asked: string[] = []
  const answer = json({ descendants: [reply('2', hostile), reply('3', '<p>Ответ</p>', '2')] })
  const before = answering('https://social.example', asked, answer)
  const { page, complaints } = await mastodon.visit(TALKED, { before })
  expect(asked).toEqual([])
  expect(await policyOf(page)).toContain("connect-src 'self' https://social.example")
  await page.locator('.talk').scrollIntoViewIfNeeded()
  await page.getByText('Ответ', { exact: true }).waitFor()
  expect(asked).toEqual(['https://social.example/api/v1/statuses/1/context'])
  const replies = page.locator('.talk-list').first()
  expect(await replies.locator('.talk-list .talk-reply').count()).toBe(1)
  expect(await replies.locator('strong').first().textContent()).toBe('<b>Гость</b>')
  expect(await replies.locator('script, img, svg, [onclick], [style], a[href^="javascript"]').count()).toBe(0)
  expect(await replies.locator('a[href="https://example.org/"]').getAttribute('rel')).toContain('ugc')
  expect(await page.title()).toContain('Запись 1')
  expect(await findings(page, { within: '.talk' })).toEqual([])
  expect(complaints).toEqual([])
})

test('what did not come is said, and the link stays', async () => {
  const before = async (context: BrowserContext): Promise<void> => {
    await context.route('https://social.example/**', route => route.abort())
  }
  const { page } = await mastodon.visit(TALKED, { before })
  await page.locator('.talk').scrollIntoViewIfNeeded()
  await page.getByText('Не удалось загрузить ответы').waitFor()
  expect(await page.getByRole('link', { name: 'Обсудить в Mastodon' }).count()).toBe(1)
})
