/** One plugin of a site that was made, and its methods as the engine calls them. */

import { dirname, join } from 'node:path'
import type { PluginTexts } from '../../../shared/config/made.ts'
import { isRecord } from '../../../shared/value.ts'
import type { ReadModule } from '../../module.ts'
import type { OwnPlugin } from '../plugins.ts'
import { standInName } from '../stand-ins.ts'
import { findFile } from './find.ts'
import type { AskedRoute } from './routes.ts'
import { contextOf, type PluginSite } from './site.ts'
import { translated } from './translated.ts'

export interface Living {
  own: OwnPlugin
  code: NonNullable<ReadModule['code']>
  name: string
  id: string
  /** Absolute: paths of its own are written from there. */
  folder: string
  context: Record<string, unknown>
  content: unknown
  /** It stands around a plugin of Docusaurus' own, whose content is known when files are read. */
  around: string | undefined
  has(method: string): boolean
  call(method: string, argument?: unknown): Promise<unknown>
}

/** What `contentLoaded` may do. */
export interface Ledger {
  globalData: Record<string, Record<string, unknown>>
  routes: AskedRoute[]
  texts: PluginTexts
}

/** Calls the function that makes a plugin; a stand-in has every name, and nothing behind it. */
export async function bringToLife(own: OwnPlugin, { value, code, missing }: ReadModule, site: PluginSite) {
  if (typeof value !== 'function' || code === undefined) return undefined
  const options = isRecord(own.options) ? own.options : {}
  const context = contextOf(site)
  const made: unknown = await value(context, { id: 'default', ...options })
  if (!isRecord(made) || standInName(made) !== undefined) return undefined
  const around = aroundOf(missing)
  const file = typeof own.plugin === 'string' ? findFile(own.plugin, site.siteDir) : undefined
  const living: Living = {
    own,
    code,
    name: typeof made.name === 'string' ? made.name : (around ?? 'default'),
    id: typeof options.id === 'string' ? options.id : 'default',
    folder: file === undefined ? site.siteDir : dirname(file),
    context,
    content: undefined,
    around,
    has: method => typeof made[method] === 'function',
    async call(name, argument) {
      const method = made[name]
      return typeof method === 'function' ? method.call(made, argument) : undefined
    },
  }
  return living
}

/** Docusaurus' own plugins of content never run here: who imports one stands around it. */
const aroundOf = (missing: readonly string[] = []): string | undefined =>
  missing
    .find(name => /^@docusaurus\/plugin-content-(?:blog|docs|pages)$/.test(name))
    ?.replace('@docusaurus/', 'docusaurus-')

/** Its content, and what it makes of it. */
export async function load(living: Living, ledger: Ledger): Promise<void> {
  if (living.around !== undefined) return
  living.content = await translated(living, await living.call('loadContent'), ledger.texts)
  await living.call('contentLoaded', { content: living.content, actions: actionsOf(living, ledger), allContent: {} })
}

/** Data lie in memory under the paths that Docusaurus would give them. */
export function actionsOf({ name, id, context }: Living, ledger: Ledger) {
  const { generatedFilesDir, baseUrl } = context
  const created = new Map<string, string>()
  return {
    setGlobalData(data: unknown): void {
      const own = ledger.globalData[name] ?? {}
      ledger.globalData[name] = { ...own, [id]: JSON.parse(JSON.stringify(data ?? null)) }
    },
    addRoute(route: unknown): void {
      if (isRecord(route)) ledger.routes.push({ route, created, baseUrl: String(baseUrl) })
    },
    async createData(file: string, data: unknown): Promise<string> {
      const path = join(String(generatedFilesDir), name, id, file)
      created.set(path, typeof data === 'string' ? data : JSON.stringify(data))
      return path
    },
  }
}
