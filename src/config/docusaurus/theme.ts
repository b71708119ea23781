/** `themeConfig` of a Docusaurus config in our names. */

import { textOf } from '../../messages/problem.ts'
import { PLAIN } from '../../shared/files.ts'
import { isRooted, withBase, withoutBase } from '../../shared/path.ts'
import { words } from '../../shared/text/words.ts'
import type { Section } from './source.ts'

interface ThemeContext {
  baseUrl: string
}

export function translateTheme(theme: Section, context: ThemeContext): Record<string, unknown> {
  const colorMode = theme.inside('colorMode')
  const docs = theme.inside('docs')
  const prism = theme.inside('prism')
  const translated: Record<string, unknown> = {
    silhouettes: false,
    ...undotted(theme.pick('image'), ['image']),
    ...theme.pick('metadata', 'tableOfContents', 'blog', 'silhouettes'),
    colorMode: {
      defaultMode: 'light',
      respectPrefersColorScheme: false,
      ...colorMode.pick('defaultMode', 'disableSwitch', 'respectPrefersColorScheme'),
    },
    docs: { ...translateSidebar(docs), ...docs.pick('versionPersistence') },
    prism: prism.pick('defaultLanguage', 'magicComments'),
    navbar: translateNavbar(theme.inside('navbar'), context),
  }
  // Every language is there already.
  prism.skip('theme', 'darkTheme', 'additionalLanguages')
  if (theme.has('footer')) translated.footer = translateFooter(theme.inside('footer'), context)
  if (theme.has('announcementBar')) {
    const bar = theme.inside('announcementBar')
    translated.announcementBar = bar.pick('id', 'content', 'backgroundColor', 'textColor', 'isCloseable')
    bar.end()
  }
  theme.explain({ liveCodeBlock: 'ignored/live-code' })
  theme.skip('algolia', 'mermaid', 'zoom', 'imageZoom', 'goatcounter')
  for (const section of [colorMode, docs, prism, theme]) section.end()
  return translated
}

function translateSidebar(docs: Section): Record<string, unknown> {
  if (!docs.has('sidebar')) return {}
  const sidebar = docs.inside('sidebar')
  sidebar.explain({ hideable: 'ignored/hideable' })
  const translated = sidebar.pick('autoCollapseCategories')
  sidebar.end()
  return { sidebar: translated }
}

/** Keys that an item of any kind may have and that show nothing. */
const ITEM_SILENT = words(`
  customProps rel autoAddBaseUrl exact isNavLink activeClassName key id dropdownActiveClassDisabled mobile
`)

function translateNavbar(navbar: Section, context: ThemeContext): Record<string, unknown> {
  const items = navbar.list('items').flatMap(item => translateItem(item, context, true))
  const hasSearch = items.some(item => item.type === 'search')
  const logo = translateLogo(navbar, context)
  const { title, ...looks } = navbar.pick('title', 'style', 'hideOnScroll')
  const isNamed = title !== undefined && title !== null
  const translated = {
    // A logo says the name; a bar with neither would have no way home.
    ...(isNamed ? { title } : navbar.has('logo') && { title: '' }),
    ...looks,
    ...(logo === undefined ? {} : { logo }),
    items: hasSearch ? items : [...items, { type: 'search', position: 'right' }],
  }
  navbar.end()
  return translated
}

function translateItem(item: Section, context: ThemeContext, isTop: boolean): Record<string, unknown>[] {
  const type = item.text('type') ?? (item.has('items') ? 'dropdown' : 'default')
  if (type.startsWith('custom-') && isTop) {
    const props = Object.fromEntries(item.unread().map(key => [key, item.raw(key)]))
    return [{ ...props, type, position: item.raw('position') ?? 'left' }]
  }
  if (type.startsWith('custom-')) {
    item.explainAt(item.where, textOf('ignored/navbar-component', { type }))
    return []
  }
  const position = isTop ? { position: item.raw('position') ?? 'left' } : {}
  const own = { type, ...position, ...item.pick('className') }
  item.skip('position', 'aria-label', 'title', 'target', 'html', 'label', ...ITEM_SILENT)
  const label = LABELLESS.includes(type) ? {} : labelOf(item, type)
  const translated = { ...own, ...label, ...translateKind(item, type, context) }
  item.end()
  return [translated]
}

