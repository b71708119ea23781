/**
 * `require('@site/static/img/' + name)`, `require.context('./people', true, /\.json$/)` and `import('./words/' + name)`:
 * every file that they may mean stands ready by name, as Docusaurus' bundler has it.
 */

import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join, resolve } from 'node:path'
import type { ESTree } from 'rolldown/utils'
import { isDataFile, readSpecifier, roleOf } from '../../docusaurus/index.ts'
import { type Unmoved, unmoved } from '../../shared/language/unmoved.ts'
import { attempt, isRecord } from '../../shared/value.ts'
import type { Bounds } from './bounds.ts'
import { type Graph, noteContent } from './graph.ts'
import { langOf } from './imports.ts'
import { fileModule, ISLAND_RUNTIME, TEXT } from './virtual.ts'

/** Before the files of a folder as JSON: the name changes with them. */
export const FOLDER = '\0zapiski:folder:'

interface Folder {
  /** What the address begins with, as written, up to the last slash. */
  written: string
  /** Files by their name below it, with the module that each is; of a text its metadata as code. */
  files: [name: string, module: string, frontMatter?: string][]
  /** Asked for as a whole, its files at once or later. */
  context?: 'sync' | 'lazy'
  /** Files come when they are asked for: by `import`. */
  isLater?: true
}

interface Asking {
  /** Absolute. */
  file: string
  siteDir: string
  bounds: Bounds
  /** Hears of every text that is looked into. */
  note: (path: string, text: string) => void
}

