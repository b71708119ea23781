/** `postcss.config.js` and `configurePostCss` of plugins: style sheets pass through what a site adds to PostCSS, where that is installed. */

import { existsSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { Made, StyledSheet } from '../../../shared/config/made.ts'
import type { Problem } from '../../../shared/problem.ts'
import { isRecord, listOf, recordOf } from '../../../shared/value.ts'
import type { ReadModule } from '../../module/module.ts'
import { standInName } from '../stand-ins.ts'
import type { Living } from './living.ts'
import type { PluginSite } from './site.ts'
import { takeTurn } from './turn.ts'
import { filesOf } from './watched.ts'

interface Styling {
  style: Made['style']
  problems: Problem[]
  /** Absolute files that the site's own settings were read from. */
  files: string[]
  /** The site's own file, where it was read and could not be followed. */
  left?: string | undefined
}

type Actor = Pick<Living, 'own' | 'code'>

/** What is used of PostCSS. */
interface Processor {
  process(css: string, options: object): PromiseLike<{ css: string; messages: unknown[] }>
}

const NAMES = ['js', 'cjs', 'mjs', 'ts'].map(extension => `postcss.config.${extension}`)

/** The site's own settings, which Docusaurus' loader finds by itself. */
async function ownSettings({ siteDir, read }: PluginSite): Promise<(Partial<Actor> & ReadModule) | undefined> {
  const name = NAMES.find(file => existsSync(join(siteDir, file)))
  if (name === undefined) return undefined
  const module = await read(join(siteDir, name), siteDir)
  return { ...module, own: { plugin: name, options: {}, shown: name, where: 'plugins' } }
}

const CONTEXT = { env: 'production', mode: 'production', options: {} }

/** `style` is absent where nobody asks, and where PostCSS or a plugin of it is not installed: it would do half. */
export async function styling(plugins: readonly Living[], site: PluginSite): Promise<Styling> {
  const { siteDir } = site
  const settings = await ownSettings(site)
  const { files = [], problems = [] } = settings ?? {}
  const none = { style: undefined, files, problems: problems.map(one => ({ ...one, level: 'warning' as const })) }
  const askers = plugins.filter(plugin => plugin.has('configurePostCss'))
  const { own, code } = { ...askers[0], ...settings }
  if (problems.length > 0 || own === undefined || code === undefined) return none
  const turn = { own, code, siteDir }
  let processor: Processor | undefined
  const problem = await takeTurn(turn, async () => {
    const written = settings?.value
    const read: unknown = typeof written === 'function' ? await written({ ...CONTEXT, cwd: siteDir }) : written
    let options: unknown = { ident: 'postcss', plugins: pluginsIn(recordOf(read).plugins) }
    for (const plugin of askers) options = (await plugin.call('configurePostCss', options)) ?? options
    processor = await processorOf(recordOf(options).plugins, siteDir)
  })
  const found = processor
  if (problem !== undefined) return { ...none, problems: [problem] }
  if (found === undefined) return { ...none, left: settings && String(own.shown) }
  const style: Made['style'] = async (css, path) => {
    let sheet: StyledSheet = { css, files: [] }
    const failed = await takeTurn(turn, async () => {
      const made = await found.process(css, { from: path, to: path, map: false })
      sheet = { css: made.css, files: made.messages.flatMap(message => readBy(message, siteDir)) }
    })
    return failed === undefined ? sheet : { ...sheet, problem: failed }
  }
  return { style, problems: [], files }
}

/** Plugins by their names with options, as a list. */
const pluginsIn = (written: unknown): unknown[] =>
  isRecord(written)
    ? Object.entries(written).filter(([, options]) => options !== false)
    : listOf(written).filter(Boolean)

async function processorOf(written: unknown, siteDir: string): Promise<Processor | undefined> {
  const parts: unknown[] = []
  for (const item of pluginsIn(written)) {
    const part = await partOf(item, siteDir)
    if (part === undefined) return undefined
    parts.push(part)
  }
  const postcss = await load('postcss', siteDir)
  return typeof postcss === 'function' ? (postcss(parts) as Processor) : undefined
}

/** A plugin of PostCSS, its name, or one of both with options. */
async function partOf(written: unknown, siteDir: string): Promise<unknown> {
  const [plugin, options] = Array.isArray(written) ? written : [written]
  if (standInName(plugin) !== undefined) return undefined
  const part = typeof plugin === 'string' ? await load(plugin, siteDir) : defaultOf(plugin)
  return isRecord(options) && typeof part === 'function' ? part(options) : part
}

/** Of the site's folder, or of a package there that brings it; `undefined` when it is not installed. */
async function load(name: string, siteDir: string): Promise<unknown> {
  for (const from of ['', 'node_modules/tailwindcss/', 'node_modules/@tailwindcss/postcss/']) {
    try {
      const file = createRequire(join(siteDir, from, 'package.json')).resolve(name)
      return defaultOf(await import(pathToFileURL(file).href))
    } catch {}
  }
  return undefined
}

/** Modules of both kinds, each within the other. */
function defaultOf(value: unknown): unknown {
  const inside = typeof value === 'object' && value !== null && 'default' in value ? value.default : value
  return inside === value || typeof value === 'function' ? inside : defaultOf(inside)
}

/** Files that a sheet depends on, as its plugins tell. */
function readBy(message: unknown, siteDir: string): string[] {
  const { type, file, dir, glob } = recordOf(message)
  if (type === 'dependency') return filesOf(file, siteDir)
  if (type !== 'dir-dependency' || typeof dir !== 'string') return []
  return filesOf(join(dir, typeof glob === 'string' ? glob : '**/*'), siteDir)
}
