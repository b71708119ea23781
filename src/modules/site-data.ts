/** What components may know of the config: Docusaurus' names, plain JSON. */

import { createRequire } from 'node:module'
import { type ModuleExports, REACT_MODULES, type SiteData } from '../docusaurus/index.ts'
import type { Config } from '../shared/config.ts'

export function siteData(config: Config): SiteData {
  const { title, tagline, url, baseUrl, favicon, locale, theme, titleDelimiter, trailingSlash } = config
  const { navbar, footer, colorMode, announcementBar, image, metadata, tableOfContents } = theme
  const themeConfig = {
    ...config.lenient?.themeConfig,
    navbar,
    footer,
    colorMode,
    announcementBar,
    image,
    metadata,
    tableOfContents,
  }
  const { locale: current, direction, label, htmlLang, calendar } = locale
  const names = config.locales.map(({ locale: name }) => name)
  return {
    siteConfig: {
      title,
      tagline,
      url,
      baseUrl,
      titleDelimiter,
      ...(favicon !== undefined && { favicon }),
      ...(trailingSlash !== undefined && { trailingSlash }),
      noIndex: config.noIndex,
      organizationName: config.organizationName,
      projectName: config.projectName,
      customFields: config.customFields ?? {},
      i18n: { defaultLocale: names[0] ?? current, locales: names },
      themeConfig,
    },
    locale: { current, direction, label, htmlLang, calendar },
    ...(names.length > 1 && {
      locales: Object.fromEntries(config.locales.map(({ locale: name, ...of }) => [name, of])),
    }),
    messages: config.messages ?? {},
    defaultColorMode: colorMode.defaultMode,
  }
}

/** Modules of the engine's script, with what they export. */
export function exportNames(provided: Record<string, ModuleExports>): Record<string, string[]> {
  const require = createRequire(import.meta.url)
  return {
    ...Object.fromEntries(REACT_MODULES.map(name => [name, Object.keys(require(name) as object)])),
    ...Object.fromEntries(Object.entries(provided).map(([name, exports]) => [name, Object.keys(exports)])),
  }
}

/** A browser gets the words; menus it has from the shell, and every island would carry them once more. */
export function browserSite(site: SiteData): string {
  const themeConfig = { ...(site.siteConfig.themeConfig as object), navbar: undefined, footer: undefined }
  return JSON.stringify({ ...site, siteConfig: { ...site.siteConfig, themeConfig } })
}
