/** From files to parsed pages: the values that `content` and `markdown` produce. */

import type { MadeRoute } from './config/made.ts'
import type { HeadTag } from './config.ts'
import type { Author, FrontMatter, LastUpdate } from './front-matter.ts'
import type { FilePath } from './path.ts'
import type { Position, Problem } from './problem.ts'
import type { Silhouette } from './silhouette/marks.ts'

export type * from './front-matter.ts'

/** What a content instance holds. */
export type SourceKind = 'post' | 'doc' | 'page'

/** One content file, read and checked, not yet parsed. */
export interface Source {
  kind: SourceKind
  /** `contentKey` of the blog, docs or pages instance: `default`, `default@1.0`. */
  instance: string
  file: FilePath
  /** The text of the same folder that `file`, a symbolic link, stands for: paths in it are counted from there. */
  real?: FilePath | undefined
  /** Path inside the instance's folder: `linux/ssh.md`. */
  path: string
  /** Text after the front matter, LF line ends, without BOM. */
  body: string
  /** Line of the file on which `body` begins, 1-based: add `bodyLine - 1` to a line of the body. */
  bodyLine: number
  frontMatter: FrontMatter
  /** All keys as they are written, those that mean nothing to us too: what MDX sees as `frontMatter`. */
  written?: Record<string, unknown>
  /** 1-based line of each top-level front matter key, for messages. */
  frontMatterLines: Record<string, number>
  /** sha256 of the file, hex: the cache key of everything made from it alone. */
  hash: string
  /** From git; absent with no git, a shallow clone or an uncommitted file. */
  created?: LastUpdate | undefined
  updated?: LastUpdate | undefined
  /** A plugin made it: the absolute file of its component, and what that is given. */
  made?: Omit<MadeRoute, 'path'> | undefined
}

/** What a component that asks for all documents of a version is told of each: Docusaurus' names. */
export interface ListedDocument {
  id: string
  title: string
  description?: string
  path: string
  /** Name of the menu that it stands in. */
  sidebar?: string
}

/** `_x.md` / `_x.mdx`: not a page, importable from MDX. */
export interface Partial {
  file: FilePath
  body: string
  bodyLine: number
}

/** `_category_.json` / `_category_.yml` of a docs folder. */
export interface CategoryFile {
  file: FilePath
  /** Folder inside the docs instance, with number prefixes as on disk: `linux`, `01-start/deep`. */
  folder: string
  key?: string | undefined
  label?: string | undefined
  description?: string | undefined
  position?: number | undefined
  collapsed?: boolean | undefined
  collapsible?: boolean | undefined
  className?: string | undefined
  customProps?: unknown
  link?: CategoryLink | null | undefined
  /** Where the id of the document stands that the link leads to. */
  idPlace?: Position | undefined
}

export type CategoryLink =
  | { type: 'doc'; id: string }
  | {
      type: 'generated-index'
      title?: string | undefined
      description?: string | undefined
      slug?: string | undefined
      image?: string | undefined
      keywords: string[]
    }

/** One entry of `tags.yml`. */
export interface TagEntry {
  key: string
  label: string
  /** Path below the tags' base, with a leading slash: `/docker`. */
  permalink: string
  description?: string | undefined
}

/** A file of authors. */
interface AuthorsFile {
  file: FilePath
  /** Places of their addresses, by key. */
  urls: ReadonlyMap<string, Position>
}

/** When files came and when they were changed last. */
export type Dates = Map<FilePath, { created: LastUpdate; updated: LastUpdate }>

/** What was asked of the history. */
interface AskedHistory {
  folders: FilePath[]
  /** What it said; `undefined` where some dates are from elsewhere, or the next run cannot go on from there. */
  known: KnownHistory | undefined
}

/** The history up to a commit. */
export interface KnownHistory {
  commit: string
  /** Endings of files. */
  kinds: string[]
  /** Of all files with one of these endings, those that are gone as well. */
  dates: Dates
}

/** All that was found on disk. */
export interface Content {
  sources: Source[]
  partials: Partial[]
  /** `instance` is a `contentKey`. */
  categories: (CategoryFile & { instance: string })[]
  /** Instance id of a blog -> authors by key. */
  authors: Record<string, Record<string, Author>>
  /** Where these are written, by the same id. */
  authorFiles?: Record<string, AuthorsFile>
  /** `post:<id>` or `doc:<contentKey>` -> tags by key; absent without a `tags.yml`. */
  tags: Record<string, Record<string, TagEntry>>
  /** Files below content folders that are not Markdown: targets of images and asset links. */
  files: Set<FilePath>
  /** Files of the static folders: path in the output -> file. */
  statics: Map<string, FilePath>
  /** Where dates were asked of the history. */
  history?: AskedHistory
  /** The recent posts of a blog as JSON, made when somebody asks. */
  postLists?: PostLists
  problems: Problem[]
}

/** By the id of a blog. */
export type PostLists = (blog: string) => string | undefined

