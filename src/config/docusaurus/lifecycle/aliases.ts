/** Names that a site gives to its folders through its bundler's settings: imports are read by them. */

import { isAbsolute, resolve } from 'node:path'
import { isInPackage } from '../../../disk.ts'
import type { Alias } from '../../../shared/config/made.ts'
import { isRecord, recordOf } from '../../../shared/value.ts'
import { inFolder } from '../../module/module.ts'
import type { OwnPlugin } from '../plugins.ts'
import type { Living } from './living.ts'

/** What a plugin may look into and add to. */
const emptyConfig = () => ({
  resolve: { alias: {}, modules: [], extensions: [], fallback: {} },
  module: { rules: [] },
  plugins: [],
  optimization: { minimizer: [] },
  output: {},
  externals: {},
})

const UTILS = { getStyleLoaders: () => [], getJSLoader: () => ({}), currentBundler: { name: 'webpack', instance: {} } }

/** Keys of settings that say nothing but where modules are. */
const RESOLVING = new Set(['resolve', 'mergeStrategy'])

interface Bundling {
  aliases: Alias[]
  /** It asks for more than that. */
  isMore: boolean
}

/** What `configureWebpack` of a plugin asks for. */
export async function bundlingOf(plugin: Living, siteDir: string): Promise<Bundling> {
  const config = emptyConfig()
  try {
    const ask = () => plugin.call('configureWebpack', config, true, UTILS, plugin.content)
    const made = await inFolder(siteDir, ask)
    const written = [config.resolve.alias, recordOf(recordOf(made).resolve).alias]
    const isMore = !isRecord(made) || Object.keys(made).some(key => !RESOLVING.has(key))
    return { aliases: written.flatMap(one => aliasesIn(one, siteDir)), isMore }
  } catch {
    // It looks for what only a bundler has.
    return { aliases: [], isMore: true }
  }
}

const BY_OPTIONS = /^(?:docusaurus-plugin-)?module-alias$/

/** Of a plugin that does nothing else, installed or not; `undefined` for any other. */
export function aliasesOfOptions({ plugin, options }: OwnPlugin, siteDir: string): Alias[] | undefined {
  if (typeof plugin !== 'string' || !BY_OPTIONS.test(plugin)) return undefined
  return aliasesIn(recordOf(options).alias, siteDir)
}

/** Webpack's two ways to write them; `x$` is that name alone. What leads to a package is left. */
function aliasesIn(written: unknown, siteDir: string): Alias[] {
  const pairs: [unknown, unknown][] = Array.isArray(written)
    ? written.filter(isRecord).map(({ name, alias }) => [name, alias])
    : Object.entries(recordOf(written))
  return pairs.flatMap(([name, target]) => {
    const isPath = typeof target === 'string' && (isAbsolute(target) || target.startsWith('.'))
    if (typeof name !== 'string' || !isPath || isInPackage(target)) return []
    return [{ name: name.replace(/\/?\$?$/, ''), isExact: name.endsWith('$'), path: resolve(siteDir, target) }]
  })
}
