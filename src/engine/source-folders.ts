/** Folders that hold the author's files. */

import { resolve } from 'node:path'
import type { Config } from '../shared/config.ts'

/** Absolute. */
export const sourceFolders = (config: Config): string[] => {
  const { siteDir, staticDirectories, translations } = config
  const folders = [config, ...translations].flatMap(({ blogs, docs, pages }) =>
    [...blogs, ...docs, ...pages].flatMap(({ path, localizedPath }) =>
      localizedPath === undefined ? [path] : [path, localizedPath],
    ),
  )
  return [...new Set([...folders, ...staticDirectories].map(path => resolve(siteDir, path)))]
}
