/** The search of a hosted service, asked by its protocol. */

import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, describe, expect, test } from 'vitest'
import { onSite } from './group.ts'
import { ask, dialog, options } from './search-kit.ts'
import { serveOwn } from './serve.ts'
import { FURNISHED } from './site.ts'

describe('a hosted service', () => {
  let service: Server
  let folder: string
  const asked: { url: URL; body: { requests: Record<string, unknown>[] } }[] = []
  let status = 200
  let many = false

  const { at, visit } = onSite(async () => {
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
    cpSync(FURNISHED, folder, { recursive: true })
    const config = join(folder, 'zapiski.config.ts')
    const search = `  search: { algolia: { appId: 'APP', apiKey: 'key', indexName: 'notes', hosts: ['http://127.0.0.1:${port}'], transformItems: './items.ts' } },\n`
    const text = readFileSync(config, 'utf8').replace(/ {2}analytics:[^\n]*\n/, search)
    writeFileSync(config, text.replace("url: 'https://example.org'", "url: 'http://example.org'"))
    writeFileSync(
      join(folder, 'items.ts'),
      `interface Item { hierarchy: Record<string, string | null> }
       export default (items: Item[]) => items.map(item => ({ ...item, hierarchy: { ...item.hierarchy, lvl0: 'Раздел заметок' } }))`,
    )
    return serveOwn('built', folder)
  })
  afterAll(() => {
    service?.close()
    rmSync(folder, { recursive: true })
  })

  test('is asked by its protocol, answers become text and addresses of this site', async () => {
    const { page, complaints } = await visit('/')
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
      attributesToSnippet: expect.arrayContaining(['content:10']),
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
  })

  test('twenty sections of it are asked for and shown, five of a page, with half the words on a narrow screen', async () => {
    many = true
    const { page } = await visit('/', { viewport: { width: 768, height: 1024 } })
    await ask(page, 'много')
    await options(page).first().waitFor()
    expect(asked.at(-1)?.body.requests[0]).toMatchObject({
      hitsPerPage: 20,
      attributesToSnippet: expect.arrayContaining(['content:5']),
    })
    const groups = page.locator(`${dialog} .search-group`)
    await expect.poll(() => groups.count()).toBe(4)
    expect(await groups.first().locator('.search-option--inner').count()).toBe(5)
    expect(await page.locator(`${dialog} .search-option--inner`).count()).toBe(20)
    // So does the page of results, and goes back to all of them where there is room.
    for (const [width, words] of [
      [768, 5],
      [769, 10],
    ] as const) {
      await page.setViewportSize({ width, height: 1024 })
      await page.goto(at(`/search?q=${width}`))
      await page.locator('.search-result').first().waitFor()
      expect(asked.at(-1)?.body.requests[0]).toMatchObject({
        query: String(width),
        hitsPerPage: 20,
        attributesToSnippet: expect.arrayContaining([`content:${words}`]),
      })
    }
    many = false
  })

  test('that fails is replaced by the embedded index', async () => {
    status = 503
    const { page } = await visit('/')
    await ask(page, 'введение')
    await expect.poll(() => page.locator(`${dialog} .search-title`).first().textContent()).toBe('Введение')
    status = 200
  })
})
