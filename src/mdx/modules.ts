/** What an `import` of MDX means: Docusaurus' own modules, partials, files of the site, modules that the build knows. */

import { type ModuleExports, replacementOf } from '../docusaurus/index.ts'
import { extensionOf, type FilePath, folderOf, toFilePath } from '../shared/path.ts'
import { type Context, report, type Unit } from '../tree/context.ts'
import type { Place } from '../tree/html-tree.ts'
import { addressMark } from './components/components.ts'
import { messageOf } from './errors.ts'
import type { Component } from './skeleton/to-react.ts'

export type { ModuleExports }

export interface ModuleScope {
  context: Context
  components: Record<string, Component>
  provided: Record<string, ModuleExports>
  /** Parses and evaluates a partial. */
  partial: (file: FilePath, at: Place) => Promise<ModuleExports>
}

const CODE = new Set(['', 'js', 'mjs', 'cjs', 'jsx', 'ts', 'mts', 'cts', 'tsx', 'json'])
const STYLES = new Set(['css', 'scss', 'sass', 'less'])
const LOCAL = /^(?:\.{1,2}\/|@site\/|\/)/

/** How the document uses what it imports. */
export interface Use {
  /** As a tag: a drawing is then drawn in place. */
  component: boolean
}

/** Exports of a module; a missing one is reported and becomes a stand-in, so that the rest is checked too. */
export async function loadModule(
  specifier: string,
  unit: Unit,
  at: Place,
  scope: ModuleScope,
  use: Use = { component: false },
): Promise<ModuleExports> {
  const { context } = scope
  const builtIn = findBuiltIn(specifier, scope)
  if (builtIn !== undefined) return builtIn
  if (!LOCAL.test(specifier)) return loadCode(specifier, unit, at, scope)
  const file = resolveFile(specifier, unit.file)
  if (file.startsWith('..')) {
    const text = `import ${specifier} выходит за папку сайта`
    report(context, 'error', 'import-outside', at, text, 'импортировать можно только файлы сайта')
    return standIn()
  }
  const extension = extensionOf(file)
  const isRaw = /\?(?:raw|url)\b/.test(specifier)
  if (!isRaw && (extension === 'md' || extension === 'mdx')) return scope.partial(file, at)
  if (STYLES.has(extension) && context.options.importModule === undefined) {
    const text = `стили ${specifier} не подключаются из MDX`
    report(context, 'note', 'ignored-style', at, text, 'подключите их через theme.customCss в настройках')
    return { default: {} }
  }
  const isDrawing = extension === 'svg' && use.component && context.options.importModule !== undefined
  const isModule = context.options.isSiteModule?.(specifier, unit.file) === true
  const isCode = CODE.has(extension) || STYLES.has(extension) || isRaw || isDrawing || isModule
  return isCode ? loadCode(specifier, unit, at, scope) : { default: addressMark(specifier, false, at, context) }
}

async function loadCode(specifier: string, unit: Unit, at: Place, scope: ModuleScope): Promise<ModuleExports> {
  const { context, provided } = scope
  const { importModule } = context.options
  if (importModule === undefined || isReserved(specifier, context)) {
    const hint = specifier.startsWith('@') ? replacementOf(specifier, Object.keys(provided)) : 'проверьте путь'
    report(context, 'error', 'mdx-import', at, `модуля ${specifier} нет`, hint)
    return standIn()
  }
  try {
    return await importModule(specifier, unit.file)
  } catch (error) {
    // The module itself is named among the problems.
    if (error instanceof Error && 'isReported' in error) return standIn()
    const place = context.options.placeOfError?.(error)
    const where = place === undefined ? '' : ` (${place.file}:${place.line}:${place.column})`
    const text = `модуль ${specifier} не загрузился: ${messageOf(error).split('\n')[0] ?? ''}${where}`
    const hint = error instanceof Error && 'hint' in error ? String(error.hint) : 'проверьте путь и сам модуль'
    report(context, 'error', 'mdx-import', at, text, hint)
    return standIn()
  }
}

/** Names that no package may have; `@theme/X` may be a file of the site. */
const isReserved = (specifier: string, { options }: Context): boolean =>
  /^@(?:docusaurus|generated)\//.test(specifier) ||
  (/^@theme(?:-original|-init)?\//.test(specifier) && options.isSiteModule?.(specifier) !== true)

/** Path of a local import: from the importing file, or from the site for `@site/` and `/`. */
function resolveFile(specifier: string, from: FilePath): FilePath {
  const path = specifier.replace(/\?.*$/, '')
  if (path.startsWith('@site/')) return toFilePath(path.slice('@site/'.length))
  return path.startsWith('/') ? toFilePath(path) : toFilePath(`${folderOf(from)}/${path}`)
}

/** Draws its children, whatever its name. */
function standIn(): ModuleExports {
  const show: Component = ({ children }) => children ?? null
  // A module with `then` would be taken for a promise and waited for.
  return new Proxy<ModuleExports>({}, { get: (_, name) => (name === 'then' ? undefined : show), has: () => true })
}

function findBuiltIn(specifier: string, { components, provided, context }: ModuleScope): ModuleExports | undefined {
  const theme = /^@theme(-original|-init)?\/(.+)$/.exec(specifier)
  if (theme !== null) {
    const [, original, name = ''] = theme
    if (original === undefined && context.options.isSiteModule?.(specifier) === true) return undefined
    if (Object.hasOwn(components, name)) return { default: components[name] }
    // `@theme-original/MDXComponents/A`: a tag that a site wraps.
    const tag = /^MDXComponents\/(\w+)$/.exec(name)?.[1]?.toLowerCase()
    if (tag !== undefined) return { default: tag === 'heading' ? 'h2' : tag }
    return provided[`@theme/${name}`]
  }
  return Object.hasOwn(provided, specifier) ? provided[specifier] : undefined
}
