/** Configuration after `resolveConfig`: every default filled in, nothing optional that has a default. */

import type { CommentsConfig } from './config/comments.ts'
import type { BlogConfig, DocsConfig, PagesConfig } from './config/content.ts'
import type { Lenient } from './config/lenient.ts'
import type { Made } from './config/made.ts'
import type { SecurityConfig } from './config/security.ts'
import type { ThemeConfig } from './config/theme.ts'
import type { AssetPath } from './path.ts'
import type { ReportLevel } from './problem.ts'

export type * from './config/content.ts'
export type * from './config/sidebars.ts'
export type * from './config/theme.ts'

/** How the site looks for its language. */
export interface LocaleConfig {
  /** BCP 47: `ru`. */
  locale: string
  /** Name in its own language: `Русский`. */
  label: string
  htmlLang: string
  direction: 'ltr' | 'rtl'
  calendar: string
}

/** A language of the site, and where it is. */
export interface PublishedLocale extends LocaleConfig {
  /** Origin. */
  url: string
  /** Starts and ends with `/`. */
  baseUrl: string
}

/** A whole site in one language. */
export interface Config {
  /** Absolute. */
  siteDir: string
  /** The site is another engine's, read as it is; `undefined`: ours, where every mistake counts. */
  lenient?: Lenient | undefined
  /** By plugins of the site. */
  made?: Made | undefined
  /** Absolute. */
  outDir: string
  title: string
  tagline: string
  titleDelimiter: string
  /** Origin without a trailing slash: `https://example.org`. */
  url: string
  /** Starts and ends with `/`. */
  baseUrl: string
  /** Base path of what languages of one host share: scripts, style sheets, static files. */
  filesUrl: string
  /** Folder of the output that this language has to itself: `fr/`; empty for its top. */
  folder: string
  trailingSlash: boolean | undefined
  /** Path in the static folder, without a leading slash. */
  favicon: string | undefined
  locale: LocaleConfig
  /** All that are published together, in the order of the config. */
  locales: PublishedLocale[]
  /** Name of the one among them that stands first: the default one, where it is published. */
  mainLocale: string
  /** The site in the others of them; each of these has none. */
  translations: Config[]
  /** In which authors are spoken to, unless the command line says another. */
  language: 'en' | 'ru'
  /** IANA name; dates without a zone are read in it and all dates are shown in it. */
  timeZone: string
  noIndex: boolean
  /** Path of a service worker that browsers may still have of the site's former engine. */
  retiredServiceWorker?: AssetPath | undefined
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
  /** Where readers talk under pages. */
  comments?: CommentsConfig | undefined
  headTags: HeadTag[]
  security: SecurityConfig
  /** Files of `hosting` written beside the pages. */
  hosting: HostingPreset[]
  /** Write a share image for each page. */
  shareImages: boolean
  /** Widths that pictures are published in; `undefined`: as they are. */
  images: ImagesConfig | undefined
  /** The site's own texts by message id; they win over the engine's. */
  messages: Readonly<Record<string, string>>
  /** Scripts that every page runs after the engine's; from the site directory. */
  clientModules: string[]
  /** Globs of component files that browsers take over, besides those that begin with 'use client'. */
  islands: string[]
  /** Absolute files of the site by the part of ours that they stand for, or around; `false`: ours. */
  slots: Readonly<Record<string, string | false>>
  /** What code of the site may take: seconds for a document, megabytes beyond what was taken before it. */
  limits: { seconds: number; memory: number }
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

export interface ImagesConfig {
  /** Pixels, ascending. */
  widths: number[]
  format: 'webp' | 'avif'
  /** 1 to 100. */
  quality: number
}

export type HostingPreset = 'headers' | 'vercel' | 'nginx'

export interface HeadTag {
  tagName: string
  attributes: Record<string, string | boolean>
  innerHTML?: string | undefined
}

/** Functions of the site over texts; Docusaurus' signatures. */
export interface TextHooks {
  /** The whole file in, another one out. */
  preprocessor?: ((file: { filePath: string; fileContent: string }) => unknown) | undefined
  /** Metadata of a file as an object. */
  parseFrontMatter?: ((file: FrontMatterFile) => unknown) | undefined
}

interface FrontMatterFile {
  filePath: string
  fileContent: string
  defaultParseFrontMatter: (file?: unknown) => Promise<{ frontMatter: Record<string, unknown>; content: string }>
}

export interface MarkdownConfig {
  /** `mdx`/`md` for all files, or by our rule: `.mdx` is MDX, `.md` is Markdown unless it plainly uses MDX. */
  format: 'detect' | 'md' | 'mdx'
  /** Russian typography: no-break spaces, dashes, quotes. */
  typography: boolean
  /** Names of several words that are never broken over lines. */
  names: string[]
  /** Admonition keywords; `undefined` switches admonitions off. */
  admonitions: string[] | undefined
  /** `theme-code-block-highlighted-line` and others, Docusaurus' `prism.magicComments`. */
  magicComments: MagicComment[]
  defaultCodeLanguage: string | undefined
  maintainHeadingCase: boolean
  emoji: boolean
  /** `undefined`: a dollar is a dollar. */
  math?: MathConfig | undefined
  /** Blocks of the language `mermaid` are drawn. */
  mermaid?: boolean | undefined
  /** What commands of npm are shown for besides npm, in this order; `undefined`: for all that we know. */
  npm2yarn?: readonly PackageManager[] | undefined
  /** Texts are published as Markdown beside their pages, with a list of them. */
  pages?: boolean | undefined
  hooks?: TextHooks | undefined
}

/** Besides npm itself. */
export const PACKAGE_MANAGERS = ['yarn', 'pnpm', 'bun'] as const

export type PackageManager = (typeof PACKAGE_MANAGERS)[number]

/** How formulas are written. */
export interface MathConfig {
  /** `$…$` stands in a line of text; otherwise only `$$…$$` does. */
  singleDollar: boolean
  /** TeX commands of the site: `\\RR` -> `\\mathbb{R}`. */
  macros: Readonly<Record<string, string>>
}

export interface MagicComment {
  className: string
  line?: string | undefined
  block?: { start: string; end: string } | undefined
}

export interface SitemapConfig {
  filename: string
  changefreq: string | undefined
  priority: number | undefined
  lastmod: 'date' | 'datetime' | undefined
  ignorePatterns: string[]
  /** The site's own function; what it gives is the sitemap. */
  createSitemapItems?: ((request: SitemapRequest) => Promise<SitemapItem[]>) | undefined
}

/** An address, and what robots are told of it. */
export interface SitemapItem {
  /** Absolute. */
  url: string
  lastmod?: string | undefined
  changefreq?: string | undefined
  priority?: number | undefined
}

/** What a function over the sitemap is told, under Docusaurus' names. */
export interface SitemapRequest {
  siteConfig: Record<string, unknown>
  /** Pages that may be found. */
  routes: readonly SitemapRoute[]
  /** What the engine itself would make, of all these pages or of some. */
  defaultCreateSitemapItems: (asked?: { routes?: readonly { path: string }[] }) => Promise<SitemapItem[]>
}

interface SitemapRoute {
  path: string
  exact: true
  metadata: { sourceFilePath?: string; lastUpdatedAt?: number }
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
  /** Name of the site there, and origin of the service. */
  plausible?: { domain: string; host: string } | undefined
  umami?: { websiteId: string; host: string } | undefined
  /** Address of the counter, without a path. */
  goatcounter?: { url: string } | undefined
}
