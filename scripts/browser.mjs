/** Finds a Chromium for browser tests, or installs Debian's when that is allowed. */

import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { delimiter, join } from 'node:path'
import { runProgram } from './setup.mjs'

const NAMES = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable', 'chrome']
const PLACES = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
]

/** Absolute path of a browser, or `undefined`. `$CHROMIUM_PATH` comes first. */
export function findBrowser(env = process.env) {
  if (env.CHROMIUM_PATH !== undefined && existsSync(env.CHROMIUM_PATH)) return env.CHROMIUM_PATH
  const folders = (env.PATH ?? '').split(delimiter)
  const candidates = NAMES.flatMap(name => folders.map(folder => join(folder, name))).concat(PLACES)
  return candidates.find(path => existsSync(path))
}

/** The browser's path; on Debian with root rights it is installed first when missing. */
export async function getBrowser() {
  const found = findBrowser()
  if (found !== undefined) return found
  const isRoot = process.getuid?.() === 0
  if (!isRoot || spawnSync('apt-get', ['--version']).status !== 0) return undefined
  console.error('Ставлю браузер: apt-get install chromium')
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' }
  await runProgram('apt-get', ['update', '-qq'], { env })
  await runProgram('apt-get', ['install', '-y', '-qq', '--no-install-recommends', 'chromium'], { env })
  return findBrowser()
}
