/** Packages that a site may have and the engine does not bring: looked for beside the site, then beside the engine. */

import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import { packageFolder, realPath } from '../../disk.ts'
import { packageRoot } from '../../package-root.ts'
import { firstFound } from '../../shared/collections.ts'
import { recordOf, stringOf } from '../../shared/value.ts'

export interface OptionalPackage {
  name: string
  version: string
  /** Absolute: changes with every other version. */
  manifest: string
  /** What it exports to `require`. */
  load(): unknown
}

/** The first of these packages that is installed. */
export const findPackage = (names: readonly string[], siteDir: string): OptionalPackage | undefined =>
  firstFound(names, name => {
    const folder = firstFound([siteDir, packageRoot()], from => packageFolder(name, from))
    if (folder === undefined) return undefined
    const manifest = join(folder, 'package.json')
    const { version } = JSON.parse(readFileSync(manifest, 'utf8')) as { version: string }
    return { name, version, manifest, load: () => createRequire(manifest)(name) }
  })

/** A package that another one of the site's needs, which may lie beside that alone. */
export function findInside(names: readonly string[], siteDir: string): string | undefined {
  let folder: string | undefined = siteDir
  for (const name of names) {
    const found: string | undefined = folder && packageFolder(name, folder)
    folder = found && realPath(found)
  }
  return folder
}

/** The module that the package in a folder gives to bundlers. */
export function entryOf(folder: string): string {
  const { module, main } = recordOf(JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')))
  return join(folder, stringOf(module ?? main) || 'index.js')
}
