/** Finds a Chromium for browser tests, or installs Debian's when that is allowed. */

import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { delimiter, join } from 'node:path'
import { runProgram } from './setup.mjs'

/** The same engine without a window of its own: a page takes half the work of a processor. */
const SHELL = 'chromium-headless-shell'
/** A machine without a network is to hear of it soon. */
const IMPATIENT = ['-o', 'Acquire::Retries=0', '-o', 'Acquire::http::Timeout=20', '-o', 'Acquire::https::Timeout=20']
const NAMES = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable', 'chrome']
const PLACES = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
]

function findIn(env, names, places) {
  if (env.CHROMIUM_PATH !== undefined && existsSync(env.CHROMIUM_PATH)) return env.CHROMIUM_PATH
  const folders = (env.PATH ?? '').split(delimiter)
  const candidates = names.flatMap(name => folders.map(folder => join(folder, name))).concat(places)
  return candidates.find(path => existsSync(path))
}

/** Absolute path of a browser, or `undefined`. `$CHROMIUM_PATH` comes first. */
export const findBrowser = (env = process.env) => findIn(env, NAMES, PLACES)

/** The browser of tests: the shell comes before a whole browser. */
export const findForTests = (env = process.env) => findIn(env, [SHELL], []) ?? findBrowser(env)

/**
 * The browser's path; on Debian with root rights the shell is installed first where there is no browser, and on a
 * machine that does nothing but test (`CI`) also where there is only a whole one.
 */
export async function getBrowser() {
  const found = findForTests()
  const isChosen = found !== undefined && found === process.env.CHROMIUM_PATH
  if (isChosen || found?.endsWith(SHELL) || (found !== undefined && !process.env.CI)) return found
  const isRoot = process.getuid?.() === 0
  if (!isRoot || spawnSync('apt-get', ['--version']).status !== 0) return found
  console.error(`Ставлю браузер: apt-get install ${SHELL}`)
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' }
  await runProgram('apt-get', [...IMPATIENT, 'update', '-qq'], { env })
  for (const name of [SHELL, 'chromium']) {
    const code = await runProgram('apt-get', [...IMPATIENT, 'install', '-y', '-qq', '--no-install-recommends', name], {
      env,
    })
    if (code === 0 || found !== undefined) break
  }
  return findForTests()
}
