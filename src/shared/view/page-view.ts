/**
 * What one page shows, and nothing else: plain data, from which its files are made. A file of the output is a function
 * of one such value and of the `Frame`, so a page changes when its value does and never otherwise. Nothing here holds
 * another document, a function, a map or a set: `JSON.stringify` says all of it.
 */

import type { LastUpdate, TocItem } from '../document.ts'
import type { Address } from '../path.ts'
import type { PageVersion } from '../shell.ts'
import type { Drawing } from '../silhouette/draw.ts'
import type { Original } from '../site/languages.ts'
import type { Breadcrumb, DocCard, PageLink, VersionLink } from '../site/menus.ts'
import type { Backlink, PageBase, Series } from '../site.ts'
import type { CommentsView } from './comments-view.ts'
import type { DocumentView } from './document-view.ts'
import type { AuthorLine, PartView, PostLine, PostLook, TagLine } from './line-views.ts'

export type * from './document-view.ts'
export type * from './line-views.ts'

export interface PageView {
  /** What a record holds: the article and what is said of it. */
  article: ArticleView
  /** What only the document says: its head and its menu. */
  document: DocumentView
}

/** HTML of a document by its digest, with what stands in the places of its marks. */
export interface BodyView {
  digest: string
  /** By the number of the reference; of an excerpt those that stand in it. */
  targets: Readonly<Record<number, TargetView>>
  /** By the number of the slot, likewise. */
  slots: Readonly<Record<number, SlotView>>
}

/** What the site draws in the places of parts of the theme, by their names. */
type Replaced = Readonly<Record<string, BodyView>>

/** What a link or picture names. */
export interface TargetView {
  href: string
  /** Pixels, when both are known. */
  width?: number
  height?: number
  /** Addresses of a picture and their pixels, narrowest first. */
  widths?: [href: string, width: number][]
  /** Class of colours in its place until it comes. */
  tone?: string | undefined
}

export type SlotView =
  | { component: 'DocCardList' | 'DocCard'; cards: DocCard[] }
  /** `props` are the author's own. */
  | { component: 'TOCInline'; toc: TocItem[]; props: Record<string, unknown> }

type OfPage = 'route' | 'href' | 'title' | 'className' | 'noindex' | 'unlisted' | 'draft' | 'scheduled' | 'sidebar'

interface ArticleBase extends Pick<PageBase, OfPage> {
  /** The document's own text of `<title>`, which stands alone. */
  ownTitle: string | undefined
  toc: TocItem[]
  /** Its silhouette, a column a section; absent where there is none. */
  map?: MapColumn[] | undefined
  docsVersion: PageVersion | undefined
  /** The head holds something that only a document load brings into effect. */
  needsFullLoad: boolean
  /** Nobody has translated its text: it is shown in the language of the original. */
  original?: Original | undefined
  /** What the site draws in the place of it or of its parts. */
  replaced?: Replaced | undefined
  /** Where the language menu leads when it is not the same path: addresses by locale. */
  elsewhere?: Record<string, string> | undefined
}

/** What hangs from one heading, as the map of its own page shows it. */
export interface MapColumn {
  /** Of the heading; empty for what stands before the first one. */
  anchor: string
  drawing: Drawing
}

/** A post in a list with excerpts. */
export interface PostEntry extends PostLook {
  /** Goes on on its own page. */
  truncated: boolean
  excerpt: BodyView
  /** Its silhouette over it: of the first entry of all. */
  lead?: Drawing | undefined
  /** Its silhouette beside it, in a file of its own. */
  row?: PartView | undefined
}

/** Under the text of a document. */
interface EditView {
  editUrl: string | undefined
  updated: LastUpdate | undefined
  comments?: CommentsView | undefined
  /** Its text for those who read Markdown. */
  markdown?: Address | undefined
}

export interface PaginatorView {
  page: number
  pages: number
  /** Of posts. */
  total: number
  newer: PageLink | undefined
  older: PageLink | undefined
  /** The first page, the last one and those around this one. */
  steps: { number: number; href: Address }[]
}

/** A list with excerpts. */
interface EntriesView {
  entries: PostEntry[]
  /** The first of them is drawn large. */
  hasLead?: boolean
  paginator: PaginatorView
}

