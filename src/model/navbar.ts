/** Navbar items of the config with their addresses; an item that leads nowhere is named. */

import type { Translate } from '../messages/index.ts'
import type { Config, NavbarItemConfig } from '../shared/config.ts'
import { nearest } from '../shared/nearest.ts'
import { type Address, assetToAddress, type Route, routeToAddress, toAssetPath } from '../shared/path.ts'
import { type Problem, problemLevel } from '../shared/problem.ts'
import type { NavbarItem, Page, PageLink } from '../shared/site.ts'
import { firstStop } from './docs/docnav.ts'
import { sidebarKey } from './docs/docs.ts'
import { type DocsVersionPages, mainDoc, versionLink, versionsOf } from './docs/versions.ts'
import { toCanonicalRoute } from './links/route.ts'

type Common = Pick<NavbarItem, 'position' | 'className'>
type LinkItem = Extract<NavbarItem, { type: 'link' }>

/** What an item leads to in one version. */
interface Found {
  name: string
  route: Route
  label: string
  hidden?: boolean
}

export interface NavbarInput {
  config: Config
  t: Translate
  pages: ReadonlyMap<Route, Page>
  versions: readonly DocsVersionPages[]
  isOutput: (path: string) => boolean
}

export function buildNavbar(input: NavbarInput): { items: NavbarItem[]; problems: Problem[] } {
  const { config, versions } = input
  const problems: Problem[] = []
  const items = config.theme.navbar.items.flatMap((item, index) => resolve(item, `themeConfig.navbar.items[${index}]`))
  return { items, problems }

  function resolve(item: NavbarItemConfig, where: string): NavbarItem[] {
    const { position, className } = item
    const common = { position, className }
    switch (item.type) {
      case 'html':
        return [{ type: 'html', value: item.value, ...common }]
      case 'search':
        return [{ type: 'search', ...common }]
      case 'localeDropdown': {
        const locales = config.locales.map(({ label, locale }) => ({
          label,
          locale,
          current: locale === config.locale.locale,
          base: localeBase(locale),
        }))
        return [{ type: 'locales', items: locales, ...common }]
      }
      case 'dropdown': {
        const inside = item.items.flatMap((child, index) => resolve(child, `${where}.items[${index}]`))
        const href = item.to === undefined ? undefined : toHref(item.to, where)
        return [
          { type: 'dropdown', label: item.label, href, items: withOwnAddress(item.label, href, inside), ...common },
        ]
      }
      case 'default': {
        const external = item.href !== undefined
        const href = item.href ?? toHref(item.to ?? '/', where)
        return [{ type: 'link', label: item.label, href, external, activeBase: item.activeBaseRegex, ...common }]
      }
      case 'doc': {
        const found = inVersions(item.docsPluginId, ({ docs }) => {
          const doc = docs.find(doc => doc.id === item.docId)
          return doc === undefined
            ? undefined
            : { route: doc.route, label: item.label ?? doc.label, hidden: doc.unlisted }
        })
        const isDraft = of(item.docsPluginId).some(({ drafts }) => drafts.has(item.docId))
        if (found.length === 0 && !isDraft) {
          const ids = of(item.docsPluginId).flatMap(({ docs }) => docs.map(doc => doc.id))
          problems.push(missing(where, 'документ', item.docId, ids))
        }
        return versioned(item.docsPluginId, found, common)
      }
      case 'docSidebar': {
        const named = inVersions(item.docsPluginId, ({ instance, sidebars }) => {
          const sidebar = sidebars[sidebarKey(instance, item.sidebarId)]
          return sidebar === undefined ? undefined : { stop: firstStop(sidebar) }
        })
        const found = named.flatMap(({ stop, ...place }) =>
          stop === undefined ? [] : [{ ...place, route: stop.route, label: item.label ?? stop.label }],
        )
        const names = of(item.docsPluginId).flatMap(({ instance, sidebars }) =>
          Object.keys(sidebars).map(id => id.slice(sidebarKey(instance, '').length)),
        )
        if (named.length === 0) problems.push(missing(where, 'боковое меню', item.sidebarId, names))
        else if (found.length === 0) problems.push(emptySidebar(where, item.sidebarId))
        return versioned(item.docsPluginId, found, common)
      }
      case 'docsVersion': {
        const found = inVersions(item.docsPluginId, version => {
          const doc = mainDoc(version)
          const label = item.label ?? version.instance.version.label
          return doc === undefined ? undefined : { route: doc.route, label }
        })
        if (found.length === 0) problems.push(noDocs(where, item.docsPluginId))
        const links = versioned(item.docsPluginId, found, common)
        if (item.to === undefined) return links
        const href = toHref(item.to, where)
        return links.map(link =>
          link.type === 'link' ? { ...link, href, versions: relinked(link.versions, href) } : link,
        )
      }
      case 'docsVersionDropdown': {
        const items = offered(item, where)
        if (of(item.docsPluginId).length === 0) problems.push(noDocs(where, item.docsPluginId))
        if (items.length === 0) return []
        const around = (list: NavbarItemConfig[] | undefined, key: string): NavbarItem[] =>
          (list ?? []).flatMap((child, index) => resolve(child, `${where}.${key}[${index}]`))
        const before = around(item.before, 'dropdownItemsBefore')
        const after = around(item.after, 'dropdownItemsAfter')
        return [{ type: 'versions', pluginId: item.docsPluginId, items, before, after, ...common }]
      }
    }
  }

  /** Versions of one docs instance. */
  function of(pluginId: string): DocsVersionPages[] {
    return versionsOf(versions, pluginId)
  }

  /** What each version has, the last version first: that is where the item leads outside the documents. */
  function inVersions<Found extends object>(
    pluginId: string,
    find: (version: DocsVersionPages) => Found | undefined,
  ): (Found & { name: string })[] {
    const list = of(pluginId).toSorted((a, b) => Number(b.instance.version.isLast) - Number(a.instance.version.isLast))
    return list.flatMap(version => {
      const found = find(version)
      return found === undefined ? [] : [{ ...found, name: version.instance.version.name }]
    })
  }

  /** One link that is another one in every version; unlisted documents stay out of menus. */
  function versioned(pluginId: string, found: Found[], common: Common): NavbarItem[] {
    const [first, ...others] = found.filter(({ hidden }) => hidden !== true)
    if (first === undefined) return []
    const link = internal(first.label, first.route, common)
    if (of(pluginId).length < 2) return [link]
    const links = Object.fromEntries(
      [first, ...others].map(({ name, label, route }) => [name, { label, href: routeToAddress(route, config) }]),
    )
    return [{ ...link, versions: { pluginId, links } }]
  }

  function offered(
    item: Extract<NavbarItemConfig, { type: 'docsVersionDropdown' }>,
    where: string,
  ): (PageLink & { name: string })[] {
    const all = of(item.docsPluginId)
    const wanted = item.versions ?? all.map(({ instance }) => ({ name: instance.version.name, label: undefined }))
    return wanted.flatMap(({ name, label }) => {
      const version = all.find(({ instance }) => instance.version.name === name)
      const link = version === undefined ? undefined : versionLink(config, version)
      if (version === undefined && all.length > 0) {
        const names = all.map(({ instance }) => instance.version.name)
        const text = `${where}: версии «${name}» нет`
        problems.push({ level: 'error', code: 'navbar-item', text, hint: `есть: ${names.join(', ')}` })
      }
      return link === undefined ? [] : [{ name, label: label ?? link.label, href: link.href }]
    })
  }

  function noDocs(where: string, pluginId: string): Problem {
    const ids = [...new Set(config.docs.map(({ id }) => id))]
    return missing(where, 'раздел документов', pluginId, ids)
  }

  /** The first locale lives at the root, others in a folder of their own. */
  function localeBase(locale: string): string {
    return locale === config.locale.locale || locale === config.locales[0]?.locale
      ? config.baseUrl
      : `${config.baseUrl}${locale}/`
  }

  function internal(label: string, route: Route, common: Common): LinkItem {
    const href = routeToAddress(route, config)
    return { type: 'link', label, href, external: false, activeBase: undefined, ...common }
  }

  function toHref(to: string, where: string): Address {
    const [path = '', tail = ''] = splitTail(to)
    const route = toCanonicalRoute(path)
    const isOutput = input.isOutput(toAssetPath(path))
    if (!input.pages.has(route) && !isOutput) {
      const level = problemLevel(config.onBrokenLinks)
      const close = nearest(route, input.pages.keys())
      const hint = close === undefined ? 'проверьте адрес' : `возможно, имелось в виду ${close}`
      if (level !== undefined) {
        problems.push({
          level,
          code: 'navbar-link',
          text: `${where}: ссылка ведёт на ${route}, а такой страницы нет`,
          hint,
        })
      }
    }
    const address = isOutput ? assetToAddress(toAssetPath(path), config.baseUrl) : routeToAddress(route, config)
    return `${address}${tail}` as Address
  }
}

