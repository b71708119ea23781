/** Style sheets as modules of components, and as sheets of their own with everything that they import. */

import { existsSync, readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, extname, join, resolve } from 'node:path'
import { assetToAddress, decodeSafely, packageName, splitAddress, toAssetPath, withoutBase } from '../../shared/path.ts'
import { attempt } from '../../shared/value.ts'
import { findTarget, type Target } from '../bundle/files.ts'
import { type Graph, isOwnFile, noteContent, noteProblem, publishFile, readNoted, shownPath } from '../bundle/graph.ts'
import {
  type Composed,
  checkSheet,
  compileModule,
  compileSheet,
  minifySheet,
  type SheetImport,
  type Spot,
  type StyleOptions,
  unclosedBlock,
} from './compile.ts'
import { liftImports } from './imports.ts'
import { compileSass } from './sass.ts'
import { styledSheet, withoutMark } from './styled.ts'

/** Code of a module that stands for a style sheet; the sheet itself is kept in the graph. */
export function styleModule(graph: Graph, path: string): string {
  const source = readSheet(graph, path)
  if (source === undefined) return 'export default {}'
  const isModule = /\.module\.\w+$/.test(path)
  const { css, names, imports } = (isModule ? compileModule : compileSheet)(source, optionsFor(graph, path))
  // Those that hold always are modules of their own: each sheet of a site is there once.
  const inside = imports.filter(({ condition }) => condition !== '')
  const others = imports.filter(({ condition }) => condition === '')
  graph.styles.set(
    path,
    joinSheets([...inside.map(item => inlineImport(graph, path, item)), isModule ? minifySheet(css, path) : css]),
  )
  return moduleOf(
    names,
    others.map(({ name }) => moduleName(graph, path, name)),
  )
}

/** The sheet as CSS; `undefined` when nothing here can make that of it, which is told. */
function readSheet(graph: Graph, path: string): string | undefined {
  const css = readAsCss(graph, path)
  return css && liftImports(css)
}

function readAsCss(graph: Graph, path: string): string | undefined {
  const source = withoutMark(readNoted(graph, path))
  noteContent(graph, path, source)
  const styled = styledSheet(graph.config, path, source)
  if (styled !== undefined) {
    for (const file of styled.files) noteContent(graph, file, readFileSync(file))
    return styled.css
  }
  if (path.endsWith('.css')) return source
  const made = compileSass(source, path, graph.config.siteDir)
  if (made === undefined) {
    const extension = extname(path)
    const id = /^\.s[ac]ss$/.test(extension) ? 'module-style/sass' : 'module-style/format'
    noteProblem(graph, path, { id, values: { extension } })
    return undefined
  }
  for (const file of made.files) noteContent(graph, file, readFileSync(file))
  if ('message' in made) noteProblem(graph, path, { id: 'module-style/syntax', values: { message: made.message } })
  return 'css' in made ? made.css : undefined
}

/** The text of a sheet with the sheets that it imports put in. */
export function inlineSheet(graph: Graph, path: string, seen = new Set<string>()): string {
  if (seen.has(path)) return ''
  seen.add(path)
  const source = readSheet(graph, path)
  if (source === undefined) return ''
  const isAsWritten = styledSheet(graph.config, path) === undefined
  if (isOwnFile(path) && isAsWritten) noteMistakes(graph, path, source)
  // What has nothing to resolve is published as it is written.
  if (!/@import|url\(/i.test(source)) return source
  const { css, imports } = compileSheet(source, optionsFor(graph, path))
  return liftImports(joinSheets([...imports.map(item => inlineImport(graph, path, { ...item, seen })), css]))
}

/** A sheet of the site's own is published with its mistakes: browsers pass over such a rule, its author would not know why. */
function noteMistakes(graph: Graph, path: string, source: string): void {
  // What Docusaurus published so far is not the worst of a move.
  const level = graph.config.lenient === undefined ? 'warning' : 'note'
  const unclosed = unclosedBlock(source)
  if (unclosed !== undefined) noteProblem(graph, path, { level, id: 'site-style/unclosed', at: unclosed })
  const mistake: StyleOptions['mistake'] = (message, at) =>
    noteProblem(graph, path, { level, id: 'site-style', values: { message }, at })
  checkSheet(source, { file: shownPath(graph, path), mistake })
}

function inlineImport(graph: Graph, path: string, item: SheetImport & { seen?: Set<string> }): string {
  const { name, condition, seen, ...at } = item
  const target = targetOf(graph, localName(name), path)
  const sheet = target.kind === 'file' ? target.path : sheetOfPackage(name, graph.config.siteDir)
  if (sheet !== undefined) return within(condition, inlineSheet(graph, sheet, seen))
  if (target.kind === 'outside') noteProblem(graph, path, { id: 'import-outside', values: { specifier: name }, at })
  else if (!isOfPackage(name, path)) noteProblem(graph, path, { id: 'module-style/import', values: { name }, at })
  else if (!BUILT_IN.test(name))
    noteProblem(graph, path, { id: 'package-missing', values: { name: packageName(withoutTilde(name)) }, at })
  return ''
}

/** The sheet of formulas is the engine's own. */
const BUILT_IN = /^~?katex\/dist\/katex(?:\.min)?\.css$/

/** `~a/b.css`, `@a/b/c.css`, `a/b.css` and `a`, when no folder `a` lies beside the sheet; `a.css` is a file. */
function isOfPackage(written: string, sheet: string): boolean {
  const name = withoutTilde(written)
  if (/^(?:[./]|@site\/)/.test(name)) return false
  const [first = '', ...rest] = name.split('/')
  if (name !== written || first.startsWith('@')) return true
  return rest.length === 0 ? !/\.\w+$/.test(name) : !existsSync(join(dirname(sheet), first))
}

/** `~` is webpack's mark of a module. */
const withoutTilde = (written: string): string => written.replace(/^~/, '')

const targetOf = ({ config, bounds }: Graph, name: string, file: string): Target =>
  findTarget(name, { file, siteDir: config.siteDir, aliases: config.made?.aliases, bounds })

/** `katex/dist/katex.css` of a package that the site has. */
function sheetOfPackage(written: string, siteDir: string): string | undefined {
  const name = withoutTilde(written)
  if (/^[./]/.test(name)) return undefined
  const found = attempt(() => resolve(createRequire(join(siteDir, 'package.json')).resolve(name)))
  return found?.endsWith('.css') ? found : undefined
}

/** What lies beside the sheet comes before a package of that name. */
function moduleName(graph: Graph, path: string, written: string): string {
  const isBeside = targetOf(graph, localName(written), path).kind === 'file'
  const isPackage = !isBeside && sheetOfPackage(written, graph.config.siteDir) !== undefined
  return isPackage ? withoutTilde(written) : localName(written)
}

const joinSheets = (sheets: readonly string[]): string => sheets.filter(sheet => sheet !== '').join('\n')

/** `layer(a) supports(b) c` of an import as rules around what it brings. */
function within(condition: string, css: string): string {
  const [, layer, name, supports, media] =
    /^(?:(layer)(?:\(([^)]*)\))?(?![\w-]))?\s*(?:supports\(((?:[^()]|\([^()]*\))*)\))?\s*(.*)$/s.exec(condition) ?? []
  const rules = [
    ...(media === undefined || media === '' ? [] : [`@media ${media}`]),
    ...(supports === undefined ? [] : [`@supports (${supports})`]),
    ...(layer === undefined ? [] : [`@layer ${name ?? ''}`.trim()]),
  ]
  return css === '' ? '' : rules.reduceRight((inner, rule) => `${rule} {\n${inner}\n}`, css)
}

