/** Walks one folder: every file once, in a fixed order, never out of the site, never into a loop or a device. */

import type { Dirent } from 'node:fs'
import { readdir, realpath, stat } from 'node:fs/promises'
import { join, relative, resolve, sep } from 'node:path'
import { errorCode, isWithin } from '../disk.ts'
import { createReport, type Report, textOf } from '../messages/problem.ts'
import type { TextValue } from '../messages/text.ts'
import { isSecretFile, isTextFile } from '../shared/files.ts'
import { type FilePath, foldPath, toFilePath } from '../shared/path.ts'
import type { Problem } from '../shared/problem.ts'
import { faultOfName, isIgnoredName, shownName } from './names.ts'

export interface ScannedFile {
  /** Inside the walked folder, NFC: `linux/ssh.md`. */
  path: string
  /** From the site directory. */
  file: FilePath
  /** Absolute, as the disk has it. */
  disk: string
  /** The text of the same folder that a symbolic link stands for. */
  real?: FilePath
}

interface Scan {
  /** Sorted by code units of `path`. */
  files: ScannedFile[]
  /** The folder is there. */
  exists: boolean
  problems: Problem[]
}

export interface ScanOptions {
  /** Absolute. */
  siteDir: string
  /** Absolute; skipped when it lies inside the folder. */
  outDir: string
  /** Relative to `siteDir`. */
  folder: string
  /** Hidden files: content has none, static folders keep them (`.well-known`). */
  hidden: 'skip' | 'keep'
}

/** One folder on the way down. */
interface Folder {
  disk: string
  /** Without symbolic links. */
  real: string
  path: string
  /** Reached through a link: links below it are not followed again, so no loop or explosion can grow. */
  linked: boolean
}

interface Walk extends ScanOptions {
  /** The folder without symbolic links. */
  root: string
  /** Real path that links may not leave. */
  bounds: string[]
  /** The output without symbolic links: a site that holds the one before would grow with every build. */
  output: string
  report: Report
}

/** Lists the files of a folder. Never throws for what it finds on disk: trouble becomes problems. */
export async function scanFolder(options: ScanOptions): Promise<Scan> {
  const root = resolve(options.siteDir, options.folder)
  const problems: Problem[] = []
  const real = await realPathOf(root)
  if (real === undefined) return { files: [], exists: false, problems }
  const site = (await realPathOf(options.siteDir)) ?? options.siteDir
  // A config may name a folder beside the site (`../docs`), but a link may not lead there unnoticed.
  const isBeside = !isWithin(resolve(options.siteDir), root)
  const bounds = isBeside ? [site, real] : [site]
  const output = (await realPathOf(options.outDir)) ?? options.outDir
  const walk: Walk = { ...options, root: real, bounds, output, report: createReport(problems) }
  if (!isBeside && !isWithin(site, real)) {
    reportOutside(walk, options.folder, root)
    return { files: [], exists: true, problems }
  }
  const files = await walkFolder({ disk: root, real, path: '', linked: false }, walk)
  return { files: files.toSorted((a, b) => (a.path < b.path ? -1 : 1)), exists: true, problems }
}

async function walkFolder(place: Folder, walk: Walk): Promise<ScannedFile[]> {
  let entries: Dirent[]
  try {
    entries = await readdir(place.disk, { withFileTypes: true })
  } catch (error) {
    const file = fileOf(walk, place.path)
    walk.report('error', 'folder-unreadable', { at: { file }, values: { reason: reasonOf(error) } })
    return []
  }
  const kept = entries.filter(({ name }) => !isIgnoredName(name, walk.hidden))
  kept.sort((a, b) => (a.name < b.name ? -1 : 1))
  reportTwins(kept, place, walk)
  const found = await Promise.all(kept.map(entry => visitEntry(entry, place, walk)))
  return found.flat()
}

async function visitEntry(entry: Dirent, place: Folder, walk: Walk): Promise<ScannedFile[]> {
  const { name } = entry
  const disk = join(place.disk, name)
  const path = (place.path === '' ? name : `${place.path}/${name}`).normalize('NFC')
  if (disk === walk.outDir || join(place.real, name) === walk.output) return []
  const fault = faultOfName(name)
  if (fault !== undefined) {
    const file = fileOf(walk, place.path === '' ? shownName(name) : `${place.path}/${shownName(name)}`)
    walk.report(fault.level, fault.id, { at: { file }, values: fault.values })
    if (fault.level === 'error') return []
  }
  if (entry.isFile()) {
    const real = place.linked ? textBehind(walk, path, join(place.real, name)) : undefined
    return [{ path, file: fileOf(walk, path), disk, ...(real && { real }) }]
  }
  if (entry.isDirectory()) {
    if (!isTextFile(name)) return walkFolder({ ...place, disk, real: join(place.real, name), path }, walk)
    walk.report('error', 'folder-as-file', { at: { file: fileOf(walk, path) } })
    return []
  }
  if (entry.isSymbolicLink()) return followLink({ disk, path, from: place }, walk)
  reportSpecial(walk, path)
  return []
}

