/** What components may know of the config: Docusaurus' names, plain JSON. */

import type { SiteData } from '../../compat/index.ts'
import type { Config } from '../../shared/config.ts'

export function siteData(config: Config): SiteData {
  const { title, tagline, url, baseUrl, favicon, locale, theme, titleDelimiter, trailingSlash } = config
  const { navbar, footer, colorMode, announcementBar, image, metadata, tableOfContents } = theme
  const themeConfig = { navbar, footer, colorMode, announcementBar, image, metadata, tableOfContents }
  const { locale: current, direction, label, htmlLang, calendar } = locale
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
      i18n: { defaultLocale: current, locales: [current] },
      themeConfig,
    },
    locale: { current, direction, label, htmlLang, calendar },
    messages: config.messages ?? {},
    defaultColorMode: colorMode.defaultMode,
  }
}
