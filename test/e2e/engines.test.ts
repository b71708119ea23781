/** The site in browsers of other makes and years, where they are there: what a reader does. */

import { afterAll, beforeAll, describe, expect, type TestContext, test } from 'vitest'
import { createEngine, type Driver, type Engine } from './engines/engine.ts'
import { findFirefox, launchFirefox } from './engines/firefox.ts'
import { findOlder, launchOlder } from './engines/older.ts'
import { findWebKit, launchWebKit } from './engines/webkit.ts'
import { buildFrames } from './frames-site.ts'
import { type Served, serve, serveBuilt } from './serve.ts'
import { SITE_DIR } from './site.ts'

const firefox = findFirefox()
const webkit = findWebKit()
const older = findOlder()
const ENGINES: [name: string, packages: string, launch: (() => Promise<Driver>) | undefined][] = [
  ['Firefox', 'firefox-esr', firefox === undefined ? undefined : () => launchFirefox(firefox)],
  ['WebKit', 'webkit2gtk-driver, libgtk-3-bin', webkit === undefined ? undefined : () => launchWebKit(webkit)],
  ['an older Chromium', 'none; OLD_CHROMIUM_PATH', older === undefined ? undefined : () => launchOlder(older)],
]

let served: Served
let framed: Served
beforeAll(async () => {
  // Nothing is built for a browser that is not here.
  if (ENGINES.every(([, , launch]) => launch === undefined)) return
  served = await serve('built', SITE_DIR)
  framed = await serveBuilt(await buildFrames())
})
afterAll(() => Promise.all([served?.close(), framed?.close()]))

describe.each(ENGINES)('%s', (name, packages, launch) => {
  if (launch === undefined) {
    test('is not on this machine', context => context.skip(`${name}: apt install ${packages}`))
    return
  }
  smoke(launch)
})

