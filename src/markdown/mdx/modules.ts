/** What an `import` of MDX means: built-in components, partials, files of the site, modules that the build knows. */

import { extensionOf, type FilePath, folderOf, toFilePath } from '../../shared/path.ts'
import { type Context, placeOfText, report, type Unit } from '../context.ts'
import type { Place } from '../html-tree.ts'
import { addressMark } from './components.ts'
import { messageOf } from './errors.ts'
import type { Component } from './to-react.ts'

export type ModuleExports = Record<string, unknown>

export interface ModuleScope {
  context: Context
  components: Record<string, Component>
  /** Parses and evaluates a partial. */
  partial: (file: FilePath, at: Place) => Promise<ModuleExports>
}

const CODE = new Set(['', 'js', 'mjs', 'cjs', 'jsx', 'ts', 'mts', 'tsx', 'json'])
const STYLES = new Set(['css', 'scss', 'sass', 'less'])

/** Exports of a module; a missing one is reported and becomes a stand-in, so that the rest is checked too. */
export async function loadModule(specifier: string, unit: Unit, at: Place, scope: ModuleScope): Promise<ModuleExports> {
  const { context } = scope
  const builtIn = findBuiltIn(specifier, unit, at, scope)
  if (builtIn !== undefined) return builtIn
  const local = /^(?:\.{1,2}\/|@site\/|\/)/.test(specifier)
  if (local) {
    const file = resolveFile(specifier, unit.file)
    if (file.startsWith('..')) {
      report(
        context,
        'error',
        'import-outside',
        at,
        `import ${specifier} выходит за папку сайта`,
        'импортировать можно только файлы сайта',
      )
      return standIn()
    }
    const extension = extensionOf(file)
    if (extension === 'md' || extension === 'mdx') return scope.partial(file, at)
    if (STYLES.has(extension)) {
      report(
        context,
        'note',
        'ignored-style',
        at,
        `стили ${specifier} не подключаются из MDX`,
        'подключите их через theme.customCss в настройках',
      )
      return { default: {} }
    }
    if (!CODE.has(extension)) return { default: addressMark(specifier, false, at, context) }
  }
  return loadCode(specifier, unit, at, scope)
}

async function loadCode(
  specifier: string,
  unit: Unit,
  at: Place,
  { context, components }: ModuleScope,
): Promise<ModuleExports> {
  const { importModule } = context.options
  const available = `есть: ${Object.keys(components)
    .map(name => `@theme/${name}`)
    .join(', ')}`
  if (importModule === undefined || specifier.startsWith('@theme') || specifier.startsWith('@docusaurus/')) {
    report(context, 'error', 'mdx-import', at, `модуля ${specifier} нет`, available)
    return standIn()
  }
  try {
    return await importModule(specifier, unit.file)
  } catch (error) {
    report(
      context,
      'error',
      'mdx-import',
      at,
      `модуль ${specifier} не загрузился: ${messageOf(error).split('\n')[0] ?? ''}`,
      'проверьте путь и сам модуль',
    )
    return standIn()
  }
}

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

function findBuiltIn(specifier: string, unit: Unit, at: Place, scope: ModuleScope): ModuleExports | undefined {
  const { components, context } = scope
  const theme = /^@theme(?:-original|-init)?\/(\w+)$/.exec(specifier)?.[1]
  if (theme !== undefined) return Object.hasOwn(components, theme) ? { default: components[theme] } : undefined
  const toAddress = (path: unknown): string =>
    addressMark(String(path), false, placeOfText(unit, String(path), at), context)
  const isBrowser = (): boolean => false
  const modules: Record<string, ModuleExports> = {
    '@docusaurus/BrowserOnly': { default: components.BrowserOnly },
    '@docusaurus/ExecutionEnvironment': {
      default: {
        canUseDOM: false,
        canUseEventListeners: false,
        canUseIntersectionObserver: false,
        canUseViewport: false,
      },
    },
    '@docusaurus/Head': { default: components.Head },
    '@docusaurus/Link': { default: components.Link },
    '@docusaurus/Translate': {
      default: components.Translate,
      translate: (message: { message?: string; id?: string }) => message.message ?? message.id ?? '',
    },
    '@docusaurus/useBaseUrl': { default: toAddress, useBaseUrlUtils: () => ({ withBaseUrl: toAddress }) },
    '@docusaurus/useIsBrowser': { default: isBrowser },
    '@mdx-js/react': { MDXProvider: components.Translate },
  }
  return Object.hasOwn(modules, specifier) ? modules[specifier] : undefined
}
