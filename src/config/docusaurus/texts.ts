/** Texts of the default language that a Docusaurus site keeps in `i18n/<locale>`: messages, labels of menus and sections. */

import { existsSync, readFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import { toFilePath } from '../../shared/path.ts'
import type { Problem } from '../../shared/problem.ts'
import { isRecord } from '../fields.ts'

export interface SiteTexts {
  /** By message id; they win over the engine's own. */
  messages: Record<string, string>
  /** Absolute paths that were looked at. */
  files: string[]
  problems: Problem[]
}

/** Reads the texts and puts those that belong to the config into it. */
export function readTexts(siteDir: string, config: Record<string, unknown>): SiteTexts {
  const files: string[] = []
  const problems: Problem[] = []
  const folder = localeFolder(config)
  const read = (name: string): Record<string, string> => {
    const file = join(siteDir, folder, name)
    files.push(file)
    if (!existsSync(file)) return {}
    try {
      return textsOf(JSON.parse(readFileSync(file, 'utf8')))
    } catch (error) {
      const shown = toFilePath(relative(siteDir, file))
      const text = `файл не читается как JSON: ${error instanceof Error ? error.message : String(error)}`
      problems.push({ level: 'error', code: 'config-syntax', file: shown, text, hint: 'исправьте файл' })
      return {}
    }
  }
  const theme = record(config.themeConfig)
  putNavbarTexts(record(theme.navbar), read('docusaurus-theme-classic/navbar.json'))
  putFooterTexts(record(theme.footer), read('docusaurus-theme-classic/footer.json'))
  for (const blog of instances(config.blog)) {
    const texts = read(`${plugin('docusaurus-plugin-content-blog', blog)}/options.json`)
    put(blog, 'blogTitle', texts.title)
    put(blog, 'blogDescription', texts.description)
    put(blog, 'blogSidebarTitle', texts['sidebar.title'])
  }
  for (const docs of instances(config.docs)) putDocsTexts(docs, read, plugin('docusaurus-plugin-content-docs', docs))
  return { messages: read('code.json'), files, problems }
}

const record = (value: unknown): Record<string, unknown> => (isRecord(value) ? value : {})
const list = (value: unknown): Record<string, unknown>[] => (Array.isArray(value) ? value.filter(isRecord) : [])
const instances = (value: unknown): Record<string, unknown>[] => list([value].flat())

function plugin(name: string, { id }: Record<string, unknown>): string {
  return typeof id === 'string' && id !== 'default' ? `${name}-${id}` : name
}

function put(target: Record<string, unknown>, key: string, text: string | undefined): void {
  if (text !== undefined) target[key] = text
}

/** `{ id: { message, description } }` or `{ id: text }`. */
function textsOf(value: unknown): Record<string, string> {
  return Object.fromEntries(
    Object.entries(record(value)).flatMap(([id, entry]) => {
      const text = isRecord(entry) ? entry.message : entry
      return typeof text === 'string' ? [[id, text]] : []
    }),
  )
}

function localeFolder(config: Record<string, unknown>): string {
  const i18n = record(config.i18n)
  const locale = typeof i18n.defaultLocale === 'string' ? i18n.defaultLocale : 'en'
  const own = record(record(i18n.localeConfigs)[locale])
  return join(typeof i18n.path === 'string' ? i18n.path : 'i18n', typeof own.path === 'string' ? own.path : locale)
}

function putNavbarTexts(navbar: Record<string, unknown>, texts: Record<string, string>): void {
  put(navbar, 'title', texts.title)
  put(record(navbar.logo), 'alt', texts['logo.alt'])
  const translate = (items: unknown): void => {
    for (const item of list(items)) {
      put(item, 'label', texts[`item.label.${String(item.label)}`])
      translate(item.items)
    }
  }
  translate(navbar.items)
}

function putFooterTexts(footer: Record<string, unknown>, texts: Record<string, string>): void {
  put(footer, 'copyright', texts.copyright)
  put(record(footer.logo), 'alt', texts['logo.alt'])
  for (const entry of list(footer.links)) {
    put(entry, 'title', texts[`link.title.${String(entry.title)}`])
    for (const link of [entry, ...list(entry.items)]) put(link, 'label', texts[`link.item.label.${String(link.label)}`])
  }
}

/** Labels of versions, and everything that menus say, by version. */
function putDocsTexts(
  docs: Record<string, unknown>,
  read: (name: string) => Record<string, string>,
  folder: string,
): void {
  const current = read(`${folder}/current.json`)
  if (current['version.label'] !== undefined) {
    const versions = record(docs.versions)
    docs.versions = { ...versions, current: { ...record(versions.current), label: current['version.label'] } }
  }
  const texts = Object.fromEntries(Object.entries(current).filter(([id]) => id.startsWith('sidebar.')))
  if (Object.keys(texts).length > 0) docs.sidebarTexts = texts
}
