/** Packages that a site may have and the engine does not bring: looked for beside the site, then beside the engine. */

import { existsSync, readFileSync, realpathSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { packageRoot } from '../../package-root.ts'

export interface OptionalPackage {
  name: string
  version: string
  /** Absolute: changes with every other version. */
  manifest: string
  /** What it exports to `require`. */
  load(): unknown
}

/** The first of these packages that is installed. */
export function findPackage(names: readonly string[], siteDir: string): OptionalPackage | undefined {
  for (const name of names) {
    for (const from of [siteDir, packageRoot()]) {
      const manifest = findManifest(name, from)
      if (manifest === undefined) continue
      const { version } = JSON.parse(readFileSync(manifest, 'utf8')) as { version: string }
      return { name, version, manifest, load: () => createRequire(manifest)(name) }
    }
  }
  return undefined
}

/** A package that another one of the site's needs, which may lie beside that alone. */
export function findInside(names: readonly string[], siteDir: string): string | undefined {
  let folder: string | undefined = siteDir
  for (const name of names) {
    const manifest: string | undefined = folder && findManifest(name, folder)
    folder = manifest && dirname(realpathSync(manifest))
  }
  return folder
}

function findManifest(name: string, from: string): string | undefined {
  const manifest = join(from, 'node_modules', name, 'package.json')
  if (existsSync(manifest)) return manifest
  return dirname(from) === from ? undefined : findManifest(name, dirname(from))
}
