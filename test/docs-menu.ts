/** Menus of documents, built of small sites and read as lines. */

import type { SidebarItemConfig } from '../src/shared/config.ts'
import type { CategoryFile, FrontMatter } from '../src/shared/document.ts'
import { toFilePath } from '../src/shared/path.ts'
import { isWay } from '../src/shared/site/branch.ts'
import type { SidebarItem } from '../src/shared/site/menus.ts'
import type { DocPage, Site } from '../src/shared/site.ts'
import { makeConfig, makeParsed, makeSite, makeSource } from './factory.ts'
import { said } from './said.ts'

export const doc = (path: string, fm: Partial<FrontMatter> = {}, fields = {}) =>
  makeParsed(makeSource('doc', path, fm), fields)

interface Options {
  sidebars?: Record<string, SidebarItemConfig[]>
  categories?: Partial<CategoryFile>[]
  collapsible?: boolean
  sidebarTexts?: Record<string, string>
}

export function build(
  pages: ReturnType<typeof doc>[],
  { sidebars, categories = [], collapsible = true, sidebarTexts = {} }: Options = {},
): Site {
  const config = makeConfig()
  const docs = config.docs.map(instance => ({ ...instance, sidebars, sidebarCollapsible: collapsible, sidebarTexts }))
  const files = categories.map(category => ({
    instance: 'default',
    file: toFilePath(`docs/${category.folder}/_category_.json`),
    folder: '',
    ...category,
  }))
  return makeSite(pages, {
    config: { ...config, docs },
    content: {
      sources: [],
      partials: [],
      categories: files,
      authors: {},
      tags: {},
      files: new Set<never>(),
      statics: new Map<string, never>(),
      problems: [],
    },
  })
}

/** The menu as lines: label, address, items below it deeper. */
export function lines(site: Site, name = 'defaultSidebar'): string[] {
  const walk = (items: SidebarItem[], depth: string): string[] =>
    items.flatMap(item => {
      if (item.type === 'html') return [`${depth}html ${item.value}`]
      if (!isWay(item)) return []
      const line = `${depth}${item.label} ${item.href === undefined ? '-' : decodeURI(item.href)}`
      return item.type === 'category' ? [line, ...walk(item.items, `${depth}  `)] : [line]
    })
  const sidebar = site.sidebars[`docs:default:${name}`]
  if (sidebar?.kind !== 'docs') throw new Error(`no sidebar ${name}`)
  return walk(sidebar.items, '')
}

export function docAt(site: Site, route: string): DocPage {
  const page = site.pages.find(page => page.route === route)
  if (page?.kind !== 'doc') throw new Error(`${route} is ${page?.kind ?? 'missing'}`)
  return page
}
export const texts = (site: Site): string[] => site.problems.map(said)
export const index = (fields = {}) => ({ type: 'generated-index' as const, keywords: [], ...fields })
