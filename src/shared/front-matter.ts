/** Front matter after the schema, and what its values are. */

/** `last_update` of the front matter or git: either part may be missing. */
export interface LastUpdate {
  /** ISO 8601 instant. */
  date?: string | undefined
  author?: string | undefined
}

/** Author as written in a post: a key of `authors.yml`, or the author in place. */
export type AuthorReference = string | Author

export interface Author {
  /** Key in `authors.yml`; absent for an author written in place. */
  key?: string | undefined
  name?: string | undefined
  title?: string | undefined
  description?: string | undefined
  url?: string | undefined
  imageUrl?: string | undefined
  email?: string | undefined
  /** Platform -> full URL. */
  socials: Record<string, string>
  /** Slug of the author's own page below the authors' base, or `undefined` when there is none. */
  pageSlug?: string | undefined
}

/** Tag as written: a key or label, or label with a permalink of its own. */
export type TagReference = string | { label: string; permalink: string }

/**
 * Front matter after the schema: known keys only, right types, no surprises.
 * One shape for posts, docs and pages; keys that a kind does not know stay `undefined`.
 */
export interface FrontMatter {
  id?: string | undefined
  title?: string | undefined
  /** Title of the document's `<title>` only (`title_meta`). */
  titleMeta?: string | undefined
  description?: string | undefined
  keywords: string[]
  image?: string | undefined
  slug?: string | undefined
  /** ISO 8601 instant; dates without a zone were read in the site's time zone. */
  date?: string | undefined
  /** The day that the author's date is in the site's time zone, `YYYY-MM-DD`. */
  day?: string | undefined
  tags: TagReference[]
  authors: AuthorReference[]
  draft: boolean
  unlisted: boolean
  hideTitle: boolean
  hideTableOfContents: boolean
  tocMinHeadingLevel?: number | undefined
  tocMaxHeadingLevel?: number | undefined
  lastUpdate?: LastUpdate | undefined
  sidebarLabel?: string | undefined
  sidebarPosition?: number | undefined
  sidebarClassName?: string | undefined
  /** `null`: shown without a sidebar. */
  displayedSidebar?: string | null | undefined
  paginationLabel?: string | undefined
  /** Doc id; `null`: no link. */
  paginationNext?: string | null | undefined
  paginationPrev?: string | null | undefined
  /** `null` or an empty string: no edit link. */
  customEditUrl?: string | null | undefined
  parseNumberPrefixes: boolean
  wrapperClassName?: string | undefined
  /** `mdx.format`. */
  format?: 'md' | 'mdx' | 'detect' | undefined
  /** Ours: name of the series a post belongs to. */
  series?: string | undefined
  /** Ours: place in the series; otherwise by date. */
  seriesPosition?: number | undefined
  /** Ours: conversation under the text: whether, or the address of what is replied to. */
  comments?: boolean | string | undefined
  /** Ours: old routes that lead here (`aliases`, `redirect_from`). */
  aliases: string[]
}
