/** Texts that a site keeps in the folder of a language, `i18n/<locale>`: messages, labels of menus and sections. */

import { existsSync } from 'node:fs'
import { relative, resolve } from 'node:path'
import { problemOf } from '../messages/problem.ts'
import { type FilePath, toFilePath } from '../shared/path.ts'
import type { Problem } from '../shared/problem.ts'
import { findBreaking, findForbidden } from '../shared/text/characters.ts'
import { isRecord, listOf, recordOf } from '../shared/value.ts'
import { CURRENT_VERSION } from '../shared/version.ts'
import { readJsonFile } from './module/json.ts'
import { localizationFolder } from './resolve/locales.ts'
import { keptVersions } from './versions.ts'

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

/** The site and the language whose texts are wanted. */
interface Wanted {
  siteDir: string
  locale: string
  /** The config is another engine's. */
  isLenient?: boolean
}

/** Puts the texts of the locale's folder in place of those of the config; `messages` win over the engine's own. */
export function translateTexts(config: Settings, { siteDir, locale, isLenient = false }: Wanted): Translated {
  const folder = localizationFolder(config.i18n, locale)
  if (folder === undefined) return { config, files: [], problems: [] }
  const files: string[] = []
  const problems: Problem[] = []
  const read: ReadTexts = name => {
    const file = resolve(siteDir, folder, name)
    files.push(file)
    const at = { file: toFilePath(relative(siteDir, file)) }
    return existsSync(file) ? readTexts(file, { at, isLenient, problems }) : {}
  }
  const theme = {
    ...inside(config.themeConfig, 'navbar', navbar =>
      navbarTexts(navbar, read('docusaurus-theme-classic/navbar.json')),
    ),
    ...inside(config.themeConfig, 'footer', footer =>
      footerTexts(footer, read('docusaurus-theme-classic/footer.json')),
    ),
  }
  const section = (key: 'blog' | 'docs', change: (value: Settings) => Settings): Settings =>
    config[key] === undefined && !existsSync(resolve(siteDir, key))
      ? {}
      : { [key]: eachInstance(config[key] ?? {}, change) }
  const translated = {
    ...config,
    ...(isRecord(config.themeConfig) && { themeConfig: { ...config.themeConfig, ...theme } }),
    ...section('blog', blog => blogTexts(blog, read)),
    ...section('docs', docs => docsTexts(docs, read, siteDir)),
  }
  const messages = read('code.json')
  if (Object.keys(messages).length === 0) return { config: translated, files, problems }
  return { config: { ...translated, messages: { ...recordOf(config.messages), ...messages } }, files, problems }
}

/** What is wrong with the file is told; nothing of it is read then. */
function readTexts(file: string, reading: Reading): Texts {
  const { at, problems } = reading
  const read = readJsonFile(file)
  if ('value' in read) return withoutForbidden(textsOf(read.value), reading)
  problems.push(problemOf('error', read.id ?? 'config-syntax/json', { ...read, at: { ...read.at, ...at } }))
  return {}
}

/** The value of `key` changed, where it is an object. */
function inside(parent: unknown, key: string, change: (value: Settings) => Settings): Settings {
  const value = recordOf(parent)[key]
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
    Object.entries(recordOf(value)).flatMap(([id, entry]) => {
      const text = isRecord(entry) ? entry.message : entry
      return typeof text === 'string' ? [[id, text]] : []
    }),
  )
}

interface Reading {
  at: { file: FilePath }
  isLenient: boolean
  problems: Problem[]
}

/** Those that hold a character that no setting may hold are told where they stand, and left out. */
function withoutForbidden(texts: Texts, { at, isLenient, problems }: Reading): Texts {
  const entries = Object.entries(texts).filter(([id, text]) => {
    // Signs of control break nothing: of another engine's texts they are taken as they are.
    const found = isLenient && findBreaking(text + id) === null ? undefined : findForbidden(text + id)
    if (found === undefined) return true
    const values = { where: `${id}: `, char: found.code }
    problems.push(problemOf('error', found.isHalf ? 'config/half-letter' : 'config/character', { at, values }))
    return false
  })
  return Object.fromEntries(entries)
}

const logoTexts = (parent: Settings, texts: Texts): Settings =>
  inside(parent, 'logo', logo => ({ ...logo, ...put({ alt: texts['logo.alt'] }) }))

