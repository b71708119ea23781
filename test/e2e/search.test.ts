import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { findings } from './axe.ts'
import { openBrowser } from './browser.ts'
import { type How, type Served, serve, serveOwn } from './serve.ts'
import { SITE_DIR } from './site.ts'
import { heading, hold, isMarked, mark, untilHeading, visit } from './visit.ts'

let browser: Browser
beforeAll(async () => {
  browser = await openBrowser()
})

const dialog = 'dialog.search'
const options = (page: Page) => page.locator(`${dialog} [role="option"]`)
/** Opens the box and types. */
async function ask(page: Page, query: string): Promise<void> {
  if ((await page.locator(dialog).count()) === 0) await page.keyboard.press('Control+KeyK')
  await page.locator('.search-input').fill(query)
}
const SEARCH_CODE = /\/search-[^/]*\.js$/
const FRAGMENT = /assets\/search\/p\d+-/
const lazy = (path: string): boolean => /^\/(?:assets\/)?search\//.test(path) || SEARCH_CODE.test(path)

// Dev answers the very bytes of a build (`test/dev-parity.test.ts`): what is tried against both is what its own script,
// its headers and its 404 could change.
describe.each(['built', 'dev'] as const)('%s site', (how: How) => {
  let served: Served
  beforeAll(async () => {
    served = await serve(how, SITE_DIR)
  })
  afterAll(() => served?.close())
  const at = (path: string): string => served.at(path)

  test('nothing of the search is fetched before someone turns to it', async () => {
    const { page, requests, close } = await visit(browser, at('/about'))
    await page.waitForTimeout(500)
    expect(requests.filter(lazy)).toEqual([])
    await page.locator('.navbar-search').hover()
    await expect.poll(() => requests.some(path => path === '/search/manifest.json')).toBe(true)
    await close()
  })

  test('words in any form are found, the keyboard chooses, Enter goes there without a load; the page is kept as recent', async () => {
    const { page, complaints, close } = await visit(browser, at('/about'))
    await mark(page)
    await ask(page, 'ключами ssh')
    await options(page).first().waitFor()
    expect(await page.locator(`${dialog} mark`).count()).toBeGreaterThan(0)
    expect(await findings(page)).toEqual([])
    const active = () => page.locator('.search-input').getAttribute('aria-activedescendant')
    const selected = () => page.locator(`${dialog} [aria-selected="true"]`).getAttribute('id')
    expect(await active()).toBe(await selected())
    await page.keyboard.press('End')
    expect(await page.locator(`${dialog} [aria-selected="true"]`).textContent()).toContain('Показать')
    await page.keyboard.press('Home')
    await page.keyboard.press('ArrowDown')
    await page.keyboard.press('ArrowUp')
    const title = (await page.locator(`${dialog} [aria-selected="true"] .search-title`).textContent()) ?? ''
    await page.keyboard.press('Enter')
    await untilHeading(page, title.slice(0, 8))
    expect(await isMarked(page)).toBe(true)
    expect(await page.locator(dialog).count()).toBe(0)
    await page.keyboard.press('Control+KeyK')
    await expect.poll(() => page.locator(`${dialog} .search-group-label`).textContent()).toBe('Недавнее')
    expect(await findings(page)).toEqual([])
    await page.locator('.search-saved-row button').first().click()
    await expect.poll(() => page.locator(`${dialog} .search-group-label`).textContent()).toBe('Избранное')
    await page.locator('.search-saved-row button').first().click()
    await expect.poll(() => page.locator('.search-start').count()).toBe(1)
    expect(complaints).toEqual([])
    await close()
  })
})

