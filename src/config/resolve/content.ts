/** Blogs, docs and pages of the config with every default filled in. */

import { existsSync } from 'node:fs'
import { isAbsolute, join, relative } from 'node:path'
import type { Translate } from '../../messages/index.ts'
import type { BlogConfig, DocsConfig, FeedConfig, FeedType, MarkdownPlugin, PagesConfig } from '../../shared/config.ts'
import { textExtensions } from '../../shared/files.ts'
import { toRoute } from '../../shared/path.ts'
import { isRecord } from '../../shared/value.ts'
import { CURRENT_VERSION } from '../../shared/version.ts'
import { type Fields, kindOf, type Report, type ReportIn, shownOf } from '../fields.ts'
import { readJsonFile } from '../module/json.ts'
import { resolveGenerator } from '../sidebar-items.ts'
import { expandSidebars, withoutVersion } from '../sidebars.ts'
import { resolveVersions } from '../versions.ts'
import { editUrl, numberPrefixes } from './answers.ts'
import { reportCharacters } from './characters.ts'

interface ContentContext {
  /** Absolute. */
  siteDir: string
  siteTitle: string
  t: Translate
  /** Folder of what is translated into the language of the site: `i18n/ru`. */
  localization: string | undefined
  /** What the sidebars files hold, by `sidebarPath`. */
  sidebars: ReadonlyMap<string, unknown>
  /** Reports about a sidebars file. */
  reportIn: ReportIn
}

/** Docusaurus' defaults: partials, drafts of folders and tests are no pages. */
const SCRIPTS = 'js,jsx,ts,tsx'
const EXCLUDE = [`**/_*.{${SCRIPTS},${textExtensions.join()}}`, '**/_*/**', `**/*.test.{${SCRIPTS}}`, '**/__tests__/**']
const INCLUDE = [`**/*.{${textExtensions.join()}}`]
const PAGES_INCLUDE = [`**/*.{${SCRIPTS},${textExtensions.join()}}`]
const TRUNCATE = /<!--\s*truncate\s*-->|\{\/\*\s*truncate\s*\*\/\}/
const FEED_TYPES: readonly FeedType[] = ['rss', 'atom', 'json']

interface InstanceKind {
  /** Of the whole config. */
  fields: Fields
  key: string
  /** Its default folder, absolute. */
  folder: string
}

/**
 * Instances of one kind: `false` is none, a list is several. A kind that the config does not name is there
 * when its default folder is.
 */
export function resolveInstances<T extends { id: string }>(
  { fields, key, folder }: InstanceKind,
  resolve: (fields: Fields) => T,
): T[] {
  const value = fields.raw(key)
  if (value === false || value === null) return []
  if (value === undefined && !existsSync(folder)) return []
  const list = Array.isArray(value) ? fields.objects(key) : [fields.inside(key)]
  const instances = list.map(inside => {
    const instance = resolve(inside)
    inside.end()
    return { instance, where: inside.where }
  })
  const seen = new Map<string, string>()
  for (const { instance, where } of instances) {
    const other = seen.get(instance.id)
    if (other !== undefined) fields.report(`${where}.id`, 'config/id-taken', { id: instance.id, other })
    seen.set(instance.id, where)
  }
  return instances.map(({ instance }) => instance)
}

function resolveCommon(
  fields: Fields,
  defaults: { path: string; routeBasePath: string; plugin: string; include?: string[] },
  { siteDir, localization }: ContentContext,
) {
  const id = fields.text('id', 'default')
  const path = folder(fields, defaults.path, siteDir)
  const plugin = id === 'default' ? defaults.plugin : `${defaults.plugin}-${id}`
  const localizedPath = localization === undefined ? undefined : `${localization}/${plugin}`
  return {
    id,
    path,
    localizedPath,
    editPath: path,
    editLocalizedPath: fields.flag('editLocalizedFiles', false) ? localizedPath : undefined,
    routeBasePath: toRoute(fields.text('routeBasePath', defaults.routeBasePath)),
    include: fields.texts('include', defaults.include ?? INCLUDE),
    exclude: fields.texts('exclude', EXCLUDE),
    editUrl: editUrl(fields),
    showLastUpdateTime: fields.flag('showLastUpdateTime', false),
    showLastUpdateAuthor: fields.flag('showLastUpdateAuthor', false),
    remarkPlugins: resolvePlugins(fields, 'remarkPlugins'),
    rehypePlugins: resolvePlugins(fields, 'rehypePlugins'),
  }
}

