import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { type FakeBrowser, fakeBrowser } from '../../../test/fake-browser.ts'
import { startEntryScroll } from './entry-scroll.ts'

const STORED = 'zapiski.scroll'
let browser: FakeBrowser
let state: unknown
const scrollTo = vi.fn()

function open(type: string, globals: Record<string, unknown> = {}) {
  const history = {
    get state() {
      return state
    },
    replaceState(next: unknown) {
      state = next
    },
  }
  const stored = browser?.sessionStorage
  browser = fakeBrowser({
    history,
    scrollTo,
    performance: { getEntriesByType: () => [{ type }] },
    requestAnimationFrame: (work: () => void) => work(),
    ...(stored && { sessionStorage: stored }),
    ...globals,
  })
  if (stored) browser.sessionStorage = stored
  Object.assign(browser.document, { readyState: 'complete' })
}
const leave = () => browser.window.dispatchEvent(new Event('pagehide'))
const remembered = (): unknown => JSON.parse(browser.sessionStorage.getItem(STORED) ?? '[]')

beforeEach(() => {
  state = null
  scrollTo.mockReset()
  browser = fakeBrowser()
})
afterEach(() => vi.unstubAllGlobals())

it('gives an entry a key of six characters, beside what its state holds, and keeps the key', () => {
  state = { own: 1 }
  open('navigate')
  startEntryScroll()
  const { key } = state as { key: string }
  expect(key).toMatch(/^[\da-z]{6}$/)
  expect(state).toEqual({ own: 1, key })
  leave()
  expect((state as { key: string }).key).toBe(key)
})

it.each(['чужое', 5, ['a'], { key: 7 }, { key: { top: 1 } }])(
  'takes nothing from a state of another site: %j',
  other => {
    state = other
    open('reload', { scrollY: 10 })
    browser.sessionStorage.setItem(STORED, '[[7,300],["чужое",300]]')
    startEntryScroll()
    expect((state as { key: unknown }).key).toMatch(/^[\da-z]{6}$/)
    expect(scrollTo).not.toHaveBeenCalled()
  },
)

it('remembers where an entry was left, in whole pixels, and only the last place', () => {
  state = { key: 'abcdef' }
  open('navigate', { scrollY: 120.6 })
  startEntryScroll()
  leave()
  expect(remembered()).toEqual([['abcdef', 121]])
  vi.stubGlobal('scrollY', 40)
  leave()
  expect(remembered()).toEqual([['abcdef', 40]])
})

it('remembers fifty entries, the latest ones', () => {
  state = { key: 'latest' }
  open('navigate', { scrollY: 7 })
  const old = Array.from({ length: 50 }, (_, index) => [`old-${index}`, index])
  browser.sessionStorage.setItem(STORED, JSON.stringify(old))
  startEntryScroll()
  leave()
  const now = remembered() as [string, number][]
  expect(now).toHaveLength(50)
  expect(now[0]).toEqual(['old-1', 1])
  expect(now.at(-1)).toEqual(['latest', 7])
})

it.each(['reload', 'back_forward'])('puts the scroll right after a %s', type => {
  state = { key: 'abcdef' }
  open(type, { scrollY: 10 })
  browser.sessionStorage.setItem(STORED, '[["other",5],["abcdef",300]]')
  startEntryScroll()
  expect(scrollTo.mock.calls).toEqual([[{ top: 300, behavior: 'instant' }]])
})

it.each([
  ['a page gone to anew', 'navigate', 10, '[["abcdef",300]]'],
  ['an entry that was not left yet', 'reload', 10, '[["other",300]]'],
  ['a browser that is right within a pixel', 'reload', 299, '[["abcdef",300]]'],
  ['a damaged memory', 'reload', 10, '{'],
  ['a memory of something else', 'reload', 10, '{"abcdef":300}'],
])('moves nothing: %s', (_, type, scrollY, stored) => {
  state = type === 'navigate' ? null : { key: 'abcdef' }
  open(type, { scrollY })
  browser.sessionStorage.setItem(STORED, stored)
  startEntryScroll()
  expect(scrollTo).not.toHaveBeenCalled()
})

it('waits for the page to load, and leaves a reader alone who has moved by then', () => {
  for (const [touch, moves] of [
    [undefined, 1],
    ['wheel', 0],
    ['touchmove', 0],
    ['keydown', 0],
    ['pointerdown', 0],
  ] as const) {
    scrollTo.mockReset()
    state = { key: 'abcdef' }
    open('reload', { scrollY: 10 })
    Object.assign(browser.document, { readyState: 'interactive' })
    browser.sessionStorage.setItem(STORED, '[["abcdef",300]]')
    startEntryScroll()
    expect(scrollTo).not.toHaveBeenCalled()
    if (touch !== undefined) browser.window.dispatchEvent(new Event(touch))
    browser.window.dispatchEvent(new Event('load'))
    expect(scrollTo, touch).toHaveBeenCalledTimes(moves)
  }
})
