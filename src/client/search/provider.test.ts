import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { hostedSearch } from '../../../test/hosted-search.ts'
import { shellData } from '../../../test/shell-data.ts'
import type { ShellData } from '../../shared/shell.ts'

const own = vi.hoisted(() => ({ search: vi.fn(), prepare: vi.fn(), load: undefined as unknown }))
const hosted = vi.hoisted(() => ({ search: vi.fn(), recommend: vi.fn() }))
vi.mock('../../search/browser.ts', async original => ({
  ...(await original<typeof import('../../search/browser.ts')>()),
  createSearcher: ({ load }: { load: unknown }) => Object.assign(own, { load }),
}))
vi.mock('./services/hosted.ts', () => ({ createHosted: () => hosted }))
vi.mock('../shell/preferences.ts', () => ({ contextTags: () => ['default', 'docs-default-2.0'] }))

const SERVICE = hostedSearch()
const { providerOf } = await import('./provider.ts')
const embedded = (suggestions: string[] = []) => site(suggestions, { hosted: undefined })
const service = (suggestions: string[] = []) => site(suggestions, { hosted: SERVICE })

/** A shell, and a server that has the labels of the largest tags. */
function site(suggestions: string[], searching: NonNullable<ShellData['searching']>): ShellData {
  vi.stubGlobal('fetch', async (address: string) => {
    if (address !== '/data/suggestions.json') throw new Error(address)
    return Response.json(suggestions)
  })
  return shellData({ searching })
}

beforeEach(() => {
  vi.spyOn(console, 'warn').mockImplementation(() => {})
  for (const mock of [own.search, own.prepare, hosted.search, hosted.recommend]) mock.mockReset().mockResolvedValue([])
})
afterEach(() => {
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

it('is one for a visit and another for another shell', () => {
  const shell = embedded()
  expect(providerOf(shell)).toBe(providerOf(shell))
  expect(providerOf(shell)).not.toBe(providerOf(embedded()))
})

it('asks the embedded index about the versions of the page, unless told about others', async () => {
  const provider = providerOf(embedded())
  await provider.search('q', { limit: 8 })
  await provider.search('q', { scopes: ['default'] })
  expect(own.search.mock.calls).toEqual([
    ['q', { limit: 8, scopes: ['default', 'docs-default-2.0'] }],
    ['q', { scopes: ['default'] }],
  ])
})

describe('with a hosted service', () => {
  it('asks it, and the index behind it when it fails', async () => {
    const provider = providerOf(service())
    hosted.search.mockResolvedValueOnce('found')
    expect(await provider.search('q', {})).toBe('found')
    expect(own.search).not.toHaveBeenCalled()
    hosted.search.mockRejectedValueOnce(new Error('down'))
    own.search.mockResolvedValueOnce('own')
    expect(await provider.search('q', {})).toBe('own')
  })

  it('asks nobody else when the question was taken back', async () => {
    const controller = new AbortController()
    controller.abort()
    hosted.search.mockRejectedValueOnce(new Error('aborted'))
    await expect(providerOf(service()).search('q', { signal: controller.signal })).rejects.toThrow('aborted')
    expect(own.search).not.toHaveBeenCalled()
  })

  it('loads nothing of the index ahead', () => {
    providerOf(service()).prepare()
    expect(own.prepare).not.toHaveBeenCalled()
    providerOf(embedded()).prepare()
    expect(own.prepare).toHaveBeenCalledOnce()
  })
})

describe('suggestions instead of nothing', () => {
  it('are the words of a query of several, without the short ones, then the tags of the site', async () => {
    expect(await providerOf(embedded(['linux'])).suggest('как  чинить ssh на')).toEqual([
      'как',
      'чинить',
      'ssh',
      'linux',
    ])
    expect(await providerOf(embedded(['linux'])).suggest('ssh на')).toEqual(['linux'])
  })

  it('are four at most, those of the service before those of the site', async () => {
    hosted.recommend.mockResolvedValueOnce(['a', 'b'])
    expect(await providerOf(service(['c', 'd', 'e'])).suggest('query')).toEqual(['a', 'b', 'c', 'd'])
    hosted.recommend.mockRejectedValueOnce(new Error('down'))
    expect(await providerOf(service(['c'])).suggest('query')).toEqual(['c'])
  })

  it('are fewer when the tags do not come', async () => {
    const provider = providerOf(embedded(['c']))
    vi.stubGlobal('fetch', async () => new Response('', { status: 404 }))
    expect(await provider.suggest('одно слово')).toEqual(['одно', 'слово'])
  })

  it('are none on a site without search settings', async () => {
    expect(await providerOf(shellData()).suggest('query')).toEqual([])
  })
})

describe('a file of the index', () => {
  const fetcher = vi.fn<(address: string, init: RequestInit) => Promise<Response>>()
  const load = (path: string, signal?: AbortSignal) => {
    vi.stubGlobal('fetch', fetcher)
    providerOf(shellData({ baseUrl: '/base/' }))
    return (own.load as (path: string, signal?: AbortSignal) => Promise<unknown>)(path, signal)
  }

  it('is asked for under the base', async () => {
    fetcher.mockResolvedValueOnce(Response.json([1]))
    expect(await load('search/words.json')).toEqual([1])
    expect(fetcher.mock.lastCall?.[0]).toBe('/base/search/words.json')
  })

  it('with a fixed name is never taken from the browser unasked, others are named by content', async () => {
    fetcher.mockImplementation(async () => Response.json([]))
    await load('search/manifest.json')
    expect(fetcher.mock.lastCall?.[1].cache).toBe('no-cache')
    await load('assets/search/s-1.json')
    expect(fetcher.mock.lastCall?.[1].cache).toBe('default')
  })

  it('that is not there is a broken index', async () => {
    fetcher.mockResolvedValueOnce(new Response('', { status: 404 }))
    await expect(load('search/words.json')).rejects.toMatchObject({ reason: 'broken' })
  })

  it('is given up after ten seconds, or when the question is taken back', async () => {
    const timeout = vi.spyOn(AbortSignal, 'timeout')
    const controller = new AbortController()
    fetcher.mockImplementation(async () => Response.json([]))
    await load('a', controller.signal)
    expect(timeout).toHaveBeenCalledWith(10_000)
    const { signal } = fetcher.mock.lastCall?.[1] ?? {}
    expect(signal?.aborted).toBe(false)
    controller.abort()
    expect(signal?.aborted).toBe(true)
  })
})
