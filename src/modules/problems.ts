/** Problems of the site's modules, with the place in the author's file. */

import { join, relative } from 'node:path'
import { stripVTControlCharacters } from 'node:util'
import { pathsBelow } from '../disk.ts'
import { readSpecifier } from '../docusaurus/index.ts'
import { explainUnloaded } from '../encoding.ts'
import { problemOf, textOf } from '../messages/problem.ts'
import { type SaidError, saidError } from '../messages/said-error.ts'
import type { TextId } from '../messages/texts/index.ts'
import { isScriptFile } from '../shared/files.ts'
import { bundleErrors, saidByBundler } from '../shared/language/bundle-errors.ts'
import { packageName, toFilePath } from '../shared/path.ts'
import type { Problem } from '../shared/problem.ts'
import { leftKindOf } from '../shared/site/left-parts.ts'
import { CODE_PARTS, MENU_PARTS } from '../shared/site/parts.ts'
import { firstOf } from './bundle/asks.ts'
import { siteFile, type ThemePlaces } from './bundle/files.ts'
import { type Graph, shownPath } from './bundle/graph.ts'
import type { Live } from './bundle/inspect.ts'
import { ISLAND, pathOf, writtenFile } from './bundle/virtual.ts'
import type { OwnTheme } from './own-theme.ts'
import type { Prepared } from './prepare.ts'
import { importsIn, reach, reachFrom } from './reach.ts'

/** The bundler's error as problems of the author's files. */
export function explainBundling(error: unknown, siteDir: string): Problem[] {
  return bundleErrors(error).map(({ message: said, id, loc }) => {
    const message = stripVTControlCharacters(said)
    const unloaded = explainUnloaded(message, siteDir)
    if (unloaded !== undefined) return unloaded
    const file = loc?.file ?? id ?? /\[ (.+?):\d+:\d+ \]/.exec(message)?.[1]
    return problemOf('error', 'module-syntax', {
      values: { message: saidByBundler(message, siteDir) },
      at: {
        file: file === undefined ? undefined : toFilePath(relative(siteDir, writtenFile(file))),
        line: loc?.line,
        column: loc === undefined ? undefined : loc.column + 1,
      },
    })
  })
}

/** Why a document's import leads nowhere. */
export function absentModule(specifier: string, siteDir: string): SaidError {
  if (siteFile(specifier, siteDir) !== undefined)
    return saidError('module-absent/file', {}, textOf('module-absent/site-cure', { name: specifier }))
  return readSpecifier(specifier).kind === 'package'
    ? saidError('module-absent/package', {}, textOf('module-absent/package-cure', { name: packageName(specifier) }))
    : saidError('module-absent/file', {}, textOf('module-absent/file-cure'))
}

/** A component that would need a browser and is drawn once. */
function deadComponent(graph: Graph, [path, { what, line, column }]: [string, Live]): Problem {
  const file = shownPath(graph, path)
  return problemOf('warning', 'dead-component', { values: { what, file }, at: { file, line, column } })
}

/** Copies of these keep a state that the engine's own menu has. */
const KEEPS_STATE = /^DocSidebarItem\/Category$|^DocSidebar\/Desktop|^Doc(?:Root|Page)\/Layout/

/** Parts of menus and of blocks of code that would need a browser: they are drawn at rest. */
function deadMenuParts(graph: Graph, theme: OwnTheme): Problem[] {
  return [...MENU_PARTS, ...CODE_PARTS].flatMap(name => {
    const path = theme.get(name)
    const live = path === undefined ? undefined : graph.live.get(path)
    if (path === undefined || live === undefined || KEEPS_STATE.test(name) || !live.what.startsWith('use')) return []
    const at = { file: shownPath(graph, path), line: live.line, column: live.column }
    return [problemOf('warning', 'dead-component/menu', { values: { what: live.what }, at })]
  })
}

/** Components that were taken for islands without a word of the author: the list, once. */
function foundIslands(graph: Graph, used: ReadonlySet<string>): Problem[] {
  // A text that says so itself needs no note.
  const named = [...graph.found].filter(path => used.has(path) && !graph.own.has(path))
  const names = named.map(path => shownPath(graph, path))
  return names.length === 0 ? [] : [problemOf('note', 'islands-found', { values: { names: names.sort() } })]
}

