/**
 * Texts of the interface in the languages of `@docusaurus/theme-translations`, for `dist/locales`; those that Docusaurus
 * does not have stand in `src/messages/locales` for the languages that most of its sites are in.
 */

import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'

const FILES = ['theme-common.json', 'theme-live-codeblock.json', 'theme-search-algolia.json']

/** Ours are better kept: `src/messages`. */
const OWN = new Set(['en', 'ru'])

/** Our id -> theirs, where the same words have another name. */
const ALIASES = {
  'theme.SearchPage.found': 'theme.SearchPage.documentsFound.plurals',
  'theme.SearchModal.recent': 'theme.SearchModal.startScreen.recentSearchesTitle',
  'theme.SearchModal.noRecent': 'theme.SearchModal.startScreen.noRecentSearchesText',
  'theme.SearchModal.favorites': 'theme.SearchModal.startScreen.favoriteSearchesTitle',
  'theme.SearchModal.reset': 'theme.SearchModal.searchBox.resetButtonTitle',
  'theme.SearchModal.close': 'theme.SearchModal.searchBox.cancelButtonText',
  'theme.SearchModal.hint.select': 'theme.SearchModal.footer.selectText',
  'theme.SearchModal.hint.navigate': 'theme.SearchModal.footer.navigateText',
  'theme.SearchModal.hint.close': 'theme.SearchModal.footer.closeText',
}

/** Beside the translations that come with Docusaurus. */
const MORE = join(import.meta.dirname, '../src/messages/locales')

/** What only we say, in a language. */
export function ownTexts(name) {
  const path = join(MORE, `${name}.json`)
  return existsSync(path) ? read(path) : {}
}

/** Values that have another name here. */
const RENAMED = { '{readingTime}': '{count}' }

const read = path => JSON.parse(readFileSync(path, 'utf8'))
const valuesIn = text => new Set(text.match(/\{\w+\}/g))
const rename = text => text.replace(/\{\w+\}/g, name => RENAMED[name] ?? name)

/** An arrow before the words: here it is a sign of its own, which points where the language goes. */
const ARROW = /^[←→]\s*/

/**
 * Texts of one language under our ids. `source` are our English texts, `base` theirs. A text that is still English, or
 * that fills in something we do not have, is left out: the English one has the right plural forms and values.
 */
export function takeTexts(source, base, translated) {
  const taken = {}
  for (const [id, english] of Object.entries(source)) {
    const theirs = id in translated ? id : (ALIASES[id] ?? id)
    const text = translated[theirs]
    if (typeof text !== 'string' || text === base[theirs]) continue
    const known = valuesIn(english)
    const own = rename(text).replace(ARROW, '')
    if ([...valuesIn(own)].every(value => known.has(value) || value === '{count}')) taken[id] = own
  }
  return taken
}

/** What translators are told of the texts that Docusaurus has, too. */
export const takeDescriptions = (source, base) =>
  Object.fromEntries(
    Object.keys(source).flatMap(id => {
      const told = base[`${id in base ? id : ALIASES[id]}___DESCRIPTION`]
      return told === undefined ? [] : [[id, told]]
    }),
  )

/** Writes a file for each language; the packages' licence stands beside them. Returns their names. */
export function writeLocales(source, out) {
  const root = dirname(fileURLToPath(import.meta.resolve('@docusaurus/theme-translations/package.json')))
  const folder = join(root, 'locales')
  const textsOf = name =>
    Object.assign({}, ...FILES.map(file => join(folder, name, file)).map(path => (existsSync(path) ? read(path) : {})))
  const base = textsOf('base')
  mkdirSync(out, { recursive: true })
  const names = readdirSync(folder).filter(name => name !== 'base' && !OWN.has(name))
  for (const name of names) {
    const texts = { ...takeTexts(source, base, textsOf(name)), ...ownTexts(name) }
    writeFileSync(join(out, `${name}.json`), `${JSON.stringify(texts, undefined, 1)}\n`)
  }
  mkdirSync(join(out, 'descriptions'), { recursive: true })
  const told = takeDescriptions(source, base)
  writeFileSync(join(out, 'descriptions/base.json'), `${JSON.stringify(told, undefined, 1)}\n`)
  writeFileSync(join(out, 'LICENSE'), readFileSync(join(root, 'LICENSE')))
  return names
}