describe('the box and the page', () => {
  let served: Served
  beforeAll(async () => {
    served = await serve('built', SITE_DIR)
  })
  afterAll(() => served?.close())
  const at = (path: string): string => served.at(path)

  test('opens by its keys, also on a Russian layout, not while typing; Escape gives focus to the entry', async () => {
    const { page, complaints, close } = await visit(browser, at('/about'))
    const opened = () => page.locator('.search-input').waitFor()
    const closed = () => expect.poll(() => page.locator(dialog).count()).toBe(0)
    const focused = () => page.evaluate(() => document.activeElement?.className)
    await page.keyboard.press('Control+KeyK')
    await opened()
    expect(await findings(page)).toEqual([])
    await page.keyboard.press('Escape')
    await closed()
    await expect.poll(focused).toBe('navbar-search')
    // The key that is K on one layout and л on another.
    await page.evaluate(() =>
      document.dispatchEvent(new KeyboardEvent('keydown', { key: 'л', code: 'KeyK', ctrlKey: true })),
    )
    await opened()
    await page.keyboard.press('Escape')
    await closed()
    await page.evaluate(() => (document.activeElement as HTMLElement).blur())
    await page.keyboard.press('/')
    await opened()
    await page.keyboard.press('Escape')
    await closed()
    await page.locator('.navbar-search').focus()
    await page.keyboard.press('s')
    await expect.poll(() => page.locator('.search-input').inputValue()).toBe('s')
    await page.keyboard.press('Escape')
    await closed()
    await page.evaluate(() => {
      const input = document.createElement('input')
      document.querySelector('main')?.append(input)
      input.focus()
    })
    await page.keyboard.press('/')
    expect(await page.locator(dialog).count()).toBe(0)
    expect(complaints).toEqual([])
    await close()
  })

  test.each([
    ['the other layout', 'вщслук', 'docker'],
    ['the other layout back', 'ghjcnjq gfhjkm', 'простой пароль'],
    ['the other script', 'тейлскейл', 'tailscale'],
  ])('%s: the repair is made and said', async (_, query, repaired) => {
    const { page, close } = await visit(browser, at('/about'))
    await ask(page, query)
    await options(page).first().waitFor()
    const text = ((await page.locator(`${dialog} .search-body`).textContent()) ?? '').toLowerCase()
    expect(text).toContain(repaired.split(' ')[0])
    if (query !== 'тейлскейл') expect(text).toContain(`показаны результаты для «${repaired}»`)
    await close()
  })

  test('nothing found is said, with ways on; the query is at most 64 characters and never markup', async () => {
    const { page, complaints, close } = await visit(browser, at('/about'))
    await ask(page, '<жрчштнв>')
    await page.locator('.search-message-title').waitFor()
    expect(await page.locator('.search-message-title').textContent()).toContain('«<жрчштнв>»')
    expect(await findings(page)).toEqual([])
    await page.locator('.search-suggestion').first().click()
    await options(page).first().waitFor()
    expect(await page.locator('.search-input').getAttribute('maxlength')).toBe('64')
    expect(complaints).toEqual([])
    await close()
  })

  test('the search page: the address holds the query, filters narrow, Back goes back, counts are right', async () => {
    const { page, complaints, close } = await visit(browser, at('/search?q=lua'))
    const count = async () => Number(((await page.locator('.search-count').textContent()) ?? '').replace(/\D/g, ''))
    await page.locator('.search-result').first().waitFor()
    const all = await count()
    expect(await page.locator('input[name="q"]').inputValue()).toBe('lua')
    await expect.poll(() => page.title()).toContain('Поиск: lua')
    expect(await findings(page)).toEqual([])
    await page.locator('.facets a', { hasText: 'База знаний' }).click()
    await page.waitForURL(url => url.searchParams.get('kind') === 'docs')
    await expect.poll(count).toBeLessThan(all)
    await page.goBack()
    await expect.poll(count).toBe(all)
    await page.locator('input[name="q"]').fill('docker')
    await page.waitForURL(url => url.searchParams.get('q') === 'docker')
    await expect.poll(() => page.locator('.search-result h2').first().textContent()).toContain('Docker')
    await page.locator('input[name="q"]').fill('ssh')
    await page.keyboard.press('Enter')
    await page.waitForURL(url => url.searchParams.get('q') === 'ssh')
    await expect.poll(() => page.locator('.search-result h2').first().textContent()).toContain('SSH')
    expect(await heading(page)).toBe('Поиск')
    expect(complaints).toEqual([])
    await close()
  })

  test.each([
    ['missing', 'broken'],
    ['truncated', 'broken'],
    ['of another engine', 'stale'],
    ['out of reach', 'network'],
  ])('an index that is %s: a message and a way on, never an endless wait', async (fault, reason) => {
    let isBroken = true
    const { page, close } = await visit(browser, at('/about'), {
      before: async context => {
        await context.route('**/search/manifest.json', async route => {
          if (!isBroken) return route.continue()
          if (fault === 'missing') return route.fulfill({ status: 404, body: '' })
          if (fault === 'out of reach') return route.abort()
          const response = await route.fetch()
          const body = await response.text()
          if (fault === 'truncated') return route.fulfill({ response, body: body.slice(0, 30) })
          return route.fulfill({ response, body: body.replace(/"format":\d+/, '"format":0') })
        })
      },
    })
    await ask(page, 'docker')
    const message = page.locator(`${dialog} [role="alert"]`)
    await message.waitFor()
    expect(await message.textContent()).toContain(reason === 'stale' ? 'Сайт обновился' : 'проверить подключение')
    expect(await findings(page)).toEqual([])
    isBroken = false
    await message.locator('button').click()
    if (reason === 'stale') {
      await page.waitForURL(url => url.searchParams.get('q') === 'docker')
      await page.locator('.search-result').first().waitFor()
    } else await options(page).first().waitFor()
    await close()
  })

  test('code of the box that does not come is said, and asked for again', async () => {
    let isBroken = true
    const { page, close } = await visit(browser, at('/about'), {
      before: async context => {
        await context.route(SEARCH_CODE, route => (isBroken ? route.abort() : route.continue()))
      },
    })
    await page.keyboard.press('Control+KeyK')
    await page.locator(`${dialog} .loader-error`).waitFor()
    isBroken = false
    await page.getByRole('button', { name: 'Повторить' }).click()
    // A browser may keep a failed module for the life of the document; then the plain page is the way.
    await expect
      .poll(async () => (await page.locator('.search-input').count()) + (await page.locator('.loader-error').count()))
      .toBeGreaterThan(0)
    await close()
  })
})

