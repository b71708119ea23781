/** What a build leaves to the next one, which looks at it before anything of the engine is loaded. */

import { readdirSync } from 'node:fs'
import { dirname, join, relative, resolve } from 'node:path'
import type { Left } from '../../build/amend.ts'
import { openCopies } from '../../build/digests.ts'
import { type Columns, isUntouched, lookAt, manifestFile, readColumns, sealOf } from '../../build/manifest.ts'
import { contentHash } from '../../content-hash.ts'
import { realPath } from '../../disk.ts'
import { cacheFolder } from '../../engine/cache/folder.ts'
import { engineIdentity, machinePlace, thisYear } from '../../engine/cache/identity.ts'
import { readStored, store } from '../../engine/cache/stored.ts'
import type { Inputs } from '../../engine/workshop.ts'
import type { Language } from '../../messages/text.ts'
import { toFilePath } from '../../shared/path.ts'
import { isRecord } from '../../shared/value.ts'
import type { Call } from '../run.ts'
import { gitState } from './git-state.ts'
import {
  differences,
  digestAsSeen,
  isTouchedSince,
  type Look,
  listFiles,
  lookAgain,
  lookAtAll,
  type Snapshot,
  withDigests,
  withLooks,
} from './look.ts'
import { type PackagesState, packagesState, samePackages } from './packages-state.ts'
import { variablesOf } from './steady.ts'

/** What a build said, and left. */
interface Said {
  /** In which it spoke. */
  language: Language
  err: string
  /** What it says when nothing has changed. */
  out: string
  pages: number
  /** Names what the last whole build left for texts that change alone, and what they changed since. */
  left: Left | undefined
}

/** What a build leaves behind. */
interface Last extends Said {
  /** From the site. */
  outDir: string
  /** What was asked besides files, and its answer. */
  answers: Record<string, string>
  /** Of the history, where dates are those of the history. */
  git?: string | undefined
  packages: PackagesState
  /** Folders of texts beside the site, from it. */
  beside: readonly string[]
  snapshot: Snapshot
  /** Files outside the site and packages that were taken in. */
  others: Snapshot
  /** Seal of the manifest of what stands in the output folder since. */
  manifest: string
}

/** What is asked of a build: another question has another answer. */
export interface Asked {
  siteDir: string
  /** The folder, the flags and the language, as they decide what is written and said. */
  question: unknown
  env: Record<string, string | undefined>
  now: Date
  /** File that `--changed` writes, from the site: no part of it. */
  list: string | undefined
}

/** What a command asks; `undefined` when it wants more than the site. */
export function askedBy({ args, siteDir, io, asked, format }: Call): Asked | undefined {
  const wantsMore = ['report', 'search-records'].some(name => args.text(name) !== undefined)
  if (args.command !== 'build' || wantsMore || !args.flag('cache')) return undefined
  const outDir = args.text('out-dir')
  const list = args.text('changed')
  const folders = [relative(siteDir, io.cwd), outDir === undefined ? '' : relative(siteDir, resolve(io.cwd, outDir))]
  return {
    siteDir,
    question: [
      folders,
      args.flag('strict'),
      args.flag('future'),
      args.flag('verbose'),
      asked,
      format.color,
      args.list('locale'),
    ],
    env: io.env,
    now: io.now(),
    list: list === undefined ? undefined : relative(siteDir, resolve(io.cwd, list)),
  }
}

/** The last build, when everything but these files of the site is as it was, and all that it made. */
export interface Found {
  /** With the times that the disk says now of what has the same bytes. */
  last: Last
  changed: string[]
  /** Some of these times are other ones than were written down. */
  isMoved: boolean
  /** The history that dates are read from, when it is another one now. */
  git: string | undefined
  /** Files of the output. */
  columns: Columns
}

/** More changed files than these are not looked at one by one. */
const MOST_CHANGED = 50

/** The engine, the year, where the machine is (for code of the site), `$NAME`: a variable that the config or such code reads. */
function answerTo(question: string, { env, now }: Asked): string {
  if (question === 'engine') return engineIdentity()
  if (question === 'year') return String(thisYear(now))
  return question === 'place' ? machinePlace() : (env[question.slice(1)] ?? '')
}

const lastFile = ({ siteDir, question }: Asked): string =>
  join(cacheFolder(siteDir), `last-${contentHash(JSON.stringify(question))}.json`)

export function findLast(asked: Asked): Found | undefined {
  const stored = readStored(lastFile(asked))
  if (!isRecord(stored) || !isRecord(stored.answers)) return undefined
  if (Object.entries(stored.answers).some(([question, answer]) => answerTo(question, asked) !== answer))
    return undefined
  // The digest of the file says that it is what was written, and the answer of the engine who wrote it.
  const last = stored as unknown as Last
  const { siteDir } = asked
  const git = last.git === undefined ? undefined : gitState(siteDir)
  if (last.git !== undefined && git === undefined) return undefined
  const seen = seeAgain(last, asked)
  const columns = seen && untouched(last, siteDir)
  return columns && { ...seen, git: git === last.git ? undefined : git, columns }
}

