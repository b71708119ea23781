/** `themeConfig` as an author writes it. */

import type { LogoConfig, MagicComment } from '../../shared/config.ts'

export interface ThemeUserConfig {
  colorMode?: {
    /** @default 'dark' */
    defaultMode?: 'light' | 'dark'
    /** No switch in the navbar. @default false */
    disableSwitch?: boolean
    /** Follow the visitor's system until they choose. @default true */
    respectPrefersColorScheme?: boolean
  }
  navbar?: NavbarUserConfig
  footer?: FooterUserConfig
  announcementBar?: {
    /** A new id shows the bar again to those who closed it. @default 'announcement-bar' */
    id?: string
    /** HTML. */
    content: string
    backgroundColor?: string
    textColor?: string
    /** @default true */
    isCloseable?: boolean
  }
  /** Share image for pages without one: path in the static folder. */
  image?: string
  /** Extra `<meta>` tags of every page. @default [] */
  metadata?: Record<string, string>[]
  tableOfContents?: {
    /** 2 to 6. @default 2 */
    minHeadingLevel?: number
    /** 2 to 6. @default 3 */
    maxHeadingLevel?: number
  }
  docs?: {
    /** Remember which version of the documents a reader chose. @default 'localStorage' */
    versionPersistence?: 'localStorage' | 'none'
    sidebar?: {
      /** Open categories close when another one is opened. @default false */
      autoCollapseCategories?: boolean
    }
  }
  blog?: {
    sidebar?: {
      /** Posts stand under their years. @default true */
      groupByYear?: boolean
    }
  }
  prism?: {
    /** Language of code blocks that name none. */
    defaultLanguage?: string
    /** Comments that mark lines. @default highlight-next-line, highlight-start, highlight-end */
    magicComments?: MagicComment[]
  }
}

export interface NavbarUserConfig {
  /** @default title of the site */
  title?: string
  logo?: LogoUserConfig
  /** @default none */
  style?: 'dark' | 'primary'
  /** Hide when the visitor scrolls down. @default false */
  hideOnScroll?: boolean
  /** @default [] */
  items?: NavbarItemUserConfig[]
}

type LogoUserConfig = Omit<LogoConfig, 'alt'> & { alt?: string }

interface NavbarItemBase {
  /** @default 'right' */
  position?: 'left' | 'right'
  className?: string
}

export type NavbarItemUserConfig = NavbarItemBase &
  (
    | {
        type?: 'default'
        label: string
        /** Address of a page of the site. */
        to?: string
        /** Any address. */
        href?: string
        /** The item is current on pages below this address. */
        activeBasePath?: string
        activeBaseRegex?: string
      }
    | { type?: 'dropdown'; label: string; to?: string; items: NavbarItemUserConfig[] }
    | { type: 'doc'; docId: string; label?: string; docsPluginId?: string }
    | { type: 'docSidebar'; sidebarId: string; label?: string; docsPluginId?: string }
    | { type: 'docsVersion'; label?: string; to?: string; docsPluginId?: string }
    | {
        type: 'docsVersionDropdown'
        docsPluginId?: string
        /** Names of the versions to offer, or labels by name. @default all */
        versions?: string[] | Record<string, { label?: string }>
        /** Links before the versions. */
        dropdownItemsBefore?: NavbarItemUserConfig[]
        /** Links after the versions. */
        dropdownItemsAfter?: NavbarItemUserConfig[]
      }
    | { type: 'localeDropdown' }
    | { type: 'search' }
    | { type: 'html'; value: string }
  )

interface FooterLinkUserConfig {
  label?: string
  to?: string
  href?: string
  html?: string
}

interface FooterUserConfig {
  /** @default 'light' */
  style?: 'dark' | 'light'
  logo?: LogoUserConfig
  copyright?: string
  /** Columns with titles, or one row of links. @default [] */
  links?: { title?: string; items: FooterLinkUserConfig[] }[] | FooterLinkUserConfig[]
}
