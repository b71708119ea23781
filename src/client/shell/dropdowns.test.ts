import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { type FakeBrowser, FakeElement, fakeBrowser, fakeEvent } from '../../../test/fake-browser.ts'
import { closeDropdowns, startDropdowns } from './dropdowns.ts'

let browser: FakeBrowser
let focused: unknown

class Stop extends FakeElement {
  focus() {
    focused = this
    Object.assign(browser.document, { activeElement: this })
  }
}
class Menu extends FakeElement {
  readonly stops = [new Stop(), new Stop(), new Stop()]
  isOpen = true
  contains(node: unknown) {
    return this.stops.some(stop => stop === node)
  }
  override removeAttribute(name: string) {
    if (name === 'open') this.isOpen = false
  }
  override querySelector() {
    return this.stops[0]
  }
  override querySelectorAll() {
    return this.stops
  }
}

let menus: Menu[]
const open = () => menus.filter(({ isOpen }) => isOpen)

beforeEach(() => {
  focused = undefined
  menus = [new Menu(), new Menu()]
  browser = fakeBrowser()
  Object.assign(browser.document, {
    querySelectorAll: open,
    querySelector: () => open()[0] ?? null,
    activeElement: null,
  })
})
afterEach(() => vi.unstubAllGlobals())

const [first, second] = [() => menus[0], () => menus[1]]
const press = (key: string) => {
  const event = fakeEvent('keydown', { key })
  browser.document.dispatchEvent(event)
  return event.defaultPrevented
}

it('closes every menu, or all but the one that something stands in', () => {
  closeDropdowns(second()?.stops[1] as never)
  expect(open()).toEqual([second()])
  closeDropdowns()
  expect(open()).toEqual([])
})

it('closes those that a click is outside of, and those that focus leaves', () => {
  startDropdowns()
  browser.document.dispatchEvent(fakeEvent('click', { target: first()?.stops[0] }))
  expect(open()).toEqual([first()])
  browser.document.dispatchEvent(fakeEvent('focusin', { target: new FakeElement() }))
  expect(open()).toEqual([])
})

it('leaves menus open when focus comes to the window itself', () => {
  startDropdowns()
  browser.document.dispatchEvent(fakeEvent('focusin', { target: {} }))
  expect(open()).toHaveLength(2)
})

it('Escape closes a menu and gives focus back to its label, when focus was inside', () => {
  startDropdowns()
  first()?.stops[2]?.focus()
  press('Escape')
  expect(open()).toEqual([second()])
  expect(focused).toBe(first()?.stops[0])
})

it('Escape moves no focus that is elsewhere', () => {
  startDropdowns()
  press('Escape')
  expect(open()).toEqual([second()])
  expect(focused).toBeUndefined()
})

it('arrows go round the stops of a menu', () => {
  startDropdowns()
  const stops = first()?.stops ?? []
  stops[0]?.focus()
  const way = ['ArrowDown', 'ArrowDown', 'ArrowDown', 'ArrowUp', 'ArrowUp'].map(key => {
    expect(press(key)).toBe(true)
    return stops.indexOf(focused as Stop)
  })
  expect(way).toEqual([1, 2, 0, 2, 1])
})

it('other keys, and arrows outside of a menu, do what they do', () => {
  startDropdowns()
  expect(press('ArrowDown')).toBe(false)
  first()?.stops[0]?.focus()
  expect(press('a')).toBe(false)
  expect(focused).toBe(first()?.stops[0])
})
