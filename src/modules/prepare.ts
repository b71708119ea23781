/** Bundles what the content imports, and runs it. */

import { readFileSync } from 'node:fs'
import { isBuiltin } from 'node:module'
import { join } from 'node:path'
import { contentHash } from '../content-hash.ts'
import { readText } from '../disk.ts'
import type { ModuleExports, SiteData } from '../docusaurus/index.ts'
import { countElement, createIsland, createPart, guardComponent, type OwnModule, reportAbsent } from '../pages/index.ts'
import type { Config } from '../shared/config.ts'
import type { Content, PostLists } from '../shared/document.ts'
import { type AssetPath, assetToAddress, type FilePath, toAssetPath } from '../shared/path.ts'
import type { Problem } from '../shared/problem.ts'
import { BAR_WORDS, CODE_PARTS, DOC_FRAMES, MENU_PARTS } from '../shared/site/parts.ts'
import type { Bounds } from './bundle/bounds.ts'
import { type BrowserScripts, bundleForBrowsers, bundleForBuild, type ServerBundle } from './bundle/bundle.ts'
import { findIslands } from './bundle/find-islands.ts'
import { createGraph, type Graph, hasChanged, isClientFile, isOwnFile, shownPath } from './bundle/graph.ts'
import { packageIslands } from './bundle/package-islands.ts'
import { ISLAND_RUNTIME, ownFile, pathOf, TEXT } from './bundle/virtual.ts'
import {
  type Candidate,
  candidatesAmong,
  findCandidates,
  findOwn,
  type Imports,
  lookInto,
  ownOf,
  type SiteFolder,
} from './candidates.ts'
import { valuesOf, variablesIn } from './hearing/listen.ts'
import type { OwnTheme } from './own-theme.ts'
import { explainBundling } from './problems.ts'
import { countingRuntime, type Running, runBundle } from './run.ts'
import { browserSite, exportNames } from './site-data.ts'

/** What a site's modules may know and ask for. */
export interface Surroundings {
  config: Config
  /** How far imports may reach. */
  bounds: Bounds
  site: SiteData
  /** Modules that nobody needs to install. */
  provided: Record<string, ModuleExports>
}

/** What is to be bundled. */
interface Wanted {
  /** By the document that imports them. */
  candidates: ReadonlyMap<FilePath, readonly Candidate[]>
  /** The recent posts of blogs. */
  lists: PostLists | undefined
  /** Texts that are no pages: documents take them in. */
  parts: readonly FilePath[]
  /** Modules of the components that texts make themselves, by the file that stands for each. */
  own: ReadonlyMap<string, OwnModule>
  /** What the site has instead of the theme, by name. */
  ownTheme: OwnTheme
}

export interface Prepared extends Wanted {
  graph: Graph
  bundle: ServerBundle | undefined
  running: Running | undefined
  /** Key -> what the entry imports. */
  keys: ReadonlyMap<string, string>
  /** Keys of modules that cannot be bundled. */
  broken: ReadonlyMap<string, readonly Problem[]>
  scripts: BrowserScripts
  /** Keys that every document may draw: those of partials and of the site's own components for tags. */
  shared: readonly string[]
  /** Markdown files among the modules. */
  texts: readonly FilePath[]
  /** Addresses of the files that modules publish. */
  published: ReadonlySet<string>
}

export interface PublishedFile {
  path: AssetPath
  /** Text, or the absolute file to copy. */
  body?: string
  from?: string
}

/** What the entry of the bundle offers: key -> what it imports. */
function keysOf({ candidates, ownTheme }: Wanted): Map<string, string> {
  const own = [...ownTheme.values()].map(file => ({ key: file, name: file }))
  return new Map([...[...candidates.values()].flat(), ...own].map(({ key, name }) => [key, name]))
}

interface Among {
  imports: Imports
  site: SiteFolder
  config: Config
}

/** What the texts of the content ask for. */
export function findWanted(content: Content, { imports, site, config }: Among): Omit<Wanted, 'ownTheme'> {
  const candidates = findCandidates(content, imports, site)
  const parts = content.partials.map(({ file }) => file)
  return { candidates, parts, lists: content.postLists, own: findOwn(content, candidates, config) }
}

/** What was prepared before, where it is what is wanted now and its files are as they were. */
export const stillAs = (prepared: Prepared | undefined, wanted: Wanted): Prepared | undefined =>
  prepared !== undefined && hasSameKeys(prepared, wanted) && !hasChanged(prepared.graph, wanted.lists)
    ? { ...prepared, ...wanted, shared: [...new Set([...prepared.shared, ...sharedKeys(wanted)])] }
    : undefined

