import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { type FakeBrowser, FakeElement, fakeBrowser, fakeEvent } from '../../../test/fake-browser.ts'
import { shellData } from '../../../test/shell-data.ts'
import { clientTranslate } from '../translate.ts'

const box = vi.hoisted(() => ({ mountBox: vi.fn(), mountPage: vi.fn(), prepare: vi.fn() }))
vi.mock('./search.ts', () => box)
vi.mock('./files.ts', () => ({ fetchEarly: vi.fn() }))

class Dialog extends FakeElement {
  returnValue = ''
  isOpen = false
  isThere = false
  showModal() {
    this.isOpen = true
  }
  close() {
    this.isOpen = false
    this.dispatchEvent(new Event('close'))
  }
  remove() {
    this.isThere = false
  }
  get open() {
    return this.isOpen
  }
  append() {}
}
/** What a box is made of before its code is there. */
const part = () =>
  Object.assign(new FakeElement(), {
    append() {},
    replaceChildren: (...children: FakeElement[]) => void shown.splice(0, shown.length, ...children),
  })
/** What stands in the box in place of its contents. */
const shown: FakeElement[] = []
const rolesShown = () => shown.map(element => (element as { role?: string }).role)
let browser: FakeBrowser
let dialogs: Dialog[]
const dispose = vi.fn()
const open = () => dialogs.find(({ isOpen }) => isOpen)
const entry = () => new FakeElement({ '[data-action="search"]': { offsetParent: {}, focus() {} } })
const field = () => new FakeElement({ 'input, textarea, select, [contenteditable]': {} })

beforeEach(async () => {
  vi.resetModules()
  dialogs = []
  shown.length = 0
  box.prepare.mockReset()
  box.mountBox.mockReset().mockReturnValue(dispose)
  dispose.mockReset()
  browser = fakeBrowser()
  Object.assign(browser.document, {
    createElement: (name: string) => (name === 'dialog' ? dialogs[dialogs.push(new Dialog()) - 1] : part()),
    body: { append: (dialog: Dialog) => Object.assign(dialog, { isThere: true }) },
    querySelector: (selector: string) =>
      (selector.includes('[open]') ? open() : dialogs.find(({ isThere }) => isThere)) ?? null,
  })
  const { startSearch } = await import('./open.ts')
  const shell = shellData()
  startSearch(shell, clientTranslate(shell))
})
afterEach(() => vi.unstubAllGlobals())

const NONE = { ctrlKey: false, metaKey: false, altKey: false, shiftKey: false }
function press(key: string, own: object = {}) {
  const event = fakeEvent('keydown', { key, code: '', target: new FakeElement(), ...NONE, ...own })
  browser.document.dispatchEvent(event)
  return event.defaultPrevented
}
const queries = () => box.mountBox.mock.calls.map(([, { query }]) => query)
const settled = () => new Promise(resolve => setTimeout(resolve))

it.each([
  ['ctrlKey', 'k'],
  ['metaKey', 'k'],
  ['ctrlKey', 'л'],
])('opens and closes by %s and the physical key of «%s»', async (modifier, key) => {
  expect(press(key, { [modifier]: true, code: 'KeyK' })).toBe(true)
  await settled()
  expect(queries()).toEqual([''])
  expect(press(key, { [modifier]: true, code: 'KeyK', target: field() })).toBe(true)
  expect(open()).toBeUndefined()
  expect(dispose).toHaveBeenCalledOnce()
})

it.each([
  ['k alone', 'k', { code: 'KeyK' }],
  ['another key with it', 'k', { code: 'KeyK', ctrlKey: true, shiftKey: true }],
  ['the key of another letter', 'k', { code: 'KeyT', ctrlKey: true }],
  ['a slash in a field', '/', { target: field() }],
  ['a slash with Ctrl', '/', { ctrlKey: true }],
  ['a slash with Alt', '/', { altKey: true }],
  ['a find in the page with the focus on the entry', 'f', { target: entry(), ctrlKey: true }],
  ['the same on a Mac', 'g', { target: entry(), metaKey: true }],
])('stays closed: %s', (_, key, own) => {
  expect(press(key, own)).toBe(false)
  expect(open()).toBeUndefined()
})

it('opens by a slash, empty', async () => {
  expect(press('/')).toBe(true)
  await settled()
  expect(queries()).toEqual([''])
})

it('begins a query with what is typed over the entry', async () => {
  expect(press('м', { target: entry() })).toBe(true)
  await settled()
  expect(queries()).toEqual(['м'])
})

it.each([' ', 'Enter', 'Tab', 'ArrowDown'])('leaves «%s» over the entry to the browser', key => {
  expect(press(key, { target: entry() })).toBe(false)
  expect(open()).toBeUndefined()
})

it('takes no letter while a dialog is open', () => {
  press('/')
  expect(press('/')).toBe(false)
  expect(dialogs).toHaveLength(1)
})

it('opens by a plain click on the entry', () => {
  const click = (own: object) => {
    const event = fakeEvent('click', { target: entry(), button: 0, ...NONE, ...own })
    browser.document.dispatchEvent(event)
    return event.defaultPrevented
  }
  const others = [
    { ctrlKey: true },
    { metaKey: true },
    { shiftKey: true },
    { button: 1 },
    { target: new FakeElement() },
  ]
  expect(others.map(click)).toEqual([false, false, false, false, false])
  expect(open()).toBeUndefined()
  expect(click({})).toBe(true)
  expect(open()).toBeDefined()
})

it.each(['pointerover', 'focusin', 'touchstart'])('has at hand what a query needs on %s of the entry', async type => {
  browser.document.dispatchEvent(fakeEvent(type, { target: new FakeElement() }))
  await settled()
  expect(box.prepare).not.toHaveBeenCalled()
  browser.document.dispatchEvent(fakeEvent(type, { target: entry() }))
  await settled()
  expect(box.prepare).toHaveBeenCalledOnce()
})

it('closes at a press beside the box, not at one inside', () => {
  press('/')
  const dialog = open()
  dialog?.dispatchEvent(fakeEvent('pointerdown', { target: field() }))
  expect(open()).toBe(dialog)
  dialog?.dispatchEvent(fakeEvent('pointerdown', { target: dialog }))
  expect(open()).toBeUndefined()
})

describe('code of the box that is on its way', () => {
  let come = (_: typeof box): void => {}
  beforeEach(() => {
    const code = new Promise<typeof box>(resolve => {
      come = resolve
    })
    vi.useFakeTimers()
    vi.doMock('./search.ts', () => code)
  })
  afterEach(() => {
    come(box)
    vi.useRealTimers()
    vi.doMock('./search.ts', () => box)
  })

  it('is told of after 200 ms', () => {
    press('/')
    vi.advanceTimersByTime(199)
    expect(shown).toEqual([])
    vi.advanceTimersByTime(1)
    expect(rolesShown()).toEqual(['status'])
  })
})