/** The module itself is among the problems, so documents that import it report nothing more. */
export const reportedError = (): Error => Object.assign(new Error('reported'), { isReported: true })

/** Others may take them in, and show them in a place that is not here: a menu of phones, lines of code. */
const NEVER_DRAWN = /^DocSidebar\/Mobile$|^CodeBlock\/Line(?:\/|$)/

/** What only a column that collapses has; the setting for that is named. */
const COLLAPSING = /^DocSidebar\/Desktop\/CollapseButton$|^Doc(?:Root|Page)\/Layout\/Sidebar\/ExpandButton$/

/** Parts of the theme that a site has replaced for Docusaurus and that nobody here draws: said once. */
export function overrideNotes({ siteDir, slots = {} }: ThemePlaces, drawn: ReadonlySet<string>): Problem[] {
  const folder = join(siteDir, 'src/theme')
  const told = Object.entries(slots)
  const unused = told.flatMap(([name, file]) => (file !== false && !drawn.has(file) ? name : []))
  // Settings do what these were for.
  const isOff = (name: string): boolean =>
    told.some(([off, file]) => file === false && `${name}/`.startsWith(`${off}/`))
  const names = pathsBelow(folder).flatMap(path => {
    const name = path.replace(/\.[^.]+$/, '').replace(/\/index$/, '')
    const isDrawn = drawn.has(join(folder, path)) && !NEVER_DRAWN.test(name)
    const isElsewhere = name === 'ReactLiveScope' || COLLAPSING.test(name) || isDrawn || isOff(name)
    return isScriptFile(path) && /^[A-Z]/.test(name) && !isElsewhere ? name : []
  })
  const unique = [...new Set([...names, ...unused])].sort()
  // Who is told of a part need not be told of what stands in it.
  const shown = unique.filter(name => !unique.some(other => name.startsWith(`${other}/`)))
  const kinds = [...new Set(shown.map(leftKindOf))].sort()
  return kinds.map(kind => {
    const id: TextId = kind === 'other' ? 'ignored-theme' : `ignored-theme/${kind}`
    return problemOf('note', id, { values: { names: shown.filter(name => leftKindOf(name) === kind) } })
  })
}

/** Of the modules that were asked for. */
export function problemsOf(prepared: Prepared | undefined, used: ReadonlySet<string>): Problem[] {
  if (prepared === undefined) return []
  const { graph, broken } = prepared
  const filesOf = (stop?: (id: string) => boolean): Set<string> =>
    new Set([...used].flatMap(key => reach(importsIn({ prepared }), key, stop)).map(pathOf))
  const all = filesOf()
  const outsideIslands = filesOf(id => id.startsWith(ISLAND))
  const menuFiles = new Set(MENU_PARTS.flatMap(name => prepared.ownTheme.get(name) ?? []))
  const dead = [...graph.live].filter(([path]) => outsideIslands.has(path))
  return [
    ...[...used].flatMap(key => broken.get(key) ?? []),
    ...[...graph.problems].flatMap(([path, problems]) => (all.has(path) ? problems : [])),
    ...asksOfBrowsers(prepared, all),
    ...deadMenuParts(graph, prepared.ownTheme),
    ...(graph.config.lenient === undefined
      ? dead.filter(([path]) => !menuFiles.has(path)).map(item => deadComponent(graph, item))
      : foundIslands(graph, all)),
  ]
}

/** Components that browsers run and that ask for what they do not get there: each origin and each name once a file. */
function asksOfBrowsers(prepared: Prepared, used: ReadonlySet<string>): Problem[] {
  const { graph } = prepared
  if (graph.asks.size + graph.variables.size === 0) return []
  const islands = [...importsIn({ prepared }).keys()].filter(id => id.startsWith(ISLAND) && used.has(pathOf(id)))
  const inside = new Set(islands.flatMap(id => reachFrom(importsIn({ prepared }), [id])).map(pathOf))
  return [...inside].flatMap(path => {
    const file = shownPath(graph, path)
    const blocked = firstOf(graph.asks.get(path) ?? []).map(({ setting, origin, line, column }) =>
      problemOf('warning', 'blocked-address', { values: { setting, origin }, at: { file, line, column } }),
    )
    const empty = (graph.variables.get(path) ?? []).map(({ name, line, column }) =>
      problemOf('warning', 'browser-environment', { values: { name }, at: { file, line, column } }),
    )
    return [...blocked, ...empty]
  })
}
