/** What stands around every article, as data that the server and the browser draw the same way. */

import type { NavbarConfig, ThemeConfig } from './config/theme.ts'
import type { AnalyticsConfig, FooterConfig, HeadTag, LogoConfig, SearchConfig } from './config.ts'
import type { TocItem } from './document.ts'
import { type Address, type Route, toAssetPath } from './path.ts'
import type { NavbarItem } from './site.ts'

/** Which shell a page needs; also what stands in the document for hydration. */
export interface PageState {
  route: Route
  href: Address
  /** Id of the sidebar shown beside it. */
  sidebar: string | undefined
  toc: TocItem[]
  /** Columns of its map: the heading's id, empty before the first one, and the height. */
  map?: [anchor: string, height: number][] | undefined
  /** For pages of documents that have several versions. */
  docsVersion?: PageVersion | undefined
  /** Where the language menu leads when it is not the same path: addresses by locale. */
  elsewhere?: Record<string, string> | undefined
  /** What its policy allows besides the site's plain one: `img-src https://i.example`. */
  policy?: string[] | undefined
  /** The head holds something that only a document load brings into effect. */
  full?: true | undefined
}

/** Which version of which documents a page belongs to. */
export interface PageVersion {
  pluginId: string
  version: string
  /** The same document in the other versions, by name. */
  alternates: Record<string, Address>
}

/** The inline state of a document: no word of the article, no item of the menus. */
export interface InlineState extends PageState {
  build: string
  /** Page-type classes of `<html>`: by then others may have added theirs. */
  className: string
  /** Address of the `ShellData` file. */
  shell: Address
  /** Address of the menu's file. */
  menu: Address | undefined
  /** Digest of what the document draws of the menu: the file may be that of a later deployment. */
  branch: string | undefined
}

/** What is known of a page that can be shown in place of another one: all of it stands in the page's own document. */
export interface PageRecord extends InlineState {
  /** Complete text of `<title>`. */
  title: string
  /** What the head says of the page to others: addresses, descriptions, cards, names for crawlers. */
  head: HeadTag[]
  /** HTML of the article. */
  content: string
  /** Addresses of its style sheets, in the order of the head; those of the first document are there already. */
  styles?: string[]
}

export interface FooterItem {
  label: string
  /** Ready for `href`; `undefined` for raw HTML. */
  href: string | undefined
  external: boolean
  html: string | undefined
}

interface FooterData {
  style: FooterConfig['style']
  logo: LogoConfig | undefined
  copyright: string | undefined
  columns: { title: string | undefined; items: FooterItem[] }[]
}

/** Counters that a published site loads after the page. */
export type Counters = Partial<AnalyticsConfig>

/** What the search box needs besides the index. */
interface SearchingData {
  hosted: SearchConfig['hosted']
  missingResultsUrl?: string | undefined
}

/** Id of the banner of a home page whose style sheets did not come. */
export const BASE_URL_BANNER = '__zapiski_base_url'

/** What to try when a search found nothing, a file of its own: labels of the largest tags. */
export const SUGGESTIONS_PATH = toAssetPath('data/suggestions.json')

/**
 * The same for all pages of a build; one file, fetched once and cached for good. Nothing in it follows from what the
 * pages say: each of them names this file, and a text must not rewrite them all.
 */
export interface ShellData {
  /** Changes with the client and with what is here: a page of another build is loaded as a document. */
  build: string
  locale: string
  baseUrl: string
  /** Base of files that languages share, where it is another. */
  filesUrl?: string
  /** Bases of the other languages that lie inside ours. */
  others?: string[]
  trailingSlash: boolean | undefined
  /** What stands behind the name of a page in the title of its window: ` | Site`. */
  titleEnd: string
  home: Address
  search: Address | undefined
  navbar: Pick<NavbarConfig, 'title' | 'style' | 'hideOnScroll'> & {
    /** The site draws it itself, outside the shell. */
    isOwn?: boolean
    /** `undefined`: the engine's own mark; `null`: none. */
    logo: LogoConfig | null | undefined
    items: NavbarItem[]
  }
  footer: FooterData | undefined
  announcement: { content: string; isCloseable: boolean } | undefined
  colorMode: ThemeConfig['colorMode']
  autoCollapseCategories: boolean
  /** What opens each menu on narrow screens, by its id. */
  menus: Record<string, string>
  /** Versions by docs plugin, the newest first; `last` is where the plugin's own address leads. */
  versions: Record<string, { last: string; names: string[]; labels: string[] }>
  /** A chosen version is remembered. */
  rememberVersions: boolean
  counters: Counters | undefined
  searching: SearchingData | undefined
  /** Texts that the browser shows, by id. */
  messages: Record<string, string>
  /** Ids among them that nobody translated and that have the plural forms of English; absent when there are none. */
  english?: string[]
}
