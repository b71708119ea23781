/** The whole site as plain data: what `model` builds, `theme` draws and `render` writes. */

import type { Config, DocsVersion } from './config.ts'
import type { Author, LastUpdate, ParsedPage, TocItem } from './document.ts'
import type { Address, AssetPath, FilePath, Route } from './path.ts'
import type { Problem } from './problem.ts'
import type { PageVersion } from './shell.ts'
import type { NavbarItem, PageLink, Sidebar } from './site/menus.ts'

export type * from './site/menus.ts'

export interface Tag {
  label: string
  route: Route
  href: Address
  description: string | undefined
  count: number
}

export interface PostAuthor extends Author {
  /** Address of the author's own page. */
  pageHref: Address | undefined
}

/** A post as lists, feeds and neighbours see it. */
export interface Post {
  kind: 'post'
  route: Route
  href: Address
  title: string
  description: string | undefined
  /** ISO 8601 instant. */
  date: string
  tags: Tag[]
  authors: PostAuthor[]
  /** Minutes, at least 1; `undefined` when switched off. */
  readingMinutes: number | undefined
  /** Has a truncate marker: lists show the excerpt and a «read more» link. */
  truncated: boolean
  unlisted: boolean
  parsed: ParsedPage
}

export interface Backlink {
  title: string
  href: Address
  /** The sentence with the link; `text` is the linked part. */
  context: { before: string; text: string; after: string } | undefined
}

export interface Series {
  name: string
  /** In order, the current one included. */
  posts: { title: string; href: Address; current: boolean }[]
}

/** What every page has. */
interface PageBase {
  route: Route
  href: Address
  /** File that serves it. */
  output: AssetPath
  /** For `<title>`, without the site's name. */
  title: string
  description: string | undefined
  keywords: string[]
  /** Absolute URL of an image chosen by the author; otherwise the share image is made. */
  image: string | undefined
  /** `image` is the share image made by the build. */
  shareImage?: boolean
  noindex: boolean
  unlisted: boolean
  draft: boolean
  /** Style class names of the page type on `<html>`, as SPEC §2 and Docusaurus name them. */
  className: string
  /** Docusaurus' tag for crawlers of hosted search: `default`, `docs-default-current`. */
  searchTag: string
  /** Docusaurus' name of the version for crawlers, on lists of documents whose tag does not say it. */
  crawlerVersion?: string | undefined
  /** Sidebar to show beside it. */
  sidebar: string | undefined
  toc: TocItem[]
  editUrl: string | undefined
  updated: LastUpdate | undefined
  /** For the sitemap: ISO 8601, from `updated` or the newest listed post. */
  lastmod: string | undefined
  /** Feeds of this page, for `<link rel="alternate">`. */
  feeds: { type: string; title: string; href: Address }[]
  /** For pages of documents that have several versions. */
  docsVersion?: PageVersion | undefined
}

export interface PostPage extends PageBase {
  kind: 'post'
  post: Post
  parsed: ParsedPage
  backlinks: Backlink[]
  series: Series | undefined
  related: Post[]
  newer: PageLink | undefined
  older: PageLink | undefined
}

export interface Paginator {
  page: number
  pages: number
  /** Total of posts. */
  total: number
  newer: PageLink | undefined
  older: PageLink | undefined
  /** Address of every list page, first to last. */
  hrefs: Address[]
}

export interface PostListPage extends PageBase {
  kind: 'postList'
  blogTitle: string
  blogDescription: string
  posts: Post[]
  paginator: Paginator
}

export interface TagListPage extends PageBase {
  kind: 'tagList'
  of: 'post' | 'doc'
  tags: Tag[]
}

export interface TagPage extends PageBase {
  kind: 'tag'
  of: 'post' | 'doc'
  tag: Tag
  allTagsHref: Address
  /** For posts. */
  posts: Post[]
  /** For docs. */
  docs: DocCard[]
  paginator: Paginator
}

