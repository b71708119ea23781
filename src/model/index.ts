/** From parsed documents to the whole site: every route, list, menu and link, as plain data. */

import { createReport, problemOf, textOf } from '../messages/problem.ts'
import type { Text } from '../messages/text.ts'
import { unique } from '../shared/collections.ts'
import type { BlogConfig, HeadTag } from '../shared/config.ts'
import type { ParsedPage, SourceKind } from '../shared/document.ts'
import { type FilePath, type Route, routeToAsset, toAssetPath, toFilePath, toRoute } from '../shared/path.ts'
import { type Problem, problemLevel } from '../shared/problem.ts'
import { type DocumentPage, isDocument, type Page } from '../shared/site/pages.ts'
import type { Asset, Site } from '../shared/site.ts'
import { contentKey, MADE_PAGES } from '../shared/version.ts'
import { buildBlog } from './blog/blog.ts'
import { checkComments } from './comments.ts'
import { type Context, textOrder } from './context.ts'
import { buildDocs } from './docs/docs.ts'
import { connectVersions } from './docs/versions.ts'
import { checkFurniture, shownFooter } from './furniture.ts'
import { buildBacklinks } from './links/backlinks.ts'
import { buildRedirects } from './links/redirects.ts'
import { type Destinations, resolveReferences } from './links/references.ts'
import { slashedRoutes } from './links/slashes.ts'
import { withDrawn } from './lists/drawn.ts'
import { buildNavbar } from './navbar.ts'
import { madePages, standalonePages, withSpecialPages } from './pages.ts'
import { hasScripts } from './view/own-head.ts'

export { withText } from './blog/posts.ts'
export type { Mode } from './context.ts'
export { generateSidebars } from './docs/generated.ts'
export { listDocuments } from './docs/listed.ts'
export { inLanguages, isBorrowed, relateSites } from './languages.ts'
export { pictureBeside, resolveAsset, sharedPicture, wantedFile, wantedPicture } from './links/candidates.ts'
export { editUrl } from './links/edit-url.ts'
export { placeDoc } from './links/route.ts'
export { listFacts, recentPosts } from './lists/facts.ts'
export { contentsDigest, faceDigest, listedDigest, outwardDigest } from './outward.ts'
export { pluginContent } from './plugin-content.ts'
export { tagsRoute } from './tags.ts'
export {
  bodyView,
  createViews,
  type Face,
  faceOf,
  frameOrigins,
  hasMarkdown,
  type KeepText,
  llmsView,
  markdownView,
  stylesOf,
  type ViewOptions,
  withDates,
  withFaces,
  withInward,
} from './view/index.ts'
export { withFrameHead } from './view/own-head.ts'

interface SiteInput extends Omit<Context, 'addresses'> {
  readonly parsed: ParsedPage[]
  /** What the site draws around them. */
  readonly frame?: ParsedPage | undefined
  /** Lists that it draws itself, by their routes. */
  readonly lists?: ReadonlyMap<Route, ParsedPage> | undefined
  /** Files that `resolveAsset` named, read and measured. */
  readonly assets: Map<FilePath, Asset>
}

