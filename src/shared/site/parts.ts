/** Parts of a page that a site may wrap or draw itself, by the names that Docusaurus gives them. */

import type { NavbarItemConfig, ThemeConfig } from '../config.ts'
import type { SourceKind } from '../document.ts'
import { words } from '../text/words.ts'

/** Contents beside a text, and the list in them. */
export const CONTENTS_PARTS: readonly string[] = ['TOC', 'TOCItems']

/** By the kind of document; a part stands after those that it stands in. */
export const PARTS: Readonly<Record<SourceKind, readonly string[]>> = {
  post: words(`
    BlogPostPage BlogPostItem BlogPostItem/Container BlogPostItem/Header BlogPostItem/Header/Title
    BlogPostItem/Header/Info BlogPostItem/Header/Authors BlogPostItem/Content BlogPostItem/Footer
    TagsListInline EditMetaRow BlogPostPaginator TOC TOCItems
  `),
  doc: words(`
    DocItem DocItem/Layout DocVersionBanner DocBreadcrumbs DocItem/Content DocItem/Footer TagsListInline
    EditMetaRow DocItem/Paginator DocPaginator TOC TOCItems
  `),
  page: ['MDXPage', 'EditMetaRow', ...CONTENTS_PARTS],
}

/** One of `BlogPostItem/Header/Authors`. */
export const AUTHOR_PART = 'BlogPostItem/Header/Author'

/** Lists of a blog by the kind of page; a part that stands for one of them draws the whole. */
export const LIST_PAGES = {
  postList: 'BlogListPage',
  tagList: 'BlogTagsListPage',
  tag: 'BlogTagsPostsPage',
  archive: 'BlogArchivePage',
  authorList: 'Blog/Pages/BlogAuthorsListPage',
  author: 'Blog/Pages/BlogAuthorsPostsPage',
} as const

/** What stands around every list of a blog. */
const AROUND_LISTS: readonly string[] = ['BlogLayout', 'BlogSidebar']
/** Posts of a list: all of them, one of them, the way to the others. */
const POSTS_OF_LISTS: readonly string[] = ['BlogPostItems', 'BlogPostItem', 'BlogListPaginator']

/** What draws a list when the site has it: the page itself, or what Docusaurus makes it of. */
export const partsOfList = (kind: keyof typeof LIST_PAGES): string[] => [
  LIST_PAGES[kind],
  ...AROUND_LISTS,
  ...(['tagList', 'archive', 'authorList'].includes(kind) ? [] : POSTS_OF_LISTS),
]

/** Parts that only lists have; those inside others are drawn where these ask for them. */
export const LIST_PARTS: readonly string[] = [
  ...Object.values(LIST_PAGES),
  ...AROUND_LISTS,
  ...['BlogSidebar/Desktop', 'BlogSidebar/Mobile', 'BlogSidebar/Content', 'BlogPostItems', 'BlogListPaginator'],
  ...['BlogTagsListPage/Content', 'TagsListByLetter', 'Tag', 'PaginatorNavLink', 'BlogPostItem/Footer/ReadMoreLink'],
]

/** Holds what the parts of a list may ask for, and shows none of it by itself. */
export const PIECES = 'pieces'

/** Contents that the site draws itself, beside a text; nothing where they stand in a page that it draws as a whole. */
export const OWN_CONTENTS = 'contents'

/** The name of a part of the post that stands in a list at this place. */
export const listedPart = (name: string, place: number): string => `${name}#${place}`

const ADMONITION_KINDS = ['Note', 'Tip', 'Info', 'Warning', 'Danger', 'Caution']

/** Boxes of texts: all of them, those of a kind, their signs. */
export const ADMONITION_PARTS: readonly string[] = [
  'Admonition',
  'Admonition/Types',
  'Admonition/Layout',
  ...ADMONITION_KINDS.map(kind => `Admonition/Type/${kind}`),
  ...ADMONITION_KINDS.map(kind => `Admonition/Icon/${kind}`),
]

