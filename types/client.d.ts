/**
 * Modules that components of a site import without having them installed, and files that become addresses.
 * In `tsconfig.json`: `"types": ["zapiski/client"]`.
 */

declare namespace ZapiskiClient {
  /** What the file of a page says of itself. */
  interface PageFacts {
    metadata: Record<string, unknown>
    frontMatter: Record<string, unknown>
    toc: readonly unknown[]
    contentTitle: string | undefined
  }
  interface ListedDocument {
    id: string
    title: string
    description?: string
    sidebar?: string
  }
  /** `docs` are all of its documents, by id; an island is told none. */
  interface DocsVersion extends Record<string, unknown> {
    pluginId: string
    version: string
    docs: Record<string, ListedDocument>
  }
  type Node = import('react').ReactNode
  type Props<Own = object> = Own & { children?: Node; className?: string }
  type Anchor = import('react').AnchorHTMLAttributes<HTMLAnchorElement>
  type Image = import('react').ImgHTMLAttributes<HTMLImageElement>
  type Drawn<Own = object> = (props: Own) => Node
}

declare module '*.module.css' {
  const classes: Readonly<Record<string, string>>
  export default classes
}
declare module '*.css' {}
declare module '*.svg' {
  const Picture: ZapiskiClient.Drawn<import('react').SVGProps<SVGSVGElement>>
  export default Picture
}
declare module '*.png' {
  const address: string
  export default address
}
declare module '*.jpg' {
  const address: string
  export default address
}
declare module '*.jpeg' {
  const address: string
  export default address
}
declare module '*.gif' {
  const address: string
  export default address
}
declare module '*.webp' {
  const address: string
  export default address
}
declare module '*.avif' {
  const address: string
  export default address
}
declare module '*.md' {
  const Document: ZapiskiClient.Drawn<Record<string, unknown>>
  export default Document
}
declare module '*.mdx' {
  const Document: ZapiskiClient.Drawn<Record<string, unknown>>
  export default Document
}

declare module '@docusaurus/Link' {
  const Link: ZapiskiClient.Drawn<ZapiskiClient.Anchor & { to?: string }>
  export default Link
}
declare module '@docusaurus/Head' {
  const Head: ZapiskiClient.Drawn<ZapiskiClient.Props>
  export default Head
}
declare module '@docusaurus/BrowserOnly' {
  const BrowserOnly: ZapiskiClient.Drawn<{ children: () => ZapiskiClient.Node; fallback?: ZapiskiClient.Node }>
  export default BrowserOnly
}
declare module '@docusaurus/ErrorBoundary' {
  const ErrorBoundary: ZapiskiClient.Drawn<
    ZapiskiClient.Props<{ fallback?: (given: { error: Error; tryAgain: () => void }) => ZapiskiClient.Node }>
  >
  export default ErrorBoundary
}
declare module '@docusaurus/ExecutionEnvironment' {
  const environment: {
    canUseDOM: boolean
    canUseEventListeners: boolean
    canUseIntersectionObserver: boolean
    canUseViewport: boolean
  }
  export default environment
}
declare module '@docusaurus/Interpolate' {
  const Interpolate: ZapiskiClient.Drawn<{ children: string; values?: Record<string, ZapiskiClient.Node> }>
  export default Interpolate
  export function interpolate(text: string, values?: Record<string, string | number>): string
  export function interpolate(text: string, values?: Record<string, ZapiskiClient.Node>): ZapiskiClient.Node
}
declare module '@docusaurus/Translate' {
  const Translate: ZapiskiClient.Drawn<{
    id?: string
    description?: string
    values?: Record<string, ZapiskiClient.Node>
    children?: string
  }>
  export default Translate
  export function translate(
    text: { id?: string; message?: string; description?: string },
    values?: Record<string, string | number>,
  ): string
}
declare module '@docusaurus/isInternalUrl' {
  export default function isInternalUrl(url?: string): boolean
  export function hasProtocol(url: string): boolean
}
declare module '@docusaurus/router' {
  export const Link: ZapiskiClient.Drawn<ZapiskiClient.Anchor & { to?: string }>
  export const NavLink: ZapiskiClient.Drawn<ZapiskiClient.Anchor & { to?: string }>
  export const Redirect: ZapiskiClient.Drawn<{ to: string }>
  export function useLocation(): { pathname: string; search: string; hash: string }
  export function useHistory(): {
    push(to: string): void
    replace(to: string): void
    goBack(): void
    goForward(): void
    go(steps: number): void
  }
}
declare module '@docusaurus/useBaseUrl' {
  export default function useBaseUrl(path: string, options?: { absolute?: boolean }): string
  export function useBaseUrlUtils(): { withBaseUrl: (path: string, options?: { absolute?: boolean }) => string }
}
declare module '@docusaurus/useDocusaurusContext' {
  export default function useDocusaurusContext(): {
    siteConfig: {
      title: string
      tagline: string
      url: string
      baseUrl: string
      favicon?: string
      organizationName?: string
      projectName?: string
      customFields?: Record<string, unknown>
      themeConfig: Record<string, unknown>
    }
    i18n: { currentLocale: string; defaultLocale: string; locales: string[] }
  }
}
declare module '@docusaurus/useIsBrowser' {
  export default function useIsBrowser(): boolean
}
declare module '@docusaurus/useIsomorphicLayoutEffect' {
  const useIsomorphicLayoutEffect: typeof import('react').useLayoutEffect
  export default useIsomorphicLayoutEffect
}
declare module '@docusaurus/theme-common/Details' {
  export function Details(props: Record<string, unknown>): import('react').ReactNode
}
declare module '@docusaurus/theme-common' {
  export function Details(props: Record<string, unknown>): import('react').ReactNode
  export function useColorMode(): {
    colorMode: 'light' | 'dark'
    setColorMode(mode: 'light' | 'dark' | null): void
  }
  export function useWindowSize(options?: { desktopBreakpoint?: number }): 'ssr' | 'desktop' | 'mobile'
  export function useThemeConfig(): Record<string, unknown>
  export function usePluralForm(): { selectMessage(count: number, forms: string): string }
  export function prefersReducedMotion(): boolean
  export const PageMetadata: ZapiskiClient.Drawn<
    ZapiskiClient.Props<{ title?: string; description?: string; keywords?: string | string[]; image?: string }>
  >
}

