/** Translations that nobody reads: of a language that the site has not, or in a folder where none are looked for. */

import { join } from 'node:path'
import { isFile, pathsBelow } from '../../disk.ts'
import { unique } from '../../shared/collections.ts'
import type { Config } from '../../shared/config.ts'
import { isTextFile } from '../../shared/files.ts'
import { nameOf, toFilePath } from '../../shared/path.ts'
import { recordOf, stringOf } from '../../shared/value.ts'
import { localesOf } from '../languages.ts'
import { localizationFolder } from '../resolve/locales.ts'
import { entriesOf } from './entries.ts'
import type { Doubted, Tell } from './index.ts'

export function doubtTranslations({ user, config, root }: Doubted, tell: Tell): void {
  if (config === undefined) return
  const { i18n } = recordOf(user)
  const all = stringOf(recordOf(i18n).path) || 'i18n'
  const names = localesOf(user)
  const known = names.map(name => localizationFolder(i18n, name) ?? `${all}/${name}`)
  for (const name of foldersIn(join(root, all))) {
    const folder = `${all}/${name}`
    // Others, such as a list of words for translators, are the author's own.
    const isLanguage = /^[a-z]{2,3}(?:[-_][a-z\d]+)*$/i.test(name)
    if (!isLanguage || known.includes(folder)) continue
    const holds = entriesOf(join(root, folder))
    if (holds.some(entry => entry.isDirectory() || isTextFile(entry.name) || entry.name.endsWith('.json')))
      tell.file(folder, 'translation-language', { name, names })
  }
  for (const own of [config, ...config.translations]) {
    const folder = localizationFolder(i18n, own.locale.locale)
    if (folder !== undefined) doubtPlaces({ folder, config: own, root }, tell)
  }
}

const foldersIn = (folder: string): string[] =>
  entriesOf(folder)
    .filter(entry => entry.isDirectory())
    .map(({ name }) => name)

interface OfLanguage {
  /** `i18n/ru` */
  folder: string
  config: Config
  root: string
}

/**
 * Texts in a folder named as that of the originals (`i18n/ru/docs/a.md`), and beside those of a plugin whose versions
 * have folders of their own; what belongs to other versions and plugins waits for them. Told once for each folder.
 */
function doubtPlaces({ folder, config, root }: OfLanguage, tell: Tell): void {
  const told = new Set<string>()
  const read = [...config.blogs, ...config.docs, ...config.pages]
  const look = (from: string, to: string): void => {
    if (told.has(from) || read.some(({ localizedPath }) => localizedPath === from)) return
    told.add(from)
    const first = firstText(root, from)
    if (first !== undefined) tell.file(first, 'translation-place', { place: to + first.slice(from.length) })
  }
  for (const { path, localizedPath } of read) {
    if (localizedPath === undefined) continue
    const own = toFilePath(path)
    const names = own.startsWith('../') ? [nameOf(own)] : unique([own, nameOf(own)])
    for (const name of names.filter(name => name !== '')) look(`${folder}/${name}`, localizedPath)
    const plugin = localizedPath.replace(/\/current$/, '')
    if (plugin === localizedPath) continue
    for (const { name } of entriesOf(join(root, plugin)))
      if (!name.startsWith('version-')) look(`${plugin}/${name}`, `${localizedPath}/${name}`)
  }
}

/** Of a file itself, or of a folder. */
function firstText(root: string, path: string): string | undefined {
  if (isFile(join(root, path))) return isTextFile(path) ? path : undefined
  const inside = pathsBelow(join(root, path)).find(name => isTextFile(name) && !/(?:^|\/)[._]/.test(name))
  return inside === undefined ? undefined : `${path}/${inside}`
}
