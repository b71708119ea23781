/** What is learned of the site's modules while they are bundled. */

import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { basename, dirname, extname, isAbsolute, join, relative, resolve } from 'node:path'
import { parseSync } from 'rolldown/utils'
import type { Config } from '../shared/config.ts'
import { type AssetPath, assetToAddress, toAssetPath, toFilePath } from '../shared/path.ts'
import type { Problem } from '../shared/problem.ts'
import { createMatcher } from '../shared/text/glob.ts'
import { inspectModule, isClientModule } from './inspect.ts'
import { readSpecifier } from './specifier.ts'
import { compileStyles } from './styles.ts'

export interface Graph {
  /** Browsers take this file's components over. */
  isClient(path: string): boolean
  /** Notes what a file holds. */
  read(path: string, content: string | Uint8Array): void
  hashes: Map<string, string>
  exports: Map<string, string[]>
  exportsOf(path: string): string[]
  /** State, effects or handlers of a file, the first of them. */
  live: Map<string, { what: string; line: number; column: number }>
  /** Sheets by file. */
  styles: Map<string, string>
  /** A plain sheet with the sheets that it imports put in. */
  sheet(path: string): string
  /** Code of a module that stands for a style sheet. */
  style(path: string): string
  /** Address under which a file is published. */
  publish(path: string): string
  /** A name for the drawings of a file. */
  nameOf(path: string): string
  published: Map<AssetPath, string>
  problem(file: string, problem: Problem): void
  /** By the file that they are about. */
  problems: Map<string, Problem[]>
}

export function createGraph(config: Config): Graph {
  const { siteDir, baseUrl } = config
  const isListed = createMatcher(config.islands)
  const shown = (path: string) => toFilePath(relative(siteDir, path))
  const client = new Map<string, boolean>()
  const statics = config.staticDirectories.map(folder => resolve(siteDir, folder))
  const graph: Graph = {
    hashes: new Map(),
    exports: new Map(),
    live: new Map(),
    styles: new Map(),
    published: new Map(),
    problems: new Map(),
    isClient(path) {
      if (!isAbsolute(path) || path.includes('/node_modules/') || !/\.[cm]?[jt]sx?$/.test(path)) return false
      const known = client.get(path) ?? (isListed(shown(path)) || isClientModule(readFileSync(path, 'utf8')))
      client.set(path, known)
      return known
    },
    read(path, content) {
      graph.hashes.set(path, createHash('sha256').update(content).digest('hex'))
    },
    exportsOf(path) {
      const known = graph.exports.get(path)
      if (known !== undefined) return known
      const { program } = parseSync(path, readFileSync(path, 'utf8'))
      const { exports } = inspectModule(program)
      graph.exports.set(path, exports)
      return exports
    },
    nameOf: path => `d${createHash('sha256').update(shown(path)).digest('hex').slice(0, 6)}`,
    publish(path) {
      const folder = statics.find(root => path.startsWith(`${root}/`))
      if (folder !== undefined) return assetToAddress(toAssetPath(toFilePath(relative(folder, path))), baseUrl)
      const bytes = readFileSync(path)
      graph.read(path, bytes)
      const hash = createHash('sha256').update(bytes).digest('hex').slice(0, 8)
      const extension = extname(path)
      const output = toAssetPath(`assets/files/${basename(path, extension)}-${hash}${extension.toLowerCase()}`)
      graph.published.set(output, path)
      return assetToAddress(output, baseUrl)
    },
    sheet: path => inlineSheet(path, new Set()),
    style(path) {
      const isModule = /\.module\.\w+$/.test(path)
      const source = readFileSync(path, 'utf8')
      graph.read(path, source)
      if (!path.endsWith('.css')) {
        const text = `стили ${extname(path)} не читаются`
        const hint = 'скомпилируйте их в .css и импортируйте его'
        graph.problem(path, { level: 'error', code: 'module-style', text, hint, file: shown(path) })
        return 'export default {}'
      }
      const { css, names, imports } = compileStyles(source, {
        file: shown(path),
        isModule,
        url: written => styleUrl(written, path),
      })
      graph.styles.set(path, css)
      const entries = Object.entries(names)
      const named = entries.filter(([name]) => /^[a-zA-Z_$][\w$]*$/.test(name) && !RESERVED.has(name))
      return [
        ...imports.map(name => `import ${JSON.stringify(/^[.@/]/.test(name) ? name : `./${name}`)}`),
        `export default ${JSON.stringify(Object.fromEntries(entries))}`,
        ...named.map(([name, value]) => `export const ${name} = ${JSON.stringify(value)}`),
      ].join('\n')
    },
    problem(file, problem) {
      const known = graph.problems.get(file) ?? []
      if (!known.some(({ text, line }) => text === problem.text && line === problem.line)) known.push(problem)
      graph.problems.set(file, known)
    },
  }
  return graph

  function inlineSheet(path: string, seen: Set<string>): string {
    if (seen.has(path)) return ''
    seen.add(path)
    const source = readFileSync(path, 'utf8')
    graph.read(path, source)
    // What has nothing to resolve is published as it is written.
    if (!/@import|url\(/.test(source)) return source
    const file = shown(path)
    const { css, imports } = compileStyles(source, { file, isModule: false, url: written => styleUrl(written, path) })
    const before = imports.map(name => {
      const target = readSpecifier(/^[.@]/.test(name) ? name : `./${name.replace(/^~/, '')}`, path, siteDir)
      if (target.kind === 'file') return inlineSheet(target.path, seen)
      const text = `файла ${name} из @import нет`
      graph.problem(path, { level: 'error', code: 'module-style', text, hint: 'исправьте путь', file })
      return ''
    })
    return [...before, css].filter(part => part !== '').join('\n')
  }

  /** Addresses from the root stay as they are, as Docusaurus leaves them. */
  function styleUrl(written: string, from: string): string {
    if (written.startsWith('/')) return written
    const [, name = '', rest = ''] = /^([^?#]*)(.*)$/.exec(written.replace(/^~/, '')) ?? []
    const relativeName = /^(?:\.|@site\/)/.test(name) ? name : `./${name}`
    const target = readSpecifier(relativeName, from, siteDir)
    if (target.kind === 'file') return graph.publish(target.path) + rest
    const text = `файла ${toFilePath(relative(siteDir, join(dirname(from), name)))} из url() нет`
    graph.problem(from, { level: 'error', code: 'module-style', text, hint: 'исправьте путь', file: shown(from) })
    return written
  }
}

/** Names that a module cannot export by declaration. */
const RESERVED = new Set(
  'default break case catch class const continue debugger delete do else enum export extends false finally for function if import in instanceof new null return super switch this throw true try typeof var void while with yield let static await async package private protected public interface implements'.split(
    ' ',
  ),
)
