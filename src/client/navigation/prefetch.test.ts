import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { type FakeBrowser, FakeElement, fakeBrowser, fakeEvent } from '../../../test/fake-browser.ts'
import { startIntent, watchLinks } from './prefetch.ts'
import type { Records } from './records.ts'

const load = vi.fn(async (_: URL) => await new Promise<never>(() => {}))
const loaded = () => load.mock.calls.map(([{ pathname }]) => pathname)
const prefetch = vi.fn()
const records: Records = { load, prefetch, allows: () => true, keep() {}, clear() {}, build: 'one' }

const more = vi.fn(async () => {})
const start = () => startIntent(records, more)

class Link extends FakeElement {
  readonly href: string
  readonly target: string
  constructor(path: string, { target = '', ...attributes }: Record<string, string> = {}) {
    super()
    this.href = new URL(path, 'https://example.org').href
    this.target = target
    Object.assign(this.attributes, attributes)
  }
  override closest(selector: string): unknown {
    return selector === 'a[href]' ? this : null
  }
}

/** An observer that is told by the test what came into view. */
class Observer {
  static all: Observer[] = []
  observed: unknown[] = []
  isOver = false
  readonly tell: (entries: { isIntersecting: boolean; target: unknown }[]) => void
  constructor(tell: Observer['tell']) {
    this.tell = tell
    Observer.all.push(this)
  }
  observe(target: unknown) {
    this.observed.push(target)
  }
  unobserve(target: unknown) {
    this.observed = this.observed.filter(one => one !== target)
  }
  disconnect() {
    this.isOver = true
  }
}

let browser: FakeBrowser
beforeEach(() => {
  Observer.all = []
  load.mockClear()
  prefetch.mockClear()
  vi.useFakeTimers()
  browser = fakeBrowser({
    navigator: {},
    location: new URL('https://example.org/here'),
    IntersectionObserver: Observer,
  })
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

it.each([
  [undefined, true],
  [{ saveData: false, effectiveType: '4g' }, true],
  [{ effectiveType: '3g' }, true],
  [{ saveData: true, effectiveType: '4g' }, false],
  [{ effectiveType: '2g' }, false],
  [{ effectiveType: 'slow-2g' }, false],
])('asks ahead on a connection %j: %s', (connection, isAllowed) => {
  vi.stubGlobal('navigator', { connection })
  start()
  browser.document.dispatchEvent(fakeEvent('focusin', { target: new Link('/a') }))
  expect(load).toHaveBeenCalledTimes(isAllowed ? 1 : 0)
})

const point = (type: string, target: unknown) => browser.document.dispatchEvent(fakeEvent(type, { target }))

it('asks for the page that a pointer rests on, not for one it passes over', () => {
  start()
  point('pointerover', new Link('/passed'))
  vi.advanceTimersByTime(49)
  point('pointerover', new Link('/meant'))
  vi.advanceTimersByTime(49)
  expect(load).not.toHaveBeenCalled()
  vi.advanceTimersByTime(1)
  expect(loaded()).toEqual(['/meant'])
})

it.each(['focusin', 'touchstart'])('asks at once on %s', type => {
  start()
  point(type, new Link('/a'))
  expect(loaded()).toEqual(['/a'])
})

it.each([
  ['the page itself', new Link('/here#part')],
  ['a new tab', new Link('/a', { target: '_blank' })],
  ['a download', new Link('/a', { download: '' })],
  ['a file', new Link('/a.pdf')],
  ['another site', new Link('https://example.com/a')],
  ['the entry of the search', Object.assign(new Link('/search'), { dataset: { action: 'search' } })],
  ['no link', new FakeElement()],
])('asks for nothing: %s', (_, target) => {
  start()
  point('focusin', target)
  expect(load).not.toHaveBeenCalled()
})

it('asks for what the page needs besides, when its record is there', async () => {
  const record = { route: '/a' }
  load.mockImplementationOnce(async () => record as never)
  start()
  point('focusin', new Link('/a'))
  await vi.runAllTimersAsync()
  expect(more.mock.calls).toEqual([[record]])
})

it('has nothing at hand for a finger, which shows what it means when it touches', () => {
  vi.stubGlobal('matchMedia', () => ({ matches: true }))
  watchLinks({ querySelectorAll: () => [] } as never, records)
  expect(Observer.all).toEqual([])
})

it('asks for nothing where each byte is paid for', () => {
  vi.stubGlobal('navigator', { connection: { saveData: true } })
  start()
  point('focusin', new Link('/a'))
  watchLinks({ querySelectorAll: () => [] } as never, records)
  expect(load).not.toHaveBeenCalled()
  expect(Observer.all).toEqual([])
})

const article = (links: Link[]) => new FakeElement({ 'a[href]': links }) as never
const menuOf = (links: Link[]) =>
  Object.assign(browser.document, {
    querySelector: (selector: string) => (selector === '.sidebar' ? new FakeElement({ 'a[href]': links }) : null),
  })

function seen(observer: Observer | undefined, targets: unknown[], isIntersecting = true) {
  observer?.tell(targets.map(target => ({ isIntersecting, target })))
  vi.runAllTimers()
}

it('has eight pages of an article at hand, each once, when they come into view', () => {
  const links = Array.from({ length: 12 }, (_, index) => new Link(`/p${index}`))
  watchLinks(article(links), records)
  vi.runAllTimers()
  const [observer] = Observer.all
  expect(observer?.observed).toEqual(links)
  seen(observer, links, false)
  expect(prefetch).not.toHaveBeenCalled()
  seen(observer, [links[0], new Link('/p0'), new Link('/here'), ...links.slice(1, 8)])
  expect(prefetch.mock.calls.map(([{ pathname }]) => pathname)).toEqual([
    '/p0',
    '/p1',
    '/p2',
    '/p3',
    '/p4',
    '/p5',
    '/p6',
    '/p7',
  ])
  expect(observer?.isOver).toBe(false)
  seen(observer, [links[8], links[9]])
  expect(prefetch).toHaveBeenCalledTimes(8)
  expect(observer?.isOver).toBe(true)
})

it('looks in the menu at the neighbours of the current page first, and at six of them', () => {
  const links = ['/a', '/b', '/c', '/d', '/e'].map(path => new Link(path))
  links[3]?.setAttribute('aria-current', 'page')
  menuOf(links)
  watchLinks(article([]), records)
  vi.runAllTimers()
  const menu = Observer.all[1]
  expect(menu?.observed.map(link => new URL((link as Link).href).pathname)).toEqual(['/d', '/c', '/e', '/b', '/a'])
  const many = Array.from({ length: 9 }, (_, index) => new Link(`/p${index}`))
  seen(menu, many)
  expect(prefetch).toHaveBeenCalledTimes(6)
})

it('begins at the top of a menu without a current page', () => {
  const links = ['/a', '/b', '/c'].map(path => new Link(path))
  menuOf(links)
  watchLinks(article([]), records)
  vi.runAllTimers()
  expect(Observer.all[1]?.observed).toEqual(links)
})

it('stops looking at the article that went', () => {
  watchLinks(article([]), records)
  const before = [...Observer.all]
  watchLinks(article([]), records)
  expect(before.map(({ isOver }) => isOver)).toEqual([true, true])
  expect(Observer.all.slice(2).map(({ isOver }) => isOver)).toEqual([false, false])
})