describe('the search page', () => {
  let served: Served
  beforeAll(async () => {
    served = await serve('built', SITE_DIR)
  })
  afterAll(() => served?.close())
  const field = (page: Page) => page.locator('input[name="q"]')
  const query = (page: Page, name: string) => new URL(page.url()).searchParams.get(name)

  test('after Back the field has the query of the page, also with the focus in it', async () => {
    const { page, close } = await visit(browser, served.at('/search?q=lua'))
    await page.locator('.search-result').first().waitFor()
    await field(page).fill('docker')
    await page.keyboard.press('Enter')
    await page.waitForURL(url => url.searchParams.get('q') === 'docker')
    await field(page).fill('ssh')
    await page.keyboard.press('Enter')
    await page.waitForURL(url => url.searchParams.get('q') === 'ssh')
    await field(page).focus()
    await page.goBack()
    await expect.poll(() => field(page).inputValue()).toBe('docker')
    await expect.poll(() => page.locator('.search-result h2').first().textContent()).toContain('Docker')
    await page.goForward()
    await expect.poll(() => field(page).inputValue()).toBe('ssh')
    await close()
  })

  test('typing and Enter keep the filters, and begin at the first page', async () => {
    const { page, close } = await visit(browser, served.at('/search?q=lua&kind=docs&tag=lua&page=2'))
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
    await close()
  })

  test('a page after the last one is the last one', async () => {
    const { page, close } = await visit(browser, served.at('/search?q=на&page=99'))
    await page.locator('.search-result').first().waitFor()
    const last = (await page.locator('.search-pages a').last().textContent()) ?? ''
    const current = () => page.locator('.search-pages a[aria-current="page"]').textContent()
    expect(await current()).toBe(last)
    await expect.poll(() => query(page, 'page')).toBe(last)
    await page.locator('.search-pages a').first().click()
    await expect.poll(current).toBe('1')
    await page.locator('.search-pages a').nth(1).click()
    await expect.poll(current).toBe('2')
    await page.waitForTimeout(300)
    expect(query(page, 'page')).toBe('2')
    await page.goto(served.at('/search?q=bitwarden&page=99'))
    await page.locator('.search-result').first().waitFor()
    await expect.poll(() => query(page, 'page')).toBe(null)
    await close()
  })

  test('a query from an address is cut as a typed one is, wherever it is shown', async () => {
    const long = 'ы'.repeat(300)
    const { page, close } = await visit(browser, served.at(`/search?q=${long}&tag=${long}`))
    await page.locator('.search-message-title').waitFor()
    expect(await field(page).inputValue()).toBe('ы'.repeat(64))
    expect(await page.title()).not.toContain('ы'.repeat(65))
    expect(await page.locator('main').textContent()).not.toContain('ы'.repeat(65))
    await close()
  })
})

test('what is typed while the code of the box is on its way is the query', async () => {
  const served = await serve('built', SITE_DIR)
  let release = (): void => {}
  const { page, close } = await visit(browser, served.at('/about'), {
    before: async context => {
      release = await hold(context, SEARCH_CODE)
    },
  })
  await page.keyboard.press('Control+KeyK')
  await page.keyboard.type('dock')
  await page.locator(`${dialog} .loader`).waitFor()
  expect(await findings(page)).toEqual([])
  await page.keyboard.type('e')
  release()
  await page.locator(`${dialog} .search-foot`).waitFor({ state: 'attached' })
  await page.keyboard.type('r')
  expect(await page.locator('.search-input').inputValue()).toBe('docker')
  await expect.poll(() => options(page).first().textContent()).toContain('Docker')
  await close()
  await served.close()
})

