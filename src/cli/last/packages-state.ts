/** Which packages are installed, as far as a look tells. */

import { readdirSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { contentHash } from '../../content-hash.ts'
import { foldersFrom, readJson, readText } from '../../disk.ts'
import { attempt, recordOf } from '../../shared/value.ts'

/** What managers of packages write down when they have done something. */
const NOTES = ['.package-lock.json', '.modules.yaml', '.yarn-integrity', '.yarn-state.yml']

/** In two ways: neither says less than that something was done to them. */
export interface PackagesState {
  /** Times of the folders of packages and of the notes in them: another copy of the site has other ones. */
  times: string
  /** What managers installed from, the names of what is there, and the versions of what is asked for by name. */
  contents: string
}

/** Anywhere where code of the site finds packages. */
export const packagesState = (siteDir: string): PackagesState => ({
  times: timesOf(siteDir),
  contents: allContentsOf(siteDir),
})

/** The state now, where nothing was done to packages since: as a look tells, else as their managers say. */
export function samePackages(siteDir: string, before: PackagesState): PackagesState | undefined {
  const times = timesOf(siteDir)
  if (times === before.times) return before
  return allContentsOf(siteDir) === before.contents ? { ...before, times } : undefined
}

function timesOf(siteDir: string): string {
  const paths = foldersFrom(siteDir).flatMap(folder => ['', ...NOTES].map(name => join(folder, 'node_modules', name)))
  return JSON.stringify(paths.map(lookAt))
}

const allContentsOf = (siteDir: string): string => JSON.stringify(foldersFrom(siteDir).map(contentsOf))

function lookAt(path: string): readonly number[] | undefined {
  const stat = statSync(path, { throwIfNoEntry: false })
  return stat && [stat.mtimeMs, stat.ino]
}

/** Of pnpm the lock that it installed from: its other note says when it was. */
const LOCKS = ['.package-lock.json', '.pnpm/lock.yaml', '.yarn-integrity', '.yarn-state.yml']
const FIELDS = ['dependencies', 'devDependencies', 'optionalDependencies']

/** What is installed there; where no manager has left a word of it, when something was done to it. */
function contentsOf(folder: string): unknown {
  const packages = join(folder, 'node_modules')
  const locks = LOCKS.map(name => digestOf(join(packages, name)))
  if (locks.every(lock => lock === undefined)) return lookAt(packages)
  const named = namedIn(folder).map(name => [name, digestOf(join(packages, name, 'package.json'))])
  return [locks, namesIn(packages), named]
}

function digestOf(file: string): string | undefined {
  const text = readText(file)
  return text === undefined ? undefined : contentHash(text, 32)
}

function namesIn(packages: string): string[] {
  const names = listed(packages)
  return names.flatMap(name =>
    name.startsWith('@') ? listed(join(packages, name)).map(own => `${name}/${own}`) : name,
  )
}

const listed = (folder: string): string[] =>
  (attempt(() => readdirSync(folder)) ?? []).filter(name => !name.startsWith('.')).sort()

/** What a package says that it needs. */
function namedIn(folder: string): string[] {
  const said = recordOf(readJson(join(folder, 'package.json')))
  return [...new Set(FIELDS.flatMap(field => Object.keys(recordOf(said[field]))))].sort()
}
