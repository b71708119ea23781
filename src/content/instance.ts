/** Blog, docs and pages instances of a config as one list, and which of them a file belongs to. */

import type { Config } from '../shared/config.ts'
import type { SourceKind } from '../shared/document.ts'
import { createMatcher } from '../shared/glob.ts'
import { type FilePath, isComponentPage, toFilePath } from '../shared/path.ts'

export interface Instance {
  kind: SourceKind
  /** `default` unless there are several. */
  id: string
  /** Folder as in `FilePath`: `blog`, `../docs`. */
  folder: FilePath
  include: string[]
  exclude: string[]
}

/** Every content instance, in the order of the config: blogs, docs, pages. */
export function instancesOf(config: Config): Instance[] {
  const toInstance =
    (kind: SourceKind) =>
    ({ id, path, include, exclude }: { id: string; path: string; include: string[]; exclude: string[] }): Instance => ({
      kind,
      id,
      folder: toFilePath(path),
      include,
      exclude,
    })
  return [
    ...config.blogs.map(toInstance('post')),
    ...config.docs.map(toInstance('doc')),
    ...config.pages.map(toInstance('page')),
  ]
}

/** The instance whose folder holds `file`, the innermost one when folders are nested. */
export function findInstance(config: Config, file: FilePath): Instance | undefined {
  return instancesOf(config)
    .filter(({ folder }) => folder === '' || file.startsWith(`${folder}/`))
    .toSorted((a, b) => b.folder.length - a.folder.length)[0]
}

/** Path of a file inside the folder of its instance. */
export const pathInside = ({ folder }: Instance, file: FilePath): string =>
  folder === '' ? file : file.slice(folder.length + 1)

/** What a file in an instance's folder is: a page, a Markdown part that pages import, a page in React, or something else. */
export type Role = 'page' | 'partial' | 'component' | 'file'

/** Sorts the paths of one instance. Upper-case `.MD` is no Markdown, as for Docusaurus on every system. */
export function createRoleOf({ kind, include, exclude }: Instance): (path: string) => Role {
  const isIncluded = createMatcher(include)
  const isExcluded = createMatcher(exclude)
  return path => {
    if (kind === 'page' && isComponentPage(path)) return isIncluded(path) && !isExcluded(path) ? 'component' : 'file'
    if (!/\.mdx?$/.test(path)) return 'file'
    return isIncluded(path) && !isExcluded(path) ? 'page' : 'partial'
  }
}
