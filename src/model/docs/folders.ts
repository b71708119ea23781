/** The docs folder as a tree, as it is on disk. */

import { knownOr } from '../../shared/collections.ts'
import { folderOf, nameOf } from '../../shared/path.ts'
import type { Doc } from './docs.ts'

export interface Folder {
  /** Path inside the docs instance, empty for the root. */
  path: string
  name: string
  docs: Doc[]
  folders: Folder[]
}

/** Tree of all folders that hold docs. */
export function buildFolders(docs: readonly Doc[]): Folder {
  const root: Folder = { path: '', name: '', docs: [], folders: [] }
  const known = new Map([['', root]])
  const ensure = (path: string): Folder =>
    knownOr(known, path, () => {
      const made: Folder = { path, name: nameOf(path), docs: [], folders: [] }
      ensure(folderOf(path)).folders.push(made)
      return made
    })
  for (const doc of docs) ensure(folderOf(doc.parsed.source.path)).docs.push(doc)
  return root
}

/** Folder by its path on disk; `.` is the root. */
export function findFolder(root: Folder, path: string): Folder | undefined {
  const parts = path.split('/').filter(part => part !== '' && part !== '.')
  return parts.reduce<Folder | undefined>((folder, part) => folder?.folders.find(child => child.name === part), root)
}
