/** Navbar items of the config with their addresses; an item that leads nowhere is named. */

import { createReport, type Report, textOf } from '../messages/problem.ts'
import type { Config, NavbarItemConfig } from '../shared/config.ts'
import { isFileAddress, linkToAddress, PLAIN } from '../shared/files.ts'
import {
  type Address,
  assetToAddress,
  type Route,
  routeToAddress,
  toPageRoute,
  toRoute,
  writtenAsset,
} from '../shared/path.ts'
import { type Problem, problemLevel } from '../shared/problem.ts'
import type { NavbarItem, PageLink } from '../shared/site/menus.ts'
import { barItemPart, ownItems } from '../shared/site/parts.ts'
import { nearest } from '../shared/text/nearest.ts'
import { mapValues } from '../shared/value.ts'
import { meant, noneOf } from './context.ts'
import { firstStop } from './docs/docnav.ts'
import type { DocsPages } from './docs/docs.ts'
import { sidebarKey } from './docs/sidebar.ts'
import { mainDoc, versionLink, versionsOf } from './docs/versions.ts'
import { isAwaited } from './links/awaited.ts'
import type { Destinations } from './links/references.ts'

type Common = Pick<NavbarItemConfig, 'position' | 'className'>
type LinkItem = Extract<NavbarItem, { type: 'link' }>
type ItemConfig<Type> = Extract<NavbarItemConfig, { type: Type }>

/** Items that are another link in every version. */
type VersionedConfig = ItemConfig<'doc' | 'docSidebar' | 'docsVersion'>

/** What the navbar is made of. */
interface Bar {
  to: Destinations
  versions: readonly DocsPages[]
  /** What the site draws around its pages, by part. */
  drawn: Readonly<Record<string, string>>
  report: Report
}

/** An item of the config and where it stands in it: `themeConfig.navbar.items[2]`. */
interface Written<Item = NavbarItemConfig> {
  item: Item
  where: string
}

/** What an item leads to in one version. */
interface Found {
  name: string
  route: Route
  label: string
  hidden?: boolean
  /** Its menu: the item is active on all pages of it. */
  sidebar?: string | undefined
}

export function buildNavbar(
  to: Destinations,
  versions: readonly DocsPages[],
  drawn: Bar['drawn'] = {},
): { items: NavbarItem[]; problems: Problem[] } {
  const problems: Problem[] = []
  const bar: Bar = { to, versions, drawn, report: createReport(problems) }
  return { items: resolveAll(bar, to.config.theme.navbar.items, 'themeConfig.navbar.items'), problems }
}

const resolveAll = (bar: Bar, items: readonly NavbarItemConfig[] | undefined, where: string): NavbarItem[] =>
  (items ?? []).flatMap((item, index) => resolve(bar, { item, where: `${where}[${index}]` }))

function resolve(bar: Bar, { item, where }: Written): NavbarItem[] {
  const { position, className } = item
  const common = { position, className }
  switch (item.type) {
    case 'html':
      return [{ type: 'html', value: item.value, ...common }]
    case 'own':
      return ownItem(bar, { item, where })
    case 'search':
      return [{ type: 'search', ...common }]
    case 'localeDropdown':
      return [{ type: 'locales', items: localeItems(bar.to.config), ...around(bar, { item, where }), ...common }]
    case 'dropdown':
      return [{ ...dropdown(bar, { item, where }), ...common }]
    case 'default': {
      const { label, html, ariaLabel, href: written, activeBaseRegex: activeBase } = item
      const plain = written?.startsWith(PLAIN) ? linkToAddress(written, bar.to.addresses) : undefined
      const href = plain ?? written ?? toHref(bar, item.to ?? '/', where)
      if (href === undefined) return []
      const words = { label, ...(html && { html }), ...(ariaLabel && { ariaLabel }) }
      return [{ type: 'link', ...words, href, external: href === written, activeBase, ...common }]
    }
    case 'doc':
      return docItem(bar, { item, where })
    case 'docSidebar':
      return sidebarItem(bar, { item, where })
    case 'docsVersion':
      return versionItem(bar, { item, where })
    case 'docsVersionDropdown':
      return versionDropdown(bar, { item, where })
  }
}

/** Links before and after the entries of a menu that the engine fills. */
const around = (bar: Bar, { item, where }: Written<ItemConfig<'docsVersionDropdown' | 'localeDropdown'>>) => ({
  before: resolveAll(bar, item.before, `${where}.dropdownItemsBefore`),
  after: resolveAll(bar, item.after, `${where}.dropdownItemsAfter`),
})

