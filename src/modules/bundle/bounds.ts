/** How far an import of text, data and pictures may reach: what it takes in is published. */

import { existsSync, realpathSync } from 'node:fs'
import { basename, dirname, join, relative, resolve, sep } from 'node:path'
import type { Config } from '../../shared/config.ts'
import { isSecretFile } from '../../shared/files.ts'

/** `true`: the absolute path may be taken in. Links are followed first. */
export type Bounds = (path: string) => boolean

/**
 * The repository that the site lies in, or the site where there is none, and the folders of content that the config
 * names wherever they are.
 */
export function createBounds({ siteDir, docs, blogs, pages, staticDirectories }: Config): Bounds {
  const named = [...docs, ...blogs, ...pages].map(({ path }) => path)
  const folders = [
    repositoryOf(siteDir) ?? siteDir,
    ...[...named, ...staticDirectories].map(path => resolve(siteDir, path)),
  ]
  let roots: string[] | undefined
  return path => {
    roots ??= folders.map(real)
    const target = real(path)
    const root = roots.find(folder => isWithin(folder, target))
    return root !== undefined && !isSecretFile(relative(root, target).split(sep))
  }
}

/** The folder above with the history in it; of an archive, which has none, the one with what only the top of it has. */
const repositoryOf = (siteDir: string): string | undefined =>
  folderWith(['.git'], siteDir) ?? folderWith(['.github', 'pnpm-workspace.yaml', 'lerna.json'], siteDir)

function folderWith(names: readonly string[], siteDir: string): string | undefined {
  for (let folder = siteDir; ; folder = dirname(folder)) {
    if (names.some(name => existsSync(join(folder, name)))) return folder
    if (folder === dirname(folder)) return undefined
  }
}

/** Without links; what is not there is told by the folder that is. */
function real(path: string): string {
  try {
    return realpathSync(path)
  } catch {
    return dirname(path) === path ? path : join(real(dirname(path)), basename(path))
  }
}

const isWithin = (folder: string, path: string): boolean =>
  path === folder || path.startsWith(folder.endsWith(sep) ? folder : folder + sep)
