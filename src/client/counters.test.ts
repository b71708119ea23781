import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { fakeBrowser } from '../../test/fake-browser.ts'

const gtag = vi.fn()
const ym = vi.fn()
const scripts: string[] = []
const GTAG = { trackingIds: ['G-1', 'G-2'], anonymizeIp: true }

async function start(counters: Parameters<Awaited<ReturnType<typeof load>>['startCounters']>[0], globals = {}) {
  fakeBrowser({ gtag, ym, ...globals })
  const head = { append: (script: { src: string }) => scripts.push(script.src) }
  Object.assign(document, { readyState: 'complete', createElement: () => ({}), head, title: 'Title', referrer: 'from' })
  const client = await load()
  client.startCounters(counters)
  vi.runAllTimers()
  return client
}
const load = () => import('./counters.ts')
const countPage = () => document.dispatchEvent(new Event('zapiski:page'))
const go = (path: string) => vi.stubGlobal('location', new URL(path, 'https://example.org'))

beforeEach(() => {
  vi.resetModules()
  vi.useFakeTimers()
  gtag.mockReset()
  ym.mockReset()
  scripts.length = 0
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

it('starts every id of the tag manager, and loads its script by the first', async () => {
  await start({ gtag: GTAG, metrika: undefined })
  expect(gtag.mock.calls.slice(1)).toEqual([
    ['config', 'G-1', { anonymize_ip: true }],
    ['config', 'G-2', { anonymize_ip: true }],
  ])
  expect(scripts).toEqual(['https://www.googletagmanager.com/gtag/js?id=G-1'])
})

it('asks for whole addresses unless they are to be hidden', async () => {
  await start({ gtag: { trackingIds: ['G-1'], anonymizeIp: false }, metrika: undefined })
  expect(gtag.mock.calls[1]).toEqual(['config', 'G-1', {}])
})

it('queues commands as `arguments` until the script is there', async () => {
  await start({ gtag: GTAG, metrika: undefined }, { gtag: undefined })
  const queue = window.dataLayer ?? []
  expect(queue).toHaveLength(3)
  expect(Array.isArray(queue[0])).toBe(false)
  expect(Array.from(queue[1] as ArrayLike<unknown>)).toEqual(['config', 'G-1', { anonymize_ip: true }])
})

it('counts a page gone to, not another query or hash of the same one', async () => {
  await start({ gtag: GTAG, metrika: undefined })
  gtag.mockReset()
  go('/?q=1#part')
  countPage()
  expect(gtag).not.toHaveBeenCalled()
  go('/next?q=1#part')
  countPage()
  expect(gtag.mock.calls).toEqual([
    ['set', 'page_path', '/next?q=1#part'],
    ['event', 'page_view'],
  ])
})

it('tells the page before to the second counter, and only to it', async () => {
  await start({ gtag: undefined, metrika: { counterId: '42' } })
  expect(ym.mock.calls.map(call => call.slice(0, 2))).toEqual([
    [42, 'init'],
    [42, 'hit'],
  ])
  go('/a')
  countPage()
  go('/b')
  countPage()
  expect(ym.mock.calls.at(-1)).toEqual([
    42,
    'hit',
    'https://example.org/b',
    { title: 'Title', referer: 'https://example.org/a' },
  ])
  expect(gtag).not.toHaveBeenCalled()
})

it('waits for the page to load, and does not count before', async () => {
  fakeBrowser({ gtag })
  Object.assign(document, { readyState: 'loading' })
  const { startCounters } = await load()
  startCounters({ gtag: GTAG, metrika: undefined })
  vi.runAllTimers()
  go('/next')
  countPage()
  expect(gtag).not.toHaveBeenCalled()
})

it('tells other services of the first page when they are there, and of each next one', async () => {
  const made: { src?: string; dataset: object; onload?: () => void }[] = []
  const [plausible, track, count] = [vi.fn(), vi.fn(), vi.fn()]
  fakeBrowser({ plausible, umami: { track } })
  const createElement = () => {
    const script = { dataset: {} }
    made.push(script)
    return script
  }
  Object.assign(document, { readyState: 'complete', createElement, head: { append: () => {} } })
  const { startCounters } = await load()
  startCounters({
    plausible: { domain: 'example.org', host: 'https://plausible.io' },
    umami: { websiteId: 'id', host: 'https://umami.example' },
    goatcounter: { url: 'https://me.goatcounter.com' },
  })
  vi.runAllTimers()
  expect(made.map(({ src, dataset }) => [src, dataset])).toEqual([
    ['https://plausible.io/js/script.manual.js', { domain: 'example.org' }],
    ['https://umami.example/script.js', { websiteId: 'id', hostUrl: 'https://umami.example', autoTrack: 'false' }],
    ['https://me.goatcounter.com/count.js', { goatcounter: 'https://me.goatcounter.com/count' }],
  ])
  Object.assign(window.goatcounter ?? {}, { count })
  for (const { onload } of made) onload?.()
  go('/next?x=1')
  countPage()
  expect(plausible.mock.calls.map(([, { u }]) => u)).toEqual([expect.any(String), 'https://example.org/next?x=1'])
  expect(track).toHaveBeenCalledTimes(2)
  expect(count.mock.calls.at(-1)).toEqual([{ path: '/next?x=1' }])
})