/** Its HTML is put in when its addresses are known. */
function ownItem(bar: Bar, { item, where }: Written<ItemConfig<'own'>>): NavbarItem[] {
  const part = barItemPart(ownItems(bar.to.config.theme).indexOf(item))
  if ((bar.drawn[part] ?? '') !== '')
    return [{ type: 'html', value: '', part, position: item.position, className: undefined }]
  bar.report('warning', 'navbar-item/own', { values: { where, kind: item.kind } })
  return []
}

/** A language on another host is a whole address. */
function localeItems({ locales, locale: own, url }: Config): Extract<NavbarItem, { type: 'locales' }>['items'] {
  return locales.map(({ label, locale, htmlLang, ...place }) => ({
    label,
    locale,
    lang: htmlLang,
    current: locale === own.locale,
    base: (place.url === url ? '' : place.url) + place.baseUrl,
  }))
}

/** A menu opens when it is pressed, so the address of the menu itself stands in it, unless one of its items has it. */
function dropdown(bar: Bar, { item, where }: Written<ItemConfig<'dropdown'>>) {
  const { label, to } = item
  const inside = resolveAll(bar, item.items, `${where}.items`)
  const href = to === undefined ? undefined : toHref(bar, to, where)
  const isThere = inside.some(item => item.type === 'link' && item.href === href)
  const items =
    href === undefined || isThere
      ? inside
      : [linkItem(label, href, { position: 'left', className: undefined }), ...inside]
  return { type: 'dropdown', label, href, items } as const
}

function docItem(bar: Bar, { item, where }: Written<ItemConfig<'doc'>>): NavbarItem[] {
  const { docId, docsPluginId } = item
  const found = inVersions(bar, docsPluginId, ({ docs, indexes, pages }) => {
    const doc = docs.find(({ id }) => id === docId)
    if (doc !== undefined) {
      const { route, label, unlisted: hidden } = doc
      return { route, label: item.label ?? label, hidden, sidebar: pages.find(page => page.route === route)?.sidebar }
    }
    // Docusaurus counts generated indexes among the documents, by their addresses.
    const index = indexes.find(({ slug }) => slug === docId)
    return index && { route: index.route, label: item.label ?? index.title, sidebar: index.sidebar }
  })
  const all = versionsOf(bar.versions, docsPluginId)
  if (found.length === 0 && !all.some(({ drafts }) => drafts.has(docId))) {
    const ids = all.flatMap(({ docs }) => docs.map(({ id }) => id))
    reportMissing(bar, where, { what: 'doc', id: docId, ids })
  }
  return versioned(bar, item, found)
}

function sidebarItem(bar: Bar, { item, where }: Written<ItemConfig<'docSidebar'>>): NavbarItem[] {
  const { sidebarId, docsPluginId } = item
  const named = inVersions(bar, docsPluginId, ({ instance, sidebars }) => {
    const sidebar = sidebars[sidebarKey(instance, sidebarId)]
    return sidebar && { sidebar: sidebar.id, stop: firstStop(sidebar) }
  })
  const found = named.flatMap(({ stop, name, sidebar }) =>
    stop === undefined ? [] : [{ name, sidebar, route: stop.route, label: item.label ?? stop.label }],
  )
  if (named.length === 0) {
    const ids = versionsOf(bar.versions, docsPluginId).flatMap(({ instance, sidebars }) =>
      Object.keys(sidebars).map(id => id.slice(sidebarKey(instance, '').length)),
    )
    reportMissing(bar, where, { what: 'sidebar', id: sidebarId, ids })
  } else if (found.length === 0) {
    bar.report('error', 'navbar-item/empty-sidebar', { values: { where, id: sidebarId } })
  }
  return versioned(bar, item, found)
}

function versionItem(bar: Bar, { item, where }: Written<ItemConfig<'docsVersion'>>): NavbarItem[] {
  const found = inVersions(bar, item.docsPluginId, version => {
    const doc = mainDoc(version)
    return doc && { route: doc.route, label: item.label ?? version.instance.version.label }
  })
  if (found.length === 0) reportNoDocs(bar, where, item.docsPluginId)
  const links = versioned(bar, item, found)
  const href = item.to === undefined ? undefined : toHref(bar, item.to, where)
  if (href === undefined) return links
  return links.map(link => ({ ...link, href, versions: relinked(link.versions, href) }))
}

const relinked = (versions: LinkItem['versions'], href: Address): LinkItem['versions'] =>
  versions && { ...versions, links: mapValues(versions.links, link => ({ ...link, href })) }

function versionDropdown(bar: Bar, { item, where }: Written<ItemConfig<'docsVersionDropdown'>>): NavbarItem[] {
  const { docsPluginId: pluginId, position, className } = item
  const items = offered(bar, { item, where })
  if (versionsOf(bar.versions, pluginId).length === 0) reportNoDocs(bar, where, pluginId)
  if (items.length === 0) return []
  return [{ type: 'versions', pluginId, items, ...around(bar, { item, where }), position, className }]
}

