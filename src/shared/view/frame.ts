/**
 * What pages show that is the site's and no page's own: the second value of which files are made. Plain data like a
 * `PageView`; whatever stands in it changes every page when it changes.
 */

import type { Config, ThemeConfig } from '../config.ts'
import type { Address } from '../path.ts'
import type { ShellData } from '../shell.ts'
import type { Assets } from '../site/assets.ts'

export interface Frame {
  config: FrameConfig
  /** Of the search page, when there is one. */
  searchHref: Address | undefined
  assets: Assets
  /** What stands around every article; its `build` goes into every page and record. */
  shell: ShellData
  /** HTML that the site draws before and after the shell of every page. */
  around?: { before: string; after: string } | undefined
  /** Policy for the `<meta>` fallback. */
  csp: string
}

/** The part of the configuration that pages are drawn with. */
export type FrameConfig = Pick<
  Config,
  | 'title'
  | 'tagline'
  | 'titleDelimiter'
  | 'url'
  | 'baseUrl'
  | 'filesUrl'
  | 'favicon'
  | 'locale'
  | 'timeZone'
  | 'headTags'
  | 'security'
  | 'search'
  | 'analytics'
  | 'comments'
  | 'messages'
> & { theme: Pick<ThemeConfig, 'colorMode' | 'announcementBar' | 'image' | 'metadata' | 'silhouettes'> }
