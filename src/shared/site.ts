/** The whole site as plain data: what `model` builds, `theme` draws and `render` writes. */

import type { Config, FooterConfig, HeadTag, SitemapItem } from './config.ts'
import type { ParsedPage } from './document.ts'
import type { Address, AddressOptions, FilePath, Route } from './path.ts'
import type { Problem } from './problem.ts'
import type { Languages } from './site/languages.ts'
import type { NavbarItem, Sidebar } from './site/menus.ts'
import type { Page, Post, Tag } from './site/pages.ts'
import type { Asset } from './site/pictures.ts'
import type { Target } from './site/target.ts'

export type * from './site/menus.ts'
export type * from './site/pages.ts'
export type * from './site/pictures.ts'
export type * from './site/target.ts'

/** One blog of the site, for feeds. */
export interface BlogModel {
  readonly id: string
  /** Listed posts, newest first. */
  readonly posts: Post[]
  /** Tags that have listed posts. */
  readonly tags: Tag[]
  readonly homeHref: Address
  /** Authors who have pages and listed posts. */
  readonly authors: { readonly route: Route; readonly href: Address; readonly count: number }[]
  /** The pages of its tags and authors show towers of their posts. */
  readonly drawsTags: boolean
}

export interface Site {
  readonly config: Config
  /** What every address of a page is made with. */
  readonly addresses: AddressOptions
  /** What pages ask into their own heads, each once. */
  readonly headTags: HeadTag[]
  /** In a fixed order; routes are unique. */
  readonly pages: Page[]
  readonly navbar: NavbarItem[]
  /** Without links that wait for their pages. */
  readonly footer: FooterConfig | undefined
  readonly sidebars: Record<string, Sidebar>
  readonly blogs: BlogModel[]
  /** Old route -> where it leads. */
  readonly redirects: { from: Route; to: Address }[]
  /** What the site's own function put into the sitemap. */
  readonly sitemapItems?: readonly SitemapItem[] | undefined
  /** Address of every reference, by file then by index in `ParsedPage.references`. */
  readonly targets: Map<FilePath, Target[]>
  /** Published files that content refers to. */
  readonly assets: Map<FilePath, Asset>
  /** What the site draws around and beside all documents, as a page of which only `replaced` counts. */
  readonly frame?: ParsedPage | undefined
  /** It draws something in its menus: how they look is no matter of one text. */
  readonly hasOwnMenus?: true
  readonly hasHome: boolean
  /** Route of the search page, when there is one. */
  readonly searchHref: Address | undefined
  /** Its pages in the other languages; nothing where there is one. */
  readonly languages?: Languages | undefined
  readonly problems: Problem[]
}
