/** Modules that stand for something else: names under which the bundler knows them, and their code. */

import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { isAbsolute } from 'node:path'
import { NOT_INSTALLED } from '../../docusaurus/index.ts'
import { textOf } from '../../messages/problem.ts'
import { attempt } from '../../shared/value.ts'
import { drawingModule, pictureModule } from './drawing.ts'
import { drawingName, type Graph, listAt, noteProblem, publishFile, readNoted, shownPath } from './graph.ts'

export const ENTRY = '\0zapiski:entry'
/** A component that browsers run, drawn as an island by those who import it. */
export const ISLAND = '\0zapiski:island:'
/** A Markdown text that a component draws. */
export const TEXT = '\0zapiski:text:'
/** Stands for a module that is reported missing, so that the rest of the site is still checked. */
export const MISSING = '\0zapiski:missing:'
const BARE_SHEET = '\0zapiski:sheet:'
/** A package that another one asks for and can do without: it looks whether asking fails. */
export const ABSENT = '\0zapiski:absent:'
/** What the code of islands asks the program for. */
export const ISLAND_RUNTIME = 'zapiski:island'

const OWN = '~own.jsx'

/** Stands for the module of the components that a text makes itself; the text is absolute. */
export const ownFile = (text: string): string => text + OWN

/** The author's file behind one that a module is called by. */
export const writtenFile = (path: string): string => (path.endsWith(OWN) ? path.slice(0, -OWN.length) : path)

/** How a file is taken in: drawn, as its address, as its text. */
type FileKind = 'svg' | 'url' | 'raw'

export const fileModule = (kind: FileKind, path: string): string => `\0zapiski:${kind}:${path}`

/** The file behind the name of a module, virtual or not. */
export const pathOf = (id: string): string => id.replace(/^\0zapiski:\w+:/, '')

/** Code of a module that `fileModule` named; `undefined` for any other. */
export function codeOfFile(id: string, graph: Graph): string | undefined {
  const [, kind] = /^\0zapiski:(svg|url|raw):/.exec(id) ?? []
  const path = pathOf(id)
  if (kind === 'svg') return drawingOf(path, graph)
  if (kind === 'url') return `export default ${JSON.stringify(publishFile(graph, path))}`
  return kind === 'raw' ? `export default ${JSON.stringify(readNoted(graph, path))}` : undefined
}

export const isYamlFile = (path: string): boolean => /\.ya?ml$/i.test(path)

/** Data that code takes in and that is no JSON where it lies: a file in YAML, a list of posts. */
export const dataAt = (path: string, graph: Graph): string | undefined =>
  listAt(graph, path) ?? (isYamlFile(path) && isAbsolute(path) ? jsonOf(path, graph) : undefined)

/** A file that cannot be read is nothing, and is named. */
function jsonOf(path: string, graph: Graph): string {
  const { LineCounter, parseDocument } = createRequire(import.meta.url)('yaml') as typeof import('yaml')
  const lineCounter = new LineCounter()
  const document = parseDocument(readNoted(graph, path), { merge: true, logLevel: 'error', lineCounter })
  const [mistake] = document.errors
  if (mistake === undefined) return attempt(() => JSON.stringify(document.toJS())) ?? 'null'
  const { line, col: column } = lineCounter.linePos(mistake.pos[0])
  const [message = ''] = mistake.message.split('\n')
  noteProblem(graph, path, { id: 'module-syntax', values: { message }, at: { line, column } })
  return 'null'
}

/**
 * A file that is no drawing is noted and draws nothing. One whose tags cannot be told from text is shown as a picture on
 * a site of another engine, where nothing in it runs either.
 */
function drawingOf(path: string, graph: Graph): string {
  const text = readFileSync(path, 'utf8')
  const code = drawingModule(text, drawingName(graph, path))
  if (code !== undefined) return code
  if (graph.config.lenient !== undefined && /<svg\b/i.test(text)) {
    noteProblem(graph, path, { id: 'active-drawing', level: 'warning', values: { file: shownPath(graph, path) } })
    return pictureModule(publishFile(graph, path))
  }
  noteProblem(graph, path, { id: 'module-syntax', values: { message: textOf('module-syntax/no-drawing') } })
  return 'export default () => null'
}

