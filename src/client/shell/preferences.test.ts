import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { type FakeBrowser, FakeElement, fakeBrowser, fakeEvent } from '../../../test/fake-browser.ts'

const DOCS = { last: '2.0', names: ['current', '2.0', '1.0'], labels: ['Next', '2.0', '1.0'] }
const shell = {
  versions: { default: DOCS, api: { last: 'current', names: ['current'], labels: ['Next'] } },
  rememberVersions: true,
}
const KEY = 'docs-preferred-version-default'

let browser: FakeBrowser
let client: typeof import('./preferences.ts')

beforeEach(async () => {
  vi.resetModules()
  browser = fakeBrowser({ location: new URL('https://example.org/docs?q=1#part') })
  client = await import('./preferences.ts')
})
afterEach(() => vi.unstubAllGlobals())

describe('the version that a reader means', () => {
  it("is the plugin's last one at first", () => {
    client.checkVersions(shell)
    expect(client.readersVersion('default')).toBe('2.0')
    expect(client.readersVersion('other')).toBeUndefined()
  })

  it('is the stored one', () => {
    browser.localStorage.setItem(KEY, '1.0')
    client.checkVersions(shell)
    expect(client.readersVersion('default')).toBe('1.0')
    expect(client.readersVersion('api')).toBe('current')
  })

  it('is that of the page being read before all, for its own plugin only', () => {
    browser.localStorage.setItem(KEY, '1.0')
    client.checkVersions(shell)
    client.setActiveVersion({ pluginId: 'default', version: 'current', alternates: {} })
    expect(client.readersVersion('default')).toBe('current')
    client.setActiveVersion({ pluginId: 'api', version: 'x', alternates: {} })
    expect(client.readersVersion('default')).toBe('1.0')
    client.setActiveVersion(undefined)
    expect(client.readersVersion('default')).toBe('1.0')
  })

  it('that does not exist any more is forgotten', () => {
    browser.localStorage.setItem(KEY, '0.5')
    client.checkVersions(shell)
    expect(client.readersVersion('default')).toBe('2.0')
    expect(browser.localStorage.getItem(KEY)).toBeNull()
  })

  it('is read from no storage where the site remembers none', () => {
    browser.localStorage.setItem(KEY, '1.0')
    client.checkVersions({ ...shell, rememberVersions: false })
    expect(client.readersVersion('default')).toBe('2.0')
    expect(browser.localStorage.getItem(KEY)).toBe('1.0')
  })
})

it('a search from a page is about what has no version and one version of each plugin', () => {
  client.checkVersions(shell)
  expect(client.contextTags()).toEqual(['default', 'docs-default-2.0', 'docs-api-current'])
  expect(client.contextTags({ default: '1.0' })).toEqual(['default', 'docs-default-1.0', 'docs-api-current'])
})

describe('a link of the menus', () => {
  class Link extends FakeElement {
    search = ''
    hash = ''
    constructor(dataset: Record<string, string>, isInMenu = false) {
      super(isInMenu ? { '.dropdown-menu': {} } : {})
      Object.assign(this.dataset, dataset)
    }
    override closest(selector: string): unknown {
      return selector === 'a' ? this : super.closest(selector)
    }
  }
  const click = (link: FakeElement) => {
    browser.document.dispatchEvent(fakeEvent('click', { target: link }))
    return link
  }
  beforeEach(() => {
    client.checkVersions(shell)
    client.startPreferences()
  })

  it('to another version is remembered and leads to the same place', () => {
    const link = click(new Link({ version: '1.0', docs: 'default' }, true))
    expect(client.preferredVersions.get()).toEqual({ default: '1.0' })
    expect(browser.localStorage.getItem(KEY)).toBe('1.0')
    expect(link).toMatchObject({ search: '?q=1', hash: '#part' })
  })

  it('of a banner is remembered and leads to the page as written', () => {
    const link = click(new Link({ version: '1.0', docs: 'default' }))
    expect(client.readersVersion('default')).toBe('1.0')
    expect(link).toMatchObject({ search: '', hash: '' })
  })

  it('to another language leads to the same place and chooses no version', () => {
    const link = click(new Link({ locale: 'ru' }))
    expect(link).toMatchObject({ search: '?q=1', hash: '#part' })
    expect(client.preferredVersions.get()).toEqual({})
  })

  it('to another language takes the path as it stands, base exchanged for base', () => {
    const own = Object.assign(new FakeElement(), { dataset: { base: '/' } })
    Object.assign(browser.document, { querySelector: () => own })
    const link = click(new Link({ locale: 'en', base: '/en/' }))
    expect(link).toMatchObject({ pathname: '/en/docs', search: '?q=1' })
    own.dataset.base = '/elsewhere/'
    expect(click(new Link({ locale: 'en', base: '/en/' }))).not.toHaveProperty('pathname')
  })

  it('is a plain link otherwise, and a click elsewhere is none', () => {
    expect(click(new Link({}, true))).toMatchObject({ search: '', hash: '' })
    click(new FakeElement())
    expect(client.preferredVersions.get()).toEqual({})
  })

  it('is not remembered past the visit where the site wishes so', () => {
    client.checkVersions({ ...shell, rememberVersions: false })
    click(new Link({ version: '1.0', docs: 'default' }))
    expect(client.readersVersion('default')).toBe('1.0')
    expect(browser.localStorage.length).toBe(0)
  })

  it('followed in another tab counts here', () => {
    const change = (key: string | null) =>
      browser.window.dispatchEvent(fakeEvent('storage', { key, storageArea: browser.localStorage }))
    browser.localStorage.setItem(KEY, '1.0')
    change('theme')
    expect(client.readersVersion('default')).toBe('2.0')
    change(KEY)
    expect(client.readersVersion('default')).toBe('1.0')
    browser.localStorage.clear()
    change(null)
    expect(client.readersVersion('default')).toBe('2.0')
  })
})
