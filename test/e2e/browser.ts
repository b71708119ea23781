/** A real browser over a built site, for tests. */

import { type Browser, chromium, type LaunchOptions } from 'playwright-core'
import { findForTests } from '../../scripts/browser.mjs'

const FLAGS = [
  '--headless',
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  // The shell would draw letters at whole pixels, so lines of other lengths than readers see.
  '--font-render-hinting=none',
  // Nobody is asked but this machine, nor waited for: what others would answer is said by a test.
  '--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE localhost, EXCLUDE 127.0.0.1',
  // What a page runs is run a few times: to optimize it, by either compiler, takes longer than it spares. The room for
  // what is new begins as large as it gets, so that a page is gone before it is swept.
  '--js-flags=--no-opt --no-maglev --min-semi-space-size=16 --single-threaded-gc',
  // Starting a process costs as much as a page; tests of one worker look at one page at a time.
  '--renderer-process-limit=1',
  // The same for the one that puts layers together without a graphics card: here it is a thread of the browser.
  '--in-process-gpu',
  // Each window would load pages of the browser's own beside the one that is tested; the rest is the driver's own list,
  // which this one takes the place of.
  `--disable-features=${[
    'WebUIOmniboxPopup',
    'WebUIOmniboxAimPopup',
    'WebUIOmniboxFullPopup',
    'SpareRendererForSitePerProcess',
    'AvoidUnnecessaryBeforeUnloadCheckSync',
    'DestroyProfileOnBrowserClose',
    'HttpsUpgrades',
    'HttpsFirstBalancedModeAutoEnable',
    'MediaRouter',
    'OptimizationHints',
    'PaintHolding',
    'ThirdPartyStoragePartitioning',
  ]}`,
]

let running: Promise<Browser> | undefined

/** The browser of this worker: whoever asks first starts it, and it ends with the worker. */
export function openBrowser(): Promise<Browser> {
  running ??= launch()
  return running
}

/** Another one, whose scrollbars take room as they do on most desktops: the driver hides them. */
export const openWithBars = (): Promise<Browser> => start({ ignoreDefaultArgs: ['--hide-scrollbars'] })

async function start(options: LaunchOptions = {}): Promise<Browser> {
  const executablePath = findForTests()
  if (executablePath === undefined) throw new Error('no Chromium: set CHROMIUM_PATH')
  return chromium.launch({ executablePath, args: FLAGS, ...options })
}

async function launch(): Promise<Browser> {
  const browser = await start()
  browser.once('disconnected', () => {
    running = undefined
  })
  return browser
}
