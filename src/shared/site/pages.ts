/** Pages of a site by their kinds, and what stands on them. */

import type { DocsVersion } from '../config.ts'
import type { Author, LastUpdate, ParsedPage, Reference, TocItem } from '../document.ts'
import type { Address, AssetPath, Route } from '../path.ts'
import type { PageVersion } from '../shell.ts'
import type { PartView, ReadyKind, Shown } from '../view/page-view.ts'
import type { Spoken } from './languages.ts'
import type { Breadcrumb, DocCard, PageLink, VersionLink } from './menus.ts'

export interface Tag {
  readonly label: string
  readonly route: Route
  readonly href: Address
  readonly description: string | undefined
  readonly count: number
}

export interface PostAuthor extends Author {
  /** Address of the author's own page. */
  readonly pageHref: Address | undefined
}

/** A post as a line of a list. */
export interface PostLink {
  readonly route: Route
  readonly href: Address
  readonly title: string
  /** ISO 8601 instant. */
  readonly date: string
  /** The day that the author's date is in the site's time zone, `YYYY-MM-DD`. */
  readonly day: string | undefined
}

/** A post as lists with excerpts and feeds see it. */
export interface Post extends PostLink {
  readonly kind: 'post'
  /** Id of its blog. */
  readonly blog: string
  readonly description: string | undefined
  /** When its text changed, for feeds; nothing where the blog does not show it. */
  readonly changed: string | undefined
  readonly tags: Tag[]
  readonly authors: PostAuthor[]
  /** Minutes, at least 1; `undefined` when switched off. */
  readonly readingMinutes: number | undefined
  /** Has a truncate marker: lists show the excerpt and a «read more» link. */
  readonly truncated: boolean
  readonly unlisted: boolean
  /** Not for feeds: unlisted or a draft, whether shown under development or not. */
  readonly isPrivate: boolean
  /** Words of its source. */
  readonly words: number
  /** Label in the blog's sidebar. */
  readonly sidebarLabel: string
  readonly series: { readonly name: string; readonly position: number } | undefined
  readonly parsed: ParsedPage
}

export interface Backlink extends Spoken {
  readonly title: string
  readonly href: Address
  /** The sentence with the link; `text` is the linked part. */
  readonly context: Reference['context']
}

export interface Series {
  readonly name: string
  /** In order, the current one included. */
  readonly posts: (Spoken & { title: string; href: Address; current: boolean })[]
}

/** What every page has. */
export interface PageBase {
  readonly route: Route
  readonly href: Address
  /** File that serves it. */
  readonly output: AssetPath
  /** For `<title>`, without the site's name. */
  readonly title: string
  readonly description: string | undefined
  readonly keywords: string[]
  /** Absolute URL of an image chosen by the author; otherwise the share image is made. */
  readonly image: string | undefined
  readonly noindex: boolean
  readonly unlisted: boolean
  readonly draft: boolean
  /** Its date is to come: shown under development alone. */
  readonly scheduled?: boolean | undefined
  /** Style class names of the page type on `<html>`, as SPEC §2 and Docusaurus name them. */
  readonly className: string
  /** Docusaurus' tag for crawlers of hosted search: `default`, `docs-default-current`. */
  readonly searchTag: string
  /** Docusaurus' name of the version for crawlers, on lists of documents whose tag does not say it. */
  readonly crawlerVersion?: string | undefined
  /** Sidebar to show beside it. */
  readonly sidebar: string | undefined
  readonly toc: TocItem[]
  readonly editUrl: string | undefined
  readonly updated: LastUpdate | undefined
  /** For the sitemap: ISO 8601, from `updated` or the newest listed post. */
  readonly lastmod: string | undefined
  /** A list that the site draws itself, as a page of which only `replaced` counts. */
  readonly drawn?: ParsedPage | undefined
  /** Feeds of this page, for `<link rel="alternate">`. */
  readonly feeds: { type: string; title: string; href: Address }[]
  /** For pages of documents that have several versions. */
  readonly docsVersion?: PageVersion | undefined
}

