/** Versions of the documents that no list names: their folders are there, and nothing of them is published. */

import { join } from 'node:path'
import { isFile, pathsBelow } from '../../disk.ts'
import { isTextFile } from '../../shared/files.ts'
import { isRecord, listOf, recordOf } from '../../shared/value.ts'
import { keptVersions, versionsFileOf, versionsFolderOf } from '../versions.ts'
import { entriesOf } from './entries.ts'
import type { Doubted, Tell } from './index.ts'

export function doubtVersions({ user, config, root }: Doubted, tell: Tell): void {
  const off = withoutVersions(recordOf(user).docs)
  for (const id of new Set(config?.docs.map(docs => docs.id))) {
    if (off.includes(id)) continue
    const [folder, file] = [versionsFolderOf(id), versionsFileOf(id)]
    const listed = keptVersions(root, id)
    const names = entriesOf(join(root, folder)).flatMap(entry => {
      const name = entry.isDirectory() && entry.name.startsWith('version-') ? entry.name.slice('version-'.length) : ''
      return name === '' || listed.includes(name) || !holdsText(join(root, folder, entry.name)) ? [] : [name]
    })
    if (names.length > 0 && !isFile(join(root, file)))
      tell.file(folder, 'version-unlisted/file', { file, list: JSON.stringify(names.toSorted(newestFirst)) })
    else for (const name of names) tell.file(`${folder}/version-${name}`, 'version-unlisted', { name, file })
  }
}

const newestFirst = (a: string, b: string): number => b.localeCompare(a, 'en', { numeric: true })

const holdsText = (folder: string): boolean => pathsBelow(folder).some(isTextFile)

/** Instances that keep their versions for themselves. */
const withoutVersions = (docs: unknown): unknown[] =>
  (isRecord(docs) ? [docs] : listOf(docs))
    .map(recordOf)
    .filter(({ disableVersioning }) => disableVersioning === true)
    .map(({ id = 'default' }) => id)
