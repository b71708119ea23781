/** `@docusaurus/plugin-content-…/client` and `@docusaurus/theme-common/internal`: what components ask of their page. */

import { useContext, useEffect, useState } from 'react'
import { PHONE_MENU } from '../../shared/site/parts.ts'
import { codeContext, WORD_WRAP } from '../code/parts.tsx'
import { Frame, type Host, IslandContext, PageContext, type PageFacts } from '../host.ts'
import { createLinks } from '../links.tsx'
import { BlogPostProvider, createSidebarItemList, groupBlogSidebarItemsByYear } from '../lists.tsx'
import { createStorageSlot } from '../theme-common/index.tsx'
import { useFilteredAndTreeifiedTOC, useTreeifiedTOC } from '../theme-common/toc.ts'
import { browser } from '../window.ts'
import { withDates } from './dates.ts'
import { createDocsClient } from './docs-client.ts'

type Exports = Record<string, unknown>

const nothing = () => undefined
const same = (value: unknown) => value

/** Outside a document: a page in React, a menu. */
const NO_PAGE: PageFacts = { metadata: { tags: [], authors: [] }, frontMatter: {}, toc: [], contentTitle: undefined }

export function createClients(host: Host, common: Exports): Record<string, Exports> {
  /** In a browser it comes with the island. */
  const useFacts = (): PageFacts => useContext(PageContext) ?? host.page() ?? NO_PAGE
  const useDated = (): PageFacts => {
    const facts = useFacts()
    return { ...facts, frontMatter: withDates(facts.frontMatter) }
  }
  const useDoc = () => ({ ...useDated(), assets: {} })
  const useBlogPost = () => {
    const facts = useDated()
    return { assets: { authorsImageUrls: [] }, ...facts, isBlogPostPage: facts.listed === undefined }
  }
  const docs = { ...createDocsClient(host, { useFacts, Frame }), DocProvider: Frame, useDoc }
  const blog = {
    BlogPostProvider,
    useBlogPost,
    useBlogMetadata: () => ({ blogBasePath: '', blogTitle: '', authorsListPath: '' }),
    useVisibleBlogSidebarItems: same,
    groupBlogSidebarItemsByYear,
    useBlogListPageStructuredData: () => ({}),
    useBlogPostStructuredData: () => ({}),
    BlogSidebarItemList: createSidebarItemList(createLinks(host).router.Link),
  }
  return {
    '@docusaurus/plugin-content-docs/client': docs,
    '@docusaurus/plugin-content-blog/client': blog,
    '@docusaurus/theme-common/internal': { ...docs, ...blog, ...internals(host), ...common },
  }
}

const DISMISSED = 'docusaurus.announcement.dismiss'

/** For a bar of the site's own: closed once, it stays closed until its id is another one, which the head looks after. */
function useAnnouncementBar(host: Host) {
  const { announcementBar } = (host.site().siteConfig.themeConfig ?? {}) as { announcementBar?: object }
  const [closed, setClosed] = useState(false)
  useEffect(() => {
    const { announcementBarInitiallyDismissed } = browser().document.documentElement.dataset
    setClosed(announcementBarInitiallyDismissed === 'true')
  }, [])
  const close = (): void => {
    setClosed(true)
    createStorageSlot(DISMISSED).set('true')
  }
  return { isActive: announcementBar !== undefined && !closed, close }
}

const togglePhoneMenu = (): void => browser().document.getElementById('zapiski-menu')?.togglePopover()

/** Of the theme's insides: what is called while a page is drawn, with the answers of a page at rest. */
const internals = (host: Host): Exports => ({
  ...codeContext,
  useAnnouncementBar: () => useAnnouncementBar(host),
  // It is there and closed; its popover is the engine's.
  useNavbarMobileSidebar: () => ({ disabled: false, shouldRender: true, shown: false, toggle: togglePhoneMenu }),
  useNavbarSecondaryMenu() {
    const content = host.part(`${PHONE_MENU}/SecondaryMenu`, useContext(IslandContext), null)
    return { shown: false, hide: togglePhoneMenu, content }
  },
  useAlternatePageUtils: () => ({ createUrl: () => '#' }),
  useLocationChange: nothing,
  useHistoryPopHandler: nothing,
  useFilteredAndTreeifiedTOC,
  useTreeifiedTOC,
  useScrollPosition: nothing,
  useScrollController: () => ({
    scrollEventsEnabledRef: { current: true },
    enableScrollEvents: nothing,
    disableScrollEvents: nothing,
  }),
  useDocCardDescriptionCategoryItemsPlural: () => (count: number) => String(count),
  useScrollPositionBlocker: () => ({ blockElementScrollPositionUntilNextRender: nothing }),
  useSmoothScrollTo: () => ({ startScroll: nothing, cancelScroll: nothing }),
  useHomePageRoute: nothing,
  useTOCHighlight: nothing,
  useHideableNavbar: () => ({ navbarRef: nothing, isNavbarVisible: true }),
  useLockBodyScroll: nothing,
  // Until 3.8 copies of the layout say so that keys move the focus; the engine sees it itself.
  useKeyboardNavigation: nothing,
  keyboardFocusedClassName: 'navigation-with-keyboard',
  useBackToTopButton: () => ({ shown: false, scrollToTop: nothing }),
  useCodeWordWrap: () => WORD_WRAP,
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