test('an index that never answers: the wait is said, then a message with a button that asks again', async () => {
  const served = await serve('built', SITE_DIR)
  let release = (): void => {}
  const { page, close } = await visit(browser, served.at('/about'), {
    // The client's own limit of ten seconds, sooner.
    init: () => {
      const timeout = AbortSignal.timeout.bind(AbortSignal)
      AbortSignal.timeout = ms => timeout(ms / 3)
    },
    before: async context => {
      release = await hold(context, /search\/manifest\.json/)
    },
  })
  await ask(page, 'docker')
  await page.locator('.search-wait').waitFor()
  await page.locator(`${dialog} [role="alert"]`).waitFor()
  expect(await page.locator('.search-wait').count()).toBe(0)
  release()
  await page.getByRole('button', { name: 'Повторить' }).click()
  await options(page).first().waitFor()
  await close()
  await served.close()
})

test('from opening the box to results: the code, what every query needs, the words; then excerpts', async () => {
  const served = await serve('built', SITE_DIR)
  let release = (): void => {}
  const { page, requests, close } = await visit(browser, served.at('/about'), {
    before: async context => {
      release = await hold(context, FRAGMENT)
    },
  })
  await page.waitForTimeout(500)
  const before = requests.length
  await ask(page, 'docker compose')
  await options(page).first().waitFor()
  const first = requests.slice(before).filter(path => !FRAGMENT.test(path))
  expect(first.filter(path => SEARCH_CODE.test(path))).toHaveLength(1)
  expect(first.filter(path => path === '/search/manifest.json')).toHaveLength(1)
  expect(first.length).toBeLessThanOrEqual(6)
  expect(await page.locator(`${dialog} .search-text`).count()).toBe(0)
  // A choice made meanwhile stays when the excerpts come.
  await page.keyboard.press('ArrowDown')
  const chosen = () => page.locator(`${dialog} [aria-selected="true"]`).getAttribute('href')
  const href = await chosen()
  release()
  await page.locator(`${dialog} .search-text`).first().waitFor()
  expect(await chosen()).toBe(href)
  await close()
  await served.close()
})

test('on a narrow screen the box fills it and works by touch', async () => {
  const served = await serve('built', SITE_DIR)
  const { page, close } = await visit(browser, served.at('/'), {
    viewport: { width: 360, height: 740 },
    hasTouch: true,
    isMobile: true,
  })
  await page.locator('.navbar-search').tap()
  await page.locator('.search-input').fill('docker')
  await options(page).first().waitFor()
  const box = await page.locator(dialog).boundingBox()
  expect(box).toMatchObject({ x: 0, y: 0, width: 360, height: 740 })
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360)
  expect(await findings(page)).toEqual([])
  await options(page).first().tap()
  await expect.poll(() => page.locator(dialog).count()).toBe(0)
  await close()
  await served.close()
})

test('without JavaScript the search page leads elsewhere', async () => {
  const served = await serve('built', SITE_DIR)
  const { page, close } = await visit(browser, served.at('/search?q=lua'), { javaScriptEnabled: false, ready: false })
  expect(await page.locator('.search-places a').count()).toBeGreaterThan(3)
  await close()
  await served.close()
})

