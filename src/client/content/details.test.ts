import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { FakeElement, fakeBrowser, fakeEvent } from '../../../test/fake-browser.ts'

interface Movement {
  height: string[]
  duration: number
  easing: string
  onfinish: () => void
  cancel: () => void
}
const LINE = 36

/** A panel of a closed and a full height; `moving` is what it shows in between. */
class Panel extends FakeElement {
  open = false
  moving: number | undefined
  readonly movements: Movement[] = []
  readonly full: number
  clientHeight = 0
  /** The summary and what it opens. */
  childElementCount = 2
  readonly closed: number
  constructor(full: number, isOpen: boolean, closed = LINE) {
    super()
    this.full = full
    this.closed = closed
    this.open = isOpen
  }
  get offsetHeight() {
    this.clientHeight = this.moving ?? (this.open ? this.full : this.closed)
    return this.clientHeight
  }
  matches(selector: string) {
    return selector !== '.sidebar-details' || this.closed === 0
  }
  animate({ height }: { height: string[] }, { duration, easing }: Pick<Movement, 'duration' | 'easing'>) {
    const cancel = () => {
      this.moving = undefined
    }
    const movement: Movement = { height, duration, easing, onfinish() {}, cancel }
    this.movements.push(movement)
    return movement
  }
}

async function load(isReduced = false) {
  vi.resetModules()
  fakeBrowser({ HTMLDetailsElement: Panel, matchMedia: () => ({ matches: isReduced }) })
  const { startDetails } = await import('./details.ts')
  startDetails()
}
function press(panel: Panel, around: Record<string, unknown> = {}) {
  const summary = { parentElement: panel, offsetHeight: LINE }
  const event = fakeEvent('click', { target: new FakeElement({ summary, ...around }) })
  document.dispatchEvent(event)
  return event.defaultPrevented
}

beforeEach(() => load())
afterEach(() => vi.unstubAllGlobals())

it('opens to the full height and is open at once', () => {
  const panel = new Panel(396, false)
  expect(press(panel)).toBe(true)
  expect(panel.open).toBe(true)
  expect(panel.movements[0]?.height).toEqual(['36px', '396px'])
  expect(panel.dataset.collapsing).toBeUndefined()
  panel.movements[0]?.onfinish()
  expect(panel.open).toBe(true)
})

it('closes to its line and is closed at the end', () => {
  const panel = new Panel(396, true)
  press(panel)
  expect(panel.movements[0]?.height).toEqual(['396px', '36px'])
  expect(panel.open).toBe(true)
  expect(panel.dataset.collapsing).toBe('')
  panel.movements[0]?.onfinish()
  expect(panel.open).toBe(false)
  expect(panel.dataset.collapsing).toBeUndefined()
})

it('closes to nothing where its line stands outside of it, however little is in it', () => {
  const panel = new Panel(LINE - 7, true, 0)
  press(panel)
  expect(panel.movements[0]).toMatchObject({ height: ['29px', '0px'], duration: 184 })
  panel.movements[0]?.onfinish()
  expect(panel.open).toBe(false)
  press(panel)
  expect(panel.movements[1]?.height).toEqual(['0px', '29px'])
})

it('turns back from where it is when it is pressed on its way', () => {
  const panel = new Panel(396, false)
  press(panel)
  panel.moving = 150
  press(panel)
  expect(panel.movements[1]?.height).toEqual(['150px', '36px'])
  panel.moving = 90
  press(panel)
  expect(panel.movements[2]?.height).toEqual(['90px', '396px'])
  panel.movements[2]?.onfinish()
  expect(panel.open).toBe(true)
})

it("takes the time of Material's formula: tall panels neither rush nor crawl", () => {
  const times = [36, 360, 3600].map(height => {
    const panel = new Panel(LINE + height, false)
    press(panel)
    expect(panel.movements[0]?.easing).toBe('ease-in-out')
    return panel.movements[0]?.duration
  })
  expect(times).toEqual([192, 327, 714])
})

it('moves nothing for those who want no movement', async () => {
  await load(true)
  const panel = new Panel(396, false)
  press(panel)
  expect(panel.movements[0]?.duration).toBe(1)
})

it('leaves a link in the summary and other panels to the browser', () => {
  const panel = new Panel(396, false)
  expect(press(panel, { 'a, button, input': {} })).toBe(false)
  panel.matches = () => false
  expect(press(panel)).toBe(false)
  expect(panel.movements).toEqual([])
})

it('of a folder whose content is drawn when it opens, waits for the content; without it, it just opens and closes', async () => {
  const panel = new Panel(396, false)
  panel.childElementCount = 1
  press(panel)
  expect(panel.open).toBe(true)
  panel.childElementCount = 2
  await Promise.resolve()
  expect(panel.movements[0]?.height).toEqual(['36px', '396px'])

  const empty = new Panel(0, false)
  empty.childElementCount = 1
  press(empty)
  await Promise.resolve()
  expect([empty.open, empty.movements]).toEqual([true, []])
  press(empty)
  await Promise.resolve()
  expect([empty.open, empty.movements]).toEqual([false, []])
})
