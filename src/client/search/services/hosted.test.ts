import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { fakeStorage } from '../../../../test/fake-browser.ts'
import { hostedSearch } from '../../../../test/hosted-search.ts'
import { shellData } from '../../../../test/shell-data.ts'
import type { HostedSearchConfig } from '../../../shared/config.ts'
import { createHosted, type Hosted } from './hosted.ts'

const fetcher = vi.fn<(address: string, init: RequestInit) => Promise<Response>>()

const config = (own: Partial<HostedSearchConfig> = {}): HostedSearchConfig =>
  hostedSearch({ contextualSearch: false, hosts: ['one.example', 'two.example'], ...own })
const create = (own?: Partial<HostedSearchConfig>): Hosted => createHosted(config(own), shellData({ locale: 'ru' }))
const answer = (hits: object[], nbHits = hits.length) => Response.json({ results: [{ hits, nbHits, nbPages: 1 }] })
const find = async (hits: object[], own?: Partial<HostedSearchConfig>) => {
  fetcher.mockResolvedValueOnce(answer(hits))
  return (await create(own).search('q', {})).groups
}
const asked = (): Record<string, unknown> => JSON.parse(String(fetcher.mock.lastCall?.[1].body)).requests[0]
const hosts = () => fetcher.mock.calls.map(([address]) => new URL(address).host)

