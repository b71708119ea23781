/** How the site's modules are resolved and read for the build: Docusaurus' names, styles, drawings, files, islands. */

import { readFileSync } from 'node:fs'
import { isBuiltin } from 'node:module'
import { isAbsolute } from 'node:path'
import type { Plugin, ResolveIdResult } from 'rolldown'
import { withSlashes } from '../../disk.ts'
import { isDataFile, isStandIn, publicName, REACT_MODULES, replacementOf, roleOf } from '../../docusaurus/index.ts'
import type { Found } from '../../messages/problem.ts'
import type { TextId } from '../../messages/texts/index.ts'
import { packageName } from '../../shared/path.ts'
import { positionAt } from '../../shared/problem.ts'
import { DIRECTION } from '../../shared/text/characters.ts'
import { ownPart, themePlaces } from '../own-theme.ts'
import { styleModule } from '../styles/sheet.ts'
import { findTarget, siteFile, type Target } from './files.ts'
import { FOLDER, folderModule, ledToFolders } from './folders.ts'
import {
  exportsOf,
  type Graph,
  isClientFile,
  isFetched,
  isOwnFile,
  listAt,
  noteContent,
  noteProblem,
  readCode,
  shownPath,
} from './graph.ts'
import { findImport, langOf } from './imports.ts'
import { inspectModule } from './inspect.ts'
import {
  ABSENT,
  bareSheetId,
  codeOfFile,
  codeOfNothing,
  dataAt,
  ENTRY,
  entryModule,
  fileModule,
  ISLAND,
  ISLAND_RUNTIME,
  islandModule,
  isYamlFile,
  missingId,
  packageIslandModule,
  pathOf,
  TEXT,
  textModule,
} from './virtual.ts'

export interface PluginOptions {
  /** Keys are what the entry offers, values what it imports. */
  entries: ReadonlyMap<string, string>
  /** Names that the engine hands to the bundle. */
  provided: readonly string[]
  graph: Graph
}

/** Code of a package that does something in a browser. */
const ALIVE = /\buse(?:State|Reducer|Effect|LayoutEffect|SyncExternalStore)\b|\bcomponentDid(?:Mount|Update)\b/

const OWN_NAMES = [...REACT_MODULES, 'react/jsx-dev-runtime', 'react-dom/server', ISLAND_RUNTIME]

export function serverPlugin(options: PluginOptions): Plugin {
  const known = new Set([...options.provided, ...OWN_NAMES])
  return {
    name: 'zapiski',
    resolveId(asWritten, from, { kind }) {
      const written = publicName(asWritten)
      if (written === ENTRY || written.startsWith(ISLAND)) return written
      if (isFetched(written, kind)) return external(written)
      const { siteDir } = options.graph.config
      const importer = from === undefined || from === ENTRY ? `${siteDir}/_` : withSlashes(pathOf(from))
      if (
        known.has(written) &&
        !isStandIn(written, importer) &&
        ownPart(written, importer, themePlaces(options.graph.config)) === undefined
      )
        return external(written)
      if (from === undefined) return null
      if (from === ISLAND + written) return written
      if (written.startsWith('\0') || from.startsWith(FOLDER)) return written
      const lookUp = async () => {
        const found = await this.resolve(written, importer, { kind, skipSelf: true })
        return found && { ...found, id: withSlashes(found.id) }
      }
      const isRequired = kind === 'require-call'
      return resolveImport({ ...options, known, written, asWritten, from, importer, lookUp, isRequired })
    },
    load: id => loadModule(id, options),
    async transform(text, id) {
      if (!isAbsolute(id) || roleOf(id) !== 'code') return null
      // Noted as it was read.
      if (isYamlFile(id)) return null
      if (!isOwnFile(id)) {
        if (options.graph.config.lenient !== undefined && ALIVE.test(text)) options.graph.alive.add(id)
        return null
      }
      noteContent(options.graph, id, text)
      noteDirection(options.graph, id, text)
      if (!isDataFile(id)) inspect(options.graph, id, { text, parse: () => this.parse(text, { lang: langOf(id) }) })
      return ledToFolders(text, id, options.graph)
    },
  }
}

/** Code that looks to people as it does not run. */
function noteDirection(graph: Graph, path: string, text: string): void {
  const offset = text.search(DIRECTION)
  if (offset < 0) return
  const values = { code: text.charCodeAt(offset).toString(16).toUpperCase() }
  noteProblem(graph, path, {
    id: 'hidden-character/direction',
    level: 'warning',
    values,
    at: positionAt(text, offset),
  })
}

interface Asked extends PluginOptions {
  known: ReadonlySet<string>
  written: string
  /** In the author's words. */
  asWritten: string
  /** The module that imports, and the file behind it. */
  from: string
  importer: string
  /** By `require`, not by `import`. */
  isRequired: boolean
  /** The bundler's own search among packages. */
  lookUp: () => Promise<{ id: string; external: unknown } | null>
}

const external = (id: string) => ({ id, external: true as const })

/** A component that browsers run is drawn as an island, except for the island itself. */
const codeModule = (path: string, { graph, from }: Asked): string =>
  isClientFile(graph, path) && from !== ISLAND + path && (isOwnFile(path) || from === ENTRY) ? ISLAND + path : path

/** The same of a file that may be a package's: only what a text takes in of one by itself is taken over alone. */
function takenModule(path: string, asked: Asked): string {
  if (asked.from === ENTRY && !isOwnFile(path)) asked.graph.taken.add(path)
  return codeModule(path, asked)
}

