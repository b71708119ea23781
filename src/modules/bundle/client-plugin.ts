/** How the same modules are resolved for browsers: React and Docusaurus' names come from the engine's own script. */

import { isAbsolute } from 'node:path'
import type { Plugin } from 'rolldown'
import { withSlashes } from '../../disk.ts'
import { isStandIn, publicName, roleOf } from '../../docusaurus/index.ts'
import { ownPart, themePlaces } from '../own-theme.ts'
import { styleModule } from '../styles/sheet.ts'
import { findTarget } from './files.ts'
import { FOLDER, folderModule, ledToFolders } from './folders.ts'
import { type Graph, isFetched, isOwnFile, readCode } from './graph.ts'
import { findImport } from './imports.ts'
import { ABSENT, bareSheetId, codeOfFile, codeOfNothing, dataAt, fileModule, missingId } from './virtual.ts'

const PROVIDED = '\0zapiski:provided:'
const SITE = '\0zapiski:site'

/** Where the engine's script leaves the modules that islands share with it. */
const SHARED = "globalThis[Symbol.for('zapiski.modules')]"

export interface ClientPluginOptions {
  graph: Graph
  /** Modules that the engine's script brings, with the names of their exports. */
  provided: Record<string, string[]>
  /** What `useDocusaurusContext` tells, as JSON. */
  site: string
}

/** Problems were found when the same code was bundled for the build; what is missing here is nothing. */
export function clientPlugin({ graph, provided, site }: ClientPluginOptions): Plugin {
  return {
    name: 'zapiski-islands',
    async resolveId(asWritten, from, { kind }) {
      const written = publicName(asWritten)
      const importer = from && withSlashes(from)
      const lookUp = async () => {
        const found = await this.resolve(written, importer, { kind, skipSelf: true })
        return found && { ...found, id: withSlashes(found.id) }
      }
      if (importer === undefined) return graph.own.has(asWritten) ? asWritten : lookUp()
      if (isFetched(written, kind)) return { id: written, external: true }
      const isOwn = ownPart(written, importer, themePlaces(graph.config)) !== undefined
      if (Object.hasOwn(provided, written) && !isStandIn(written, importer) && !isOwn) return PROVIDED + written
      if (written.startsWith('\0') || importer.startsWith(FOLDER)) return written
      const target = findTarget(written, { file: importer, ...themePlaces(graph.config), bounds: graph.bounds })
      const missing = () => missingHere(asWritten, { importer, isRequired: kind === 'require-call', graph })
      // A package may name other files of its own for browsers and for each kind of import, and what a folder begins with.
      const insidePackage = async () => {
        const resolved = isOwnFile(importer) ? null : await lookUp()
        if (resolved === null || resolved.external) return undefined
        return isAbsolute(resolved.id) ? moduleOfFile(resolved.id) : resolved
      }
      switch (target.kind) {
        case 'theme':
          if (target.path !== undefined) return target.path
          if (roleOf(target.name) === 'style')
            return bareSheetId((await findImport(importer, asWritten, readCode(graph, importer))).names)
          return Object.hasOwn(provided, `@theme/${target.name}`) ? `${PROVIDED}@theme/${target.name}` : missing()
        case 'file':
        case 'missing':
          return (
            (await insidePackage()) ?? (target.kind === 'file' ? moduleOfFile(target.path) : undefined) ?? missing()
          )
        case 'raw':
        case 'url':
          return fileModule(target.kind, target.path)
        case 'package': {
          const resolved = await lookUp()
          if (resolved !== null && !resolved.external) return resolved
          if (isStandIn(written)) return PROVIDED + written
          return kind === 'require-call' && !isOwnFile(importer) ? ABSENT + written : missing()
        }
        default:
          return missing()
      }
    },
    load(id) {
      const own = graph.own.get(id)
      if (own !== undefined) return { code: own.code, moduleType: 'jsx' }
      const data = dataAt(id, graph)
      if (data !== undefined) return { code: data, moduleType: 'json' }
      const code = codeOf(id, { graph, provided, site })
      return code === undefined ? null : { code, moduleType: 'js' }
    },
    transform: (text, id) =>
      isAbsolute(id) && roleOf(id) === 'code' && isOwnFile(id) ? ledToFolders(text, id, graph) : null,
  }
}

function moduleOfFile(path: string): string | undefined {
  const role = roleOf(path)
  if (role === 'style' || role === 'code') return path
  if (role === 'drawing') return fileModule('svg', path)
  return role === 'asset' ? fileModule('url', path) : undefined
}

/** The same nothing as the build drew with, so that hydration finds what stands there. */
async function missingHere(
  written: string,
  { importer, isRequired, graph }: { importer: string; isRequired: boolean; graph: Graph },
): Promise<string> {
  const names = isAbsolute(importer) ? (await findImport(importer, written, readCode(graph, importer))).names : []
  return missingId(names, isRequired)
}

function codeOf(id: string, { graph, provided, site }: ClientPluginOptions): string | undefined {
  if (id.startsWith(FOLDER)) return folderModule(id, true)
  if (id === SITE) return `globalThis[Symbol.for('zapiski.site')] = ${site}`
  if (id.startsWith(PROVIDED)) return providedModule(id.slice(PROVIDED.length), provided)
  return codeOfNothing(id) ?? codeOfFile(id, graph) ?? (roleOf(id) === 'style' ? styleModule(graph, id) : undefined)
}

function providedModule(name: string, provided: ClientPluginOptions['provided']): string {
  const names = (provided[name] ?? []).filter(item => /^[a-zA-Z_$][\w$]*$/.test(item) && item !== 'default')
  // What these say of the site is known to the site alone.
  const site = /^@(?:docusaurus|theme)\//.test(name) ? [`import ${JSON.stringify(SITE)}`] : []
  return [
    ...site,
    `const module = ${SHARED}[${JSON.stringify(name)}]`,
    "export default 'default' in module ? module.default : module",
    ...names.map(item => `export const ${item} = module.${item}`),
  ].join('\n')
}
