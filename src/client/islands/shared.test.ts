import { afterEach, expect, test, vi } from 'vitest'
import { fakeBrowser } from '../../../test/fake-browser.ts'

const MODULES = Symbol.for('zapiski.modules')
type Modules = Record<string, { default: (path: string) => string }>
const shared = globalThis as { [key: symbol]: Modules | undefined }

afterEach(() => {
  vi.unstubAllGlobals()
  delete shared[MODULES]
})

test.each([
  ['/img/я a.png', '/%D1%8F/img/%D1%8F%20a.png'],
  ['/img/a%20b.png?x', '/%D1%8F/img/a%20b.png?x'],
  ['/я/img/a.png', '/%D1%8F/img/a.png'],
  ['/docs/b', '/%D1%8F/docs/b'],
])('useBaseUrl makes an address of %s in browsers, too', async (written, address) => {
  vi.resetModules()
  const browser = fakeBrowser({ matchMedia: () => Object.assign(new EventTarget(), { matches: false }) })
  Object.assign(browser.document, { querySelectorAll: () => [] })
  const { shareModules } = await import('./shared.ts')
  const colorMode = { defaultMode: 'light', disableSwitch: false, respectPrefersColorScheme: false } as const
  shareModules({ baseUrl: encodeURI('/я/'), trailingSlash: false, colorMode })
  expect(shared[MODULES]?.['@docusaurus/useBaseUrl']?.default(written)).toBe(address)
})
