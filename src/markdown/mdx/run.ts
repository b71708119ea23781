/** Runs compiled MDX: what its code is given, how its component is drawn. */

import { createElement } from 'react'
import * as runtime from 'react/jsx-runtime'
import { type Context, placeAt, placeOf, placeOfText, report, type Unit } from '../context.ts'
import type { HtmlNode, Place } from '../html-tree.ts'
import type { Inspection } from '../inspect.ts'
import type { Chunks } from './chunks.ts'
import type { CompiledMdx } from './compile.ts'
import { addressMark } from './components.ts'
import { loadModule, type ModuleExports, type ModuleScope } from './modules.ts'
import { isComponent } from './names.ts'
import type { Component } from './to-react.ts'

/** One text made ready: its tree and what its code imports and exports. */
export interface MdxText {
  unit: Unit
  nodes: HtmlNode[]
  modules: Inspection['modules']
}

export interface MdxRun {
  context: Context
  chunks: Chunks
  components: Record<string, Component>
  toc: unknown[]
  /** The page's first heading, before it is taken out. */
  title: string | undefined
  loadPartial: ModuleScope['partial']
  /** Which text an error came from: partials run inside the page. */
  origins: WeakMap<object, MdxText>
}

/** Where to look when nothing better is known: the first import, or the top. */
export const firstPlace = ({ unit, modules }: MdxText): Place => placeOf(unit, modules[0] ?? {})

/** Everything that the code of a text finds in its first argument. */
export async function loadValues(text: MdxText, compiled: CompiledMdx, run: MdxRun): Promise<Record<string, unknown>> {
  const { context } = run
  const values: Record<string, unknown> = {
    ...runtime,
    given_frontMatter: withSnakeCase(context.source.frontMatter),
    given_contentTitle: run.title ?? context.source.frontMatter.title,
    given_toc: run.toc,
    given_assets: {},
    given_require: (specifier: string) => ({
      default: addressMark(specifier, false, placeOfText(text.unit, specifier, firstPlace(text)), context),
    }),
  }
  for (const { specifier, block, offset, bindings } of compiled.imports) {
    const node = text.modules[block]
    const at = node === undefined ? firstPlace(text) : placeAt(text.unit, (node.position?.start.offset ?? 0) + offset)
    const exports = await loadModule(specifier, text.unit, at, { ...run, partial: run.loadPartial })
    for (const { imported, local, key } of bindings) {
      const value = imported === '*' ? exports : exports[imported]
      if (value === undefined) reportMissing(specifier, imported, exports, at, context)
      values[key] =
        isComponent(local, text.nodes) && typeof value === 'string' ? drawFile(value) : (value ?? (() => null))
    }
  }
  return values
}

function reportMissing(specifier: string, name: string, exports: ModuleExports, at: Place, context: Context): void {
  const known = Object.keys(exports).join(', ')
  const hint = known === '' ? 'проверьте имя' : `есть: ${known}`
  report(context, 'error', 'mdx-import', at, `в ${specifier} нет ${name}`, hint)
}

/** `import Logo from './logo.svg'` used as `<Logo/>`. */
function drawFile(src: string): Component {
  return ({ title, className }) => {
    const attributes: object = { src, alt: typeof title === 'string' ? title : '', className }
    return createElement('img', attributes)
  }
}

type AsyncBody = (values: Record<string, unknown>) => Promise<ModuleExports>
/** Code may `await` at its top. */
const AsyncFunction: new (code: string) => AsyncBody = Object.getPrototypeOf(async () => {}).constructor

export const runCode = (code: string, values: Record<string, unknown>): Promise<ModuleExports> =>
  new AsyncFunction(code)(values)

/** The component of a text gets the built-in ones without being asked; its errors remember where they came from. */
export function bindComponents(
  exports: ModuleExports,
  components: Record<string, Component>,
  text: MdxText,
  run: MdxRun,
): ModuleExports {
  const { default: content } = exports
  if (typeof content !== 'function') return exports
  const bound = (props: Record<string, unknown>): unknown => {
    try {
      return content({ ...props, components })
    } catch (error) {
      if (typeof error === 'object' && error !== null && !run.origins.has(error)) run.origins.set(error, text)
      throw error
    }
  }
  return { ...exports, default: bound }
}

export async function renderContent(content: unknown): Promise<string> {
  const { renderToStaticMarkup } = await import('react-dom/server')
  const html = renderToStaticMarkup(createElement(content as Component)) // `compileMdx` exports a component as `default`.
  // React asks the browser to load images early; ours are lazy.
  return html.replace(/^(?:<link rel="preload"[^>]*>)+/, '')
}

/** Authors know their keys as they wrote them: `sidebar_label`. */
function withSnakeCase(frontMatter: object): Record<string, unknown> {
  const keys = Object.entries(frontMatter).map(([key, value]) => [
    key.replace(/[A-Z]/g, letter => `_${letter.toLowerCase()}`),
    value,
  ])
  return { ...Object.fromEntries(keys), ...frontMatter }
}
