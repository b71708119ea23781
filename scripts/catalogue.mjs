/** The catalogue of texts as data, and which of its ids the code of `src` names. */

import { dirname, join } from 'node:path'
import { rolldown } from 'rolldown'
import { parseFile, ROOT, walk } from './syntax.mjs'

const TEXTS = 'src/messages/texts/index.ts'

/** Rooms as the index of texts imports them: `{ name: 'config', file: './config.ts' }`. */
const listRooms = () =>
  parseFile(TEXTS)
    .program.body.filter(node => node.type === 'ImportDeclaration' && node.importKind !== 'type')
    .flatMap(node => node.specifiers.map(({ imported }) => ({ name: imported.name, file: node.source.value })))

/** Texts for authors by room, and those of the interface: `en`, `ru`, `shell`. */
export async function loadCatalogue() {
  const names = listRooms()
  const lines = [
    ...names.map(({ name, file }) => `export { ${name} } from ${JSON.stringify(join(ROOT, dirname(TEXTS), file))}`),
    ...['en', 'ru'].map(name => `export { ${name} } from ${JSON.stringify(join(ROOT, `src/messages/${name}.ts`))}`),
    `export { SHELL_MESSAGES as shell } from ${JSON.stringify(join(ROOT, 'src/messages/shell.ts'))}`,
  ]
  const entry = {
    name: 'entry',
    resolveId: id => (id === 'entry' ? id : null),
    load: id => (id === 'entry' ? lines.join('\n') : null),
  }
  const bundle = await rolldown({ input: 'entry', plugins: [entry], logLevel: 'silent' })
  const { output } = await bundle.generate({ format: 'esm' })
  await bundle.close()
  const { en, ru, shell, ...named } = await import(`data:text/javascript,${encodeURIComponent(output[0].code)}`)
  return { rooms: new Map(names.map(({ name }) => [name, named[name]])), en, ru, shell }
}

/** Where the id of a message stands among the arguments of a call. */
const ID_ARGUMENT = { report: 1, problemOf: 1, stop: 1, textOf: 0, t: 0, translate: 0, plural: 0 }
const REPORTING = new Set(['report', 'problemOf', 'stop'])
const WRAPPERS = new Set(['TSAsExpression', 'TSSatisfiesExpression', 'TSNonNullExpression', 'ParenthesizedExpression'])

/** A word with something put in, as a pattern of ids; nothing when it says too little to be one. */
function patternOf({ quasis }) {
  const parts = quasis.map(({ value }) => value.cooked ?? '')
  if (!/^[a-z][\w.-]*[./-]$/i.test(parts[0] ?? '')) return undefined
  return new RegExp(`^${parts.map(part => part.replace(/[.*+?^${}()|[\]\\/]/g, '\\$&')).join('.+')}$`)
}

/** Values that an argument may have: the branches of a choice. */
function choices(node) {
  if (node === undefined) return []
  if (WRAPPERS.has(node.type)) return choices(node.expression)
  if (node.type === 'ConditionalExpression') return [node.consequent, node.alternate].flatMap(choices)
  return node.type === 'LogicalExpression' ? [node.left, node.right].flatMap(choices) : [node]
}

/** Of files that were read: the check of messages and the lists of problems ask for the same. */
const known = new Map()

/** Words of a file that may be ids, patterns of ids, and what is said as a message there. */
export function idsIn(path, text) {
  if (text !== undefined) return readIds(path, text)
  const found = known.get(path) ?? readIds(path)
  known.set(path, found)
  return found
}

function readIds(path, text) {
  const found = { words: new Set(), patterns: [], reported: new Set(), said: [] }
  walk(parseFile(path, text).program, node => {
    if (node.type === 'Literal' && typeof node.value === 'string') found.words.add(node.value)
    if (node.type === 'TemplateLiteral') {
      if (node.expressions.length === 0) found.words.add(node.quasis[0].value.cooked)
      const pattern = patternOf(node)
      if (pattern !== undefined && node.expressions.length > 0) found.patterns.push(pattern)
    }
    if (node.type !== 'CallExpression') return
    const name = node.callee.property?.name ?? node.callee.name
    if (!Object.hasOwn(ID_ARGUMENT, name)) return
    for (const value of choices(node.arguments[ID_ARGUMENT[name]])) {
      const pattern = value.type === 'TemplateLiteral' ? patternOf(value) : undefined
      if (pattern !== undefined) found.said.push(pattern)
      if (REPORTING.has(name) && typeof value.value === 'string') found.reported.add(value.value)
    }
  })
  return found
}
