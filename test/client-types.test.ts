/** `types/client.d.ts` declares the modules that components get by name, with the exports that they have. */

import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { createDocusaurus } from '../src/docusaurus/index.ts'
import { createFakeHost } from './fake-host.ts'

const text = readFileSync(join(import.meta.dirname, '../types/client.d.ts'), 'utf8')

/** Names that a module is declared to export, by module; files (`*.png`) are none of ours. */
const declared = new Map(
  [...text.matchAll(/^declare module '(@[^']+)' \{([\s\S]*?)^\}/gm)].map(([, name = '', body = '']) => [
    name,
    [...body.matchAll(/export (?:default|function|const) ?(\w+)?/g)].map(([whole, own = '']) =>
      whole.startsWith('export default') ? 'default' : own,
    ),
  ]),
)

/** Modules of Docusaurus' own machinery, which a site seldom names. */
const LEFT_OUT = [
  '@docusaurus/constants',
  '@docusaurus/theme-common/internal',
  '@docusaurus/renderRoutes',
  '@docusaurus/useBrokenLinks',
  '@docusaurus/useGlobalData',
  '@docusaurus/useRouteContext',
  '@docusaurus/utils-common',
]

/** Parts of pages that a pattern declares, each a component by default. */
const BY_PATTERN = `
  Admonition/Icon/Caution Admonition/Icon/Danger Admonition/Icon/Info Admonition/Icon/Note Admonition/Icon/Tip
  Admonition/Icon/Warning Admonition/Layout Admonition/Type/Caution Admonition/Type/Danger Admonition/Type/Info
  Admonition/Type/Note Admonition/Type/Tip Admonition/Type/Warning BackToTopButton BlogLayout
  BlogPostItem BlogPostItem/Container BlogPostItem/Content BlogPostItem/Footer BlogPostItem/Footer/ReadMoreLink
  BlogPostItem/Header BlogPostItem/Header/Author BlogPostItem/Header/Authors BlogPostItem/Header/Info
  BlogPostItem/Header/Title BlogPostPage BlogPostPage/Metadata BlogPostPage/StructuredData BlogPostPaginator
  BlogSidebar CodeInline ContentVisibility ContentVisibility/Frame DocBreadcrumbs DocBreadcrumbs/Items/Home
  DocBreadcrumbs/StructuredData DocCard DocCardList DocItem DocItem/Content DocItem/Footer DocItem/Layout
  DocItem/Metadata DocItem/Paginator DocItem/TOC/Desktop DocItem/TOC/Mobile DocPaginator DocRoot DocRoot/Layout
  DocRoot/Layout/Main DocSidebar DocSidebar/Desktop DocSidebar/Desktop/CollapseButton DocSidebar/Desktop/Content
  DocSidebar/Mobile DocSidebarItem DocSidebarItem/Category DocSidebarItem/Html DocSidebarItem/Link DocSidebarItems DocVersionBadge DocVersionBanner DocVersionRoot DocsRoot EditMetaRow EditThisPage
  Footer Footer/Composed Footer/Copyright Footer/Layout Footer/LinkItem Footer/Links Footer/Links/MultiColumn
  Footer/Links/Simple Footer/Logo Icon/Arrow Icon/Close Icon/Copy Icon/DarkMode Icon/Edit Icon/ExternalLink Icon/Home
  Icon/Language Icon/LightMode Icon/Menu Icon/Success Icon/WordWrap LastUpdated Layout/Provider MDXComponents/A MDXComponents/Code MDXComponents/Details MDXComponents/H1
  MDXComponents/H2 MDXComponents/H3 MDXComponents/H4 MDXComponents/H5 MDXComponents/H6 MDXComponents/Heading
  MDXComponents/Img MDXComponents/Li MDXComponents/Ol MDXComponents/Pre MDXComponents/Table MDXComponents/Ul
  MDXContent MDXPage Mermaid NavbarItem NavbarItem/DefaultNavbarItem NavbarItem/DocNavbarItem NavbarItem/DocSidebarNavbarItem
  NavbarItem/DocsVersionDropdownNavbarItem NavbarItem/DocsVersionNavbarItem NavbarItem/DropdownNavbarItem
  NavbarItem/HtmlNavbarItem NavbarItem/LocaleDropdownNavbarItem NavbarItem/NavbarNavLink NavbarItem/SearchNavbarItem
  BlogPostItem/Header/Authors/Composed CodeBlock/Container CodeBlock/Content
  CodeBlock/Content/Element CodeBlock/Content/String NotFound NotFound/Content Root SearchMetadata SkipToContent TOC TOCCollapsible TOCInline
  TOCItems TagsListInline Unlisted
  Blog/Pages/BlogAuthorsListPage Blog/Pages/BlogAuthorsListPage/Composed Blog/Pages/BlogAuthorsPostsPage
  Blog/Pages/BlogAuthorsPostsPage/Composed BlogArchivePage BlogArchivePage/Composed BlogListPage
  BlogListPage/Composed BlogListPage/StructuredData BlogListPaginator BlogPostItems BlogSidebar/Content
  BlogSidebar/Desktop BlogSidebar/Mobile BlogTagsListPage BlogTagsListPage/Composed BlogTagsPostsPage
  BlogTagsPostsPage/Composed ColorModeToggle Logo Navbar Navbar/ColorModeToggle Navbar/Composed Navbar/Content
  Navbar/Layout Navbar/Logo Navbar/MobileSidebar Navbar/MobileSidebar/Composed Navbar/MobileSidebar/Header Navbar/MobileSidebar/Layout
  Navbar/MobileSidebar/PrimaryMenu Navbar/MobileSidebar/SecondaryMenu Navbar/MobileSidebar/Toggle Navbar/Search
  PaginatorNavLink SearchBar Tag TagsListByLetter
  AnnouncementBar AnnouncementBar/CloseButton AnnouncementBar/Content Blog/Components/Author
  Blog/Components/Author/Socials CodeBlock/Buttons CodeBlock/Buttons/Button CodeBlock/Buttons/CopyButton
  CodeBlock/Buttons/WordWrapButton CodeBlock/CopyButton CodeBlock/Layout CodeBlock/Line CodeBlock/Line/Token
  CodeBlock/Own CodeBlock/Title CodeBlock/WordWrapButton ContentVisibility/Draft ContentVisibility/Unlisted
  DocCard/Description DocCard/Heading DocCard/Heading/Icon DocCard/Heading/Text DocCard/Layout DocPage
  DocPage/Layout DocPage/Layout/Main DocPage/Layout/Sidebar DocPage/Layout/Sidebar/ExpandButton
  DocRoot/Layout/Sidebar DocRoot/Layout/Sidebar/ExpandButton ErrorPageContent Icon/Socials/Bluesky
  Icon/Socials/Default Icon/Socials/Email Icon/Socials/GitHub Icon/Socials/Instagram Icon/Socials/LinkedIn
  Icon/Socials/Mastodon Icon/Socials/StackOverflow Icon/Socials/Threads Icon/Socials/Twitch Icon/Socials/Twitter
  Icon/Socials/X Icon/Socials/YouTube Icon/SystemColorMode NavbarItem/DefaultNavbarItem/Desktop
  NavbarItem/DefaultNavbarItem/Mobile NavbarItem/DropdownNavbarItem/Desktop NavbarItem/DropdownNavbarItem/Mobile
  SiteMetadata TOCCollapsible/CollapseButton TOCItems/Tree ThemeProvider ThemeProvider/TitleFormatter
  prism-include-languages
`
  .trim()
  .split(/\s+/)
  .map(name => `@theme/${name}`)

const modules = createDocusaurus(createFakeHost())
const isPattern = (name: string): boolean => name.endsWith('*')

test('every declared export is there', () => {
  const named = [...declared].filter(([name]) => !isPattern(name))
  const missing = named.flatMap(([name, exports]) =>
    exports.filter(own => !(own in (modules[name] ?? {}))).map(own => `${name}: ${own}`),
  )
  expect(missing).toEqual([])
})

test('every module that components import is declared: by its own name, or as one of the parts', () => {
  const names = Object.keys(modules).filter(name => /^@(docusaurus|theme)\//.test(name) && !declared.has(name))
  expect(names.toSorted()).toEqual([...LEFT_OUT, ...BY_PATTERN].toSorted())
})

test('what a pattern declares is what its parts export', () => {
  const patterns = [...declared].filter(([name]) => isPattern(name))
  expect(patterns).toEqual([
    ['@theme/MDXComponents/*', ['default']],
    ['@theme/*', ['default']],
  ])
  // A component is a function or the name of an element.
  const isComponent = (name: string): boolean => ['function', 'string'].includes(typeof modules[name]?.default)
  expect(BY_PATTERN.filter(name => !isComponent(name))).toEqual([])
})
