/** Bundles the modules of a site: all for the build in one file, those of islands for browsers in chunks. */

import type { SourceMapPayload } from 'node:module'
import { isAbsolute, join } from 'node:path'
import type { InputOptions, OutputChunk, Plugin, RolldownLog } from 'rolldown'
import { bundleScript, MODULE_TYPES } from '../browser-script.ts'
import type { Bundle } from '../run.ts'
import { type ClientPluginOptions, clientPlugin } from './client-plugin.ts'
import { type Graph, isOwnFile, noteProblem, shownPath } from './graph.ts'
import { type PluginOptions, serverPlugin } from './server-plugin.ts'
import { ENTRY, pathOf } from './virtual.ts'

export interface ServerBundle extends Bundle {
  /** File -> files that it imports, absolute. */
  imports: Map<string, string[]>
  /** In the order in which they run: the order of style sheets. */
  order: string[]
}

/** Rejects with the bundler's error. */
export async function bundleForBuild(options: PluginOptions): Promise<ServerBundle> {
  const { rolldown } = await import('rolldown')
  const { graph } = options
  const imports = new Map<string, string[]>()
  const watch: Plugin = {
    name: 'zapiski-graph',
    buildEnd() {
      for (const id of this.getModuleIds()) {
        const info = this.getModuleInfo(id)
        if (info !== null) imports.set(id, [...info.importedIds, ...info.dynamicallyImportedIds])
      }
    },
  }
  const bundle = await rolldown({
    input: ENTRY,
    platform: 'node',
    // As lenient as Docusaurus' bundler: a name that a module does not have is nothing, and is named.
    shimMissingExports: graph.config.lenient !== undefined,
    logLevel: 'warn',
    onLog: (_, log) => noteShimmed(graph, log),
    tsconfig: false,
    moduleTypes: MODULE_TYPES,
    transform: { define: { 'process.env.NODE_ENV': JSON.stringify(process.env.NODE_ENV ?? 'production') } },
    plugins: [serverPlugin(options), watch],
  })
  const { output } = await bundle.generate({
    // The folder is only what the sources in the map are counted from.
    dir: graph.config.siteDir,
    format: 'cjs',
    // What is outside is asked of us: a script that is no module has no `import()`.
    dynamicImportInCjs: false,
    sourcemap: 'hidden',
    codeSplitting: false,
    exports: 'auto',
  })
  await bundle.close()
  const [chunk] = output
  // Sheets leave no code, so the chunk does not name those that nobody reads names of.
  const order = [...new Set([...chunk.moduleIds, ...imports.keys()])]
  // rolldown's map is a plain version 3 map, which is what Node reads.
  const map = (chunk.map ?? undefined) as unknown as SourceMapPayload | undefined
  return { code: asModules(chunk.code, new Set(options.provided)), map, imports, order }
}

/** What is asked for from outside, and what a module of the newer kind makes of it, as the bundler writes both. */
const ASKED = /^let ([\w$]+) = require\("([^"\\]+)"\);$/gm
const TAKEN = /^((?:let )?[\w$]+ = __toESM(?:\$\d+)?\(([\w$]+)), 1\);$/gm

/** For a module of the newer kind all of an older one is its default; what the engine hands in is of the newer, too. */
function asModules(code: string, provided: ReadonlySet<string>): string {
  const names = new Set([...code.matchAll(ASKED)].flatMap(([, name, id = '']) => (provided.has(id) ? [name] : [])))
  return code.replace(TAKEN, (whole, taken: string, name: string) => (names.has(name) ? `${taken});` : whole))
}

/** A name that one module of the site wants of another, which does not have it. */
function noteShimmed(graph: Graph, { code, exporter, binding }: RolldownLog): void {
  const path = pathOf(exporter ?? '')
  if (code !== 'SHIMMED_EXPORT' || !isOwnFile(path) || !isAbsolute(path)) return
  const values = { name: binding ?? '', file: shownPath(graph, path) }
  noteProblem(graph, path, { id: 'module-import/export', level: 'warning', values })
}

/** Scripts for browsers. */
export interface BrowserScripts {
  files: { path: string; body: string }[]
  /** Which of them holds which file. */
  addresses: Map<string, string>
}

const FOR_BROWSERS = {
  platform: 'browser',
  logLevel: 'silent',
  tsconfig: false,
  moduleTypes: MODULE_TYPES,
  // What was bundled for the build names what is not exported; a name that Docusaurus has and we have not is nothing.
  shimMissingExports: true,
  // Only for those who read it: React is the engine's, and that is the production one.
  // Packages that also run in Node ask for more of the environment than a browser has: there it is empty. `process` itself
  // there is none, which those that can do without look for.
  transform: {
    define: {
      'process.env.NODE_ENV': '"production"',
      'process.env': '({})',
      'process.browser': 'true',
      'process.cwd': '(() => "/")',
      'process.nextTick': '((run, ...given) => queueMicrotask(() => run(...given)))',
      'process.noDeprecation': 'true',
      'process.platform': '"browser"',
      'process.version': '""',
      'process.versions': '({})',
      // Webpack's own answers.
      __filename: '"/index.js"',
      __dirname: '"/"',
    },
    target: 'es2022',
  },
  treeshake: { propertyReadSideEffects: false },
} as const satisfies InputOptions

/** One script that is no module: a document in a sandbox is of no origin, and modules are not given to those. */
export async function bundleForFrame(code: string, options: ClientPluginOptions): Promise<string> {
  const entry: Plugin = {
    name: 'zapiski-frame',
    resolveId: (written, importer) =>
      importer === undefined || (importer === ENTRY && isAbsolute(written)) ? { id: written } : null,
    load: id => (id === ENTRY ? { code, moduleType: 'js' } : null),
  }
  return (await bundleScript({ ...FOR_BROWSERS, input: ENTRY, plugins: [entry, clientPlugin(options)] }, 'iife')).code
}

/** `entries`: absolute files of islands. A package that browsers cannot have stays as it is drawn. */
export function bundleForBrowsers(entries: readonly string[], options: ClientPluginOptions): Promise<BrowserScripts> {
  const own = entries.filter(isOwnFile)
  const whole = bundleEntries(entries, options)
  return own.length === entries.length ? whole : whole.catch(() => bundleEntries(own, options))
}

async function bundleEntries(entries: readonly string[], options: ClientPluginOptions): Promise<BrowserScripts> {
  if (entries.length === 0) return { files: [], addresses: new Map() }
  const { rolldown } = await import('rolldown')
  const bundle = await rolldown({ ...FOR_BROWSERS, input: [...entries], plugins: [clientPlugin(options)] })
  const { output } = await bundle.generate({
    dir: join(options.graph.config.siteDir, 'build'),
    format: 'esm',
    minify: true,
    entryFileNames: 'assets/js/islands/[name]-[hash].js',
    chunkFileNames: 'assets/js/islands/[name]-[hash].js',
  })
  await bundle.close()
  const chunks = output.filter((item): item is OutputChunk => item.type === 'chunk')
  return {
    files: chunks.map(({ fileName, code }) => ({ path: fileName, body: code })),
    addresses: new Map(
      chunks.flatMap(({ facadeModuleId, fileName }) => (facadeModuleId === null ? [] : [[facadeModuleId, fileName]])),
    ),
  }
}
