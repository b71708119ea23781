/** The output folder itself: which folders may be one, what stands beside it, what to do after a crash. */

import { existsSync, lstatSync, readdirSync, readlinkSync, renameSync, rmdirSync, statSync } from 'node:fs'
import { homedir } from 'node:os'
import { basename, dirname, isAbsolute, join, relative, resolve, sep } from 'node:path'
import { readJson, realPath } from '../disk.ts'
import { EXIT, stop } from '../errors.ts'
import type { TextValues } from '../messages/text.ts'
import type { TextId } from '../messages/texts/index.ts'
import { attempt, recordOf } from '../shared/value.ts'
import type { Listing } from './plan.ts'

/** File inside an output folder that says who made it; never published by `preview`. */
export const MARKER = '.zapiski-build'

/** Files that systems and packers leave among ours. */
const STRAY = /(^|\/)(\.DS_Store|Thumbs\.db|desktop\.ini)$|\.(gz|br|zst)$/
/** Files of others that are named before «and more». */
const FOREIGN_SHOWN = 3

export interface Places {
  /** The output folder behind any symlink. */
  out: string
  staging: string
  lock: string
  /** What a commit still has to do. */
  journal: string
}

/** Hidden neighbours on the same file system, so that a rename is enough. */
export function placesOf(outDir: string): Places {
  const out = real(outDir)
  const beside = (kind: string): string => join(dirname(out), `.${basename(out)}.zapiski-${kind}`)
  return { out, staging: beside('new'), lock: beside('lock'), journal: beside('journal') }
}

const contains = (folder: string, inner: string): boolean => {
  const path = relative(folder, inner)
  return path === '' || (!isAbsolute(path) && path !== '..' && !path.startsWith(`..${sep}`))
}

/** Links that lead to each other are followed no further. */
const HOPS = 40

/** Links followed, also those above a folder that is not there yet, and one whose folder is not. */
function real(path: string, hops = HOPS): string {
  if (existsSync(path)) return realPath(path)
  const folder = dirname(resolve(path))
  const target = hops === 0 ? undefined : attempt(() => readlinkSync(path))
  return target === undefined ? join(real(folder), basename(path)) : real(resolve(folder, target), hops - 1)
}

/** Stops when a folder must not become an output folder. `sources` are absolute folders with an author's files. */
export function checkOutDir(outDir: string, siteDir: string, sources: readonly string[]): void {
  const out = real(outDir)
  const refuse = (id: TextId, values?: TextValues): never => {
    throw stop(EXIT.usage, id, { values })
  }
  if (contains(out, real(siteDir))) refuse('out-dir/site')
  if (contains(out, real(homedir()))) refuse('out-dir/home')
  if (dirname(out) === out) refuse('out-dir/root')
  for (const source of sources) {
    if (contains(real(source), out) || contains(out, real(source)))
      refuse('out-dir/source', { folder: relative(siteDir, source) })
  }
  if (!existsSync(out)) return
  if (!lstatSync(out).isDirectory()) refuse('out-dir/file')
  // What is made beside it could not be put in its place by a rename.
  if (lstatSync(out).dev !== statSync(dirname(out)).dev)
    throw stop(EXIT.environment, 'environment/other-disk', { values: { where: `: ${basename(out)}` } })
}

/** What stands in the output folder. Stops when it holds something that the engine did not put there: it would be lost. */
export function checkPrevious({ out }: Places): Listing {
  const listing = list(out)
  const { files } = listing
  if (files.size === 0) return listing
  const own = readMarker(out)
  const name = basename(out)
  if (own === undefined) throw stop(EXIT.usage, 'out-dir/not-ours', { values: { name } })
  const foreign = [...files].filter(file => file !== MARKER && !own.has(file) && !isStray(file))
  if (foreign.length === 0) return listing
  const [shown, more] = [foreign.slice(0, FOREIGN_SHOWN), foreign.length - FOREIGN_SHOWN]
  const id = more > 0 ? 'out-dir/foreign-more' : 'out-dir/foreign'
  throw stop(EXIT.usage, id, { values: { name, files: shown, more } })
}

function list(folder: string): Listing {
  const files = new Set<string>()
  const folders: string[] = []
  const walk = (inside: string): void => {
    for (const entry of readdirSync(join(folder, inside), { withFileTypes: true })) {
      const path = inside === '' ? entry.name : `${inside}/${entry.name}`
      if (!entry.isDirectory()) files.add(path)
      else {
        folders.push(path)
        walk(path)
      }
    }
  }
  if (existsSync(folder)) walk('')
  return { files, folders }
}

/** Files of packers and systems, which come and go beside ours. */
export const isStray = (path: string): boolean => STRAY.test(path)

/** Files of an output folder as its marker lists them, or `undefined` when the folder is not ours. */
function readMarker(folder: string): Set<string> | undefined {
  const { files } = recordOf(readJson(join(folder, MARKER)))
  return Array.isArray(files) ? new Set(files.filter(file => typeof file === 'string')) : undefined
}

/** Text of a marker: the same for the same files. */
export const markerText = (files: readonly string[]): string =>
  `${JSON.stringify({ engine: 'zapiski', files: files.toSorted() })}\n`

/** The site comes to a place where none stands; empty folders may. */
export function placeOutput({ out, staging }: Places): void {
  const { files, folders } = list(out)
  if (files.size > 0) throw stop(EXIT.environment, 'output-moved')
  for (const folder of folders.toReversed()) rmdirSync(join(out, folder))
  if (existsSync(out)) rmdirSync(out)
  renameSync(staging, out)
}
