import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { type FakeBrowser, fakeBrowser, fakeEvent } from '../../test/fake-browser.ts'

const bar = (mode: string, content: string) => ({ media: `(prefers-color-scheme: ${mode})`, content })

let browser: FakeBrowser
let system: EventTarget & { matches: boolean }
let bars: { media: string; content: string }[]

async function load(decided?: string) {
  vi.resetModules()
  system = Object.assign(new EventTarget(), { matches: false })
  bars = [bar('light', 'white'), bar('dark', 'black')]
  browser = fakeBrowser({ matchMedia: () => system })
  Object.assign(browser.document, { querySelectorAll: () => bars })
  if (decided !== undefined) browser.document.documentElement.dataset.themeChoice = decided
  return import('./color-mode.ts')
}

const shown = () => browser.document.documentElement.dataset.theme
const stored = () => browser.localStorage.getItem('theme')
const change = () =>
  browser.window.dispatchEvent(fakeEvent('storage', { key: 'theme', storageArea: browser.localStorage }))

beforeEach(() => vi.resetModules())
afterEach(() => vi.unstubAllGlobals())

it('begins with what the script of the head decided, else with the system', async () => {
  expect((await load('dark')).colorChoice.get()).toBe('dark')
  expect((await load('light')).colorChoice.get()).toBe('light')
  expect((await load()).colorChoice.get()).toBe('system')
  expect((await load('blue')).colorChoice.get()).toBe('system')
})

it.each([
  ['dark', ['light', 'dark', 'system']],
  ['light', ['dark', 'light', 'system']],
])(
  'on a %s system the first press shows the other colours; the system is remembered by nothing',
  async (mode, order) => {
    const { colorChoice, configureColors, cycleColors } = await load()
    system.matches = mode === 'light'
    const said: string[] = []
    configureColors({ defaultMode: 'dark', respectPrefersColorScheme: true }, choice => said.push(choice))
    const seen = [1, 2, 3].map(() => {
      cycleColors()
      return [colorChoice.get(), stored()]
    })
    expect(seen).toEqual(order.map(choice => [choice, choice === 'system' ? null : choice]))
    expect(said).toEqual(order)
  },
)

it('leaves the system out where the config ignores it', async () => {
  const { colorChoice, configureColors, cycleColors } = await load('light')
  configureColors({ defaultMode: 'dark', respectPrefersColorScheme: false })
  const seen = [1, 2, 3].map(() => {
    cycleColors()
    return colorChoice.get()
  })
  expect(seen).toEqual(['dark', 'light', 'dark'])
})

it('shows what the system has until a choice is made', async () => {
  const { chooseColors, startColors } = await load()
  startColors()
  system.matches = true
  system.dispatchEvent(new Event('change'))
  expect(shown()).toBe('light')
  chooseColors('dark')
  system.dispatchEvent(new Event('change'))
  expect(shown()).toBe('dark')
})

it('a choice that is forgotten gives way to the system, or to the default where the system is ignored', async () => {
  const { chooseColors, configureColors, colorChoice } = await load('dark')
  chooseColors('dark')
  expect(stored()).toBe('dark')
  chooseColors(null)
  expect(stored()).toBeNull()
  expect(colorChoice.get()).toBe('system')
  configureColors({ defaultMode: 'light', respectPrefersColorScheme: false })
  chooseColors(null)
  expect(colorChoice.get()).toBe('light')
})

it("colours the browser's bars by the choice, each by its own scheme when the system decides", async () => {
  const { chooseColors } = await load()
  chooseColors('light')
  expect(bars.map(({ content }) => content)).toEqual(['white', 'white'])
  chooseColors('dark')
  expect(bars.map(({ content }) => content)).toEqual(['black', 'black'])
  chooseColors(null)
  expect(bars.map(({ content }) => content)).toEqual(['white', 'black'])
})

it('follows another tab, and takes a damaged choice for none', async () => {
  const { colorChoice, startColors } = await load()
  startColors()
  browser.localStorage.setItem('theme', 'dark')
  change()
  expect(colorChoice.get()).toBe('dark')
  browser.localStorage.setItem('theme', 'blue')
  change()
  expect(colorChoice.get()).toBe('system')
})