export function buildSite({ parsed, frame, lists = new Map(), assets, ...input }: SiteInput): Site {
  const { config } = input
  const { baseUrl, filesUrl, trailingSlash } = config
  const addresses = { baseUrl, filesUrl, trailingSlash, slashedRoutes: slashedRoutes(config, parsed) }
  const context: Context = { ...input, addresses, assets }
  const of = (kind: SourceKind, key: string): ParsedPage[] =>
    parsed.filter(({ source }) => source.kind === kind && source.instance === key)
  // The classic preset has a blog that nobody may have asked for: without a post it has no page in Docusaurus either.
  const isThere = ({ id }: BlogConfig): boolean => config.lenient === undefined || of('post', id).length > 0
  const blogs = config.blogs.filter(isThere).map(blog => buildBlog(context, blog, of('post', blog.id)))
  const versions = config.docs.map(docs => buildDocs(context, docs, of('doc', contentKey(docs))))
  const all = withSpecialPages(context, [
    ...blogs.flatMap(blog => blog.pages),
    ...connectVersions(addresses, versions),
    ...config.pages.flatMap(pages => standalonePages(context, pages, of('page', pages.id))),
    ...madePages(context, of('page', MADE_PAGES)),
  ])
  const { pages, problems: taken } = uniquePages(context, withFeeds(all))
  const documents = [...pages.values()].filter(isDocument)
  const redirects = buildRedirects(context, pages)
  const destinations: Destinations = {
    ...context,
    pages,
    // A document that lost its address to another is found there too.
    routes: routesOf(context, all.filter(isDocument)),
    outputs: outputFiles(context, [...pages.values()]),
    redirects: new Set(redirects.redirects.map(({ from }) => from)),
    assets,
  }
  const resolved = documents.map(page => ({ page, ...resolveReferences(page.parsed, page.route, destinations) }))
  const targets = new Map(resolved.map(({ page, targets }) => [page.parsed.source.file, targets]))
  const around: [Route, ParsedPage][] = frame === undefined ? [...lists] : [[toRoute('/'), frame], ...lists]
  const drawn = around.map(([route, page]) => ({ page, ...resolveReferences(page, route, destinations) }))
  for (const { page, targets: own } of drawn) targets.set(page.source.file, own)
  const backlinks = buildBacklinks(documents, targets, textOrder(config.locale.locale))
  const navbar = buildNavbar(destinations, versions, frame?.replaced)
  return {
    config,
    addresses,
    headTags: headTagsOf([...documents.map(({ parsed }) => parsed.head), frame?.lostHead]),
    pages: [...pages.values()].map(page =>
      isDocument(page) ? { ...page, backlinks: backlinks.get(page.route) ?? [] } : withDrawn(page, lists, context),
    ),
    navbar: navbar.items,
    footer: shownFooter(destinations),
    sidebars: Object.fromEntries(
      [...blogs, ...versions].flatMap(({ sidebars }) => Object.values(sidebars).map(sidebar => [sidebar.id, sidebar])),
    ),
    blogs: blogs.map(({ model }) => model),
    redirects: redirects.redirects,
    targets,
    frame,
    assets,
    hasHome: hasHome(context, [...pages.keys(), ...redirects.redirects.map(({ from }) => from)]),
    searchHref: [...pages.values()].find(({ kind }) => kind === 'search')?.href,
    problems: [...blogs, ...versions, { problems: taken }, redirects, ...resolved, ...drawn, navbar]
      .flatMap(part => part.problems)
      .concat(scriptNotes(documents), checkComments(config, documents), checkFurniture(destinations, pages.values())),
  }
}

/** What documents ask into the heads of their pages, each once. */
const headTagsOf = (heads: readonly (HeadTag[] | undefined)[]): HeadTag[] => unique(heads.flatMap(tags => tags ?? []))

/** Which pages run scripts of their own is said, once: their policies are wider than those of the others. */
function scriptNotes(documents: DocumentPage[]): Problem[] {
  const files = documents.filter(hasScripts).map(({ parsed }) => parsed.source.file)
  return files.length === 0 ? [] : [problemOf('note', 'page-scripts', { values: { files } })]
}