/** Functions of the author's own config, alone or with their options. */
function resolvePlugins(fields: Fields, key: string): MarkdownPlugin[] {
  return fields.list(key).flatMap(({ value, where }): MarkdownPlugin[] => {
    const [attach, options]: unknown[] = [value].flat()
    // Switched off, as `isProduction && plugin` writes it.
    if (attach === false || attach === null || attach === undefined) return []
    if (typeof attach === 'function') {
      const name = attach.name === '' ? where : attach.name
      return [{ name, attach: attach as MarkdownPlugin['attach'], options }]
    }
    fields.report(where, 'config/not-plugin', { kind: kindOf(attach) })
    return []
  })
}

/** Folder as written from the site directory: an absolute one must lie inside. */
function folder(fields: Fields, fallback: string, siteDir: string): string {
  const path = fields.text('path', fallback)
  if (!isAbsolute(path)) return path.replaceAll('\\', '/')
  const inside = relative(siteDir, path)
  if (inside.startsWith('..') || isAbsolute(inside)) fields.wrong('path', 'config/folder-outside')
  return inside.replaceAll('\\', '/')
}

/** `'ALL'` is no limit. */
function count(fields: Fields, key: string, { fallback, min }: { fallback: number; min: number }): number {
  if (fields.raw(key) === 'ALL') return Number.POSITIVE_INFINITY
  return fields.number(key, fallback, { min, max: Number.POSITIVE_INFINITY, integer: true })
}

/** What blogs and documents say of tags alike. */
function resolveTags(fields: Fields) {
  const file = fields.raw('tags')
  return {
    tagsBasePath: fields.text('tagsBasePath', 'tags'),
    tags: file === false || file === null ? undefined : fields.text('tags', 'tags.yml'),
    onInlineTags: fields.level('onInlineTags', 'warn'),
  }
}

export function resolveBlog(fields: Fields, context: ContentContext): BlogConfig {
  const { t } = context
  const title = fields.text('blogTitle', t('theme.blog.defaultTitle'))
  fields.gone({ onInlineAuthors: 'ignored/inline-authors' })
  const description = fields.text('blogDescription', title)
  return {
    ...resolveCommon(
      fields,
      { path: 'blog', routeBasePath: 'blog', plugin: 'docusaurus-plugin-content-blog' },
      context,
    ),
    title,
    description,
    ...resolveTags(fields),
    archiveBasePath: fields.raw('archiveBasePath') === null ? undefined : fields.text('archiveBasePath', 'archive'),
    pageBasePath: fields.text('pageBasePath', 'page'),
    authorsBasePath: fields.text('authorsBasePath', 'authors'),
    postsPerPage: count(fields, 'postsPerPage', { fallback: 10, min: 1 }),
    sidebarTitle: fields.text('blogSidebarTitle', t('theme.blog.sidebar.defaultTitle')),
    sidebarCount: count(fields, 'blogSidebarCount', { fallback: 5, min: 0 }),
    showReadingTime: fields.flag('showReadingTime', true),
    sortPosts: fields.oneOf('sortPosts', ['ascending', 'descending'], 'descending'),
    truncateMarker: truncateMarker(fields),
    authorsMapPath: fields.text('authorsMapPath', 'authors.yml'),
    onUntruncatedBlogPosts: fields.level('onUntruncatedBlogPosts', 'warn'),
    feed: fields.within('feedOptions', feed => resolveFeed(feed, { title: context.siteTitle, description })),
  }
}

function truncateMarker(fields: Fields): RegExp {
  const value = fields.raw('truncateMarker')
  if (value instanceof RegExp) return value
  if (value !== undefined) fields.wrong('truncateMarker', 'config/not-pattern')
  return TRUNCATE
}

function resolveFeed(fields: Fields, defaults: { title: string; description: string }): FeedConfig {
  const limit = fields.raw('limit')
  return {
    types: feedTypes(fields),
    title: fields.text('title', defaults.title),
    description: fields.text('description', defaults.description),
    copyright: fields.text('copyright', ''),
    limit:
      limit === null || limit === false ? Number.POSITIVE_INFINITY : count(fields, 'limit', { fallback: 20, min: 1 }),
    perTag: fields.flag('perTag', false),
  }
}

