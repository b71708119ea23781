/** What the engine itself is: bytes that another engine made are worth nothing to this one. */

import { readdirSync, readFileSync, readlinkSync } from 'node:fs'
import { join } from 'node:path'
import { contentHash } from '../../content-hash.ts'
import { packageFolder, readJson } from '../../disk.ts'
import { packageRoot } from '../../package-root.ts'
import { attempt, recordOf, stringOf } from '../../shared/value.ts'

let known: string | undefined

/** Code that asks for nothing but the year says the same until it ends, and so long is kept what it said. */
export const thisYear = (now = new Date()): number => now.getFullYear()

/**
 * Where the machine says it is: code that writes a date down, or a number, asks for its time zone and its language. Made
 * of what these follow from, since to ask for them takes longer than to see that nothing has changed.
 */
export function machinePlace(): string {
  const named = ['TZ', 'LC_ALL', 'LC_MESSAGES', 'LANG', 'LANGUAGE'].map(name => process.env[name] ?? '')
  return JSON.stringify([...named, zone()])
}

function zone(): unknown {
  if (process.platform === 'win32') return new Intl.DateTimeFormat().resolvedOptions().timeZone
  const file = '/etc/localtime'
  return attempt(() => readlinkSync(file)) ?? attempt(() => contentHash(readFileSync(file)))
}

/** Digest of the engine's code, of the packages that it stands on and of the language's own tables. */
export function engineIdentity(): string {
  known ??= contentHash(JSON.stringify([codeOf(packageRoot()), packagesOf(packageRoot()), runtime()]), 32)
  return known
}

/** Names of chunks are digests of them; sources, as tests run them, are read. */
function codeOf(root: string): string[] {
  const isBuilt = !import.meta.url.endsWith('.ts')
  const dist = join(root, 'dist')
  if (isBuilt)
    return [
      ...readdirSync(join(dist, 'engine')).sort(),
      ...['program', 'library', 'thread'].map(name => digest(dist, `engine/${name}.cjs`)),
      ...['cli.js', 'index.js', 'thread.js', 'theme/manifest.json', 'share-atlas.bin'].map(name => digest(dist, name)),
    ]
  const files = readdirSync(join(root, 'src'), { recursive: true, encoding: 'utf8' })
  return files.filter(name => /\.(tsx?|css|bin)$/.test(name)).map(name => digest(join(root, 'src'), name))
}

const digest = (folder: string, name: string): string => contentHash(readFileSync(join(folder, name)), 32)

/** Versions of the packages as they are installed. */
function packagesOf(root: string): string[] {
  const { dependencies, peerDependencies } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as {
    dependencies: Record<string, string>
    peerDependencies: Record<string, string>
  }
  return Object.keys({ ...dependencies, ...peerDependencies }).map(name => `${name} ${versionOf(name, root)}`)
}

function versionOf(name: string, from: string): string {
  const folder = packageFolder(name, from)
  return folder === undefined ? '' : stringOf(recordOf(readJson(join(folder, 'package.json'))).version)
}

/** Words and dates are counted and said by these. */
function runtime(): (string | undefined)[] {
  const { node, v8, icu, unicode, tz, cldr } = process.versions
  return [node, v8, icu, unicode, tz, cldr, process.env.NODE_ENV]
}
