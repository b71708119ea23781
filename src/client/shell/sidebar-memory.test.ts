import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { type FakeBrowser, FakeElement, fakeBrowser } from '../../../test/fake-browser.ts'
import { readFolder, saveSidebar, showCurrent, startSidebarMemory } from './sidebar-memory.ts'

const KEY = 'zapiski.sidebar'
const CURRENT = '[aria-current="page"]'
let browser: FakeBrowser

class Folder extends FakeElement {
  open = false
  readonly parentElement: { closest(): Folder | null }
  constructor(label: string, parent: Folder | null = null, around: Record<string, unknown> = {}) {
    super(around)
    this.attributes['data-label'] = label
    this.parentElement = { closest: () => parent }
  }
}

let folders: Folder[]
let current: object | undefined
let sidebar: FakeElement & { scrollTop: number }

function page({ id = 'docs', hasSidebar = true, at = 100 } = {}) {
  const storage = browser?.sessionStorage
  browser = fakeBrowser(storage ? { sessionStorage: storage } : {})
  if (storage) browser.sessionStorage = storage
  current = { getBoundingClientRect: () => ({ top: at, bottom: at + 20 }), parentElement: null }
  sidebar = Object.assign(new FakeElement({ 'details[data-label]': folders }), {
    scrollTop: 0,
    getBoundingClientRect: () => ({ top: 60, bottom: 660, height: 600 }),
    querySelector: (selector: string) => (selector === CURRENT ? (current ?? null) : null),
  })
  sidebar.dataset.sidebar = id
  Object.assign(browser.document, { getElementById: () => (hasSidebar ? sidebar : null) })
}
const leave = () => browser.window.dispatchEvent(new Event('pagehide'))

beforeEach(() => {
  browser = fakeBrowser()
  const outer = new Folder('Linux')
  folders = [outer, new Folder('Network', outer), new Folder('Network')]
})
afterEach(() => vi.unstubAllGlobals())

it('folders and scroll come back on the next page, folders of one name in different places apart', () => {
  page()
  startSidebarMemory()
  for (const [index, isOpen] of [true, true, false].entries()) Object.assign(folders[index] ?? {}, { open: isOpen })
  sidebar.scrollTop = 240
  leave()
  for (const folder of folders) folder.open = !folder.open
  page()
  startSidebarMemory()
  expect(folders.map(({ open }) => open)).toEqual([true, true, false])
  expect(sidebar.scrollTop).toBe(240)
})

it('another menu begins as the server made it', () => {
  page()
  startSidebarMemory()
  sidebar.scrollTop = 240
  leave()
  for (const folder of folders) folder.open = true
  page({ id: 'api' })
  startSidebarMemory()
  expect(folders.map(({ open }) => open)).toEqual([true, true, true])
  expect(sidebar.scrollTop).toBe(0)
})

it('the folder of the current page stays open, whatever was remembered', () => {
  folders = [new Folder('Linux', null, { [CURRENT]: {} }), new Folder('Other')]
  browser.sessionStorage.setItem(KEY, '{"id":"docs","scroll":0,"folders":{"Linux":false,"Other":true}}')
  page()
  startSidebarMemory()
  expect(folders.map(({ open }) => open)).toEqual([true, true])
})

it.each(['{', 'null', '[]', '{"id":"docs"}'])('a memory that is none is left alone: %s', stored => {
  browser.sessionStorage.setItem(KEY, stored)
  page()
  expect(() => startSidebarMemory()).not.toThrow()
  expect(folders.some(({ open }) => open)).toBe(false)
})

it('a page without a menu remembers nothing and forgets nothing', () => {
  browser.sessionStorage.setItem(KEY, '{"id":"docs","scroll":7,"folders":{}}')
  page({ hasSidebar: false })
  startSidebarMemory()
  leave()
  expect(browser.sessionStorage.getItem(KEY)).toContain('"scroll":7')
})

it.each([
  [100, 0],
  [640, 0],
  [641, 281],
  [59, -301],
])('brings a link at %i into view by %i pixels', (at, moved) => {
  page({ at })
  showCurrent()
  expect(sidebar.scrollTop).toBe(moved)
})

it("opens the current page's own folder, that stands beside its link", () => {
  const own = new Folder('Own')
  page()
  Object.assign(current ?? {}, { parentElement: { querySelector: () => own } })
  showCurrent()
  expect(own.open).toBe(true)
})

const asDetails = (folder: Folder) => folder as unknown as HTMLDetailsElement

it('a folder that comes later, out of the file of the menu, is put as the reader left it, once', () => {
  const outer = new Folder('Linux')
  const inner = new Folder('Network', outer)
  folders = [outer]
  browser.sessionStorage.setItem(KEY, '{"id":"docs","scroll":0,"folders":{"Linux":true,"Linux/Network":true}}')
  page()
  startSidebarMemory()
  expect(readFolder(asDetails(inner))).toBe(true)
  inner.open = false
  expect(readFolder(asDetails(inner))).toBe(false)
})

it('what is in closed folders, and so not drawn, is remembered as it was', () => {
  browser.sessionStorage.setItem(KEY, '{"id":"docs","scroll":0,"folders":{"Linux":false,"Linux/Network":true}}')
  folders = [new Folder('Linux')]
  page()
  startSidebarMemory()
  saveSidebar()
  expect(JSON.parse(browser.sessionStorage.getItem(KEY) ?? '').folders).toEqual({
    Linux: false,
    'Linux/Network': true,
  })
})

it('a menu that grows is scrolled again, until the reader moves or another page is shown', () => {
  browser.sessionStorage.setItem(KEY, '{"id":"docs","scroll":240,"folders":{}}')
  page()
  startSidebarMemory()
  const [folder] = folders
  if (folder === undefined) throw new Error('no folder')
  sidebar.scrollTop = 100
  readFolder(asDetails(folder))
  expect(sidebar.scrollTop).toBe(240)
  browser.window.dispatchEvent(new Event('wheel'))
  sidebar.scrollTop = 100
  readFolder(asDetails(folder))
  expect(sidebar.scrollTop).toBe(100)
})
