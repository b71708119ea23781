/** Repositories within the one of the site. */

import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { dirname, join, relative } from 'node:path'
import { type FilePath, toFilePath } from '../../shared/path.ts'
import { attempt } from '../../shared/value.ts'

/** A repository within the one of the site. */
interface Submodule {
  /** From the folder of the site; empty for that folder itself, and begins with `..` for one beside it. */
  path: FilePath
  /** It is named, and nothing of it was fetched. */
  isMissing: boolean
}

/** Those that the repository of the site names: the file is there or it is not, so git is not asked. */
export function findSubmodules(siteDir: string): Submodule[] {
  const top = topOf(siteDir)
  const file = top && join(top, '.gitmodules')
  if (top === undefined || file === undefined || !existsSync(file)) return []
  const paths = [...readFileSync(file, 'utf8').matchAll(/^[ \t]*path[ \t]*=[ \t]*(.+?)[ \t\r]*$/gm)]
  return paths.map(([, path = '']) => ({
    path: toFilePath(relative(siteDir, join(top, path))),
    isMissing: isEmptyFolder(join(top, path)),
  }))
}

function topOf(folder: string): string | undefined {
  if (existsSync(join(folder, '.git'))) return folder
  const above = dirname(folder)
  return above === folder ? undefined : topOf(above)
}

const isEmptyFolder = (folder: string): boolean => (attempt(() => readdirSync(folder)) ?? []).length === 0
