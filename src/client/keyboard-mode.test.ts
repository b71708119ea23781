import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { type FakeBrowser, fakeBrowser, fakeEvent } from '../../test/fake-browser.ts'
import { startKeyboardMode } from './keyboard-mode.ts'

let browser: FakeBrowser
const classes = new Set<string>()

beforeEach(() => {
  classes.clear()
  browser = fakeBrowser()
  const classList = { add: (name: string) => classes.add(name), remove: (name: string) => classes.delete(name) }
  Object.assign(browser.document, { body: { classList } })
  startKeyboardMode()
})
afterEach(() => vi.unstubAllGlobals())

it('begins at Tab and at no other key', () => {
  browser.window.dispatchEvent(fakeEvent('keydown', { key: 'Enter' }))
  expect([...classes]).toEqual([])
  browser.window.dispatchEvent(fakeEvent('keydown', { key: 'Tab' }))
  expect([...classes]).toEqual(['navigation-with-keyboard'])
})

it('ends at a press of the mouse', () => {
  browser.window.dispatchEvent(fakeEvent('keydown', { key: 'Tab' }))
  browser.window.dispatchEvent(new Event('mousedown'))
  expect([...classes]).toEqual([])
})
