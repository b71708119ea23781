/**
 * Menus of documents with what the site draws in them: its parts are drawn once, at rest, and what they say is put into
 * our items, so that a menu stays data: a file of its own, and the branch of it that each page holds.
 */

import { createElement, type FunctionComponent, type ReactNode } from 'react'
import { assembleHtml } from '../mdx/assemble.ts'
import { factsOf } from '../mdx/components/facts.ts'
import { createRun } from '../mdx/evaluate.ts'
import { renderContent } from '../mdx/run.ts'
import { reportRuntime } from '../mdx/told/errors.ts'
import type { Source } from '../shared/document.ts'
import { writtenToAddress } from '../shared/files.ts'
import { replaceMarks } from '../shared/mark.ts'
import type { AddressOptions } from '../shared/path.ts'
import type { Problem } from '../shared/problem.ts'
import { isWay, type Way } from '../shared/site/branch.ts'
import type { SidebarItem } from '../shared/site/menus.ts'
import {
  MENU_COLUMN_PARTS,
  MENU_ITEM_PARTS,
  MENU_LIST,
  MENU_PARTS,
  MENU_PLACE,
  OWN_PART,
} from '../shared/site/parts.ts'
import { escapeAttribute } from '../shared/text/escape.ts'
import { createContext } from '../tree/context.ts'
import { writeHtml } from '../tree/html/write-html.ts'
import { dropComments, type HtmlNode } from '../tree/html-tree.ts'
import type { ParseOptions } from '../tree/options.ts'
import { around, holesOf, type Menu, settleItem, settleList } from './menu-nodes.ts'

export const drawsMenus = ({ parts = {} }: Pick<ParseOptions, 'parts'>): boolean =>
  MENU_PARTS.some(name => parts[name] !== undefined)

interface Drawing {
  /** HTML of what stands in each hole of this name, by its number. */
  draw(node: ReactNode, menu: 'lists' | 'items' | 'column'): Promise<HtmlNode[]>
  write: Menu['write']
  /** The site's own, else what stands for it here. */
  part(name: string): FunctionComponent<Record<string, unknown>>
  has(names: readonly string[]): boolean
  problems: Problem[]
}

export async function parseMenu(
  source: Source,
  items: SidebarItem[],
  options: ParseOptions & { addresses: AddressOptions },
): Promise<{ items: SidebarItem[]; problems: Problem[] }> {
  const drawing = createDrawing(source, options)
  let drawn = items
  if (drawing.has([MENU_LIST])) drawn = await arrange(drawn, drawing)
  if (drawing.has(MENU_ITEM_PARTS)) drawn = await fill(drawn, drawing)
  if (drawing.has(MENU_COLUMN_PARTS)) drawn = await surround(drawn, items, drawing)
  return { items: drawn, problems: drawing.problems }
}

function createDrawing(source: Source, options: ParseOptions & { addresses: AddressOptions }): Drawing {
  const context = createContext(source, options)
  const { parts = {}, provided, addresses } = options
  const at = options.placeOfPart?.(MENU_LIST) ?? { file: source.file, line: 1, column: 1 }
  const addressOf = (index: number): string => {
    const { target, query, hash } = context.references[index] ?? { target: '', query: '', hash: '' }
    return writtenToAddress(target + query + hash, addresses)
  }
  const put = { link: escapeAttribute, query: encodeURIComponent, size: none, widths: none, slot: none }
  return {
    async draw(node, menu) {
      const run = await createRun(context)
      try {
        const html = await renderContent(() => node, { ...run, facts: { ...factsOf(context), menu } })
        return dropComments(assembleHtml(withoutIslands(html), at, run))
      } catch (error) {
        reportRuntime(error, at, context)
        return []
      }
    },
    write: nodes => replaceMarks(writeHtml(nodes), (kind, index) => put[kind](addressOf(index))).trim(),
    // The author's own; React says what is wrong with it.
    part: name => (parts[name] ?? provided[`@theme/${name}`]?.default) as ReturnType<Drawing['part']>,
    has: names => names.some(name => parts[name] !== undefined),
    problems: context.problems,
  }
}

const none = (): string => ''

/** Nothing in a menu acts, nor around it: islands show what they are at first. */
export const withoutIslands = (html: string): string =>
  html.replace(/<script\b[\s\S]*?<\/script>|<template\b[\s\S]*?<\/template>|<\/?x-(?:island|slot)\b[^>]*>/g, '')

interface Numbered {
  item: SidebarItem
  place: number
  level: number
  index: number
}