export interface ArchivePage extends PageBase {
  kind: 'archive'
  /** Newest first. */
  years: { year: string; posts: Post[] }[]
  total: number
}

export interface AuthorListPage extends PageBase {
  kind: 'authorList'
  authors: { author: PostAuthor; count: number }[]
}

export interface AuthorPage extends PageBase {
  kind: 'author'
  author: PostAuthor
  allAuthorsHref: Address
  posts: Post[]
  paginator: Paginator
}

/** A version by its entry page, or by the same document in it. */
export interface VersionLink extends PageLink {
  name: string
  pluginId: string
}

export interface Breadcrumb {
  label: string
  href: Address | undefined
}

/** A doc or category as a card. */
export interface DocCard {
  type: 'doc' | 'category' | 'link'
  label: string
  href: string
  description: string | undefined
  /** Categories: how many items they hold. */
  count: number | undefined
}

export interface DocPage extends PageBase {
  kind: 'doc'
  docId: string
  /** Id of the docs instance. */
  instance: string
  version: DocsVersion
  /** Where the last version says the same, for the banner of another one. */
  latest: VersionLink | undefined
  parsed: ParsedPage
  /** Text of the page's `h1`. */
  heading: string
  hideTitle: boolean
  tags: Tag[]
  breadcrumbs: Breadcrumb[]
  previous: PageLink | undefined
  next: PageLink | undefined
  backlinks: Backlink[]
  /** For `<DocCardList />` without items: children of its category, or its siblings. */
  cards: DocCard[]
}

/** Generated index of a category. */
export interface CategoryPage extends PageBase {
  kind: 'category'
  version: DocsVersion
  latest: VersionLink | undefined
  heading: string
  breadcrumbs: Breadcrumb[]
  previous: PageLink | undefined
  next: PageLink | undefined
  cards: DocCard[]
}

/** A page of `pages/`. */
export interface StandalonePage extends PageBase {
  kind: 'page'
  parsed: ParsedPage
  heading: string
  wrapperClassName: string | undefined
  /** Drawn by a component of the site, heading and all. */
  isComponent?: boolean
  backlinks: Backlink[]
}

export interface SearchPage extends PageBase {
  kind: 'search'
}

export interface NotFoundPage extends PageBase {
  kind: 'notFound'
}

export type Page =
  | PostPage
  | PostListPage
  | TagListPage
  | TagPage
  | ArchivePage
  | AuthorListPage
  | AuthorPage
  | DocPage
  | CategoryPage
  | StandalonePage
  | SearchPage
  | NotFoundPage

/** Pages made from one content file. */
export type DocumentPage = PostPage | DocPage | StandalonePage

/** One blog of the site, for feeds. */
export interface BlogModel {
  id: string
  /** Listed posts, newest first. */
  posts: Post[]
  /** Tags that have listed posts. */
  tags: Tag[]
  homeHref: Address
}

export interface Site {
  config: Config
  /** In a fixed order; routes are unique. */
  pages: Page[]
  navbar: NavbarItem[]
  sidebars: Record<string, Sidebar>
  blogs: BlogModel[]
  /** Old route -> where it leads. */
  redirects: { from: Route; to: Address }[]
  /** Address of every reference, by file then by index in `ParsedPage.references`. */
  targets: Map<FilePath, Target[]>
  /** Published files that content refers to. */
  assets: Map<FilePath, Asset>
  /** Route of the search page, when there is one. */
  searchHref: Address | undefined
  problems: Problem[]
}

/** Where a reference leads once the whole site is known. */
export interface Target {
  href: string
  /** Page it leads to, for client navigation and backlinks. */
  route: Route | undefined
  /** The file it names, for images and downloads. */
  asset?: Asset | undefined
}

/** A content file that is published under a hashed name. */
export interface Asset {
  file: FilePath
  output: AssetPath
  href: Address
  /** Pixels, for images. */
  width: number | undefined
  height: number | undefined
}
