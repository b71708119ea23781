/** Packages that code of a config asks for: what is installed, and those of the repository's own workspaces. */

import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { foldersFrom, isFile, packageFolder, readJson, readText } from '../../disk.ts'
import { packageName } from '../../shared/path.ts'
import { createMatcher } from '../../shared/text/glob.ts'
import { attempt, isRecord, recordOf } from '../../shared/value.ts'
import { NEWER } from './loose.ts'

const manifestOf = (folder: string): Record<string, unknown> => recordOf(readJson(join(folder, 'package.json')))

/** Folder of the package. */
export const installedIn = (id: string, from: string): string | undefined => packageFolder(packageName(id), from)

const ENDS = ['', '.js', '.cjs', '.mjs', '.json', '.ts', '/index.js', '/index.ts', '/package.json']

/** Another version of a package may lack what a config asks for inside it: `prism-react-renderer/themes/github`. */
export function holds(id: string, folder: string | undefined): boolean {
  if (folder === undefined) return false
  const inside = id.slice(packageName(id).length)
  if (inside === '') return true
  const read = readJson(join(folder, 'package.json'))
  if (!isRecord(read)) return true
  const names = isRecord(read.exports) ? Object.keys(read.exports) : undefined
  if (names?.some(name => name === `.${inside}` || name.includes('*')) === true) return true
  return names?.some(name => name.startsWith('.')) !== true && ENDS.some(end => existsSync(folder + inside + end))
}

/** As Node imports it, which looks for no ending: `x/lib/y` -> `x/lib/y.js`, as bundlers and `require` find it. */
export function wholeName(id: string, folder: string | undefined): string {
  const inside = id.slice(packageName(id).length)
  if (folder === undefined || inside === '' || manifestOf(folder).exports !== undefined) return id
  const end = ENDS.find(ending => isFile(folder + inside + ending))
  return end === undefined || end === '/package.json' ? id : id + end
}

/** A file that was installed. */
export const IN_PACKAGE = /[\\/]node_modules[\\/]/

/**
 * Node runs no TypeScript, imports no data, and no module of the newer kind that says nothing of it; Docusaurus reads both wherever they
 * stand. Outside of `node_modules`, that is where a link of a workspace leads, the latter is the author's own.
 */
export const isForBundler = (file: string): boolean =>
  /(?:(?<!\.d)\.[cm]?tsx?|\.json)$/.test(file) ||
  (/\.jsx?$/.test(file) && !IN_PACKAGE.test(file) && NEWER.test(readText(file) ?? ''))

/** Folders of the packages of the repository that a site stands in, by their names: they need no install to be found. */
export function workspacesAround(siteDir: string): ReadonlyMap<string, string> {
  for (const folder of foldersFrom(siteDir)) {
    const patterns = patternsIn(folder)
    if (patterns !== undefined) return new Map(patterns.flatMap(pattern => named(foldersOf(folder, pattern))))
    // What stands around a repository is none of its business.
    if (existsSync(join(folder, '.git'))) break
  }
  return new Map()
}

function patternsIn(folder: string): string[] | undefined {
  const { workspaces } = manifestOf(folder)
  const written = isRecord(workspaces) ? workspaces.packages : workspaces
  if (Array.isArray(written)) return written.filter(item => typeof item === 'string')
  const list = /^packages:[ \t]*\n((?:[ \t]*(?:-.*|#.*)?\n?)*)/m.exec(
    readText(join(folder, 'pnpm-workspace.yaml')) ?? '',
  )
  return list === null
    ? undefined
    : [...(list[1] ?? '').matchAll(/^[ \t]*-[ \t]*['"]?([^'"#\n]+?)['"]?[ \t]*(?:#.*)?$/gm)].map(
        ([, item = '']) => item,
      )
}

/** Folders that a pattern of a workspace means; none of those with `!`, which leave out. */
function foldersOf(root: string, pattern: string): string[] {
  if (pattern.startsWith('!')) return []
  const parts = pattern.split('/').filter(part => part !== '' && part !== '.')
  return parts.reduce((found, part) => found.flatMap(folder => step(folder, part)), [root])
}

function step(folder: string, part: string): string[] {
  if (part === '**') return [folder, ...insideOf(folder).flatMap(inside => step(inside, part))]
  if (!/[*?{[]/.test(part)) return [join(folder, part)]
  const matches = createMatcher([part])
  return insideOf(folder).filter(inside => matches(inside.slice(folder.length + 1)))
}

const insideOf = (folder: string): string[] =>
  (attempt(() => readdirSync(folder, { withFileTypes: true })) ?? []).flatMap(item =>
    item.isDirectory() && item.name !== 'node_modules' && !item.name.startsWith('.') ? [join(folder, item.name)] : [],
  )

const named = (folders: readonly string[]): [string, string][] =>
  folders.flatMap((folder): [string, string][] => {
    const { name } = manifestOf(folder)
    return typeof name === 'string' ? [[name, folder]] : []
  })

/** The file that a package of a workspace gives, or one inside it; `undefined` where nobody has built it. */
export function fileInWorkspace(id: string, folder: string | undefined): string | undefined {
  if (folder === undefined) return undefined
  const inside = id.slice(packageName(id).length)
  const { exports, module, main } = manifestOf(folder)
  const exported =
    isRecord(exports) && Object.keys(exports).some(key => key.startsWith('.')) ? exports : { '.': exports }
  const given = conditionIn(exported[`.${inside}`])
  const paths = inside === '' ? [given, module, main, 'index'] : [given, inside]
  return paths
    .filter(path => typeof path === 'string')
    .flatMap(path => [...ENDS, '.tsx'].map(end => join(folder, path) + end))
    .find(isFile)
}

const conditionIn = (exported: unknown): unknown =>
  isRecord(exported)
    ? ['node', 'import', 'module', 'require', 'default'].map(key => conditionIn(exported[key])).find(Boolean)
    : exported
