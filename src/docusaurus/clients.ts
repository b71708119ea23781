/** `@docusaurus/plugin-content-…/client` and `@docusaurus/theme-common/internal`: what components ask of their page. */

import { useContext } from 'react'
import { type AnyComponent, type Host, PageContext, type PageFacts } from './host.ts'

type Exports = Record<string, unknown>

const Frame: AnyComponent = ({ children }) => children ?? null
const nothing = () => undefined
const none = () => []
const same = (value: unknown) => value

/** Outside a document: a page in React, a menu. */
const NO_PAGE: PageFacts = { metadata: { tags: [], authors: [] }, frontMatter: {}, toc: [], contentTitle: undefined }

export function createClients(host: Host, common: Exports): Record<string, Exports> {
  /** In a browser it comes with the island. */
  const useFacts = (): PageFacts => useContext(PageContext) ?? host.page() ?? NO_PAGE
  const useDoc = () => ({ ...useFacts(), assets: {} })
  const useBlogPost = () => ({ ...useFacts(), assets: { authorsImageUrls: [] }, isBlogPostPage: true })
  const docs = { ...docsClient(host), DocProvider: Frame, useDoc }
  const blog = {
    BlogPostProvider: Frame,
    useBlogPost,
    useBlogMetadata: () => ({ blogBasePath: '', blogTitle: '', authorsListPath: '' }),
    useVisibleBlogSidebarItems: same,
    groupBlogSidebarItemsByYear: none,
    useBlogListPageStructuredData: () => ({}),
    useBlogPostStructuredData: () => ({}),
    BlogSidebarItemList: () => null,
  }
  return {
    '@docusaurus/plugin-content-docs/client': docs,
    '@docusaurus/plugin-content-blog/client': blog,
    '@docusaurus/theme-common/internal': { ...docs, ...blog, ...internals(host), ...common },
  }
}

const VERSION = { pluginId: 'default', version: 'current', name: 'current', label: 'Next', isLast: true, path: '/' }

/** One version, whose menu and documents are known when all of them have been read: components are drawn before that. */
function docsClient(host: Host): Exports {
  const version = () => ({ ...VERSION, path: host.site().siteConfig.baseUrl, docs: [], sidebars: {}, mainDocId: '' })
  const data = () => ({ path: host.site().siteConfig.baseUrl, versions: [version()], breadcrumbs: true })
  return {
    useDocById: nothing,
    findSidebarCategory: nothing,
    findFirstSidebarItemLink: (item: { href?: string } | undefined) => item?.href,
    isActiveSidebarItem: () => false,
    isVisibleSidebarItem: () => true,
    useVisibleSidebarItems: same,
    useSidebarBreadcrumbs: () => null,
    useCurrentSidebarCategory: () => ({ type: 'category', label: '', items: [] }),
    useCurrentSidebarSiblings: none,
    filterDocCardListItems: same,
    useDocsSidebar: () => null,
    DocsSidebarProvider: Frame,
    useDocsVersion: version,
    DocsVersionProvider: Frame,
    useDocsVersionCandidates: () => [version()],
    useDocsPreferredVersion: () => ({ preferredVersion: null, savePreferredVersionName: nothing }),
    useDocsPreferredVersionByPluginId: () => ({}),
    DocsPreferredVersionContextProvider: Frame,
    DocSidebarItemsExpandedStateProvider: Frame,
    useDocSidebarItemsExpandedState: () => ({ expandedItem: null, setExpandedItem: nothing }),
    useAllDocsData: () => ({ default: data() }),
    useDocsData: data,
    useActivePlugin: () => ({ pluginId: 'default', pluginData: data() }),
    useActivePluginAndVersion: nothing,
    useVersions: () => [version()],
    useLatestVersion: version,
    useActiveVersion: version,
    useActiveDocContext: () => ({ activeVersion: version(), activeDoc: undefined, alternateDocVersions: {} }),
    useDocVersionSuggestions: () => ({ latestVersionSuggestion: version() }),
    useDocsContextualSearchTags: none,
    getDocsVersionSearchTag: (id: string, name: string) => `docs-${id}-${name}`,
    useBreadcrumbsStructuredData: () => ({}),
  }
}

/** Of the theme's insides: what is called while a page is drawn, with the answers of a page at rest. */
const internals = (host: Host): Exports => ({
  useAnnouncementBar: () => ({ isActive: false, close: nothing }),
  useNavbarMobileSidebar: () => ({ disabled: true, shouldRender: false, shown: false, toggle: nothing }),
  useNavbarSecondaryMenu: () => ({ shown: false, hide: nothing, content: null }),
  useAlternatePageUtils: () => ({ createUrl: () => '#' }),
  useLocationChange: nothing,
  useHistoryPopHandler: nothing,
  useFilteredAndTreeifiedTOC: none,
  useTreeifiedTOC: none,
  useScrollPosition: nothing,
  useScrollPositionBlocker: () => ({ blockElementScrollPositionUntilNextRender: nothing }),
  useSmoothScrollTo: () => ({ startScroll: nothing, cancelScroll: nothing }),
  useHomePageRoute: nothing,
  useTOCHighlight: nothing,
  useHideableNavbar: () => ({ navbarRef: nothing, isNavbarVisible: true }),
  useLockBodyScroll: nothing,
  useBackToTopButton: () => ({ shown: false, scrollToTop: nothing }),
  useCodeWordWrap: () => ({
    codeBlockRef: { current: null },
    isEnabled: false,
    isCodeScrollable: false,
    toggle: nothing,
  }),
  useDateTimeFormat: (options: Intl.DateTimeFormatOptions = {}) =>
    new Intl.DateTimeFormat(host.site().locale.current, { timeZone: 'UTC', ...options }),
  splitNavbarItems: (items: { position?: string }[]) => [
    items.filter(({ position = 'right' }) => position === 'left'),
    items.filter(({ position = 'right' }) => position !== 'left'),
  ],
  extractLeadingEmoji: (text: string) => ({ emoji: null, rest: text }),
  NavbarProvider: Frame,
  AnnouncementBarProvider: Frame,
  ColorModeProvider: Frame,
  ScrollControllerProvider: Frame,
  TitleFormatterProvider: Frame,
  DEFAULT_SEARCH_TAG: 'default',
})