function navbarTexts(navbar: Settings, texts: Texts): Settings {
  const label = (written: Settings): Settings => ({
    ...written,
    ...put({ label: texts[`item.label.${String(written.label)}`] }),
  })
  // A menu in a menu is refused later; one that holds itself would have no end here.
  const item = (written: Settings): Settings => ({
    ...label(written),
    ...('items' in written && { items: each(written.items, label) }),
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
function docsTexts(docs: Settings, read: ReadTexts, siteDir: string): Settings {
  const folder = folderOf('docusaurus-plugin-content-docs', docs)
  const versions = recordOf(docs.versions)
  const { sidebarTexts, ...current } = versionTexts(read(`${folder}/current.json`))
  const older = keptVersions(siteDir, typeof docs.id === 'string' ? docs.id : 'default').map(
    name => [name, versionTexts(read(`${folder}/version-${name}.json`))] as const,
  )
  // Texts of a version that is not published wait for it.
  const isPublished = (name: string): boolean =>
    name === CURRENT_VERSION
      ? docs.includeCurrentVersion !== false
      : !Array.isArray(docs.onlyIncludeVersions) || docs.onlyIncludeVersions.includes(name)
  const said = [[CURRENT_VERSION, current] as const, ...older].filter(
    ([name, texts]) => Object.keys(texts).length > 0 && isPublished(name),
  )
  const translated = said.map(([name, texts]) => [name, { ...recordOf(versions[name]), ...texts }])
  return {
    ...docs,
    ...(said.length > 0 && { versions: { ...versions, ...Object.fromEntries(translated) } }),
    ...(sidebarTexts !== undefined && { sidebarTexts }),
  }
}

function versionTexts(texts: Texts): { label?: string; sidebarTexts?: Texts } {
  const label = texts['version.label']
  const sidebarTexts = Object.fromEntries(Object.entries(texts).filter(([id]) => id.startsWith('sidebar.')))
  return { ...(label !== undefined && { label }), ...(Object.keys(sidebarTexts).length > 0 && { sidebarTexts }) }
}

/** Where a language keeps its texts, and what of the config may stand there. */
export interface WrittenTexts {
  /** From the site directory. */
  folder: string
  /** By the path in that folder, by the ids under which they are found again. */
  files: Record<string, Record<string, WrittenText>>
}

interface WrittenText {
  message: string
  /** For whoever translates, in Docusaurus' words. */
  description: string
}

type Entry = [id: string, text: unknown, description: string]

/** `undefined`: the config says that nothing is translated into the language. */
export function writtenTexts(config: unknown, locale: string): WrittenTexts | undefined {
  const { i18n, themeConfig } = recordOf(config)
  const folder = localizationFolder(i18n, locale)
  if (folder === undefined) return undefined
  const { navbar, footer } = recordOf(themeConfig)
  const files = {
    'docusaurus-theme-classic/navbar.json': writtenIn([
      ['title', recordOf(navbar).title, 'The title in the navbar'],
      ['logo.alt', recordOf(recordOf(navbar).logo).alt, 'The alt text of navbar logo'],
      ...itemsIn(recordOf(navbar).items).map(({ label }) =>
        labelled('item.label', label, `Navbar item with label ${String(label)}`),
      ),
    ]),
    'docusaurus-theme-classic/footer.json': writtenIn([
      ['logo.alt', recordOf(recordOf(footer).logo).alt, 'The alt text of footer logo'],
      ...itemsIn(recordOf(footer).links).flatMap(linkEntries),
      ['copyright', recordOf(footer).copyright, 'The footer copyright'],
    ]),
  }
  return { folder, files }
}

const linkEntries = ({ title, label, to, href }: Settings): Entry[] => [
  labelled('link.title', title, `The title of the footer links column with title=${String(title)} in the footer`),
  labelled(
    'link.item.label',
    label,
    `The label of footer link with label=${String(label)} linking to ${String(to ?? href)}`,
  ),
]

const labelled = (kind: string, label: unknown, description: string): Entry => [
  `${kind}.${String(label)}`,
  label,
  description,
]

/** Those of all levels. */
const itemsIn = (list: unknown): Settings[] =>
  listOf(list)
    .filter(isRecord)
    .flatMap(item => [item, ...itemsIn(item.items)])

const writtenIn = (entries: readonly Entry[]): Record<string, WrittenText> =>
  Object.fromEntries(
    entries.flatMap(([id, message, description]) =>
      typeof message === 'string' && message !== '' ? [[id, { message, description }]] : [],
    ),
  )
