import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { pageRecord } from '../../../test/shell-data.ts'
import { toRoute } from '../../shared/path.ts'
import { createRecords, routeOf, setBaseUrl } from './records.ts'

const fetcher = vi.fn<(address: string, init: RequestInit) => Promise<Response>>()
const at = (path: string) => routeOf(new URL(path, 'https://example.org'))

beforeEach(() => {
  vi.stubGlobal('location', new URL('https://example.org/docs/'))
  fetcher.mockReset()
  vi.stubGlobal('fetch', fetcher)
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
    expect(at('/base/docs/a')).toBe('/docs/a')
    expect(at('/docs/a')).toBeUndefined()
    expect(at('/basement/a')).toBeUndefined()
  })
})

describe('records', () => {
  const route = toRoute('/docs/a')
  const answer = (record: object, init?: ResponseInit) => Response.json(record, init)
  const good = () => fetcher.mockImplementation(async () => answer(pageRecord('/docs/a')))

  it('are fetched once each, under the base', async () => {
    setBaseUrl('/base/')
    good()
    const records = createRecords('one')
    const [first, second] = await Promise.all([records.load(route), records.load(route)])
    expect(first.title).toBe('Page /docs/a')
    expect(second).toBe(first)
    expect(fetcher).toHaveBeenCalledOnce()
    expect(fetcher.mock.calls[0]?.[0]).toMatch(/^\/base\/data\/docs-a-\w{5}\.json$/)
    expect(fetcher.mock.calls[0]?.[1]).toMatchObject({ priority: 'auto', credentials: 'same-origin' })
  })

  it('are asked for again after a failure', async () => {
    fetcher.mockRejectedValueOnce(new Error('offline'))
    const records = createRecords('one')
    await expect(records.load(route)).rejects.toThrow('offline')
    good()
    expect((await records.load(route)).route).toBe(route)
  })

  it.each([
    ['no file', () => new Response('', { status: 404 }), '404'],
    [
      'a page of the host in its place',
      () => new Response('<p>', { headers: { 'content-type': 'text/html' } }),
      'text/html',
    ],
    ['an error that is JSON', () => answer(pageRecord('/docs/a'), { status: 500 }), '500'],
    ['no content', () => answer({ ...pageRecord('/docs/a'), content: undefined }), 'not a record'],
    ['the record of another page', () => answer(pageRecord('/docs/b')), 'not a record'],
    ['another build', () => answer(pageRecord('/docs/a', { build: 'two' })), 'build two, here one'],
    [
      'a page that shows what the policy of this document forbids',
      () => answer(pageRecord('/docs/a', { policy: ['img-src https://i.example'] })),
      'needs a document',
    ],
    ['a page that needs its own document', () => answer(pageRecord('/docs/a', { full: true })), 'needs a document'],
  ])('are refused: %s', async (_, make, why) => {
    fetcher.mockResolvedValueOnce(make())
    await expect(createRecords('one').load(route)).rejects.toThrow(why)
  })

  it('that need no more than the policy of this document has are taken', async () => {
    const policy = ['img-src https://i.example', 'frame-src https://p.example']
    fetcher.mockResolvedValueOnce(answer(pageRecord('/docs/a', { policy: policy.slice(0, 1) })))
    expect((await createRecords('one', policy).load(route)).route).toBe(route)
  })

  it('that are known are not asked for', async () => {
    const records = createRecords('one')
    const record = pageRecord('/docs/a')
    records.keep(record)
    expect(await records.load(route)).toBe(record)
    records.prefetch(route)
    expect(fetcher).not.toHaveBeenCalled()
  })

  it('are had at hand with low priority, once, and then given out', async () => {
    good()
    const records = createRecords('one')
    records.prefetch(route)
    records.prefetch(route)
    await records.load(route)
    expect(fetcher).toHaveBeenCalledOnce()
    expect(fetcher.mock.calls[0]?.[1]).toMatchObject({ priority: 'low' })
  })

  it('a failure of what nobody asked for is silent', async () => {
    fetcher.mockRejectedValueOnce(new Error('offline'))
    const records = createRecords('one')
    records.prefetch(route)
    await new Promise(resolve => setTimeout(resolve))
    good()
    expect((await records.load(route)).route).toBe(route)
  })

  it('are forgotten with the build they were of', async () => {
    const records = createRecords('one')
    records.keep(pageRecord('/docs/a'))
    records.clear('two')
    expect(records.build).toBe('two')
    fetcher.mockResolvedValueOnce(answer(pageRecord('/docs/a', { build: 'two', title: 'New' })))
    expect((await records.load(route)).title).toBe('New')
  })
})