function offered(
  { to, versions, report }: Bar,
  { item, where }: Written<ItemConfig<'docsVersionDropdown'>>,
): (PageLink & { name: string })[] {
  const all = versionsOf(versions, item.docsPluginId)
  const names = all.map(({ instance }) => instance.version.name)
  const wanted = item.versions ?? names.map(name => ({ name, label: undefined }))
  return wanted.flatMap(({ name, label }) => {
    const version = all.find(({ instance }) => instance.version.name === name)
    if (version === undefined && all.length > 0) {
      report('error', 'navbar-item/version', { values: { where, id: name, names } })
    }
    const link = version && versionLink(to.addresses, version)
    return link === undefined ? [] : [{ name, label: label ?? link.label, href: link.href }]
  })
}

/** What each version has, the last version first: that is where the item leads outside the documents. */
function inVersions<Thing extends object>(
  { versions }: Bar,
  pluginId: string,
  find: (version: DocsPages) => Thing | undefined,
): (Thing & { name: string })[] {
  const lastFirst = versionsOf(versions, pluginId).sort(
    (a, b) => Number(b.instance.version.isLast) - Number(a.instance.version.isLast),
  )
  return lastFirst.flatMap(version => {
    const found = find(version)
    return found === undefined ? [] : [{ ...found, name: version.instance.version.name }]
  })
}

/** One link that is another one in every version; unlisted documents stay out of menus. */
function versioned(bar: Bar, item: VersionedConfig, found: Found[]): LinkItem[] {
  const shown = found.filter(({ hidden }) => hidden !== true)
  const [first] = shown
  if (first === undefined) return []
  const hrefOf = ({ route }: Found): Address => routeToAddress(route, bar.to.addresses)
  const sidebars = shown.flatMap(({ sidebar }) => sidebar ?? [])
  const link = { ...linkItem(first.label, hrefOf(first), item), ...(sidebars.length > 0 && { sidebars }) }
  const { docsPluginId: pluginId } = item
  if (versionsOf(bar.versions, pluginId).length < 2) return [link]
  const links = shown.map(place => [place.name, { label: place.label, href: hrefOf(place) }])
  return [{ ...link, versions: { pluginId, links: Object.fromEntries(links) } }]
}

const linkItem = (label: string, href: Address, { position, className }: Common): LinkItem => ({
  type: 'link',
  label,
  href,
  external: false,
  activeBase: undefined,
  position,
  className,
})

/** Address of what an author names by its path: a page, or a file that the site publishes; none of a page that is to come. */
function toHref({ to, report }: Bar, target: string, where: string): Address | undefined {
  const { config, addresses, content, pages, outputs, redirects } = to
  const { asset, tail } = writtenAsset(target, addresses)
  const path = `/${asset}`
  const route = toPageRoute(path, pages)
  const isFile = outputs.has(asset) || content.statics.has(asset) || redirects.has(toRoute(path))
  if (!pages.has(route) && !isFile) {
    const isWaiting = isAwaited(config, route)
    const level = isWaiting && config.onBrokenLinks === 'throw' ? 'warn' : config.onBrokenLinks
    const cure = isWaiting ? undefined : meant('address', nearest(route, pages.keys()))
    report(problemLevel(level), isWaiting ? 'navbar-link/awaited' : 'navbar-link', { values: { where, route }, cure })
    if (isWaiting) return undefined
  }
  const isAsset = isFile || (isFileAddress(path) && !pages.has(route))
  const base = content.statics.has(asset) ? addresses.filesUrl : undefined
  const address = isAsset ? assetToAddress(asset, base ?? addresses.baseUrl) : routeToAddress(route, addresses)
  return `${address}${tail}` as Address
}

const WHAT = { doc: 'navbar-item/doc', sidebar: 'navbar-item/sidebar', docs: 'navbar-item/docs' } as const
/** Names that a report gives to choose from. */
const NAMES_SHOWN = 12

function reportMissing(
  { report }: Bar,
  where: string,
  { what, id, ids }: { what: keyof typeof WHAT; id: string; ids: string[] },
): void {
  const values = { where, what: textOf(WHAT[what]), id, names: ids.slice(0, NAMES_SHOWN) }
  report('error', 'navbar-item', { values, cure: meant('name', nearest(id, ids)) ?? noneOf(ids) })
}

function reportNoDocs(bar: Bar, where: string, id: string): void {
  const ids = [...new Set(bar.to.config.docs.map(docs => docs.id))]
  reportMissing(bar, where, { what: 'docs', id, ids })
}