function smoke(launch: () => Promise<Driver>): void {
  let engine: Engine
  let width = 0
  beforeAll(async () => {
    engine = createEngine(await launch())
  })
  afterAll(() => engine?.close())

  const isReady = () => document.documentElement.dataset.client === 'ready'

  /** Opens a page anew and waits for the client. */
  async function open(path: string, wanted = 1280): Promise<void> {
    if (width !== wanted) await engine.resize(wanted, 900)
    width = wanted
    await engine.go(served.at(path))
    await engine.until(isReady)
    await engine.run(() => {
      Object.assign(window, { marked: true, faults: [] })
      addEventListener('error', ({ message }) => (window as unknown as { faults: string[] }).faults.push(message))
    })
  }
  const shows = (text: string) =>
    engine.until(
      wanted =>
        document.querySelector('#__zapiski_content h1')?.textContent?.replace(/\s+/g, ' ').includes(wanted) === true &&
        document.documentElement.dataset.client === 'ready',
      text,
    )
  const follow = (href: string) =>
    engine.run(address => {
      const link = document.body.appendChild(Object.assign(document.createElement('a'), { href: address }))
      setTimeout(() => {
        link.click()
        link.remove()
      })
    }, href)
  /** The page is told of each scroll by itself; where nothing is drawn there are no frames to wait for. */
  const scrollTo = (top: number) =>
    engine.run(y => {
      window.scrollTo({ top: y, behavior: 'instant' })
      return new Promise<void>(resolve => {
        requestAnimationFrame(() => requestAnimationFrame(() => resolve()))
        setTimeout(resolve, 300)
      })
    }, top)
  const top = () => engine.run(() => Math.round(scrollY))
  /** Places are measured where pages have a size. */
  const hasSize = () => engine.run(() => innerWidth > 0)
  const needSize = async (context: TestContext): Promise<void> => {
    if (!(await hasSize())) context.skip('the window of this browser has no size here')
  }
  const isShown = (selector: string) =>
    engine.run(wanted => [...document.querySelectorAll(wanted)].some(element => element.checkVisibility()), selector)
  const untilShown = (selector: string) =>
    engine.until(wanted => [...document.querySelectorAll(wanted)].some(element => element.checkVisibility()), selector)
  const untilGone = (selector: string) =>
    engine.until(wanted => ![...document.querySelectorAll(wanted)].some(element => element.checkVisibility()), selector)

  test.each([
    ['/', 'Записки'],
    ['/docs/linux/ssh', 'SSH'],
    ['/search', 'Поиск'],
  ])('%s: comes alive, nothing sticks out, wide and narrow', async (path, name) => {
    for (const wide of [1280, 390]) {
      await open(path, wide)
      await shows(name)
      if (!(await hasSize())) continue
      const over = () => document.documentElement.scrollWidth - document.documentElement.clientWidth
      expect(await engine.run(over)).toBeLessThanOrEqual(0)
    }
  })

  test('colours and the font are those of the theme', async () => {
    await open('/about')
    // A busy machine may be as slow to give the page as a slow line, where no font is asked for.
    await engine.run(async () => {
      if ('fonts' in document.documentElement.dataset) await document.fonts.load('400 17px Onest', 'Слово')
    })
    const { ground, ink, font } = await engine
      .until(() => {
        const { backgroundColor, color } = getComputedStyle(document.body)
        return document.fonts.check('400 17px Onest', 'Слово') && { ground: backgroundColor, ink: color, font: true }
      })
      .then(value => value || { ground: '', ink: '', font: false })
    expect(font).toBe(true)
    expect(ground).toMatch(/^rgb\(/)
    expect(ink).not.toBe(ground)
  })

  test('a link leads to the page with its title, at the top', async () => {
    await open('/docs/linux/ssh')
    await scrollTo(900)
    await follow('/docs/linux/prepare')
    await shows('Подготовка')
    expect(await engine.run(() => document.title)).toContain('Подготовка')
    expect(await top()).toBe(0)
    await engine.until(() => location.pathname === '/docs/linux/prepare')
    expect(await engine.run(() => document.querySelector('link[rel="canonical"]')?.getAttribute('href') ?? '')).toMatch(
      /\/docs\/linux\/prepare$/,
    )
  })

  test('where the browser can, the page changes without a load and says so', async () => {
    await open('/docs/linux/ssh')
    const isSoft = await engine.run(() => 'navigation' in window)
    await follow('/archive')
    await shows('Архив')
    expect(await engine.run(() => 'marked' in window)).toBe(isSoft)
    if (isSoft) {
      expect(await engine.run(() => document.activeElement?.tagName ?? '')).toBe('H1')
      await engine.until(() => document.getElementById('zapiski-status')?.textContent?.includes('Архив'))
    }
  })

  test('Back and Forward bring the exact place', async context => {
    await open('/about')
    await needSize(context)
    await scrollTo(600)
    await follow('/docs/linux/ssh')
    await shows('SSH')
    await scrollTo(2100)
    await engine.back()
    await shows('О блоге')
    await engine.until(() => Math.round(scrollY) === 600)
    await engine.forward()
    await shows('SSH')
    await engine.until(() => Math.round(scrollY) === 2100)
  })

  test('a reload keeps the place', async context => {
    await open('/docs/linux/ssh')
    await needSize(context)
    await scrollTo(1500)
    await engine.refresh()
    await engine.until(isReady)
    await engine.until(() => Math.abs(scrollY - 1500) < 2)
  })

  test('a Cyrillic hash of another page leads to its heading', async context => {
    await open('/about')
    await follow('/docs/linux/ssh#файл-sshconfig')
    await shows('SSH')
    await needSize(context)
    await engine.until(() => {
      const place = document.getElementById('файл-sshconfig')?.getBoundingClientRect().top
      return place !== undefined && place >= 0 && place < 250
    })
  })

  test('an address where nothing is says so', async () => {
    await engine.go(served.at('/no-such-page'))
    await engine.until(() => document.querySelector('h1')?.textContent?.includes('не найдена'))
  })

  test('a menu of the bar opens, closes on Escape and on a press beside it', async () => {
    await open('/about')
    await engine.click('.navbar details.dropdown > summary')
    await untilShown('.navbar .dropdown-menu a')
    await engine.press('Escape')
    await untilGone('.navbar .dropdown-menu a')
    await engine.click('.navbar details.dropdown > summary')
    await untilShown('.navbar .dropdown-menu a')
    await engine.click('#__zapiski_content h1')
    await untilGone('.navbar .dropdown-menu a')
  })

  test('the menu of narrow screens opens, locks the page, leads to the section and back', async context => {
    await open('/docs/linux/ssh', 500)
    await needSize(context)
    await engine.click('.navbar-toggle')
    await untilShown('#zapiski-menu')
    expect(await engine.run(() => getComputedStyle(document.documentElement).overflowY)).toBe('hidden')
    await engine.click('.mobile-menu-more')
    await untilShown('#zapiski-sidebar')
    await engine.click('.sidebar-back')
    await untilGone('#zapiski-sidebar')
    await engine.press('Escape')
    await untilGone('#zapiski-menu')
    expect(await engine.run(() => document.activeElement?.className ?? '')).toBe('navbar-toggle')
  })

  test('the colour switch changes the colours at once, and the choice lasts', async () => {
    await open('/about')
    await engine.run(() => localStorage.clear())
    await open('/about')
    const theme = () => engine.run(() => document.documentElement.dataset.theme ?? '')
    const ground = () => engine.run(() => getComputedStyle(document.body).backgroundColor)
    const [before, paper] = [await theme(), await ground()]
    await engine.click('[data-action="color-mode"]')
    const after = await theme()
    expect(after).not.toBe(before)
    expect(await ground()).not.toBe(paper)
    await open('/docs')
    expect(await theme()).toBe(after)
    await engine.run(() => localStorage.clear())
  })

  test('the search opens by a key, finds, goes to what was found; Escape closes it', async () => {
    await open('/about')
    await engine.press('/')
    await untilShown('dialog.search input')
    await engine.press(...'docker')
    await untilShown('dialog.search [role="option"]')
    await engine.press('Escape')
    await engine.until(() => document.querySelector('dialog.search') === null)
    await engine.press('/')
    await untilShown('dialog.search input')
    await engine.press(...'docker')
    await untilShown('dialog.search [role="option"][aria-selected="true"]')
    await engine.press('Enter')
    await engine.until(() => location.pathname !== '/about')
  })

  test('the search page shows what its address asks for', async () => {
    await open('/search?q=docker')
    await engine.until(() => (document.querySelectorAll('#zapiski-results a[href^="/"]').length > 3 ? true : undefined))
    expect(await engine.run(() => document.querySelector<HTMLInputElement>('#zapiski-query')?.value ?? '')).toBe(
      'docker',
    )
  })

  test('tabs switch by press', async () => {
    await open('/docs/linux/ssh')
    await engine.click('.tabs label.tab:nth-of-type(2)')
    await engine.until(() => {
      const panels = document.querySelectorAll('.tabs > .tab-panels > .tab-panel')
      return panels[1]?.checkVisibility() && !panels[0]?.checkVisibility()
    })
  })

  test('folders of the menu fill when they open', async () => {
    await open('/docs/linux/ssh')
    await engine.click('#zapiski-sidebar details[data-label="macOS"] > summary')
    await untilShown('#zapiski-sidebar details[data-label="macOS"] a')
  })

  test('the contents mark the section that is read', async context => {
    await open('/docs/linux/bash')
    await needSize(context)
    await engine.click('.toc a.toc-link[href^="#"]')
    await untilShown('.toc [aria-current="location"]')
  })

  test('a picture opens large and closes by Escape', async () => {
    await open('/docker-introduction')
    await engine.click('.markdown img.zoomable')
    await untilShown('dialog.zoom')
    await engine.press('Escape')
    await engine.until(() => document.querySelector('dialog.zoom') === null)
  })

  test('code has its buttons', async () => {
    await open('/docs/linux/bash')
    expect(await engine.run(() => document.querySelectorAll('.code-action-copy').length > 0)).toBe(true)
  })

  test('the skip link is the first stop, keyboard mode goes on with Tab and off with a press', async () => {
    await open('/about')
    await engine.press('Tab')
    expect(await engine.run(() => document.body.classList.contains('navigation-with-keyboard'))).toBe(true)
    expect(await engine.run(() => document.activeElement?.className ?? '')).toBe('skip-link')
    await engine.click('#__zapiski_content h1')
    expect(await engine.run(() => document.body.classList.contains('navigation-with-keyboard'))).toBe(false)
  })

  test('the button to the top comes on the way up and leads there', async context => {
    await open('/docs/linux/bash')
    await needSize(context)
    await scrollTo(2000)
    // Blocks that come into sight may turn out higher than they were reckoned: the browser then holds its line.
    await engine.until(() => scrollY > 1500)
    expect(await isShown('[data-to-top] .back-to-top')).toBe(false)
    await engine.run(() => {
      scrollBy({ top: -300, behavior: 'instant' })
    })
    await engine.until(() => 'toTop' in document.documentElement.dataset)
    await engine.click('.back-to-top')
    await engine.until(() => scrollY === 0)
  })

  test('a calculator of a text computes', async () => {
    await open('/ip-to-number-to-ip')
    await engine.until(() => document.querySelector('x-island')?.querySelector('input, button, select') != null)
    expect(await engine.run(() => (window as unknown as { faults: string[] }).faults)).toEqual([])
  })

  test('a frame runs an example when asked and draws a diagram on sight', async () => {
    await engine.go(framed.at('/run'))
    await engine.until(isReady)
    await engine.until(() => document.querySelector('.framed-run') !== null)
    await engine.run(() => {
      const said: unknown[] = []
      Object.assign(window, { said })
      addEventListener('message', ({ origin, data }) => said.push(`${origin} ${data.kind}`))
      document.querySelector<HTMLElement>('.framed-run')?.click()
    })
    await engine.until(() => (window as unknown as { said: string[] }).said.includes('null shown'))
    expect(await isShown('.framed-fault')).toBe(false)
    // Where a window has no size nothing comes into sight.
    if (!(await hasSize())) return
    await engine.go(framed.at('/map'))
    await engine.until(isReady)
    await scrollTo(100_000)
    await engine.until(() => (document.querySelector<HTMLImageElement>('.framed-mermaid img')?.naturalWidth ?? 0) > 100)
  })

  test('what strikes a formula out is drawn once: by the engine or by the sheet', async () => {
    await engine.go(framed.at('/sum'))
    await engine.until(isReady)
    const strokes = await engine.run(() => {
      const boxes = [...document.querySelectorAll('menclose[notation]')]
      const isOwn = CSS.supports('-moz-appearance', 'none')
      const drawn = boxes.map(box => [...box.children].filter(child => /tml-cancel|sout/.test(child.className)))
      return drawn.map(([stroke]) => stroke !== undefined && (getComputedStyle(stroke).display === 'none') === isOwn)
    })
    expect(strokes).toEqual([true, true])
  })
}
