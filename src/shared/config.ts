/** Configuration after `resolveConfig`: every default filled in, nothing optional that has a default. */

import type { Route } from './path.ts'
import type { ReportLevel } from './problem.ts'

/** How the site looks for its language; exactly one locale is published. */
export interface LocaleConfig {
  /** BCP 47: `ru`. */
  locale: string
  /** Name in its own language: `Русский`. */
  label: string
  htmlLang: string
  direction: 'ltr' | 'rtl'
  calendar: string
}

export interface Config {
  /** Absolute. */
  siteDir: string
  /** Absolute. */
  outDir: string
  title: string
  tagline: string
  titleDelimiter: string
  /** Origin without a trailing slash: `https://example.org`. */
  url: string
  /** Starts and ends with `/`. */
  baseUrl: string
  trailingSlash: boolean | undefined
  /** Of the built site, see `AddressOptions`. */
  slashedRoutes?: ReadonlySet<Route> | undefined
  /** Path in the static folder, without a leading slash. */
  favicon: string | undefined
  locale: LocaleConfig
  locales: LocaleConfig[]
  /** In which authors are spoken to, unless the command line says another. */
  language: 'en' | 'ru'
  /** IANA name; dates without a zone are read in it and all dates are shown in it. */
  timeZone: string
  noIndex: boolean
  /** Shown nowhere; kept for those who read it from the records. */
  siteVersion: string
  staticDirectories: string[]
  onBrokenLinks: ReportLevel
  onBrokenAnchors: ReportLevel
  onBrokenMarkdownLinks: ReportLevel
  onDuplicateRoutes: ReportLevel
  blogs: BlogConfig[]
  docs: DocsConfig[]
  pages: PagesConfig[]
  markdown: MarkdownConfig
  theme: ThemeConfig
  sitemap: SitemapConfig | undefined
  redirects: { from: string; to: string }[]
  /** Old addresses made from those of pages. */
  derivedRedirects: DerivedRedirects
  search: SearchConfig
  analytics: AnalyticsConfig
  headTags: HeadTag[]
  /** Files of `hosting` written beside the pages. */
  hosting: HostingPreset[]
  /** Write a share image for each page. */
  shareImages: boolean
  /** The site's own texts by message id; they win over the engine's. */
  messages: Readonly<Record<string, string>>
  /** Globs of component files that browsers take over, besides those that begin with 'use client'. */
  islands: string[]
  /** For the site's own components to read. */
  customFields?: Record<string, unknown> | undefined
  organizationName?: string | undefined
  projectName?: string | undefined
}

/** Redirects that follow from the addresses of pages; paths are without `baseUrl`. */
export interface DerivedRedirects {
  /** `html`: `/a.html` leads to `/a`. */
  fromExtensions: string[]
  /** `html`: `/a` leads to `/a.html`. */
  toExtensions: string[]
  /** Old paths of a page's path. */
  create: ((path: string) => string | string[] | null | undefined) | undefined
}

export type HostingPreset = 'headers' | 'vercel' | 'nginx'

export interface HeadTag {
  tagName: string
  attributes: Record<string, string | boolean>
  innerHTML?: string | undefined
}

/** What an `editUrl` function is told of a file; the names are Docusaurus' own, which differ by kind of content. */
export interface EditedFile {
  /** Inside the folder of the instance, or of its version. */
  path: string
  permalink: string
  locale: string
  version?: string | undefined
  versionDocsDirPath?: string
  docPath?: string
  blogDirPath?: string
  blogPath?: string
  pagesDirPath?: string
  pagesPath?: string
}

/** What blog, docs and pages share. */
interface InstanceConfig {
  /** `default` unless there are several. */
  id: string
  /** Folder in the site directory: `blog`. */
  path: string
  /** Route prefix: `/`, `/docs`. */
  routeBasePath: string
  include: string[]
  exclude: string[]
  /** Base URL of the repository folder, or a function of the file. */
  editUrl: string | ((file: EditedFile) => string | undefined) | undefined
  showLastUpdateTime: boolean
  showLastUpdateAuthor: boolean
  /** Folder of files that take the place of those of `path`: `i18n/ru/docusaurus-plugin-content-blog`. */
  localizedPath: string | undefined
  /** Folder that edit links name. */
  editPath: string
  /** The same for localised files; `undefined`: their originals are named. */
  editLocalizedPath: string | undefined
}

