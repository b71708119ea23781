/** What an author writes in `zapiski.config.ts`: names and nesting of Docusaurus where it has the same setting. */

import type { HeadTag, HostingPreset } from '../../shared/config.ts'
import type { ReportLevel } from '../../shared/problem.ts'
import type { BlogUserConfig, DocsUserConfig, PagesUserConfig } from './content.ts'
import type { SecurityUserConfig } from './security.ts'
import type { ThemeUserConfig } from './theme.ts'

export interface UserConfig {
  /** Name of the site: in the window title, the navbar, feeds. */
  title: string
  /** Address of the site without a path: `https://example.org`. */
  url: string
  /** One sentence about the site: description of the home page. @default '' */
  tagline?: string
  /** Path under which the site is published, with slashes at both ends. @default '/' */
  baseUrl?: string
  /** Icon: path in the static folder. */
  favicon?: string
  /** Stands between the page title and the site title. @default '|' */
  titleDelimiter?: string
  /**
   * `false`: `/post` and `post.html`; `true`: `/post/` and `post/index.html`; `undefined`: links stay as written.
   * @default false
   */
  trailingSlash?: boolean | undefined
  /** Language of the site. @default { defaultLocale: 'ru' } */
  i18n?: I18nUserConfig
  /** IANA time zone in which dates without a zone are read and all dates are shown. @default 'UTC' */
  timeZone?: string
  /** Ask search engines not to index the site. @default false */
  noIndex?: boolean
  /** Folders copied to the output as they are. @default ['static'] */
  staticDirectories?: string[]
  /** Link to a page that is not there. @default 'throw' */
  onBrokenLinks?: ReportLevel
  /** Link to a heading that is not there. @default 'warn' */
  onBrokenAnchors?: ReportLevel
  /** Link to a Markdown file that is not there. @default 'throw' */
  onBrokenMarkdownLinks?: ReportLevel
  /** Two pages of one address. @default 'warn' */
  onDuplicateRoutes?: ReportLevel
  /** One blog, several (each with its own `id`), or none. @default {} when the folder exists */
  blog?: BlogUserConfig | BlogUserConfig[] | false
  /** One docs section, several (each with its own `id`), or none. @default {} when the folder exists */
  docs?: DocsUserConfig | DocsUserConfig[] | false
  /** Standalone pages, or none. @default {} when the folder exists */
  pages?: PagesUserConfig | PagesUserConfig[] | false
  markdown?: MarkdownUserConfig
  themeConfig?: ThemeUserConfig
  /** `false`: no `sitemap.xml`. @default {} */
  sitemap?: SitemapUserConfig | false
  /** Old addresses and where they lead. @default [] */
  redirects?: { from: string | string[]; to: string }[]
  /** Extensions that addresses of pages had (`from`) or have (`to`): `/a.html` leads to `/a`. @default { from: [], to: [] } */
  redirectExtensions?: { from?: string[]; to?: string[] }
  /** Old paths of a page, by its path. */
  createRedirects?: (path: string) => string | string[] | null | undefined
  /** Texts of the site in place of the engine's, by message id. @default {} */
  messages?: Record<string, string>
  /** `false`: no search. @default {} */
  search?: SearchUserConfig | false
  /** Off unless set. */
  analytics?: AnalyticsUserConfig
  /** Tags added to the head of every page. @default [] */
  headTags?: HeadTag[]
  /** What pages may do besides what the engine itself needs. */
  security?: SecurityUserConfig
  /** Configuration files for hosts, written beside the pages. @default [] */
  hosting?: HostingPreset[]
  /** Make a picture for social networks for every page. @default true */
  shareImages?: boolean
  /** Globs of component files that browsers take over, besides those that begin with 'use client'. @default [] */
  islands?: string[]
  /** For the site's own components: `useDocusaurusContext().siteConfig.organizationName`. */
  organizationName?: string
  /** The same. */
  projectName?: string
  /** Values for the site's own components: `useDocusaurusContext().siteConfig.customFields`. @default {} */
  customFields?: Record<string, unknown>
  /** Style sheets of the site, added after ours: paths from the site directory. @default [] */
  customCss?: string | string[]
}

interface I18nUserConfig {
  /** BCP 47 name of the published language. @default 'ru' */
  defaultLocale?: string
  /** Only `defaultLocale` is published. @default [defaultLocale] */
  locales?: string[]
  localeConfigs?: Record<string, LocaleUserConfig>
}

interface LocaleUserConfig {
  /** @default name of the language in the language itself */
  label?: string
  /** @default the locale */
  htmlLang?: string
  /** @default by the script of the language */
  direction?: 'ltr' | 'rtl'
  /** @default 'gregory' */
  calendar?: string
}

interface MarkdownUserConfig {
  /**
   * `detect`: `.mdx` is MDX, `.md` is Markdown unless it plainly uses MDX; `mdx` and `md`: all files.
   * @default 'detect'
   */
  format?: 'detect' | 'md' | 'mdx'
  /** No-break spaces, dashes and quotes by Russian rules. @default true for Russian */
  typography?: boolean
  /** Names of several words that never part: `Visual Studio Code`. Pairs of Latin words in headings never do. @default [] */
  names?: string[]
  /** `false`: `:::note` stays text; `keywords` adds own kinds or, without `extendDefaults`, replaces ours. @default true */
  admonitions?: boolean | { keywords?: string[]; extendDefaults?: boolean }
  /** `:smile:` becomes an emoji. @default true */
  emoji?: boolean
  anchors?: {
    /** Keep capital letters in heading anchors. @default false */
    maintainCase?: boolean
  }
}

interface SitemapUserConfig {
  /** @default 'sitemap.xml' */
  filename?: string
  /** `null`: left out. @default 'weekly' */
  changefreq?: 'always' | 'hourly' | 'daily' | 'weekly' | 'monthly' | 'yearly' | 'never' | null
  /** 0 to 1; `null`: left out. @default 0.5 */
  priority?: number | null
  /** Day or instant of the last change; `null`: left out. @default null */
  lastmod?: 'date' | 'datetime' | null
  /** Globs of addresses to leave out: `/tags/**`. @default [] */
  ignorePatterns?: string[]
}

interface SearchUserConfig {
  /** Address of the search page; `false`: no page. @default 'search' */
  searchPagePath?: string | false
  /** Algolia-compatible service in place of the embedded index. */
  algolia?: {
    appId: string
    apiKey: string
    indexName: string
    /** Ask for this language and version only. @default true */
    contextualSearch?: boolean
    /** Addresses that match open as plain links. */
    externalUrlRegex?: string
    /** @default {} */
    searchParameters?: Record<string, unknown>
    /** Hosts to ask in place of the service's own. @default [] */
    hosts?: string[]
    /** Exchanges a part of the records' addresses. */
    replaceSearchResultPathname?: { from: string; to?: string }
    /** File whose default export is `items => items`: records of an answer before they are shown, in the browser. */
    transformItems?: string
  }
  /** Where a reader tells of a query that found nothing; `{query}` stands for it. */
  missingResultsUrl?: string
}

interface AnalyticsUserConfig {
  gtag?: {
    trackingID: string | string[]
    /** @default true */
    anonymizeIP?: boolean
  }
  metrika?: { counterId: number | string }
}