declare module '@theme/Layout' {
  const Layout: ZapiskiClient.Drawn<
    ZapiskiClient.Props<{ title?: string; description?: string; wrapperClassName?: string; noFooter?: boolean }>
  >
  export default Layout
}
declare module '@theme/Tabs' {
  const Tabs: ZapiskiClient.Drawn<
    ZapiskiClient.Props<{ defaultValue?: string; groupId?: string; queryString?: string | boolean }>
  >
  export default Tabs
}
declare module '@theme/TabItem' {
  const TabItem: ZapiskiClient.Drawn<ZapiskiClient.Props<{ value: string; label?: string; default?: boolean }>>
  export default TabItem
}
declare module '@theme/Admonition' {
  const Admonition: ZapiskiClient.Drawn<ZapiskiClient.Props<{ type?: string; title?: ZapiskiClient.Node }>>
  export default Admonition
}
declare module '@theme/Admonition/Types' {
  const types: Record<string, ZapiskiClient.Drawn<Record<string, unknown>>>
  export default types
}
declare module '@theme/CodeBlock' {
  const CodeBlock: ZapiskiClient.Drawn<
    ZapiskiClient.Props<{ language?: string; title?: ZapiskiClient.Node; showLineNumbers?: boolean }>
  >
  export default CodeBlock
}
declare module '@theme/Details' {
  const Details: ZapiskiClient.Drawn<ZapiskiClient.Props<{ summary?: ZapiskiClient.Node; open?: boolean }>>
  export default Details
}
declare module '@theme/Heading' {
  const Heading: ZapiskiClient.Drawn<ZapiskiClient.Props<{ as?: 'h1' | 'h2' | 'h3' | 'h4' | 'h5' | 'h6'; id?: string }>>
  export default Heading
}
declare module '@theme/ThemedImage' {
  const ThemedImage: ZapiskiClient.Drawn<
    Omit<ZapiskiClient.Image, 'src'> & { sources: { light: string; dark: string } }
  >
  export default ThemedImage
}
declare module '@theme/IdealImage' {
  const IdealImage: ZapiskiClient.Drawn<Omit<ZapiskiClient.Image, 'src'> & { img: string }>
  export default IdealImage
}
declare module '@theme/MDXComponents' {
  const components: Record<string, unknown>
  export default components
}
declare module '@theme/MDXComponents/*' {
  const Component: ZapiskiClient.Drawn<Record<string, unknown>>
  export default Component
}
declare module '@theme/NavbarItem/ComponentTypes' {
  const types: Record<string, ZapiskiClient.Drawn<Record<string, unknown>>>
  export default types
}
/** Parts of pages: those of the theme stand there, the rest draws nothing. */
declare module '@theme/*' {
  const Part: ZapiskiClient.Drawn<Record<string, unknown>>
  export default Part
}
declare module '@docusaurus/plugin-content-docs/client' {
  export function useDoc(): ZapiskiClient.PageFacts
  export function useDocsVersion(): ZapiskiClient.DocsVersion
  export function useDocById(id: string): ZapiskiClient.ListedDocument
  export function useDocById(id: string | undefined): ZapiskiClient.ListedDocument | undefined
}
declare module '@docusaurus/plugin-content-blog/client' {
  export function useBlogPost(): ZapiskiClient.PageFacts & { isBlogPostPage: boolean }
}
