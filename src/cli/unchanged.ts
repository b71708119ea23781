/** Notices that nothing has changed since the last build, before anything of the engine is loaded. */

import { lstatSync, readdirSync, readFileSync, realpathSync, statSync } from 'node:fs'
import { dirname, join, relative, resolve } from 'node:path'
import { isUntouched, lookAt, manifestFile, readManifest } from '../build/manifest.ts'
import { contentHash } from '../content-hash.ts'
import { cacheFolder } from '../engine/cache/folder.ts'
import { engineIdentity } from '../engine/cache/identity.ts'
import { readStored, store } from '../engine/cache/stored.ts'
import { isRecord } from '../shared/value.ts'
import type { Call } from './run.ts'

/** Path from the site, size, times, inode; the digest of what was touched too shortly before to be told by its times. */
type Look = readonly [path: string, size: number, mtime: number, ctime: number, inode: number, digest: string]

/** What the disk looked like before a build. */
interface Snapshot {
  looked: number
  looks: Look[]
}

/** What a build leaves to the one that finds nothing to do. */
interface Last {
  identity: string
  /** From the site. */
  outDir: string
  /** Variables that the config reads. */
  env: Record<string, string>
  year: number
  git: string
  snapshot: Snapshot
  /** Files outside the site and packages that were taken in. */
  others: Snapshot
  err: string
  out: string
}

/** What is asked of a build: another question has another answer. */
interface Asked {
  siteDir: string
  /** The folder, the flags and the language, as they decide what is written and said. */
  question: unknown
  env: Record<string, string | undefined>
  now: Date
}

/** What a command asks; `undefined` when it wants more than the site. */
export function askedBy({ args, siteDir, io, asked, format }: Call): Asked | undefined {
  const wantsMore = ['report', 'search-records', 'changed'].some(name => args.text(name) !== undefined)
  if (args.command !== 'build' || wantsMore || !args.flag('cache')) return undefined
  const outDir = args.text('out-dir')
  const folders = [relative(siteDir, io.cwd), outDir === undefined ? '' : relative(siteDir, resolve(io.cwd, outDir))]
  return { siteDir, question: [folders, args.flag('strict'), asked, format.color], env: io.env, now: io.now() }
}

/** Clocks of disks are coarse: what was touched shortly before a look may have been touched again since. */
const RACY = 2000
/** More are digested no faster than the site is built. */
const MOST_DIGESTS = 500
/** A folder of so many files is more than a site. */
const MOST_FILES = 100_000
const FORMAT = 1

const lastFile = ({ siteDir, question }: Asked): string =>
  join(cacheFolder(siteDir), `last-${contentHash(JSON.stringify(question))}.json`)

/** What the last build said, when everything that it was made of and everything that it made is as it was. */
export function findUnchanged(asked: Asked): Pick<Last, 'err' | 'out'> | undefined {
  const stored = readStored(lastFile(asked))
  if (!isRecord(stored) || stored.format !== FORMAT || !isRecord(stored.last)) return undefined
  // The digest of the file says that it is what was written.
  const last = stored.last as unknown as Last
  const { siteDir, env, now } = asked
  if (last.identity !== engineIdentity() || last.year !== now.getFullYear()) return undefined
  if (Object.entries(last.env).some(([name, value]) => (env[name] ?? '') !== value)) return undefined
  const git = gitState(siteDir)
  if (git === undefined || last.git !== git) return undefined
  const outDir = resolve(siteDir, last.outDir)
  const files = listFiles(siteDir, outDir)
  if (files === undefined || !isSame(siteDir, files, last.snapshot)) return undefined
  if (
    !isSame(
      siteDir,
      last.others.looks.map(([path]) => path),
      last.others,
    )
  )
    return undefined
  return isInPlace(siteDir, outDir) ? last : undefined
}

/** The output is what the last build left there, and no later one is under way or was killed. */
function isInPlace(siteDir: string, outDir: string): boolean {
  try {
    const out = realpathSync(outDir)
    const prefix = `.${out.slice(dirname(out).length + 1)}.zapiski-`
    if (readdirSync(dirname(out)).some(name => name.startsWith(prefix))) return false
    const manifest = readManifest(manifestFile(cacheFolder(siteDir), siteDir, out), out)
    if (manifest === undefined) return false
    for (const [path, built] of manifest) {
      const stat = lookAt(join(out, path))
      if (stat === undefined || !isUntouched(stat, built)) return false
    }
    return true
  } catch {
    return false
  }
}

/** Looks at the whole site; `undefined` when it holds what cannot be told by looking. */
export function takeSnapshot(siteDir: string, outDir: string): Snapshot | undefined {
  const files = listFiles(siteDir, outDir)
  return files && lookAtAll(siteDir, files)
}

/** Looks at files wherever they are. */
function lookAtAll(siteDir: string, files: readonly string[]): Snapshot | undefined {
  const looked = Date.now()
  let digests = 0
  const looks: Look[] = []
  for (const path of files) {
    const look = lookOf(siteDir, path)
    if (look === undefined) return undefined
    const isRacy = Math.max(look[2], look[3]) + RACY > looked
    if (isRacy && ++digests > MOST_DIGESTS) return undefined
    looks.push(isRacy ? ([...look.slice(0, 5), digestOf(siteDir, path)] as unknown as Look) : look)
  }
  return { looked, looks }
}

function lookOf(siteDir: string, path: string): Look | undefined {
  try {
    const { size, mtimeMs, ctimeMs, ino } = statSync(resolve(siteDir, path))
    return [path, size, mtimeMs, ctimeMs, ino, '']
  } catch {
    return undefined
  }
}

