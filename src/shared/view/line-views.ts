/** Posts, authors and tags as lists and lines of small print show them. */

import type { Address } from '../path.ts'
import type { Spoken } from '../site/languages.ts'

/** A part of a file of drawings, and how much room it takes, in pixels. */
export interface PartView {
  href: Address
  width: number
  height: number
}

/** A post as a line of a list. */
export interface PostLine extends Spoken {
  href: Address
  title: string
  /** ISO 8601 instant. */
  date: string
  /** The day that the author's date is in the site's time zone, `YYYY-MM-DD`. */
  day: string | undefined
}

export interface AuthorLine {
  key: string | undefined
  name: string | undefined
  title: string | undefined
  url: string | undefined
  imageUrl: string | undefined
  /** Of the author's own page. */
  pageHref: Address | undefined
  /** `mailto:` of one who has no page, here or elsewhere. */
  mail?: string
}

export interface TagLine {
  label: string
  href: Address
}

/** What stands under the title of a post, on its page and in lists. */
export interface PostLook extends PostLine {
  authors: AuthorLine[]
  tags: TagLine[]
  /** Minutes, at least 1; `undefined` when switched off. */
  readingMinutes: number | undefined
}
