/** Options of the docs, blog and pages plugins in our names, with Docusaurus' defaults where they differ from ours. */

import { isAbsolute, relative } from 'node:path'
import { isRecord } from '../fields.ts'
import type { Section } from './source.ts'
import { standInName } from './stand-ins.ts'

const COMMON = [
  'id',
  'path',
  'routeBasePath',
  'include',
  'exclude',
  'editUrl',
  'editLocalizedFiles',
  'showLastUpdateTime',
  'showLastUpdateAuthor',
]
const TAGGED = ['tagsBasePath', 'tags', 'onInlineTags']
const DOCS = [
  'breadcrumbs',
  'numberPrefixParser',
  'sidebarCollapsible',
  'sidebarCollapsed',
  'includeCurrentVersion',
  'disableVersioning',
  'lastVersion',
  'onlyIncludeVersions',
  'editCurrentVersion',
  'versions',
]
const BLOG = [
  'archiveBasePath',
  'pageBasePath',
  'authorsBasePath',
  'blogSidebarCount',
  'postsPerPage',
  'showReadingTime',
  'sortPosts',
  'truncateMarker',
  'authorsMapPath',
  'onInlineAuthors',
  'onUntruncatedBlogPosts',
]
const FEED = ['type', 'title', 'description', 'copyright', 'limit']

const COMPONENT = 'своя разметка страницы не применяется: страницы рисует тема движка'

/** What a config says of the documents, in our names. */
export function translateDocs(section: Section, siteDir: string): Record<string, unknown> {
  const docs = { ...section.pick(...COMMON, ...TAGGED, ...DOCS) }
  const sidebarPath = section.raw('sidebarPath')
  if (sidebarPath !== undefined) docs.sidebarPath = siteRelative(sidebarPath, siteDir)
  section.explain({
    sidebarItemsGenerator: 'меню из папок составляется обычным правилом, без этой функции',
    docsRootComponent: COMPONENT,
    docVersionRootComponent: COMPONENT,
    docRootComponent: COMPONENT,
    docItemComponent: COMPONENT,
    docTagDocListComponent: COMPONENT,
    docTagsListComponent: COMPONENT,
    docCategoryGeneratedIndexComponent: COMPONENT,
  })
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
    // A null is no feed; other keys may stand beside it.
    feedOptions: { title: feedTitle, description: feedTitle, ...feed.pick(...FEED) },
  }
  feed.explain({ createFeedItems: 'состав ленты не меняется этой функцией' })
  feed.skip('language', 'xslt')
  feed.end()
  section.explain({
    readingTime: 'время чтения считается обычным образом',
    processBlogPosts: 'записи не проходят через эту функцию',
    blogListComponent: COMPONENT,
    blogPostComponent: COMPONENT,
    blogTagsListComponent: COMPONENT,
    blogTagsPostsComponent: COMPONENT,
    blogArchiveComponent: COMPONENT,
    blogAuthorsListComponent: COMPONENT,
    blogAuthorsPostsComponent: COMPONENT,
  })
  section.skip('admonitions', ...MDX_PLUGINS)
  section.end()
  return blog
}

export function translatePages(section: Section): Record<string, unknown> {
  const pages = section.pick(...COMMON)
  section.explain({ mdxPageComponent: COMPONENT })
  section.skip('admonitions', ...MDX_PLUGINS)
  section.end()
  return pages
}

/** Lists of Markdown plugins: another parser reads the text, so none of them runs. */
export const MDX_PLUGINS = [
  'remarkPlugins',
  'rehypePlugins',
  'recmaPlugins',
  'beforeDefaultRemarkPlugins',
  'beforeDefaultRehypePlugins',
]
/** What the engine does by itself. */
const BUILT_IN = /npm2yarn|emoji|gfm|github-blockquote|smartypants|unwrap-images|external-links|slug|autolink/
const MEANINGS: [RegExp, string][] = [
  [/math|katex|mathjax/, 'формулы остаются текстом'],
  [/mermaid|plantuml|kroki/, 'диаграммы остаются текстом'],
]

/** Says of each Markdown plugin, once, that it is not run. */
export function explainMdxPlugins(sections: readonly Section[]): void {
  const said = new Set<string>()
  for (const section of sections) {
    for (const key of MDX_PLUGINS) {
      const list = section.raw(key)
      for (const [index, item] of (Array.isArray(list) ? list : []).entries()) {
        const name = pluginName(Array.isArray(item) ? item[0] : item)
        if (said.has(name) || BUILT_IN.test(name)) continue
        said.add(name)
        const meaning = MEANINGS.find(([pattern]) => pattern.test(name))?.[1] ?? 'текст через него не проходит'
        section.explainAt(`${section.at(key)}[${index}]`, `«${name}» не выполняется: ${meaning}`)
      }
    }
  }
}

function pluginName(plugin: unknown): string {
  if (typeof plugin === 'string') return plugin
  const name = standInName(plugin)
  if (name !== undefined) return name
  return typeof plugin === 'function' && plugin.name !== '' ? plugin.name : 'своё дополнение Markdown'
}

/** Admonitions are set for the whole site here: kinds of all sections together, off only when all sections say so. */
export function translateAdmonitions(sections: readonly Section[]): unknown {
  const values = sections.map(section => section.raw('admonitions'))
  if (values.length > 0 && values.every(value => value === false)) return false
  const objects = values.filter(isRecord)
  if (objects.length === 0) return undefined
  const keywords = objects.flatMap(({ keywords }) => (Array.isArray(keywords) ? keywords : []))
  return {
    keywords: [...new Set<unknown>(keywords)],
    extendDefaults: !objects.some(value => value.extendDefaults === false),
  }
}

/** Paths that `require.resolve` made absolute, from the site directory again. */
export function siteRelative(path: unknown, siteDir: string): unknown {
  if (typeof path !== 'string') return path
  const written = path.startsWith('@site/') ? path.slice('@site/'.length) : path
  return isAbsolute(written) ? relative(siteDir, written).replaceAll('\\', '/') : written
}