/** Route of each published file; a link to the original of a translated file leads to the same page. */
function routesOf({ config }: Context, documents: DocumentPage[]): Map<FilePath, Route> {
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

/** A feed reader given any address of the site finds its feeds: first the page's own, then those of all blogs. */
function withFeeds(pages: Page[]): Page[] {
  const lists = pages.flatMap(page => (page.kind === 'postList' ? page.feeds : []))
  const all = [...new Map(lists.map(feed => [feed.href, feed])).values()]
  return pages.map(page => {
    const own = new Set(page.feeds.map(({ href }) => href))
    return { ...page, feeds: [...page.feeds, ...all.filter(({ href }) => !own.has(href))] }
  })
}

/** Files of the engine and of hosts lie there, or servers mean another page by it. */
const RESERVED =
  /^\/(?:assets|__zapiski)(?:\/|$)|(?:^|\/)index(?:\.html)?$|^\/404\.html$|^\/(?:data\/menu|search\/manifest\.json|_headers|_redirects|vercel\.json|nginx\.conf|\.zapiski-build)$/i

/**
 * The first page of a route stays; others are named. Routes that differ by case alone cannot live on every disk; those of
 * a Docusaurus site live where they did, and whoever writes them names them.
 */
function uniquePages(context: Context, all: Page[]): { pages: Map<Route, Page>; problems: Problem[] } {
  const { config } = context
  const problems: Problem[] = []
  const report = createReport(problems)
  const pages = new Map<Route, Page>()
  const folded = new Map<string, Page>()
  const level = problemLevel(config.onDuplicateRoutes)
  const outputs = outputFiles(context, all)
  for (const page of all) {
    const { route } = page
    const at = slugPlace(page)
    if (at !== undefined) {
      const taken = RESERVED.test(route) || outputs.has(toAssetPath(route))
      if (taken) report(level, 'reserved-route', { at, values: { route } })
      const other = staticAt(context, route)
      if (other !== undefined) report(level, 'reserved-route/file', { at, values: { route, file: other } })
      // Servers take the ending off and find no such page.
      if (!taken && config.trailingSlash !== true && /\.html$/.test(route))
        report(level, 'reserved-route/html', { at, values: { route } })
    }
    const twin = config.lenient === undefined ? folded.get(page.route.toLowerCase()) : pages.get(page.route)
    if (twin === undefined) {
      folded.set(page.route.toLowerCase(), page)
      pages.set(page.route, page)
      continue
    }
    const id = duplicateOf(page, twin)
    report(level, id, {
      at: slugPlace(id === 'duplicate-route/own' ? twin : page),
      values: { route: page.route, first: describe(twin), second: describe(page) },
    })
  }
  return { pages, problems }
}

/** Which of two pages at one address can be changed, and how. */
function duplicateOf(page: Page, twin: Page) {
  // A home page of one's own beside a blog that is at the root: its address cannot be another.
  const isHome = twin.kind === 'postList' && twin.paginator.page === 1
  if ('parsed' in page) return isHome ? 'duplicate-route/list' : 'duplicate-route'
  // A page that the engine makes has no slug to change: the document that took its address has.
  if ('parsed' in twin) return 'duplicate-route/own'
  const isOfMenus = page.kind === 'category' && twin.kind === 'category' && page.version === twin.version
  return isOfMenus ? 'duplicate-route/menus' : 'duplicate-route/made'
}

/** Where the address of a page is written; pages that the engine makes stand in no file. */
const slugPlace = (page: Page): { file: FilePath; line: number } | undefined =>
  'parsed' in page ? { file: page.parsed.source.file, line: page.parsed.source.frontMatterLines.slug ?? 1 } : undefined

/** A static file that servers give out at the address of a page; one in the place of its own file comes out twice. */
function staticAt({ content, config }: Context, route: Route): FilePath | undefined {
  const { baseUrl, filesUrl = baseUrl } = config
  // The home page of a folder is its own file; languages in folders have no static files there.
  if (route === '/' || filesUrl !== baseUrl) return undefined
  const path = toAssetPath(route)
  const own = routeToAsset(route, config.trailingSlash)
  const ways = [path, toAssetPath(`${route}.html`), toAssetPath(`${route}/index.html`)]
  return ways.filter(way => way !== own).flatMap(way => content.statics.get(way) ?? [])[0]
}

/** Whether anything answers at its root; of languages in folders the static files lie at the root of all. */
function hasHome({ content, config }: Context, routes: readonly Route[]): boolean {
  const folder = config.filesUrl === config.baseUrl ? '' : config.folder
  return routes.includes(toRoute('/')) || content.statics.has(toAssetPath(`${folder}index.html`))
}

const describe = (page: Page): Text =>
  'parsed' in page
    ? textOf('duplicate-route/file', { file: page.parsed.source.file })
    : textOf('duplicate-route/page', { title: page.title })

/** Output files that links may name though they are not pages. */
function outputFiles({ config }: Context, pages: Page[]): Set<string> {
  const feeds = pages.flatMap(page => page.feeds.map(feed => feed.href as string))
  const outputs = new Set(feeds.map(href => decodeURI(href.slice(config.baseUrl.length))))
  if (config.sitemap !== undefined) outputs.add(config.sitemap.filename)
  outputs.add(toAssetPath('robots.txt'))
  if (config.markdown.pages === true && !config.noIndex) outputs.add(toAssetPath('llms.txt'))
  return outputs
}