const digestOf = (siteDir: string, path: string): string => contentHash(readFileSync(resolve(siteDir, path)), 32)

function isSame(siteDir: string, files: readonly string[], { looks }: Snapshot): boolean {
  if (files.length !== looks.length) return false
  return looks.every((before, index) => {
    const now = files[index] === before[0] ? lookOf(siteDir, before[0]) : undefined
    if (now === undefined || now[1] !== before[1]) return false
    const isTold = before[5] === ''
    if (isTold) return now.every((part, place) => part === before[place])
    return digestOf(siteDir, before[0]) === before[5]
  })
}

/** Not the site's own: what the engine and others make. */
const SKIPPED = new Set(['node_modules', '.git', '.zapiski'])
const isBeside = (name: string): boolean => name.startsWith('.') && name.includes('.zapiski-')

/** Every file of the site but for its output, in a fixed order; `undefined` when links or their number forbid it. */
function listFiles(siteDir: string, outDir: string): string[] | undefined {
  const files: string[] = []
  const visit = (folder: string): boolean => {
    const entries = readdirSync(join(siteDir, folder), { withFileTypes: true })
    entries.sort((a, b) => (a.name < b.name ? -1 : 1))
    return entries.every(entry => {
      const path = folder === '' ? entry.name : `${folder}/${entry.name}`
      if (SKIPPED.has(path) || isBeside(entry.name) || join(siteDir, path) === outDir) return true
      if (entry.isDirectory()) return visit(path)
      return entry.isFile() && files.push(path) <= MOST_FILES
    })
  }
  try {
    return visit('') ? files : undefined
  } catch {
    return undefined
  }
}

/** Changes with every commit and checkout of the history that dates are read from; `undefined` where it lies elsewhere. */
function gitState(siteDir: string): string | undefined {
  let folder = siteDir
  while (lookFor(join(folder, '.git')) === undefined) {
    if (dirname(folder) === folder) return ''
    folder = dirname(folder)
  }
  const git = join(folder, '.git')
  // A work tree of another repository.
  if (lookFor(git) !== true) return undefined
  const names = ['HEAD', 'logs/HEAD', 'packed-refs', 'shallow', 'config', 'refs/heads']
  const head = readText(join(git, 'HEAD'))
  const ref = /^ref: (.+)$/m.exec(head)?.[1]
  const looks = names.map(name => lookFor(join(git, name)))
  return JSON.stringify([relative(siteDir, folder), head, ref === undefined ? '' : readText(join(git, ref)), looks])
}

function lookFor(path: string): unknown {
  const stat = lstatSync(path, { throwIfNoEntry: false })
  return stat === undefined ? undefined : stat.isDirectory() ? true : [stat.size, stat.mtimeMs]
}

function readText(path: string): string {
  try {
    return readFileSync(path, 'utf8')
  } catch {
    return ''
  }
}

export interface Done {
  asked: Asked
  outDir: string
  configFiles: readonly string[]
  /** Taken before anything was read. */
  snapshot: Snapshot
  /** When the program began: what was touched since may have been read before. */
  began: number
  /** Files that were read besides those of the site. */
  inputs: readonly string[]
  err: string
  out: string
}

/** Remembers a build that succeeded, when everything that it was made of can be looked at. */
export function rememberBuild({ asked, outDir, configFiles, snapshot, began, inputs, err, out }: Done): void {
  const { siteDir, now } = asked
  const known = new Set(snapshot.looks.map(([path]) => path))
  const env = variablesOf(configFiles)
  const outside = [...new Set([...inputs, ...configFiles].map(file => relative(siteDir, file)))]
  const others = lookAtAll(siteDir, outside.filter(path => !known.has(path)).sort())
  const git = gitState(siteDir)
  if (others === undefined || env === undefined || git === undefined) return
  const isMoving = [...snapshot.looks, ...others.looks].some(look => Math.max(look[2], look[3]) >= began)
  if (isMoving) return
  const values = Object.fromEntries(env.map(name => [name, asked.env[name] ?? '']))
  const last: Last = {
    identity: engineIdentity(),
    outDir: relative(siteDir, outDir),
    env: values,
    year: now.getFullYear(),
    git,
    snapshot,
    others,
    err,
    out,
  }
  store(lastFile(asked), { format: FORMAT, last })
}

/** Code of a config whose answer is the same as long as its files are: what it imports, what it may ask. */
const IMPORTED = /\b(?:from|import|require)\s*\(?\s*["'`]([^"'`]+)["'`]/g
const STEADY = /^(?:\.|zapiski$|(?:node:)?(?:path|url)$|@docusaurus\/|prism-react-renderer|@site\/)/
const FICKLE = /\b(?:Date|random\w*|performance|process|fetch|globalThis|import\.meta\.env|eval|Function)\b/

/** Variables of the environment that a config reads; `undefined` when it may ask for anything. */
function variablesOf(configFiles: readonly string[]): string[] | undefined {
  const names = new Set<string>()
  for (const file of configFiles) {
    const text = readText(file).replace(/new Date\(\)\.getFullYear\(\)/g, '')
    if ([...text.matchAll(IMPORTED)].some(([, name = '']) => !STEADY.test(name))) return undefined
    const rest = text.replace(/\bprocess\.env\.([A-Za-z_]\w*)/g, (_, name: string) => {
      names.add(name)
      return ''
    })
    if (FICKLE.test(rest)) return undefined
  }
  return [...names]
}
