import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { type FakeBrowser, fakeBrowser } from '../../../../test/fake-browser.ts'

let browser: FakeBrowser
let spy: typeof import('./toc-spy.ts')
/** Where headings stand, pixels from the top of the page. */
const PLACES: Record<string, number> = { one: 200, two: 1000, three: 1700, four: 1900 }
const frames: (() => void)[] = []

beforeEach(async () => {
  vi.resetModules()
  frames.length = 0
  browser = fakeBrowser({ requestAnimationFrame: (work: () => void) => frames.push(work) })
  browser.document.documentElement.scrollHeight = 2000
  const heading = (id: string) =>
    id in PLACES ? { id, getBoundingClientRect: () => ({ top: (PLACES[id] ?? 0) - scrollY }) } : null
  Object.assign(browser.document, { getElementById: heading })
  spy = await import('./toc-spy.ts')
  spy.startTocSpy()
  spy.watchHeadings(Object.keys(PLACES))
})
afterEach(() => vi.unstubAllGlobals())

function at(top: number) {
  browser.scroll(top)
  for (const work of frames.splice(0)) work()
  return spy.activeHeading.get()
}

it('is none before the first heading', () => {
  expect(spy.activeHeading.get()).toBeUndefined()
  expect(at(39)).toBeUndefined()
})

it('is the last heading above the reading line', () => {
  expect(at(40)).toBe('one')
  expect(at(839)).toBe('one')
  expect(at(840)).toBe('two')
})

it('is marked in contents that the site draws itself, by Docusaurus’ class', () => {
  const links = ['один', 'two', 'three'].map(id => {
    const classes = new Set<string>()
    const toggle = (name: string, on: boolean) => (on ? classes.add(name) : classes.delete(name))
    const { hash, href } = new URL(`https://example.org/a#${id}`)
    return { hash, href, classes, classList: { toggle }, ariaCurrent: null }
  })
  Object.assign(browser.document, { querySelectorAll: (found: string) => (found === '.own-toc a' ? links : []) })
  const marked = () => links.map(({ classes, ariaCurrent }) => [...classes, ariaCurrent])
  at(840)
  expect(marked()).toEqual([[null], ['table-of-contents__link--active', 'location'], [null]])
  at(0)
  expect(marked()).toEqual([[null], [null], [null]])
})

it('at the end is the last heading in view: it cannot come up to the line', () => {
  expect(at(1197)).toBe('two')
  expect(at(1198)).toBe('four')
})

it('on a page without scroll is not the last one', () => {
  browser.document.documentElement.scrollHeight = 800
  expect(at(0)).toBeUndefined()
})

it('at the end leaves out headings below the view', () => {
  browser.document.documentElement.scrollHeight = 1500
  expect(at(700)).toBe('two')
})

it('looks once for many movements within a frame', () => {
  browser.scroll(1)
  browser.scroll(2)
  browser.window.dispatchEvent(new Event('resize'))
  expect(frames).toHaveLength(1)
  at(40)
  browser.scroll(41)
  expect(frames).toHaveLength(1)
})

it('follows another article, and headings that are not there', () => {
  at(900)
  spy.watchHeadings(['missing', 'one'])
  // With the next frame: a page that has just changed is not laid out for this alone.
  expect(spy.activeHeading.get()).toBe('two')
  for (const work of frames.splice(0)) work()
  expect(spy.activeHeading.get()).toBe('one')
  spy.watchHeadings([])
  for (const work of frames.splice(0)) work()
  expect(spy.activeHeading.get()).toBeUndefined()
})
