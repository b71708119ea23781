/** Pages that plugins add: what their components are given is read into plain data. */

import { existsSync, readFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import { excerptName, giveText } from '../../../shared/config/given-text.ts'
import type { MadeRoute, PluginContent } from '../../../shared/config/made.ts'
import { isTextFile } from '../../../shared/files.ts'
import { type FilePath, toFilePath } from '../../../shared/path.ts'
import { attempt, isRecord, listOf, mapValues, recordOf, stringOf } from '../../../shared/value.ts'
import { componentAt, siteFile } from './find.ts'

/** A page as a plugin asked for it. */
export interface AskedRoute {
  route: Record<string, unknown>
  /** Data that the plugin left for it, by the path that it was given. */
  created: ReadonlyMap<string, string>
  baseUrl: string
}

interface Around {
  siteDir: string
  themeFolders: readonly string[]
  /** What Docusaurus' own plugins tell of the texts, once that is known. */
  content?: PluginContent | undefined
}

interface ReadRoutes {
  routes: MadeRoute[]
  /** Addresses of pages that cannot be made. */
  left: string[]
  /** Absolute files of their data. */
  files: string[]
}

export function readRoutes(asked: readonly AskedRoute[], around: Around): ReadRoutes {
  const read: ReadRoutes = { routes: [], left: [], files: [] }
  for (const one of asked) for (const leaf of leavesOf(one.route, {})) readLeaf({ ...one, route: leaf }, around, read)
  return read
}

/** Pages stand in the places of routes that have none below them; what those above give is theirs too. */
function leavesOf(route: Record<string, unknown>, above: Record<string, unknown>): Record<string, unknown>[] {
  const join = (key: string): unknown => ({ ...recordOf(above[key]), ...recordOf(route[key]) })
  const whole = { ...route, modules: join('modules'), props: join('props') }
  const children = listOf(route.routes).filter(isRecord)
  return children.length === 0 ? [whole] : children.flatMap(child => leavesOf(child, whole))
}

function readLeaf({ route, created, baseUrl }: AskedRoute, around: Around, read: ReadRoutes): void {
  const path = stringOf(route.path)
  const component = typeof route.component === 'string' ? componentOf(route.component, around) : undefined
  const texts = new Set<FilePath>()
  const props = component === undefined ? undefined : propsOf(route, { created, ...around, files: read.files, texts })
  // An address that is a pattern is a page for each that somebody types.
  if (!path.startsWith('/') || /[:*]/.test(path) || component === undefined || props === undefined) read.left.push(path)
  else read.routes.push({ path: inSite(path, baseUrl), component, props, texts: [...texts] })
}

const inSite = (path: string, baseUrl: string): string =>
  `${path}/`.startsWith(baseUrl) ? `/${path.slice(baseUrl.length)}` : path

/** `@theme/X` of the site or of a plugin, or a file. */
function componentOf(written: string, { siteDir, themeFolders }: Around): string | undefined {
  const theme = written.startsWith('@theme/') ? written.slice('@theme/'.length) : undefined
  if (theme === undefined) return componentAt(siteFile(written, siteDir))
  const folders = [join(siteDir, 'src/theme'), ...themeFolders.toReversed()]
  return folders.map(folder => componentAt(join(folder, theme))).find(file => file !== undefined)
}

interface Reading extends Around {
  created: ReadonlyMap<string, string>
  files: string[]
  /** Names of the texts among the data. */
  texts: Set<FilePath>
}

/** All that a component is given but `location`; `undefined` where some of it is code. */
function propsOf({ modules, props, ...route }: Record<string, unknown>, reading: Reading): string | undefined {
  const { component: _, routes: __, ...own } = route
  return attempt(() => JSON.stringify({ ...recordOf(loaded(modules, reading)), ...recordOf(props), route: own }))
}

/** Names of modules in the places where their values will be. */
function loaded(named: unknown, reading: Reading): unknown {
  if (Array.isArray(named)) return named.map(item => loaded(item, reading))
  if (typeof named === 'string') return readData(named, reading)
  if (!isRecord(named)) return undefined
  if (named.__import === true) return readData(String(named.path), reading, recordOf(named.query))
  return mapValues(named, inside => loaded(inside, reading))
}

function readData(written: string, reading: Reading, query: Record<string, unknown> = {}): unknown {
  const { created, siteDir, files } = reading
  const name = written.replace(/^~data\//, '')
  const made = created.get(name)
  if (made !== undefined) return JSON.parse(made)
  const file = siteFile(written.replace(/^@generated\//, '.docusaurus/'), siteDir)
  const other = created.get(file)
  if (other !== undefined) return JSON.parse(other)
  const [text = '', asked = ''] = file.split('?')
  if (isTextFile(text) && existsSync(text))
    return readText(toFilePath(relative(siteDir, text)), reading, Boolean(query.truncated ?? /truncated/.test(asked)))
  if (!file.endsWith('.json') || !existsSync(file)) throw new Error(written)
  files.push(file)
  return JSON.parse(readFileSync(file, 'utf8'))
}

/** A text as its bundler would give it: a component with what is told of it. */
function readText(file: FilePath, { content = {}, texts }: Reading, isTruncated: boolean): object {
  const name = isTruncated ? excerptName(file) : file
  texts.add(name)
  const metadata = metadataOf(content, `@site/${file}`)
  return giveText({ name, facts: { metadata, frontMatter: metadata.frontMatter ?? {}, assets: {}, toc: [] } })
}

function metadataOf(content: PluginContent, source: string): Record<string, unknown> {
  const told = Object.values(content).flatMap(byId => Object.values(byId).map(recordOf))
  const posts = told.flatMap(({ blogPosts }) => listOf(blogPosts).map(post => recordOf(recordOf(post).metadata)))
  const documents = told
    .flatMap(({ loadedVersions }) => listOf(loadedVersions))
    .flatMap(version => listOf(recordOf(version).docs).map(recordOf))
  return [...posts, ...documents].find(one => one.source === source) ?? {}
}