/** Entry of a page's table of contents, in document order, levels as written. */
export interface TocItem {
  level: number
  id: string
  /** Plain text. */
  text: string
  /** Inline HTML of the heading (code, emphasis), safe to print; pages leave it out where the text says the same. */
  html?: string | undefined
}

/**
 * A link or image target inside parsed HTML. The HTML holds `mark('link', n)` in place of the address,
 * so parsing never needs to know another page; `render` puts the address in.
 */
export interface Reference {
  /**
   * - `file`: a Markdown file (`./x.md`), becomes its route
   * - `url`: a path of the site (`/docs/x`, `../x`), checked against routes
   * - `hash`: `#x` on the same page
   * - `asset`: a file to publish (`./plan.pdf`, `@site/…`); images always are
   * - `external`: another site or scheme; `plain`: `pathname://`, left unchecked
   */
  kind: 'file' | 'url' | 'hash' | 'asset' | 'external' | 'plain'
  image: boolean
  /** Code made the address, and no link of the text leads there: nothing is broken while nobody can follow it. */
  loose?: true
  /**
   * - `tag`: a tag as it was written, or a redirect
   * - `code`: an address that code made, in a tag or in a `<Link>` to another window: it has the base
   * - `link`: drawn by `<Link>`, the one that Docusaurus checks
   */
  by?: 'tag' | 'code' | 'link'
  /** Taken in by code: `/x` may be a path from the site's folder, too. */
  imported?: true
  /** Address of an `<img>` that may come in several widths. */
  fits?: boolean
  /** As written, percent-decoded, without query and hash. */
  target: string
  /** With `?`, or empty. */
  query: string
  /** With `#`, as written, or empty. */
  hash: string
  /** Where it stands, when that is not the document. */
  file?: FilePath
  line: number
  column: number
  /** Text of the link. */
  text: string
  /** The sentence around the link as plain text, cut to about 200 characters: for backlinks. */
  context: { before: string; text: string; after: string } | undefined
}

/** A document of its own in a page. `mermaid`: diagrams that are not drawn at build; `live`: examples that readers run. */
export type FrameKind = 'live' | 'mermaid'

/** What parts of the theme know of the text around which they stand. */
export interface Around {
  /** Digest of what they are told. */
  told: string
  /** Marks that stand before theirs. */
  references: number
  slots: number
  /** What was to be told of the text before they were drawn. */
  problems: number
}

/** A document after Markdown, a function of its source and the Markdown options alone. */
export interface ParsedPage {
  source: Source
  /** HTML with marks in place of addresses and slots (see `shared/mark.ts`). */
  html: string
  /** HTML before the truncate marker; `undefined` when there is no marker. */
  excerpt: string | undefined
  toc: TocItem[]
  /** First `# h1` when it stands before any other heading; front matter wins over it. */
  contentTitle: string | undefined
  /** The same as inline HTML, when it holds code or emphasis. */
  contentTitleHtml?: string | undefined
  /** It stands in the text, in a box of its author's: the theme prints none over it. */
  isTitleInside?: true | undefined
  /** First contentful line as plain text. */
  description: string | undefined
  references: Reference[]
  slots: Slot[]
  /** Ids in the document that links may point at: headings, `<a id>`, list items, footnotes. */
  anchors: string[]
  /** Words of a post's source, for the reading time; 0 for other pages. */
  words: number
  /** What the site draws in the places of parts of the theme, by their names: HTML with marks. */
  replaced?: Record<string, string>
  /** What those of them that stand around its text were drawn of. */
  around?: Around | undefined
  /** Plain text by section, for search. The first section has no heading. */
  sections: Section[]
  /** How it is drawn: a function of the text as it stands on its page. */
  silhouette?: Silhouette
  /**
   * Lines of the body that are no text, first and last, from 1: `import` and `export`, the truncate marker. Noted where
   * texts are published as Markdown.
   */
  notText?: [first: number, last: number][]
  /** Tags that the document asks into the head of its page. */
  head?: HeadTag[]
  /** Those that parts of the page of what was not found ask for. */
  lostHead?: HeadTag[]
  layout?: PageLayout
  /** CSS of the `style` attributes and sheets that stood in it, by class or by another name made of what it says. */
  styles?: Record<string, string>
  /** Documents that draw parts of it in browsers. */
  frames?: FrameKind[]
  problems: Problem[]
}

/** What `<Layout>` and its like say of the page they are drawn in. */
export interface PageLayout {
  title?: string
  description?: string
  keywords?: string[]
  image?: string
  wrapperClassName?: string
  /** The site draws the page of a post without them. */
  noContents?: true
  /** For `<html>`. */
  className?: string
  noFooter?: boolean
}

/** A component that needs the whole site: the HTML holds `mark('slot', n)` where it is drawn at render time. */
export interface Slot {
  component: 'DocCardList' | 'DocCard' | 'TOCInline'
  /** Plain JSON. */
  props: Record<string, unknown>
}

export interface Section {
  /** Id of the heading, empty for the text before the first one. */
  anchor: string
  heading: string
  level: number
  text: string
}
