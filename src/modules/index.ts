/** The site's own modules: components, data, styles and islands that its documents and pages import. */

import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import type { ModuleExports } from '../docusaurus/index.ts'
import { countElement, createIsland, createPart, createProvided, type ParseOptions } from '../pages/index.ts'
import type { Config } from '../shared/config.ts'
import type { Content, Source } from '../shared/document.ts'
import { type AssetPath, assetToAddress, type FilePath, toAssetPath, toFilePath } from '../shared/path.ts'
import type { Problem } from '../shared/problem.ts'
import { bundleForBrowsers, bundleForBuild, type ServerBundle } from './bundle.ts'
import { type Candidate, candidatesIn, findCandidate, findCandidates } from './candidates.ts'
import { clientPlugin } from './client-plugin.ts'
import { createGraph, type Graph } from './graph.ts'
import { explainBundling, MDX_COMPONENTS, missingHint, missingText, overrideNotes } from './problems.ts'
import { countingRuntime, type Running, runBundle } from './run.ts'
import { ISLAND_RUNTIME, TEXT } from './server-plugin.ts'
import { browserSite, exportNames, siteData } from './site-data.ts'
import { findThemeFile } from './specifier.ts'

export interface PublishedFile {
  path: AssetPath
  /** Text, or the absolute file to copy. */
  body?: string
  from?: string
}

export interface Modules {
  /** Bundles what the content imports; again only when something has changed. */
  prepare(content: Content): Promise<void>
  /** What parsing is told of them. */
  options(): Partial<ParseOptions> & Pick<ParseOptions, 'provided'>
  /** The default export of a page in React. */
  page(source: Source): Promise<unknown>
  /** Texts that any component takes in. */
  texts(): FilePath[]
  /** Texts that the components of a document take in. */
  embedded(source: Source): FilePath[]
  /** Changes with everything that a document imports. */
  fingerprint(source: Source): string
  /** Of all modules that were asked for. */
  problems(): Problem[]
  files(): PublishedFile[]
  /** Style sheet of the components, in the order in which they are imported. */
  css(): string
  /** Absolute files that were read. */
  watched(): string[]
}

interface Prepared {
  running: Running | undefined
  graph: Graph
  bundle: ServerBundle | undefined
  candidates: Map<FilePath, Candidate[]>
  keys: Map<string, string>
  /** Keys of modules that cannot be bundled. */
  broken: Map<string, Problem[]>
  scripts: { files: { path: string; body: string }[]; addresses: Map<string, string> }
  components: ModuleExports
  /** Keys that every document may draw: those of partials and of the site's own components for tags. */
  shared: string[]
  /** Of keys, made when they are asked for. */
  hashes: Map<string, string>
  /** Addresses of the files that modules publish. */
  published?: ReadonlySet<string>
  /** Markdown files among the modules. */
  texts?: FilePath[]
}

const NONE: ReadonlySet<string> = new Set()