export interface BlogConfig extends InstanceConfig {
  title: string
  description: string
  tagsBasePath: string
  /** `undefined`: no archive. */
  archiveBasePath: string | undefined
  pageBasePath: string
  authorsBasePath: string
  /** `Infinity` for `'ALL'`. */
  postsPerPage: number
  sidebarTitle: string
  /** `Infinity` for `'ALL'`; 0: no sidebar. */
  sidebarCount: number
  showReadingTime: boolean
  sortPosts: 'ascending' | 'descending'
  truncateMarker: RegExp
  authorsMapPath: string
  /** File name, or `undefined` when tags are not registered. */
  tags: string | undefined
  onInlineTags: ReportLevel
  onInlineAuthors: ReportLevel
  onUntruncatedBlogPosts: ReportLevel
  feed: FeedConfig
}

export type FeedType = 'rss' | 'atom' | 'json'

export interface FeedConfig {
  types: FeedType[]
  title: string
  description: string
  copyright: string
  /** `Infinity`: all posts. */
  limit: number
  /** Ours: a feed for each tag too. */
  perTag: boolean
}

/** `01-intro` -> `intro`, 1; Docusaurus' signature. */
export type NumberPrefixParser = (name: string) => { filename: string; numberPrefix?: number | undefined }

/** One version of the documents; several of one instance share its `id`. */
export interface DocsConfig extends InstanceConfig {
  tagsBasePath: string
  breadcrumbs: boolean
  sidebarCollapsible: boolean
  sidebarCollapsed: boolean
  /** How numbers of order are told from names; `false`: names have none. */
  numberPrefixes: boolean | NumberPrefixParser
  /** Sidebars file read by `config`; `undefined`: one generated from the folders; `false`: none. */
  sidebars: Record<string, SidebarItemConfig[]> | undefined | false
  /** Translated texts of the sidebars by Docusaurus' ids: `sidebar.main.category.Linux`. */
  sidebarTexts: Readonly<Record<string, string>>
  tags: string | undefined
  onInlineTags: ReportLevel
  version: DocsVersion
}

export interface DocsVersion {
  /** `current`, or a name of `versions.json`. */
  name: string
  label: string
  /** What a reader of another version than the last is told. */
  banner: 'unreleased' | 'unmaintained' | undefined
  /** Name the version above the text. */
  badge: boolean
  /** On `<html>`: `docs-version-current`. */
  className: string
  noIndex: boolean
  /** The one that the instance's own address leads to. */
  isLast: boolean
}

/** Item of `sidebars.js` with shorthands expanded. */
export type SidebarItemConfig =
  | {
      type: 'doc' | 'ref'
      id: string
      label?: string | undefined
      className?: string | undefined
      /** Names the item for translations in place of its label. */
      key?: string | undefined
    }
  | {
      type: 'link'
      label: string
      href: string
      /** `false`: an address of the host, outside the site. */
      autoAddBaseUrl?: boolean | undefined
      description?: string | undefined
      className?: string | undefined
      key?: string | undefined
    }
  | {
      type: 'category'
      label: string
      items: SidebarItemConfig[]
      link?: import('./document.ts').CategoryLink | undefined
      collapsible?: boolean | undefined
      collapsed?: boolean | undefined
      description?: string | undefined
      className?: string | undefined
      key?: string | undefined
    }
  | { type: 'html'; value: string; defaultStyle: boolean; className?: string | undefined }
  | { type: 'autogenerated'; dirName: string }

export type PagesConfig = InstanceConfig

export interface MarkdownConfig {
  /** `mdx`/`md` for all files, or by our rule: `.mdx` is MDX, `.md` is Markdown unless it plainly uses MDX. */
  format: 'detect' | 'md' | 'mdx'
  /** Russian typography: no-break spaces, dashes, quotes. */
  typography: boolean
  /** Admonition keywords; `undefined` switches admonitions off. */
  admonitions: string[] | undefined
  /** `theme-code-block-highlighted-line` and others, Docusaurus' `prism.magicComments`. */
  magicComments: MagicComment[]
  defaultCodeLanguage: string | undefined
  maintainHeadingCase: boolean
  emoji: boolean
}

export interface MagicComment {
  className: string
  line?: string | undefined
  block?: { start: string; end: string } | undefined
}