/** What was bundled is what is wanted. */
function hasSameKeys(before: Wanted, after: Wanted): boolean {
  const [known, keys] = [keysOf(before), keysOf(after)]
  const isSame = ([file, { code }]: [string, OwnModule]): boolean => before.own.get(file)?.code === code
  return known.size === keys.size && [...keys.keys()].every(key => known.has(key)) && [...after.own].every(isSame)
}

/** `number` tells bundles of one process apart; it is counted up. */
export async function prepareModules(around: Surroundings, wanted: Wanted, count: () => number): Promise<Prepared> {
  const keys = keysOf(wanted)
  const prepared = await bundleAll(around, { ...wanted, keys }, count)
  // Texts that components take in may import modules that nobody else does.
  const inTexts: Candidate[] = []
  const own = new Map(wanted.own)
  for (const file of prepared.texts) inTexts.push(...(await candidatesOfText(file, around, own)))
  const more = inTexts.map(({ key, name }) => [key, name] as const)
  const all = new Map([...keys, ...more])
  const final = all.size === keys.size ? prepared : await bundleAll(around, { ...wanted, own, keys: all }, count)
  return { ...final, shared: [...new Set([...final.shared, ...more.map(([key]) => key)])] }
}

/** `own`: takes what the text makes itself. */
async function candidatesOfText(
  file: FilePath,
  { config, bounds }: Surroundings,
  own: Map<string, OwnModule>,
): Promise<Candidate[]> {
  const { siteDir, markdown } = config
  const text = readFileSync(join(siteDir, file), 'utf8')
  const body = text.replace(/^\uFEFF?---[ \t]*\r?\n[\s\S]*?\n---[ \t]*\r?\n/, '')
  const bodyLine = text.slice(0, text.length - body.length).split('\n').length
  const made = ownOf({ body, bodyLine }, markdown.math)
  if (made !== undefined) own.set(ownFile(join(siteDir, file)), made)
  return candidatesAmong(await lookInto({ file, body, math: markdown.math }, contentHash(body, 64)), file, {
    siteDir,
    bounds,
  })
}

async function bundleAll(
  around: Surroundings,
  wanted: Wanted & { keys: ReadonlyMap<string, string> },
  count: () => number,
): Promise<Prepared> {
  const { config } = around
  const { graph, bundle, broken } = await bundleWhatCanBe(around, wanted)
  const entries = [...(bundle?.imports.keys() ?? [])].filter(id => isClientFile(graph, id)).sort()
  const scripts =
    entries.length === 0 ? NO_SCRIPTS : await bundleIslands(entries, { graph, code: bundle?.code ?? '' }, around)
  const modules = modulesFor(around, { graph, scripts })
  const running =
    bundle &&
    runBundle(bundle, { modules, siteDir: config.siteDir, number: count(), isLenient: config.lenient !== undefined })
  const texts = [...(bundle?.imports.keys() ?? [])].filter(id => id.startsWith(TEXT))
  return {
    ...wanted,
    graph,
    bundle,
    running,
    broken,
    scripts,
    shared: sharedKeys(wanted),
    texts: texts.map(id => shownPath(graph, pathOf(id))),
    published: new Set([...graph.published.keys()].map(path => assetToAddress(path, config.filesUrl))),
  }
}

const NO_SCRIPTS: BrowserScripts = { files: [], addresses: new Map() }

/** Names of what they may take from the engine are asked of React itself, which costs as much as loading it. */
const bundleIslands = (
  entries: string[],
  { graph, code }: { graph: Graph; code: string },
  { provided, site }: Surroundings,
): Promise<BrowserScripts> =>
  bundleForBrowsers(entries, { graph, provided: exportNames(provided), site: browserSite(site, code) })

/** One that cannot be read is found alone, so that the others still work. */
async function bundleWhatCanBe(
  { config, provided }: Surroundings,
  { keys, own, lists, ownTheme }: Pick<Wanted, 'own' | 'lists' | 'ownTheme'> & { keys: ReadonlyMap<string, string> },
): Promise<Pick<Prepared, 'graph' | 'bundle' | 'broken'>> {
  const broken = new Map<string, Problem[]>()
  if (keys.size === 0) return { graph: createGraph(config, { own }), bundle: undefined, broken }
  const read = new Map<string, string>()
  const attempt = async (entries: ReadonlyMap<string, string>, islands?: ReadonlySet<string>) => {
    const graph = createGraph(config, { own, lists, ...(islands && { found: islands }) })
    try {
      const bundle = await bundleForBuild({ entries, provided: Object.keys(provided), graph })
      const found =
        config.lenient === undefined || islands !== undefined ? new Set<string>() : findIslands(graph, bundle.imports)
      for (const file of drawnAtRest(ownTheme, graph)) found.delete(file)
      if (found.size > 0) return attempt(entries, found)
      return { graph, bundle }
    } finally {
      // A file that cannot be read is looked at again when it has changed.
      for (const [path, hash] of graph.hashes) read.set(path, hash)
    }
  }
  const whole = await attempt(keys).catch(() => undefined)
  if (whole !== undefined) return { ...whole, broken }
  for (const [key, name] of keys)
    await attempt(new Map([[key, name]])).catch(error => broken.set(key, explainBundling(error, config.siteDir)))
  const { graph, bundle } = await attempt(new Map([...keys].filter(([key]) => !broken.has(key))))
  return { graph: { ...graph, hashes: read }, bundle, broken }
}

