/** Ways through the docs that a sidebar gives: previous and next, breadcrumbs, cards. */

import type { Config } from '../shared/config.ts'
import { type Route, routeToAddress } from '../shared/path.ts'
import type { Breadcrumb, DocCard, PageLink, Sidebar, SidebarItem } from '../shared/site.ts'
import type { Doc } from './docs.ts'

/** One stop on the way through a sidebar. */
export interface Stop {
  route: Route
  label: string
}

/** Pages of a sidebar in reading order: a category's own page, then what is in it. Unlisted ones are passed over. */
export function flattenSidebar(sidebar: Sidebar): Stop[] {
  if (sidebar.kind !== 'docs') return []
  const stops = new Map<Route, Stop>()
  const walk = (items: SidebarItem[]): void => {
    for (const item of items) {
      if (item.type === 'html') continue
      const hidden = item.type === 'link' ? item.unlisted : item.linkUnlisted
      const isPage = item.route !== undefined && (item.type === 'category' || item.docId !== undefined)
      if (isPage && item.route !== undefined && !hidden && !stops.has(item.route)) {
        stops.set(item.route, { route: item.route, label: item.label })
      }
      if (item.type === 'category') walk(item.items)
    }
  }
  walk(sidebar.items)
  return [...stops.values()]
}

/** Every doc of a sidebar, unlisted ones included. */
export function routesOf(sidebar: Sidebar): Route[] {
  const walk = (items: SidebarItem[]): Route[] =>
    items.flatMap(item => {
      if (item.type === 'html') return []
      const own = item.docId === undefined || item.route === undefined ? [] : [item.route]
      return item.type === 'category' ? [...own, ...walk(item.items)] : own
    })
  return sidebar.kind === 'docs' ? walk(sidebar.items) : []
}

/** Docs by what they are asked by. */
export interface DocLookup {
  byId: ReadonlyMap<string, Doc>
  byRoute: ReadonlyMap<Route, Doc>
}

/** Links to the stops before and after a page; `pagination_prev` and `pagination_next` of the front matter win. */
export function neighbours(
  order: Stop[],
  route: Route,
  { byId, byRoute }: DocLookup,
  config: Config,
): { previous: PageLink | undefined; next: PageLink | undefined } {
  const place = order.findIndex(stop => stop.route === route)
  const frontMatter = byRoute.get(route)?.parsed.source.frontMatter
  const choose = (wanted: string | null | undefined, stop: Stop | undefined): PageLink | undefined => {
    if (wanted === null) return undefined
    const doc = wanted === undefined ? undefined : byId.get(wanted)
    const target = doc === undefined ? stop : { route: doc.route, label: doc.label }
    if (target === undefined) return undefined
    const label = byRoute.get(target.route)?.parsed.source.frontMatter.paginationLabel ?? target.label
    return { label, href: routeToAddress(target.route, config) }
  }
  return {
    previous: choose(frontMatter?.paginationPrev, place < 0 ? undefined : order[place - 1]),
    next: choose(frontMatter?.paginationNext, place < 0 ? undefined : order[place + 1]),
  }
}

/** Items from the root of a sidebar down to a route, or nothing when it is not there. */
function pathTo(items: SidebarItem[], route: Route): SidebarItem[] | undefined {
  for (const item of items) {
    if (item.type === 'html') continue
    if (item.route === route) return [item]
    const inside = item.type === 'category' ? pathTo(item.items, route) : undefined
    if (inside !== undefined) return [item, ...inside]
  }
  return undefined
}

/** Categories above a page and the page itself, last. */
export function breadcrumbsOf(sidebar: Sidebar, route: Route): Breadcrumb[] {
  if (sidebar.kind !== 'docs') return []
  return (pathTo(sidebar.items, route) ?? []).flatMap(item => {
    if (item.type === 'html') return []
    const own = item.type === 'category' && item.route === undefined ? undefined : item.href
    return [{ label: item.label, href: own as Breadcrumb['href'] }]
  })
}

/** What a section's map shows: children of the page's category, or the page's siblings. */
export function cardsOf(sidebar: Sidebar, route: Route): DocCard[] {
  if (sidebar.kind !== 'docs') return []
  const path = pathTo(sidebar.items, route) ?? []
  const last = path.at(-1)
  if (last?.type === 'category') return cardsOfItems(last.items)
  const parent = path.at(-2)
  const siblings = parent?.type === 'category' ? parent.items : sidebar.items
  return cardsOfItems(siblings.filter(item => item.type === 'html' || item.route !== route))
}

export function cardsOfItems(items: SidebarItem[]): DocCard[] {
  return items.flatMap((item): DocCard[] => {
    if (item.type === 'html') return []
    if (item.type === 'link') {
      if (item.unlisted) return []
      const type = item.docId === undefined ? 'link' : 'doc'
      return [{ type, label: item.label, href: item.href, description: item.description, count: undefined }]
    }
    if (item.href === undefined) return []
    const count = item.items.filter(
      child => child.type === 'category' || (child.type === 'link' && !child.unlisted),
    ).length
    return [{ type: 'category', label: item.label, href: item.href, description: item.description, count }]
  })
}
