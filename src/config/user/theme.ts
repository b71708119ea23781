/** `themeConfig` as an author writes it. */

import type { FooterUserConfig, NavbarUserConfig } from './bars.ts'

export interface ThemeUserConfig {
  /** Light and dark colours. @default {} */
  colorMode?: {
    /** Colours of a reader whose system does not say. @default 'dark' */
    defaultMode?: 'light' | 'dark'
    /** No switch in the navbar. @default false */
    disableSwitch?: boolean
    /** Follow the visitor's system until they choose. @default true */
    respectPrefersColorScheme?: boolean
  }
  /** Bar at the top of every page. @default {} */
  navbar?: NavbarUserConfig
  /** Foot of every page; none unless set. */
  footer?: FooterUserConfig
  /** Bar with news above the navbar; none unless set. */
  announcementBar?: {
    /** A new id shows the bar again to those who closed it. @default 'announcement-bar' */
    id?: string
    /** Text of the bar, HTML. */
    content: string
    /** Colour of the bar, as in CSS. @default that of the theme */
    backgroundColor?: string
    /** Colour of its text, as in CSS. @default that of the theme */
    textColor?: string
    /** A reader can close the bar. @default true */
    isCloseable?: boolean
  }
  /** Share image for pages without one: path in the static folder. */
  image?: string
  /** Extra `<meta>` tags of every page. @default [] */
  metadata?: Record<string, string>[]
  /** Contents beside the text of a page. @default {} */
  tableOfContents?: {
    /** Highest level of headings shown, 2 to 6. @default 2 */
    minHeadingLevel?: number
    /** Lowest level of headings shown, 2 to 6. @default 3 */
    maxHeadingLevel?: number
  }
  /** Look of the documents. @default {} */
  docs?: {
    /** Remember which version of the documents a reader chose. @default 'localStorage' */
    versionPersistence?: 'localStorage' | 'none'
    /** Their sidebar. @default {} */
    sidebar?: {
      /** Open categories close when another one is opened. @default false */
      autoCollapseCategories?: boolean
    }
  }
  /** Look of the blog. @default {} */
  blog?: {
    /** Its sidebar. @default {} */
    sidebar?: {
      /** Posts stand under their years. @default true */
      groupByYear?: boolean
    }
  }
  /**
   * Each text is drawn as columns that hang from its headings: in lists, as the map beside it, in the archive, on its
   * picture for social networks. A `docusaurus.config` has none unless it says so. @default true
   */
  silhouettes?: boolean
  /** Highlighting of code. @default {} */
  prism?: {
    /** Language of code blocks that name none. @default none */
    defaultLanguage?: string
    /** Comments that mark lines. @default highlight-next-line, highlight-start, highlight-end */
    magicComments?: {
      /** Class of the marked lines. */
      className: string
      /** Comment that marks the next line. */
      line?: string
      /** Comments around marked lines. */
      block?: {
        /** Comment before them. */
        start: string
        /** Comment after them. */
        end: string
      }
    }[]
  }
}