/** A call whose argument may begin with the name of a folder. */
const CALL =
  /\brequire\s*\.\s*context\s*\(|\b(?:require|import)\((?:\s|\/\*[^*]*\*\/)*(?:`[^`$]*\/[^`]*\$\{|(['"])[^'"\n]*\/[^'"\n]*\1\s*\+)/

/** For the bundler, as `transform` gives it. What does not parse is told when it is bundled. */
export async function ledToFolders(text: string, file: string, graph: Graph): Promise<Unmoved | null> {
  const note: Asking['note'] = (path, content) => noteContent(graph, path, content)
  const asking = { file, siteDir: graph.config.siteDir, bounds: graph.bounds, note }
  const code = await withFolders(text, asking).catch(() => undefined)
  return code === undefined ? null : unmoved(code)
}

/** The code with such calls led to their folders; `undefined` where it has none. No line moves. */
async function withFolders(code: string, asking: Asking): Promise<string | undefined> {
  if (!CALL.test(code)) return undefined
  const { parseSync, Visitor } = await import('rolldown/utils')
  const { program } = parseSync(asking.file, code, { lang: langOf(asking.file) })
  const found: { from: number; to: number; made: string }[] = []
  new Visitor({
    ImportExpression: ({ source, start }) => {
      // Without an end it may mean every file below; one that means nothing of the site is left to the browser.
      const folder = source.type === 'Literal' || edgesOf(source)[1] === '' ? undefined : folderOf(source, asking)
      if (folder === undefined || folder.files.length === 0) return
      const made = `require${called({ ...folder, isLater: true })}`
      found.push({ from: start, to: start + 'import'.length, made })
    },
    CallExpression: ({ callee, arguments: given, end }) => {
      const name =
        callee.type === 'MemberExpression' && callee.property.type === 'Identifier' ? callee.property.name : ''
      const asked = callee.type === 'MemberExpression' ? callee.object : callee
      if (asked.type !== 'Identifier' || asked.name !== 'require') return
      const isContext = callee !== asked
      if (isContext && name !== 'context') return
      const folder = isContext
        ? contextOf(given, asking)
        : given[0]?.type === 'Literal'
          ? undefined
          : folderOf(given[0], asking)
      if (folder === undefined) return
      const made = called(folder)
      // What follows the name of a folder stays: the function is asked for it.
      const to = isContext ? end : asked.end
      found.push({ from: asked.end, to, made: made + '\n'.repeat(linesIn(code.slice(asked.end, to))) })
    },
  }).visit(program)
  if (found.length === 0) return undefined
  return found
    .sort((a, b) => b.from - a.from)
    .reduce((text, { from, to, made }) => text.slice(0, from) + made + text.slice(to), code)
}

const called = (folder: Folder): string => `(${JSON.stringify(FOLDER + JSON.stringify(folder))})`

const linesIn = (text: string): number => text.split('\n').length - 1

/** `require.context(folder, with what lies deeper, pattern, kind)`, all but the first with a default. */
function contextOf(given: readonly ESTree.Node[], asking: Asking): Folder | undefined {
  const [folder, deep, pattern, kind] = given
  if (folder?.type !== 'Literal' || typeof folder.value !== 'string') return undefined
  if (pattern !== undefined && !(pattern.type === 'Literal' && 'regex' in pattern)) return undefined
  const written = `${folder.value.replace(/\/+$/, '')}/`
  const place = placeOf(written, asking)
  const context = kind?.type === 'Literal' && /^lazy/.test(String(kind.value)) ? 'lazy' : 'sync'
  if (place === undefined) return { written, files: [], context }
  const isDeep = !(deep?.type === 'Literal' && deep.value === false)
  const wanted =
    pattern === undefined ? /^\.\// : new RegExp(pattern.regex.pattern, pattern.regex.flags.replace(/[gy]/g, ''))
  const names = namesIn(place.folder).filter(
    name => (isDeep || !name.includes('/')) && wanted.test(`./${name}`) && asking.bounds(join(place.folder, name)),
  )
  const isDrawn = names.filter(name => roleOf(name) === 'text').length <= DRAWN
  const files = names.flatMap((name): Folder['files'] => {
    const path = join(place.folder, name)
    if (roleOf(path) === 'text') return [[`./${name}`, isDrawn ? TEXT + path : '', frontMatterOf(path, asking)]]
    const module = moduleOf(path, { as: place.as, end: name })
    return module === undefined || path === asking.file ? [] : [[`./${name}`, module]]
  })
  return { written, files, context }
}

/** Of more texts a list is wanted, and none of them is drawn: every page with the list would read them all. */
const DRAWN = 24

/** Metadata of a text as code; times are dates, as the former engine has them. What cannot be read is told of the text itself. */
function frontMatterOf(path: string, { note }: Asking): string {
  const text = attempt(() => readFileSync(path, 'utf8')) ?? ''
  note(path, text)
  const [, written] = /^\uFEFF?---[ \t]*\r?\n([\s\S]*?)\r?\n---[ \t]*(?:\r?\n|$)/.exec(text) ?? []
  if (written === undefined) return '{}'
  const { parse } = createRequire(import.meta.url)('yaml') as typeof import('yaml')
  const read: unknown = attempt(() => parse(written, { schema: 'yaml-1.1', maxAliasCount: 0 }))
  return isRecord(read) ? codeOf(read) : '{}'
}

function codeOf(value: unknown): string {
  if (value instanceof Date) return `new Date(${value.getTime()})`
  if (Array.isArray(value)) return `[${value.map(codeOf).join(',')}]`
  if (!isRecord(value)) return JSON.stringify(value) ?? 'undefined'
  return `{${Object.entries(value)
    .map(([key, item]) => `[${JSON.stringify(key)}]:${codeOf(item)}`)
    .join(',')}}`
}

/** The folder that is meant; `undefined`: it is not there. */
function placeOf(
  written: string,
  { file, siteDir }: Asking,
): { folder: string; as: 'module' | 'raw' | 'url' } | undefined {
  const target = readSpecifier(written)
  if (target.kind !== 'file') return undefined
  const { from, path, as } = target
  const roots = from === 'root' ? [join(siteDir, 'static', path), join(siteDir, path)] : [resolve(dirname(file), path)]
  const folder = (from === 'site' ? [join(siteDir, path)] : roots).find(existsSync)
  return folder === undefined ? undefined : { folder, as }
}

function folderOf(node: ESTree.Node | undefined, asking: Asking): Folder | undefined {
  const [start, end] = edgesOf(node)
  const cut = start.lastIndexOf('/') + 1
  const written = start.slice(0, cut)
  if (cut === 0 || readSpecifier(written).kind !== 'file') return undefined
  const place = placeOf(written, asking)
  if (place === undefined) return { written, files: [] }
  const { folder, as } = place
  const files = namesIn(folder)
    .filter(name => name.startsWith(start.slice(cut)) && name.endsWith(end) && asking.bounds(join(folder, name)))
    .flatMap((name): Folder['files'] => {
      const module = moduleOf(join(folder, name), { as, end })
      return module === undefined ? [] : [[name, module]]
    })
  return { written, files }
}

/** The text that an address certainly begins and ends with. */
function edgesOf(node: ESTree.Node | undefined): [start: string, end: string] {
  if (node?.type === 'Literal' && typeof node.value === 'string') return [node.value, node.value]
  if (node?.type === 'TemplateLiteral' && node.expressions.length > 0)
    return [node.quasis[0]?.value.cooked ?? '', node.quasis.at(-1)?.value.cooked ?? '']
  if (node?.type === 'BinaryExpression' && node.operator === '+') return [edgesOf(node.left)[0], edgesOf(node.right)[1]]
  return ['', '']
}

/** What may be read only here, or is no file of the site, is not looked into. */
const namesIn = (folder: string, below = ''): string[] =>
  readdirSync(join(folder, below), { withFileTypes: true })
    .filter(({ name }) => !name.startsWith('.') && name !== 'node_modules')
    .flatMap(entry => {
      const name = below === '' ? entry.name : `${below}/${entry.name}`
      if (entry.isDirectory()) return namesIn(folder, name)
      return entry.isFile() ? [name] : []
    })
    .sort()

/** Code is taken in only where the address says that it is code: a folder of pictures may hold some, too. */
function moduleOf(path: string, { as, end }: { as: 'module' | 'raw' | 'url'; end: string }): string | undefined {
  const role = roleOf(path)
  if (as !== 'module') return fileModule(as, path)
  if (role === 'asset') return fileModule('url', path)
  if (role === 'drawing') return fileModule('svg', path)
  const isNamed = isDataFile(path) || (end !== '' && roleOf(`x${end}`) === 'code')
  return role === 'code' && isNamed ? path : undefined
}

/** Code of the folder that `id` holds: a function of the address, for the build or for browsers. */
export function folderModule(id: string, isBrowser: boolean): string {
  const { written, files, context, isLater } = JSON.parse(id.slice(FOLDER.length)) as Folder
  if (isLater) return laterModule(written, files)
  const taken = ([, module, frontMatter]: Folder['files'][number]): string => {
    if (frontMatter === undefined) return `require(${JSON.stringify(module)})`
    // No text of the site is sent to browsers as a module.
    const drawn = isBrowser || module === '' ? '() => null' : `require(${JSON.stringify(module)}).default`
    return `({ default: ${drawn}, frontMatter: ${frontMatter}, toc: [] })`
  }
  const lines = files.map(file => `${JSON.stringify(file[0])}: () => ${taken(file)}`)
  if (context !== undefined) return contextModule(lines, { written, context })
  const absent = isBrowser ? '() => ({})' : `require(${JSON.stringify(ISLAND_RUNTIME)}).absent`
  return `const files = {${lines.join(',')}}
module.exports = address => {
  const name = String(address).slice(${written.length}).replace(/^(?:\\.\\/)+/, '')
  return Object.hasOwn(files, name) ? files[name]() : (${absent})(String(address))
}`
}

/**
 * As the bundler of Docusaurus has it: a module says that it is one, which loaders of components look for, and data are
 * a module of all that they have, a list its length too.
 */
const laterModule = (written: string, files: Folder['files']): string => `
const named = module => Object.defineProperty({ ...module }, '__esModule', { value: true })
const whole = ({ default: data }) => {
  const module = named({ default: data })
  for (const name of Object.getOwnPropertyNames(Object(data))) if (name !== 'default') module[name] = data[name]
  return module
}
const files = {${files
  .map(([name, module]) => {
    const then = isDataFile(name) ? 'whole' : 'named'
    return `${JSON.stringify(name)}: () => import(${JSON.stringify(module)}).then(${then})`
  })
  .join(',')}}
module.exports = async address => {
  const name = String(address).slice(${written.length}).replace(/^(?:\\.\\/)+/, '')
  if (Object.hasOwn(files, name)) return files[name]()
  throw Object.assign(new Error("Cannot find module '" + address + "'"), { code: 'MODULE_NOT_FOUND' })
}`

/** As the bundler of Docusaurus makes it: a function of a name, which knows all names. */
const contextModule = (
  lines: readonly string[],
  { written, context }: Required<Pick<Folder, 'written' | 'context'>>,
) => `
const files = {${lines.join(',')}}
const read = name => {
  if (Object.hasOwn(files, name)) return files[name]()
  throw Object.assign(new Error("Cannot find module '" + name + "'"), { code: 'MODULE_NOT_FOUND' })
}
const context = ${context === 'lazy' ? 'async name => read(name)' : 'read'}
module.exports = Object.assign(name => context(name), {
  id: ${JSON.stringify(written)},
  keys: () => Object.keys(files),
  resolve: name => name,
})`