/** Code of a module that stands for what is not there; `undefined` for any other. */
export function codeOfNothing(id: string): string | undefined {
  const names = pathOf(id)
  if (id.startsWith(MISSING)) return missingModule(names)
  if (id.startsWith(ABSENT)) return failingModule(names)
  return id.startsWith(BARE_SHEET) ? bareSheetModule(names) : undefined
}

/** Keys with what each imports, run when it is asked for. */
export function entryModule(entries: ReadonlyMap<string, string>): string {
  const lines = [...entries].map(([key, name]) => `${JSON.stringify(key)}: () => import(${JSON.stringify(name)})`)
  return `module.exports = {${lines.join(',')}}`
}

/** The exports of a file, its components as islands. */
export function islandModule(path: string, names: readonly string[]): string {
  const file = JSON.stringify(path)
  const lines = names.map(name => {
    // Hooks and values beside the component stay what they are.
    if (/^[a-z]/.test(name) && name !== 'default') return `export const ${name} = original[${JSON.stringify(name)}]`
    const made = `island(original[${JSON.stringify(name)}], ${file}, ${JSON.stringify(name)})`
    return name === 'default' ? `export default ${made}` : `export const ${name} = ${made}`
  })
  const runtime = JSON.stringify(ISLAND_RUNTIME)
  // What is not among the names (an enum, what another module exports through this one) is as it was.
  const rest = `export * from ${file}`
  return [`import * as original from ${file}`, `import { island } from ${runtime}`, rest, ...lines].join('\n')
}

/** The same of a package, of which only its own code knows what it exports. */
export const packageIslandModule = (path: string): string =>
  `const { islands } = require(${JSON.stringify(ISLAND_RUNTIME)})
module.exports = islands(require(${JSON.stringify(path)}), ${JSON.stringify(path)})`

/** What Docusaurus exports of a text, as far as it is known without the page. */
export function textModule(file: string): string {
  const imported = `import { part } from ${JSON.stringify(ISLAND_RUNTIME)}`
  return `${imported}\nexport default part(${JSON.stringify(file)})\nexport const toc = []\nexport const frontMatter = {}`
}

/**
 * Can be drawn, called, constructed, looked into and taken apart: what needs it goes on without it. Drawn, it shows
 * what stands in it. It holds a few of itself, for `const [state, submit] = useForm()`; no end of them would hang loops.
 * What fails for all that names it: `notInstalled(...).then is not a function`.
 */
const NOTHING = `const notInstalled = new Proxy(function () {}, {
  get(target, key) {
    if (key === Symbol.for('${NOT_INSTALLED}')) return true
    if (key === Symbol.toPrimitive) return () => ''
    if (key === Symbol.iterator) return function* () { for (let left = 4; left > 0; left--) yield notInstalled }
    return typeof key === 'symbol' || ['then', '$$typeof', 'defaultProps', 'contextType'].includes(key) ? undefined
      : key === 'prototype' ? target.prototype : notInstalled
  },
  apply: (target, self, [props]) =>
    typeof props === 'object' && props !== null && 'children' in props ? props.children : notInstalled,
  construct: () => notInstalled,
})`

/** Among the names: it is taken in by `require`, which gives the value itself. */
const REQUIRED = '='

/** Stands for the module that an import names; `names`: what is imported of it. */
export const missingId = (names: readonly string[], isRequired: boolean): string =>
  MISSING + (isRequired ? REQUIRED : names.join())

/** All of it is nothing. `names`: what is imported of it, joined by commas. */
function missingModule(names: string): string {
  if (names === REQUIRED) return `${NOTHING}\nmodule.exports = notInstalled`
  return [NOTHING, 'export default notInstalled', ...exportsOfNames(names, 'notInstalled')].join('\n')
}

const exportsOfNames = (names: string, value: string): string[] =>
  names
    .split(',')
    .filter(name => /^[\w$]+$/.test(name) && name !== 'default')
    .map(name => `export { ${value} as ${name} }`)

/** Stands for a sheet of the theme that this is not: none of its names is a class. */
export const bareSheetId = (names: readonly string[]): string => BARE_SHEET + names.join()

function bareSheetModule(names: string): string {
  return ['const none = undefined', 'export default {}', ...exportsOfNames(names, 'none')].join('\n')
}

/** Asking for it fails, when it is asked for. */
const failingModule = (name: string): string =>
  `throw Object.assign(new Error(${JSON.stringify(`Cannot find module '${name}'`)}), { code: 'MODULE_NOT_FOUND' })\nmodule.exports = {}`
