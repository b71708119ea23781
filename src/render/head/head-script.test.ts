import { runInNewContext } from 'node:vm'
import { describe, expect, test } from 'vitest'
import { makeConfig } from '../../../test/factory.ts'
import type { Config } from '../../shared/config.ts'
import { headScript } from './head-script.ts'

type UrlAttributes = Config['security']['urlAttributes']
type Theme = Partial<Omit<Config['theme'], 'colorMode'>> & { colorMode?: Partial<Config['theme']['colorMode']> }

function config({ colorMode, ...theme }: Theme = {}, urlAttributes: UrlAttributes = {}): Config {
  const plain = makeConfig()
  const base = { ...plain, security: { ...plain.security, urlAttributes } }
  return { ...base, theme: { ...base.theme, ...theme, colorMode: { ...base.theme.colorMode, ...colorMode } } }
}

interface Visit {
  search?: string
  stored?: Record<string, string>
  /** What the system prefers. */
  system?: 'light' | 'dark'
  /** Every access to storage throws. */
  blocked?: boolean
  /** How long the page took to come, milliseconds. */
  took?: number
  referrer?: string
  /** What the entry keeps, when it is come to again. */
  came?: unknown
  /** The place that the address names. */
  hash?: string
}

/** Runs the script as a browser would and gives what it left on `<html>`. */
function visit(site: Config, visited: Visit = {}) {
  const {
    search = '',
    stored = {},
    system = 'dark',
    blocked = false,
    took = 20,
    referrer = '',
    came = null,
    hash = '',
  } = visited
  const attributes: Record<string, string> = {}
  const store = { ...stored }
  const font = { rel: 'font' }
  const dataset = new Proxy<Record<string, unknown>>(
    {},
    {
      set(_, name, value) {
        attributes[`data-${String(name).replace(/[A-Z]/g, letter => `-${letter.toLowerCase()}`)}`] = String(value)
        return true
      },
    },
  )
  const scope: Record<string, unknown> = {
    location: { search, hash },
    history: { state: came },
    URLSearchParams,
    addEventListener() {},
    matchMedia: (query: string) => ({ matches: query === `(prefers-color-scheme: ${system})` }),
    origin: 'https://example.org',
    Date: { now: () => 1_000_000 + took },
    performance: { timing: { requestStart: 1_000_000 } },
    document: {
      referrer,
      documentElement: {
        dataset,
        querySelectorAll: (selector: string) => (selector === '[rel=font]' ? [font] : []),
        setAttribute(name: string, value: string) {
          attributes[name] = value
        },
      },
    },
  }
  const storage = {
    get theme() {
      return store['theme']
    },
    getItem: (key: string) => store[key] ?? null,
    setItem(key: string, value: string) {
      store[key] = value
    },
  }
  Object.defineProperty(scope, 'localStorage', {
    get() {
      if (blocked) throw new Error('SecurityError')
      return storage
    },
  })
  runInNewContext(headScript(site), scope)
  return { attributes, store, font: font.rel }
}

const theme = (site: Config, options?: Visit) => {
  const { attributes } = visit(site, options)
  return [attributes['data-theme'], attributes['data-theme-choice']]
}