/** All items, those in categories too, each with its number. */
function numbered(items: readonly SidebarItem[]): Numbered[] {
  const all: Numbered[] = []
  const walk = (list: readonly SidebarItem[], level: number): void => {
    for (const [index, item] of list.entries()) {
      all.push({ item, place: all.length, level, index })
      if (item.type === 'category') walk(item.items, level + 1)
    }
  }
  walk(items, 1)
  return all
}

/** As Docusaurus gives it to components; what is not there is no key. */
function toldOf(item: SidebarItem, places: ReadonlyMap<SidebarItem, number>): Record<string | symbol, unknown> {
  const told = Object.entries(isWay(item) ? wayTold(item, places) : item).filter(([, value]) => value !== undefined)
  return { ...Object.fromEntries(told), [MENU_PLACE]: places.get(item) }
}

function wayTold(item: Way, places: ReadonlyMap<SidebarItem, number>): Record<string, unknown> {
  const { type, customProps, className, label, href, docId, description } = item
  const way = { type, customProps, className, label, href, docId, description }
  if (item.type === 'link') return { ...way, unlisted: item.unlisted }
  const { collapsible, collapsed, linkUnlisted } = item
  return { ...way, collapsible, collapsed, linkUnlisted, items: item.items.map(child => toldOf(child, places)) }
}

const GIVEN = { activePath: '', tabIndex: 0 }

const hole = (name: string, place: number, inside: ReactNode): ReactNode =>
  createElement(OWN_PART, { key: place, 'data-part': `${name}#${place}` }, inside)

/** Each list as the site's own `DocSidebarItems` has it. */
async function arrange(items: SidebarItem[], { draw, write, part }: Drawing): Promise<SidebarItem[]> {
  const all = numbered(items)
  const places = new Map(all.map(({ item, place }) => [item, place]))
  const List = part(MENU_LIST)
  const lists = [{ list: items, level: 1 }]
  for (const { item, level } of all) if (item.type === 'category') lists.push({ list: item.items, level: level + 1 })
  const nodes = lists.map(({ list, level }, place) => {
    const told = list.map(item => toldOf(item, places))
    return hole('list', place, createElement(List, { ...GIVEN, items: told, level }))
  })
  const drawn = holesOf(await draw(nodes, 'lists'), 'list')
  // Nothing was drawn: it failed, which is said.
  if (drawn.size === 0) return items
  const byList = new Map(lists.map(({ list }, place) => [list, place]))
  const settle = (list: SidebarItem[]): SidebarItem[] =>
    settleList(drawn.get(byList.get(list) ?? -1) ?? [], { write, itemAt: place => all[place]?.item }).map(item =>
      item.type === 'category' && byList.has(item.items) ? { ...item, items: settle(item.items) } : item,
    )
  return settle(items)
}

/** Each item as the site draws it. */
async function fill(items: SidebarItem[], { draw, write, part, problems }: Drawing): Promise<SidebarItem[]> {
  const all = numbered(items)
  const places = new Map(all.map(({ item, place }) => [item, place]))
  const Item = part('DocSidebarItem')
  const nodes = all.map(({ item, place, level, index }) =>
    hole('item', place, createElement(Item, { ...GIVEN, item: toldOf(item, places), level, index })),
  )
  const before = problems.length
  const drawn = holesOf(await draw(nodes, 'items'), 'item')
  if (drawn.size === 0) return items
  const hasFailed = problems.length > before
  const settle = (list: readonly SidebarItem[]): SidebarItem[] =>
    list.flatMap(item => {
      const inside = item.type === 'category' ? { ...item, items: settle(item.items) } : item
      const settled = settleItem(inside, drawn.get(places.get(item) ?? -1) ?? [], write)
      // With an empty hand after a mistake ours is better.
      return settled.length === 0 && hasFailed ? [inside] : settled
    })
  return settle(items)
}

/** The column does not collapse. */
const AT_REST = { hiddenSidebarContainer: false, setHiddenSidebarContainer: () => {}, hiddenSidebar: false }

/** What stands around the whole is its first item and its last. */
async function surround(
  drawn: SidebarItem[],
  items: readonly SidebarItem[],
  { draw, write, part, has, problems }: Drawing,
): Promise<SidebarItem[]> {
  const name = MENU_COLUMN_PARTS.find(name => has([name])) ?? 'DocSidebar'
  const Column = part(name)
  const places = new Map<SidebarItem, number>()
  const sidebar = items.map(item => toldOf(item, places))
  const given = { sidebar, path: '', onCollapse: () => {}, isHidden: false, ...AT_REST }
  const before = problems.length
  const nodes = await draw(createElement(Column, given), 'column')
  // The whole of it is nothing: the site has no menu beside its texts. A part of it says nothing of narrow screens.
  const isNone = nodes.length === 0 && problems.length === before && !name.startsWith('DocSidebar/')
  return isNone ? [] : around(drawn, nodes, write)
}