/** `a.css` lies beside the sheet. */
function localName(written: string): string {
  const name = withoutTilde(written)
  return /^(?:\.|@site\/)/.test(name) ? name : `./${name}`
}

const optionsFor = (graph: Graph, path: string): StyleOptions => ({
  file: shownPath(graph, path),
  url: (written, spot) => publishedAddress(graph, path, { written, spot }),
  mistake: (message, at) => noteProblem(graph, path, { id: 'module-style/syntax', values: { message }, at }),
})

function publishedAddress(graph: Graph, sheet: string, { written, spot }: { written: string; spot: Spot }): string {
  if (written.startsWith('/')) return staticAddress(graph, sheet, { written, spot })
  const { path, tail } = splitAddress(localName(written))
  const target = targetOf(graph, path, sheet)
  if (target.kind === 'file') return publishFile(graph, target.path) + tail
  if (target.kind === 'outside') {
    noteProblem(graph, sheet, { id: 'import-outside', values: { specifier: written }, at: spot })
    return written
  }
  const file = shownPath(graph, target.kind === 'missing' ? target.path : join(dirname(sheet), path))
  noteProblem(graph, sheet, { id: 'module-style/url', values: { file }, at: spot })
  return written
}

/**
 * A path from the root is one of the static folder: it gets the base of the site. Docusaurus' bundler looks in the folder
 * of the site too. What is not there stays as written.
 */
function staticAddress(graph: Graph, sheet: string, { written, spot }: { written: string; spot: Spot }): string {
  const { siteDir, filesUrl, staticDirectories } = graph.config
  const { path, tail } = splitAddress(written)
  const inside = decodeSafely(withoutBase(path, filesUrl))
  if (staticDirectories.some(folder => existsSync(join(siteDir, folder, inside))))
    return assetToAddress(toAssetPath(inside), filesUrl) + tail
  const target = targetOf(graph, `@site/${inside.replace(/^\/+/, '')}`, sheet)
  if (target.kind === 'file') return publishFile(graph, target.path) + tail
  noteProblem(graph, sheet, { id: 'module-style/static', level: 'warning', values: { file: written }, at: spot })
  return written
}

/** Names that a module cannot export by declaration. */
const RESERVED = new Set(
  'default break case catch class const continue debugger delete do else enum export extends false finally for function if import in instanceof new null return super switch this throw true try typeof var void while with yield let static await async package private protected public interface implements'.split(
    ' ',
  ),
)

function moduleOf(names: Record<string, Composed[]>, imports: readonly string[]): string {
  const sheets = [
    ...new Set(
      Object.values(names).flatMap(parts => parts.flatMap(part => (typeof part === 'string' ? [] : part.from))),
    ),
  ]
  const codeOf = (part: Composed): string =>
    typeof part === 'string' ? JSON.stringify(part) : `$sheet${sheets.indexOf(part.from)}[${JSON.stringify(part.name)}]`
  const values = Object.entries(names).map(([name, parts]) => [name, parts.map(codeOf).join(" + ' ' + ")] as const)
  const named = values.filter(([name]) => /^[a-zA-Z_$][\w$]*$/.test(name) && !RESERVED.has(name))
  return [
    ...imports.map(name => `import ${JSON.stringify(name)}`),
    ...sheets.map((name, index) => `import $sheet${index} from ${JSON.stringify(localName(name))}`),
    `export default {${values.map(([name, value]) => `${JSON.stringify(name)}: ${value}`).join(', ')}}`,
    ...named.map(([name, value]) => `export const ${name} = ${value}`),
  ].join('\n')
}
