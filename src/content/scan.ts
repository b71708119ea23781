/** Walks one folder: every file once, in a fixed order, never out of the site, never into a loop or a device. */

import type { Dirent } from 'node:fs'
import { readdir, realpath, stat } from 'node:fs/promises'
import { join, relative, resolve, sep } from 'node:path'
import { type FilePath, toFilePath } from '../shared/path.ts'
import type { Problem } from '../shared/problem.ts'
import { faultOfName, foldName, isIgnoredName, shownName } from './names.ts'
import { createReport } from './report.ts'

export interface ScannedFile {
  /** Inside the walked folder, NFC: `linux/ssh.md`. */
  path: string
  /** From the site directory. */
  file: FilePath
  /** Absolute, as the disk has it. */
  disk: string
}

export interface Scan {
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
interface Place {
  disk: string
  /** Without symbolic links. */
  real: string
  path: string
  /** Reached through a link: links below it are not followed again, so no loop or explosion can grow. */
  linked: boolean
}

interface Walk extends ScanOptions {
  /** Real path that links may not leave. */
  bounds: string[]
  problems: Problem[]
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
  const walk: Walk = { ...options, bounds: isBeside ? [site, real] : [site], problems }
  if (!isBeside && !isWithin(site, real)) {
    reportOutside(walk, options.folder, root)
    return { files: [], exists: true, problems }
  }
  const files = await walkFolder({ disk: root, real, path: '', linked: false }, walk)
  return { files: files.toSorted((a, b) => (a.path < b.path ? -1 : 1)), exists: true, problems }
}

async function walkFolder(place: Place, walk: Walk): Promise<ScannedFile[]> {
  let entries: Dirent[]
  try {
    entries = await readdir(place.disk, { withFileTypes: true })
  } catch (error) {
    reportAt(
      walk,
      place.path,
      'folder-unreadable',
      `папка не читается (${codeOfError(error)})`,
      'проверьте права и имя',
    )
    return []
  }
  const kept = entries.filter(({ name }) => !isIgnoredName(name, walk.hidden))
  kept.sort((a, b) => (a.name < b.name ? -1 : 1))
  reportTwins(kept, place, walk)
  const found = await Promise.all(kept.map(entry => visitEntry(entry, place, walk)))
  return found.flat()
}

async function visitEntry(entry: Dirent, place: Place, walk: Walk): Promise<ScannedFile[]> {
  const { name } = entry
  const disk = join(place.disk, name)
  const path = (place.path === '' ? name : `${place.path}/${name}`).normalize('NFC')
  if (disk === walk.outDir) return []
  const fault = faultOfName(name)
  if (fault !== undefined) {
    const file = fileOf(walk, place.path === '' ? shownName(name) : `${place.path}/${shownName(name)}`)
    walk.problems.push({ level: fault.level, code: 'file-name', text: fault.text, hint: fault.hint, file })
    if (fault.level === 'error') return []
  }
  if (entry.isFile()) return [{ path, file: fileOf(walk, path), disk }]
  if (entry.isDirectory()) {
    if (!isMarkdownName(name)) return walkFolder({ ...place, disk, real: join(place.real, name), path }, walk)
    reportAt(walk, path, 'folder-as-file', 'папка названа как файл Markdown', 'переименуйте её')
    return []
  }
  if (entry.isSymbolicLink()) return followLink(disk, path, place, walk)
  reportSpecial(walk, path)
  return []
}

async function followLink(disk: string, path: string, place: Place, walk: Walk): Promise<ScannedFile[]> {
  const real = await realPathOf(disk)
  if (real === undefined) {
    reportAt(walk, path, 'link-broken', 'символическая ссылка никуда не ведёт', 'удалите её или исправьте цель')
    return []
  }
  if (!walk.bounds.some(bound => isWithin(bound, real))) {
    reportOutside(walk, path, disk)
    return []
  }
  const target = await stat(real)
  if (target.isFile()) return [{ path, file: fileOf(walk, path), disk }]
  if (!target.isDirectory()) {
    reportSpecial(walk, path)
    return []
  }
  if (place.linked || isWithin(real, place.real)) {
    const text = 'ссылка на папку пропущена: она ведёт по кругу или лежит за другой ссылкой'
    const report = createReport(fileOf(walk, path), walk.problems)
    report.warn('link-loop', undefined, text, 'замените её самой папкой')
    return []
  }
  return walkFolder({ disk, real, path, linked: true }, walk)
}

/** Two entries of one folder that macOS or Windows would take for one. */
function reportTwins(entries: Dirent[], place: Place, walk: Walk): void {
  const seen = new Map<string, string>()
  for (const { name } of entries) {
    const folded = foldName(name)
    const twin = seen.get(folded)
    seen.set(folded, name)
    if (twin === undefined) continue
    const path = place.path === '' ? name : `${place.path}/${name}`
    const text =
      twin.normalize('NFC') === name.normalize('NFC')
        ? `рядом лежат два файла «${name.normalize('NFC')}», чьи имена отличаются только записью букв (й, ё) в Юникоде`
        : `имена «${twin}» и «${name}» отличаются только регистром: в Windows и macOS это один файл`
    reportAt(walk, path, 'file-twin', text, 'оставьте один или переименуйте')
  }
}

function reportSpecial(walk: Walk, path: string): void {
  const report = createReport(fileOf(walk, path), walk.problems)
  const text = 'это не файл, а канал, сокет или устройство'
  if (isMarkdownName(path)) report.error('file-special', undefined, text, 'удалите его: он не открывался')
  else report.warn('file-special', undefined, text, 'он пропущен; удалите его')
}

function reportOutside(walk: Walk, path: string, disk: string): void {
  const text = 'символическая ссылка ведёт за пределы сайта'
  const hint = 'положите файлы в папку сайта или укажите их папку в настройках'
  reportAt(walk, relative(resolve(walk.siteDir, walk.folder), disk) === '' ? '' : path, 'link-outside', text, hint)
}

function reportAt(walk: Walk, path: string, code: string, text: string, hint: string): void {
  createReport(fileOf(walk, path), walk.problems).error(code, undefined, text, hint)
}

const fileOf = (walk: Walk, path: string): FilePath => toFilePath(`${walk.folder}/${path}`)

export const isMarkdownName = (name: string): boolean => /\.mdx?$/i.test(name)

const isWithin = (folder: string, path: string): boolean =>
  path === folder || path.startsWith(folder.endsWith(sep) ? folder : folder + sep)

/** Path without links; `undefined` when there is nothing, or a ring of links. */
async function realPathOf(path: string): Promise<string | undefined> {
  try {
    return await realpath(path)
  } catch {
    return undefined
  }
}

/** `EACCES` and the like. */
export const codeOfError = (error: unknown): string =>
  error instanceof Error && 'code' in error && typeof error.code === 'string' ? error.code : 'неизвестная причина'
