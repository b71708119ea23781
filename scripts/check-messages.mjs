/**
 * Every word that a person reads is in the catalogue: none in Russian outside it, every id used and every used id
 * there, both languages with the same values, and the lists of problems up to date.
 */

import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { idsIn, loadCatalogue } from './catalogue.mjs'
import { makeDocuments } from './problems.mjs'
import { isCode, listFiles, parseFile, ROOT, walk } from './syntax.mjs'

/**
 * Russian that is data and not said to anybody: files, folders or `path#constant`, and why.
 * @type {Record<string, string>}
 */
const DATA = {
  'src/search/text/': 'letters, word forms and stop words of the search',
  'src/search/index-writer/languages.ts': 'word forms and stop words of languages',
  'src/search/index-writer/twins.ts': 'letters that fold into one',
  'src/tree/typography/': 'words that typography keeps together',
  'src/tree/code/languages.ts': 'names of programming languages',
  'src/content/packed/letters.ts': 'letters that have a byte of their own',
  'src/cli/write/transliterate.ts': 'letters and their Latin twins',
  'src/model/tags.ts#foldLabel': 'two spellings of one letter',
  'src/content/front-matter/date.ts#MONTHS': 'names of months in dates that authors write',
  'src/content/front-matter/fields.ts#BOOLEAN_WORDS': 'what authors write for true and false',
}

const CYRILLIC = /[А-Яа-яЁё]/

/** Lines of a file with Cyrillic in strings, templates or JSX text, without the constants named in `data`. */
export function findCyrillic(path, text = readFileSync(join(ROOT, path), 'utf8'), data = DATA) {
  if (!CYRILLIC.test(text)) return []
  const { program, text: source } = parseFile(path, text)
  if (Object.keys(data).some(name => (name.endsWith('/') ? path.startsWith(name) : name === path))) return []
  const free = []
  const found = []
  walk(program, node => {
    if (node.type === 'VariableDeclarator' && `${path}#${node.id.name}` in data) free.push(node)
    const words =
      node.type === 'TemplateElement' ? node.value.raw : ['Literal', 'JSXText'].includes(node.type) ? node.value : ''
    if (typeof words !== 'string' || !CYRILLIC.test(words)) return
    if (!free.some(({ start, end }) => start <= node.start && node.end <= end)) found.push(node.start)
  })
  return [...new Set(found.map(offset => source.slice(0, offset).split('\n').length))]
}

const namesOf = words =>
  [
    ...new Set(
      [
        ...[words]
          .flat()
          .join(' ')
          .matchAll(/\{(\w+)!?(?:\|[^{}]*)?\}/g),
      ].map(match => match[1]),
    ),
  ].toSorted()

/** What is wrong with one text of the authors' catalogue: a language, a cure, a value that only one of them has. */
export function faultsOfEntry({ en, ru }) {
  if (en === undefined || ru === undefined) return ['one language is missing']
  const faults = []
  if (Array.isArray(en) !== Array.isArray(ru)) faults.push('a cure in one language only')
  if (namesOf(en).join() !== namesOf(ru).join()) faults.push(`values differ: ${namesOf(en)} / ${namesOf(ru)}`)
  const formsOf = words =>
    [
      ...[words]
        .flat()
        .join(' ')
        .matchAll(/\{\w+\|([^{}]*)\}/g),
    ].map(([, forms]) => forms.split('|').length)
  if (formsOf(en).some(count => count !== 1 && count !== 2)) faults.push('a plural of English has two forms')
  if (formsOf(ru).some(count => count !== 1 && count !== 3)) faults.push('a plural of Russian has three forms')
  return faults
}

/** Ids that no file names, and patterns of ids that lead to none. */
export function compareIds(ids, files) {
  const words = new Set(files.flatMap(file => [...file.words]))
  const patterns = files.flatMap(file => file.patterns)
  return {
    unused: ids.filter(id => !words.has(id) && !patterns.some(pattern => pattern.test(id))),
    missing: files.flatMap(file => file.said.filter(pattern => !ids.some(id => pattern.test(id))).map(String)),
  }
}

/** Everything about the catalogue itself. */
function checkCatalogue({ rooms, en, ru, shell }, files) {
  const found = []
  const owners = new Map()
  for (const [room, entries] of rooms)
    for (const [id, entry] of Object.entries(entries)) {
      if (owners.has(id)) found.push(`${room}.ts: ${id}: also in ${owners.get(id)}.ts`)
      owners.set(id, room)
      for (const fault of faultsOfEntry(entry)) found.push(`${room}.ts: ${id}: ${fault}`)
    }
  for (const id of Object.keys(en)) {
    if (namesOf(en[id]).join() !== namesOf(ru[id]).join()) found.push(`en.ts, ru.ts: ${id}: values differ`)
  }
  const { unused, missing } = compareIds([...owners.keys(), ...Object.keys(en)], files)
  for (const id of unused) found.push(`${owners.get(id) ?? 'en'}.ts: ${id}: used by nobody`)
  for (const pattern of missing) found.push(`no message is like ${pattern}`)
  const inBrowser = compareIds(
    shell,
    files.filter(({ path }) => /^src\/(client|theme|docusaurus)\//.test(path)),
  )
  for (const id of inBrowser.unused) found.push(`shell.ts: ${id}: used by nothing that runs in a browser`)
  return found
}

if (import.meta.filename === process.argv[1]) {
  const paths = listFiles(
    'src',
    path =>
      isCode(path) && !path.endsWith('.d.ts') && !/^src\/messages\/(texts\/|reference\/|en|ru|shell|plain)/.test(path),
  )
  const found = checkCatalogue(
    await loadCatalogue(),
    paths.map(path => ({ path, ...idsIn(path) })),
  )
  for (const path of paths) {
    const lines = findCyrillic(path)
    if (lines.length > 0) found.push(`${path}: Russian outside the catalogue, lines ${lines.join(', ')}`)
  }
  for (const [path, text] of await makeDocuments()) {
    const isThere = existsSync(join(ROOT, path)) && readFileSync(join(ROOT, path), 'utf8') === text
    if (!isThere) found.push(`${path}: out of date, run node scripts/problems.mjs`)
  }
  for (const one of found) console.error(one)
  process.exitCode = found.length > 0 ? 1 : 0
}
