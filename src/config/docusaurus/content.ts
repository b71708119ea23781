/** Options of the docs, blog and pages plugins in our names, with Docusaurus' defaults where they differ from ours. */

import { existsSync } from 'node:fs'
import { isAbsolute, join, relative } from 'node:path'
import { textOf } from '../../messages/problem.ts'
import type { TextId } from '../../messages/texts/index.ts'
import { PACKAGE_MANAGERS } from '../../shared/config.ts'
import { words } from '../../shared/text/words.ts'
import { isRecord, listOf, recordOf } from '../../shared/value.ts'
import { isMathPlugin } from './math.ts'
import { type PluginCall, pluginName, pluginsIn } from './plugins.ts'
import type { Notes, Section } from './source.ts'
import { standInName } from './stand-ins.ts'

const COMMON = words(`
  id path routeBasePath include exclude editUrl editLocalizedFiles showLastUpdateTime showLastUpdateAuthor
`)
const TAGGED = ['tagsBasePath', 'tags', 'onInlineTags']
const DOCS = words(`
  breadcrumbs numberPrefixParser sidebarItemsGenerator sidebarCollapsible sidebarCollapsed includeCurrentVersion
  disableVersioning lastVersion onlyIncludeVersions editCurrentVersion versions
`)
const BLOG = words(`
  archiveBasePath pageBasePath authorsBasePath blogSidebarCount postsPerPage showReadingTime sortPosts
  truncateMarker authorsMapPath onUntruncatedBlogPosts
`)
const FEED = ['type', 'title', 'description', 'copyright', 'limit']

/** Components of a site that would draw whole pages. */
const DOCS_COMPONENTS = words(`
  docsRootComponent docVersionRootComponent docRootComponent docItemComponent docTagDocListComponent
  docTagsListComponent docCategoryGeneratedIndexComponent
`)
const BLOG_COMPONENTS = words(`
  blogListComponent blogPostComponent blogTagsListComponent blogTagsPostsComponent blogArchiveComponent
  blogAuthorsListComponent blogAuthorsPostsComponent
`)

const notUsed = (components: readonly string[]): Record<string, TextId> =>
  Object.fromEntries(components.map(key => [key, 'ignored/page-component']))

/** What a config says of the documents, in our names. */
export function translateDocs(section: Section, siteDir: string): Record<string, unknown> {
  const docs: Record<string, unknown> = {
    ...section.pick(...COMMON, ...TAGGED, ...DOCS),
    ...translateTreePlugins(section),
  }
  const sidebarPath = section.raw('sidebarPath')
  if (sidebarPath !== undefined) docs.sidebarPath = siteRelative(sidebarPath, siteDir)
  section.explain(notUsed(DOCS_COMPONENTS))
  section.skip('admonitions', ...MDX_PLUGINS)
  section.end()
  return docs
}

export function translateBlog(section: Section, siteTitle: string): Record<string, unknown> {
  const feed = section.inside('feedOptions')
  const feedTitle = `${siteTitle} Blog`
  const blog = {
    blogTitle: 'Blog',
    blogDescription: 'Blog',
    blogSidebarTitle: 'Recent posts',
    ...section.pick(...COMMON, ...TAGGED, ...BLOG, 'blogTitle', 'blogDescription', 'blogSidebarTitle'),
    ...translateTreePlugins(section),
    // A null is no feed; other keys may stand beside it.
    feedOptions: { title: feedTitle, description: feedTitle, ...feed.pick(...FEED) },
  }
  feed.explain({ createFeedItems: 'ignored/feed-items' })
  feed.skip('language')
  // `true` is what a new site is given; a file is its author's own work.
  if (isRecord(feed.raw('xslt'))) feed.explain({ xslt: 'ignored/feed-style' })
  feed.end()
  section.explain({
    readingTime: 'ignored/reading-time',
    processBlogPosts: 'ignored/blog-posts',
    // Milder settings ask for nothing that is missed.
    ...(section.raw('onInlineAuthors') === 'throw' && { onInlineAuthors: 'ignored/inline-authors' }),
    ...notUsed(BLOG_COMPONENTS),
  })
  section.skip('admonitions', ...MDX_PLUGINS)
  section.end()
  return blog
}

export function translatePages(section: Section): Record<string, unknown> {
  const pages = { ...section.pick(...COMMON), ...translateTreePlugins(section) }
  section.explain(notUsed(['mdxPageComponent']))
  section.skip('admonitions', ...MDX_PLUGINS)
  section.end()
  return pages
}

/** Lists of plugins for trees, which run in this order. */
const REMARK_PLUGINS = ['beforeDefaultRemarkPlugins', 'remarkPlugins']
const REHYPE_PLUGINS = ['beforeDefaultRehypePlugins', 'rehypePlugins']
/** Trees of code are never made here. */
const MDX_PLUGINS = [...REMARK_PLUGINS, ...REHYPE_PLUGINS, 'recmaPlugins']
/** What the engine does by itself. */
const BUILT_IN =
  /npm2yarn|emoji|gfm|github-blockquote|smartypants|unwrap-images|external-links|^rehype-(?:raw|slug|autolink|sanitize|prism|highlight|shiki|pretty-code)/
