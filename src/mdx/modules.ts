/** What an `import` of MDX means: Docusaurus' own modules, partials, files of the site, modules that the build knows. */

import type { ReactNode } from 'react'
import {
  type AnyComponent,
  isStandIn,
  type ModuleExports,
  publicName,
  readSpecifier,
  replacementOf,
  roleOf,
  type Specifier,
} from '../docusaurus/index.ts'
import { isSaidError, reasonOf } from '../messages/said-error.ts'
import { type FilePath, folderOf, packageName, toFilePath } from '../shared/path.ts'
import type { Context, Unit } from '../tree/context.ts'
import type { Place } from '../tree/html-tree.ts'
import { addressMark } from './components/components.ts'
import { OWN_MODULE } from './skeleton/own-module.ts'

export type { ModuleExports }

export interface ModuleScope {
  context: Context
  components: Record<string, AnyComponent>
  provided: Record<string, ModuleExports>
  /** Parses and evaluates a partial. */
  partial: (file: FilePath, at: Place) => Promise<ModuleExports>
}

/** One `import` of a text. */
interface Import {
  specifier: string
  unit: Unit
  at: Place
  /** The text uses it as a tag: a drawing is then drawn in place. */
  component?: boolean
}

/** Exports of a module; a missing one is reported and becomes a stand-in, so that the rest is checked too. */
export async function loadModule(written: Import, scope: ModuleScope): Promise<ModuleExports> {
  const wanted = { ...written, specifier: plainName(written.specifier, scope) }
  const { specifier } = wanted
  if (specifier === OWN_MODULE) return loadCode(wanted, scope)
  const meaning = readSpecifier(specifier)
  if (meaning.kind === 'file') return loadFile(meaning, wanted, scope)
  const isOwn =
    meaning.kind === 'theme' &&
    !meaning.original &&
    meaning.name !== CODE &&
    !(OURS.has(meaning.name) && scope.context.options.lenient !== undefined) &&
    scope.context.options.isSiteModule?.(specifier) === true
  const known = isOwn ? undefined : findBuiltIn(meaning, specifier, scope)
  if (known !== undefined) return known
  const isReserved = meaning.kind === 'docusaurus' || (meaning.kind === 'theme' && !isOwn)
  return isReserved ? reportMissing(wanted, scope) : loadCode(wanted, scope)
}

/** Without the names that the site gives to its folders. */
export const plainName = (written: string, { context }: Pick<ModuleScope, 'context'>): string =>
  publicName(context.options.withoutAlias?.(written) ?? written)

/** The site's own is among the components, which know what colours code. */
const CODE = 'CodeBlock'

/** Copies of these lean on the insides of another theme: ours do the same without. `Layout` stands around all pages. */
const OURS = new Set(['Layout', 'TabItem', 'Tabs'])

function findBuiltIn(
  meaning: Specifier,
  specifier: string,
  { components, provided }: ModuleScope,
): ModuleExports | undefined {
  // That of a text, which no browser runs.
  if (specifier === '@docusaurus/BrowserOnly') return { default: components.BrowserOnly }
  if (meaning.kind !== 'theme')
    return Object.hasOwn(provided, specifier) && !isStandIn(specifier) ? provided[specifier] : undefined
  const { name } = meaning
  if (Object.hasOwn(components, name)) return { default: components[name] }
  // `@theme-original/MDXComponents/A`: a tag that a site wraps.
  const tag = /^MDXComponents\/(\w+)$/.exec(name)?.[1]?.toLowerCase()
  if (tag !== undefined) return { default: tag === 'heading' ? 'h2' : tag }
  return provided[`@theme/${name}`]
}

type FileSpecifier = Extract<Specifier, { kind: 'file' }>

async function loadFile(file: FileSpecifier, wanted: Import, scope: ModuleScope): Promise<ModuleExports> {
  const { specifier, unit, at, component = false } = wanted
  const { context } = scope
  const { importModule, isSiteModule, isOutside } = context.options
  // Texts write `/x` for a path from the site.
  const path = toFilePath(file.from === 'importer' ? `${folderOf(unit.file)}/${file.path}` : file.path)
  if (isOutside?.(specifier, unit.file) ?? path.startsWith('..')) {
    context.report('error', 'import-outside', { at, values: { specifier } })
    return standIn()
  }
  const kind = roleOf(path)
  if (file.as !== 'module' || kind === 'code' || kind === 'bare') return loadCode(wanted, scope)
  if (kind === 'text') return scope.partial(path, at)
  if (kind === 'style' && importModule === undefined) {
    context.report('note', 'ignored-style', { at, values: { specifier } })
    return { default: {} }
  }
  const isDrawing = kind === 'drawing' && component && importModule !== undefined
  const isCode = kind === 'style' || isDrawing || isSiteModule?.(specifier, unit.file) === true
  if (isCode) return loadCode(wanted, scope)
  const address = addressMark(specifier, at, context)
  const reference = context.references.at(-1)
  if (reference !== undefined && file.from === 'root') reference.imported = true
  return { default: address }
}

async function loadCode({ specifier, unit, at }: Import, scope: ModuleScope): Promise<ModuleExports> {
  const { context } = scope
  const { importModule } = context.options
  if (importModule === undefined) return reportMissing({ specifier, unit, at }, scope)
  try {
    return await importModule(specifier, unit.file)
  } catch (error) {
    // The module itself is named among the problems.
    if (error instanceof Error && 'isReported' in error) return standIn()
    if (isSaidError(error) && error.said.id === 'module-absent/package') {
      context.report('error', 'package-missing', { at, values: { name: packageName(specifier) } })
      return standIn()
    }
    const place = context.options.placeOfError?.(error)
    const where = place === undefined ? '' : ` (${place.file}:${place.line}:${place.column})`
    const cure = isSaidError(error) ? error.cure : undefined
    // What is not there, or does not run, costs itself and not the page, which would be shown with its imports as words.
    const level = context.options.lenient === undefined ? 'error' : 'warning'
    context.report(level, 'mdx-import/failed', { at, values: { specifier, reason: reasonOf(error), where }, cure })
    return standIn()
  }
}

function reportMissing({ specifier, at }: Import, { context, provided }: ModuleScope): ModuleExports {
  const isReserved = ['docusaurus', 'theme'].includes(readSpecifier(specifier).kind)
  const cure = isReserved ? replacementOf(specifier, Object.keys(provided)) : undefined
  // A part of another theme costs itself and not the page.
  const isPart = context.options.lenient !== undefined && readSpecifier(specifier).kind === 'theme'
  context.report(isPart ? 'warning' : 'error', 'mdx-import', { at, values: { specifier }, cure })
  return standIn()
}

/** Draws its children, whatever its name. */
function standIn(): ModuleExports {
  const show = (props?: { children?: ReactNode }): ReactNode => props?.children ?? null
  // A module with `then` would be taken for a promise and waited for.
  return new Proxy<ModuleExports>({}, { get: (_, name) => (name === 'then' ? undefined : show), has: () => true })
}
