/** A real browser over a built site, for tests. */

import { existsSync } from 'node:fs'
import { type Browser, chromium } from 'playwright-core'

const PLACES = [process.env.CHROMIUM_PATH, '/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome']

const FLAGS = [
  '--headless',
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
]

export function launchBrowser(): Promise<Browser> {
  const executablePath = PLACES.find(path => path !== undefined && existsSync(path))
  if (executablePath === undefined) throw new Error('no Chromium: set CHROMIUM_PATH')
  return chromium.launch({ executablePath, args: FLAGS })
}
