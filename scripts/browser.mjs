/** Finds a Chromium for browser tests, or installs Debian's where there is none. */

import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { delimiter, join } from 'node:path'
import { IMPATIENT, keptShell, SHELL, unpackShell } from './browser-shell.mjs'
import { runProgram } from './setup.mjs'

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
export function findForTests(env = process.env) {
  const found = findIn(env, [SHELL], []) ?? findBrowser(env)
  return found === undefined || isChosen(found, env) ? found : (keptShell(found) ?? found)
}

const isChosen = (path, env = process.env) => path === env.CHROMIUM_PATH

/**
 * The browser's path. On Debian a whole browser gets its shell of the same version, unpacked among our own packages:
 * nothing of the machine changes. Where there is none at all, root installs one.
 */
export async function getBrowser() {
  const found = findForTests()
  if (found === undefined) return installBrowser()
  if (!isChosen(found) && !found.endsWith(SHELL)) unpackShell(found)
  return findForTests()
}

async function installBrowser() {
  if (process.getuid?.() !== 0 || spawnSync('apt-get', ['--version']).status !== 0) return undefined
  console.error(`Ставлю браузер: apt-get install ${SHELL}`)
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' }
  await runProgram('apt-get', [...IMPATIENT, 'update', '-qq'], { env })
  for (const name of [SHELL, 'chromium']) {
    const args = [...IMPATIENT, 'install', '-y', '-qq', '--no-install-recommends', name]
    if ((await runProgram('apt-get', args, { env })) === 0) break
  }
  return findForTests()
}
