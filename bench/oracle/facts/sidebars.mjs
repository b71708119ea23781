/** Menus of the documents: theirs from the data that a build leaves, ours from the files that browsers get. */

import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { plainAddress, plainText } from './normal.mjs'

const line = (depth, label, href, extra) =>
  `${'  '.repeat(depth)}${plainText(label)}${href === undefined ? '' : ` -> ${plainAddress(href)}`}${extra}`
const classNote = name => (name ? ` .${name}` : '')

/** `instance:version:name` -> lines; folded categories stand whole in this data, never in the pages. */
export function docusaurusSidebars(siteDir) {
  const root = join(siteDir, '.docusaurus/docusaurus-plugin-content-docs')
  const locale = lastLocale(siteDir)
  const sidebars = {}
  for (const instance of existsSync(root) ? readdirSync(root) : []) {
    const folder = join(root, instance, 'p')
    for (const file of existsSync(folder) ? readdirSync(folder) : []) {
      const text = readFileSync(join(folder, file), 'utf8')
      // Files of other locales stay when the next one is built.
      if (locale !== undefined && !text.includes(`/${locale}/`)) continue
      const { version } = JSON.parse(text)
      for (const [name, items] of Object.entries(version?.docsSidebars ?? {}))
        sidebars[`${instance}:${version.version}:${name}`] = items.flatMap(item => theirItem(item, 0))
    }
  }
  return sidebars
}

/** Folder of the locale that was built last, whose data lie there; none when it is the first. */
export function lastLocale(siteDir) {
  const file = join(siteDir, '.docusaurus/i18n.json')
  if (!existsSync(file)) return undefined
  const { currentLocale, defaultLocale, localeConfigs } = JSON.parse(readFileSync(file, 'utf8'))
  const [base, own] = [defaultLocale, currentLocale].map(locale => localeConfigs[locale]?.baseUrl)
  // Docusaurus before 3.9 does not say it: that site has one language.
  return own?.startsWith(base) ? own.slice(base.length).replace(/\/$/, '') || undefined : undefined
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

/** The same of ours: from the menus' own files, since a page draws its branch of one. */
export function zapiskiSidebars(outDir) {
  const root = join(outDir, 'data/menu')
  const menus = (existsSync(root) ? readdirSync(root) : []).map(file =>
    JSON.parse(readFileSync(join(root, file), 'utf8')),
  )
  return Object.fromEntries(
    menus
      .filter(({ kind }) => kind === 'docs')
      .map(({ id, items }) => [nameOf(id), items.flatMap(item => ourItem(item, 0))]),
  )
}

/** `docs:default@1.0:main` -> `default:1.0:main`. */
function nameOf(id) {
  const name = id.slice(id.indexOf(':') + 1)
  return /^[^@]*@/.test(name) ? name.replace('@', ':') : name.replace(':', ':current:')
}

function ourItem(item, depth) {
  const own = classNote(item.className)
  if (item.type === 'html') return [line(depth, item.value.replace(/<[^>]*>/g, ''), undefined, `<html>${own}`)]
  if (item.type !== 'category') return item.unlisted ? [] : [line(depth, item.label, item.href, own)]
  const items = item.items.flatMap(child => ourItem(child, depth + 1))
  const hasPage = item.route !== undefined && !item.linkUnlisted
  // Nothing in it is for everyone.
  if (items.length === 0 && !hasPage) return []
  const state = !item.collapsible ? ' [always]' : item.collapsed ? ' [+]' : ' [-]'
  // Rule `category-first`.
  const isFirst = item.route === undefined && items.some(other => other.includes(` -> ${plainAddress(item.href)}`))
  const shown = item.href === undefined || isFirst ? undefined : item.href
  return [line(depth, item.label, shown, `${state}${own}`), ...items]
}
