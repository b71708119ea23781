/** Files of the shell: its data, named by content so that browsers keep it for good; menus under names that stay. */

import { contentHash } from '../content-hash.ts'
import type { Translate } from '../messages/index.ts'
import { foldMarkup } from '../pages/index.ts'
import { renderDrawings } from '../render/drawings.ts'
import { buildShell, suggestQueries } from '../render/shell.ts'
import { type Address, assetToAddress, toAssetPath } from '../shared/path.ts'
import { type ShellData, SUGGESTIONS_PATH } from '../shared/shell.ts'
import { isWay } from '../shared/site/branch.ts'
import { menuPath } from '../shared/site/data-files.ts'
import type { SidebarItem } from '../shared/site/menus.ts'
import type { NavbarItem, Sidebar, Site } from '../shared/site.ts'
import type { Engine } from './engine.ts'
import { type MadeFile, textFile } from './output-file.ts'

export interface ShellFiles {
  data: ShellData
  /** Ours, whether or not the shell draws it. */
  footer: ShellData['footer']
  address: Address
  /** Style sheets made of the config's own words. */
  styles: Address[]
  /** Class -> declarations: what stood in `style` attributes of the config's HTML. */
  inline: Readonly<Record<string, string>>
  files: MadeFile[]
}

interface ShellInput {
  site: Site
  engine: Engine
  t: Translate
  counters: boolean
  /** Filled with the rules of `style` attributes; those of menus are there already. */
  inline: Map<string, string>
}

/** HTML in menus without `style` attributes; the site itself where it has none. */
export function foldMenus(site: Site, styles: Map<string, string>): Site {
  const foldItem = (item: SidebarItem): SidebarItem => {
    if (item.type === 'html') return { ...item, value: foldMarkup(item.value, styles) }
    if (!isWay(item)) return item
    const own = item.html === undefined ? item : { ...item, html: foldMarkup(item.html, styles) }
    return own.type === 'category' ? { ...own, items: own.items.map(foldItem) } : own
  }
  const hasHtml = (item: SidebarItem): boolean =>
    item.type === 'html' ||
    (isWay(item) && item.html?.includes('style') === true) ||
    (item.type === 'category' && item.items.some(hasHtml))
  if (!Object.values(site.sidebars).some(menu => menu.kind === 'docs' && menu.items.some(hasHtml))) return site
  const menus = Object.entries(site.sidebars).map(([id, menu]) => [
    id,
    menu.kind === 'docs' ? { ...menu, items: menu.items.map(foldItem) } : menu,
  ])
  return { ...site, sidebars: Object.fromEntries(menus) }
}

export function createShell({ site, engine, t, counters, inline }: ShellInput): ShellFiles {
  const { filesUrl } = site.config
  const files: ShellFiles['files'] = []
  const publish = (name: 'css/site.css' | 'data/shell.json', body: string): Address => {
    const path = toAssetPath(`assets/${name.replace('.', `-${contentHash(body)}.`)}`)
    files.push(textFile({ path, body }))
    return assetToAddress(path, filesUrl)
  }
  const built = foldShell(buildShell(site, { t, counters, transformItems: engine.transformItems }), inline)
  // One that the site draws itself stands outside the shell.
  const isOwn = site.frame?.replaced?.Footer !== undefined
  const shell = isOwn ? { ...built, footer: undefined } : built
  const data: ShellData = { build: contentHash(engine.fingerprint + JSON.stringify(shell), 12), ...shell }
  const css = announcementCss(site)
  const styles = css === '' ? [] : [publish('css/site.css', css)]
  files.push(...Object.values(site.sidebars).map(menu => ({ path: menuPath(menu.id), read: () => menuJson(menu) })))
  files.push(...renderDrawings(site))
  if (shell.searching !== undefined)
    files.push(textFile({ path: SUGGESTIONS_PATH, body: JSON.stringify(suggestQueries(site)) }))
  const address = publish('data/shell.json', JSON.stringify(data))
  return { data, footer: built.footer, address, styles, inline: Object.fromEntries(inline), files }
}

type Shell = Omit<ShellData, 'build'>

/** HTML of the config stands around all pages, and their policy forbids `style` attributes there, too. */
function foldShell(shell: Shell, styles: Map<string, string>): Shell {
  const fold = (html: string): string => foldMarkup(html, styles)
  const foldItem = (item: NavbarItem): NavbarItem => {
    if (item.type === 'html') return { ...item, value: fold(item.value) }
    if (item.type === 'link') return item.html === undefined ? item : { ...item, html: fold(item.html) }
    if (item.type === 'dropdown') return { ...item, items: item.items.map(foldItem) }
    if (item.type !== 'versions' && item.type !== 'locales') return item
    return { ...item, before: item.before.map(foldItem), after: item.after.map(foldItem) }
  }
  const { navbar, footer, announcement } = shell
  return {
    ...shell,
    navbar: { ...navbar, items: navbar.items.map(foldItem) },
    footer: footer && {
      ...footer,
      copyright: footer.copyright && fold(footer.copyright),
      columns: footer.columns.map(column => ({
        ...column,
        items: column.items.map(item => ({ ...item, html: item.html && fold(item.html) })),
      })),
    },
    announcement: announcement && { ...announcement, content: fold(announcement.content) },
  }
}

/** A tree without what only cards of documents show: two thirds of its bytes. */
const menuJson = (sidebar: Sidebar): string =>
  JSON.stringify(sidebar, (key, value) => (/^(?:description|docId|customProps)$/.test(key) ? undefined : value))

/** Colours of the announcement bar: the policy allows no styles in the document. */
function announcementCss(site: Site): string {
  const { backgroundColor, textColor } = site.config.theme.announcementBar ?? {}
  const background = backgroundColor === undefined ? '' : `background:${backgroundColor};`
  const color = textColor === undefined ? '' : `color:${textColor};`
  // A site's own rule for links stands in no layer.
  const links = color === '' ? '' : '.announcement a{color:inherit}\n'
  return background + color === '' ? '' : `.announcement{${background}${color}}\n${links}`
}
