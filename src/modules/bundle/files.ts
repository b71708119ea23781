/** What an import of the site's code names on disk. */

import { dirname, join, resolve } from 'node:path'
import { isFile, isInPackage, isWithin } from '../../disk.ts'
import { blogOfList, isDataFile, readSpecifier, roleOf } from '../../docusaurus/index.ts'
import { firstFound } from '../../shared/collections.ts'
import { codeFiles } from '../../shared/site/slots.ts'
import { type AliasPlaces, withoutAlias } from './aliases.ts'
import type { Bounds } from './bounds.ts'

export type Target =
  | { kind: 'file' | 'raw' | 'url'; path: string }
  | { kind: 'missing'; path: string }
  /** Nothing that the site may publish. */
  | { kind: 'outside' }
  | { kind: 'package' | 'loader'; name: string }
  /** One of Docusaurus' own names. */
  | { kind: 'docusaurus' }
  /** A part of the theme; `path`: the site has its own. */
  | { kind: 'theme'; name: string; path: string | undefined }

/** Where a site has its own parts of the theme. */
export interface ThemePlaces extends AliasPlaces {
  /** Absolute files by the name of the part, as the config says; `false`: ours, whatever is there. */
  slots?: Readonly<Record<string, string | false>> | undefined
  /** Folders of themes that plugins bring, absolute. */
  themes?: readonly string[] | undefined
}

interface Importer extends ThemePlaces {
  /** Absolute; a theme's own part is not found from itself. */
  file: string
  /** Documents write `/x` for a path from the site. */
  isDocument?: boolean
  /** Without them anything may be taken in. */
  bounds?: Bounds | undefined
}

export function findTarget(written: string, importer: Importer): Target {
  const { file, siteDir, isDocument = false, bounds } = importer
  const isOwn = !isInPackage(file)
  const target = readSpecifier(isOwn ? withoutAlias(written, importer) : written)
  if (target.kind === 'theme') {
    // What the site has itself may stand around what a plugin brings.
    const own = target.original ? undefined : findThemeFile(target.name, importer)
    const below = own === undefined || own === file ? findInThemes(target.name, importer.themes) : own
    return { kind: 'theme', name: target.name, path: below === file ? undefined : below }
  }
  if (target.kind !== 'file') return target
  const { from, path, as } = target
  const isFromSite = from === 'site' || (from === 'root' && isDocument)
  const local = isFromSite ? join(siteDir, path) : resolve(dirname(file), path)
  // Made of the posts as they are now, whatever an earlier build has left there.
  if (importer.blogs?.includes(blogOfList(local) ?? '') && isWithin(siteDir, local))
    return { kind: 'file', path: local }
  // Docusaurus' bundler looks for `/x` among static files and in the site's folder.
  const roots = from === 'root' ? [join(siteDir, 'static', path), join(siteDir, path)] : []
  const found = firstFound([local, ...roots], findFile)
  // What code imports of code runs and is not shown; a package knows its own files.
  const isShown = isDocument || as !== 'module' || roleOf(found ?? local) !== 'code' || isDataFile(local)
  if (isShown && isOwn && bounds?.(found ?? local) === false) return { kind: 'outside' }
  return found === undefined ? { kind: 'missing', path: local } : { kind: as === 'module' ? 'file' : as, path: found }
}

/** The file of a theme component that the site has itself, or one of its plugins. */
export function findThemeFile(name: string, { siteDir, slots = {}, themes }: ThemePlaces): string | undefined {
  const slot = Object.hasOwn(slots, name) ? slots[name] : undefined
  if (slot === false) return undefined
  return slot ?? findFile(join(siteDir, 'src/theme', name)) ?? findInThemes(name, themes)
}

/** The later one wins. */
const findInThemes = (name: string, themes: readonly string[] = []): string | undefined =>
  firstFound(themes.toReversed(), folder => findFile(join(folder, name)))

const findFile = (path: string): string | undefined => codeFiles(path).find(isFile)

/** A file of the site that an import means, which names it as if it were a package: `src/x`. */
export const siteFile = (written: string, siteDir: string): string | undefined =>
  /^[\w-]+\//.test(written) ? findFile(join(siteDir, written)) : undefined