/** Components of texts: a site's own stands wherever ours would, blocks of code between fences among it. */
export const TEXT_PARTS: readonly string[] = ['CodeBlock', 'Details', 'DocCard', 'DocCardList', 'Tabs', 'TOCInline']

/** Inside a block of code, which keeps the engine's colours and buttons. */
export const CODE_PARTS: readonly string[] = words(`
  CodeBlock/Container CodeBlock/Layout CodeBlock/Title CodeBlock/Content CodeBlock/Content/String
  CodeBlock/Content/Element
`)

/** What is drawn where another part of the site asks for it, and nowhere by itself. */
export const ASKED_PARTS =
  /^(?:Icon|DocBreadcrumbs|BlogPostItem\/Header|DocCard|Blog\/Components|TOCItems|AnnouncementBar|NavbarItem\/(?:Default|Dropdown)NavbarItem)\//

/** Files of `MDXComponents` by the tag that they draw. */
export const TAG_PARTS: Readonly<Record<string, string>> = {
  'MDXComponents/A': 'a',
  'MDXComponents/Code': 'code',
  'MDXComponents/Img': 'img',
  'MDXComponents/Li': 'li',
  'MDXComponents/Ol': 'ol',
  'MDXComponents/Ul': 'ul',
}

/** Headings of texts of every level, the later one inside the earlier one. */
export const HEADING_PARTS: readonly string[] = ['MDXComponents/Heading', 'Heading']

/** Around every document of the documentation, an outer one first; its boxes are the shell's here. */
export const DOC_FRAMES: readonly string[] = words(`
  DocsRoot DocVersionRoot DocRoot DocPage DocRoot/Layout DocPage/Layout DocRoot/Layout/Main DocPage/Layout/Main
`)
/** All of them as one part. */
export const DOC_FRAME = 'DocFrame'

/** Where the page stands in what acts around the site, and is not: browsers hear there what is set around it. */
export const AROUND_SLOT = '@around'

/** Of pages in React it is ours, whatever a site sets around it. */
export const LAYOUT = 'Layout'

/** The top bar; a site that draws one of its parts gets the whole out of such parts. */
export const TOP_BAR = 'Navbar'
export const TOP_BAR_PARTS: readonly string[] =
  'Navbar/Layout Navbar/Content Navbar/Logo Navbar/ColorModeToggle Navbar/Search Navbar/MobileSidebar/Toggle ColorModeToggle Logo'.split(
    ' ',
  )

/** The menu of narrow screens, likewise. */
export const PHONE_MENU = 'Navbar/MobileSidebar'
export const PHONE_MENU_PARTS: readonly string[] = [
  `${PHONE_MENU}/Layout`,
  `${PHONE_MENU}/Header`,
  `${PHONE_MENU}/PrimaryMenu`,
  `${PHONE_MENU}/SecondaryMenu`,
]

/** Items of the menu of documents, a later one inside an earlier one. */
export const MENU_ITEM_PARTS: readonly string[] = [
  'DocSidebarItem',
  'DocSidebarItem/Link',
  'DocSidebarItem/Category',
  'DocSidebarItem/Html',
]
/** A list of them, and what stands around all of them. */
export const MENU_LIST = 'DocSidebarItems'
export const MENU_COLUMN_PARTS: readonly string[] = [
  'DocRoot/Layout/Sidebar',
  'DocPage/Layout/Sidebar',
  'DocSidebar',
  'DocSidebar/Desktop',
  'DocSidebar/Desktop/Content',
]
/** Under it an item that the engine gives knows which one it is, also as a copy of itself. */
export const MENU_PLACE = Symbol('place')
/** They show a state that the engine keeps: drawn once, at rest, and no islands. */
export const MENU_PARTS: readonly string[] = [...MENU_ITEM_PARTS, MENU_LIST, ...MENU_COLUMN_PARTS]

/** Where an item of ours stands in a bar of the site's own: by its label, or by its kind where it has none. */
export const topBarItem = (label: unknown, type: unknown): string =>
  `NavbarItem#${encodeURIComponent(typeof label === 'string' && label !== '' ? label : String(type))}`