describe('colour mode', () => {
  test('the address wins over the stored choice, and that over the system', () => {
    const stored = { theme: 'light' }
    expect(theme(config(), { search: '?docusaurus-theme=dark', stored, system: 'light' })).toEqual(['dark', 'dark'])
    expect(theme(config(), { stored, system: 'dark' })).toEqual(['light', 'light'])
    expect(theme(config(), { system: 'light' })).toEqual(['light', 'system'])
    expect(theme(config(), { system: 'dark' })).toEqual(['dark', 'system'])
  })

  test('a site that ignores the system shows its default until the visitor chooses', () => {
    const site = config({ colorMode: { respectPrefersColorScheme: false } })
    expect(theme(site, { system: 'light' })).toEqual(['dark', 'dark'])
    expect(theme(site, { stored: { theme: 'light' } })).toEqual(['light', 'light'])
  })

  test('the default may be light', () => {
    const site = config({ colorMode: { defaultMode: 'light' } })
    expect(theme(site, { system: 'dark' })).toEqual(['dark', 'system'])
    expect(theme(site, { system: 'light' })).toEqual(['light', 'system'])
  })

  test('anything but light and dark counts as no choice', () => {
    for (const choice of ['"><script>', '{"mode":"light"}', '[object Object]', 'Light', '', 'x'.repeat(5_000_000)])
      expect(theme(config(), { search: '?docusaurus-theme=pink', stored: { theme: choice } })).toEqual([
        'dark',
        'system',
      ])
  })

  test('blocked storage costs neither colours nor the choice in the address', () => {
    expect(theme(config(), { blocked: true, system: 'light' })).toEqual(['light', 'system'])
    expect(theme(config(), { blocked: true, search: '?docusaurus-theme=light' })).toEqual(['light', 'light'])
  })

  test('a site without a switch forgets an old choice', () => {
    const site = config({ colorMode: { disableSwitch: true } })
    expect(theme(site, { stored: { theme: 'light' } })).toEqual(['dark', 'system'])
  })

  test('says that scripts run, and whether the entry is new and at the start of its page', () => {
    const says = (visited: Visit) => visit(config(), visited).attributes['data-js']
    expect(says({})).toBe('true')
    for (const visited of [{ came: { key: 'abcdef' } }, { hash: '#place' }, { hash: '#2' }])
      expect(says(visited)).toBe('false')
  })

  test('data attributes of the address reach the page where any may, and cannot pretend to be a theme', () => {
    const { attributes } = visit(config({}, 'any'), {
      search: '?docusaurus-data-navbar=false&docusaurus-data-theme=x&docusaurus-data-x%3Dy=1',
    })
    expect(attributes).toMatchObject({ 'data-navbar': 'false', 'data-theme': 'dark' })
    expect(Object.keys(attributes)).not.toContain('data-x=y')
  })

  test('else only the named ones do, with the named values', () => {
    const site = config({}, { navbar: ['false', '</script>'], toc: ['left'] })
    expect(headScript(site)).not.toContain('</script>')
    const search = '?docusaurus-data-navbar=false&docusaurus-data-toc=right&docusaurus-data-other=1'
    const { attributes } = visit(site, { search })
    expect(attributes).toMatchObject({ 'data-navbar': 'false' })
    expect(Object.keys(attributes)).not.toContain('data-toc')
    expect(Object.keys(attributes)).not.toContain('data-other')
    expect(Object.keys(visit(config(), { search }).attributes)).not.toContain('data-navbar')
  })
})

test('fonts are asked for before the first paint; where the page itself was slow to come the system has them', () => {
  const fontsOn = (visited: Visit): unknown[] => {
    const { font, attributes } = visit(config(), visited)
    return [font, attributes['data-fonts']]
  }
  expect(fontsOn({ took: 60 })).toEqual(['preload', undefined])
  expect(fontsOn({ took: 250 })).toEqual(['font', '1'])
  expect(fontsOn({ took: 250, referrer: 'https://search.example/' })).toEqual(['font', '1'])
  // Who comes from another page of the site gets its fonts.
  expect(fontsOn({ took: 250, referrer: 'https://example.org/about' })).toEqual(['preload', undefined])
})

describe('announcement bar', () => {
  const bar = {
    id: 'весна',
    content: 'Мы переехали',
    backgroundColor: undefined,
    textColor: undefined,
    isCloseable: true,
  }
  const attribute = 'data-announcement-bar-initially-dismissed'
  const closed = { 'docusaurus.announcement.id': 'весна', 'docusaurus.announcement.dismiss': 'true' }

  test('stays closed for who closed it', () => {
    expect(visit(config({ announcementBar: bar }), { stored: closed }).attributes[attribute]).toBe('true')
  })

  test('a new bar is shown even when the old one was closed', () => {
    const { attributes, store } = visit(config({ announcementBar: { ...bar, id: 'лето' } }), { stored: closed })
    expect(attributes[attribute]).toBe('false')
    expect(store).toEqual({ 'docusaurus.announcement.id': 'лето', 'docusaurus.announcement.dismiss': 'false' })
  })

  test('is shown when storage is blocked', () => {
    expect(visit(config({ announcementBar: bar }), { blocked: true }).attributes[attribute]).toBe('false')
  })

  test('without a bar that closes, storage is not touched', () => {
    expect(visit(config()).attributes[attribute]).toBeUndefined()
    expect(visit(config({ announcementBar: { ...bar, isCloseable: false } })).store).toEqual({})
  })

  test('an id cannot end the script', () => {
    expect(headScript(config({ announcementBar: { ...bar, id: '</script>' } }))).not.toContain('</')
  })
})
