/** Blogs, docs and pages of a config. */

import type { CategoryLink } from '../document.ts'
import type { ReportLevel } from '../problem.ts'

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

/** A plugin of unified for trees of Markdown or HTML, by the function that attaches it. */
export interface MarkdownPlugin {
  /** For people. */
  name: string
  attach: (this: unknown, ...options: unknown[]) => unknown
  options: unknown
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
  /** Run over the Markdown tree of every text, in this order. */
  remarkPlugins: MarkdownPlugin[]
  /** Run over the tree of HTML that comes of it. */
  rehypePlugins: MarkdownPlugin[]
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
      link?: CategoryLink | undefined
      collapsible?: boolean | undefined
      collapsed?: boolean | undefined
      description?: string | undefined
      className?: string | undefined
      key?: string | undefined
    }
  | { type: 'html'; value: string; defaultStyle: boolean; className?: string | undefined }
  | { type: 'autogenerated'; dirName: string }

export type PagesConfig = InstanceConfig
