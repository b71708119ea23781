/** From parsed documents to the whole site: every route, list, menu and link, as plain data. */

import type { Translate } from '../messages/index.ts'
import type { Config } from '../shared/config.ts'
import type { Content, ParsedPage } from '../shared/document.ts'
import { isComponentPage } from '../shared/files.ts'
import { type FilePath, nameOf, type Route, toAssetPath, toFilePath, toRoute } from '../shared/path.ts'
import { type Problem, problemLevel } from '../shared/problem.ts'
import type { Asset, DocumentPage, Page, Site, Target } from '../shared/site.ts'
import { contentKey } from '../shared/version.ts'
import { buildBlog } from './blog/blog.ts'
import { buildPosts } from './blog/posts.ts'
import { buildDocs } from './docs/docs.ts'
import { connectVersions, type DocsVersionPages } from './docs/versions.ts'
import { documentBase, documentTitle, type Mode, pageBase } from './document.ts'
import { buildBacklinks } from './links/backlinks.ts'
import { buildRedirects } from './links/redirects.ts'
import { type Destinations, resolveReferences } from './links/references.ts'
import { placePage, withoutExtension } from './links/route.ts'
import { slashedRoutes } from './links/slashes.ts'
import { buildNavbar } from './navbar.ts'

export type { Mode } from './document.ts'
export { resolveAsset } from './links/references.ts'

export interface SiteInput {
  config: Config
  content: Content
  parsed: ParsedPage[]
  /** Files that `resolveAsset` named, read and measured. */
  assets: Map<FilePath, Asset>
  t: Translate
  mode: Mode
}

export function buildSite(input: SiteInput): Site {
  const { content, parsed, assets, t, mode } = input
  const config = { ...input.config, slashedRoutes: slashedRoutes(input.config, input.parsed) }
  const problems: Problem[] = []
  const sidebars: Site['sidebars'] = {}
  const blogs: Site['blogs'] = []
  const versions: DocsVersionPages[] = []
  const all: Page[] = []
  const parsedOf = (kind: string, id: string): ParsedPage[] =>
    parsed.filter(({ source }) => source.kind === kind && source.instance === id)

  for (const blog of config.blogs) {
    const posts = buildPosts(config, blog, content, parsedOf('post', blog.id), mode)
    const built = buildBlog(config, blog, posts, t)
    problems.push(...posts.problems)
    blogs.push(built.model)
    all.push(...built.pages)
    if (built.sidebar !== undefined) sidebars[built.sidebar.id] = built.sidebar
  }
  for (const instance of config.docs) {
    const built = buildDocs(config, instance, content, parsedOf('doc', contentKey(instance)), { mode, t })
    problems.push(...built.problems)
    versions.push({ ...built, instance })
    all.push(...built.pages)
    Object.assign(sidebars, built.sidebars)
  }
  connectVersions(config, versions)
  all.push(...standalonePages({ ...input, config }), ...specialPages(config, t))
  offerFeeds(all)

  const pages = uniquePages(all, config, problems)
  const documents = [...pages.values()].filter(isDocument)
  const { redirects, problems: redirectProblems } = buildRedirects(config, pages, documents)
  problems.push(...redirectProblems)

  const destinations: Destinations = {
    config,
    content,
    pages,
    routes: routesOf(config, documents),
    outputs: outputFiles(config, [...pages.values()]),
    redirects: new Set(redirects.map(redirect => redirect.from)),
    assets,
  }
  const targets = new Map<FilePath, Target[]>()
  for (const page of documents) {
    const resolved = resolveReferences(page.parsed, page.route, destinations)
    targets.set(page.parsed.source.file, resolved.targets)
    problems.push(...resolved.problems)
  }
  const backlinks = buildBacklinks(documents, targets, config.locale.locale)
  for (const page of documents) page.backlinks = backlinks.get(page.route) ?? []

  const isOutput = (path: string): boolean =>
    destinations.outputs.has(path) || content.statics.has(path) || destinations.redirects.has(toRoute(path))
  const navbar = buildNavbar({ config, t, pages, versions, isOutput })
  problems.push(...navbar.problems)
  const search = [...pages.values()].find(page => page.kind === 'search')
  return {
    config,
    pages: [...pages.values()],
    navbar: navbar.items,
    sidebars,
    blogs,
    redirects,
    targets,
    assets,
    searchHref: search?.href,
    problems,
  }
}

