/** What is learned of the site's modules while they are bundled. */

import { readFileSync } from 'node:fs'
import { basename, extname, isAbsolute, relative, resolve } from 'node:path'
import { contentHash } from '../../content-hash.ts'
import { isInPackage } from '../../disk.ts'
import { blogOfList } from '../../docusaurus/index.ts'
import { encodingProblem } from '../../encoding.ts'
import { type Found, problemOf } from '../../messages/problem.ts'
import type { TextId } from '../../messages/texts/index.ts'
import type { OwnModule } from '../../pages/index.ts'
import { knownOr } from '../../shared/collections.ts'
import { DIRECTIVES } from '../../shared/config/security.ts'
import type { Config } from '../../shared/config.ts'
import type { PostLists } from '../../shared/document.ts'
import { isScriptFile } from '../../shared/files.ts'
import {
  type Address,
  type AssetPath,
  assetToAddress,
  type FilePath,
  toAssetPath,
  toFilePath,
} from '../../shared/path.ts'
import type { Position, Problem, ProblemLevel } from '../../shared/problem.ts'
import { createMatcher } from '../../shared/text/glob.ts'
import { isWebUri } from '../../shared/text/uri.ts'
import { attempt } from '../../shared/value.ts'
import type { Ask, Variable } from './asks.ts'
import { type Bounds, createBounds } from './bounds.ts'
import { langOf } from './imports.ts'
import { inspectModule, isClientModule, type Live, type Signs } from './inspect.ts'
import { writtenFile } from './virtual.ts'

/** Files are absolute here. */
export interface Graph {
  readonly config: Config
  /** How far imports may reach. */
  readonly bounds: Bounds
  /** Is a file among `islands` of the config. */
  readonly isListed: (file: FilePath) => boolean
  /** Files that were found to need a browser. */
  readonly found: ReadonlySet<string>
  /** Modules of components that texts make themselves, by the file that stands for each. */
  readonly own: ReadonlyMap<string, OwnModule>
  /** The recent posts of blogs. */
  readonly lists: PostLists | undefined
  /** By file: what tells that. */
  readonly signs: Map<string, Signs>
  /** Files of packages that do something in a browser. */
  readonly alive: Set<string>
  /** Files of packages that texts take in by themselves. */
  readonly taken: Set<string>
  /** Files that browsers take over, as far as it was asked. */
  readonly client: Map<string, boolean>
  /** Of the content of every file that was read. */
  readonly hashes: Map<string, string>
  readonly exports: Map<string, string[]>
  /** State, effects or handlers of a file, the first of them. */
  readonly live: Map<string, Live>
  /** Foreign addresses that a file asks and the policy does not allow. */
  readonly asks: Map<string, (Ask & Position)[]>
  /** Names of the environment of a build that a file asks. */
  readonly variables: Map<string, (Variable & Position)[]>
  /** The config opens the policy for them, on some page. */
  readonly allows: (setting: Ask['setting'], origin: string) => boolean
  /** Sheets by file. */
  readonly styles: Map<string, string>
  readonly published: Map<AssetPath, string>
  /** By the file that they are about. */
  readonly problems: Map<string, Problem[]>
}

export const createGraph = (
  config: Config,
  { found = new Set(), own = new Map(), lists }: Partial<Pick<Graph, 'found' | 'own' | 'lists'>> = {},
): Graph => ({
  config,
  found,
  own,
  lists,
  signs: new Map(),
  alive: new Set(),
  taken: new Set(),
  bounds: createBounds(config),
  isListed: createMatcher(config.islands),
  client: new Map(),
  hashes: new Map(),
  exports: new Map(),
  live: new Map(),
  asks: new Map(),
  variables: new Map(),
  allows: createAllowed(config),
  styles: new Map(),
  published: new Map(),
  problems: new Map(),
})

export const shownPath = ({ config }: Graph, path: string): FilePath =>
  toFilePath(relative(config.siteDir, writtenFile(path)))

/** Browsers take this file's components over. */
export function isClientFile(graph: Graph, path: string): boolean {
  if (!isAbsolute(path) || !isScriptFile(path)) return false
  if (graph.own.has(path)) return true
  if (!isOwnFile(path)) return graph.found.has(path)
  const isNamed = (): boolean => graph.isListed(shownPath(graph, path)) || isClientModule(readCode(graph, path))
  return knownOr(graph.client, path, () => graph.found.has(path) || isNamed())
}