/** Kinds of items that have no text of their own. */
const LABELLESS = ['docsVersionDropdown', 'localeDropdown', 'search', 'html']

function translateKind(item: Section, type: string, context: ThemeContext): Record<string, unknown> {
  switch (type) {
    case 'default':
      return { ...htmlOf(item), ...linkOf(item, context), ...activeOf(item) }
    case 'dropdown':
      return translateDropdown(item, context)
    case 'doc':
      return item.pick('docId', 'docsPluginId')
    case 'docSidebar':
      return item.pick('sidebarId', 'docsPluginId')
    case 'docsVersion':
      return { ...pageOf(item, context), ...item.pick('docsPluginId') }
    case 'docsVersionDropdown':
      return {
        ...item.pick('docsPluginId', 'versions'),
        ...translateItems(item, 'dropdownItemsBefore', context),
        ...translateItems(item, 'dropdownItemsAfter', context),
      }
    case 'localeDropdown':
      item.skip('queryString')
      return {
        ...translateItems(item, 'dropdownItemsBefore', context),
        ...translateItems(item, 'dropdownItemsAfter', context),
      }
    case 'search':
      return {}
    case 'html':
      return item.pick('value')
    default:
      // An unknown type is reported by our own reader.
      return item.pick('to', 'href')
  }
}

/** As React Router has it: `exact` is that page alone, `/` is above every page. */
function activeOf(item: Section): Record<string, unknown> {
  const written = item.pick('activeBasePath', 'activeBaseRegex')
  if (Object.keys(written).length > 0) return written
  if (item.raw('exact') === true) return { activeBaseRegex: '$^' }
  return item.text('to') === '/' ? { activeBaseRegex: '^' } : {}
}

/** The words of a menu open it: an address outside the site that they lead to stands first in it. */
function translateDropdown(item: Section, context: ThemeContext): Record<string, unknown> {
  const { href, ...link } = linkOf(item, context)
  const { items = [] } = translateItems(item, 'items', context)
  const first = href === undefined ? [] : [{ type: 'default', ...labelOf(item, 'dropdown'), href }]
  return { ...link, items: [...first, ...items] }
}

const pageOf = (item: Section, context: ThemeContext): Record<string, unknown> => {
  const { to } = linkOf(item, context)
  return to === undefined ? {} : { to }
}

const translateItems = (item: Section, key: string, context: ThemeContext): Record<string, unknown[]> =>
  item.has(key) ? { [key]: item.list(key).flatMap(inside => translateItem(inside, context, false)) } : {}

/** A label, or the text of one in HTML; a link that only a style sheet draws has a name for those who do not see it. */
function labelOf(item: Section, type: string): Record<string, string> {
  const html = item.text('html')
  const text = html
    ?.replace(/<[^>]*>/g, ' ')
    .replace(/\s+/g, ' ')
    .trim()
  const label = wordsOf(item, 'label') ?? (text === '' ? undefined : text)
  if (label !== undefined) return { label }
  const name = wordsOf(item, 'aria-label', 'title', 'className', 'href') ?? '—'
  // Menus open by their words.
  if (type === 'default') return { 'aria-label': name }
  return type === 'dropdown' ? { label: name } : {}
}

/** HTML in the place of a label, where it is more than words. */
const htmlOf = (item: Section): { html?: string } => {
  const html = item.text('html')
  return html?.includes('<') ? { html } : {}
}

/** The first of these texts that says something: a label of blanks makes room for a sign of the author's sheet. */
const wordsOf = (section: Section, ...keys: string[]): string | undefined =>
  keys.map(key => section.text(key)).find(text => text !== undefined && text.trim() !== '')

