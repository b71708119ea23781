/** `slots` of a config: what a site has instead of parts of ours, by the names that Docusaurus gives them. */

type Kind = 'Note' | 'Tip' | 'Info' | 'Warning' | 'Danger' | 'Caution'

/** Parts of pages that a site may draw itself, or stand something around. */
export type SlotName =
  | 'MDXComponents'
  | `MDXComponents/${'A' | 'Code' | 'Img' | 'Li' | 'Ol' | 'Ul' | 'Heading'}`
  | 'Heading'
  | 'CodeBlock'
  | 'Details'
  | 'DocCard'
  | 'DocCardList'
  | 'Tabs'
  | 'TOCInline'
  | `CodeBlock/${'Container' | 'Layout' | 'Title' | 'Content' | 'Content/String' | 'Content/Element'}`
  | 'Admonition'
  | `Admonition/${'Types' | 'Layout'}`
  | `Admonition/${'Type' | 'Icon'}/${Kind}`
  | 'Root'
  | 'Layout/Provider'
  | 'Layout'
  | 'AnnouncementBar'
  | 'Navbar'
  | 'Navbar/MobileSidebar'
  | 'Footer'
  | 'NotFound'
  | 'NotFound/Content'
  | `Footer/${'Layout' | 'Links' | 'Links/MultiColumn' | 'Links/Simple' | 'LinkItem' | 'Logo' | 'Copyright'}`
  | `Navbar/${'Layout' | 'Content' | 'Logo' | 'ColorModeToggle' | 'Search' | 'MobileSidebar/Toggle'}`
  | 'ColorModeToggle'
  | 'Logo'
  | `Navbar/MobileSidebar/${'Layout' | 'Header' | 'PrimaryMenu' | 'SecondaryMenu'}`
  | 'DocSidebarItem'
  | `DocSidebarItem/${'Link' | 'Category' | 'Html'}`
  | 'DocSidebarItems'
  | `${'DocRoot' | 'DocPage'}/Layout/Sidebar`
  | 'DocSidebar'
  | `DocSidebar/${'Desktop' | 'Desktop/Content'}`
  | 'DocsRoot'
  | 'DocVersionRoot'
  | 'DocRoot'
  | 'DocPage'
  | `${'DocRoot' | 'DocPage'}/Layout`
  | `${'DocRoot' | 'DocPage'}/Layout/Main`
  | 'NavbarItem/ComponentTypes'
  | 'NavbarItem'
  | `NavbarItem/${'DefaultNavbarItem' | 'NavbarNavLink'}`
  | `NavbarItem/${'Doc' | 'DocSidebar' | 'DocsVersion' | 'Dropdown' | 'LocaleDropdown' | 'DocsVersionDropdown'}NavbarItem`
  | 'BlogListPage'
  | `BlogTags${'List' | 'Posts'}Page`
  | 'BlogArchivePage'
  | `Blog/Pages/BlogAuthors${'List' | 'Posts'}Page`
  | 'BlogLayout'
  | 'BlogSidebar'
  | `BlogSidebar/${'Desktop' | 'Mobile' | 'Content'}`
  | 'BlogPostItems'
  | 'BlogListPaginator'
  | 'BlogTagsListPage/Content'
  | 'TagsListByLetter'
  | 'Tag'
  | 'PaginatorNavLink'
  | 'BlogPostItem/Footer/ReadMoreLink'
  | 'BlogPostPage'
  | 'BlogPostItem'
  | `BlogPostItem/${'Container' | 'Header' | 'Header/Title' | 'Header/Info' | 'Header/Authors' | 'Content' | 'Footer'}`
  | 'TagsListInline'
  | 'EditMetaRow'
  | 'BlogPostPaginator'
  | 'TOC'
  | 'TOCItems'
  | 'DocItem'
  | 'DocItem/Layout'
  | 'DocVersionBanner'
  | 'DocBreadcrumbs'
  | `DocItem/${'Content' | 'Footer' | 'Paginator'}`
  | 'DocPaginator'
  | 'MDXPage'
  | 'BlogPostItem/Header/Author'

/** Part -> file with a component as its default export. */
export type SlotsUserConfig = Partial<Record<SlotName, string | false>>
