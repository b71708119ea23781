/** Parts of Docusaurus' theme that no file of a site takes the place of here, by what that means for the reader. */

/** Parts of one kind are named together; the first pattern counts. */
const KINDS = {
  search: /^(?:Search(?:Bar|Page)|DocSearch|NavbarItem\/SearchNavbarItem)(?:\/|$)/,
  menu: /^(?:DocSidebar|DocSidebarItem|DocSidebarItems|DocRoot|DocPage|DocsRoot|DocVersionRoot)(?:\/|$)/,
  phone: /^Navbar\/MobileSidebar(?:\/|$)/,
  code: /^(?:CodeBlock|CodeInline|Playground|ReactLiveScope|prism-include-languages|Mermaid)(?:\/|$)/,
  head: /\/(?:Metadata|StructuredData)$|^(?:SearchMetadata|SiteMetadata|PageMetadata)(?:\/|$)|^Layout\/Metadata/,
  contents: /^(?:DocItem\/TOC|TOCCollapsible|TOCItems)(?:\/|$)/,
  items: /^(?:NavbarItem|Navbar|ColorModeToggle|LocaleDropdown|AnnouncementBar)(?:\/|$)/,
  signs: /^(?:Icon|Admonition\/Icon)(?:\/|$)/,
} as const

export type LeftKind = keyof typeof KINDS | 'other'

const isKind = (name: string): name is keyof typeof KINDS => name in KINDS

/** Of a part by its name. */
export const leftKindOf = (name: string): LeftKind =>
  Object.keys(KINDS)
    .filter(isKind)
    .find(kind => KINDS[kind].test(name)) ?? 'other'
