/** Settings of blogs, docs and pages as an author writes them. */

import type { EditedFile, FeedType, NumberPrefixParser } from '../../shared/config.ts'
import type { ReportLevel } from '../../shared/problem.ts'

interface InstanceUserConfig {
  /** Needed when there are several. @default 'default' */
  id?: string
  /** Globs of the files that are pages. @default ['**\/*.{md,mdx}'] */
  include?: string[]
  /** Globs of files that are not pages. @default files and folders that begin with `_`, tests */
  exclude?: string[]
  /** Address of the repository folder that holds the site, or a function of the file; no edit link without it. */
  editUrl?: string | ((file: EditedFile) => string | undefined)
  /** Edit links of translated files lead to the translation and not to the original. @default false */
  editLocalizedFiles?: boolean
  /** Show when a page was last changed. @default false */
  showLastUpdateTime?: boolean
  /** Show who changed a page last. @default false */
  showLastUpdateAuthor?: boolean
  /** Plugins of unified that change the Markdown tree of every text: functions, or pairs of a function and its options. @default [] */
  remarkPlugins?: unknown[]
  /** Plugins of unified that change the HTML tree of every text, before it is highlighted, typeset and its links are looked at; written as `remarkPlugins`. @default [] */
  rehypePlugins?: unknown[]
}

export interface BlogUserConfig extends InstanceUserConfig {
  /** Folder of the posts. @default 'blog' */
  path?: string
  /** Address prefix of the blog; `/` puts it at the root of the site. @default 'blog' */
  routeBasePath?: string
  /** Address of the pages of tags, below that of the blog. @default 'tags' */
  tagsBasePath?: string
  /** Address of the archive, below that of the blog; `null`: no archive. @default 'archive' */
  archiveBasePath?: string | null
  /** Address part before the number of a list page: `/page/2`. @default 'page' */
  pageBasePath?: string
  /** Address of the pages of authors, below that of the blog. @default 'authors' */
  authorsBasePath?: string
  /** Title of the list of posts. @default «Blog» in the language of the site */
  blogTitle?: string
  /** Description of the list of posts, for search engines and feeds. @default `blogTitle` */
  blogDescription?: string
  /** Title above the posts in the sidebar. @default «Recent posts» in the language of the site */
  blogSidebarTitle?: string
  /** Posts in the sidebar; 0: no sidebar. @default 5 */
  blogSidebarCount?: number | 'ALL'
  /** Posts in a list page; `'ALL'`: all in one page. @default 10 */
  postsPerPage?: number | 'ALL'
  /** Say how long a post takes to read. @default true */
  showReadingTime?: boolean
  /** Order of the posts by date: the newest first or the oldest first. @default 'descending' */
  sortPosts?: 'ascending' | 'descending'
  /** End of the part shown in lists. @default the comments `<!-- truncate -->` and `{/* truncate *\/}` */
  truncateMarker?: RegExp
  /** File of authors in the blog folder. @default 'authors.yml' */
  authorsMapPath?: string
  /** File of tags in the blog folder; `false`: tags are not registered. @default 'tags.yml' */
  tags?: string | false | null
  /** Tag that is not in the file of tags. @default 'warn' */
  onInlineTags?: ReportLevel
  /** Post without a truncate marker. @default 'warn' */
  onUntruncatedBlogPosts?: ReportLevel
  /** Feeds of the blog. @default {} */
  feedOptions?: FeedUserConfig
}

export interface FeedUserConfig {
  /** Kinds of feeds to write; `null`: no feeds. @default ['rss', 'atom'] */
  type?: FeedType | 'all' | FeedType[] | null
  /** Title of the feeds. @default `title` of the site */
  title?: string
  /** Description of the feeds. @default `blogDescription` */
  description?: string
  /** Note on the rights to the texts, in the feeds. @default '' */
  copyright?: string
  /** Newest posts in a feed; `null` or `false`: all. @default 20 */
  limit?: number | null | false
  /** A feed for every tag too. @default false */
  perTag?: boolean
}

export interface DocsUserConfig extends InstanceUserConfig {
  /** Folder of the documents. @default 'docs' */
  path?: string
  /** Address prefix. @default 'docs' */
  routeBasePath?: string
  /** Address of the pages of tags, below that of the documents. @default 'tags' */
  tagsBasePath?: string
  /** Sidebars file; `false`: no sidebars. @default made of the folders */
  sidebarPath?: string | false
  /** Makes the items of the sidebars that name a folder; it is told of documents and folders and of the engine's own generator. @default the engine's own */
  sidebarItemsGenerator?: (request: never) => unknown
  /** Texts of the sidebars in place of the written ones, by Docusaurus' ids: `sidebar.main.category.Linux`. @default {} */
  sidebarTexts?: Record<string, string>
  /** Show the way from the top of the section to the document. @default true */
  breadcrumbs?: boolean
  /** Folders of the sidebar can be closed. @default true */
  sidebarCollapsible?: boolean
  /** Folders of the sidebar are closed until a reader opens them. @default `sidebarCollapsible` */
  sidebarCollapsed?: boolean
  /** `01-intro.md` is `intro`, in first place; a function reads numbers in its own way. @default true */
  numberPrefixParser?: boolean | NumberPrefixParser
  /** File of tags in the docs folder; `false`: tags are not registered. @default 'tags.yml' */
  tags?: string | false | null
  /** Tag that is not in the file of tags. @default 'warn' */
  onInlineTags?: ReportLevel
  /** Publish the documents that are being written, when others are in `versions.json`. @default true */
  includeCurrentVersion?: boolean
  /** Publish the current version only. @default false */
  disableVersioning?: boolean
  /** The version at the address of the documents themselves. @default the first of `versions.json` */
  lastVersion?: string
  /** Versions to publish. @default all */
  onlyIncludeVersions?: string[]
  /** Edit links lead to the same document of the current version. @default false */
  editCurrentVersion?: boolean
  /** Settings of versions by name; `current` is the one that is being written. @default {} */
  versions?: Record<string, VersionUserConfig>
}

interface VersionUserConfig {
  /** Address part below that of the documents. @default none for the last version, `next` for the current one, the name for the others */
  path?: string
  /** Name of the version in menus. @default 'Next' for the current version, the name for the others */
  label?: string
  /** Texts of its sidebars, besides those of the section. @default {} */
  sidebarTexts?: Record<string, string>
  /** Warning above the text. @default 'unreleased' before the last version, 'unmaintained' after it */
  banner?: 'none' | 'unreleased' | 'unmaintained'
  /** Name the version above the text. @default `true` when there are several */
  badge?: boolean
  /** Class of `<html>`. @default `docs-version-<name>` */
  className?: string
  /** Ask robots not to index it. @default false */
  noIndex?: boolean
}

export interface PagesUserConfig extends InstanceUserConfig {
  /** Folder of the pages. @default 'src/pages' */
  path?: string
  /** Globs of the files that are pages. @default ['**\/*.{js,jsx,ts,tsx,md,mdx}'] */
  include?: string[]
  /** Address prefix. @default '/' */
  routeBasePath?: string
}
