/** Folders that hold the author's files. */

import { resolve } from 'node:path'
import type { Config } from '../shared/config.ts'

/** Absolute. */
export const sourceFolders = ({ siteDir, blogs, docs, pages, staticDirectories }: Config): string[] =>
  [...blogs, ...docs, ...pages]
    .flatMap(({ path, localizedPath }) => (localizedPath === undefined ? [path] : [path, localizedPath]))
    .concat(staticDirectories)
    .map(path => resolve(siteDir, path))
