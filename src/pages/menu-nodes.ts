/** What a site has drawn of a menu, as items of ours: labels, rows beside them, items that it leaves out. */

import { firstFound } from '../shared/collections.ts'
import { isWay } from '../shared/site/branch.ts'
import type { SidebarItem } from '../shared/site/menus.ts'
import { escapeText } from '../shared/text/escape.ts'
import { attribute, element, type HtmlElement, type HtmlNode, hasClass, INLINE_ELEMENTS } from '../tree/html-tree.ts'
import { partOf } from './own-frames.ts'

export interface Menu {
  write(nodes: readonly HtmlNode[]): string
  itemAt(place: number): SidebarItem | undefined
}

const childrenOf = (node: HtmlNode): HtmlNode[] => (node.kind === 'element' ? node.children : [])

/** What stands in the holes of this name, by their numbers. */
export function holesOf(nodes: readonly HtmlNode[], name: string): Map<number, HtmlNode[]> {
  const found = new Map<number, HtmlNode[]>()
  for (const node of nodes) {
    const [kind, place] = partOf(node)?.split('#') ?? []
    if (kind === name) found.set(Number(place), childrenOf(node))
  }
  return found
}

/** The first node of those, outer ones first. */
const find = (nodes: readonly HtmlNode[], is: (node: HtmlNode) => boolean): HtmlNode | undefined =>
  firstFound(nodes, node => (is(node) ? node : find(childrenOf(node), is)))

const isBlank = (nodes: readonly HtmlNode[]): boolean =>
  find(nodes, node =>
    node.kind === 'text' ? node.value.trim() !== '' : /^(?:ready|code)$/.test(node.kind) || isShown(node),
  ) === undefined

/** Without a word in it. */
const isShown = (node: HtmlNode): boolean =>
  node.kind === 'element' && /^(?:img|svg|hr|input|button|video|iframe)$/.test(node.name)

const row = (nodes: readonly HtmlNode[], write: Menu['write'], className?: string): SidebarItem[] => {
  const shown = nodes.filter(node => find([node], inner => partOf(inner) !== undefined) === undefined)
  return isBlank(shown) ? [] : [{ type: 'html', value: write(shown), defaultStyle: false, className }]
}

/** What stands before a node and after it; elements around it are left out. */
function apart(nodes: readonly HtmlNode[], target: HtmlNode): { before: HtmlNode[]; after: HtmlNode[] } | undefined {
  for (const [index, node] of nodes.entries()) {
    const inside = node === target ? { before: [], after: [] } : apart(childrenOf(node), target)
    if (inside === undefined) continue
    return {
      before: [...nodes.slice(0, index), ...inside.before],
      after: [...inside.after, ...nodes.slice(index + 1)],
    }
  }
  return undefined
}

/** Items of a list where the site has them, rows of its own among them. */
export function settleList(nodes: readonly HtmlNode[], menu: Menu): SidebarItem[] {
  const items: SidebarItem[] = []
  let between: HtmlNode[] = []
  const end = (): void => {
    items.push(...row(between, menu.write))
    between = []
  }
  const walk = (list: readonly HtmlNode[]): void => {
    for (const node of list) {
      const [kind, place] = partOf(node)?.split('#') ?? []
      if (kind === 'menu') {
        end()
        items.push(...[menu.itemAt(Number(place)) ?? []].flat())
      } else if (find(childrenOf(node), inner => partOf(inner)?.startsWith('menu#') === true) === undefined) {
        between.push(node)
      } else {
        walk(childrenOf(node))
      }
    }
  }
  walk(nodes)
  end()
  return items
}

/** Of a link: it cannot hold them. */
const isActing = (node: HtmlNode): boolean =>
  node.kind === 'element' && /^(?:a|button|input|select|textarea|details|summary|label|iframe|ul|ol)$/.test(node.name)

const isInline = (node: HtmlNode): boolean =>
  node.kind !== 'element' || INLINE_ELEMENTS.has(node.name) || /^(?:img|svg|picture)$/.test(node.name)
/** What may stand in the words of a link, as deep as it goes; a drawing is one whole. */
const isWords = (node: HtmlNode): boolean =>
  partOf(node) === undefined &&
  !isActing(node) &&
  isInline(node) &&
  (node.kind !== 'element' || node.name === 'svg' || node.children.every(isWords))

const isRow = (node: HtmlNode): boolean =>
  node.kind === 'element' &&
  !hasClass(node, 'menu__caret') &&
  (node.name === 'a' || node.name === 'button' || hasClass(node, 'menu__link'))

/** Classes that say to Docusaurus' sheet what ours knows. */
const OF_THEME = /^(?:menu__|theme-doc-sidebar-item-)/
const classesOf = (node: HtmlElement): string =>
  attribute(node, 'class')
    .split(/\s+/)
    .filter(name => name !== '' && !OF_THEME.test(name))
    .join(' ')

/** An item as the site draws it: none, one, or one with rows beside it. */
export function settleItem(item: SidebarItem, nodes: readonly HtmlNode[], write: Menu['write']): SidebarItem[] {
  if (isBlank(nodes)) return []
  const listItem = find(nodes, node => node.kind === 'element' && node.name === 'li') as HtmlElement | undefined
  const inside = listItem?.children ?? nodes
  const className = listItem === undefined ? item.className : classesOf(listItem) || undefined
  const link = find(inside, isRow) as HtmlElement | undefined
  const out = listItem && apart(nodes, listItem)
  if (!isWay(item) || link === undefined) {
    if (item.type === 'category') return [item]
    const own = row(inside, write, className)
    return [...row(out?.before ?? [], write), ...own, ...row(out?.after ?? [], write)]
  }
  const near = apart(inside, link)
  const words = (list: readonly HtmlNode[] = []): HtmlNode[] => (list.every(isWords) ? [...list] : [])
  const others = (list: readonly HtmlNode[] = []): SidebarItem[] => (list.every(isWords) ? [] : row(list, write))
  const before = [...words(out?.before), ...(near?.before.filter(isWords) ?? [])]
  const after = [...(near?.after.filter(isWords) ?? []), ...words(out?.after)]
  // Beside the link they were no part of its words.
  const html = [before, wordsOf(link), after].map(write).filter(Boolean).join(' ')
  const isSame = html === '' || html === escapeText(item.label)
  return [...others(out?.before), { ...item, className, ...(!isSame && { html }) }, ...others(out?.after)]
}

/** Of an item of the top bar as the site draws it: what stands in its link or in what opens it. */
export function wordsOfItem(nodes: readonly HtmlNode[]): HtmlNode[] {
  const isWay = (node: HtmlNode): boolean => node.kind === 'element' && /^(?:a|summary|button)$/.test(node.name)
  const way = find(nodes, isWay) as HtmlElement | undefined
  return way === undefined || isBlank(way.children) || !way.children.every(isWords) ? [] : way.children
}

/** Under the author's own class, where the link had one. */
function wordsOf(link: HtmlElement): HtmlNode[] {
  const style = attribute(link, 'style')
  const own = { ...(classesOf(link) !== '' && { class: classesOf(link) }), ...(style !== '' && { style }) }
  return Object.keys(own).length === 0 ? link.children : [element('span', own, link.children)]
}

/** What the site stands around the whole; ours stays when it has no place for it. */
export function around(items: SidebarItem[], nodes: readonly HtmlNode[], write: Menu['write']): SidebarItem[] {
  const menu = find(nodes, node => partOf(node) === 'menu')
  const out = menu && apart(nodes, menu)
  return out === undefined ? items : [...row(out.before, write), ...items, ...row(out.after, write)]
}
