/** Ways through the docs that a sidebar gives: previous and next, breadcrumbs, cards. */

import { knownOr } from '../../shared/collections.ts'
import { type Route, routeToAddress } from '../../shared/path.ts'
import { type Way, waysBelow, waysIn } from '../../shared/site/branch.ts'
import type { Breadcrumb, DocCard, PageLink, Sidebar, SidebarItem } from '../../shared/site/menus.ts'
import type { Documents } from './docs.ts'

/** One stop on the way through a sidebar. */
interface Stop {
  route: Route
  /** As the sidebar says it; `undefined`: the document's own. */
  label: string | undefined
}

/** A sidebar by what every page asks of it: made once, or a long menu would be walked for each of its pages. */
export interface SidebarMap {
  sidebar: Sidebar
  /** In reading order. */
  stops: Stop[]
  /** First place of a route among the stops. */
  stopAt: ReadonlyMap<Route, number>
  /** Items from the root down to a route. */
  paths: ReadonlyMap<Route, Way[]>
}

export function mapSidebar(sidebar: Sidebar): SidebarMap {
  const stops = flattenSidebar(sidebar)
  const stopAt = new Map<Route, number>()
  for (const [place, { route }] of stops.entries()) if (!stopAt.has(route)) stopAt.set(route, place)
  const paths = new Map<Route, Way[]>()
  const walk = (items: SidebarItem[], above: Way[]): void => {
    for (const item of waysIn(items)) {
      const path = [...above, item]
      if (item.route !== undefined && !paths.has(item.route)) paths.set(item.route, path)
      if (item.type === 'category') walk(item.items, path)
    }
  }
  if (sidebar.kind === 'docs') walk(sidebar.items, [])
  return { sidebar, stops, stopAt, paths }
}

const waysOf = (sidebar: Sidebar): Way[] => (sidebar.kind === 'docs' ? waysBelow(sidebar.items) : [])

/** Unlisted ones are passed over. */
const flattenSidebar = (sidebar: Sidebar): Stop[] =>
  waysOf(sidebar).flatMap(item => {
    const { route, docId } = item
    if (route === undefined) return []
    if (item.type === 'category')
      return item.linkUnlisted ? [] : [{ route, label: docId === undefined ? item.label : undefined }]
    return docId === undefined || item.unlisted || item.isReference ? [] : [{ route, label: item.label }]
  })

/** Where a reader who opens the sidebar's documents is led: its first document or generated index. */
export function firstStop(sidebar: Sidebar): { route: Route; label: string } | undefined {
  for (const item of waysOf(sidebar)) {
    const isOwn = item.type === 'category' || (item.docId !== undefined && !item.isReference)
    if (isOwn && item.route !== undefined) return { route: item.route, label: item.label }
  }
  return undefined
}

/** Every doc of a sidebar, unlisted ones included. */
export const routesOf = (sidebar: Sidebar): Route[] =>
  waysOf(sidebar).flatMap(item => {
    const isReference = item.type === 'link' && item.isReference
    return isReference || item.docId === undefined || item.route === undefined ? [] : [item.route]
  })

/** Links to the stops before and after a page; `pagination_prev` and `pagination_next` of the front matter win. */
export function neighbours(
  { byId, byRoute, addresses }: Documents,
  map: SidebarMap | undefined,
  route: Route,
): { previous: PageLink | undefined; next: PageLink | undefined } {
  const place = map?.stopAt.get(route)
  const stopBeside = (by: number): Stop | undefined => (place === undefined ? undefined : map?.stops[place + by])
  const frontMatter = byRoute.get(route)?.parsed.source.frontMatter
  const toLink = (target: Route, label: string | undefined): PageLink => {
    const doc = byRoute.get(target)
    const own = doc?.parsed.source.frontMatter.paginationLabel
    return { label: own ?? label ?? doc?.label ?? target, href: routeToAddress(target, addresses) }
  }
  const choose = (wanted: string | null | undefined, stop: Stop | undefined): PageLink | undefined => {
    if (wanted === undefined) return stop && toLink(stop.route, stop.label)
    const doc = wanted === null ? undefined : byId.get(wanted)
    return doc === undefined || doc.unlisted ? undefined : toLink(doc.route, undefined)
  }
  return {
    previous: choose(frontMatter?.paginationPrev, stopBeside(-1)),
    next: choose(frontMatter?.paginationNext, stopBeside(1)),
  }
}

/** Address of the first thing that can be opened, categories by their own page or by what they hold. */
export function firstHref(items: SidebarItem[]): string | undefined {
  for (const item of waysIn(items)) {
    if (item.type === 'link') {
      if (!item.unlisted) return item.href
      continue
    }
    const href = item.linkUnlisted ? firstHref(item.items) : item.href
    if (href !== undefined) return href
  }
  return undefined
}

/** Categories above a page and the page itself, last. */
export function breadcrumbsOf(map: SidebarMap, route: Route): Breadcrumb[] {
  return (map.paths.get(route) ?? []).flatMap(item => {
    const hasPage = item.type === 'link' || (item.route !== undefined && !item.linkUnlisted)
    return [{ label: item.label, href: (hasPage ? item.href : undefined) as Breadcrumb['href'] }]
  })
}

/** What a section's map shows: children of the deepest category that the page stands in or is, else the whole menu. */
export function cardsOf({ sidebar, paths }: SidebarMap, route: Route): DocCard[] {
  if (sidebar.kind !== 'docs') return []
  const category = paths.get(route)?.findLast(item => item.type === 'category')
  return cardsOfItems(category?.items ?? sidebar.items)
}

/** Cards of a list of items, made once: every page of a category has the same. */
const made = new WeakMap<SidebarItem[], DocCard[]>()

export const cardsOfItems = (items: SidebarItem[]): DocCard[] =>
  knownOr(made, items, () => waysIn(items).flatMap(cardOf))

function cardOf(item: Way): DocCard[] {
  if (item.type === 'link') {
    if (item.unlisted) return []
    const type = item.docId === undefined ? 'link' : 'doc'
    return [{ type, label: item.label, href: item.href, description: item.description, count: undefined }]
  }
  const href = firstHref([item])
  if (href === undefined) return []
  return [{ type: 'category', label: item.label, href, description: item.description, count: item.items.length }]
}
