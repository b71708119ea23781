import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { pageRecord } from '../../../test/shell-data.ts'
import { toRoute } from '../../shared/path.ts'
import { createRecords, routeOf, setBaseUrl } from './records.ts'

/** There is no parser of HTML here: a document of these tests is what is to be read out of it. */
class Parser {
  parseFromString(text: string) {
    const isPage = text.startsWith('{')
    const { title, content, ...state } = isPage ? JSON.parse(text) : {}
    const parts: Record<string, object> = {
      __zapiski_state: { textContent: JSON.stringify(state) },
      __zapiski_content: { innerHTML: content },
    }
    const none = () => []
    return {
      title,
      head: { querySelectorAll: none },
      querySelectorAll: none,
      getElementById: (id: string) => (isPage ? parts[id] : null),
    }
  }
}

const fetcher = vi.fn<(address: string, init: RequestInit) => Promise<Response>>()
const at = (path: string) => routeOf(new URL(path, 'https://example.org'))

beforeEach(() => {
  vi.stubGlobal('location', new URL('https://example.org/docs/'))
  fetcher.mockReset()
  vi.stubGlobal('fetch', fetcher)
  vi.stubGlobal('DOMParser', Parser)
  setBaseUrl('/')
})
afterEach(() => vi.unstubAllGlobals())

describe('what a link leads to', () => {
  it.each([
    ['/', '/'],
    ['/docs/', '/docs'],
    ['/docs/index.html', '/docs'],
    ['/docs/start.html?q=1#part', '/docs/start'],
    ['/docs/%D0%BC%D0%BE%D1%88', '/docs/мош'],
  ])('%s is the page %s', (path, route) => {
    expect(at(path)).toBe(route)
  })

  it.each(['/docs/release-2.0', '/blog/zapiski.js.org', '/v1.2.3/', '/a.b/c'])(
    '%s is a page: a dot makes no file',
    path => {
      expect(at(path)).toBe(toRoute(path))
    },
  )

  it.each(['/rss.xml', '/img/cat.JPG', '/plan.jpeg', '/files/a.tar.gz', '/font.woff2', '/docs/start.md', '/song.mp3'])(
    '%s is a file',
    path => {
      expect(at(path)).toBeUndefined()
    },
  )

  it('an address that cannot be decoded is taken as it is', () => {
    expect(at('/docs/%E0%A4%A')).toBe('/docs/%E0%A4%A')
  })

  it('another site is no page of ours, neither is another scheme or port', () => {
    expect(routeOf(new URL('https://example.com/docs'))).toBeUndefined()
    expect(routeOf(new URL('http://example.org/docs'))).toBeUndefined()
    expect(routeOf(new URL('https://example.org:8080/docs'))).toBeUndefined()
  })

  it('an address out of the base is no page, one inside loses the base', () => {
    setBaseUrl('/base/')
    expect(at('/base/')).toBe('/')
    expect(at('/base')).toBe('/')
    expect(at('/base/docs/a')).toBe('/docs/a')
    expect(at('/base/docs/a/')).toBe('/docs/a')
    expect(at('/docs/a')).toBeUndefined()
    expect(at('/basement/a')).toBeUndefined()
  })
})

describe('records', () => {
  const route = toRoute('/docs/a')
  const page = new URL('https://example.org/docs/a?q=1#part')
  const answer = (record: object, init?: ResponseInit) =>
    new Response(JSON.stringify(record), { headers: { 'content-type': 'text/html; charset=utf-8' }, ...init })
  const good = () => fetcher.mockImplementation(async () => answer(pageRecord('/docs/a')))

  it('are read out of the documents that links name, once each, without query and hash', async () => {
    good()
    const records = createRecords('one')
    const [first, second] = await Promise.all([records.load(page), records.load(page)])
    expect(first.title).toBe('Page /docs/a')
    expect(second).toBe(first)
    expect(fetcher).toHaveBeenCalledOnce()
    expect(fetcher.mock.calls[0]?.[0]).toBe('/docs/a')
    expect(fetcher.mock.calls[0]?.[1]).toMatchObject({ priority: 'auto', credentials: 'same-origin' })
    expect(await records.load(new URL('https://example.org/docs/a/index.html'))).toBe(first)
  })

  it('are asked for again after a failure', async () => {
    fetcher.mockRejectedValueOnce(new Error('offline'))
    const records = createRecords('one')
    await expect(records.load(page)).rejects.toThrow('offline')
    good()
    expect((await records.load(page)).route).toBe(route)
  })

  it.each([
    ['no file', () => new Response('', { status: 404 }), '404'],
    ['a file', () => Response.json(pageRecord('/docs/a')), 'application/json'],
    [
      'a page of the host in its place',
      () => new Response('<p>', { headers: { 'content-type': 'text/html' } }),
      'Unexpected end',
    ],
    ['an error that is a page', () => answer(pageRecord('/docs/a'), { status: 500 }), '500'],
    ['another page', () => answer(pageRecord('/docs/b')), 'is /docs/b'],
    ['another build', () => answer(pageRecord('/docs/a', { build: 'two' })), 'build two, here one'],
    [
      'a page that shows what the policy of this document forbids',
      () => answer(pageRecord('/docs/a', { policy: ['img-src https://i.example'] })),
      'needs a document',
    ],
    ['a page that needs its own document', () => answer(pageRecord('/docs/a', { full: true })), 'needs a document'],
  ])('are refused: %s', async (_, make, why) => {
    fetcher.mockResolvedValueOnce(make())
    await expect(createRecords('one').load(page)).rejects.toThrow(why)
  })

  it('that need no more than the policy of this document has are taken', async () => {
    const policy = ['img-src https://i.example', 'frame-src https://p.example']
    fetcher.mockResolvedValueOnce(answer(pageRecord('/docs/a', { policy: policy.slice(0, 1) })))
    expect((await createRecords('one', policy).load(page)).route).toBe(route)
  })

  it('that are known are not asked for', async () => {
    const records = createRecords('one')
    const record = pageRecord('/docs/a')
    records.keep(record)
    expect(await records.load(page)).toBe(record)
    records.prefetch(page)
    expect(fetcher).not.toHaveBeenCalled()
  })

  it('are had at hand with low priority, once, and then given out', async () => {
    good()
    const records = createRecords('one')
    records.prefetch(page)
    records.prefetch(page)
    await records.load(page)
    expect(fetcher).toHaveBeenCalledOnce()
    expect(fetcher.mock.calls[0]?.[1]).toMatchObject({ priority: 'low' })
  })

  it('a failure of what nobody asked for is silent', async () => {
    fetcher.mockRejectedValueOnce(new Error('offline'))
    const records = createRecords('one')
    records.prefetch(page)
    await new Promise(resolve => setTimeout(resolve))
    good()
    expect((await records.load(page)).route).toBe(route)
  })

  it('are forgotten with the build they were of', async () => {
    const records = createRecords('one')
    records.keep(pageRecord('/docs/a'))
    records.clear('two')
    expect(records.build).toBe('two')
    fetcher.mockResolvedValueOnce(answer(pageRecord('/docs/a', { build: 'two', title: 'New' })))
    expect((await records.load(page)).title).toBe('New')
  })
})