function feedTypes(fields: Fields): FeedType[] {
  const value = fields.raw('type')
  if (value === undefined) return ['rss', 'atom']
  if (value === null || value === false) return []
  if (value === 'all') return [...FEED_TYPES]
  const names: unknown[] = [value].flat()
  return names.flatMap(name => {
    const type = FEED_TYPES.find(known => known === name)
    if (type === undefined) fields.wrong('type', 'config/feed-type', { shown: shownOf(name) })
    return type ?? []
  })
}

/** One instance as its versions: each is documents of its own with a menu of its own. */
export function resolveDocs(fields: Fields, context: ContentContext): { id: string; versions: DocsConfig[] } {
  const defaults = { path: 'docs', routeBasePath: 'docs', plugin: 'docusaurus-plugin-content-docs' }
  const common = resolveCommon(fields, defaults, context)
  const collapsible = fields.flag('sidebarCollapsible', true)
  const shared = {
    ...resolveTags(fields),
    breadcrumbs: fields.flag('breadcrumbs', true),
    sidebarCollapsible: collapsible,
    // What cannot be closed is open.
    sidebarCollapsed: fields.flag('sidebarCollapsed', collapsible) && collapsible,
    numberPrefixes: numberPrefixes(fields),
    ...resolveGenerator(fields),
    sidebarTexts: fields.textMap('sidebarTexts'),
  }
  const currentSidebars = resolveSidebars(fields, context)
  const editCurrent = fields.flag('editCurrentVersion', false)
  const places = resolveVersions(fields, { ...context, id: common.id, path: common.path })
  const localized = (name: string): string | undefined =>
    common.localizedPath === undefined ? undefined : `${common.localizedPath}/${name}`
  const versions = places.map(({ folder, pathPart, sidebarsFile, sidebarTexts, ...version }): DocsConfig => {
    const name = sidebarsFile === undefined ? CURRENT_VERSION : `version-${version.name}`
    return {
      ...common,
      ...shared,
      sidebarTexts: { ...shared.sidebarTexts, ...sidebarTexts },
      path: folder,
      routeBasePath: toRoute(common.routeBasePath, pathPart),
      localizedPath: localized(name),
      editPath: editCurrent ? common.path : folder,
      editLocalizedPath:
        common.editLocalizedPath === undefined ? undefined : localized(editCurrent ? CURRENT_VERSION : name),
      sidebars: sidebarsFile === undefined ? currentSidebars : readVersionSidebars(sidebarsFile, name, context),
      version,
    }
  })
  return { id: common.id, versions }
}

function resolveSidebars(fields: Fields, { sidebars, reportIn }: ContentContext): DocsConfig['sidebars'] {
  if (fields.raw('sidebarPath') === false) return false
  const path = fields.text('sidebarPath')
  const written = path === undefined ? undefined : sidebars.get(path)
  return path === undefined || written === undefined ? undefined : expandFile(written, reportIn(path))
}

/** A version without a sidebars file has no sidebars: Docusaurus writes none when there were none. */
function readVersionSidebars(
  file: string,
  version: string,
  { siteDir, reportIn }: ContentContext,
): DocsConfig['sidebars'] {
  const disk = join(siteDir, file)
  if (!existsSync(disk)) return false
  const read = readJsonFile(disk)
  if ('value' in read) return expandFile(withoutVersion(read.value, `${version}/`), reportIn(file))
  reportIn(file, read.at)('', read.id ?? 'config/sidebars-json', read.values)
  return false
}

function expandFile(written: unknown, report: Report): DocsConfig['sidebars'] {
  reportCharacters(written, '', { report, isTheirs: false })
  if (isRecord(written)) return expandSidebars(written, report)
  report('', 'config/sidebars-shape', { kind: kindOf(written) })
  return undefined
}

export function resolvePages(fields: Fields, context: ContentContext): PagesConfig {
  return resolveCommon(
    fields,
    { path: 'src/pages', routeBasePath: '/', plugin: 'docusaurus-plugin-content-pages', include: PAGES_INCLUDE },
    context,
  )
}