/** What is the site's and what it is made of, as the disk shows it now; `undefined` when more than texts may be another. */
function seeAgain(last: Last, { siteDir, list }: Asked): Pick<Found, 'last' | 'changed' | 'isMoved'> | undefined {
  const { snapshot, others } = last
  const packages = samePackages(siteDir, last.packages)
  const outDir = resolve(siteDir, last.outDir)
  const files = packages && listFiles({ siteDir, outDir, own: list, beside: last.beside })
  const own = files && differences(siteDir, files, { before: snapshot, most: MOST_CHANGED })
  const paths = others.looks.map(([path]) => path)
  const outside = own && differences(siteDir, paths, { before: others, most: 0 })
  if (packages === undefined || own === undefined || outside === undefined) return undefined
  const isMoved = packages !== last.packages || own.touched.length + outside.touched.length > 0
  if (!isMoved) return { last, changed: own.changed, isMoved }
  const moved = { snapshot: withLooks(snapshot, own.touched), others: withLooks(others, outside.touched), packages }
  return { last: { ...last, ...moved }, changed: own.changed, isMoved }
}

/** The output as this build left it, when no later one is under way or was killed. */
function untouched(last: Last, siteDir: string): Columns | undefined {
  try {
    const out = realPath(resolve(siteDir, last.outDir))
    const prefix = `.${out.slice(dirname(out).length + 1)}.zapiski-`
    if (readdirSync(dirname(out)).some(name => name.startsWith(prefix))) return undefined
    const file = manifestFile(cacheFolder(siteDir), siteDir, out)
    const columns = sealOf(file) === last.manifest ? readColumns(file, out) : undefined
    if (columns === undefined) return undefined
    const { paths, sizes, mtimes } = columns
    for (const [place, path] of paths.entries()) {
      // Thousands of paths as they were written: nothing in them is to be resolved.
      const stat = lookAt(`${out}/${path}`)
      const [size = -1, mtime = -1] = [sizes[place], mtimes[place]]
      if (stat === undefined || !isUntouched(stat, { size, mtime })) return undefined
    }
    return columns
  } catch {
    return undefined
  }
}

export interface Done extends Said {
  asked: Asked
  outDir: string
  configFiles: readonly string[]
  /** Both taken before anything was read. */
  snapshot: Snapshot
  git: string | undefined
  beside: readonly string[]
  /** When the command began. */
  began: number
  /** What was read besides the files of the site. */
  inputs: Inputs
}

/** Remembers a build that succeeded, when everything that it was made of can be looked at. */
export async function rememberBuild(done: Done): Promise<void> {
  const { asked, outDir, configFiles, snapshot, git: state, began, inputs, ...rest } = done
  const { siteDir } = asked
  const known = new Set(snapshot.looks.map(([path]) => path))
  const env = await variablesOf(configFiles, siteDir)
  const outside = [...new Set([...inputs.files, ...configFiles].map(file => relative(siteDir, file)))]
  const others = lookAtAll(siteDir, outside.filter(path => !known.has(path)).sort(), true)
  const digestOf = createDigestOf(siteDir, inputs)
  const git = inputs.hasHistory ? state : undefined
  const manifest = sealOf(manifestFile(cacheFolder(siteDir), siteDir, realPath(outDir)))
  if (others === undefined || env === undefined || manifest === undefined) return
  if (inputs.hasHistory && git === undefined) return
  // Read before they were looked at: what was touched since the command began may have been another then.
  const early = new Set(configFiles.map(file => relative(siteDir, file)))
  const looks = [...snapshot.looks.filter(([path]) => early.has(path)), ...others.looks]
  if (looks.some(look => isTouchedSince(look, began))) return
  const variables = [...env, ...inputs.variables].map(name => `$${name}`)
  const questions = ['engine', 'year', ...(inputs.hasCode ? ['place'] : []), ...variables]
  const last: Last = {
    outDir: relative(siteDir, outDir),
    answers: Object.fromEntries(questions.map(question => [question, answerTo(question, asked)])),
    git,
    packages: packagesState(siteDir),
    snapshot: withDigests(snapshot, digestOf),
    others: withDigests(others, digestOf),
    manifest,
    ...rest,
  }
  store(lastFile(asked), last)
}

/** Bytes that are read for digests which nobody knows. */
const MOST_BYTES = 16 * 1024 * 1024

/** Digests of files as they were read: of texts, of what is copied, of others as long as there is room. */
function createDigestOf(siteDir: string, { digests: texts }: Inputs): (look: Look) => string | undefined {
  const copies = openCopies(cacheFolder(siteDir), siteDir)
  let room = MOST_BYTES
  return look => {
    if (texts === undefined) return undefined
    const [path, signature] = look
    const known = texts.get(toFilePath(path)) ?? copies.find(resolve(siteDir, path), signature)
    if (known !== undefined) return known
    const digest = digestAsSeen(siteDir, look, room)
    if (digest !== undefined) room -= signature[0]
    return digest
  }
}

/** Remembers the times that files have now. */
export const rememberTimes = (asked: Asked, { last }: Found): unknown => store(lastFile(asked), last)

/** Remembers that some documents were redone alone; `snapshot` was taken before they were read. */
export function rememberTexts(
  asked: Asked,
  { last, git = last.git }: Found,
  fresh: Pick<Last, 'snapshot' | 'out' | 'left'>,
): void {
  const { siteDir } = asked
  const manifest = sealOf(manifestFile(cacheFolder(siteDir), siteDir, realPath(resolve(siteDir, last.outDir))))
  if (manifest !== undefined) store(lastFile(asked), { ...last, ...fresh, git, manifest } satisfies Last)
}

/** What the site looks like now, of which only these files are not as they were. */
export const lookAtChanged = (siteDir: string, { last, changed }: Found): Snapshot | undefined =>
  lookAgain(siteDir, last.snapshot, changed)
