import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { type FakeBrowser, FakeElement, fakeBrowser, fakeEvent } from '../../../test/fake-browser.ts'
import { mountTabs, startTabs } from './tabs.ts'

let browser: FakeBrowser
let top: number
const scrollBy = vi.fn()
const replaceState = vi.fn()

class Radio extends FakeElement {
  readonly type = 'radio'
  readonly value: string
  checked = false
  tabs: unknown
  readonly labels = [{ getBoundingClientRect: () => ({ top }) }]
  constructor(value: string) {
    super()
    this.value = value
  }
  override closest() {
    return this.tabs
  }
}

function tabs(values: string[], data: { group?: string; query?: string }) {
  const radios = values.map(value => new Radio(value))
  const element = new FakeElement({ ':scope > .tab-list > input': radios })
  Object.assign(element.dataset, data)
  for (const radio of radios) radio.tabs = element
  return Object.assign(element, { radios })
}
let sets: ReturnType<typeof tabs>[]
const page = {
  querySelectorAll: (selector: string) =>
    sets.filter(({ dataset }) => (selector.includes('group') ? dataset.group : dataset.query) !== undefined),
} as never
const chosen = () => sets.map(({ radios }) => radios.find(({ checked }) => checked)?.value)

beforeEach(() => {
  top = 0
  scrollBy.mockReset()
  replaceState.mockReset()
  browser = fakeBrowser({
    HTMLInputElement: Radio,
    scrollBy,
    history: { state: { key: 'k' }, replaceState },
    location: new URL('https://example.org/a?x=1&os=mac#part'),
  })
  Object.assign(browser.document, page)
  sets = [
    tabs(['win', 'mac'], { group: 'os' }),
    tabs(['mac', 'linux'], { group: 'os' }),
    tabs(['npm', 'yarn', 'mac'], { group: 'tool' }),
  ]
})
afterEach(() => vi.unstubAllGlobals())

const press = (radio: Radio | undefined) => browser.document.dispatchEvent(fakeEvent('change', { target: radio }))

it('a new article takes the choice of each group, in the sets that have it', () => {
  browser.localStorage.setItem('docusaurus.tab.os', 'linux')
  browser.localStorage.setItem('docusaurus.tab.tool', 'yarn')
  mountTabs(page)
  expect(chosen()).toEqual([undefined, 'linux', 'yarn'])
})

it('the address has the last word', () => {
  sets = [tabs(['win', 'mac'], { group: 'os', query: 'os' }), tabs(['win', 'linux'], { query: 'os' })]
  browser.localStorage.setItem('docusaurus.tab.os', 'win')
  mountTabs(page)
  expect(sets[0]?.radios.at(-1)?.checked).toBe(true)
  expect(sets[1]?.radios.some(({ checked }) => checked)).toBe(false)
})

it('a choice is followed by its group and remembered under its name', () => {
  startTabs()
  press(sets[0]?.radios[1])
  expect(chosen()).toEqual(['mac', 'mac', undefined])
  expect(browser.localStorage.getItem('docusaurus.tab.os')).toBe('mac')
  expect(replaceState).not.toHaveBeenCalled()
})

it('a choice stays under the pointer when sets above it change their height', () => {
  startTabs()
  const radio = sets[1]?.radios[0]
  const above = sets[0]?.radios[1]
  if (above) {
    Object.defineProperty(above, 'checked', {
      set() {
        top = 70
      },
    })
  }
  top = 50
  press(radio)
  expect(scrollBy.mock.calls).toEqual([[{ top: 20, behavior: 'instant' }]])
})

it('a choice of a set with a name in the address is written there, beside the rest of it', () => {
  sets = [tabs(['win', 'mac'], { query: 'os' })]
  startTabs()
  press(sets[0]?.radios[0])
  expect(String(replaceState.mock.lastCall?.[2])).toBe('https://example.org/a?x=1&os=win#part')
  expect(replaceState.mock.lastCall?.[0]).toEqual({ key: 'k' })
  expect(browser.localStorage.length).toBe(0)
})

it('other controls change nothing', () => {
  startTabs()
  press(Object.assign(new Radio('mac'), { type: 'checkbox', tabs: sets[0] }) as never)
  press(Object.assign(new Radio('mac'), { tabs: null }))
  press(undefined)
  expect(chosen()).toEqual([undefined, undefined, undefined])
})

it('a choice in another tab of the browser is followed', () => {
  startTabs()
  browser.localStorage.setItem('docusaurus.tab.os', 'linux')
  browser.localStorage.setItem('theme', 'npm')
  for (const key of ['theme', null, 'docusaurus.tab.os'])
    browser.window.dispatchEvent(fakeEvent('storage', { key, storageArea: browser.localStorage }))
  expect(chosen()).toEqual([undefined, 'linux', undefined])
})
