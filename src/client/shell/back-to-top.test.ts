import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { type FakeBrowser, fakeBrowser } from '../../../test/fake-browser.ts'

const scrollTo = vi.fn()
let browser: FakeBrowser
const load = () => import('./back-to-top.ts')
const isShown = () => browser.document.documentElement.dataset.toTop !== undefined

beforeEach(() => {
  vi.resetModules()
  scrollTo.mockReset()
  browser = fakeBrowser({ scrollTo })
})
afterEach(() => vi.unstubAllGlobals())

describe('the button', () => {
  beforeEach(async () => (await load()).startBackToTop())
  const scrolled = (...tops: number[]) => {
    for (const top of tops) browser.scroll(top)
    return isShown()
  }

  it('is not there on the way down', () => expect(scrolled(500, 1000)).toBe(false))
  it('comes when the reader turns up', () => expect(scrolled(1000, 999)).toBe(true))
  it('stays while nothing moves', () => expect(scrolled(1000, 999, 999)).toBe(true))
  it('does not come by itself where nothing moves', () => expect(scrolled(1000, 1000)).toBe(false))
  it('goes when the reader turns down', () => expect(scrolled(1000, 900, 901)).toBe(false))
  it('goes near the top, where there is nothing to save', () => {
    expect(scrolled(1000, 300)).toBe(true)
    expect(scrolled(299)).toBe(false)
  })
})

describe('the way to the top', () => {
  it('is one step for those who want no movement', async () => {
    vi.stubGlobal('matchMedia', () => ({ matches: true }))
    ;(await load()).scrollToTop()
    expect(scrollTo.mock.calls).toEqual([[0, 0]])
  })

  it('is smooth where the browser can do it', async () => {
    Object.assign(browser.document.documentElement, { style: { scrollBehavior: '' } })
    ;(await load()).scrollToTop()
    expect(scrollTo.mock.calls).toEqual([[{ top: 0, behavior: 'smooth' }]])
  })

  it('covers a share of what remains in each frame elsewhere, to the very top', async () => {
    vi.stubGlobal('scrollY', 1000)
    scrollTo.mockImplementation((_, top) => vi.stubGlobal('scrollY', top))
    vi.stubGlobal('requestAnimationFrame', (work: () => void) => work())
    ;(await load()).scrollToTop()
    expect(scrollTo.mock.calls.map(([, top]) => top)).toEqual([150, 22, 3, 0])
  })
})