/** `to` and `href` as addresses that need no further rule of Docusaurus. */
function linkOf(item: Section, context: ThemeContext): Record<string, unknown> {
  const to = item.text('to')
  const href = item.text('href')
  const isPrefixed = item.raw('prependBaseUrlToHref') === true
  for (const written of [to, href]) {
    if (written?.startsWith(PLAIN)) return { href: withBase(written.slice(PLAIN.length), context.baseUrl) }
  }
  if (href !== undefined && isPrefixed) return { href: `${context.baseUrl}${href.replace(/^\/+/, '')}` }
  // A path is one of the site in either key.
  if (isRooted(href)) return { to: pagePath(href, context) }
  if (href !== undefined) return { href }
  if (to === undefined) return {}
  return /^(https?:|mailto:|\/\/)/.test(to) ? { href: to } : { to: pagePath(to, context) }
}

/** Path of a page from the base: `blog/` and `/blog` are one; the site's rule of slashes is applied later. */
function pagePath(to: string, { baseUrl }: ThemeContext): string {
  const path = to.startsWith('/') ? to : `/${to}`
  return withoutBase(path, baseUrl)
}

/** `./img/a.svg` is one of the files of the site, like `img/a.svg`: Docusaurus puts its base before both. */
export function undotted(written: Record<string, unknown>, keys: readonly string[]): Record<string, unknown> {
  const paths = keys.map(key => [key, written[key]] as const).filter(([, path]) => typeof path === 'string')
  return { ...written, ...Object.fromEntries(paths.map(([key, path]) => [key, String(path).replace(/^\.\//, '')])) }
}

function translateLogo(parent: Section, context: ThemeContext): Record<string, unknown> | undefined {
  if (!parent.has('logo')) return undefined
  const logo = parent.inside('logo')
  const translated = undotted(logo.pick('alt', 'src', 'srcDark', 'href', 'target'), ['src', 'srcDark'])
  for (const key of ['width', 'height']) {
    const size = Number.parseFloat(String(logo.raw(key) ?? ''))
    if (size > 0) translated[key] = size
  }
  const href = logo.text('href')
  if (href?.startsWith(PLAIN)) translated.href = withBase(href.slice(PLAIN.length), context.baseUrl)
  logo.skip('style', 'className', 'autoAddBaseUrl')
  logo.end()
  return translated
}

function translateFooter(footer: Section, context: ThemeContext): Record<string, unknown> {
  const links = footer.list('links').map(entry => {
    // A column may hold nothing yet.
    const isLink = ['to', 'href', 'html', 'label'].some(entry.has)
    if (!entry.has('items') && isLink) return footerLink(entry, context)
    const column = { ...entry.pick('title'), items: entry.list('items').map(link => footerLink(link, context)) }
    entry.skip('className', 'key')
    entry.end()
    return column
  })
  const logo = translateLogo(footer, context)
  const translated = {
    ...footer.pick('style', 'copyright'),
    ...(logo === undefined ? {} : { logo }),
    ...(links.length === 0 ? {} : { links }),
  }
  footer.end()
  return translated
}

function footerLink(link: Section, context: ThemeContext): Record<string, unknown> {
  const html = link.text('html')
  const label = wordsOf(link, 'label', 'aria-label', 'title', 'href', 'to') ?? ''
  const translated = { ...(html === undefined ? { label } : link.pick('label', 'html')), ...linkOf(link, context) }
  link.skip(...words('label type title props className target rel aria-label key prependBaseUrlToHref'))
  link.end()
  return translated
}

/** `themeConfig.algolia` as our `search`. */
export function translateSearch(algolia: Section): Record<string, unknown> {
  const page = algolia.raw('searchPagePath')
  const path = page === undefined ? {} : { searchPagePath: page === false || page === null ? false : page }
  const replace = algolia.inside('replaceSearchResultPathname')
  const from = replace.raw('from')
  const hosted: Record<string, unknown> = {
    ...algolia.pick('appId', 'apiKey', 'indexName', 'contextualSearch', 'externalUrlRegex', 'searchParameters'),
  }
  if (from !== undefined) {
    const pattern = from instanceof RegExp ? from.source : from
    hosted.replaceSearchResultPathname = { from: pattern, ...replace.pick('to') }
  }
  algolia.explain({ askAi: 'ignored/ask-ai', insights: 'ignored/insights' })
  algolia.skip('placeholder', 'translations', 'maxResultsPerGroup', 'debug')
  algolia.end()
  return hosted.appId === undefined ? {} : { search: { ...path, algolia: hosted } }
}
