/** `node scripts/problems.mjs`: writes the lists of everything that can be wrong, out of the catalogue. */

import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { idsIn, loadCatalogue } from './catalogue.mjs'
import { isCode, listFiles, ROOT } from './syntax.mjs'

export const DOCUMENTS = { en: 'docs/problems.md', ru: 'docs/problems.ru.md' }

const HEADS = {
  en: `# Problems

Everything that the engine can say is wrong, by its code in \`--report\`: the words, and after the dash what to do. \`{…}\` stands for what is named on the spot. Made by \`node scripts/problems.mjs\`. [По-русски](problems.ru.md)
`,
  ru: `# Проблемы

Всё, на что движок может пожаловаться, по кодам из \`--report\`: слова, а после тире — что делать. \`{…}\` стоит на месте того, что названо по случаю. Файл создан командой \`node scripts/problems.mjs\`. [In English](problems.md)
`,
}

const ROOMS = {
  cli: ['Commands', 'Команды'],
  config: ['Settings', 'Настройки'],
  content: ['Files', 'Файлы'],
  engine: ['Build and preview', 'Сборка и просмотр'],
  markdown: ['Markdown', 'Markdown'],
  mdx: ['MDX and components', 'MDX и компоненты'],
  model: ['Addresses, links, menus', 'Адреса, ссылки, меню'],
  metadata: ['Front matter', 'Метаданные'],
  modules: ['Modules of a site', 'Модули сайта'],
  output: ['What is written', 'Что записывается'],
  tree: ['Text of pages', 'Текст страниц'],
  yaml: ['YAML, authors, tags, categories', 'YAML, авторы, теги, разделы'],
}

/** What Markdown would read as its own. A plural form is shown in the shape for many. */
const inMarkdown = text =>
  text
    .replace(/\{(\w+)\|([^{}]*)\}/g, (_, name, forms) => `{${name}} ${forms.split('|').at(-1)}`)
    .replace(/[\\*<[`]/g, '\\$&')
    .replace(/\{\w+!?\}/g, '`$&`')
    .replaceAll('\n', ' ')

function sayEntry(words) {
  const [text, cure = ''] = typeof words === 'string' ? [words] : words
  // The cure of a message that is named on the spot stands with that message.
  return `- ${inMarkdown(text)}${/^(\{\w+!\})?$/.test(cure) ? '' : ` — ${inMarkdown(cure)}`}`
}

/** `true` for an entry that says what is wrong: it has a cure, or it is reported. Labels and help are not. */
export const isProblem = (id, { en }, reported) => Array.isArray(en) || reported.has(id)

/** Text of the document in one language. */
export function listProblems(language, rooms, reported) {
  const parts = [HEADS[language]]
  for (const [room, entries] of rooms) {
    const problems = Object.entries(entries).filter(([id, entry]) => isProblem(id, entry, reported))
    if (problems.length === 0) continue
    parts.push(`## ${ROOMS[room]?.[language === 'en' ? 0 : 1] ?? room}\n`)
    for (const [code, group] of [...groupByCode(problems)].toSorted(([a], [b]) => (a < b ? -1 : 1)))
      parts.push(`### \`${code}\`\n\n${group.map(([, entry]) => sayEntry(entry[language])).join('\n')}\n`)
  }
  return parts.join('\n')
}

function groupByCode(problems) {
  const groups = new Map()
  for (const problem of problems) {
    const code = problem[0].split('/')[0]
    groups.set(code, [...(groups.get(code) ?? []), problem])
  }
  return groups
}

/** Path of each document with the text it should have. */
export async function makeDocuments() {
  const { rooms } = await loadCatalogue()
  const files = listFiles('src', path => isCode(path) && !path.startsWith('src/messages/') && !path.endsWith('.d.ts'))
  const reported = new Set(files.flatMap(path => [...idsIn(path).reported]))
  return Object.entries(DOCUMENTS).map(([language, path]) => [path, listProblems(language, rooms, reported)])
}

if (import.meta.filename === process.argv[1])
  for (const [path, text] of await makeDocuments()) writeFileSync(join(ROOT, path), text)
