/**
 * Plugins of a Docusaurus site that are its own code: `loadContent`, `contentLoaded` and `injectHtmlTags` run while the
 * config is read, for what they make that is plain data. What else they make is named.
 */

import { existsSync, statSync } from 'node:fs'
import { dirname, isAbsolute, join, resolve } from 'node:path'
import { guard } from '../../fence.ts'
import { problemOf, textOf } from '../../messages/problem.ts'
import type { Text } from '../../messages/text.ts'
import type { TextId } from '../../messages/texts/index.ts'
import type { FilePath } from '../../shared/path.ts'
import type { Problem } from '../../shared/problem.ts'
import { isRecord, messageOf } from '../../shared/value.ts'
import type { ReadModule } from '../module.ts'
import { customPlugins, type OwnPlugin } from './plugins.ts'
import { standInName } from './stand-ins.ts'

/** By the plugin's name and by its id, as `useGlobalData` gives it. */
export type GlobalData = Record<string, Record<string, unknown>>

export interface Lifecycle {
  /** Where those stand in the config that were run. */
  ran: ReadonlySet<string>
  globalData: GlobalData
  /** Tags for every head, as plugins wrote them. */
  headTags: unknown[]
  /** Absolute paths of modules for browsers. */
  clientModules: string[]
  /** What they made and what has no place here. */
  left: { where: string; meaning: Text }[]
  /** One that failed made nothing. */
  problems: Problem[]
  /** Absolute files of their code. */
  files: string[]
  /** One of them failed, or lacks a package: what it would have made is not known. */
  isHollow: boolean
}

interface Site {
  /** The config's value. */
  value: Record<string, unknown>
  siteDir: string
  file: FilePath
  /** Of the config itself. */
  code: ReadModule['code']
  read: (file: string, siteDir: string) => Promise<ReadModule>
}

export async function runPlugins(site: Site): Promise<Lifecycle> {
  const ran = new Set<string>()
  const lifecycle: Lifecycle = {
    ran,
    globalData: {},
    headTags: [],
    clientModules: [],
    left: [],
    problems: [],
    files: [],
    isHollow: false,
  }
  for (const plugin of customPlugins(site.value)) {
    const module = await findModule(plugin, site)
    if (module === undefined) continue
    ran.add(plugin.where)
    lifecycle.files.push(...module.files)
    lifecycle.problems.push(...module.problems.map(problem => ({ ...problem, level: 'warning' as const })))
    if (module.problems.length > 0 || (module.missing ?? []).length > 0) lifecycle.isHollow = true
    await runPlugin({ plugin, module, site, lifecycle })
  }
  return lifecycle
}

/** Code of the config itself, or a file that it names; a package is somebody else's and is not run. */
async function findModule({ plugin }: OwnPlugin, { code, siteDir, read }: Site): Promise<ReadModule | undefined> {
  if (typeof plugin === 'function')
    return standInName(plugin) === undefined && code !== undefined
      ? { value: plugin, problems: [], files: [], code }
      : undefined
  const file = typeof plugin === 'string' ? findFile(plugin, siteDir) : undefined
  if (file === undefined) return undefined
  const module = await read(file, siteDir)
  const { value } = module
  return { ...module, value: isRecord(value) && 'default' in value ? value.default : value }
}

const ENDS = ['', '.ts', '.mts', '.cts', '.js', '.mjs', '.cjs', '/index.ts', '/index.js', '/index.mjs', '/index.cjs']