/** What a page of versioned documents says of its version. */
interface VersionView {
  version: { label: string; banner: 'unreleased' | 'unmaintained' | undefined; badge: boolean }
  /** Where the last version says the same, for the banner of another one. */
  latest: VersionLink | undefined
}

/** Ways through the documents. */
interface DocWays {
  breadcrumbs: Breadcrumb[]
  previous: PageLink | undefined
  next: PageLink | undefined
}

interface HeadingView {
  heading: string
  /** The same as inline HTML with marks, when it holds more than words: code, emphasis, pictures, links. */
  headingHtml: string | undefined
}

interface PostArticle extends ArticleBase, EditView {
  kind: 'post'
  post: PostLook
  body: BodyView
  backlinks: Backlink[]
  series: Series | undefined
  related: PostLine[]
  newer: PageLink | undefined
  older: PageLink | undefined
}

interface PostListArticle extends ArticleBase, EntriesView {
  kind: 'postList'
  blogTitle: string
  blogDescription: string
}

interface TagListArticle extends ArticleBase {
  kind: 'tagList'
  tags: (TagLine & { description: string | undefined; count: number; towers?: PartView | undefined })[]
}

interface TagArticle extends ArticleBase, EntriesView {
  kind: 'tag'
  of: 'post' | 'doc'
  tag: { label: string; description: string | undefined }
  allTagsHref: Address
  docs: DocCard[]
}

interface ArchiveArticle extends ArticleBase {
  kind: 'archive'
  /** Newest first. */
  years: { year: string; posts: PostLine[]; towers?: PartView | undefined }[]
  total: number
}

/** An author in the list of all: how many posts, from which year to which, the most frequent tags, the latest posts. */
export interface AuthorEntry extends AuthorLine {
  description: string | undefined
  count: number
  years: string[]
  towers: PartView | undefined
  tags: TagLine[]
  latest: PostLine[]
}

type AuthorListArticle = ArticleBase & { kind: 'authorList'; authors: AuthorEntry[] }

interface AuthorArticle extends ArticleBase, EntriesView {
  kind: 'author'
  author: Pick<AuthorLine, 'name' | 'title' | 'imageUrl'> & {
    description: string | undefined
    socials: Record<string, string>
  }
  allAuthorsHref: Address
}

/** The heading of a text. */
interface TitleView extends HeadingView {
  /** Of a document that a part of the site stands around: its title stands in the text. */
  isTitleInText?: true
}

interface DocArticle extends ArticleBase, EditView, VersionView, DocWays, TitleView {
  kind: 'doc'
  body: BodyView
  hideTitle: boolean
  tags: TagLine[]
  backlinks: Backlink[]
}

interface CategoryArticle extends ArticleBase, VersionView, DocWays {
  kind: 'category'
  heading: string
  lead: string | undefined
  cards: DocCard[]
}

interface StandaloneArticle extends ArticleBase, EditView, TitleView {
  kind: 'page'
  body: BodyView
  wrapperClassName: string | undefined
  /** Drawn by a component of the site, heading and all. */
  isComponent: boolean
  backlinks: Backlink[]
}

/** Pages that help to find others. */
interface HelpArticle extends ArticleBase {
  kind: 'search' | 'notFound'
  /** Where to look instead. */
  places: PageLink[]
}

export type ArticleView =
  | PostArticle
  | PostListArticle
  | TagListArticle
  | TagArticle
  | ArchiveArticle
  | AuthorListArticle
  | AuthorArticle
  | DocArticle
  | CategoryArticle
  | StandaloneArticle
  | HelpArticle

/** The article of one kind of page. */
export type ArticleOf<Kind extends ArticleView['kind']> = Extract<ArticleView, { kind: Kind }>

/**
 * Kinds of pages that show lists alone, no text of a document: the model says at once what they show. A new page of
 * this sort is a kind here, what it shows above, and the function that makes it.
 */
export type ReadyKind = 'archive' | 'authorList'

/** What a page of such a kind shows. */
export type Shown<Kind extends ReadyKind> = Omit<ArticleOf<Kind>, keyof ArticleBase>