export interface PostPage extends PageBase {
  readonly kind: 'post'
  readonly post: Post
  readonly parsed: ParsedPage
  readonly backlinks: Backlink[]
  readonly series: Series | undefined
  readonly related: PostLink[]
  readonly newer: PageLink | undefined
  readonly older: PageLink | undefined
}

export interface Paginator {
  readonly page: number
  readonly pages: number
  /** Total of posts. */
  readonly total: number
  readonly newer: PageLink | undefined
  readonly older: PageLink | undefined
  /** Address of every list page, first to last. */
  readonly hrefs: Address[]
}

interface PostListPage extends PageBase {
  readonly kind: 'postList'
  readonly blogTitle: string
  readonly blogDescription: string
  /** The newest post is drawn large. */
  readonly hasLead?: boolean
  readonly posts: Post[]
  readonly paginator: Paginator
}

interface TagListPage extends PageBase {
  readonly kind: 'tagList'
  readonly of: 'post' | 'doc'
  readonly tags: (Tag & { readonly towers?: PartView | undefined })[]
}

interface TagPage extends PageBase {
  readonly kind: 'tag'
  readonly of: 'post' | 'doc'
  readonly tag: Tag
  readonly allTagsHref: Address
  /** For posts. */
  readonly posts: Post[]
  /** For docs. */
  readonly docs: DocCard[]
  readonly paginator: Paginator
}

/** A page that shows what the model says at once. */
type ReadyPage = {
  [Kind in ReadyKind]: PageBase & { readonly kind: Kind; readonly shown: Shown<Kind> }
}[ReadyKind]

interface AuthorPage extends PageBase {
  readonly kind: 'author'
  readonly author: PostAuthor
  readonly allAuthorsHref: Address
  readonly posts: Post[]
  readonly paginator: Paginator
}

/** What a document and the index of a category have alike. */
interface InDocs extends PageBase {
  readonly version: DocsVersion
  /** Where the last version says the same, for the banner of another one. */
  readonly latest: VersionLink | undefined
  /** Text of the page's `h1`. */
  readonly heading: string
  readonly breadcrumbs: Breadcrumb[]
  readonly previous: PageLink | undefined
  readonly next: PageLink | undefined
  /** For `<DocCardList />` without items: children of its category, or its siblings. */
  readonly cards: DocCard[]
}

export interface DocPage extends InDocs {
  readonly kind: 'doc'
  readonly docId: string
  /** Id of the docs instance. */
  readonly instance: string
  readonly parsed: ParsedPage
  /** The same as inline HTML, when it holds code or emphasis. */
  readonly headingHtml: string | undefined
  readonly hideTitle: boolean
  readonly tags: Tag[]
  readonly backlinks: Backlink[]
}

/** Generated index of a category. */
export interface CategoryPage extends InDocs {
  readonly kind: 'category'
}

/** A page of `pages/`. */
export interface StandalonePage extends PageBase {
  readonly kind: 'page'
  readonly parsed: ParsedPage
  readonly heading: string
  readonly headingHtml: string | undefined
  readonly wrapperClassName: string | undefined
  /** Drawn by a component of the site, heading and all. */
  readonly isComponent?: boolean
  readonly backlinks: Backlink[]
}

interface SearchPage extends PageBase {
  readonly kind: 'search'
}

interface NotFoundPage extends PageBase {
  readonly kind: 'notFound'
}

export type Page =
  | PostPage
  | PostListPage
  | TagListPage
  | TagPage
  | ReadyPage
  | AuthorPage
  | DocPage
  | CategoryPage
  | StandalonePage
  | SearchPage
  | NotFoundPage

/** Pages made from one content file. */
export type DocumentPage = PostPage | DocPage | StandalonePage

export const isDocument = (page: Page): page is DocumentPage =>
  page.kind === 'post' || page.kind === 'doc' || page.kind === 'page'

/** Its head sends the reader on (`<Redirect>`): there is nothing to read. */
export const leadsElsewhere = ({ head = [] }: Pick<ParsedPage, 'head'>): boolean =>
  head.some(({ attributes }) => attributes['http-equiv'] === 'refresh')
