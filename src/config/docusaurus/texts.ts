/** Texts of the default language that a Docusaurus site keeps in `i18n/<locale>`: messages, labels of menus and sections. */

import { existsSync, readFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import { problemOf } from '../../messages/problem.ts'
import { toFilePath } from '../../shared/path.ts'
import type { Problem } from '../../shared/problem.ts'
import { isRecord, messageOf } from '../../shared/value.ts'
import { isSpecial } from '../plain.ts'

type Settings = Record<string, unknown>
type Texts = Record<string, string>
/** Texts of a file by its path in the folder of the locale; none where there is no file. */
type ReadTexts = (name: string) => Texts

interface Translated {
  /** The config with its texts in the language of the site. */
  config: Settings
  /** Absolute paths that were looked at. */
  files: string[]
  problems: Problem[]
}

/** Puts the texts of the locale's folder in place of those of the config; `messages` win over the engine's own. */
export function translateTexts(siteDir: string, config: Settings): Translated {
  const files: string[] = []
  const problems: Problem[] = []
  const folder = localeFolder(config)
  const read: ReadTexts = name => {
    const file = join(siteDir, folder, name)
    files.push(file)
    if (!existsSync(file)) return {}
    const at = { file: toFilePath(relative(siteDir, file)) }
    if (isSpecial(file)) {
      problems.push(problemOf('error', 'file-special/text', { at }))
      return {}
    }
    try {
      return textsOf(JSON.parse(readFileSync(file, 'utf8')))
    } catch (error) {
      problems.push(problemOf('error', 'config-syntax/json', { at, values: { message: messageOf(error) } }))
      return {}
    }
  }
  const theme = {
    ...inside(config.themeConfig, 'navbar', navbar =>
      navbarTexts(navbar, read('docusaurus-theme-classic/navbar.json')),
    ),
    ...inside(config.themeConfig, 'footer', footer =>
      footerTexts(footer, read('docusaurus-theme-classic/footer.json')),
    ),
  }
  const translated = {
    ...config,
    ...(isRecord(config.themeConfig) && { themeConfig: { ...config.themeConfig, ...theme } }),
    blog: eachInstance(config.blog, blog => blogTexts(blog, read)),
    docs: eachInstance(config.docs, docs => docsTexts(docs, read)),
  }
  const messages = read('code.json')
  return { config: Object.keys(messages).length === 0 ? translated : { ...translated, messages }, files, problems }
}

const record = (value: unknown): Settings => (isRecord(value) ? value : {})

/** The value of `key` changed, where it is an object. */
function inside(parent: unknown, key: string, change: (value: Settings) => Settings): Settings {
  const value = record(parent)[key]
  return isRecord(value) ? { [key]: change(value) } : {}
}

/** Every object of a list changed; what is no list stays as it is. */
const each = (list: unknown, change: (value: Settings) => Settings): unknown =>
  Array.isArray(list) ? list.map((item: unknown) => (isRecord(item) ? change(item) : item)) : list

const eachInstance = (value: unknown, change: (value: Settings) => Settings): unknown =>
  isRecord(value) ? change(value) : each(value, change)

const folderOf = (plugin: string, { id }: Settings): string =>
  typeof id === 'string' && id !== 'default' ? `${plugin}-${id}` : plugin

/** Those keys that have a text. */
const put = (texts: Record<string, string | undefined>): Settings =>
  Object.fromEntries(Object.entries(texts).filter(([, text]) => text !== undefined))

/** `{ id: { message, description } }` or `{ id: text }`. */
function textsOf(value: unknown): Texts {
  return Object.fromEntries(
    Object.entries(record(value)).flatMap(([id, entry]) => {
      const text = isRecord(entry) ? entry.message : entry
      return typeof text === 'string' ? [[id, text]] : []
    }),
  )
}

function localeFolder(config: Settings): string {
  const i18n = record(config.i18n)
  const locale = typeof i18n.defaultLocale === 'string' ? i18n.defaultLocale : 'en'
  const own = record(record(i18n.localeConfigs)[locale])
  return join(typeof i18n.path === 'string' ? i18n.path : 'i18n', typeof own.path === 'string' ? own.path : locale)
}

const logoTexts = (parent: Settings, texts: Texts): Settings =>
  inside(parent, 'logo', logo => ({ ...logo, ...put({ alt: texts['logo.alt'] }) }))

function navbarTexts(navbar: Settings, texts: Texts): Settings {
  const item = (written: Settings): Settings => ({
    ...written,
    ...put({ label: texts[`item.label.${String(written.label)}`] }),
    ...('items' in written && { items: each(written.items, item) }),
  })
  return {
    ...navbar,
    ...put({ title: texts.title }),
    ...logoTexts(navbar, texts),
    ...('items' in navbar && { items: each(navbar.items, item) }),
  }
}

function footerTexts(footer: Settings, texts: Texts): Settings {
  const link = (written: Settings): Settings => ({
    ...written,
    ...put({ label: texts[`link.item.label.${String(written.label)}`] }),
  })
  const entry = (written: Settings): Settings => ({
    ...link(written),
    ...put({ title: texts[`link.title.${String(written.title)}`] }),
    ...('items' in written && { items: each(written.items, link) }),
  })
  return {
    ...footer,
    ...put({ copyright: texts.copyright }),
    ...logoTexts(footer, texts),
    ...('links' in footer && { links: each(footer.links, entry) }),
  }
}

function blogTexts(blog: Settings, read: ReadTexts): Settings {
  const texts = read(`${folderOf('docusaurus-plugin-content-blog', blog)}/options.json`)
  const { title, description, 'sidebar.title': sidebar } = texts
  return { ...blog, ...put({ blogTitle: title, blogDescription: description, blogSidebarTitle: sidebar }) }
}

/** Labels of versions, and everything that menus say. */
function docsTexts(docs: Settings, read: ReadTexts): Settings {
  const texts = read(`${folderOf('docusaurus-plugin-content-docs', docs)}/current.json`)
  const label = texts['version.label']
  const versions = record(docs.versions)
  const sidebarTexts = Object.fromEntries(Object.entries(texts).filter(([id]) => id.startsWith('sidebar.')))
  return {
    ...docs,
    ...(label !== undefined && { versions: { ...versions, current: { ...record(versions.current), label } } }),
    ...(Object.keys(sidebarTexts).length > 0 && { sidebarTexts }),
  }
}