export interface ThemeConfig {
  colorMode: { defaultMode: 'light' | 'dark'; disableSwitch: boolean; respectPrefersColorScheme: boolean }
  navbar: NavbarConfig
  footer: FooterConfig | undefined
  announcementBar: AnnouncementConfig | undefined
  /** Share image for pages without one, path in the static folder. */
  image: string | undefined
  metadata: Record<string, string>[]
  tableOfContents: { minHeadingLevel: number; maxHeadingLevel: number }
  docsSidebar: { hideable: boolean; autoCollapseCategories: boolean }
  /** Posts of the blog's sidebar stand under their years. */
  blogSidebarByYear: boolean
  /** The version of the documents that a reader chose is remembered. */
  versionPersistence: 'localStorage' | 'none'
  /** Style sheet of the site, added after ours. */
  customCss: string[]
}

export interface LogoConfig {
  alt: string
  src: string
  srcDark?: string | undefined
  href?: string | undefined
  target?: string | undefined
  width?: number | undefined
  height?: number | undefined
}

export interface NavbarConfig {
  title: string
  logo: LogoConfig | undefined
  style: 'dark' | 'primary' | undefined
  hideOnScroll: boolean
  items: NavbarItemConfig[]
}

interface NavbarItemBase {
  position: 'left' | 'right'
  className?: string | undefined
}

/** Kinds of SPEC §2; `label` texts are the author's own. */
export type NavbarItemConfig = NavbarItemBase &
  (
    | {
        type: 'default'
        label: string
        to?: string | undefined
        href?: string | undefined
        activeBaseRegex?: string | undefined
      }
    | { type: 'dropdown'; label: string; to?: string | undefined; items: NavbarItemConfig[] }
    | { type: 'doc'; docId: string; label?: string | undefined; docsPluginId: string }
    | { type: 'docSidebar'; sidebarId: string; label?: string | undefined; docsPluginId: string }
    | { type: 'docsVersion'; label?: string | undefined; to?: string | undefined; docsPluginId: string }
    | {
        type: 'docsVersionDropdown'
        docsPluginId: string
        /** Versions offered, in this order; `undefined`: all. */
        versions?: { name: string; label: string | undefined }[] | undefined
        before?: NavbarItemConfig[] | undefined
        after?: NavbarItemConfig[] | undefined
      }
    | { type: 'localeDropdown' }
    | { type: 'search' }
    | { type: 'html'; value: string }
  )

export interface FooterLink {
  label: string
  to?: string | undefined
  href?: string | undefined
  html?: string | undefined
}

export interface FooterConfig {
  style: 'dark' | 'light'
  logo: LogoConfig | undefined
  copyright: string | undefined
  /** Columns when entries have a title, otherwise one row. */
  columns: { title: string | undefined; items: FooterLink[] }[]
}

export interface AnnouncementConfig {
  id: string
  /** HTML of the author's config, trusted. */
  content: string
  backgroundColor: string | undefined
  textColor: string | undefined
  isCloseable: boolean
}

export interface SitemapConfig {
  filename: string
  changefreq: string | undefined
  priority: number | undefined
  lastmod: 'date' | 'datetime' | undefined
  ignorePatterns: string[]
}

export interface SearchConfig {
  /** Route of the search page without a leading slash; `undefined`: no search. */
  searchPagePath: string | undefined
  /** Hosted service; `undefined`: the embedded index. */
  hosted: HostedSearchConfig | undefined
  /** Where to tell of a query that found nothing; `{query}` stands for it. */
  missingResultsUrl?: string | undefined
}

export interface HostedSearchConfig {
  appId: string
  apiKey: string
  indexName: string
  contextualSearch: boolean
  externalUrlRegex: string | undefined
  searchParameters: Record<string, unknown>
  /** Hosts to ask instead of the service's own, for compatible servers. */
  hosts: string[]
  /** Part of the addresses of records that does not belong to this site. */
  replaceSearchResultPathname?: { from: string; to: string } | undefined
  /** Module of the site whose default export gets the records of an answer and gives those to show. */
  transformItems?: string | undefined
}

export interface AnalyticsConfig {
  gtag: { trackingIds: string[]; anonymizeIp: boolean } | undefined
  metrika: { counterId: string } | undefined
}
