/** `require('@site/static/img/' + name)`: every file that it may mean stands ready by name, as Docusaurus' bundler has it. */

import { existsSync, readdirSync } from 'node:fs'
import { dirname, join, resolve } from 'node:path'
import type { ESTree } from 'rolldown/utils'
import { readSpecifier, roleOf } from '../../docusaurus/index.ts'
import type { Bounds } from './bounds.ts'
import type { Graph } from './graph.ts'
import { langOf } from './imports.ts'
import { fileModule, ISLAND_RUNTIME } from './virtual.ts'

/** Before the files of a folder as JSON: the name changes with them. */
export const FOLDER = '\0zapiski:folder:'

interface Folder {
  /** What the address begins with, as written, up to the last slash. */
  written: string
  /** Files by their name below it, with the module that each is. */
  files: [name: string, module: string][]
}

interface Asking {
  /** Absolute. */
  file: string
  siteDir: string
  bounds: Bounds
}

/** A call whose argument may begin with the name of a folder. */
const CALL = /\brequire\(\s*(?:`[^`$]*\/[^`]*\$\{|(['"])[^'"\n]*\/[^'"\n]*\1\s*\+)/

/** For the bundler, as `transform` gives it. What does not parse is told when it is bundled. */
export async function ledToFolders(text: string, file: string, graph: Graph): Promise<{ code: string } | null> {
  const asking = { file, siteDir: graph.config.siteDir, bounds: graph.bounds }
  const code = await withFolders(text, asking).catch(() => undefined)
  return code === undefined ? null : { code }
}

/** The code with such calls led to their folders; `undefined` where it has none. No line moves. */
async function withFolders(code: string, asking: Asking): Promise<string | undefined> {
  if (!CALL.test(code)) return undefined
  const { parseSync, Visitor } = await import('rolldown/utils')
  const { program } = parseSync(asking.file, code, { lang: langOf(asking.file) })
  const found: { at: number; id: string }[] = []
  new Visitor({
    CallExpression: node => {
      if (node.callee.type !== 'Identifier' || node.callee.name !== 'require') return
      const [address] = node.arguments
      const folder = address?.type === 'Literal' ? undefined : folderOf(address, asking)
      if (folder !== undefined) found.push({ at: node.callee.end, id: FOLDER + JSON.stringify(folder) })
    },
  }).visit(program)
  if (found.length === 0) return undefined
  return found
    .sort((a, b) => b.at - a.at)
    .reduce((text, { at, id }) => `${text.slice(0, at)}(${JSON.stringify(id)})${text.slice(at)}`, code)
}

function folderOf(node: ESTree.Node | undefined, { file, siteDir, bounds }: Asking): Folder | undefined {
  const [start, end] = edgesOf(node)
  const cut = start.lastIndexOf('/') + 1
  const written = start.slice(0, cut)
  const target = readSpecifier(written)
  if (cut === 0 || target.kind !== 'file') return undefined
  const { from, path, as } = target
  const roots = from === 'root' ? [join(siteDir, 'static', path), join(siteDir, path)] : [resolve(dirname(file), path)]
  const folder = (from === 'site' ? [join(siteDir, path)] : roots).find(existsSync)
  if (folder === undefined) return { written, files: [] }
  const files = namesIn(folder)
    .filter(name => name.startsWith(start.slice(cut)) && name.endsWith(end) && bounds(join(folder, name)))
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
  const isNamed = path.endsWith('.json') || (end !== '' && roleOf(`x${end}`) === 'code')
  return role === 'code' && isNamed ? path : undefined
}

/** Code of the folder that `id` holds: a function of the address, for the build or for browsers. */
export function folderModule(id: string, isBrowser: boolean): string {
  const { written, files } = JSON.parse(id.slice(FOLDER.length)) as Folder
  const lines = files.map(([name, module]) => `${JSON.stringify(name)}: () => require(${JSON.stringify(module)})`)
  const absent = isBrowser ? '() => ({})' : `require(${JSON.stringify(ISLAND_RUNTIME)}).absent`
  return `const files = {${lines.join(',')}}
module.exports = address => {
  const name = String(address).slice(${written.length}).replace(/^(?:\\.\\/)+/, '')
  return Object.hasOwn(files, name) ? files[name]() : (${absent})(String(address))
}`
}
