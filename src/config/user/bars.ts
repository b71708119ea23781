/** Navbar and footer as an author writes them. */

interface LogoUserConfig {
  /** Picture: path in the static folder, or an address. */
  src: string
  /** Picture for dark colours. @default `src` */
  srcDark?: string
  /** What the picture shows, for those who do not see it. @default '' */
  alt?: string
  /** Where the picture leads. @default the home page */
  href?: string
  /** Value of the link's `target`. */
  target?: string
  /** Width, pixels. */
  width?: number
  /** Height, pixels. */
  height?: number
}

export interface NavbarUserConfig {
  /** Name of the site in the bar. @default `title` of the site */
  title?: string
  /** Picture before the name. */
  logo?: LogoUserConfig
  /** Colours of the bar. @default none */
  style?: 'dark' | 'primary'
  /** Hide when the visitor scrolls down. @default false */
  hideOnScroll?: boolean
  /** Items of the bar, each by its `type`. @default [{ type: 'search' }] */
  items?: NavbarItemUserConfig[]
}

interface NavbarItemBase {
  /** Side of the bar. @default 'right' */
  position?: 'left' | 'right'
  /** Class of the item. */
  className?: string
}

interface LinkItem extends NavbarItemBase {
  /** A link. */
  type?: 'default'
  /** Text of the item. */
  label?: string
  /** HTML in the place of the text: a drawing. */
  html?: string
  /** Name of the item for those who do not see it. */
  'aria-label'?: string
  /** Address of a page of the site. */
  to?: string
  /** Any address. */
  href?: string
  /** The item is current on pages below this address. */
  activeBasePath?: string
  /** The item is current on pages whose address matches. */
  activeBaseRegex?: string
}

interface DropdownItem extends NavbarItemBase {
  /** A menu. */
  type?: 'dropdown'
  /** Text of the item. */
  label: string
  /** Address of a page of the site. */
  to?: string
  /** Items of the menu. */
  items: MenuItemUserConfig[]
}

interface DocItem extends NavbarItemBase {
  /** A link to a document. */
  type: 'doc'
  /** Document, by its id. */
  docId: string
  /** Text of the item. @default title of the document */
  label?: string
  /** `id` of the docs instance. @default 'default' */
  docsPluginId?: string
}

interface DocSidebarItem extends NavbarItemBase {
  /** A link to the first document of a sidebar. */
  type: 'docSidebar'
  /** Sidebar, by its name. */
  sidebarId: string
  /** Text of the item. @default title of the document */
  label?: string
  /** `id` of the docs instance. @default 'default' */
  docsPluginId?: string
}

interface VersionItem extends NavbarItemBase {
  /** A link to the version of the documents that a reader sees. */
  type: 'docsVersion'
  /** Text of the item. @default name of the version */
  label?: string
  /** Address of a page of the site. @default main document of the version */
  to?: string
  /** `id` of the docs instance. @default 'default' */
  docsPluginId?: string
}

interface VersionsItem extends NavbarItemBase {
  /** A menu of the versions of the documents. */
  type: 'docsVersionDropdown'
  /** `id` of the docs instance. @default 'default' */
  docsPluginId?: string
  /** Names of the versions to offer, or labels by name. @default all */
  versions?: string[] | Record<string, VersionLabel>
  /** Links before the versions. @default [] */
  dropdownItemsBefore?: MenuItemUserConfig[]
  /** Links after the versions. @default [] */
  dropdownItemsAfter?: MenuItemUserConfig[]
}

interface VersionLabel {
  /** Text of the version. @default its name */
  label?: string
}

interface LocaleItem extends NavbarItemBase {
  /** A menu of the languages. */
  type: 'localeDropdown'
  /** Links before the languages. @default [] */
  dropdownItemsBefore?: MenuItemUserConfig[]
  /** Links after the languages. @default [] */
  dropdownItemsAfter?: MenuItemUserConfig[]
}

interface SearchItem extends NavbarItemBase {
  /** The field of the search. */
  type: 'search'
}

interface HtmlItem extends NavbarItemBase {
  /** Markup of one's own. */
  type: 'html'
  /** The markup. */
  value: string
}

/** Menus hold no menus. */
type MenuItemUserConfig =
  | LinkItem
  | DocItem
  | DocSidebarItem
  | VersionItem
  | VersionsItem
  | LocaleItem
  | SearchItem
  | HtmlItem

export type NavbarItemUserConfig = MenuItemUserConfig | DropdownItem

interface FooterLinkUserConfig {
  /** Text of the link; needed unless there is `html`. */
  label?: string
  /** Address of a page of the site. */
  to?: string
  /** Any address. */
  href?: string
  /** Markup in place of a link. */
  html?: string
}

interface FooterColumnUserConfig {
  /** Title of the column. @default none */
  title?: string | null
  /** Links of the column. */
  items: FooterLinkUserConfig[]
}

export interface FooterUserConfig {
  /** Colours of the foot. @default 'light' */
  style?: 'dark' | 'light'
  /** Picture above the note. */
  logo?: LogoUserConfig
  /** Note below the links, HTML. */
  copyright?: string
  /** Columns with titles, or one row of links. @default [] */
  links?: FooterColumnUserConfig[] | FooterLinkUserConfig[]
}