const MEANINGS: [RegExp, TextId][] = [[/mermaid|plantuml|kroki/, 'ignored/diagrams']]

/** `rehype-slug` by its package and by its function. */
const isOurs = (name: string): boolean =>
  BUILT_IN.test(name.replace(/[a-z](?=[A-Z])/g, '$&-').toLowerCase()) || isMathPlugin(name)

/** A plugin that is there: no package stands in for it. */
function runs(item: unknown): boolean {
  const [plugin]: unknown[] = [item].flat()
  return typeof plugin === 'function' && standInName(plugin) === undefined && !isOurs(pluginName(plugin))
}

/** Plugins for trees in one list a tree, but for those whose work the engine does. */
function translateTreePlugins(section: Section): { remarkPlugins?: unknown[]; rehypePlugins?: unknown[] } {
  const found = (keys: readonly string[]): unknown[] => keys.flatMap(key => listOf(section.raw(key)).filter(runs))
  const [remarkPlugins, rehypePlugins] = [found(REMARK_PLUGINS), found(REHYPE_PLUGINS)]
  return { ...(remarkPlugins.length > 0 && { remarkPlugins }), ...(rehypePlugins.length > 0 && { rehypePlugins }) }
}

/** Says of each Markdown plugin that is not run, once, what that means. */
export function explainMdxPlugins(sections: readonly Section[]): void {
  const said = new Set<string>()
  for (const { key, item, name, explain } of pluginsIn(sections, MDX_PLUGINS)) {
    if (said.has(name) || isOurs(name) || (key !== 'recmaPlugins' && runs(item))) continue
    said.add(name)
    const meaning = MEANINGS.find(([pattern]) => pattern.test(name))?.[1] ?? 'ignored/markdown-plugin'
    const shown = name === '' ? textOf('ignored/own-markdown-plugin') : name
    explain(textOf('ignored/not-run-means', { name: shown, meaning: textOf(meaning) }))
  }
}

/** Package managers that the sections' `npm2yarn` names besides npm; `undefined`: all. Functions of the author do not run. */
export function translateConverters(sections: readonly Section[]): unknown {
  const names: string[] = []
  for (const { name, options, explain } of pluginsIn(sections, REMARK_PLUGINS)) {
    if (!/npm2yarn/.test(name) || !isConverting(options)) continue
    const own = options.converters.flatMap(converter => (Array.isArray(converter) ? [String(converter[0])] : []))
    if (own.length > 0) explain(textOf('ignored/npm2yarn', { names: own }), '[1].converters')
    names.push(...options.converters.map(converter => String([converter].flat()[0])))
  }
  const known = PACKAGE_MANAGERS.filter(name => names.includes(name))
  return names.length === 0 ? undefined : known.sort((a, b) => names.indexOf(a) - names.indexOf(b))
}

const isConverting = (options: unknown): options is { converters: unknown[] } =>
  isRecord(options) && Array.isArray(options.converters)

/** Admonitions are set for the whole site here: kinds of all sections together, off only when all sections say so. */
export function translateAdmonitions(sections: readonly Section[]): unknown {
  const values = sections.map(section => section.raw('admonitions'))
  if (values.length > 0 && values.every(value => value === false)) return false
  const objects = values.filter(isRecord)
  if (objects.length === 0) return undefined
  const keywords = objects.flatMap(({ keywords }) => listOf(keywords))
  return {
    keywords: [...new Set<unknown>(keywords)],
    extendDefaults: !objects.some(value => value.extendDefaults === false),
  }
}

/** Paths that `require.resolve` or `path.join` made absolute, from the site directory again. */
export function siteRelative(path: unknown, siteDir: string): unknown {
  if (typeof path !== 'string') return path
  const written = path.startsWith('@site/') ? path.slice('@site/'.length) : path
  return isAbsolute(written) ? relative(siteDir, written).replaceAll('\\', '/') : written
}

/** A sheet of a package that is not installed is left out, like the package. */
export function cssOf({ options, where }: PluginCall, siteDir: string, notes: Notes): unknown[] {
  const css = recordOf(options).customCss
  if (css === undefined) return []
  const files = [css].flat().map(path => trimDot(siteRelative(path, siteDir)))
  return files.filter(file => {
    const isLost = typeof file === 'string' && isOfPackage(file) && !existsSync(join(siteDir, file))
    const shown = String(file).replace(/^.*\bnode_modules\//, '')
    if (isLost) notes.explain(`${where}.customCss`, textOf('ignored/css-package', { file: shown }))
    return !isLost
  })
}

const isOfPackage = (file: string): boolean => /(?:^|\/)node_modules\/|^@[^/]+\//.test(file)

const trimDot = (path: unknown): unknown => (typeof path === 'string' ? path.replace(/^\.\//, '') : path)
