/** `themeConfig` of a config: what stands around the pages. */

export interface ThemeConfig {
  colorMode: { defaultMode: 'light' | 'dark'; disableSwitch: boolean; respectPrefersColorScheme: boolean }
  navbar: NavbarConfig
  footer: FooterConfig | undefined
  announcementBar: AnnouncementConfig | undefined
  /** Share image for pages without one, path in the static folder. */
  image: string | undefined
  metadata: Record<string, string>[]
  tableOfContents: { minHeadingLevel: number; maxHeadingLevel: number }
  docsSidebar: { autoCollapseCategories: boolean }
  /** Posts of the blog's sidebar stand under their years. */
  blogSidebarByYear: boolean
  /** Texts are drawn: in lists, beside themselves, in the archive, on pictures for social networks. */
  silhouettes: boolean
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
        /** Stands in the place of the label. */
        html?: string | undefined
        /** Read aloud in the place of the label. */
        ariaLabel?: string | undefined
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
    | { type: 'localeDropdown'; before?: NavbarItemConfig[] | undefined; after?: NavbarItemConfig[] | undefined }
    | { type: 'search' }
    | { type: 'html'; value: string }
    /** Drawn by a component that the site has for this kind, with what the author wrote. */
    | { type: 'own'; kind: string; props: Record<string, unknown> }
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
