/**
 * Plugins of a Docusaurus site that are its own code, run while the config is read, for what they make that is plain
 * data: global data, pages, tags. What works on the finished output is kept until there is one. What has no counterpart
 * is named.
 */

import { resolve } from 'node:path'
import { textOf } from '../../../messages/problem.ts'
import type { Text } from '../../../messages/text.ts'
import type { TextId } from '../../../messages/texts/index.ts'
import type { Alias, Made } from '../../../shared/config/made.ts'
import { toFilePath } from '../../../shared/path.ts'
import type { Problem } from '../../../shared/problem.ts'
import { missingPackages, type ReadModule } from '../../module/module.ts'
import { customPlugins, type OwnPlugin } from '../plugins.ts'
import { aliasesOfOptions, bundlingOf } from './aliases.ts'
import { findModule } from './find.ts'
import { finishing } from './finish.ts'
import { gathering } from './gather.ts'
import { partsIn } from './installed.ts'
import { bringToLife, type Ledger, type Living, load, type Surrounded } from './living.ts'
import { styling } from './postcss.ts'
import { readRoutes } from './routes.ts'
import { contextOf, type PluginSite } from './site.ts'
import { tagsOf } from './tags.ts'
import { takeTurn } from './turn.ts'
import { filesOf } from './watched.ts'

export { fileAt } from './find.ts'

/** By the plugin's name and by its id, as `useGlobalData` gives it. */
export type GlobalData = Ledger['globalData']

export interface Lifecycle {
  /** Where those stand in the config that were run. */
  ran: ReadonlySet<string>
  /** Those that are around a plugin of content, by where they stand. */
  around: ReadonlyMap<string, Surrounded>
  globalData: GlobalData
  made: Made | undefined
  /** Keys of `themeConfig` that they looked at. */
  asked: ReadonlySet<string>
  /** What they put into it by their schemas. */
  themeConfig: Readonly<Record<string, unknown>>
  /** Texts of components, by id. */
  messages: Readonly<Record<string, string>>
  /** Tags for every head, as plugins wrote them. */
  headTags: unknown[]
  /** Absolute paths of modules for browsers. */
  clientModules: string[]
  /** What they made and what has no place here. */
  left: { where: string; meaning: Text }[]
  /** One that failed made nothing. */
  problems: Problem[]
  /** Absolute files of their code, and those that they say they read. */
  files: string[]
  /** One of them failed, or lacks a package: what it would have made is not known. */
  isHollow: boolean
  /** Packages that modules of plugins ask for and that are not there. */
  missing: string[]
}

interface Running {
  site: PluginSite
  ran: Set<string>
  ledger: Ledger
  themeFolders: string[]
  aliases: Alias[]
  alive: Living[]
  lifecycle: Omit<Lifecycle, 'made' | 'ran' | 'around' | 'globalData' | 'asked' | 'themeConfig' | 'messages'>
}

export async function runPlugins(given: Omit<PluginSite, 'context' | 'themeConfig'>): Promise<Lifecycle> {
  const asked = new Set<string>()
  const context = contextOf({ ...given, hear: key => void asked.add(key) })
  const site: PluginSite = { ...given, context, themeConfig: {} }
  const ledger: Ledger = { globalData: {}, routes: [], texts: {}, messages: {} }
  const lifecycle = { headTags: [], clientModules: [], left: [], problems: [], files: [], isHollow: false, missing: [] }
  const running: Running = { site, ran: new Set(), ledger, themeFolders: [], aliases: [], alive: [], lifecycle }
  for (const own of customPlugins(site.value)) await begin(own, running)
  for (const plugin of running.alive) await turn(running, plugin, () => whenAllAreLoaded(plugin, running))
  const { style, problems, files, left } = await styling(running.alive, site)
  running.lifecycle.problems.push(...problems)
  running.lifecycle.files.push(...files)
  if (left !== undefined)
    running.lifecycle.left.push({
      where: 'plugins',
      meaning: textOf('ignored/plugin-bundling', { name: left, names: ['plugins'] }),
    })
  for (const plugin of running.alive) await readBundling(plugin, running, style !== undefined)
  const around = new Map(
    running.alive.flatMap(plugin => (plugin.around?.publishes ? [[plugin.own.where, plugin.around]] : [])),
  )
  const made = madeBy(running, style)
  const { globalData, messages } = ledger
  const told = { asked, themeConfig: site.themeConfig, globalData, messages }
  return { ...running.lifecycle, ...told, ran: running.ran, around, made }
}

