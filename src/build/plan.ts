/** What a commit does, as a value: in which order files come, and which are gone. */

import { groupBy } from '../shared/collections.ts'
import { foldPath } from '../shared/path.ts'
import { MARKER } from './outdir.ts'

/** What stands in an output folder, paths with `/`. */
export interface Listing {
  files: ReadonlySet<string>
  folders: string[]
}

/** Files of a site that are not what stood in the folder, sorted. */
export interface Changes {
  added: string[]
  changed: string[]
  removed: string[]
}

export interface Plan<Path> {
  /** What was written aside, in the order in which it comes into place. */
  moves: Path[]
  /** What goes right before one of these comes, because it stands in its way: inner things first. */
  over: ReadonlyMap<Path, string[]>
  removals: string[]
  /** Folders without files, inner ones first. */
  folders: string[]
}

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
  const there = before.files
  const wanted: ReadonlySet<string> = new Set(site)
  // Of thousands of paths, and mostly there is no folder to ask for.
  const needed = new Set(before.folders.length > 0 ? site.flatMap(path => foldersAbove(path)) : [])
  return planMoves(written, {
    has: path => there.has(path),
    gone: [...there].filter(path => !wanted.has(path) && path !== MARKER),
    empty: before.folders.filter(folder => !needed.has(folder)).toSorted((a, b) => b.length - a.length),
    folders: before.folders,
  })
}

interface Around {
  /** A file of this path stands there. */
  has(path: string): boolean
  gone: readonly string[]
  /** Folders in which nothing stays. */
  empty: readonly string[]
  /** All folders that stand there. */
  folders: readonly string[]
}

/** The same where it is known already what goes. */
export function planMoves<Path extends string>(written: readonly Path[], around: Around): Plan<Path> {
  const { has, empty, folders } = around
  const gone = around.gone.toSorted((a, b) => Number(isPage(b)) - Number(isPage(a)) || (a < b ? -1 : 1))
  // What nothing refers to yet comes first, what refers to it later: new files, then pages and lists. Of what goes, pages first.
  const rank = (path: string): number => (has(path) ? 2 : 0) + (isPage(path) ? 1 : 0)
  const moves = written.toSorted((a, b) => rank(a) - rank(b) || (a < b ? -1 : 1))
  const added = moves.filter(path => !has(path))
  const over = inTheWay(added, { gone, empty, folders })
  const early = new Set([...over.values()].flat())
  return {
    moves,
    over,
    removals: gone.filter(path => !early.has(path)),
    folders: empty.filter(folder => !early.has(folder)),
  }
}

export const isPage = (path: string): boolean => path.endsWith('.html')

/** Names that go against names that come: the same to some disk, and not the same kind or not the same letters. */
function inTheWay<Path extends string>(
  added: readonly Path[],
  { gone, empty, folders }: Omit<Around, 'has'>,
): Map<Path, string[]> {
  const old = groupBy([...gone, ...folders], path => [foldPath(path)])
  const isFolder = new Set(folders)
  const seen = new Set<string>()
  const inside = (folder: string): string[] =>
    [...gone, ...empty].filter(path => path === folder || path.startsWith(`${folder}/`))
  const meeting = (name: string, asFolder: boolean): string[] => {
    const others = old.get(foldPath(name)) ?? []
    const clashing = others.filter(other => other !== name || isFolder.has(other) !== asFolder)
    return clashing.flatMap(other => (isFolder.has(other) ? inside(other) : [other]))
  }
  const over = new Map<Path, string[]>()
  if (old.size === 0) return over
  for (const path of added) {
    const found = [...foldersAbove(path).flatMap(folder => meeting(folder, true)), ...meeting(path, false)]
    const fresh = [...new Set(found)].filter(other => !seen.has(other))
    for (const other of fresh) seen.add(other)
    if (fresh.length > 0) over.set(path, fresh)
  }
  return over
}

/** Differences of two sites by their files. Packed copies are their packer's. */
export function changesOf(before: ReadonlySet<string>, site: readonly string[], written: readonly string[]): Changes {
  const wanted = new Set(site)
  return {
    added: written.filter(path => !before.has(path)).toSorted(),
    changed: written.filter(path => before.has(path)).toSorted(),
    removed: [...before].filter(path => !wanted.has(path)).toSorted(),
  }
}