export function createModules(config: Config): Modules {
  const { siteDir } = config
  const site = siteData(config)
  const provided = createProvided(site)
  const used = new Set<string>()
  let prepared: Prepared | undefined
  let seen = ''
  let number = 0

  async function prepare(content: Content): Promise<void> {
    const candidates = findCandidates(content, siteDir)
    const keys = new Map([...candidates.values()].flat().map(({ key, name }) => [key, name]))
    const own = findThemeFile(MDX_COMPONENTS, siteDir)
    if (own !== undefined) keys.set(own, own)
    const before = JSON.stringify([...keys.keys()].sort())
    if (prepared !== undefined && before === seen && !hasChanged(prepared.graph)) {
      prepared = { ...prepared, candidates }
      return
    }
    seen = before
    prepared = { ...(await bundleAll(candidates, keys)), shared: sharedKeys(candidates, own) }
    // Texts that components take in may import modules that nobody else does.
    const inTexts = texts().flatMap(file => candidatesIn(readFileSync(join(siteDir, file), 'utf8'), file, siteDir))
    const more = inTexts.filter(({ key }) => !keys.has(key))
    if (more.length > 0) {
      for (const { key, name } of more) keys.set(key, name)
      prepared = await bundleAll(candidates, keys)
    }
    prepared.shared = [...sharedKeys(candidates, own), ...new Set(inTexts.map(({ key }) => key))]
    if (own !== undefined && !prepared.broken.has(own)) {
      used.add(own)
      const exports = await prepared.running?.load(own).catch((error): ModuleExports => {
        prepared?.graph.problem(own, runProblem(error, own))
        return {}
      })
      const components = exports?.default
      prepared.components = typeof components === 'object' && components !== null ? { ...components } : {}
    }
  }

  async function bundleAll(candidates: Prepared['candidates'], keys: Map<string, string>): Promise<Prepared> {
    const empty = {
      candidates,
      keys,
      components: {},
      shared: [],
      hashes: new Map<string, string>(),
      scripts: { files: [], addresses: new Map<string, string>() },
    }
    const broken = new Map<string, Problem[]>()
    if (keys.size === 0) return { ...empty, running: undefined, graph: createGraph(config), bundle: undefined, broken }
    const names = Object.keys(provided)
    const attempt = async (entries: Map<string, string>) => {
      const graph = createGraph(config)
      const bundle = await bundleForBuild({ siteDir, entries, provided: names, graph })
      return { graph, bundle }
    }
    let made = await attempt(keys).catch(() => undefined)
    if (made === undefined) {
      // One of them cannot be read: it is found alone, so that the others still work.
      for (const [key, name] of keys) {
        await attempt(new Map([[key, name]])).catch(error => broken.set(key, explainBundling(error, siteDir)))
      }
      made = await attempt(new Map([...keys].filter(([key]) => !broken.has(key))))
    }
    const { graph, bundle } = made
    const scripts = await bundleIslands(graph, bundle)
    const island = (original: unknown, path: string, name: string): unknown => {
      const src = scripts.addresses.get(path)
      if (src === undefined) return original
      const origin = { src: assetToAddress(toAssetPath(src), config.baseUrl), name, file: shown(path) }
      return createIsland(original, origin)
    }
    const modules = {
      ...Object.fromEntries(
        Object.entries(provided).map(([name, exports]) => [name, { __esModule: true, ...exports }]),
      ),
      '@generated/docusaurus.config': { __esModule: true, default: site.siteConfig },
      [ISLAND_RUNTIME]: { island, part: createPart },
      'react/jsx-runtime': countingRuntime(countElement),
    }
    return { ...empty, running: runBundle(bundle, modules, siteDir, ++number), graph, bundle, broken, scripts }
  }

  async function bundleIslands(graph: Graph, bundle: ServerBundle): Promise<Prepared['scripts']> {
    const entries = [...bundle.imports.keys()].filter(id => graph.isClient(id)).sort()
    if (entries.length === 0) return { files: [], addresses: new Map() }
    return bundleForBrowsers({
      siteDir,
      entries,
      graph,
      provided: exportNames(provided),
      site: browserSite(site),
      plugin: clientPlugin,
    })
  }

  const shown = (path: string): FilePath => toFilePath(relative(siteDir, path))

  function runProblem(error: unknown, path: string): Problem {
    const place = prepared?.running?.placeOf(error) ?? { file: shown(path) }
    const text = `модуль не выполняется: ${error instanceof Error ? error.message : String(error)}`
    return { level: 'error', code: 'component-run', text, hint: 'исправьте его', ...place }
  }

  async function importModule(specifier: string, from: FilePath): Promise<ModuleExports> {
    const candidate = findCandidate(specifier, from, siteDir)
    if (candidate === undefined || prepared === undefined) {
      throw Object.assign(new Error(missingText(specifier)), { hint: missingHint(specifier) })
    }
    return load(candidate.key)
  }

  async function load(key: string): Promise<ModuleExports> {
    used.add(key)
    const [problem] = prepared?.broken.get(key) ?? []
    if (problem !== undefined) throw Object.assign(new Error(problem.text), { isReported: true })
    if (prepared?.running === undefined) throw new Error('его нет среди модулей сайта')
    return prepared.running.load(key)
  }

  /** Files that a key brings in, itself included. `stop`: where to go no further. */
  function reach(key: string, stop: (id: string) => boolean = () => false): string[] {
    const start = prepared?.bundle?.imports.get('\0zapiski:entry') ?? []
    const path = key.replace(/\?(raw|url)$/, '')
    const found = new Set<string>()
    const visit = (id: string): void => {
      if (found.has(id) || stop(id)) return
      found.add(id)
      for (const next of prepared?.bundle?.imports.get(id) ?? []) visit(next)
    }
    for (const id of start)
      if (id === path || id.endsWith(`:${path}`) || id.includes(`/node_modules/${path}/`)) visit(id)
    return [...found]
  }

  function publishedAddresses(): ReadonlySet<string> {
    if (prepared === undefined) return NONE
    prepared.published ??= new Set(
      [...prepared.graph.published.keys()].map(path => assetToAddress(path, config.baseUrl)),
    )
    return prepared.published
  }

  function texts(): FilePath[] {
    if (prepared === undefined) return []
    const ids = [...(prepared.bundle?.imports.keys() ?? [])]
    prepared.texts ??= ids.filter(id => id.startsWith(TEXT)).map(id => shown(id.slice(TEXT.length)))
    return prepared.texts
  }

  /** Changes with any file that a key brings in. */
  function hashOf(key: string): string {
    const known = prepared?.hashes.get(key)
    if (known !== undefined) return known
    const files = reach(key).map(id => id.replace(/^\0zapiski:\w+:/, ''))
    const parts = files.map(file => prepared?.graph.hashes.get(file) ?? file)
    const hash = createHash('sha256').update(parts.join()).digest('hex').slice(0, 16)
    prepared?.hashes.set(key, hash)
    return hash
  }

  return {
    prepare,
    options: () => ({
      provided,
      components: prepared?.components ?? {},
      importModule,
      isSiteModule: (specifier, from) => findCandidate(specifier, from ?? toFilePath('x'), siteDir) !== undefined,
      isPublished: address => publishedAddresses().has(address),
      placeOfError: error => prepared?.running?.placeOf(error),
    }),
    page: async source => (await load(join(siteDir, source.file))).default,
    texts,
    embedded(source) {
      if (prepared === undefined || texts().length === 0) return []
      const own = prepared.candidates.get(source.file) ?? []
      const ids = [...prepared.shared, ...own.map(({ key }) => key)].flatMap(key => reach(key))
      return [...new Set(ids.filter(id => id.startsWith(TEXT)))].map(id => shown(id.slice(TEXT.length))).sort()
    },
    fingerprint(source) {
      if (prepared === undefined || prepared.keys.size === 0) return ''
      const own = prepared.candidates.get(source.file) ?? []
      return [...prepared.shared, ...own.map(({ key }) => key)].map(hashOf).join()
    },
    problems() {
      const { graph, broken } = prepared ?? {}
      if (graph === undefined || broken === undefined) return overrideNotes(siteDir)
      const all = [...used].flatMap(key => broken.get(key) ?? [])
      const files = new Set([...used].flatMap(key => reach(key)).map(id => id.replace(/^\0zapiski:\w+:/, '')))
      for (const [file, problems] of graph.problems) if (files.has(file)) all.push(...problems)
      const still = new Set([...used].flatMap(key => reach(key, id => id.startsWith('\0zapiski:island:'))))
      for (const [file, { what, line, column }] of graph.live) {
        if (!still.has(file)) continue
        const text = `${what} не действует: компонент выводится один раз, при сборке`
        const hint = `начните файл строкой 'use client' или добавьте в настройки islands: ['${shown(file)}']`
        all.push({ level: 'warning', code: 'dead-component', text, hint, file: shown(file), line, column })
      }
      return [...all, ...overrideNotes(siteDir)]
    },
    files() {
      if (prepared === undefined) return []
      const { graph, scripts } = prepared
      return [
        ...scripts.files.map(({ path, body }) => ({ path: toAssetPath(path), body })),
        ...[...graph.published].map(([path, from]) => ({ path, from })),
      ]
    },
    css() {
      const { graph, bundle } = prepared ?? {}
      if (graph === undefined || bundle === undefined) return ''
      return bundle.order.flatMap(id => graph.styles.get(id) ?? []).join('\n')
    },
    watched: () => [...(prepared?.graph.hashes.keys() ?? [])],
  }
}

function sharedKeys(candidates: Prepared['candidates'], own: string | undefined): string[] {
  const parts = [...candidates].flatMap(([file, list]) => (/(?:^|\/)_/.test(file) ? list.map(({ key }) => key) : []))
  return [...new Set([...parts, ...(own === undefined ? [] : [own])])]
}

/** A file that was read holds something else now. */
function hasChanged(graph: Graph): boolean {
  return [...graph.hashes].some(([path, hash]) => {
    try {
      return createHash('sha256').update(readFileSync(path)).digest('hex') !== hash
    } catch {
      return true
    }
  })
}
