/** Door of the room: Docusaurus' modules by name, for components of a site at build and in browsers alike. */

import { Fragment, type ReactNode } from 'react'
import { DOCUSAURUS_VERSION } from '../shared/config/lenient.ts'
import { recordOf } from '../shared/value.ts'
import { createBrowserHooks } from './browser.tsx'
import { createClients } from './clients/clients.ts'
import { clsx } from './clsx.ts'
import { prism } from './code/prism.ts'
import type { AnyProps, Host, SiteData } from './host.ts'
import { createLinks, isInternal } from './links.tsx'
import { createTexts, interpolate } from './texts.tsx'
import { createTheme, Details, ThemedComponent } from './theme.tsx'
import { codeHelpers } from './theme-common/code.ts'
import { createErrors } from './theme-common/errors.tsx'
import { createThemeCommon, ErrorBoundary } from './theme-common/index.tsx'
import { createQuery } from './theme-common/query.ts'
import { createTabs } from './theme-common/tabs.ts'
import { createTitles } from './theme-common/titles.ts'

export { knownContexts, noteContexts, type Surroundings, surround, useSurroundings } from './contexts.ts'
export * from './host.ts'
export { isInternal } from './links.tsx'
export { replacementOf } from './missing.ts'
export {
  blogOfList,
  isDataFile,
  publicName,
  REACT_MODULES,
  readSpecifier,
  roleOf,
  type Specifier,
} from './specifier.ts'
export { CodeInline, Heading, IdealImage, TabItem, ThemedImage } from './theme.tsx'

export type ModuleExports = Record<string, unknown>

/** Of `@docusaurus/theme-common`, what is the same on every site. */
const PIECES = { ...codeHelpers, ThemedComponent, Details }

/** Every module that a site may import without having it installed, with all its exports. */
export function createDocusaurus(host: Host): Record<string, ModuleExports> {
  const { router, matchPath, withBaseUrl } = createLinks(host)
  const { translate, Translate, Interpolate, usePluralForm } = createTexts(host)
  const { ExecutionEnvironment, BrowserOnly, useIsBrowser, ...hooks } = createBrowserHooks(host)
  const Head = ({ children }: AnyProps): ReactNode => {
    host.head(children)
    return null
  }
  const themeCommon = createThemeCommon(host)
  const query = createQuery(host)
  const common = {
    ...themeCommon,
    ...createTitles({ translate, usePluralForm }),
    ...createErrors({ translate }),
    ...query,
    ...createTabs({ ...themeCommon, ...query }),
    ...PIECES,
    usePluralForm,
    ...hooks,
  }
  const clients = createClients(host, common)
  const docs = clients['@docusaurus/plugin-content-docs/client']
  return {
    '@docusaurus/BrowserOnly': { default: BrowserOnly },
    '@docusaurus/ErrorBoundary': { default: ErrorBoundary },
    '@docusaurus/ExecutionEnvironment': { default: ExecutionEnvironment },
    '@docusaurus/Head': { default: Head },
    '@docusaurus/Interpolate': { default: Interpolate, interpolate },
    '@docusaurus/Link': { default: router.Link },
    '@docusaurus/Translate': { default: Translate, translate },
    '@docusaurus/constants': { DEFAULT_PLUGIN_ID: 'default' },
    '@docusaurus/isInternalUrl': { default: isInternal, hasProtocol: (url: string) => !isInternal(url) },
    // What stands in a frame comes as its routes.
    '@docusaurus/renderRoutes': { default: (routes: ReactNode): ReactNode => routes },
    '@docusaurus/router': { ...router, matchPath },
    // What it told of documents before their own module did, it still does.
    '@docusaurus/theme-common': { ...pick(docs, DOCS_IN_COMMON), ...common },
    // A copy of the theme's own box takes it from here.
    '@docusaurus/theme-common/Details': { Details },
    ...clients,
    '@docusaurus/useBaseUrl': { default: withBaseUrl, useBaseUrlUtils: () => ({ withBaseUrl }) },
    '@docusaurus/useBrokenLinks': {
      default: () => ({ collectAnchor: (id: string) => host.anchor(id), collectLink: nothing }),
    },
    '@docusaurus/useDocusaurusContext': { default: () => contextOf(host.site()) },
    '@docusaurus/useGlobalData': {
      default: () => globalDataOf(host.site()),
      usePluginData: (name: string, id = 'default') => globalDataOf(host.site())[name]?.[id],
      useAllPluginInstancesData: (name: string) => globalDataOf(host.site())[name],
    },
    '@docusaurus/useIsBrowser': { default: useIsBrowser },
    '@docusaurus/useIsomorphicLayoutEffect': { default: hooks.useIsomorphicLayoutEffect },
    '@docusaurus/utils-common': UTILS,
    '@docusaurus/useRouteContext': {
      default: () => ({ plugin: { name: 'docusaurus-plugin-content-pages', id: 'default' } }),
    },
    // Sites have these with Docusaurus and do not name them.
    ...packages(Head),
    'react-router-dom': router,
    ...createTheme(host),
  }
}

