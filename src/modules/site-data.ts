/** What components may know of the config: Docusaurus' names, plain JSON. */

import { createRequire } from 'node:module'
import { type DocsData, type ModuleExports, REACT_MODULES, type SiteData } from '../docusaurus/index.ts'
import { textsOf } from '../messages/index.ts'
import type { Config, FooterConfig } from '../shared/config.ts'
import { withMenuEnds } from '../shared/site/parts.ts'
import { isRecord, mapValues, recordOf } from '../shared/value.ts'

export function siteData(config: Config): SiteData {
  const { title, tagline, url, baseUrl, favicon, locale, theme, titleDelimiter, trailingSlash } = config
  const {
    navbar,
    footer,
    colorMode,
    announcementBar,
    image,
    metadata,
    tableOfContents,
    docsSidebar,
    versionPersistence,
  } = theme
  const ofComponents = config.customFields?.themeConfig
  const themeConfig = {
    ...config.lenient?.themeConfig,
    ...recordOf(ofComponents),
    navbar: withOwnKeys({ ...navbar, items: navbar.items.map(withMenuEnds) }, config.lenient?.themeConfig?.navbar),
    footer: footer && withOwnKeys(footerData(footer), config.lenient?.themeConfig?.footer),
    colorMode,
    announcementBar,
    image,
    metadata,
    tableOfContents,
    docs: { versionPersistence, sidebar: { hideable: false, ...docsSidebar } },
    blog: { sidebar: { groupByYear: theme.blogSidebarByYear } },
    prism: prismData(config),
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
      i18n: { defaultLocale: config.mainLocale, locales: names },
      themeConfig,
    },
    locale: { current, direction, label, htmlLang, calendar },
    ...(names.length > 1 && {
      locales: Object.fromEntries(config.locales.map(({ locale: name, ...of }) => [name, of])),
    }),
    // Docusaurus' parts of a theme, copied into a site, ask for its texts by id and have the English ones themselves.
    messages: { ...(/^en\b/.test(current) ? {} : textsOf(current)), ...config.messages },
    defaultColorMode: colorMode.defaultMode,
    ...(config.docs.length > 0 && { docs: docsData(config) }),
    ...(config.lenient && { globalData: config.lenient.globalData }),
  }
}

/** Copies of Docusaurus' own parts look into it without asking whether it is there. */
function prismData({ lenient, markdown }: Config) {
  const { magicComments, defaultCodeLanguage } = markdown
  const written = lenient?.themeConfig?.prism
  const known = { additionalLanguages: [], magicComments }
  return {
    ...known,
    ...(defaultCodeLanguage !== undefined && { defaultLanguage: defaultCodeLanguage }),
    ...recordOf(written),
  }
}

/** Settings of bars and their items under Docusaurus' names: what became of them ours say. */
const SETTINGS = new Set(
  'activeBasePath activeBaseRegex aria-label className copyright docId docsPluginId dropdownItemsAfter dropdownItemsBefore hideOnScroll href html items label links logo position prependBaseUrlToHref rel sidebarId style target title to type value'.split(
    ' ',
  ),
)

/** Keys of a site's own stand beside those that are settings: parts that draw a bar themselves read them. */
function withOwnKeys(made: unknown, written: unknown): unknown {
  if (Array.isArray(made)) {
    const list = Array.isArray(written) && written.length === made.length ? written : undefined
    return list === undefined ? made : made.map((item, index) => withOwnKeys(item, list[index]))
  }
  if (!isRecord(made) || !isRecord(written)) return made
  const own = Object.entries(written).filter(([key]) => !(SETTINGS.has(key) || key in made))
  const known = Object.entries(made).map(([key, value]) => [key, withOwnKeys(value, written[key])] as const)
  return Object.fromEntries([...own, ...known])
}

/** As the theme reads it: columns when one has a title, otherwise a row of links. */
function footerData({ columns, ...footer }: FooterConfig) {
  const inColumns = columns.some(({ title }) => title !== undefined)
  return { ...footer, links: inColumns ? columns : columns.flatMap(({ items }) => items) }
}

/** Stands for the document with which a version begins: its address is that of the version. */
const MAIN = 'index'

/** Versions of documents, as Docusaurus' own plugin tells of them. */
function docsData({ docs, baseUrl }: Config): Record<string, DocsData> {
  const data: Record<string, DocsData> = {}
  for (const { id, routeBasePath, breadcrumbs, version } of docs) {
    const { name, label, isLast, banner, badge, noIndex, className } = version
    const path = `${baseUrl}${routeBasePath.replace(/^\/+/, '')}`.replace(/(?<=.)\/$/, '')
    const known = data[id] ?? { path, versions: [], breadcrumbs }
    const shown = { name, label, isLast, path, banner: banner ?? null, badge, noIndex, className }
    const made = { ...shown, mainDocId: MAIN, docs: [{ id: MAIN, path }], draftIds: [], sidebars: {} }
    data[id] = { ...known, ...(isLast && { path }), versions: [...known.versions, made] }
  }
  return data
}

/** Modules of the engine's script, with what they export. */
export function exportNames(provided: Record<string, ModuleExports>): Record<string, string[]> {
  const require = createRequire(import.meta.url)
  return {
    ...Object.fromEntries(REACT_MODULES.map(name => [name, Object.keys(require(name) as object)])),
    ...mapValues(provided, exports => Object.keys(exports)),
  }
}

/** What only these modules tell; other islands do without. */
const ASKS_DATA = /@docusaurus\/(?:useGlobalData|plugin-content-docs\/client|theme-common\/internal)\b/

/** Who draws the bar. */
const ASKS_BAR = /\bnavbar\b/

/** Who draws what the config says to stand below all pages; a tag of that name says nothing. */
const asksFooter = (code: string): boolean => /[tT]hemeConfig\b/.test(code) && /(?:\.|[{,]\s*)footer\b/.test(code)

/** Functions that name a text by themselves. */
const ASKS_TITLES = /\b(?:translate\w+Title|useBlog\w+Title|BlogAuthor\w+Label|\w+Banner(?:Title|Message))\b/

/** Has every text of the theme. */
const FALLBACK = 'en'

/** A browser gets the words; menus it has from the shell, and every island would carry them once more. */
export function browserSite({ docs, globalData, ...site }: SiteData, code: string): string {
  const { navbar, footer, ...others } = { ...(site.siteConfig.themeConfig as Record<string, unknown>) }
  const bars = { ...(ASKS_BAR.test(code) && { navbar }), ...(asksFooter(code) && { footer }) }
  const themeConfig = { ...others, ...bars }
  const data = ASKS_DATA.test(code) ? { docs, globalData } : {}
  // Those of the theme that nobody names are left at home.
  const ofTheme = ASKS_TITLES.test(code) ? {} : textsOf(FALLBACK)
  const isAsked = ([id]: [string, string]): boolean => !Object.hasOwn(ofTheme, id) || code.includes(id)
  const messages = Object.fromEntries(Object.entries(site.messages).filter(isAsked))
  return JSON.stringify({ ...site, ...data, messages, siteConfig: { ...site.siteConfig, themeConfig } })
}