/** The same in a menu of the site's own. */
export const PHONE_MENU_ITEM = `${PHONE_MENU}/`

/** Those of the page of what was not found. */
export const LOST_PARTS: readonly string[] = ['NotFound', 'NotFound/Content']

/** Around and beside all documents: drawn once for the site. */
export const FRAME_PARTS: readonly string[] = [
  'Root',
  'Layout/Provider',
  LAYOUT,
  'AnnouncementBar',
  TOP_BAR,
  PHONE_MENU,
  'Footer',
  ...LOST_PARTS,
]

/** Parts of the footer: a site that draws one of them gets the whole out of such parts, as Docusaurus makes it. */
export const FOOTER_PARTS: readonly string[] = words(`
  Footer/Layout Footer/Links Footer/Links/MultiColumn Footer/Links/Simple Footer/LinkItem Footer/Logo
  Footer/Copyright
`)

const NAVBAR_LINK = 'NavbarItem/NavbarNavLink'

/** What a site has for items of the top bar: components by kind, or one for all kinds. */
export const BAR_PARTS = { kinds: 'NavbarItem/ComponentTypes', any: 'NavbarItem' } as const

type OwnItem = Extract<NavbarItemConfig, { type: 'own' }>

/** Items of the bar that the site draws itself, in their order. */
export const ownItems = ({ navbar }: Pick<ThemeConfig, 'navbar'>): OwnItem[] =>
  navbar.items.filter((item): item is OwnItem => item.type === 'own')

/** Docusaurus' names of what stands around a menu of versions or languages; its parts go through both lists. */
export const withMenuEnds = (item: NavbarItemConfig): Record<string, unknown> => ({
  ...item,
  ...('before' in item && { dropdownItemsBefore: item.before ?? [], dropdownItemsAfter: item.after ?? [] }),
})

/** The others, by the names that they have in the bar; one without a label has the words of its document. */
export const wordedItems = ({ navbar }: Pick<ThemeConfig, 'navbar'>) =>
  navbar.items.flatMap(item => {
    const label = 'label' in item ? item.label : undefined
    const isNamed = (label !== undefined && label !== '') || /^(?:locale|docsVersion)Dropdown$/.test(item.type)
    return isNamed
      ? [{ name: wordsPart(topBarItem(label, item.type)), kind: item.type, props: withMenuEnds(item) }]
      : []
  })

/** What a site has for items of ours by kind: they say the words of these, which keep their ways. */
export const BAR_WORDS: Readonly<Record<string, readonly string[]>> = Object.fromEntries(
  ['default', 'doc', 'docSidebar', 'docsVersion', 'dropdown', 'localeDropdown', 'docsVersionDropdown'].map(kind => {
    const isMenu = kind.toLowerCase().endsWith('dropdown')
    const own = `NavbarItem/${kind.charAt(0).toUpperCase()}${kind.slice(1)}NavbarItem`
    return [kind, isMenu ? [own, 'NavbarItem/DropdownNavbarItem'] : [own, 'NavbarItem/DefaultNavbarItem', NAVBAR_LINK]]
  }),
)
/** The words of an item of ours, by its name in the bar. */
export const wordsPart = (name: string): string => `words ${name}`

/** The part that a site draws for an item of its own in the bar. */
export const barItemPart = (index: number): string => `${BAR_PARTS.any}#${index}`

/** Where a site wants a part of ours to stand: `<x-own data-part="…">`. */
export const OWN_PART = 'x-own'

/** The text of a document, which stands in every part around it. */
export const BODY = 'body'

/** The title of a document that stands in its text: the theme prints it over the text, other parts get it as a piece of that. */
export const TITLE = 'title'

/** Around a part as the theme draws it, in HTML that is not finished: noncharacters, which no content holds. */
export const partOpen = (name: string): string => `\uFDD5${name}\uFDD6`
export const PART_CLOSE = '\uFDD7'
export const PART_EDGES = /(\uFDD5[^\uFDD6]*\uFDD6|\uFDD7)/