/** Code of the site, not of a package. */
export const isOwnFile = (path: string): boolean => !isInPackage(path)

/** Notes what a file holds: when that changes, it is bundled again. */
export function noteContent(graph: Graph, path: string, content: string | Uint8Array): void {
  graph.hashes.set(path, contentHash(content, 64))
}

/** A file that was read holds something else now; what is made of the posts is told by `lists`. */
export const hasChanged = ({ hashes, own }: Graph, lists: PostLists | undefined): boolean =>
  [...hashes].some(([path, hash]) => {
    const now = attempt(() => contentHash(listAt({ lists }, path) ?? readFileSync(path), 64))
    return !own.has(path) && now !== hash
  })

/** The list of posts that stands at a path without being there. */
export function listAt({ lists }: Pick<Graph, 'lists'>, path: string): string | undefined {
  const blog = blogOfList(path)
  return blog === undefined ? undefined : lists?.(blog)
}

export async function exportsOf(graph: Graph, path: string): Promise<string[]> {
  const known = graph.exports.get(path)
  if (known !== undefined) return known
  const { parseSync } = await import('rolldown/utils')
  const { exports } = inspectModule(parseSync(path, readCode(graph, path), { lang: langOf(path) }).program)
  graph.exports.set(path, exports)
  return exports
}

/** A name for the drawings of a file. */
export const drawingName = (graph: Graph, path: string): string => `d${contentHash(shownPath(graph, path), 6)}`

/** Address under which a file is published: its own in a folder of static files, else one named by its bytes. */
export function publishFile(graph: Graph, path: string): Address {
  const { siteDir, staticDirectories, filesUrl } = graph.config
  const folder = staticDirectories.map(name => resolve(siteDir, name)).find(root => path.startsWith(`${root}/`))
  if (folder !== undefined) return assetToAddress(toAssetPath(toFilePath(relative(folder, path))), filesUrl)
  const bytes = readFileSync(path)
  noteContent(graph, path, bytes)
  const extension = extname(path)
  const name = `${basename(path, extension)}-${contentHash(bytes)}${extension.toLowerCase()}`
  const output = toAssetPath(`assets/files/${name}`)
  graph.published.set(output, path)
  return assetToAddress(output, filesUrl)
}

/** Sources of a policy that match an origin: itself, its scheme, `https://*.example.org`. */
export function createAllowed({ url, security }: Config): Graph['allows'] {
  return (setting, origin) => {
    const sources = security.rules.flatMap(rule => (rule.directive === DIRECTIVES[setting] ? rule.sources : []))
    const [scheme = '', host = ''] = origin.split('//')
    const matches = (source: string): boolean => {
      if (source === scheme || source === origin || source === host || source.startsWith(`${origin}/`)) return true
      const wild = /^(?:([a-z]+:)\/\/)?\*(\.[\w.-]+)$/i.exec(source)
      return wild !== null && (wild[1] ?? scheme) === scheme && host.endsWith(wild[2] ?? '')
    }
    return origin === url || sources.some(matches)
  }
}

interface Noted extends Found {
  id: TextId
  level?: ProblemLevel
}

/** Notes what is wrong with a file, once. */
export function noteProblem(graph: Graph, path: string, { id, level = 'error', ...found }: Noted): void {
  const problem = problemOf(level, id, { ...found, at: { file: shownPath(graph, path), ...found.at } })
  const known = graph.problems.get(path) ?? []
  if (known.some(other => JSON.stringify(other) === JSON.stringify(problem))) return
  graph.problems.set(path, [...known, problem])
}

/** Code of a file, or of one that stands for the components of a text. */
export const readCode = ({ own }: Pick<Graph, 'own'>, path: string): string =>
  own.get(path)?.code ?? readFileSync(path, 'utf8')

/** A file that is published as a text; one that is not UTF-8 is told, on a site of another engine as a warning. */
export function readNoted(graph: Graph, path: string): string {
  const bytes = readFileSync(path)
  const mistake = isOwnFile(path) ? encodingProblem(bytes) : undefined
  if (mistake !== undefined)
    noteProblem(graph, path, { ...mistake, level: graph.config.lenient === undefined ? 'error' : 'warning' })
  return bytes.toString()
}

/** A script elsewhere that a browser asks for when the component does: no package, and nothing of the build. */
export const isFetched = (written: string, kind: string): boolean => kind === 'dynamic-import' && isWebUri(written)
