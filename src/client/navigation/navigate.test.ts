import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { type FakeBrowser, fakeBrowser, fakeEvent } from '../../../test/fake-browser.ts'
import { pageRecord } from '../../../test/shell-data.ts'
import type { Records } from './records.ts'

const progress = vi.hoisted(() => ({ startProgress: vi.fn(), endProgress: vi.fn() }))
vi.mock('./progress.ts', () => progress)

let browser: FakeBrowser
let navigation: EventTarget
const load = vi.fn<Records['load']>()
const show = vi.fn(async () => {})
const shown = vi.fn()
const assign = vi.fn()
const replace = vi.fn()
const replaceState = vi.fn()
const scroll = vi.fn()
const documentStyle = () => browser.document.documentElement.style
const records: Records = { load, prefetch() {}, allows: () => true, keep() {}, clear() {}, build: 'one' }

interface Handlers {
  handler(): Promise<void>
  precommitHandler?(): Promise<void>
}

async function start(globals: Record<string, unknown> = {}) {
  vi.resetModules()
  navigation = new EventTarget()
  const location = Object.assign(new URL('https://example.org/here'), { assign, replace })
  browser = fakeBrowser({ navigation, location, history: { replaceState }, ...globals })
  vi.stubGlobal('requestAnimationFrame', (work: () => void) => work())
  const { startNavigation } = await import('./navigate.ts')
  startNavigation({ records, show, shown })
}

/** Navigates; gives what the client took over, if it did. */
function go(path: string, own: object = {}): Handlers | undefined {
  let taken: Handlers | undefined
  const event = fakeEvent('navigate', {
    canIntercept: true,
    hashChange: false,
    downloadRequest: null,
    formData: null,
    navigationType: 'push',
    destination: { url: new URL(path, 'https://example.org').href, sameDocument: false },
    signal: new AbortController().signal,
    scroll,
    intercept: (handlers: Handlers) => {
      taken = handlers
    },
    ...own,
  })
  navigation.dispatchEvent(event)
  return taken
}

beforeEach(() => {
  vi.spyOn(console, 'warn').mockImplementation(() => {})
  progress.startProgress.mockReset()
  progress.endProgress.mockReset()
  for (const mock of [load, show, shown, assign, replace, replaceState, scroll]) mock.mockReset()
  load.mockImplementation(async ({ pathname }) => pageRecord(pathname))
})
afterEach(() => {
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

it('leaves browsers without the API to load pages in full', async () => {
  vi.resetModules()
  browser = fakeBrowser()
  const { startNavigation } = await import('./navigate.ts')
  expect(() => startNavigation({ records, show, shown })).not.toThrow()
})

it('scrolls when the page is there, while the browser holds on to nothing of the old one', async () => {
  await start()
  const anchoring: unknown[] = []
  show.mockImplementation(async () => {
    expect(scroll).not.toHaveBeenCalled()
    anchoring.push(documentStyle().overflowAnchor)
  })
  scroll.mockImplementation(() => anchoring.push(documentStyle().overflowAnchor))
  await go('/docs/a#part')?.handler()
  expect([...anchoring, documentStyle().overflowAnchor]).toEqual(['none', 'none', ''])
})

it('begins a page at its top by itself, which older browsers do not', async () => {
  await start()
  const scrollTo = vi.fn()
  vi.stubGlobal('scrollTo', scrollTo)
  await go('/docs/a')?.handler()
  expect(scrollTo.mock.calls).toEqual([[0, 0]])
  expect(scroll).not.toHaveBeenCalled()
})

it('draws a page from its record and tells that it is shown', async () => {
  await start()
  await go('/docs/a#part')?.handler()
  expect(load).toHaveBeenCalledWith(new URL('https://example.org/docs/a#part'))
  expect(show.mock.calls).toEqual([[expect.objectContaining({ route: '/docs/a' })]])
  expect(shown.mock.calls[0]?.[1]).toEqual({ isTraverse: false, hash: '#part' })
  expect(progress.endProgress).toHaveBeenCalledOnce()
})

const url = (path: string) => new URL(path, 'https://example.org').href
it.each([
  ['what cannot be taken over', '/a', { canIntercept: false }],
  ['a place on the page', '/here#part', { hashChange: true }],
  ['a download', '/a', { downloadRequest: 'a.txt' }],
  ['a form that sends', '/a', { formData: {} }],
  ['a reload', '/here', { navigationType: 'reload' }],
  ['a file', '/a.pdf', {}],
  ['an address that a script writes', '/here?q=1', { destination: { url: url('/here?q=1'), sameDocument: true } }],
])('leaves to the browser: %s', async (_, path, own) => {
  await start()
  expect(go(path, own)).toBeUndefined()
  expect(load).not.toHaveBeenCalled()
})

it('takes over going back, also inside one document, and says that it was that', async () => {
  await start()
  await go('/a', { navigationType: 'traverse', destination: { url: url('/a'), sameDocument: true } })?.handler()
  expect(shown.mock.calls[0]?.[1]).toEqual({ isTraverse: true, hash: '' })
})

it('loads a page in full whose record does not come; the address that is there already is written over', async () => {
  await start()
  load.mockRejectedValueOnce(new Error('404'))
  await expect(go('/a?x')?.handler()).rejects.toThrow('404')
  expect(replaceState).toHaveBeenCalledWith(null, '', '/a?_')
  expect(String(replace.mock.calls[0]?.[0])).toBe('https://example.org/a?x')
  expect(assign).not.toHaveBeenCalled()
  expect(shown).not.toHaveBeenCalled()
})

it('does not take over the full load that it asked for, and takes over again after a return', async () => {
  await start()
  load.mockRejectedValueOnce(new Error('404'))
  await expect(go('/a')?.handler()).rejects.toThrow()
  expect(go('/a')).toBeUndefined()
  expect(go('/b')).toBeDefined()
  browser.window.dispatchEvent(new Event('pageshow'))
  expect(go('/a')).toBeDefined()
})

it('loads a page in full that could not be drawn', async () => {
  await start()
  show.mockRejectedValueOnce(new Error('no style'))
  await expect(go('/a')?.handler()).rejects.toThrow('no style')
  expect(replace).toHaveBeenCalledOnce()
})

it('forgets a page that the reader has left for another', async () => {
  await start()
  const controller = new AbortController()
  const taken = go('/a', { signal: controller.signal })
  expect(progress.startProgress).toHaveBeenCalledOnce()
  expect(progress.endProgress).not.toHaveBeenCalled()
  controller.abort()
  expect(progress.endProgress).toHaveBeenCalledOnce()
  await taken?.handler()
  expect([show.mock.calls, shown.mock.calls]).toEqual([[], []])
  load.mockRejectedValueOnce(new Error('aborted'))
  const late = new AbortController()
  const next = go('/b', { signal: late.signal })
  late.abort()
  await expect(next?.handler()).rejects.toThrow()
  expect([assign.mock.calls, replace.mock.calls]).toEqual([[], []])
})

it('changes the address only when the record is there, where the browser can wait', async () => {
  await start({ NavigationPrecommitController: class {} })
  load.mockRejectedValueOnce(new Error('404'))
  const cancelable = go('/a')
  await expect(cancelable?.precommitHandler?.()).rejects.toThrow('404')
  await Promise.resolve()
  expect(String(assign.mock.calls[0]?.[0])).toBe('https://example.org/a')
  expect(replaceState).not.toHaveBeenCalled()
  expect(go('/b', { navigationType: 'traverse' })?.precommitHandler).toBeUndefined()
  expect(go('/b', { cancelable: false })?.precommitHandler).toBeUndefined()
})
