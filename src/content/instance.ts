/** Blog, docs and pages instances of a config as one list, and which of them a file belongs to. */

import type { Config, PagesConfig } from '../shared/config.ts'
import type { SourceKind } from '../shared/document.ts'
import { isComponentPage, isPageText } from '../shared/files.ts'
import { type FilePath, toFilePath } from '../shared/path.ts'
import { createMatcher } from '../shared/text/glob.ts'
import { contentKey } from '../shared/version.ts'

/** What instances of every kind have. */
type InstanceConfig = Pick<PagesConfig, 'id' | 'path' | 'localizedPath' | 'include' | 'exclude'>

export interface Instance {
  kind: SourceKind
  /** `contentKey`: `default` unless there are several, `default@1.0` for an older version. */
  id: string
  /** Folder as in `FilePath`: `blog`, `../docs`. */
  folder: FilePath
  /** Folder whose files take the place of those of the same path in `folder`; it may not be there. */
  localized: FilePath | undefined
  include: string[]
  exclude: string[]
}

/** Every content instance, in the order of the config: blogs, docs, pages. */
export function instancesOf(config: Config): Instance[] {
  const toInstance =
    (kind: SourceKind) =>
    ({ id, path, localizedPath, include, exclude }: InstanceConfig): Instance => ({
      kind,
      id,
      folder: toFilePath(path),
      localized: localizedPath === undefined ? undefined : toFilePath(localizedPath),
      include,
      exclude,
    })
  return [
    ...config.blogs.map(toInstance('post')),
    ...config.docs.map(docs => toInstance('doc')({ ...docs, id: contentKey(docs) })),
    ...config.pages.map(toInstance('page')),
  ]
}

/** The instance whose folder holds `file`, the innermost one when folders are nested. */
export function findInstance(config: Config, file: FilePath): Instance | undefined {
  return instancesOf(config)
    .flatMap(instance => foldersOf(instance).map(folder => ({ instance, folder })))
    .filter(({ folder }) => isInside(folder, file))
    .toSorted((a, b) => b.folder.length - a.folder.length)[0]?.instance
}

/** Folders of an instance, what is translated first. */
export const foldersOf = ({ folder, localized }: Instance): FilePath[] =>
  localized === undefined ? [folder] : [localized, folder]

const isInside = (folder: FilePath, file: FilePath): boolean => folder === '' || file.startsWith(`${folder}/`)

/** Path of a file inside the folder of its instance. */
export function pathInInstance(instance: Instance, file: FilePath): string {
  const folder = foldersOf(instance).find(folder => isInside(folder, file)) ?? instance.folder
  return folder === '' ? file : file.slice(folder.length + 1)
}

/** What a file in an instance's folder is: a page, a Markdown part that pages import, a page in React, or something else. */
export type Role = 'page' | 'partial' | 'component' | 'file'

/** Sorts the paths of one instance. */
export function createRoleOf({ kind, include, exclude }: Instance): (path: string) => Role {
  const isIncluded = createMatcher(include)
  const isExcluded = createMatcher(exclude)
  return path => {
    if (kind === 'page' && isComponentPage(path)) return isIncluded(path) && !isExcluded(path) ? 'component' : 'file'
    if (!isPageText(path)) return 'file'
    return isIncluded(path) && !isExcluded(path) ? 'page' : 'partial'
  }
}
