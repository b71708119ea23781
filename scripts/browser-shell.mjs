/**
 * The shell of a whole Chromium that Debian has installed: the same version, for tests, which take half the work of a
 * processor in it. It is unpacked among our packages, so nothing of the machine changes and nobody needs root.
 */

import { spawnSync } from 'node:child_process'
import { existsSync, mkdirSync, mkdtempSync, readdirSync, renameSync, rmSync, symlinkSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { ROOT } from './setup.mjs'

export const SHELL = 'chromium-headless-shell'
/** A machine without a network is to hear of it soon. */
export const IMPATIENT = ['Retries=0', 'http::Timeout=20', 'https::Timeout=20'].flatMap(one => [
  '-o',
  `Acquire::${one}`,
])

const BROWSER = '/usr/bin/chromium'
/** Where its package has what both need: letters, texts, the beginning of the engine's heap. */
const PARTS = '/usr/lib/chromium'
const KEPT = join(ROOT, 'node_modules/.cache/browser')

const say = (command, args, cwd) => {
  const { status, stdout } = spawnSync(command, args, { cwd, encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] })
  return status === 0 ? stdout.trim() : undefined
}

/** Of Debian's browser alone: any other one may be of another version than what can be had. */
const versionOf = browser => (browser === BROWSER ? say('dpkg-query', ['-W', 'chromium'])?.split('\t')[1] : undefined)

const placeOf = version => join(KEPT, version, PARTS, SHELL)

/** The shell that was unpacked for this browser, if one was. */
export function keptShell(browser) {
  const version = existsSync(KEPT) ? versionOf(browser) : undefined
  return version !== undefined && existsSync(placeOf(version)) ? placeOf(version) : undefined
}

/** Unpacks the shell of this browser, unless it is there. What goes wrong costs nothing: tests run in the browser itself. */
export function unpackShell(browser) {
  const version = versionOf(browser)
  if (version === undefined || existsSync(placeOf(version))) return
  mkdirSync(KEPT, { recursive: true })
  const folder = mkdtempSync(join(KEPT, 'new-'))
  try {
    console.error(`Беру для проверок лёгкий браузер: apt-get download ${SHELL}`)
    say('apt-get', [...IMPATIENT, '-qq', 'download', `${SHELL}=${version}`], folder)
    const [archive] = readdirSync(folder)
    if (archive === undefined || say('dpkg-deb', ['-x', archive, '.'], folder) === undefined) return
    rmSync(join(folder, archive))
    const shell = join(folder, PARTS, SHELL)
    for (const name of readdirSync(PARTS)) {
      if (!existsSync(join(dirname(shell), name))) symlinkSync(join(PARTS, name), join(dirname(shell), name))
    }
    if (say(shell, ['--version']) === undefined) return
    rmSync(join(KEPT, version), { recursive: true, force: true })
    renameSync(folder, join(KEPT, version))
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}
