/** How far an import of text, data and pictures may reach: what it takes in is published. */

import { existsSync, readdirSync } from 'node:fs'
import { homedir } from 'node:os'
import { basename, dirname, join, relative, resolve, sep } from 'node:path'
import { foldersFrom, isWithin, realPath } from '../../disk.ts'
import type { Config } from '../../shared/config.ts'
import { isSecretFile } from '../../shared/files.ts'
import { attempt } from '../../shared/value.ts'

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
  foldersAbove(siteDir).find(folder => existsSync(join(folder, '.git'))) ??
  foldersAbove(siteDir).slice(0, ARCHIVE_DEPTH).find(isTopOfArchive)

/** Further up lies no site of an archive: what looks like the top of one there is somebody else's. */
const ARCHIVE_DEPTH = 5

const WORKSPACES = ['pnpm-workspace.yaml', 'lerna.json']
const OF_PROJECT = /^(?:package\.json|readme|licen[cs]e)/i

/** `.github` alone may stand among anybody's files; of a project there is more. */
function isTopOfArchive(folder: string): boolean {
  const names = attempt(() => readdirSync(folder)) ?? []
  return names.some(name => WORKSPACES.includes(name)) || (names.includes('.github') && names.some(isOfProject))
}

const isOfProject = (name: string): boolean => OF_PROJECT.test(name)

/** The site's own and those above it, short of a person's home: who keeps its settings in git publishes none of it. */
function foldersAbove(siteDir: string): string[] {
  const site = real(siteDir)
  const home = real(homedir())
  return foldersFrom(site).filter(folder => folder === site || !isWithin(folder, home))
}

/** Without links; what is not there is told by the folder that is. */
const real = (path: string): string =>
  attempt(() => realPath(path)) ?? (dirname(path) === path ? path : join(real(dirname(path)), basename(path)))
