/** Presets, plugins and themes of a Docusaurus config as one list of what they are and what they are told. */

import { textOf } from '../../messages/problem.ts'
import type { Text } from '../../messages/text.ts'
import type { TextId } from '../../messages/texts/index.ts'
import { isRecord, listOf, recordOf } from '../../shared/value.ts'
import type { Notes, Section } from './source.ts'
import { standInName } from './stand-ins.ts'

/** Plugins whose settings are translated. */
const PLUGINS = [
  'content-docs',
  'content-blog',
  'content-pages',
  'sitemap',
  'google-gtag',
  'google-tag-manager',
  'client-redirects',
  'theme-classic',
  'yandex-metrica',
  'plausible',
  'umami',
  'goatcounter',
] as const

/** Packages of several authors, and of names that a site's own plugin may well have. */
const BY_PACKAGE: readonly string[] = ['plausible', 'umami', 'goatcounter']

export type PluginName = (typeof PLUGINS)[number]

export interface PluginCall {
  name: PluginName
  options: unknown
  /** Of the options in the author's file. */
  where: string
}

/** Plugins that only build Docusaurus itself, or do what the engine does anyway. */
const SILENT =
  /(?:^|plugin-)(debug|svgr|css-cascade-layers|rsdoctor|ideal-image|sass|vercel-analytics-debug)|theme-search-algolia|theme-(?:mermaid|live-codeblock)/
/** `docusaurus-plugin-llms`, `@signalwire/docusaurus-plugin-llms-txt`. */
const LLMS = /llms/
const PWA = /plugin-pwa/
const MEANINGS: [RegExp, TextId][] = [
  [PWA, 'ignored/pwa'],
  [/plugin-google-analytics/, 'ignored/google-analytics'],
  [/plugin-vercel-analytics/, 'ignored/vercel-analytics'],
  [/search-local|lunr|pagefind|docsearch/, 'ignored/search'],
  [LLMS, 'ignored/llms'],
  [/image-zoom|medium-zoom/, 'ignored/zoom'],
]

/** Options of the classic preset and the plugins they go to; a plugin that is not named is there by default. */
const CLASSIC: { key: string; name: PluginName; byDefault: boolean }[] = [
  { key: 'docs', name: 'content-docs', byDefault: true },
  { key: 'blog', name: 'content-blog', byDefault: true },
  { key: 'pages', name: 'content-pages', byDefault: true },
  { key: 'sitemap', name: 'sitemap', byDefault: true },
  { key: 'theme', name: 'theme-classic', byDefault: false },
  { key: 'gtag', name: 'google-gtag', byDefault: false },
  { key: 'googleTagManager', name: 'google-tag-manager', byDefault: false },
]
const CLASSIC_PRESET = /^(@docusaurus\/)?(preset-)?classic$|preset-classic/
const CLASSIC_SILENT = ['debug', 'svgr']

/** A plugin that is neither translated nor replaced by name. */
export interface OwnPlugin {
  /** A function, or where its module is: as it stands there. */
  plugin: unknown
  options: unknown
  /** Its name, or what people call one that has none. */
  shown: string | Text
  where: string
}

export const customPlugins = (config: Record<string, unknown>): OwnPlugin[] =>
  [...entries(config, 'plugins'), ...entries(config, 'themes')].flatMap(({ entry, where }) => {
    // A file of the site that has the name of a plugin of content stands around it.
    const isOwn = /^(?:\.|@site\/)/.test(entry.name) && /content-(?:blog|docs|pages)/.test(entry.name)
    const isKnown = !isOwn && (PLUGINS.some(known => isNamed(entry.name, known)) || SILENT.test(entry.whole))
    const isExplained = MEANINGS.some(([pattern]) => pattern.test(entry.whole))
    return isKnown || isExplained ? [] : [{ ...entry, where }]
  })

/** Whether a plugin writes texts for machines: then the engine writes its own. */
export const namesTextsForMachines = (config: Record<string, unknown>): boolean =>
  entries(config, 'plugins').some(({ entry }) => LLMS.test(entry.name))

/** A plugin with which the site could be installed as an app: browsers have a service worker of it. */
export const installingPlugin = (config: Record<string, unknown>): OwnPlugin | undefined =>
  entries(config, 'plugins').find(({ entry }) => PWA.test(entry.whole))?.entry

/** Places of those that were run, which need no word, and of those that are around another. */
interface RanPlugins {
  ran: ReadonlySet<string>
  around: ReadonlyMap<string, { plugin: string; options: unknown }>
}

