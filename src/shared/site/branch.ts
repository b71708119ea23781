/** Menus in pages: each holds the branch it stands on, and everything else comes from the menu's own file. */

import { shortHash } from '../hash.ts'
import type { Route } from '../path.ts'
import type { MenuPost, Sidebar, SidebarItem } from './menus.ts'

type Category = Extract<SidebarItem, { type: 'category' }>
export type Way = Extract<SidebarItem, { type: 'link' | 'category' }>

/** Whether an item leads somewhere; the others are only shown, whatever their type. */
export const isWay = (item: SidebarItem): item is Way => item.type === 'link' || item.type === 'category'

export const waysIn = (items: readonly SidebarItem[]): Way[] => items.filter(isWay)

/** The same with what stands in categories, each after its own. */
export const waysBelow = (items: readonly SidebarItem[]): Way[] =>
  waysIn(items).flatMap(item => (item.type === 'category' ? [item, ...waysBelow(item.items)] : [item]))

/** What a page of this route draws of a menu, and nothing else: the same is drawn of it as of the whole menu. */
export function branchOf(sidebar: Sidebar, current: Route): Sidebar {
  if (sidebar.kind === 'docs') return { ...sidebar, items: branchItems(sidebar.items, current) }
  const years = sidebar.years.flatMap(({ year, posts }) => {
    const visible = visiblePosts(posts, current)
    if (visible.length === 0) return []
    return [
      sidebar.folded ? { year, posts: postsAround(visible, current), folded: true as const } : { year, posts: visible },
    ]
  })
  return { ...sidebar, years }
}

/** Tells two drawings of a menu on one page apart; the whole menu and its branch give the same. */
export const branchDigest = (sidebar: Sidebar, current: Route): string =>
  shortHash(JSON.stringify(branchOf(sidebar, current)))

function branchItems(items: SidebarItem[], current: Route): SidebarItem[] {
  const visible = items.filter(item => isVisible(item, current))
  return nearItems(visible, current).map(item => {
    if (!isWay(item)) return item
    const slim = withoutCards(item)
    if (slim.type === 'link') return slim
    return standsOpen(slim, current)
      ? { ...slim, items: branchItems(slim.items, current) }
      : { ...slim, items: [], folded: true }
  })
}

/** Neighbours in a list up to here all stand in a page; of longer ones only those around it: else they grow by squares. */
export const LONG_LIST = 300
/** At either side. */
const AROUND = 50

/** Which of so many items are drawn around one of them. */
export function rangeAround(count: number, place: number): { from: number; to: number } {
  if (count <= LONG_LIST) return { from: 0, to: count }
  const from = Math.min(Math.max(0, place - AROUND), count - 2 * AROUND - 1)
  return { from, to: from + 2 * AROUND + 1 }
}

/** What is drawn of visible items; links to the next ones stand at the ends of what a long list shows. */
export function nearItems(visible: SidebarItem[], current: Route): SidebarItem[] {
  if (visible.length <= LONG_LIST) return visible
  const { from, to } = rangeAround(
    visible.length,
    visible.findIndex(item => holds(item, current)),
  )
  return [...onwards(visible.slice(0, from).reverse()), ...visible.slice(from, to), ...onwards(visible.slice(to))]
}

/** A link to the nearest page of those that are not drawn. */
export function onwards(away: Iterable<SidebarItem>): SidebarItem[] {
  for (const item of away) {
    if (!isWay(item) || item.route === undefined || item.href === undefined) continue
    const { label, href, route } = item
    const link = { type: 'link' as const, label: `… ${label}`, href, route, unlisted: false }
    return [{ ...link, docId: undefined, description: undefined, className: undefined }]
  }
  return []
}

/** An item without the words of its card: a menu shows none. */
export const withoutCards = <Item extends Way>(item: Item): Item => ({
  ...item,
  docId: undefined,
  description: undefined,
  customProps: undefined,
})

/** An unlisted page is seen by its own visitors alone; a category shows while something in it does. */
export function isVisible(item: SidebarItem, current: Route): boolean {
  if (!isWay(item)) return true
  if (item.type === 'link') return !item.unlisted || item.route === current
  const hasPage = item.route !== undefined && !item.linkUnlisted
  return (
    item.folded === true || item.route === current || hasPage || item.items.some(child => isVisible(child, current))
  )
}

/** Whether a page stands in a category or below it. */
export function holds(item: SidebarItem, current: Route): boolean {
  if (!isWay(item)) return false
  return item.route === current || (item.type === 'category' && item.items.some(child => holds(child, current)))
}

/**
 * Whether what is in a category is drawn before anybody opens it: the way to the current page, what the author wants
 * open, and what no link leads to.
 */
export const standsOpen = (category: Category, current: Route): boolean =>
  !category.collapsible || !category.collapsed || category.href === undefined || holds(category, current)

export const visiblePosts = (posts: MenuPost[], current: Route): MenuPost[] =>
  posts.filter(post => !post.unlisted || post.route === current)

/** Neighbours of a post that its page shows at either side. */
const NEIGHBOURS = 4

/** The current post among its neighbours; nothing when it is not among these posts. */
export function postsAround(posts: MenuPost[], current: Route): MenuPost[] {
  const place = posts.findIndex(({ route }) => route === current)
  return place < 0 ? [] : posts.slice(Math.max(0, place - NEIGHBOURS), place + NEIGHBOURS + 1)
}
