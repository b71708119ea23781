import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { type FakeBrowser, fakeBrowser, fakeEvent } from '../../test/fake-browser.ts'

let browser: FakeBrowser
const load = () => import('./storage.ts')

beforeEach(() => {
  vi.resetModules()
  browser = fakeBrowser()
})
afterEach(() => {
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

const forbid = () =>
  Object.defineProperty(globalThis.window, 'localStorage', {
    get() {
      throw new Error('forbidden')
    },
  })

it('reads what it wrote, and nothing where nothing is', async () => {
  const { readStored, writeStored } = await load()
  expect(readStored('a')).toBeUndefined()
  writeStored('a', '1')
  expect(readStored('a')).toBe('1')
  expect(browser.localStorage.getItem('a')).toBe('1')
})

it('keeps what lasts for a visit apart from what lasts', async () => {
  const { readStored, writeStored } = await load()
  writeStored('a', 'visit', 'sessionStorage')
  expect(readStored('a')).toBeUndefined()
  expect(readStored('a', 'sessionStorage')).toBe('visit')
})

it('forgets a key, and keeps an empty text', async () => {
  const { readStored, writeStored } = await load()
  writeStored('a', '')
  expect(readStored('a')).toBe('')
  writeStored('a', undefined)
  expect(browser.localStorage.length).toBe(0)
})

it('never throws where storage is forbidden, and warns once', async () => {
  const { readStored, setStorageWarning, writeStored } = await load()
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => {})
  setStorageWarning('no storage')
  expect(warn).not.toHaveBeenCalled()
  forbid()
  writeStored('a', '1')
  expect(readStored('a')).toBeUndefined()
  expect(warn.mock.calls).toEqual([['no storage']])
})

it('warns as soon as it has the words, when storage failed before they came', async () => {
  const { readStored, setStorageWarning } = await load()
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => {})
  forbid()
  readStored('a')
  readStored('b')
  expect(warn).not.toHaveBeenCalled()
  setStorageWarning('no storage')
  expect(warn.mock.calls).toEqual([['no storage']])
})

it('tells of keys that another tab changed, and of all keys at once', async () => {
  const { onStored } = await load()
  const keys: unknown[] = []
  onStored(key => keys.push(key))
  browser.window.dispatchEvent(fakeEvent('storage', { key: 'theme', storageArea: browser.localStorage }))
  browser.window.dispatchEvent(fakeEvent('storage', { key: null, storageArea: browser.localStorage }))
  browser.window.dispatchEvent(fakeEvent('storage', { key: 'own', storageArea: null }))
  expect(keys).toEqual(['theme', undefined, 'own'])
})

it("does not tell of the visit's own storage", async () => {
  const { onStored } = await load()
  const listener = vi.fn()
  onStored(listener)
  browser.window.dispatchEvent(fakeEvent('storage', { key: 'a', storageArea: browser.sessionStorage }))
  expect(listener).not.toHaveBeenCalled()
})
