/** A feed as data: the same for every format. */

import type { BodyView } from '../../shared/view/page-view.ts'

/** What a feed is made of, plain data like the view of a page. */
export interface FeedView extends Omit<Feed, 'items'> {
  items: ItemView[]
}

export interface ItemView extends Omit<FeedItem, 'html'> {
  body: BodyView
}

export interface Feed {
  title: string
  description: string
  copyright: string
  /** BCP 47. */
  language: string
  /** Who signs posts without an author. */
  siteTitle: string
  /** Absolute URL of the page the feed belongs to. */
  home: string
  /** Id of the feed as Docusaurus makes it: `home` without percent-encoding. */
  id: string
  /** Absolute URL of the feed itself. */
  self: string
  /** Absolute URL. */
  icon: string | undefined
  /** Newest `updated` of the items, ISO 8601: no clock, so equal sites have equal feeds. */
  updated: string
  /** Newest first. */
  items: FeedItem[]
}

export interface FeedItem {
  /** Docusaurus' id: absolute URL without percent-encoding. A changed id shows an old post as new in every reader. */
  id: string
  /** Absolute URL, percent-encoded. */
  url: string
  title: string
  description: string | undefined
  /** ISO 8601. */
  published: string
  /** ISO 8601, not before `published`. */
  updated: string
  categories: string[]
  authors: FeedAuthor[]
  /** Full text, every address absolute. */
  html: string
}

export interface FeedAuthor {
  name: string
  url: string | undefined
  email: string | undefined
}