/** Route of each published file; a link to the original of a translated file leads to the same page. */
function routesOf(config: Config, documents: DocumentPage[]): Map<FilePath, Route> {
  const routes = new Map(documents.map(page => [page.parsed.source.file, page.route]))
  const folders = [...config.blogs, ...config.docs, ...config.pages].flatMap(({ path, localizedPath }) =>
    localizedPath === undefined ? [] : [{ path, localizedPath: toFilePath(localizedPath) }],
  )
  for (const { parsed, route } of documents) {
    const { file } = parsed.source
    const folder = folders.find(({ localizedPath }) => file.startsWith(`${localizedPath}/`))
    if (folder === undefined) continue
    const inside = file.slice(folder.localizedPath.length)
    const original = toFilePath(folder.path + inside)
    if (!routes.has(original)) routes.set(original, route)
  }
  return routes
}

/** A reader program given any address of the site finds its feeds: first the page's own, then those of all blogs. */
function offerFeeds(pages: Page[]): void {
  const all = new Map(
    pages.flatMap(page => (page.kind === 'postList' ? page.feeds.map(feed => [feed.href, feed]) : [])),
  )
  for (const page of pages) {
    const own = new Set(page.feeds.map(({ href }) => href))
    page.feeds = [...page.feeds, ...[...all.values()].filter(({ href }) => !own.has(href))]
  }
}

const isDocument = (page: Page): page is DocumentPage =>
  page.kind === 'post' || page.kind === 'doc' || page.kind === 'page'

function standalonePages({ config, parsed, mode }: SiteInput): Page[] {
  return config.pages.flatMap(instance =>
    parsed
      .filter(({ source }) => source.kind === 'page' && source.instance === instance.id)
      .filter(({ source }) => !(source.frontMatter.draft && mode === 'production'))
      .map((page): Page => {
        const { frontMatter, path } = page.source
        const isComponent = isComponentPage(path)
        const fallback = isComponent ? config.title : nameOf(withoutExtension(path))
        const title = documentTitle(page, fallback)
        const route = toRoute(instance.routeBasePath, placePage(page.source))
        const unlisted = frontMatter.unlisted && mode === 'production'
        return {
          ...documentBase(config, instance, route, page, {
            title,
            className: `plugin-pages plugin-id-${instance.id}${isComponent ? '' : ` ${frontMatter.wrapperClassName ?? 'mdx-wrapper'} mdx-page`}`,
            unlisted,
            noindex: config.noIndex || unlisted,
          }),
          kind: 'page',
          parsed: page,
          heading: page.contentTitle ?? title,
          wrapperClassName: page.layout?.wrapperClassName ?? frontMatter.wrapperClassName,
          isComponent,
          backlinks: [],
        }
      }),
  )
}

function specialPages(config: Config, t: Translate): Page[] {
  const notFound: Page = {
    ...pageBase(config, toRoute('404'), {
      title: t('theme.NotFound.title'),
      className: 'not-found-page',
      noindex: true,
    }),
    // Hosts look for this file whatever the trailing-slash rule.
    output: toAssetPath('404.html'),
    kind: 'notFound',
  }
  if (config.search.searchPagePath === undefined) return [notFound]
  const search: Page = {
    ...pageBase(config, toRoute(config.search.searchPagePath), {
      title: t('theme.SearchPage.title'),
      className: 'search-page',
      noindex: true,
    }),
    kind: 'search',
  }
  return [search, notFound]
}

/** The first page of a route stays; others are named. Routes that differ by case alone cannot live on every disk. */
function uniquePages(all: Page[], config: Config, problems: Problem[]): Map<Route, Page> {
  const pages = new Map<Route, Page>()
  const folded = new Map<string, Page>()
  const level = problemLevel(config.onDuplicateRoutes)
  for (const page of all) {
    const twin = folded.get(page.route.toLowerCase())
    if (twin === undefined) {
      folded.set(page.route.toLowerCase(), page)
      pages.set(page.route, page)
    } else if (level !== undefined) {
      const place =
        'parsed' in page
          ? { file: page.parsed.source.file, line: page.parsed.source.frontMatterLines.slug ?? 1, column: 1 }
          : {}
      const text = `адрес ${page.route} уже занят: ${describe(twin)}`
      problems.push({
        level,
        code: 'duplicate-route',
        text,
        hint: `опубликовано первое; ${describe(page)} нужен другой slug`,
        ...place,
      })
    }
  }
  return pages
}

const describe = (page: Page): string =>
  'parsed' in page ? `файл ${page.parsed.source.file}` : `страница «${page.title}»`

/** Output files that links may name though they are not pages. */
function outputFiles(config: Config, pages: Page[]): Set<string> {
  const feeds = pages.flatMap(page => page.feeds.map(feed => feed.href as string))
  const outputs = new Set(feeds.map(href => decodeURI(href.slice(config.baseUrl.length))))
  if (config.sitemap !== undefined) outputs.add(config.sitemap.filename)
  outputs.add(toAssetPath('robots.txt'))
  return outputs
}
