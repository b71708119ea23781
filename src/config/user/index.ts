/** What an author writes in `zapiski.config.ts`: names and nesting of Docusaurus where it has the same setting. */

import type { HostingPreset } from '../../shared/config.ts'
import type { ReportLevel } from '../../shared/problem.ts'
import type { AnalyticsUserConfig } from './analytics.ts'
import type { CommentsUserConfig } from './comments.ts'
import type { BlogUserConfig, DocsUserConfig, PagesUserConfig } from './content.ts'
import type { SecurityUserConfig } from './security.ts'
import type { SlotsUserConfig } from './slots.ts'
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
  /** Language of the site. @default {} */
  i18n?: I18nUserConfig
  /** IANA time zone in which dates without a zone are read and all dates are shown. @default 'UTC' */
  timeZone?: string
  /** Ask search engines not to index the site. @default false */
  noIndex?: boolean
  /**
   * Path of the service worker that the site’s former engine left in browsers, such as `sw.js`: a script that ends it is
   * published there, or its visitors go on seeing the old site.
   */
  retiredServiceWorker?: string
  /** Folders copied to the output as they are. @default ['static'] */
  staticDirectories?: string[]
  /** Link to a page that is not there. @default 'throw' */
  onBrokenLinks?: ReportLevel
  /** Link to a heading that is not there. @default 'warn' */
  onBrokenAnchors?: ReportLevel
  /** Link to a Markdown file that is not there. @default 'throw' */
  onBrokenMarkdownLinks?: ReportLevel
  /** Two pages of one address, or a page at an address of the engine's own. @default 'throw' */
  onDuplicateRoutes?: ReportLevel
  /**
   * What the site's former engine passed over is a warning and no mistake, components with state come alive without
   * 'use client'; `'partial'`: a link may lead to what plugins made there. `zapiski import` sets it.
   * @default false
   */
  lenient?: boolean | 'partial'
  /** One blog, several (each with its own `id`), or none. @default {} when the folder exists */
  blog?: BlogUserConfig | BlogUserConfig[] | false
  /** One docs section, several (each with its own `id`), or none. @default {} when the folder exists */
  docs?: DocsUserConfig | DocsUserConfig[] | false
  /** Standalone pages, or none. @default {} when the folder exists */
  pages?: PagesUserConfig | PagesUserConfig[] | false
  /** How texts are read. @default {} */
  markdown?: MarkdownUserConfig
  /** What stands around the pages, and their colours. @default {} */
  themeConfig?: ThemeUserConfig
  /** List of the pages for search engines; `false`: none. @default {} */
  sitemap?: SitemapUserConfig | false
  /** Old addresses and where they lead. @default [] */
  redirects?: {
    /** Old path, or several. */
    from: string | string[]
    /** Path in the site, or an address of another one. */
    to: string
  }[]
  /** Redirects from addresses with another extension. @default {} */
  redirectExtensions?: {
    /** Extensions that addresses had: `/a.html` leads to `/a`. @default [] */
    from?: string[]
    /** Extensions that addresses have: `/a` leads to `/a.html`. @default [] */
    to?: string[]
  }
  /** Old paths of a page, by its path. */
  createRedirects?: (path: string) => string | string[] | null | undefined
  /** Texts of the site in place of the engine's, by message id. @default {} */
  messages?: Record<string, string>
  /** Search over the site; `false`: none. @default {} */
  search?: SearchUserConfig | false
  /** Counters of visits; none unless set. */
  analytics?: AnalyticsUserConfig
  /** Conversation under posts and documents, at one of these services; none unless set. @default {} */
  comments?: CommentsUserConfig
  /** Tags added to the head of every page. @default [] */
  headTags?: {
    /** Name of the tag: `link`. */
    tagName: string
    /** Its attributes. @default {} */
    attributes?: Record<string, string | boolean>
    /** What stands inside. @default nothing */
    innerHTML?: string
  }[]
  /** What pages may do besides what the engine itself needs. @default {} */
  security?: SecurityUserConfig
  /** Configuration files for hosts, written beside the pages. @default [] */
  hosting?: HostingPreset[]
  /** Make a picture for social networks for every text; lists share the one of the site. @default true */
  shareImages?: boolean
  /**
   * Widths in which pictures of the texts are published, when the package `sharp` is installed; `false`: as they are.
   * @default {}
   */
  images?: ImagesUserConfig | false
  /** Globs of component files that browsers take over, besides those that begin with 'use client'. @default [] */
  islands?: string[]
  /**
   * Components of the site in place of parts of ours, or around them: files by the part's name, paths from the site
   * directory; `false`: ours, whatever is in `src/theme`. `@theme-original/BlogPostItem/Footer` in such a file is our part.
   * @default {}
   */
  slots?: SlotsUserConfig
  /** What the site's own code may take while one document is made. */
  limits?: LimitsUserConfig
  /** For the site's own components: `useDocusaurusContext().siteConfig.organizationName`. */
  organizationName?: string
  /** For the site's own components: `useDocusaurusContext().siteConfig.projectName`. */
  projectName?: string
  /**
   * Values for the site's own components: `useDocusaurusContext().siteConfig.customFields`; what stands in its
   * `themeConfig` is there for `useThemeConfig()`, too. @default {}
   */
  customFields?: Record<string, unknown>
  /** Style sheets of the site, added after ours: paths from the site directory. @default [] */
  customCss?: string | string[]
  /** Style sheets, and scripts that every page runs, with Docusaurus' `onRouteDidUpdate`: paths from the site directory. @default [] */
  clientModules?: string[]
}

