/** Bundles the modules of a site: all for the build in one file, those of islands for browsers in chunks. */

import type { SourceMapPayload } from 'node:module'
import { join } from 'node:path'
import type { OutputChunk, Plugin } from 'rolldown'
import type { Graph } from './graph.ts'
import type { Bundle } from './run.ts'
import { ENTRY, type PluginOptions, serverPlugin } from './server-plugin.ts'

/** Docusaurus' own bundler takes JSX in plain scripts. */
const MODULE_TYPES = { '.js': 'jsx', '.mjs': 'jsx', '.cjs': 'jsx' } as const

export interface ServerBundle extends Bundle {
  /** File -> files that it imports, absolute. */
  imports: Map<string, string[]>
  /** In the order in which they run: the order of style sheets. */
  order: string[]
}

/** Rejects with the bundler's error. */
export async function bundleForBuild(options: PluginOptions): Promise<ServerBundle> {
  const { rolldown } = await import('rolldown')
  const imports = new Map<string, string[]>()
  const order: string[] = []
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
    logLevel: 'silent',
    tsconfig: false,
    moduleTypes: MODULE_TYPES,
    transform: { define: { 'process.env.NODE_ENV': JSON.stringify(process.env.NODE_ENV ?? 'production') } },
    plugins: [serverPlugin(options), watch],
  })
  const { output } = await bundle.generate({
    // The folder is only what the sources in the map are counted from.
    dir: options.siteDir,
    format: 'cjs',
    sourcemap: 'hidden',
    codeSplitting: false,
    exports: 'auto',
  })
  await bundle.close()
  const [chunk] = output
  order.push(...chunk.moduleIds)
  // Sheets leave no code, so the chunk does not name those that nobody reads names of.
  for (const id of imports.keys()) if (!order.includes(id)) order.push(id)
  // rolldown's map is a plain version 3 map, which is what Node reads.
  const map = (chunk.map ?? undefined) as unknown as SourceMapPayload | undefined
  return { code: chunk.code, map, imports, order }
}

export interface ClientOptions {
  siteDir: string
  /** Absolute files of islands. */
  entries: string[]
  graph: Graph
  /** Modules that the engine's script brings, with the names of their exports. */
  provided: Record<string, string[]>
  /** What `useDocusaurusContext` tells, as JSON. */
  site: string
  plugin: (options: ClientOptions) => Plugin
}

/** Where the engine's script leaves the modules that islands share with it. */
export const SHARED = "globalThis[Symbol.for('zapiski.modules')]"

/** Scripts for browsers, and which of them holds which file. */
export async function bundleForBrowsers(
  options: ClientOptions,
): Promise<{ files: { path: string; body: string }[]; addresses: Map<string, string> }> {
  const { rolldown } = await import('rolldown')
  const bundle = await rolldown({
    input: options.entries,
    platform: 'browser',
    logLevel: 'silent',
    tsconfig: false,
    moduleTypes: MODULE_TYPES,
    // Only for those who read it: React is the engine's, and that is the production one.
    transform: { define: { 'process.env.NODE_ENV': '"production"' }, target: 'es2022' },
    treeshake: { propertyReadSideEffects: false },
    plugins: [options.plugin(options)],
  })
  const { output } = await bundle.generate({
    dir: join(options.siteDir, 'build'),
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