async function begin(own: OwnPlugin, running: Running): Promise<void> {
  const { site, ran, lifecycle, alive, aliases } = running
  const named = aliasesOfOptions(own, site.siteDir)
  if (named !== undefined) {
    ran.add(own.where)
    aliases.push(...named)
    return
  }
  const module = await findModule(own, site)
  if (module === undefined) return
  ran.add(own.where)
  lifecycle.files.push(...module.files)
  lifecycle.problems.push(...module.problems.map(problem => ({ ...problem, level: 'warning' as const })))
  if (module.problems.length > 0 || (module.missing ?? []).length > 0) lifecycle.isHollow = true
  const { code, missing } = module
  if (code === undefined) return
  const before = lifecycle.problems.length
  await turn(running, { own, code }, async () => {
    const plugin = await bringToLife(own, module, site)
    if (plugin === undefined) return
    alive.push(plugin)
    await load(plugin, running.ledger)
  })
  if (lifecycle.problems.length > before)
    lifecycle.problems.push(...missingPackages(missing, toFilePath(code.unit.file)))
  else lifecycle.missing.push(...(missing ?? []))
}

type Actor = { own: OwnPlugin; code: NonNullable<ReadModule['code']> }

async function turn({ lifecycle, site: { siteDir } }: Running, actor: Actor, run: () => Promise<void>): Promise<void> {
  const problem = await takeTurn({ own: actor.own, code: actor.code, siteDir }, run)
  if (problem === undefined) return
  lifecycle.problems.push(problem)
  lifecycle.isHollow = true
}

/** What bundlers of Docusaurus take: names of folders are read here, and the rest is nobody's. */
async function readBundling(plugin: Living, running: Running, isStyled: boolean): Promise<void> {
  const { own, has } = plugin
  const { lifecycle, aliases, site } = running
  const asked = has('configureWebpack') ? await bundlingOf(plugin, site.siteDir) : undefined
  aliases.push(...(asked?.aliases ?? []))
  const isLeft = (name: string): boolean => has(name) && (name !== 'configureWebpack' || asked?.isMore === true)
  const names = ['configureWebpack', ...(isStyled ? [] : ['configurePostCss'])].filter(isLeft)
  if (names.length === 0) return
  lifecycle.left.push({ where: own.where, meaning: textOf('ignored/plugin-bundling', { name: own.shown, names }) })
}

async function whenAllAreLoaded(plugin: Living, running: Running): Promise<void> {
  const { lifecycle, themeFolders, site } = running
  const { own, folder, content } = plugin
  const { where, shown: name } = own
  const say = (id: TextId, values: object): void =>
    void lifecycle.left.push({ where, meaning: textOf(id, { name, ...values }) })
  const inFolder = (path: unknown): string[] => (typeof path === 'string' ? [resolve(folder, path)] : [])
  // Its component may be in a theme of a plugin.
  for (const theme of inFolder(await plugin.call('getThemePath'))) {
    const names = plugin.isInstalled ? partsIn(theme) : []
    if (names.length > 0) say('ignored/plugin-theme', { names })
    else themeFolders.push(theme)
  }
  lifecycle.files.push(...filesOf(await plugin.call('getPathsToWatch'), site.siteDir))
  lifecycle.clientModules.push(...[await plugin.call('getClientModules')].flat().flatMap(inFolder))
  const tags = tagsOf(await plugin.call('injectHtmlTags', { content }))
  lifecycle.headTags.push(...tags.head)
  if (tags.rest) say('ignored/plugin-tags', {})
}

function madeBy(
  { site, ledger, themeFolders, aliases, alive, lifecycle }: Running,
  style: Made['style'],
): Made | undefined {
  const read = readRoutes(ledger.routes, { siteDir: site.siteDir, themeFolders })
  lifecycle.files.push(...read.files)
  if (read.left.length > 0)
    lifecycle.left.push({ where: 'plugins', meaning: textOf('ignored/plugin-routes', { routes: read.left }) })
  const finish = finishing(alive, site.siteDir, ledger.globalData)
  const gather = gathering(alive, { ...ledger, siteDir: site.siteDir, themeFolders })
  const count = read.routes.length + themeFolders.length + aliases.length + Object.keys(ledger.texts).length
  if (count === 0 && (finish ?? gather ?? style) === undefined) return undefined
  return { routes: read.routes, themeFolders, gather, finish, style, aliases, texts: ledger.texts }
}