describe('a hosted service', () => {
  let service: Server
  let served: Served
  let folder: string
  const asked: { url: URL; body: { requests: Record<string, unknown>[] } }[] = []
  let status = 200
  let many = false

  beforeAll(async () => {
    service = createServer((request, response) => {
      let text = ''
      request.on('data', chunk => {
        text += chunk
      })
      request.on('end', () => {
        asked.push({ url: new URL(request.url ?? '/', 'http://service'), body: JSON.parse(text || '{}') })
        response.writeHead(status, { 'content-type': 'application/json', 'access-control-allow-origin': '*' })
        const isRecommend = request.url?.includes('recommendations')
        const hit = {
          objectID: '1',
          url: 'https://example.org/docs/intro#раздел',
          type: 'lvl2',
          content: null,
          hierarchy: { lvl0: 'Заметки', lvl1: 'Введение', lvl2: 'Раздел', lvl3: null },
          _snippetResult: { hierarchy: { lvl2: { value: '\uE000Раз\uE001дел <b>' } } },
          _highlightResult: { hierarchy: { lvl1: { value: 'Введение' } } },
        }
        const none = JSON.stringify(asked.at(-1)?.body).includes('ничего')
        const sections = Array.from({ length: 28 }, (_, index) => ({
          ...hit,
          url: `https://example.org/docs/${index % 4}#${index}`,
        }))
        const hits = none && !isRecommend ? [] : many ? sections.slice(0, 20) : [hit]
        response.end(JSON.stringify({ results: [{ hits, nbHits: hits.length, nbPages: 1, page: 0 }] }))
      })
    })
    await new Promise<void>(done => service.listen(0, '127.0.0.1', done))
    const { port } = service.address() as AddressInfo
    folder = mkdtempSync(join(tmpdir(), 'zapiski-hosted-'))
    cpSync(resolve(import.meta.dirname, '../sites/furnished'), folder, { recursive: true })
    const config = join(folder, 'zapiski.config.ts')
    const search = `  search: { algolia: { appId: 'APP', apiKey: 'key', indexName: 'notes', hosts: ['http://127.0.0.1:${port}'], transformItems: './items.ts' } },\n`
    const text = readFileSync(config, 'utf8').replace(/ {2}analytics:[^\n]*\n/, search)
    writeFileSync(config, text.replace("url: 'https://example.org'", "url: 'http://example.org'"))
    writeFileSync(
      join(folder, 'items.ts'),
      `interface Item { hierarchy: Record<string, string | null> }
       export default (items: Item[]) => items.map(item => ({ ...item, hierarchy: { ...item.hierarchy, lvl0: 'Раздел заметок' } }))`,
    )
    served = await serveOwn('built', folder)
  })
  afterAll(async () => {
    await served?.close()
    service?.close()
    rmSync(folder, { recursive: true })
  })

  test('is asked by its protocol, answers become text and addresses of this site', async () => {
    const { page, complaints, close } = await visit(browser, served.at('/'))
    await ask(page, 'раздел')
    await options(page).first().waitFor()
    const last = asked.at(-1)
    expect(last?.url.pathname).toBe('/1/indexes/*/queries')
    expect(Object.fromEntries(last?.url.searchParams ?? [])).toMatchObject({
      'x-algolia-application-id': 'APP',
      'x-algolia-api-key': 'key',
    })
    expect(last?.body.requests[0]).toMatchObject({
      indexName: 'notes',
      query: 'раздел',
      facetFilters: ['language:ru', ['docusaurus_tag:default', 'docusaurus_tag:docs-default-current']],
    })
    expect(await page.locator(`${dialog} mark`).first().textContent()).toBe('Раз')
    expect(await page.locator(`${dialog} .search-heading`).first().textContent()).toBe('Раздел <b>')
    expect(await page.locator(`${dialog} .search-group`).first().textContent()).toContain('Раздел заметок')
    expect(await options(page).nth(1).getAttribute('href')).toBe(`/docs/intro#${encodeURIComponent('раздел')}`)
    expect(await page.locator('link[rel="preconnect"]').count()).toBe(1)
    await ask(page, 'ничего нет')
    await page.locator('.search-suggestion', { hasText: 'Введение' }).waitFor()
    expect(asked.some(({ url }) => url.pathname === '/1/indexes/*/recommendations')).toBe(true)
    // The small site has no icon, and browsers ask for one.
    expect(complaints.filter(text => !text.includes('404'))).toEqual([])
    await close()
  })

  test('twenty sections of it are asked for and shown, five of a page', async () => {
    many = true
    const { page, close } = await visit(browser, served.at('/'))
    await ask(page, 'много')
    await options(page).first().waitFor()
    expect(asked.at(-1)?.body.requests[0]).toMatchObject({ hitsPerPage: 20 })
    const groups = page.locator(`${dialog} .search-group`)
    await expect.poll(() => groups.count()).toBe(4)
    expect(await groups.first().locator('.search-option--inner').count()).toBe(5)
    expect(await page.locator(`${dialog} .search-option--inner`).count()).toBe(20)
    many = false
    await close()
  })

  test('that fails is replaced by the embedded index and left alone for a while', async () => {
    status = 503
    const { page, close } = await visit(browser, served.at('/'))
    await ask(page, 'введение')
    await expect.poll(() => page.locator(`${dialog} .search-title`).first().textContent()).toBe('Введение')
    status = 200
    await close()
  })
})