export function listPlugins(
  config: Record<string, unknown>,
  notes: Notes,
  { ran, around }: RanPlugins = { ran: new Set(), around: new Map() },
): PluginCall[] {
  const calls: PluginCall[] = []
  const presets = entries(config, 'presets')
  const hasClassic = presets.some(({ entry }) => CLASSIC_PRESET.test(entry.name))
  for (const { entry, where } of presets) {
    const options = recordOf(entry.options)
    if (!CLASSIC_PRESET.test(entry.name)) {
      // One with sections of its own and those of the classic one, like `docusaurus-preset-openapi`.
      const isAlike = ['docs', 'blog'].some(key => isRecord(options[key])) && !hasClassic
      notes.explain(where, textOf(isAlike ? 'ignored/preset-alike' : 'ignored/preset', { name: entry.shown }))
      if (!isAlike) continue
    }
    for (const { key, name, byDefault } of CLASSIC) {
      const value = options[key]
      if (value === false || value === null || (value === undefined && !byDefault)) continue
      calls.push({ name, options: value ?? {}, where: `${entry.where}.${key}` })
    }
    for (const key of Object.keys(options)) {
      if (key === 'googleAnalytics') notes.explain(`${entry.where}.${key}`, textOf('ignored/google-analytics'))
      else if (!CLASSIC_SILENT.includes(key) && !CLASSIC.some(known => known.key === key))
        notes.unknown(`${entry.where}.${key}`)
    }
  }
  for (const { entry, where } of [...entries(config, 'plugins'), ...entries(config, 'themes')]) {
    const inside = around.get(where)
    // A file of the site may have the name of a plugin of content and be none: it stands around nothing.
    const isItself = ran.has(where) && inside === undefined
    const name = isItself ? undefined : PLUGINS.find(known => isNamed(inside?.plugin ?? entry.name, known))
    if (name !== undefined) calls.push({ name, options: inside?.options ?? entry.options ?? {}, where: entry.where })
    if ((name === undefined || inside !== undefined) && !SILENT.test(entry.whole) && !ran.has(where)) {
      const meaning = MEANINGS.find(([pattern]) => pattern.test(entry.whole))?.[1]
      const plugin = { name: entry.shown }
      notes.explain(
        where,
        meaning === undefined
          ? textOf(typeof entry.plugin === 'string' ? 'ignored/not-installed' : 'ignored/not-run', plugin)
          : textOf('ignored/plugin', { ...plugin, meaning: textOf(meaning) }),
      )
    }
  }
  return calls
}

/** `@docusaurus/plugin-x`, `@docusaurus/x`, `docusaurus-plugin-x`, a path into the package, or just `x`. */
const isNamed = (written: string, name: string): boolean => {
  if (BY_PACKAGE.includes(name))
    return new RegExp(`(^|/node_modules/)(@[\\w.-]+/)?docusaurus-plugin-${name}(/|$)`).test(written)
  return (
    written === name ||
    written === `@docusaurus/${name}` ||
    new RegExp(`(^|/)(docusaurus-)?(plugin-)?${name}(/|$)`).test(written)
  )
}

interface Entry extends OwnPlugin {
  name: string
  /** `pwa` as `plugin-pwa`: a bare name may be short for one of Docusaurus' own. */
  whole: string
}

/** A name, a name with options, a function; nothing in the place of one that is switched off. */
function entries(config: Record<string, unknown>, key: string): { entry: Entry; where: string }[] {
  return listOf(config[key]).flatMap((item, index) => {
    const where = `${key}[${index}]`
    if (item === null || item === undefined || item === false) return []
    const [plugin, options]: unknown[] = [item].flat()
    const name = pluginName(plugin)
    const kind = typeof plugin === 'function' ? 'ignored/nameless-function' : 'ignored/nameless-plugin'
    const own = Array.isArray(item) ? `${where}[1]` : where
    const whole = typeof plugin === 'string' && /^[\w-]+$/.test(name) ? `${key.replace(/s$/, '')}-${name}` : name
    return [{ entry: { name, whole, plugin, shown: name === '' ? textOf(kind) : name, options, where: own }, where }]
  })
}

/** A plugin for trees as it stands in a list of a section. */
interface Listed {
  key: string
  /** As it is written: alone, or with its options. */
  item: unknown
  name: string
  options: unknown
  /** Says something of it, or of what stands below it. */
  explain(meaning: Text, below?: string): void
}

export const pluginsIn = (sections: readonly Section[], keys: readonly string[]): Listed[] =>
  sections.flatMap(section =>
    keys.flatMap(key =>
      listOf(section.raw(key)).map((item, index) => {
        const [plugin, options]: unknown[] = [item].flat()
        const explain: Listed['explain'] = (meaning, below = '') =>
          section.explainAt(`${section.at(key)}[${index}]${below}`, meaning)
        return { key, item, name: pluginName(plugin), options, explain }
      }),
    ),
  )

/** Name of a plugin of any kind, empty where it has none. */
export function pluginName(plugin: unknown): string {
  if (typeof plugin === 'string') return plugin
  if (typeof plugin === 'function') return standInName(plugin) ?? plugin.name
  return isRecord(plugin) && typeof plugin.name === 'string' ? plugin.name : ''
}
