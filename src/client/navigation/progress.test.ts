import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { FakeElement, fakeBrowser } from '../../../test/fake-browser.ts'

const shown = new Set<unknown>()
class Bar extends FakeElement {
  readonly style: Record<string, string> = {}
  remove() {
    shown.delete(this)
  }
}
let bar: Bar
let made: number

beforeEach(() => {
  vi.resetModules()
  vi.useFakeTimers()
  shown.clear()
  bar = new Bar()
  made = 0
  fakeBrowser()
  const createElement = () => {
    made += 1
    return bar
  }
  Object.assign(document, { createElement, body: { append: (element: unknown) => shown.add(element) } })
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})
const load = () => import('./progress.ts')
const share = () => Number(/scaleX\((.+)\)/.exec(bar.style.transform ?? '')?.[1])

it('shows nothing for a page that comes within 200 milliseconds', async () => {
  const { endProgress, startProgress } = await load()
  startProgress()
  vi.advanceTimersByTime(199)
  endProgress()
  vi.advanceTimersByTime(5000)
  expect(made).toBe(0)
})

it('begins with a small share and grows by steps, never to the end', async () => {
  const { startProgress } = await load()
  startProgress()
  vi.advanceTimersByTime(200)
  expect(shown.has(bar)).toBe(true)
  expect(bar.dataset.shown).toBe('')
  expect(share()).toBeCloseTo(0.08)
  vi.advanceTimersByTime(799)
  expect(share()).toBeCloseTo(0.08)
  vi.advanceTimersByTime(1)
  expect(share()).toBeCloseTo(0.1)
  vi.advanceTimersByTime(800 * 100)
  expect(share()).toBeCloseTo(0.99)
})

it('fills, and is gone a moment later', async () => {
  const { endProgress, startProgress } = await load()
  startProgress()
  vi.advanceTimersByTime(1000)
  endProgress()
  expect(share()).toBe(1)
  vi.advanceTimersByTime(199)
  expect(shown.has(bar)).toBe(true)
  vi.advanceTimersByTime(1)
  expect(shown.has(bar)).toBe(false)
  expect(bar.dataset.shown).toBeUndefined()
  vi.advanceTimersByTime(5000)
  expect(share()).toBe(0)
})

it('begins anew for the next page with the same bar', async () => {
  const { endProgress, startProgress } = await load()
  startProgress()
  vi.advanceTimersByTime(1000)
  endProgress()
  startProgress()
  vi.advanceTimersByTime(200)
  expect(shown.has(bar)).toBe(true)
  expect(share()).toBeCloseTo(0.08)
  expect(made).toBe(1)
})