const relinked = (versions: LinkItem['versions'], href: Address): LinkItem['versions'] =>
  versions && {
    ...versions,
    links: Object.fromEntries(Object.entries(versions.links).map(([name, link]) => [name, { ...link, href }])),
  }

function splitTail(url: string): [string, string] {
  const cut = url.search(/[?#]/)
  return cut < 0 ? [url, ''] : [url.slice(0, cut), url.slice(cut)]
}

function missing(where: string, what: string, id: string, ids: string[]): Problem {
  const close = nearest(id, ids)
  const list = ids.length === 0 ? 'ни одного нет' : `есть: ${ids.slice(0, 12).join(', ')}`
  const hint = close === undefined ? list : `возможно, имелось в виду «${close}»`
  return { level: 'error', code: 'navbar-item', text: `${where}: ${what} «${id}» не найден`, hint }
}

function emptySidebar(where: string, id: string): Problem {
  const text = `${where}: в боковом меню «${id}» нет ни одной страницы, на которую можно сослаться`
  return { level: 'error', code: 'navbar-item', text, hint: 'добавьте в него документ или уберите пункт' }
}

/** A menu opens when it is pressed, so the address of the menu itself stands in it, unless one of its items has it. */
function withOwnAddress(label: string, href: string | undefined, items: NavbarItem[]): NavbarItem[] {
  const isThere = items.some(item => item.type === 'link' && item.href === href)
  if (href === undefined || isThere) return items
  return [
    { type: 'link', label, href, external: false, activeBase: undefined, position: 'left', className: undefined },
    ...items,
  ]
}
