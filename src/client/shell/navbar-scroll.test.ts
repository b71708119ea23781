import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { type FakeBrowser, FakeElement, fakeBrowser } from '../../../test/fake-browser.ts'

const HEIGHT = 60
let browser: FakeBrowser
let bar: FakeElement
let hasFocus: boolean
let isOurs: boolean

beforeEach(async () => {
  vi.resetModules()
  hasFocus = false
  isOurs = true
  bar = Object.assign(new FakeElement(), { offsetHeight: HEIGHT })
  browser = fakeBrowser()
  const found = (selector: string) =>
    selector === '.navbar' ? bar : selector === '.navbar :focus-visible' && hasFocus && bar
  Object.assign(browser.document, { querySelector: (selector: string) => found(selector) || null })
})
afterEach(() => vi.unstubAllGlobals())

async function start() {
  if (isOurs) bar.dataset.hideOnScroll = 'true'
  vi.stubGlobal(
    'ResizeObserver',
    class {
      observe() {}
    },
  )
  const client = await import('./navbar-scroll.ts')
  client.startNavbarScroll()
  return client
}
const isHidden = () => browser.document.documentElement.dataset.navbar === 'hidden'
const jump = (hash: string) => {
  vi.stubGlobal('location', new URL(`https://example.org/${hash}`))
  browser.window.dispatchEvent(new Event('hashchange'))
}

it('says how high it is when that is more than a line, and puts a heading that it covers below itself', async () => {
  let measure = () => {}
  vi.stubGlobal(
    'ResizeObserver',
    class {
      constructor(told: () => void) {
        measure = told
      }
      observe() {}
    },
  )
  const client = await import('./navbar-scroll.ts')
  client.startNavbarScroll()
  const setProperty = vi.fn()
  Object.assign(browser.document.documentElement, { style: { setProperty } })
  let line = HEIGHT / 2
  vi.stubGlobal('getComputedStyle', () => ({ minBlockSize: `${line}px` }))
  const scrollIntoView = vi.fn()
  let top = HEIGHT - 1
  const target = Object.assign(new FakeElement(), { getBoundingClientRect: () => ({ top }), scrollIntoView })
  Object.assign(browser.document, { querySelector: () => target })
  measure()
  expect(setProperty).toHaveBeenCalledWith('--bar', `${HEIGHT}px`)
  expect(scrollIntoView).toHaveBeenCalledTimes(1)
  // What the reader has gone away from stays.
  for (top of [HEIGHT, 500, -HEIGHT, -4000]) measure()
  expect(scrollIntoView).toHaveBeenCalledTimes(1)
  // The sheet knows of a bar of one line, and pixels are whole.
  line = HEIGHT - 0.25
  measure()
  expect(setProperty).toHaveBeenLastCalledWith('--bar', '')
})

it('leaves on the way down and comes back on the way up', async () => {
  await start()
  browser.scroll(100)
  expect(isHidden()).toBe(true)
  browser.scroll(99)
  expect(isHidden()).toBe(false)
  browser.scroll(101)
  expect(isHidden()).toBe(true)
})

it('stays until its own height is behind', async () => {
  await start()
  browser.scroll(HEIGHT - 1)
  expect(isHidden()).toBe(false)
  browser.scroll(HEIGHT)
  expect(isHidden()).toBe(true)
  browser.scroll(0)
  expect(isHidden()).toBe(false)
})

it('stays where it is when nothing moved', async () => {
  await start()
  browser.scroll(100)
  browser.scroll(100)
  expect(isHidden()).toBe(true)
})

it('stays while the keyboard is in it', async () => {
  await start()
  hasFocus = true
  browser.scroll(100)
  expect(isHidden()).toBe(false)
})

it('comes back when focus comes to it', async () => {
  await start()
  browser.scroll(100)
  bar.dispatchEvent(new Event('focusin'))
  expect(isHidden()).toBe(false)
})

it('does not take the rubber band at the end for a way up', async () => {
  await start()
  const end = 10_000 - 800
  browser.scroll(end + 30)
  browser.scroll(end)
  expect(isHidden()).toBe(true)
  browser.scroll(end - 1)
  expect(isHidden()).toBe(false)
})

it('makes way for a heading that is jumped to, also on the way up', async () => {
  await start()
  browser.scroll(500)
  browser.scroll(400)
  jump('#part')
  expect(isHidden()).toBe(true)
  browser.scroll(300)
  expect(isHidden()).toBe(true)
  browser.scroll(200)
  expect(isHidden()).toBe(false)
})

it.each([
  ['the top of the page', '#part', HEIGHT],
  ['no heading', '', 400],
])('stays at a jump to %s', async (_, hash, top) => {
  await start()
  browser.scroll(500)
  browser.scroll(top)
  browser.scroll(top)
  jump(hash)
  browser.scroll(top - 1)
  expect(isHidden()).toBe(false)
})

it('a new page begins with it, wherever it is scrolled to', async () => {
  const { showNavbar } = await start()
  browser.scroll(500)
  vi.stubGlobal('scrollY', 300)
  showNavbar()
  expect(isHidden()).toBe(false)
  browser.scroll(300)
  expect(isHidden()).toBe(false)
  browser.scroll(301)
  expect(isHidden()).toBe(true)
})

it('does nothing on sites that keep it', async () => {
  isOurs = false
  await start()
  browser.scroll(500)
  expect(isHidden()).toBe(false)
})