function findFile(written: string, siteDir: string): string | undefined {
  const isPath = written.startsWith('.') || written.startsWith('@site/') || isAbsolute(written)
  if (!isPath || written.includes('/node_modules/')) return undefined
  return fileAt(resolve(siteDir, written.replace(/^@site\//, './')))
}

/** The file of a module, whose name may end as Node and bundlers let it. */
export const fileAt = (path: string): string | undefined =>
  ENDS.map(end => path + end).find(file => existsSync(file) && statSync(file).isFile())

interface Run {
  plugin: OwnPlugin
  module: ReadModule
  site: Site
  lifecycle: Lifecycle
}

async function runPlugin(run: Run): Promise<void> {
  const { plugin, module, site, lifecycle } = run
  const { code, value } = module
  if (code === undefined || typeof value !== 'function') return
  const before = process.cwd()
  try {
    // Docusaurus runs in the site's folder, and plugins read files from there.
    process.chdir(site.siteDir)
    await guard(code.unit, () => live(value as AnyFunction, run))
  } catch (error) {
    const { file, line, column } = code.explain(error)
    const values = { name: plugin.shown, reason: messageOf(error) }
    lifecycle.problems.push(problemOf('warning', 'plugin-run', { at: { file, line, column }, values }))
    lifecycle.isHollow = true
  } finally {
    process.chdir(before)
  }
}

type AnyFunction = (...args: unknown[]) => unknown

/** What has no counterpart here and is missed by a reader of the site. */
const UNHEARD = ['postBuild', 'getThemePath', 'allContentLoaded']
/** Of a bundler that is not there. */
const BUNDLING = ['configureWebpack', 'configurePostCss']

async function live(create: AnyFunction, { plugin: own, site, lifecycle }: Run): Promise<void> {
  const { plugin, where, shown } = own
  const options = isRecord(own.options) ? own.options : {}
  const made = await create(contextOf(site), { id: 'default', ...options })
  // A stand-in has every name, and nothing behind it.
  if (!isRecord(made) || standInName(made) !== undefined) return
  const call = async (name: string, argument?: unknown): Promise<unknown> => {
    const method = made[name]
    return typeof method === 'function' ? method.call(made, argument) : undefined
  }
  const routes: string[] = []
  const name = typeof made.name === 'string' ? made.name : 'default'
  const id = typeof options.id === 'string' ? options.id : 'default'
  const setGlobalData = (data: unknown): void => {
    const own = lifecycle.globalData[name] ?? {}
    lifecycle.globalData[name] = { ...own, [id]: JSON.parse(JSON.stringify(data ?? null)) }
  }
  const addRoute = (route: unknown): void => {
    if (isRecord(route)) routes.push(String(route.path))
  }
  const actions = { setGlobalData, addRoute, createData: async (file: string) => file }
  const content = await call('loadContent')
  await call('contentLoaded', { content, actions, allContent: {} })
  const tags = await call('injectHtmlTags', { content })
  const { head, rest } = tagsOf(tags)
  lifecycle.headTags.push(...head)
  if (rest) lifecycle.left.push({ where, meaning: textOf('ignored/plugin-tags', { name: shown }) })
  if (routes.length > 0)
    lifecycle.left.push({ where, meaning: textOf('ignored/plugin-routes', { name: shown, routes }) })
  const folder = typeof plugin === 'string' ? dirname(findFile(plugin, site.siteDir) ?? '') : site.siteDir
  const modules = [await call('getClientModules')].flat().filter(path => typeof path === 'string')
  lifecycle.clientModules.push(...modules.map(path => resolve(folder, path)))
  lifecycle.left.push(...unheard(made, where, shown))
}

/** What is not called, by what that means. */
function unheard(made: Record<string, unknown>, where: string, name: string | Text): Lifecycle['left'] {
  const has = (method: string): boolean => typeof made[method] === 'function'
  const say = (id: TextId, names: string[]): Lifecycle['left'] =>
    names.length === 0 ? [] : [{ where, meaning: textOf(id, { name, names }) }]
  return [
    ...say('ignored/plugin-parts', UNHEARD.filter(has)),
    ...say('ignored/plugin-bundling', BUNDLING.filter(has)),
    ...say('ignored/plugin-watch', ['getPathsToWatch'].filter(has)),
  ]
}

/** Docusaurus' context of a plugin. */
function contextOf({ value, siteDir, file }: Site): Record<string, unknown> {
  const i18n = isRecord(value.i18n) ? value.i18n : {}
  const defaultLocale = typeof i18n.defaultLocale === 'string' ? i18n.defaultLocale : 'en'
  const { DOCUSAURUS_CURRENT_LOCALE: currentLocale = defaultLocale } = process.env
  const siteConfig = { themeConfig: {}, customFields: {}, ...value }
  return {
    siteDir,
    siteConfig,
    siteConfigPath: join(siteDir, file),
    outDir: join(siteDir, 'build'),
    generatedFilesDir: join(siteDir, '.docusaurus'),
    localizationDir: join(siteDir, 'i18n', currentLocale),
    baseUrl: value.baseUrl ?? '/',
    i18n: { locales: [defaultLocale], localeConfigs: {}, path: 'i18n', ...i18n, defaultLocale, currentLocale },
    codeTranslations: {},
  }
}

/** Tags of heads as data; scripts from elsewhere may stand there too. The rest belongs into the body. */
function tagsOf(tags: unknown): { head: unknown[]; rest: boolean } {
  if (!isRecord(tags)) return { head: [], rest: false }
  const list = (key: string): unknown[] => (tags[key] === undefined ? [] : [tags[key]].flat())
  const ofHead = list('headTags')
  const ofBody = [...list('preBodyTags'), ...list('postBodyTags')]
  const scripts = ofBody.filter(isForeignScript).map(tag => ({
    ...tag,
    attributes: { defer: true, ...tag.attributes },
  }))
  const head = ofHead.filter(isRecord)
  return { head: [...head, ...scripts], rest: head.length < ofHead.length || scripts.length < ofBody.length }
}

const isForeignScript = (tag: unknown): tag is { attributes: Record<string, unknown> } =>
  isRecord(tag) && tag.tagName === 'script' && isRecord(tag.attributes) && typeof tag.attributes.src === 'string'