/** Packages that come with Docusaurus, as far as sites use them. */
const packages = (Head: unknown): Record<string, ModuleExports> => ({
  'react-helmet-async': { default: Head, Helmet: Head, HelmetProvider: Fragment },
  clsx: { default: clsx, clsx },
  '@mdx-js/react': {
    MDXProvider: ({ children }: AnyProps): ReactNode => children ?? null,
    useMDXComponents: () => ({}),
  },
  classnames: { default: clsx },
  'prism-react-renderer': prism,
})

/** Of these a package that is installed is better than what stands for it here. */
const STAND_INS: ReadonlySet<string> = new Set(['classnames', 'prism-react-renderer'])

/** Whether a package of that name is asked for first; a site's own block of code has the engine's colours. */
export const isStandIn = (name: string, importer = ''): boolean =>
  STAND_INS.has(name) && !(name === 'prism-react-renderer' && /\/theme\/CodeBlock[./]/.test(importer))

/** The symbol by which what stands for a package that nobody installed is known. */
export const NOT_INSTALLED = 'zapiski.not-installed'

const DOCS_IN_COMMON = ['useCurrentSidebarCategory', 'filterDocCardListItems', 'useDocsPreferredVersion', 'useDocById']
const pick = (from: ModuleExports = {}, names: readonly string[]): ModuleExports =>
  Object.fromEntries(names.map(name => [name, from[name]]))

const nothing = () => undefined
const addLeadingSlash = (path: string): string => (path.startsWith('/') ? path : `/${path}`)
const addTrailingSlash = (path: string): string => (path.endsWith('/') ? path : `${path}/`)
const removeTrailingSlash = (path: string): string => (path === '/' ? path : path.replace(/\/$/, ''))

interface SlashOptions {
  trailingSlash: boolean | undefined
  baseUrl: string
}

/** What stands before `?` and `#` ends as the site has it; the home page always with a slash. */
function applyTrailingSlash(path: string, { trailingSlash, baseUrl }: SlashOptions): string {
  const page = path.split(/[#?]/)[0] ?? ''
  if (page === '' || page === '/' || page === baseUrl || trailingSlash === undefined) return path
  return (trailingSlash ? addTrailingSlash(page) : removeTrailingSlash(page)) + path.slice(page.length)
}

const globalDataOf = ({ globalData = {}, docs }: SiteData): Record<string, Readonly<Record<string, unknown>>> =>
  docs === undefined ? globalData : { 'docusaurus-plugin-content-docs': docs, ...globalData }

const UTILS: ModuleExports = {
  blogPostContainerID: '__blog-post-container',
  addLeadingSlash,
  addTrailingSlash,
  applyTrailingSlash,
  removeTrailingSlash,
}

/** What `useDocusaurusContext` says of the site. */
function contextOf(site: SiteData) {
  const { siteConfig, locale, locales, messages } = site
  const { current, ...localeConfig } = locale
  const localeConfigs = locales ?? { [current]: localeConfig }
  const names = Object.keys(localeConfigs)
  const known = { defaultLocale: names[0] ?? current, ...recordOf(siteConfig.i18n) }
  const i18n = { ...known, currentLocale: current, locales: names, localeConfigs }
  return {
    siteConfig,
    siteMetadata: { docusaurusVersion: DOCUSAURUS_VERSION, pluginVersions: {} },
    globalData: globalDataOf(site),
    i18n,
    codeTranslations: messages,
  }
}