async function followLink(
  { disk, path, from }: { disk: string; path: string; from: Folder },
  walk: Walk,
): Promise<ScannedFile[]> {
  const at = { file: fileOf(walk, path) }
  const real = await realPathOf(disk)
  if (real === undefined) {
    walk.report('error', 'link-broken', { at })
    return []
  }
  const bound = walk.bounds.find(folder => isWithin(folder, real))
  if (bound === undefined) {
    reportOutside(walk, path, disk)
    return []
  }
  if (isSecretFile(relative(bound, real).split(sep)) || isWithin(walk.output, real)) {
    walk.report('error', isWithin(walk.output, real) ? 'link-outside/output' : 'link-outside/secret', { at })
    return []
  }
  const target = await stat(real)
  if (target.isFile()) {
    const behind = textBehind(walk, path, real)
    return [{ path, ...at, disk, ...(behind && { real: behind }) }]
  }
  if (!target.isDirectory()) {
    reportSpecial(walk, path)
    return []
  }
  if (from.linked || isWithin(real, from.real)) {
    walk.report('warning', 'link-loop', { at })
    return []
  }
  return walkFolder({ disk, real, path, linked: true }, walk)
}

/** Paths in a text are counted from where it lies, as Docusaurus does; one of another folder is taken as if it lay here. */
function textBehind({ root, folder }: Pick<Walk, 'root' | 'folder'>, path: string, real: string): FilePath | undefined {
  if (!isTextFile(path) || !isWithin(root, real)) return undefined
  const inside = relative(root, real).split(sep).join('/').normalize('NFC')
  return inside === path ? undefined : toFilePath(`${folder}/${inside}`)
}

/** The same of one file, which is looked at alone. */
export async function realTextOf(
  { siteDir, folder }: Pick<ScanOptions, 'siteDir' | 'folder'>,
  file: FilePath,
): Promise<FilePath | undefined> {
  const [root, real] = await Promise.all([realPathOf(resolve(siteDir, folder)), realPathOf(resolve(siteDir, file))])
  if (root === undefined || real === undefined) return undefined
  return textBehind({ root, folder }, file.slice(folder.length + 1), real)
}

/** Two entries of one folder that macOS or Windows would take for one. */
function reportTwins(entries: Dirent[], place: Folder, walk: Walk): void {
  const seen = new Map<string, string>()
  for (const { name } of entries) {
    const folded = foldPath(name)
    const twin = seen.get(folded)
    seen.set(folded, name)
    if (twin === undefined) continue
    const path = place.path === '' ? name : `${place.path}/${name}`
    const at = { file: fileOf(walk, path) }
    const plain = name.normalize('NFC')
    if (twin.normalize('NFC') === plain) walk.report('error', 'file-twin/form', { at, values: { name: plain } })
    else walk.report('error', 'file-twin/case', { at, values: { twin, name } })
  }
}

function reportSpecial(walk: Walk, path: string): void {
  const at = { file: fileOf(walk, path) }
  if (isTextFile(path)) walk.report('error', 'file-special/text', { at })
  else walk.report('warning', 'file-special/other', { at })
}

function reportOutside(walk: Walk, path: string, disk: string): void {
  const isRoot = relative(resolve(walk.siteDir, walk.folder), disk) === ''
  walk.report('error', 'link-outside', { at: { file: fileOf(walk, isRoot ? '' : path) } })
}

const fileOf = (walk: Walk, path: string): FilePath => toFilePath(`${walk.folder}/${path}`)

/** Path without links; `undefined` when there is nothing, or a ring of links. */
async function realPathOf(path: string): Promise<string | undefined> {
  try {
    return resolve(await realpath(path))
  } catch {
    return undefined
  }
}

/** `EACCES` and the like. */
export const reasonOf = (error: unknown): TextValue => errorCode(error) ?? textOf('file-unreadable/unknown')
