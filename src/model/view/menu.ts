/** The branches of a menu that its pages draw, each for the price of the branch: what no page stands in is cut once. */

import type { Route } from '../../shared/path.ts'
import { branchOf, isWay, LONG_LIST, onwards, rangeAround, withoutCards } from '../../shared/site/branch.ts'
import type { Sidebar, SidebarItem } from '../../shared/site/menus.ts'

type DocsMenu = Extract<Sidebar, { kind: 'docs' }>
type BlogMenu = Extract<Sidebar, { kind: 'blog' }>

/** Gives what `branchOf` gives. */
export const createBranches = (menu: Sidebar): ((current: Route) => Sidebar) =>
  menu.kind === 'docs' ? docsBranches(menu) : blogBranches(menu)

/** The address of no page. */
const NOWHERE = '' as Route

/** A part of a menu. */
interface Part<Item> {
  /** Of the pages in it. */
  routes: ReadonlySet<Route>
  /** What pages outside draw of it: itself, or nothing. */
  closed: Item[]
  /** What a page in it draws. */
  open(current: Route): Item[]
}

const draw = <Item>(parts: Part<Item>[], current: Route): Item[] =>
  parts.flatMap(part => (part.routes.has(current) ? part.open(current) : part.closed))

function docsBranches(menu: DocsMenu): (current: Route) => Sidebar {
  const items = docsList(menu.items.map(item => docsPart(menu, item)))
  return current => ({ ...menu, items: items(current) })
}

/** A list of a docs menu as a page draws it: of a long one the part around the page, without a look at the rest. */
function docsList(parts: Part<SidebarItem>[]): (current: Route) => SidebarItem[] {
  if (parts.length <= LONG_LIST) return current => draw(parts, current)
  const shown = parts.filter(({ closed }) => closed.length > 0)
  const places = new Map(shown.flatMap(({ routes }, place) => [...routes].map(route => [route, place] as const)))
  return current => {
    const isSeen = places.has(current) || !parts.some(({ routes }) => routes.has(current))
    const visible = isSeen ? shown : parts.filter(part => part.closed.length > 0 || part.routes.has(current))
    if (visible.length <= LONG_LIST) return draw(visible, current)
    const place = isSeen ? (places.get(current) ?? 0) : visible.findIndex(({ routes }) => routes.has(current))
    const { from, to } = rangeAround(visible.length, place)
    return [...away(visible, from - 1, -1), ...draw(visible.slice(from, to), current), ...away(visible, to, 1)]
  }
}

/** The way on from the end of what is drawn. */
const away = (parts: Part<SidebarItem>[], first: number, step: 1 | -1): SidebarItem[] =>
  onwards(
    (function* () {
      for (let place = first; parts[place] !== undefined; place += step) yield* parts[place]?.closed ?? []
    })(),
  )

function docsPart(menu: DocsMenu, item: SidebarItem): Part<SidebarItem> {
  const away = branchOf({ ...menu, items: [item] }, NOWHERE)
  const closed = away.kind === 'docs' ? away.items : []
  if (!isWay(item)) return { routes: new Set(), closed, open: () => closed }
  const own = item.route === undefined ? [] : [item.route]
  if (item.type === 'link') return { routes: new Set(own), closed, open: () => [withoutCards(item)] }
  const parts = item.items.map(child => docsPart(menu, child))
  const list = docsList(parts)
  return {
    routes: new Set([...own, ...parts.flatMap(({ routes }) => [...routes])]),
    closed,
    open: current => [{ ...withoutCards(item), items: list(current) }],
  }
}

function blogBranches(menu: BlogMenu): (current: Route) => Sidebar {
  const parts = menu.years.map((year): Part<BlogMenu['years'][number]> => {
    const open = (current: Route) => {
      const branch = branchOf({ ...menu, years: [year] }, current)
      return branch.kind === 'blog' ? branch.years : []
    }
    return { routes: new Set(year.posts.map(({ route }) => route)), closed: open(NOWHERE), open }
  })
  return current => ({ ...menu, years: draw(parts, current) })
}