interface ImagesUserConfig {
  /** Widths in pixels; none is wider than the picture. @default [480, 960, 1600] */
  widths?: number[]
  /** AVIF is smaller and takes longer to make. @default 'webp' */
  format?: 'webp' | 'avif'
  /** From 1, the smallest file, to 100. @default 80 for WebP, 55 for AVIF */
  quality?: number
}

interface LimitsUserConfig {
  /** Seconds that it may run. @default 10 */
  seconds?: number
  /** Megabytes by which the program may grow meanwhile. @default 1024 */
  memory?: number
}

interface I18nUserConfig {
  /** BCP 47 name of the language at the site's own address. @default 'ru' */
  defaultLocale?: string
  /** Languages that are published, each in a folder of its name: `/fr/`. @default [defaultLocale] */
  locales?: string[]
  /** Folder of translated files: `i18n/ru/…`. @default 'i18n' */
  path?: string
  /** Settings of languages by name. @default {} */
  localeConfigs?: Record<string, LocaleUserConfig>
}

interface LocaleUserConfig {
  /** Folder of the language among the translations. @default the locale */
  path?: string
  /** `false`: nothing is translated, originals are read. @default true */
  translate?: boolean
  /** Origin of the language, when it has a host of its own. @default that of the site */
  url?: string
  /** Base path of the language. @default that of the site, with the locale for all but the default one */
  baseUrl?: string
  /** Name of the language in menus. @default name of the language in the language itself */
  label?: string
  /** Value of `<html lang>`. @default the locale */
  htmlLang?: string
  /** Direction of the text. @default by the script of the language */
  direction?: 'ltr' | 'rtl'
  /** Calendar of the dates, a name of `Intl`. @default that of the language */
  calendar?: string
}

