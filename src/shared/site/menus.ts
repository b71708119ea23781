/** Menus of the site as plain data: the bar at the top and the trees beside the text. */

import type { Address, Route } from '../path.ts'
import type { Spoken } from './languages.ts'

/** A link with its address ready for `href`. */
export interface PageLink extends Spoken {
  label: string
  href: Address
}

/** A version by its entry page, or by the same document in it. */
export interface VersionLink extends PageLink {
  readonly name: string
  readonly pluginId: string
}

export interface Breadcrumb extends Spoken {
  readonly label: string
  readonly href: Address | undefined
}

/** A doc or category as a card. */
export interface DocCard extends Spoken {
  readonly type: 'doc' | 'category' | 'link'
  readonly label: string
  readonly href: string
  readonly description: string | undefined
  /** Categories: how many items they hold. */
  readonly count: number | undefined
}

/** What a site's own parts of a menu read, and what they leave: these draw items before anything is published. */
interface DrawnItem {
  customProps?: unknown
  /** HTML in the place of the label. */
  html?: string
}

export type SidebarItem =
  | (DrawnItem & {
      type: 'link'
      label: string
      href: string
      /** Route for internal links. */
      route: Route | undefined
      docId: string | undefined
      description: string | undefined
      unlisted: boolean
      className: string | undefined
      /** A document named in passing: it is not on this sidebar's way and is not shown beside it. */
      isReference?: boolean
    })
  | (DrawnItem & {
      type: 'category'
      label: string
      items: SidebarItem[]
      /** Its own page, else its first listed item, else nothing. */
      href: string | undefined
      /** Route of its own page only. */
      route: Route | undefined
      docId: string | undefined
      description: string | undefined
      linkUnlisted: boolean
      collapsible: boolean
      collapsed: boolean
      className: string | undefined
      /** `items` were left out of a page: they are in the menu's file. */
      folded?: true
    })
  | { type: 'html'; value: string; defaultStyle: boolean; className: string | undefined; customProps?: unknown }

export interface MenuPost {
  title: string
  /** HTML in the place of the title, where it is of another language. */
  html?: string | undefined
  href: Address
  route: Route
  unlisted: boolean
}

/** One tree, shared by all pages that name it: a file of its own, of which each page draws its branch (`branchOf`). */
export type Sidebar =
  | { kind: 'docs'; id: string; items: SidebarItem[] }
  | {
      kind: 'blog'
      id: string
      title: string
      /** Address of the archive, where there is one. */
      archive: Address | undefined
      /** There are too many posts for each page: years, or the one list without a year, are folders. */
      folded: boolean
      /** File with the towers of its years; absent where none are drawn. */
      towers?: Address | undefined
      /** What the blog says of itself on its own page. */
      intro?: { route: Route; text: string } | undefined
      /** Newest year first. `folded`: `posts` are what the page shows of them. */
      years: { year: string; posts: MenuPost[]; folded?: true }[]
    }

interface PlacedItem {
  position: 'left' | 'right'
  className: string | undefined
}

/** A menu of the bar with links of the site around what is in it. */
interface ListItem extends PlacedItem {
  html?: string
  before: NavbarItem[]
  after: NavbarItem[]
}

export type NavbarItem =
  | (PlacedItem & {
      type: 'link'
      label: string
      html?: string
      /** Read aloud in the place of the label. */
      ariaLabel?: string | undefined
      href: string
      external: boolean
      activeBase: string | undefined
      /** Ids of the sidebars beside which it is active. */
      sidebars?: string[]
      /** The same in each version of the documents; `href` is that of the last one. */
      versions?: { pluginId: string; links: Record<string, PageLink> } | undefined
    })
  | (PlacedItem & {
      type: 'dropdown'
      label: string
      html?: string
      href: string | undefined
      items: NavbarItem[]
    })
  | (PlacedItem & {
      type: 'html'
      value: string
      /** The site draws it: the part of the frame that holds it. */
      part?: string
    })
  | (PlacedItem & { type: 'search' })
  | (ListItem & {
      type: 'locales'
      /** `base` takes the place of the site's own base URL, or of a whole address; path, query and hash stay. */
      items: { label: string; locale: string; lang: string; current: boolean; base: string }[]
    })
  | (ListItem & { type: 'versions'; items: (PageLink & { name: string })[]; pluginId: string })
