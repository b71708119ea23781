/** `@docusaurus/theme-common`: the part of it that sites use in their own components. */

import { Component, createElement, type ReactNode, useCallback, useEffect, useRef, useState } from 'react'
import { attempt } from '../../shared/value.ts'
import { isMultiColumnFooterLinks } from '../bars/footer.tsx'
import type { AnyProps, Host } from '../host.ts'
import { browser } from '../window.ts'

/** Class names that sites write styles against. */
const ThemeClassNames = {
  page: {
    blogListPage: 'blog-list-page',
    blogPostPage: 'blog-post-page',
    blogTagsListPage: 'blog-tags-list-page',
    blogTagPostListPage: 'blog-tags-post-list-page',
    blogAuthorsListPage: 'blog-authors-list-page',
    blogAuthorsPostsPage: 'blog-authors-posts-page',
    docsDocPage: 'docs-doc-page',
    docsTagsListPage: 'docs-tags-list-page',
    docsTagDocListPage: 'docs-tags-doc-list-page',
    mdxPage: 'mdx-page',
  },
  wrapper: { main: 'main-wrapper', blogPages: 'blog-wrapper', docsPages: 'docs-wrapper', mdxPages: 'mdx-wrapper' },
  common: {
    editThisPage: 'theme-edit-this-page',
    lastUpdated: 'theme-last-updated',
    backToTopButton: 'theme-back-to-top-button',
    codeBlock: 'theme-code-block',
    admonition: 'theme-admonition',
    unlistedBanner: 'theme-unlisted-banner',
    draftBanner: 'theme-draft-banner',
    admonitionType: (type: string) => `theme-admonition-${type}`,
  },
  announcementBar: { container: 'theme-announcement-bar' },
  tabs: { container: 'theme-tabs-container' },
  pages: { pageFooterEditMetaRow: 'theme-pages-footer-edit-meta-row' },
  layout: {
    navbar: {
      container: 'theme-layout-navbar',
      containerLeft: 'theme-layout-navbar-left',
      containerRight: 'theme-layout-navbar-right',
      mobileSidebar: { container: 'theme-layout-navbar-sidebar', panel: 'theme-layout-navbar-sidebar-panel' },
    },
    main: { container: 'theme-layout-main' },
    footer: { container: 'theme-layout-footer', column: 'theme-layout-footer-column' },
  },
  docs: {
    docVersionBanner: 'theme-doc-version-banner',
    docVersionBadge: 'theme-doc-version-badge',
    docBreadcrumbs: 'theme-doc-breadcrumbs',
    docMarkdown: 'theme-doc-markdown',
    docTocMobile: 'theme-doc-toc-mobile',
    docTocDesktop: 'theme-doc-toc-desktop',
    docFooter: 'theme-doc-footer',
    docFooterTagsRow: 'theme-doc-footer-tags-row',
    docFooterEditMetaRow: 'theme-doc-footer-edit-meta-row',
    docCard: {
      container: 'theme-doc-card-container',
      heading: 'theme-doc-card-heading',
      icon: 'theme-doc-card-icon',
      title: 'theme-doc-card-title',
      description: 'theme-doc-card-description',
    },
    docSidebarContainer: 'theme-doc-sidebar-container',
    docSidebarMenu: 'theme-doc-sidebar-menu',
    docSidebarItemCategory: 'theme-doc-sidebar-item-category',
    docSidebarItemLink: 'theme-doc-sidebar-item-link',
    docSidebarItemCategoryLevel: (level: number) => `theme-doc-sidebar-item-category-level-${level}`,
    docSidebarItemLinkLevel: (level: number) => `theme-doc-sidebar-item-link-level-${level}`,
  },
  blog: { blogFooterTagsRow: 'theme-blog-footer-tags-row', blogFooterEditMetaRow: 'theme-blog-footer-edit-meta-row' },
}

function useCollapsible({ initialState }: { initialState: boolean | (() => boolean) }) {
  const [collapsed, setCollapsed] = useState(initialState)
  const toggleCollapsed = useCallback(() => setCollapsed(value => !value), [])
  return { collapsed, setCollapsed, toggleCollapsed }
}

function Collapsible({ collapsed, lazy, as: Tag = 'div', className, children }: AnyProps): ReactNode {
  const Element = Tag as 'div'
  if (lazy === true && collapsed === true) return null
  return (
    <Element className={className as string} hidden={collapsed === true}>
      {children}
    </Element>
  )
}

