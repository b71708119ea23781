/** Menus of the documents: theirs from the data that a build leaves, ours from the pages. */

import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { attributeOf, classesOf, find, textOf } from './dom.mjs'
import { plainAddress, plainText } from './normal.mjs'

const line = (depth, label, href, extra) =>
  `${'  '.repeat(depth)}${plainText(label)}${href === undefined ? '' : ` -> ${plainAddress(href)}`}${extra}`
const classNote = name => (name ? ` .${name}` : '')

/** `instance:version:name` -> lines; folded categories stand whole in this data, never in the pages. */
export function docusaurusSidebars(siteDir) {
  const root = join(siteDir, '.docusaurus/docusaurus-plugin-content-docs')
  const sidebars = {}
  for (const instance of existsSync(root) ? readdirSync(root) : []) {
    const folder = join(root, instance, 'p')
    for (const file of existsSync(folder) ? readdirSync(folder) : []) {
      const { version } = JSON.parse(readFileSync(join(folder, file), 'utf8'))
      for (const [name, items] of Object.entries(version?.docsSidebars ?? {}))
        sidebars[`${instance}:${version.version}:${name}`] = items.flatMap(item => theirItem(item, 0))
    }
  }
  return sidebars
}

function theirItem(item, depth) {
  const note = `${item.unlisted || item.linkUnlisted ? ' (unlisted)' : ''}${classNote(item.className)}`
  if (item.type === 'html')
    return [line(depth, item.value.replace(/<[^>]*>/g, ''), undefined, `<html>${classNote(item.className)}`)]
  if (item.type !== 'category') return item.unlisted ? [] : [line(depth, item.label, item.href, note)]
  const state = item.collapsible === false ? ' [always]' : item.collapsed ? ' [+]' : ' [-]'
  return [
    line(depth, item.label, item.href, `${state}${note}`),
    ...item.items.flatMap(child => theirItem(child, depth + 1)),
  ]
}

/** The tree of a page of ours, by its name; a page opens the folders above it, so the other pages know better. */
export function zapiskiSidebar(page) {
  const root = find(page, '.theme-doc-sidebar-container')
  if (root === undefined) return undefined
  const id = String(attributeOf(root, 'data-sidebar')).split(':')
  return { name: id.at(-1), id: id.slice(1).join(':'), items: ourItems(find(root, '.sidebar-list'), 0) }
}

function ourItems(list, depth) {
  return (list?.children ?? []).flatMap(item => {
    if (item.type !== 'element') return []
    const classes = classesOf(item)
    const own = classNote(classes.filter(name => !/^sidebar-/.test(name)).join(' '))
    const link = item.children.find(child => child.type === 'element' && classesOf(child).includes('sidebar-link'))
    if (link === undefined) return [line(depth, textOf(item), undefined, `<html>${own}`)]
    const href = attributeOf(link, 'href')
    if (!classes.includes('sidebar-category')) return [line(depth, textOf(link), href, own)]
    const details = find(item, 'details')
    const inner = details === undefined ? find(item, 'ul') : find(details, 'ul')
    const items = ourItems(inner, depth + 1)
    const state = details === undefined ? ' [always]' : attributeOf(details, 'open') === undefined ? ' [+]' : ' [-]'
    // Rule `category-first`.
    const firstHref = / -> (\S+)/.exec(items[0] ?? '')?.[1]
    const shown = href === undefined || plainAddress(href) === firstHref ? undefined : href
    return [line(depth, textOf(link), shown, `${state}${own}`), ...items]
  })
}
