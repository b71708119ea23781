/**
 * Says which files change, by one watcher of the system for each folder. It takes the system's word for the name: a
 * library for everybody's purposes reads a folder again after each change in it, which of 6,000 posts was two fifths of
 * what a save costs.
 */

import { type Dirent, type FSWatcher, lstatSync, readdirSync, statSync, watch } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import { errorCode, foldersFrom, isWithin, realPath } from '../disk.ts'
import { attempt } from '../shared/value.ts'

export interface Folders {
  /** Follows a file or a folder with all that is below it, absolute; one that is not there yet is waited for. */
  add(path: string): void
  close(): void
}

interface Listener {
  /** `isNew`: it was not there when its folder was last looked at. */
  changed: (path: string, isNew: boolean) => void
  isIgnored: (path: string) => boolean
}

/** A folder that is followed. */
interface Followed {
  watcher: FSWatcher
  /** Another folder may come to stand under its name. */
  identity: string
  /** Everything in it is followed, folders too; else the wanted names alone. */
  isWhole: boolean
  wanted: Set<string>
  /** Names that are there. */
  names: Set<string>
}

interface State extends Listener {
  roots: Set<string>
  folders: Map<string, Followed>
  /** Links to files by the file that they lead to. */
  links: Map<string, Set<string>>
}

export function followFolders(listener: Listener): Folders {
  const state: State = { ...listener, roots: new Set(), folders: new Map(), links: new Map() }
  return {
    add(path) {
      state.roots.add(path)
      reach(state, path, false)
    },
    close: () => void forget(state, () => true),
  }
}

const statOf = (path: string) => attempt(() => statSync(path, { throwIfNoEntry: false }))
/** `undefined` for what is no folder. */
function identityOf(path: string): string | undefined {
  const stat = statOf(path)
  return stat?.isDirectory() ? `${stat.dev}:${stat.ino}` : undefined
}

/** Follows what is there of the way to a root, and all of it when it is a folder. */
function reach(state: State, root: string, isNew: boolean): void {
  let path = root
  while (identityOf(dirname(path)) === undefined && path !== dirname(path)) path = dirname(path)
  const above = open(state, dirname(path))
  above?.wanted.add(basename(path))
  if (statOf(path) === undefined) return
  above?.names.add(basename(path))
  if (path === root) followAll(state, root, isNew)
  // It came while the watcher was set up.
  else reach(state, root, isNew)
  if (path === root && isNew && !state.folders.has(root)) state.changed(root, true)
}

function open(state: State, folder: string): Followed | undefined {
  const identity = identityOf(folder)
  const known = state.folders.get(folder)
  if (identity === undefined || known?.identity === identity) return known
  known?.watcher.close()
  const watcher = startWatcher(folder)
  if (watcher === undefined) return undefined
  watcher.on('change', (_, name) => hear(state, folder, name?.toString()))
  // Windows says so of a folder that is removed.
  watcher.on('error', () => {
    lose(state, folder)
    state.changed(folder, false)
  })
  const followed = { watcher, identity, isWhole: false, wanted: known?.wanted ?? new Set(), names: new Set<string>() }
  state.folders.set(folder, followed)
  return followed
}

/** The folder may go before it is followed; that there are too many of them must be heard of. */
function startWatcher(folder: string): FSWatcher | undefined {
  try {
    return watch(folder)
  } catch (error) {
    if (['ENOENT', 'ENOTDIR', 'EPERM', 'EACCES'].includes(errorCode(error) ?? '')) return undefined
    throw error
  }
}

/** Follows a folder with all that is below it; its files are said when they are new. Followed first and read then: nothing is missed. */
function followAll(state: State, folder: string, isNew: boolean): void {
  if (isLoop(state, folder)) return
  const followed = open(state, folder)
  if (followed === undefined || followed.isWhole) return
  followed.isWhole = true
  for (const entry of attempt(() => readdirSync(folder, { withFileTypes: true })) ?? []) {
    const path = join(folder, entry.name)
    if (state.isIgnored(path)) continue
    followed.names.add(entry.name)
    if (isFolder(entry, path)) followAll(state, path, isNew)
    else {
      if (entry.isSymbolicLink()) followLink(state, path)
      if (isNew) state.changed(path, true)
    }
  }
}

const isFolder = (entry: Dirent, path: string): boolean =>
  entry.isDirectory() || (entry.isSymbolicLink() && identityOf(path) !== undefined)

/** A link may lead to a folder above. */
function isLoop({ folders }: State, folder: string): boolean {
  const identity = identityOf(folder)
  return identity !== undefined && foldersFrom(dirname(folder)).some(above => folders.get(above)?.identity === identity)
}

/** What happens to the file that a link leads to is heard of where that file lies. */
function followLink(state: State, link: string): void {
  const target = attempt(() => realPath(link))
  if (target === undefined) return
  const known = state.links.get(target) ?? new Set()
  state.links.set(target, known.add(link))
  open(state, dirname(target))
}

function hear(state: State, folder: string, name: string | undefined): void {
  const followed = state.folders.get(folder)
  if (followed === undefined) return
  if (identityOf(folder) !== followed.identity) {
    lose(state, folder)
    return
  }
  // Some systems do not say what it was.
  const path = name === undefined ? folder : join(folder, name)
  for (const link of state.links.get(path) ?? []) state.changed(link, false)
  if (name === undefined) state.changed(folder, false)
  else if (followed.wanted.has(name) || (followed.isWhole && !state.isIgnored(path))) look(state, followed, path)
}

/** Looks at what has changed in a folder. */
function look(state: State, { names, isWhole }: Followed, path: string): void {
  const name = basename(path)
  const stat = statOf(path)
  const isNew = !names.has(name)
  const isFolder = stat?.isDirectory() === true
  const known = state.folders.get(path)
  // Only a trace of what came and went; of a folder what happens in it is said by its own watcher.
  if (stat === undefined ? isNew : isFolder && known?.identity === `${stat.dev}:${stat.ino}`) return
  if (stat === undefined) names.delete(name)
  else names.add(name)
  if (isFolder || isNew || stat === undefined) lose(state, path)
  if (isFolder && isWhole) followAll(state, path, true)
  else if (isNew && attempt(() => lstatSync(path))?.isSymbolicLink()) followLink(state, path)
  // What is or was in a folder has been said.
  if (!isFolder && known === undefined) state.changed(path, isNew)
}

/** What was followed there is no longer what it was: all that was in it has changed. Roots are looked for anew. */
function lose(state: State, path: string): void {
  for (const [folder, names] of forget(state, folder => isWithin(path, folder)))
    for (const name of names) state.changed(join(folder, name), false)
  for (const root of state.roots) if (isWithin(path, root)) reach(state, root, true)
}

/** Gives the names that were there. */
function forget({ folders }: State, isGone: (folder: string) => boolean): [string, Set<string>][] {
  const gone = [...folders].filter(([folder]) => isGone(folder))
  for (const [folder, { watcher }] of gone) {
    watcher.close()
    folders.delete(folder)
  }
  return gone.map(([folder, { names }]) => [folder, names])
}
