/** What the document around an article says of a page: its head and its menu. Plain data, a half of the `PageView`. */

import type { HeadTag } from '../config.ts'
import type { Address } from '../path.ts'
import type { Alternate } from '../site/languages.ts'
import type { Sidebar } from '../site/menus.ts'

/** The picture of a shared link. */
export interface ImageView {
  /** Absolute. */
  url: string
  /** Pixels and media type, when they are known. */
  size: ImageSize | undefined
}

export interface ImageSize {
  width: number
  height: number
  type?: string
}

/** Sorted origins: `https://i.example.org`. */
export interface ContentOrigins {
  images: string[]
  media: string[]
  frames: string[]
}

export interface DocumentView {
  description: string | undefined
  keywords: string[]
  image: ImageView | undefined
  /** What its own document asks into the head, with addresses put in, without the title. */
  head: HeadTag[]
  /** For `<link rel="alternate">`. */
  feeds: { type: string; title: string; href: Address }[]
  /** Docusaurus' tag for crawlers of hosted search: `default`, `docs-default-current`. */
  searchTag: string
  /** Docusaurus' name of the version for crawlers. */
  crawlerVersion: string | undefined
  /** What the page draws of the menu beside it. */
  menu: Sidebar | undefined
  /** Foreign origins that the article shows pictures, players and frames from. */
  origins: ContentOrigins
  /** CSS of the `style` attributes and sheets that stand in the article, by name. */
  styles: Record<string, string>
  /** The page in every language, when there are several; the first is the default one. */
  alternates?: Alternate[] | undefined
  /** The text of the page as Markdown. */
  markdown?: Address | undefined
  /** Of a post, for search engines. */
  posting: PostingView | undefined
}

/** What search engines learn of a post besides what its article says. */
export interface PostingView {
  words: number
  /** Instant of the last change, when it came after the date of the post. */
  modified: string | undefined
  blog: { title: string; href: Address }
}
