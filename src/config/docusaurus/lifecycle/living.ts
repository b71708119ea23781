/** One plugin of a site that was made, and its methods as the engine calls them. */

import { join } from 'node:path'
import { guard, partOf } from '../../../fence.ts'
import type { PluginTexts } from '../../../shared/config/made.ts'
import { isRecord, recordOf } from '../../../shared/value.ts'
import type { ReadModule } from '../../module/module.ts'
import type { OwnPlugin } from '../plugins.ts'
import { givenTo, standInName } from '../stand-ins.ts'
import type { PluginModule } from './find.ts'
import type { AskedRoute } from './routes.ts'
import type { PluginSite } from './site.ts'
import { translated } from './translated.ts'

export interface Living {
  own: OwnPlugin
  code: NonNullable<ReadModule['code']>
  name: string
  id: string
  /** As its schema made them. */
  options: Readonly<Record<string, unknown>>
  /** Absolute: paths of its own are written from there. */
  folder: string
  context: Record<string, unknown>
  /** Settings of the theme in other words. */
  putIntoTheme: (settings: unknown) => void
  content: unknown
  /** It stands around a plugin of Docusaurus' own, whose content is known when files are read. */
  around: Surrounded | undefined
  /** Its code is a package's. */
  isInstalled: boolean
  has(method: string): boolean
  call(method: string, ...given: unknown[]): Promise<unknown>
}

/** A plugin of content, and the options that the one around it gave to it. */
export interface Surrounded {
  plugin: string
  options: Readonly<Record<string, unknown>>
  /** It has the pages of that plugin; one that only reads its texts for components has none. */
  publishes: boolean
}

/** What `contentLoaded` may do. */
export interface Ledger {
  globalData: Record<string, Record<string, unknown>>
  routes: AskedRoute[]
  texts: PluginTexts
  /** What components say where nobody has translated it. */
  messages: Record<string, string>
}

/** Calls the function that makes a plugin; a stand-in has every name, and nothing behind it. */
export async function bringToLife(own: OwnPlugin, module: PluginModule, site: PluginSite) {
  const { value, code, missing, folder, isInstalled } = module
  if (typeof value !== 'function' || code === undefined) return undefined
  const options = settled(own, module)
  const { context } = site
  settleTheme(module, site)
  const made: unknown = await value(context, options)
  if (!isRecord(made) || standInName(made) !== undefined) return undefined
  // A package may look into them without being around one.
  const inside = isInstalled ? undefined : aroundOf(missing)
  const given = givenTo(made)[1]
  const publishes = isRecord(given) || /\bcontentLoaded\s*\(/.test(bodyOf(made.contentLoaded))
  const about = { options: isRecord(given) ? given : options, publishes }
  const around = inside === undefined ? undefined : { plugin: inside, ...about }
  const id = (around?.options ?? options).id
  const unit = { ...code.unit, digest: `${code.unit.digest} ${own.where}` }
  const living: Living = {
    own,
    code,
    name: typeof made.name === 'string' ? made.name : (around?.plugin ?? 'default'),
    id: typeof id === 'string' ? id : 'default',
    options,
    folder,
    context,
    putIntoTheme: settings => putIntoTheme(settings, site),
    content: undefined,
    around,
    isInstalled,
    has: method => typeof made[method] === 'function',
    async call(name, ...given) {
      const method = made[name]
      return typeof method === 'function'
        ? guard(partOf(unit, name), async () => method.call(made, ...given))
        : undefined
    },
  }
  return living
}

/** Of a function, without its own name. */
const bodyOf = (method: unknown): string =>
  typeof method === 'function' ? Function.prototype.toString.call(method).replace(/^[^(]*/, '') : ''

/**
 * Its options as it wants them, by the schema that it brings; where that is a stand-in's they stay as written. Any plugin
 * has an id, whatever its schema knows of one: it is told, and where that cannot be the id is kept from it.
 */
function settled({ options }: OwnPlugin, { settle }: PluginModule): Record<string, unknown> {
  const { id = 'default', ...written } = recordOf(options)
  const check = (schema: Schema, given: unknown): unknown => {
    const whole = schema.append?.({ id })
    return whole === undefined ? validate(schema, given) : validate(whole, { ...recordOf(given), id })
  }
  const made: unknown = typeof settle === 'function' ? settle({ validate: check, options: written }) : written
  return { id, ...(isRecord(made) && standInName(made) === undefined ? made : written) }
}

/** What it adds to `themeConfig` in the same way. */
function settleTheme({ settleTheme: settle }: PluginModule, site: PluginSite): void {
  if (typeof settle !== 'function') return
  const made: unknown = settle({
    // It knows its own keys alone.
    validate: (schema: Schema, given: unknown) => validate(schema.unknown?.() ?? schema, given),
    themeConfig: { ...recordOf(site.value.themeConfig), ...site.themeConfig },
  })
  putIntoTheme(made, site)
}

/** Plugins after it and components find it there. */
function putIntoTheme(made: unknown, { value, context, themeConfig }: PluginSite): void {
  if (!isRecord(made) || standInName(made) !== undefined) return
  const before = { ...recordOf(value.themeConfig), ...themeConfig }
  for (const [key, its] of Object.entries(made)) {
    if (JSON.stringify(its) === JSON.stringify(before[key])) continue
    themeConfig[key] = its
    Reflect.set(recordOf(recordOf(context.siteConfig).themeConfig), key, its)
  }
}

function validate(schema: Schema, given: unknown): unknown {
  const { error, value } = schema.validate(given, { convert: false })
  if (error instanceof Error) throw error
  return value
}

interface Schema {
  validate(options: unknown, how: { convert: boolean }): { error?: unknown; value: unknown }
  unknown?(): Schema
  append?(keys: Record<string, unknown>): Schema
}

/** Docusaurus' own plugins of content never run here: who imports one stands around it. */
const aroundOf = (missing: readonly string[] = []): string | undefined =>
  missing
    .flatMap(name => /^@docusaurus\/(plugin-content-(?:blog|docs|pages))(?:\/(?:lib|src)\b.*)?$/.exec(name)?.[1] ?? [])
    .map(name => `docusaurus-${name}`)[0]

/** Its content, and what it makes of it. */
export async function load(living: Living, ledger: Ledger): Promise<void> {
  if (living.around !== undefined) {
    // It may write the files that the plugin inside reads, whose own part in it is a stand-in's.
    await living.call('loadContent')
    return
  }
  living.content = await translated(living, await living.call('loadContent'), ledger.texts)
  for (const [id, text] of Object.entries(recordOf(await living.call('getDefaultCodeTranslationMessages'))))
    if (typeof text === 'string') ledger.messages[id] = text
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