interface MarkdownUserConfig {
  /**
   * `detect`: `.mdx` is MDX, `.md` is Markdown unless it plainly uses MDX; `mdx` and `md`: all files.
   * @default 'detect'
   */
  format?: 'detect' | 'md' | 'mdx'
  /** No-break spaces, dashes and quotes by Russian rules. @default `true` for Russian */
  typography?: boolean
  /** Names of several words that never part: `Visual Studio Code`. Pairs of Latin words in headings never do. @default [] */
  names?: string[]
  /** Blocks like `:::note`; `false`: they stay text. @default true */
  admonitions?:
    | boolean
    | {
        /** Own kinds: `:::secret`. @default [] */
        keywords?: string[]
        /** Keep ours beside the own ones. @default true */
        extendDefaults?: boolean
      }
  /** `:smile:` becomes an emoji. @default true */
  emoji?: boolean
  /** Package managers besides npm that blocks with `npm2yarn` are shown for, in this order. @default ['yarn', 'pnpm', 'bun'] */
  npm2yarn?: ('yarn' | 'pnpm' | 'bun')[]
  /** Blocks of the language `mermaid` are drawn when the site is built; needs the package `mermaid`. @default false */
  mermaid?: boolean
  /** Each text is published as Markdown too, at the address of its page with `.md`, and `/llms.txt` lists them. @default false */
  pages?: boolean
  /** Formulas in TeX between dollars, drawn when the site is built; needs the package `temml`. @default false */
  math?:
    | boolean
    | {
        /** `$…$` is a formula too, not only `$$…$$`. @default true */
        singleDollar?: boolean
        /** Commands of your own: `{ '\\RR': '\\mathbb{R}' }`. @default {} */
        macros?: Record<string, string>
      }
  /** Gets every text as it stands in its file and gives another one, before anything else reads it. @default none */
  preprocessor?: (file: { filePath: string; fileContent: string }) => string
  /** Gives the metadata of every text; `defaultParseFrontMatter` reads them the usual way. @default none */
  parseFrontMatter?: (file: {
    filePath: string
    fileContent: string
    defaultParseFrontMatter: (file?: unknown) => Promise<{ frontMatter: Record<string, unknown>; content: string }>
  }) => unknown
  /** Addresses of headings. @default {} */
  anchors?: {
    /** Keep capital letters in heading anchors. @default false */
    maintainCase?: boolean
  }
}

interface SitemapUserConfig {
  /** Name of the file. @default 'sitemap.xml' */
  filename?: string
  /** How often pages change; `null`: not said. @default 'weekly' */
  changefreq?: 'always' | 'hourly' | 'daily' | 'weekly' | 'monthly' | 'yearly' | 'never' | null
  /** Weight of the pages among those of the site, 0 to 1; `null`: not said. @default 0.5 */
  priority?: number | null
  /** Day or instant of the last change; `null`: not said. @default null */
  lastmod?: 'date' | 'datetime' | null
  /** Globs of addresses to leave out: `/tags/**`. @default [] */
  ignorePatterns?: string[]
  /** Makes the list; it is told of the pages and of the engine's own list. @default the engine's own */
  createSitemapItems?: (request: never) => unknown
}

interface SearchUserConfig {
  /** Address of the search page; `false`: no page. @default 'search' */
  searchPagePath?: string | false
  /** Algolia-compatible service in place of the embedded index. */
  algolia?: {
    /** Name of the application at the service. */
    appId: string
    /** Key that may search and nothing else: readers see it. */
    apiKey: string
    /** Name of the index. */
    indexName: string
    /** Ask for this language and version only. @default true */
    contextualSearch?: boolean
    /** Addresses that match open as plain links. */
    externalUrlRegex?: string
    /** Parameters of the service added to each query. @default {} */
    searchParameters?: Record<string, unknown>
    /** Hosts to ask in place of the service's own. @default [] */
    hosts?: string[]
    /** Exchanges a part of the records' addresses. */
    replaceSearchResultPathname?: {
      /** What to find. */
      from: string
      /** What to put there. @default '/' */
      to?: string
    }
    /** File whose default export is `items => items`: records of an answer before they are shown, in the browser. */
    transformItems?: string
  }
  /** Where a reader tells of a query that found nothing; `{query}` stands for it. */
  missingResultsUrl?: string
}
