/** Door of the room: Docusaurus' modules by name, for components of a site at build and in browsers alike. */

import { Fragment, type ReactNode } from 'react'
import { createBrowserHooks } from './browser.tsx'
import { clsx } from './clsx.ts'
import type { AnyProps, Host } from './host.ts'
import { createLinks, isInternal } from './links.tsx'
import { createTexts, interpolate } from './texts.tsx'
import { createTheme } from './theme.tsx'
import { createThemeCommon, ErrorBoundary } from './theme-common.tsx'

export * from './host.ts'
export { isInternal } from './links.tsx'
export { replacementOf } from './missing.ts'
export { type FileRole, packageName, readSpecifier, roleOf, type Specifier } from './specifier.ts'
export { TabItem } from './theme.tsx'

export type ModuleExports = Record<string, unknown>

/** Every module that a site may import without having it installed, with all its exports. */
export function createCompat(host: Host): Record<string, ModuleExports> {
  const links = createLinks(host)
  const texts = createTexts(host)
  const { ExecutionEnvironment, BrowserOnly, useIsBrowser, ...hooks } = createBrowserHooks(host)
  const common = createThemeCommon(host)
  const useDocusaurusContext = () => {
    const { siteConfig, locale, messages } = host.site()
    const { current, ...localeConfig } = locale
    const i18n = { currentLocale: current, defaultLocale: current, locales: [current] }
    return {
      siteConfig,
      siteMetadata: { docusaurusVersion: '3.10.2', pluginVersions: {} },
      globalData: {},
      i18n: { ...i18n, localeConfigs: { [current]: localeConfig } },
      codeTranslations: messages,
    }
  }
  const usePluginData = () => undefined
  const useBaseUrlUtils = () => ({ withBaseUrl: links.withBaseUrl })
  const { useIsomorphicLayoutEffect } = hooks
  const Head = ({ children }: AnyProps): ReactNode => {
    host.head(children)
    return null
  }
  const { Link, Redirect, useLocation, useHistory, useParams, useRouteMatch, matchPath } = links
  const { translate, Translate, Interpolate, usePluralForm } = texts
  return {
    '@docusaurus/BrowserOnly': { default: BrowserOnly },
    '@docusaurus/ErrorBoundary': { default: ErrorBoundary },
    '@docusaurus/ExecutionEnvironment': { default: ExecutionEnvironment },
    '@docusaurus/Head': { default: Head },
    '@docusaurus/Interpolate': { default: Interpolate, interpolate },
    '@docusaurus/Link': { default: Link },
    '@docusaurus/Translate': { default: Translate, translate },
    '@docusaurus/constants': { DEFAULT_PLUGIN_ID: 'default' },
    '@docusaurus/isInternalUrl': { default: isInternal, hasProtocol: (url: string) => !isInternal(url) },
    '@docusaurus/router': {
      Link,
      NavLink: Link,
      Redirect,
      useLocation,
      useHistory,
      useParams,
      useRouteMatch,
      matchPath,
    },
    '@docusaurus/theme-common': {
      ...common,
      usePluralForm,
      useColorMode: hooks.useColorMode,
      useWindowSize: hooks.useWindowSize,
      prefersReducedMotion: hooks.prefersReducedMotion,
      useIsomorphicLayoutEffect,
    },
    '@docusaurus/useBaseUrl': {
      default: (path: unknown, options?: { absolute?: boolean }) => links.withBaseUrl(path, options),
      useBaseUrlUtils,
    },
    '@docusaurus/useBrokenLinks': {
      default: () => ({ collectAnchor: (id: string) => host.anchor(id), collectLink: () => {} }),
    },
    '@docusaurus/useDocusaurusContext': { default: useDocusaurusContext },
    '@docusaurus/useGlobalData': {
      default: () => ({}),
      usePluginData,
      useAllPluginInstancesData: usePluginData,
    },
    '@docusaurus/useIsBrowser': { default: useIsBrowser },
    '@docusaurus/useIsomorphicLayoutEffect': { default: useIsomorphicLayoutEffect },
    '@docusaurus/useRouteContext': {
      default: () => ({ plugin: { name: 'docusaurus-plugin-content-pages', id: 'default' } }),
    },
    // Sites have these with Docusaurus and do not name them.
    'react-helmet-async': { default: Head, Helmet: Head, HelmetProvider: Fragment },
    'react-router-dom': { Link, NavLink: Link, Redirect, useLocation, useHistory, useParams, useRouteMatch },
    clsx: { default: clsx, clsx },
    '@mdx-js/react': {
      MDXProvider: ({ children }: AnyProps): ReactNode => children ?? null,
      useMDXComponents: () => ({}),
    },
    ...createTheme(host),
  }
}