beforeEach(() => {
  vi.useFakeTimers()
  vi.stubGlobal('location', new URL('https://site.example/'))
  vi.stubGlobal('fetch', fetcher)
  fetcher.mockReset().mockImplementation(async () => answer([]))
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

describe('a question', () => {
  it('names the application in the address and has a type that needs no preflight', async () => {
    await create().search('мош', {})
    const [address, init] = fetcher.mock.lastCall ?? []
    const url = new URL(address ?? '')
    expect(url.origin + url.pathname).toBe('https://one.example/1/indexes/*/queries')
    expect(Object.fromEntries(url.searchParams)).toMatchObject({
      'x-algolia-application-id': 'APP',
      'x-algolia-api-key': 'key',
    })
    expect(init).toMatchObject({ method: 'POST', headers: { 'content-type': 'text/plain' } })
  })

  it('counts pages from nought and asks for so many words', async () => {
    await create().search('мош', { limit: 8, page: 3, snippetWords: 5 })
    expect(asked()).toMatchObject({ indexName: 'index', query: 'мош', hitsPerPage: 8, page: 2 })
    expect(asked().attributesToSnippet).toEqual([
      'hierarchy.lvl1:5',
      'hierarchy.lvl2:5',
      'hierarchy.lvl3:5',
      'content:5',
    ])
    await create().search('мош', {})
    expect(asked()).toMatchObject({ hitsPerPage: 20, page: 0 })
  })

  it("is about the reader's language and versions where the config says so", async () => {
    const scopes = ['default', 'docs-default-2.0']
    await create({ contextualSearch: true }).search('q', { scopes })
    const contextual = ['language:ru', ['docusaurus_tag:default', 'docusaurus_tag:docs-default-2.0']]
    expect(asked().facetFilters).toEqual(contextual)
    const searchParameters = { facetFilters: 'type:content', filters: 'x' }
    await create({ contextualSearch: true, searchParameters }).search('q', { scopes })
    expect(asked()).toMatchObject({ facetFilters: [...contextual, 'type:content'], filters: 'x' })
  })

  it('has no filters but those written, and none at all without them', async () => {
    await create({ searchParameters: { facetFilters: ['a', ['b', 'c']] } }).search('q', { scopes: ['default'] })
    expect(asked().facetFilters).toEqual(['a', ['b', 'c']])
    await create().search('q', { scopes: ['default'] })
    expect(asked()).not.toHaveProperty('facetFilters')
  })

  it("goes to the service's own hosts where no others are named, and to others as they are written", async () => {
    await create({ hosts: [] }).search('q', {})
    await create({ hosts: ['http://localhost:8108/'] }).search('q', {})
    expect(hosts()).toEqual(['app-dsn.algolia.net', 'localhost:8108'])
    expect(fetcher.mock.lastCall?.[0]).toMatch(/^http:\/\/localhost:8108\/1\/indexes/)
  })
})

describe('a host that fails', () => {
  const broken = async () => new Response('', { status: 503 })

  it('is followed by the next one', async () => {
    fetcher.mockImplementationOnce(broken)
    fetcher.mockResolvedValueOnce(answer([], 7))
    expect((await create().search('q', {})).total).toBe(7)
    expect(hosts()).toEqual(['one.example', 'two.example'])
  })

  it('is followed by the next one also when a page comes in its place, as networks of hotels have them', async () => {
    fetcher.mockResolvedValueOnce(new Response('<!doctype html><title>Wi-Fi</title>'))
    fetcher.mockResolvedValueOnce(answer([], 7))
    expect((await create().search('q', {})).total).toBe(7)
    expect(hosts()).toEqual(['one.example', 'two.example'])
  })

  it('is left alone for two minutes', async () => {
    const hosted = create()
    fetcher.mockRejectedValueOnce(new Error('offline'))
    await hosted.search('q', {})
    vi.setSystemTime(Date.now() + 2 * 60_000 - 1)
    await hosted.search('q', {})
    vi.setSystemTime(Date.now() + 1)
    await hosted.search('q', {})
    expect(hosts()).toEqual(['one.example', 'two.example', 'two.example', 'one.example'])
  })

  it('is left alone also after the page is loaded anew', async () => {
    const storage = fakeStorage()
    vi.stubGlobal('window', { sessionStorage: storage })
    fetcher.mockRejectedValueOnce(new Error('offline'))
    await create().search('q', {})
    await create().search('q', {})
    expect(hosts()).toEqual(['one.example', 'two.example', 'two.example'])
    storage.setItem('zapiski.search.failures', '{"damaged"')
    await create().search('q', {})
    expect(hosts().at(-1)).toBe('one.example')
  })

  it('is asked all the same when all have failed', async () => {
    const hosted = create()
    fetcher.mockImplementation(broken)
    await expect(hosted.search('q', {})).rejects.toThrow('503')
    await expect(hosted.search('q', {})).rejects.toThrow('503')
    expect(hosts()).toEqual(['one.example', 'two.example', 'one.example', 'two.example'])
  })

  it('gives the last reason', async () => {
    fetcher.mockImplementationOnce(broken)
    fetcher.mockRejectedValueOnce(new Error('offline'))
    await expect(create().search('q', {})).rejects.toThrow('offline')
  })

  it('does not count when the question itself is refused: others would refuse it too', async () => {
    const hosted = create()
    fetcher.mockResolvedValueOnce(new Response('', { status: 403 }))
    await expect(hosted.search('q', {})).rejects.toThrow('403')
    expect(hosts()).toEqual(['one.example'])
    await hosted.search('q', {})
    expect(hosts()).toEqual(['one.example', 'one.example'])
  })

  it('does not count when the reader asked for something else meanwhile', async () => {
    const hosted = create()
    const controller = new AbortController()
    fetcher.mockImplementationOnce(async () => {
      controller.abort()
      throw new Error('aborted')
    })
    await expect(hosted.search('q', { signal: controller.signal })).rejects.toThrow('aborted')
    await hosted.search('r', {})
    expect(hosts()).toEqual(['one.example', 'one.example'])
  })

  it('has three seconds, the next one five', async () => {
    const timeout = vi.spyOn(AbortSignal, 'timeout')
    fetcher.mockImplementationOnce(broken)
    await create().search('q', {})
    expect(timeout.mock.calls).toEqual([[3000], [5000]])
    timeout.mockRestore()
  })
})

describe('an answer', () => {
  const hit = (path: string, own: object = {}) => ({
    url: `https://site.example${path}`,
    hierarchy: { lvl0: 'Docs', lvl1: 'Title' },
    ...own,
  })

  it('that is none is an error', async () => {
    fetcher.mockResolvedValueOnce(Response.json({ results: [] }))
    await expect(create().search('q', {})).rejects.toThrow('not an answer')
    fetcher.mockResolvedValueOnce(Response.json({ results: [{ nbHits: 1 }] }))
    await expect(create().search('q', {})).rejects.toThrow('not an answer')
  })

  it('groups records by page in the order in which pages come first', async () => {
    const groups = await find([hit('/a#one'), hit('/b'), hit('/a#two'), { url: 1 }])
    expect(groups.map(({ route, items }) => [route, items.map(({ anchor }) => anchor)])).toEqual([
      ['/a', ['one', 'two']],
      ['/b', ['']],
    ])
    expect(groups[0]).toMatchObject({ title: 'Title', section: 'Docs', kind: 'page' })
  })

  it('shows five records of a page', async () => {
    const [group] = await find(Array.from({ length: 7 }, (_, index) => hit(`/a#p${index}`)))
    expect(group?.items.map(({ anchor }) => anchor)).toEqual(['p0', 'p1', 'p2', 'p3', 'p4'])
  })

  it('titles a page by what it has: its title, its section, its address', async () => {
    const titled = await find([
      hit('/a'),
      hit('/b', { hierarchy: { lvl0: 'Docs' } }),
      hit('/c', { hierarchy: undefined }),
    ])
    expect(titled.map(({ title, section }) => [title, section])).toEqual([
      ['Title', 'Docs'],
      ['Docs', 'Docs'],
      ['/c', ''],
    ])
  })

  it('heads a record by its deepest level, with its anchor as people write it', async () => {
    const hierarchy = { lvl0: 'Docs', lvl1: 'Title', lvl2: 'Two', lvl3: 'Three', lvl4: null }
    const [group] = await find([hit('/a#%D1%87', { hierarchy, content: 'Words' })])
    expect(group?.items).toEqual([
      { anchor: 'ч', heading: [{ text: 'Three', mark: false }], text: [{ text: 'Words', mark: false }] },
    ])
    const headings = [2, 3, 4, 5, 6].map(async deepest => {
      const levels = Array.from({ length: deepest + 1 }, (_, level) => [`lvl${level}`, `Level ${level}`])
      const [own] = await find([hit('/a#b', { hierarchy: Object.fromEntries(levels) })])
      return own?.items[0]?.heading.map(({ text }) => text).join('')
    })
    expect(await Promise.all(headings)).toEqual(['Level 2', 'Level 3', 'Level 4', 'Level 5', 'Level 6'])
  })

  it('marks what the service found, in its snippet before its highlight, and makes no markup of it', async () => {
    const [group] = await find([
      hit('/a', {
        hierarchy: { lvl1: 'A <b> title', lvl2: 'Part' },
        content: 'whole',
        _snippetResult: {
          content: { value: 'a \uE000<i>found\uE001 word' },
          hierarchy: { lvl2: { value: '\uE000Part\uE001' } },
        },
        _highlightResult: { hierarchy: { lvl1: { value: 'A <b> \uE000title\uE001' }, lvl2: { value: 'other' } } },
      }),
    ])
    expect(group?.titleParts).toEqual([
      { text: 'A <b> ', mark: false },
      { text: 'title', mark: true },
    ])
    expect(group?.items[0]).toEqual({
      anchor: '',
      heading: [{ text: 'Part', mark: true }],
      text: [
        { text: 'a ', mark: false },
        { text: '<i>found', mark: true },
        { text: ' word', mark: false },
      ],
    })
  })

  it('marks neighbours apart, and what was cut off before its end', async () => {
    const value = '\uE000a\uE001\uE000b\uE001 c \uE000d'
    const [group] = await find([hit('/a', { _snippetResult: { content: { value } } })])
    expect(group?.items[0]?.text).toEqual([
      { text: 'a', mark: true },
      { text: 'b', mark: true },
      { text: ' c ', mark: false },
      { text: 'd', mark: true },
    ])
  })

  it('leads to this site, whatever origin the service crawled', async () => {
    const groups = await find([{ url: 'https://old.example/a/?x#b' }, { url: '/c' }, { url: 'https://[bad' }])
    expect(groups.map(({ route }) => route)).toEqual(['/a/', '/c', 'https://[bad'])
  })

  it('leads elsewhere where the config says so', async () => {
    const [group] = await find([{ url: 'https://forum.example/t#1' }], { externalUrlRegex: 'forum\\.example' })
    expect(group?.route).toBe('https://forum.example/t')
  })

  it('has the part of its addresses exchanged that is not of this site', async () => {
    const replaceSearchResultPathname = { from: '/old/', to: '/new/' }
    const [group] = await find([hit('/old/a')], { replaceSearchResultPathname })
    expect(group?.route).toBe('/new/a')
  })

  it("goes through the author's module", async () => {
    const code = 'export default items => items.slice(1)'
    const groups = await find([hit('/a'), hit('/b')], {
      transformItems: `data:text/javascript,${encodeURIComponent(code)}`,
    })
    expect(groups.map(({ route }) => route)).toEqual(['/b'])
  })
})

describe('recommendations', () => {
  it('are titles, each once', async () => {
    const titles = ['A', undefined, 'B', 'A'].map(lvl1 => ({ hierarchy: { lvl1 } }))
    fetcher.mockResolvedValueOnce(answer(titles))
    expect(await create().recommend()).toEqual(['A', 'B'])
    expect(fetcher.mock.lastCall?.[0]).toContain('/1/indexes/*/recommendations?')
    expect(asked()).toMatchObject({ indexName: 'index', model: 'trending-items', maxRecommendations: 4 })
  })

  it('are none where the service has none', async () => {
    fetcher.mockResolvedValueOnce(Response.json({}))
    expect(await create().recommend()).toEqual([])
  })
})