/** Frames and menus show a state that the engine keeps, parts of a package stand around ours, a browser would colour no code. */
function drawnAtRest(ownTheme: OwnTheme, { live }: Graph): string[] {
  const block = ownTheme.get('CodeBlock')
  const names = [...MENU_PARTS, ...DOC_FRAMES, ...CODE_PARTS, ...Object.values(BAR_WORDS).flat()]
  const isPlain = block !== undefined && !live.has(block)
  const ofPackages = [...ownTheme.values()].filter(file => !isOwnFile(file))
  return [...names.flatMap(name => ownTheme.get(name) ?? []), ...ofPackages, ...(isPlain ? [block] : [])]
}

/** What follows the address of its page may show something of the document that it does not show while it is drawn. */
const asksPage = (code: string): boolean => /\buseLocation\b/.test(code) && /\buse(?:Doc|BlogPost)\s*\(/.test(code)

/** What the bundle may require besides packages of the site. */
function modulesFor(
  { config, site, provided }: Surroundings,
  { graph, scripts }: Pick<Prepared, 'graph' | 'scripts'>,
): Record<string, unknown> {
  const island = (original: unknown, ...[path = '', name = '']: string[]): unknown => {
    const src = scripts.addresses.get(path)
    if (src === undefined) return original
    const address = assetToAddress(toAssetPath(src), config.filesUrl)
    const [file, isTaken, isOfText] = [shownPath(graph, path), !isOwnFile(path), graph.own.has(path)]
    const isOfPage = asksPage(readText(path) ?? '')
    return createIsland(original, { src: address, name, file, isTaken, isOfText, isOfPage })
  }
  const islands = (original: unknown, path: string): unknown =>
    packageIslands(original, (one, name) => island(one, path, name))
  const named = Object.entries(provided).map(([name, exports]) => [name, { __esModule: true, ...exports }])
  return {
    ...Object.fromEntries(named),
    '@generated/docusaurus.config': { __esModule: true, default: site.siteConfig },
    [ISLAND_RUNTIME]: { island, islands, part: createPart, absent: reportAbsent },
    'react/jsx-runtime': countingRuntime(countElement, guardComponent),
  }
}

function sharedKeys({ candidates, parts, ownTheme }: Wanted): string[] {
  const keys = parts.flatMap(file => candidates.get(file)?.map(({ key }) => key) ?? [])
  return [...new Set([...keys, ...ownTheme.values()])]
}

/** Style sheet of the components, in the order in which they are imported. */
export const sheetOf = (prepared: Prepared | undefined): string =>
  (prepared?.bundle?.order ?? []).flatMap(id => prepared?.graph.styles.get(id) ?? []).join('\n')

/** Scripts of islands, and what modules publish. */
export function publishedFiles(prepared: Prepared | undefined): PublishedFile[] {
  if (prepared === undefined) return []
  return [
    ...prepared.scripts.files.map(({ path, body }) => ({ path: toAssetPath(path), body })),
    ...[...prepared.graph.published].map(([path, from]) => ({ path, from })),
  ]
}

const REQUIRED = /\brequire\(["']([^"']+)["']\)/g
/** Of all that is bundled; `undefined` when the code may behave differently next time. */
export function digestOf({
  prepared,
  provided,
}: {
  prepared: Prepared | undefined
  provided: object
}): string | undefined {
  const code = prepared?.bundle?.code ?? ''
  const isOurs = (name: string): boolean =>
    // What code asks of Node's own modules is heard.
    Object.hasOwn(provided, name) || isBuiltin(name) || /^(?:react(?:-dom)?(?:\/|$)|@generated\/|zapiski)/.test(name)
  const required = [...code.matchAll(REQUIRED)].map(match => match[1] ?? '')
  if (!required.every(isOurs)) return undefined
  const { scripts, broken } = prepared ?? {}
  return contentHash(
    JSON.stringify([
      code,
      valuesOf(variablesIn(code)),
      [...(scripts?.addresses.values() ?? [])],
      [...(broken?.values() ?? [])],
    ]),
    32,
  )
}