async function resolveImport(asked: Asked): Promise<ResolveIdResult> {
  const { written, asWritten, from, importer, known, provided, graph } = asked
  if (from === ENTRY && isAbsolute(written) && roleOf(written) === 'code') return takenModule(written, asked)
  const target = findTarget(written, { file: importer, ...themePlaces(graph.config), bounds: graph.bounds })
  switch (target.kind) {
    case 'theme': {
      const name = `@theme/${target.name}`
      if (target.path !== undefined) return takenModule(target.path, asked)
      if (known.has(name)) return external(name)
      if (roleOf(name) === 'style') return reportSheet(asked)
      return reportMissing('module-import/name', asked, { name: asWritten, cure: replacementOf(written, provided) })
    }
    case 'docusaurus':
      if (written === '@generated/docusaurus.config') return external(written)
      return reportMissing('module-import/name', asked, { name: asWritten, cure: replacementOf(written, provided) })
    case 'raw':
    case 'url':
      return fileModule(target.kind, target.path)
    case 'outside':
      return reportMissing('import-outside', asked, { specifier: written })
    case 'missing':
      return (
        (await inFolder(asked)) ?? reportMissing('module-import/file', asked, { file: shownPath(graph, target.path) })
      )
    case 'loader':
      return reportMissing('module-import/loader', asked, { name: target.name })
    case 'file':
      return resolveFile(target.path, asked)
    case 'package':
      return resolvePackage(target, asked)
  }
}

/** A folder of a package says itself what it begins with. */
async function inFolder(asked: Asked): Promise<string | undefined> {
  const resolved = isOwnFile(asked.importer) ? null : await asked.lookUp()
  return resolved === null || resolved.external ? undefined : resolved.id
}

function resolveFile(path: string, asked: Asked): string | Promise<string> {
  switch (roleOf(path)) {
    case 'style':
      return path
    case 'code':
      return codeModule(path, asked)
    case 'drawing':
      return fileModule('svg', path)
    case 'text':
      return TEXT + path
    case 'asset':
      return fileModule('url', path)
    default:
      return reportMissing('module-import/kind', asked, { name: asked.written })
  }
}

async function resolvePackage(
  { name }: Target & { kind: 'package' | 'loader' },
  asked: Asked,
): Promise<ResolveIdResult> {
  if (isBuiltin(name)) return external(name)
  const resolved = await asked.lookUp()
  if (resolved !== null && !resolved.external) return { id: takenModule(resolved.id, asked) }
  // A package may look for another that it can do without.
  if (!isOwnFile(asked.importer)) return asked.isRequired ? ABSENT + name : external(asked.written)
  const own = siteFile(name, asked.graph.config.siteDir)
  if (own !== undefined) return reportMissing('module-import/site-file', asked, { name })
  const missing = await reportMissing('package-missing', asked, { name: packageName(name) })
  return isStandIn(name) ? external(name) : missing
}

/** Notes an import that leads nowhere; what stands for it has the names that are taken of it. */
async function reportMissing(
  id: TextId,
  { graph, importer, asWritten, isRequired }: Asked,
  values: Found['values'],
): Promise<string> {
  const { place, names } = await findImport(importer, asWritten, readCode(graph, importer))
  noteProblem(graph, importer, { id, values, at: place })
  return missingId(names, isRequired)
}

/** A sheet of the theme that this is not: its looks are that theme's, and code goes on without. */
async function reportSheet({ graph, importer, asWritten }: Asked): Promise<string> {
  const { place, names } = await findImport(importer, asWritten, readCode(graph, importer))
  noteProblem(graph, importer, { id: 'module-style/theme', level: 'note', values: { name: asWritten }, at: place })
  return bareSheetId(names)
}

async function loadModule(id: string, { entries, graph }: PluginOptions) {
  const path = pathOf(id)
  const isVirtual = path !== id
  const own = graph.own.get(id)
  if (own !== undefined) return { code: own.code, moduleType: 'jsx' as const }
  if (id === ENTRY) return js(entryModule(entries))
  if (id.startsWith(FOLDER)) return js(folderModule(id, false))
  const nothing = codeOfNothing(id)
  if (nothing !== undefined) return js(nothing)
  if (id.startsWith(ISLAND))
    return js(isOwnFile(path) ? islandModule(path, await exportsOf(graph, path)) : packageIslandModule(path))
  // What is no text at all never comes to `transform`, and is looked at again when it has changed.
  if (isVirtual || (isAbsolute(id) && isOwnFile(id) && roleOf(id) === 'code'))
    noteContent(graph, path, listAt(graph, path) ?? readFileSync(path))
  const data = dataAt(id, graph)
  if (data !== undefined) return { code: data, moduleType: 'json' as const }
  if (id.startsWith(TEXT)) return js(textModule(shownPath(graph, path)))
  const code = isVirtual ? codeOfFile(id, graph) : roleOf(id) === 'style' ? styleModule(graph, id) : undefined
  return code === undefined ? null : js(code)
}

const js = (code: string) => ({ code, moduleType: 'js' as const })

/** Notes what a file exports and what of it only works in a browser. */
function inspect(graph: Graph, path: string, { text, parse }: { text: string; parse: () => object }): void {
  try {
    const { exports, live, asks, variables, signs } = inspectModule(parse())
    graph.exports.set(path, exports)
    graph.signs.set(path, signs)
    const foreign = asks.filter(({ setting, origin }) => !graph.allows(setting, origin))
    if (foreign.length > 0)
      graph.asks.set(
        path,
        foreign.map(ask => ({ ...ask, ...positionAt(text, ask.offset) })),
      )
    // What a text reads itself is heard while it is drawn.
    if (variables.length > 0 && !graph.own.has(path))
      graph.variables.set(
        path,
        variables.map(one => ({ ...one, ...positionAt(text, one.offset) })),
      )
    if (live !== undefined) graph.live.set(path, { what: live.what, ...positionAt(text, live.offset) })
  } catch {
    // The bundler parses it once more and knows the place of the mistake.
  }
}
