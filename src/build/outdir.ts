/** The output folder itself: which folders may be one, what stands beside it, what to do after a crash. */

import { existsSync, lstatSync, readdirSync, readFileSync, realpathSync, renameSync, rmSync } from 'node:fs'
import { homedir } from 'node:os'
import { basename, dirname, isAbsolute, join, relative, resolve, sep } from 'node:path'
import { createStop, EXIT } from '../errors.ts'
import type { Config } from '../shared/config.ts'

/** File inside an output folder that says who made it; never published by `preview`. */
export const MARKER = '.zapiski-build'

/** Files that systems and packers leave among ours. */
const STRAY = /(^|\/)(\.DS_Store|Thumbs\.db|desktop\.ini)$|\.(gz|br|zst)$/

export interface Places {
  /** The output folder behind any symlink. */
  out: string
  staging: string
  old: string
  lock: string
}

/** Hidden neighbours on the same file system, so that a rename is enough. */
export function placesOf(outDir: string): Places {
  const out = existsSync(outDir) ? realpathSync(outDir) : resolve(outDir)
  const beside = (kind: string): string => join(dirname(out), `.${basename(out)}.zapiski-${kind}`)
  return { out, staging: beside('new'), old: beside('old'), lock: beside('lock') }
}

/** Folders that hold the author's files, absolute. */
export const sourceFolders = ({ siteDir, blogs, docs, pages, staticDirectories }: Config): string[] =>
  [...blogs, ...docs, ...pages]
    .flatMap(({ path, localizedPath }) => (localizedPath === undefined ? [path] : [path, localizedPath]))
    .concat(staticDirectories)
    .map(path => resolve(siteDir, path))

const contains = (folder: string, inner: string): boolean => {
  const path = relative(folder, inner)
  return path === '' || (!isAbsolute(path) && path !== '..' && !path.startsWith(`..${sep}`))
}

const real = (path: string): string => (existsSync(path) ? realpathSync(path) : resolve(path))

/** Stops when a folder must not become an output folder. `sources` are absolute folders with an author's files. */
export function checkOutDir(outDir: string, siteDir: string, sources: readonly string[]): void {
  const out = real(outDir)
  const refuse = (text: string): never => {
    throw createStop(EXIT.usage, 'out-dir', text, 'укажите другую папку: --out-dir')
  }
  if (contains(out, real(siteDir))) refuse('папка вывода содержит сам сайт')
  if (contains(out, real(homedir()))) refuse('папка вывода содержит домашнюю папку')
  if (dirname(out) === out) refuse('папка вывода — корень диска')
  for (const source of sources) {
    if (contains(real(source), out) || contains(out, real(source))) {
      refuse(`папка вывода пересекается с папкой «${relative(siteDir, source)}»`)
    }
  }
  if (existsSync(out) && !lstatSync(out).isDirectory()) refuse('на месте папки вывода стоит файл')
}

/** Stops when the output folder holds something that the engine did not put there: it would be lost. */
export function checkPrevious({ out }: Places): void {
  const files = existsSync(out) ? listFiles(out) : []
  if (files.length === 0) return
  const own = readMarker(out)
  const name = basename(out)
  if (own === undefined) {
    const hint = 'удалите её сами или укажите другую: --out-dir'
    throw createStop(EXIT.usage, 'out-dir', `папка «${name}» не пуста, и сделал её не этот движок`, hint)
  }
  const foreign = files.filter(file => file !== MARKER && !own.has(file) && !STRAY.test(file))
  if (foreign.length > 0) {
    const shown = foreign.slice(0, 3).join(', ')
    const more = foreign.length > 3 ? ` и ещё ${foreign.length - 3}` : ''
    const hint = 'унесите их оттуда, а постоянные файлы держите в папке static'
    throw createStop(EXIT.usage, 'out-dir', `в папке «${name}» чужие файлы, они бы пропали: ${shown}${more}`, hint)
  }
}

function listFiles(folder: string): string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter(entry => !entry.isDirectory())
    .map(entry => relative(folder, join(entry.parentPath, entry.name)).replaceAll(sep, '/'))
}

/** Files of an output folder as its marker lists them, or `undefined` when the folder is not ours. */
export function readMarker(folder: string): Set<string> | undefined {
  try {
    const marker: unknown = JSON.parse(readFileSync(join(folder, MARKER), 'utf8'))
    const files = typeof marker === 'object' && marker !== null && 'files' in marker ? marker.files : undefined
    return Array.isArray(files) ? new Set(files.filter(file => typeof file === 'string')) : undefined
  } catch {
    return undefined
  }
}

/** Text of a marker: the same for the same files. */
export const markerText = (files: readonly string[]): string =>
  `${JSON.stringify({ engine: 'zapiski', files: files.toSorted() }, undefined, 0)}\n`

/** Puts right what a killed build left behind. Call with the lock held. */
export function recoverOutput({ out, staging, old }: Places): void {
  if (existsSync(old)) {
    // Killed between the two renames: the previous site is still whole under its other name.
    if (!existsSync(out)) renameSync(old, out)
    else rmSync(old, { recursive: true, force: true })
  }
  rmSync(staging, { recursive: true, force: true })
}

/** The new site takes the place of the old one. */
export function swapOutput({ out, staging, old }: Places): void {
  const replaces = existsSync(out)
  if (replaces) renameSync(out, old)
  try {
    renameSync(staging, out)
  } catch (error) {
    if (replaces) renameSync(old, out)
    throw error
  }
}
