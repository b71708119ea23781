/** What a commit does, as a value: in which order files come, and which are gone. */

import { MARKER } from './outdir.ts'

/** What stands in an output folder, paths with `/`. */
export interface Listing {
  files: string[]
  folders: string[]
}

/** Files of a site that are not what stood in the folder, sorted. */
export interface Changes {
  added: string[]
  changed: string[]
  removed: string[]
}

interface Plan<Path> {
  /** What was written aside, in the order in which it comes into place. */
  moves: Path[]
  removals: string[]
  /** Folders without files, inner ones first. */
  folders: string[]
  /** A file comes in the place of a folder, or the other way, or only the case of a name changes: not one by one. */
  clashes: boolean
}

/** macOS and Windows take names that differ only in case, or only in composition, for one. */
export const foldPath = (path: string): string => path.normalize('NFC').toLowerCase()

/** Folders above a path, outer ones first. */
export function foldersAbove(path: string): string[] {
  const parts = path.split('/')
  return parts.slice(1).map((_, index) => parts.slice(0, index + 1).join('/'))
}

/** `site`: all files of the new site; `written`: those of them that were written aside. */
export function planCommit<Path extends string>(
  before: Listing,
  site: readonly Path[],
  written: readonly Path[],
): Plan<Path> {
  const there = new Set(before.files)
  const wanted: ReadonlySet<string> = new Set(site)
  const gone = before.files.filter(path => !wanted.has(path) && path !== MARKER)
  const added = written.filter(path => !there.has(path))
  // Of thousands of paths, and mostly there is no folder to ask for.
  const needed = new Set(before.folders.length > 0 ? site.flatMap(path => foldersAbove(path)) : [])
  // What nothing refers to yet comes first, what refers to it later: new files, then pages and lists. Of what goes, pages first.
  const rank = (path: string): number => (there.has(path) ? 2 : 0) + (isPage(path) ? 1 : 0)
  return {
    moves: written.toSorted((a, b) => rank(a) - rank(b) || (a < b ? -1 : 1)),
    removals: gone.toSorted((a, b) => Number(isPage(b)) - Number(isPage(a)) || (a < b ? -1 : 1)),
    folders: before.folders.filter(folder => !needed.has(folder)).toSorted((a, b) => b.length - a.length),
    clashes: clash(added, { files: gone, folders: before.folders }),
  }
}

export const isPage = (path: string): boolean => path.endsWith('.html')

/** Names that come against names that go: the same to some disk, and not the same kind or not the same letters. */
function clash(added: readonly string[], { files, folders }: Listing): boolean {
  const old = new Map([...files, ...folders].map(path => [foldPath(path), path]))
  const isFolder = new Set(folders)
  const meets = (path: string, folder: boolean): boolean => {
    const other = old.get(foldPath(path))
    return other !== undefined && (other !== path || isFolder.has(other) !== folder)
  }
  return added.some(path => meets(path, false) || foldersAbove(path).some(folder => meets(folder, true)))
}

/** Differences of two sites by their files. Packed copies are their packer's. */
export function changesOf(before: readonly string[], site: readonly string[], written: readonly string[]): Changes {
  const there = new Set(before)
  const wanted = new Set(site)
  return {
    added: written.filter(path => !there.has(path)).toSorted(),
    changed: written.filter(path => there.has(path)).toSorted(),
    removed: before.filter(path => !wanted.has(path)).toSorted(),
  }
}
