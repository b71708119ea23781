import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { type FakeBrowser, fakeBrowser, fakeEvent } from '../../../test/fake-browser.ts'
import { closeAnnouncement, startAnnouncement } from './announcement.ts'

const KEY = 'docusaurus.announcement.dismiss'
let browser: FakeBrowser
const state = () => browser.document.documentElement.dataset.announcementBarInitiallyDismissed
const change = (key: string | null) =>
  browser.window.dispatchEvent(fakeEvent('storage', { key, storageArea: browser.localStorage }))

beforeEach(() => {
  browser = fakeBrowser()
})
afterEach(() => vi.unstubAllGlobals())

it("closes the bar and remembers it under Docusaurus' key", () => {
  closeAnnouncement()
  expect(state()).toBe('true')
  expect(browser.localStorage.getItem(KEY)).toBe('true')
})

it('closes and opens with the other tabs', () => {
  startAnnouncement()
  browser.localStorage.setItem(KEY, 'true')
  change(KEY)
  expect(state()).toBe('true')
  browser.localStorage.setItem(KEY, 'false')
  change(KEY)
  expect(state()).toBe('false')
})

it('leaves the bar as it is when another key changes', () => {
  startAnnouncement()
  browser.localStorage.setItem(KEY, 'true')
  change('theme')
  expect(state()).toBeUndefined()
})
