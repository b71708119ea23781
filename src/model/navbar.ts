/** Navbar items of the config with their addresses; an item that leads nowhere is named. */

import type { Translate } from '../messages/index.ts'
import type { Config, NavbarItemConfig } from '../shared/config.ts'
import { nearest } from '../shared/nearest.ts'
import { type Address, assetToAddress, type Route, routeToAddress, toAssetPath } from '../shared/path.ts'
import { type Problem, problemLevel } from '../shared/problem.ts'
import type { NavbarItem, Page, Sidebar } from '../shared/site.ts'
import { flattenSidebar } from './docnav.ts'
import type { Doc } from './docs.ts'
import { toCanonicalRoute } from './route.ts'

export interface NavbarInput {
  config: Config
  t: Translate
  pages: ReadonlyMap<Route, Page>
  /** Docs by instance id. */
  docs: ReadonlyMap<string, Doc[]>
  sidebars: Record<string, Sidebar>
  isOutput: (path: string) => boolean
}

export function buildNavbar(input: NavbarInput): { items: NavbarItem[]; problems: Problem[] } {
  const { config, docs, sidebars } = input
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
        return [{ type: 'dropdown', label: item.label, href, items: inside, ...common }]
      }
      case 'default': {
        const external = item.href !== undefined
        const href = item.href ?? toHref(item.to ?? '/', where)
        return [{ type: 'link', label: item.label, href, external, activeBase: item.activeBaseRegex, ...common }]
      }
      case 'doc': {
        const found = docs.get(item.docsPluginId)?.find(doc => doc.id === item.docId)
        if (found === undefined) problems.push(missing(where, 'документ', item.docId, docIds(item.docsPluginId)))
        return found === undefined ? [] : [internal(item.label ?? found.label, found.route, common)]
      }
      case 'docSidebar': {
        const sidebar = sidebars[`docs:${item.docsPluginId}:${item.sidebarId}`]
        const first = sidebar === undefined ? undefined : flattenSidebar(sidebar)[0]
        const names = Object.keys(sidebars).flatMap(id => id.split(`docs:${item.docsPluginId}:`)[1] ?? [])
        if (sidebar === undefined) problems.push(missing(where, 'боковое меню', item.sidebarId, names))
        else if (first === undefined) problems.push(emptySidebar(where, item.sidebarId))
        return first === undefined ? [] : [internal(item.label ?? first.label, first.route, common)]
      }
      case 'docsVersion':
      case 'docsVersionDropdown': {
        const instance = config.docs.find(({ id }) => id === item.docsPluginId)
        const first = mainDoc(item.docsPluginId)
        if (instance === undefined || first === undefined) {
          problems.push(
            missing(
              where,
              'раздел документов',
              item.docsPluginId,
              config.docs.map(({ id }) => id),
            ),
          )
          return []
        }
        const label = (item.type === 'docsVersion' ? item.label : undefined) ?? instance.version.label
        const link = internal(label, first.route, common)
        if (item.type === 'docsVersion') return [link]
        const href = routeToAddress(first.route, config)
        return [
          { type: 'versions', pluginId: instance.id, items: [{ label, href, name: instance.version.name }], ...common },
        ]
      }
    }
  }

  /** The first locale lives at the root, others in a folder of their own. */
  function localeBase(locale: string): string {
    return locale === config.locale.locale || locale === config.locales[0]?.locale
      ? config.baseUrl
      : `${config.baseUrl}${locale}/`
  }

  /** The root doc, else the first one. */
  function mainDoc(pluginId: string): Doc | undefined {
    const list = docs.get(pluginId) ?? []
    return list.find(doc => doc.place.slug === '/') ?? list[0]
  }

  function internal(label: string, route: Route, common: Pick<NavbarItem, 'position' | 'className'>): NavbarItem {
    const href = routeToAddress(route, config)
    return { type: 'link', label, href, external: false, activeBase: undefined, ...common }
  }

  function docIds(pluginId: string): string[] {
    return (docs.get(pluginId) ?? []).map(doc => doc.id)
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