interface BoundaryProps {
  children?: ReactNode
  fallback?: (given: { error: Error; tryAgain: () => void }) => ReactNode
}

/** React keeps error boundaries to classes. */
export class ErrorBoundary extends Component<BoundaryProps, { error: Error | undefined }> {
  override state: { error: Error | undefined } = { error: undefined }

  static getDerivedStateFromError(error: unknown): { error: Error } {
    return { error: error instanceof Error ? error : new Error(String(error)) }
  }

  override render(): ReactNode {
    const { error } = this.state
    if (error === undefined) return this.props.children
    const tryAgain = () => this.setState({ error: undefined })
    return this.props.fallback?.({ error, tryAgain }) ?? <p role="alert">{error.message}</p>
  }
}

/** Storage that may be blocked: then nothing is remembered. */
export function createStorageSlot(key: string) {
  return {
    get: (): string | null => attempt(() => browser().localStorage.getItem(key)) ?? null,
    set: (value: string) => attempt(() => browser().localStorage.setItem(key, value)),
    del: () => attempt(() => browser().localStorage.removeItem(key)),
    listen: () => () => {},
  }
}

function useStorageSlot(key: string | null): [string | null, ReturnType<typeof createStorageSlot>] {
  const [value, setValue] = useState<string | null>(null)
  const slot = createStorageSlot(key ?? '')
  const set = (next: string): void => {
    slot.set(next)
    setValue(next)
  }
  useEffect(() => setValue(key === null ? null : createStorageSlot(key).get()), [key])
  return [value, { ...slot, set }]
}

/** What a hook of a site throws outside the provider that it needs. */
class ReactContextError extends Error {
  constructor(name: string, more = '') {
    super(`${name}: ${more}`)
    this.name = 'ReactContextError'
  }
}

type Provider = (props: { children: ReactNode }) => ReactNode

const composeProviders =
  (providers: Provider[]): Provider =>
  ({ children }) =>
    providers.reduceRight((inside, Around) => createElement(Around, null, inside), children)

function usePrevious<T>(value: T): T | undefined {
  const kept = useRef<T>(undefined)
  useEffect(() => {
    kept.current = value
  })
  return kept.current
}

/** As Docusaurus compares paths: nothing is no path, `/a` is `/A/`. */
const asCompared = (path?: string): string | undefined =>
  path === undefined || path === '' ? path : path.replace(/\/?$/, '/').toLowerCase()

export function createThemeCommon(host: Host) {
  const useThemeConfig = (): unknown => host.site().siteConfig.themeConfig ?? {}
  function PageMetadata({ title, description, keywords, image, children }: AnyProps): ReactNode {
    host.layout({ title, description, keywords, image })
    host.head(children)
    return null
  }
  const HtmlClassNameProvider = ({ children }: AnyProps): ReactNode => children
  return {
    useThemeConfig,
    PageMetadata,
    HtmlClassNameProvider,
    PluginHtmlClassNameProvider: HtmlClassNameProvider,
    ThemeClassNames,
    Collapsible,
    useCollapsible,
    createStorageSlot,
    useStorageSlot,
    ErrorCauseBoundary: ErrorBoundary,
    ReactContextError,
    composeProviders,
    isMultiColumnFooterLinks,
    isRegexpStringMatch: (regex?: string, text?: string) =>
      regex !== undefined && text !== undefined && new RegExp(regex, 'gi').test(text),
    NavbarSecondaryMenuFiller: () => null,
    SkipToContentFallbackId: '__docusaurus_skipToContent_fallback',
    SkipToContentLink: () => null,
    usePrevious,
    processAdmonitionProps: (props: AnyProps) => props,
    usePrismTheme: () => ({ plain: {}, styles: [] }),
    useLocalPathname: () => host.pathname().replace(host.site().siteConfig.baseUrl, '/'),
    isSamePath: (one?: string, other?: string) => asCompared(one) === asCompared(other),
    useTitleFormatter: () => {
      const { title, titleDelimiter = '|' } = host.site().siteConfig
      return { format: ({ title: own }: { title?: string }) => (own ? `${own} ${titleDelimiter} ${title}` : title) }
    },
  }
}
