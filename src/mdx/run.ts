/** Runs compiled MDX: what its code is given, how its component is drawn. */

import { createElement, type ReactNode } from 'react'
import * as runtime from 'react/jsx-runtime'
import { type AnyComponent, surround } from '../docusaurus/index.ts'
import type { ReadUnit } from '../markdown/unit.ts'
import { textOf } from '../messages/problem.ts'
import { saidError } from '../messages/said-error.ts'
import type { Source } from '../shared/document.ts'
import { withoutExtension } from '../shared/files.ts'
import { withoutHints } from '../shared/text/hints.ts'
import { type Context, placeAt, placeOf, type Unit } from '../tree/context.ts'
import type { Place } from '../tree/html-tree.ts'
import { loadModule, type ModuleExports, type ModuleScope } from './modules.ts'
import { checkNames, innerNames, isComponent, previewToc } from './names.ts'
import { loadRequired } from './require.ts'
import { type DrawScope, drawWithin, guardComponent } from './scope.ts'
import type { Chunks } from './skeleton/chunks.ts'
import type { CompiledMdx } from './skeleton/compile.ts'
import { looksInside, openChildren } from './skeleton/opened.ts'
import { surroundingsOf } from './surroundings.ts'
import { tellingEnvironment } from './told/environment.ts'
import { reportLeftOut, reportRuntime } from './told/errors.ts'
import { firstPlace } from './told/find-code.ts'

/** One text made ready: its tree and what its code imports and exports. */
export type MdxText = ReadUnit

export interface MdxRun {
  context: Context
  chunks: Chunks
  components: Record<string, AnyComponent>
  /** Without the site's own: these draw what `@theme/…` names. */
  builtIn: Record<string, AnyComponent>
  provided: ModuleScope['provided']
  parts: ReadonlyMap<string, AnyComponent>
  /** The page's own `toc`; the headings of partials come in when these are loaded. */
  toc: unknown[]
  /** The page's first heading, before it is taken out. */
  title: string | undefined
  partial: ModuleScope['partial']
  /** Which text an error came from: partials run inside the page. */
  origins: WeakMap<object, MdxText>
}

/** Everything that the code of a text finds in its first argument. */
export async function loadValues(text: MdxText, compiled: CompiledMdx, run: MdxRun): Promise<Record<string, unknown>> {
  const { context } = run
  const values: Record<string, unknown> = {
    ...runtime,
    jsx: making(runtime.jsx, run),
    jsxs: making(runtime.jsxs, run),
    ...Object.fromEntries(Object.entries(run.components).map(([name, value]) => [`given_${name}`, value])),
    given_frontMatter: writtenKeys(context.source),
    given_contentTitle: run.title ?? context.source.frontMatter.title,
    given_toc: run.toc,
    given_assets: {},
    given_metadata: metadataOf(run),
    given_require: await loadRequired(text, compiled.code, run),
  }
  const tocs = new Map<string, unknown>()
  const placeIn = (block: number, offset: number): Place => {
    const node = text.modules[block]
    return node === undefined ? firstPlace(text) : placeAt(text.unit, (node.position?.start.offset ?? 0) + offset)
  }
  for (const { name, what, block, offset } of compiled.dead)
    context.report('warning', 'dead-component/text', { at: placeIn(block, offset), values: { name, what } })
  for (const { specifier, block, offset, bindings } of compiled.imports) {
    const at = placeIn(block, offset)
    const component = bindings.some(({ local }) => isComponent(local, text.nodes))
    const exports = await loadModule({ specifier, unit: text.unit, at, component }, run)
    for (const { imported, local, key } of bindings) {
      if (imported === 'default' && Array.isArray(exports.toc)) tocs.set(local, exports.toc)
      const value = imported === '*' ? exports : exports[imported]
      if (value === undefined) {
        const names = Object.keys(exports)
        const cure = names.length === 0 ? undefined : textOf('mdx-import/names', { names })
        // Docusaurus does not miss what a text does not draw.
        const level = context.options.lenient === undefined ? 'error' : 'warning'
        context.report(level, 'mdx-import/name', { at, values: { specifier, name: imported }, cure })
      }
      values[key] =
        isComponent(local, text.nodes) && typeof value === 'string' ? drawFile(value) : (value ?? (() => null))
    }
  }
  if (tocs.size > 0) {
    const spliced = previewToc(text.nodes, tocs)
    if (text.unit.file === context.source.file) run.toc.splice(0, run.toc.length, ...spliced)
    else values.given_toc = spliced
  }
  return values
}

function making(make: typeof runtime.jsx, { builtIn, provided, chunks }: MdxRun): typeof runtime.jsx {
  // These read placeholders themselves.
  const ours = new Set<unknown>([...Object.values(builtIn), ...Object.values(provided).flatMap(Object.values)])
  return (type, props, key) => {
    const given = Object(props)
    const isOpened = 'children' in given && !ours.has(type) && looksInside(type)
    const shown = isOpened ? { ...given, children: openChildren(given.children, chunks) } : props
    // It stands for the component in every way.
    return make(guardComponent(type) as typeof type, shown, key)
  }
}

/** What Docusaurus tells a document of itself, as far as a file knows. */
function metadataOf({ context, title }: MdxRun): Record<string, unknown> {
  const { source } = context
  return {
    id: source.frontMatter.id ?? withoutExtension(source.path),
    title: source.frontMatter.title ?? title,
    description: source.frontMatter.description,
    source: `@site/${source.file}`,
    frontMatter: writtenKeys(source),
    tags: source.frontMatter.tags,
    date: source.frontMatter.date,
  }
}

/** `import Logo from './logo.svg'` used as `<Logo/>`. */
function drawFile(src: string): AnyComponent {
  return ({ title, className }) => {
    const attributes: object = { src, alt: typeof title === 'string' ? title : '', className }
    return createElement('img', attributes)
  }
}

type AsyncBody = (values: Record<string, unknown>) => Promise<ModuleExports>

/** Code may `await` at its top, and have names of its own in the place of those that it is given. */
function bodyOf(code: string, heard: Readonly<Record<string, unknown>> = {}): AsyncBody {
  const make = new Function(...Object.keys(heard), `return async function () {${code}\n}`)
  return make(...Object.values(heard))
}

/** A text with its code, and what this is given. */
interface ReadyText {
  text: MdxText
  compiled: CompiledMdx
  values: Record<string, unknown>
}

/** Exports of a text's code. Its component, `default`, gets the built-in ones without being asked. */
export async function runText({ text, compiled, values }: ReadyText, run: MdxRun): Promise<ModuleExports> {
  const components = { ...innerNames(text.nodes), ...run.components, ...checkNames(text.nodes, compiled, run) }
  const heard = tellingEnvironment(run.context.options.heard, text, run)
  const exports = await bodyOf(compiled.code, heard)(values)
  const { default: content } = exports
  if (typeof content !== 'function') return exports
  const bound = (props: Record<string, unknown>): unknown => {
    try {
      return content({ ...props, components })
    } catch (error) {
      // Its errors remember where they came from.
      if (typeof error === 'object' && error !== null && !run.origins.has(error)) run.origins.set(error, text)
      throw error
    }
  }
  return { ...exports, default: bound }
}

/** HTML of a component, drawn where the run says; what is of no text stands at the top of its source. */
export async function renderContent(
  content: unknown,
  run: Pick<MdxRun, 'context' | 'chunks' | 'builtIn' | 'parts' | 'origins'> & Pick<DrawScope, 'facts'>,
  unit: Unit = { file: run.context.source.file, text: '', firstLine: 1, mdx: true },
): Promise<string> {
  const { renderToStaticMarkup, renderToString } = await import('react-dom/server')
  const scope = {
    ...run,
    unit,
    elements: 0,
    asked: 0,
    told: {},
    toStatic: (node: ReactNode) => renderToStaticMarkup(node),
    toDynamic: (node: ReactNode, identifierPrefix: string) => renderToString(node, { identifierPrefix }),
  }
  // `compileMdx` exports a component as `default`; React says itself what is wrong with another value.
  const { parts, asks } = run.context.options
  const around = surroundingsOf({ of: placeOfRun(run), parts, asks }, renderToStaticMarkup)
  const draw = (): string =>
    renderToStaticMarkup(surround(around, createElement(guardComponent(content) as AnyComponent)))
  try {
    return bounded(drawWithin(scope, draw))
  } catch (error) {
    if (run.context.options.lenient === undefined) throw error
    // Once more: what fails alone is left out alone.
    const failures: unknown[] = []
    const html = bounded(drawWithin({ ...scope, guard: failure => void failures.push(failure) }, draw))
    for (const failure of failures) {
      // A text whose own code fails is not there at all.
      const isText = typeof failure === 'object' && failure !== null && run.origins.has(failure)
      if (isText) reportRuntime(failure, placeOf(unit, {}), run.context)
      else reportLeftOut(failure, placeOf(unit, {}), run.context)
    }
    return html
  }
}

/** A menu stands among the frames of its documents; the bar above does not. */
const placeOfRun = ({ context, facts }: Pick<MdxRun, 'context'> & Pick<DrawScope, 'facts'>): 'docs' | 'pages' =>
  context.source.kind === 'doc' || facts?.menu !== undefined ? 'docs' : 'pages'

/** Characters; no page has so many, and every step that follows would hold them several times. */
const MAX_LENGTH = 10_000_000

function bounded(html: string): string {
  if (html.length > MAX_LENGTH) throw saidError('component-run/long', { most: MAX_LENGTH / 1_000_000 })
  return withoutHints(html)
}

/** What a document sees as its metadata. */
const writtenKeys = (source: Source): Record<string, unknown> =>
  source.written === undefined ? withSnakeCase(source.frontMatter) : { ...source.written }

/** Authors know their keys as they wrote them: `sidebar_label`. */
function withSnakeCase(frontMatter: object): Record<string, unknown> {
  const keys = Object.entries(frontMatter).map(([key, value]) => [
    key.replace(/[A-Z]/g, letter => `_${letter.toLowerCase()}`),
    value,
  ])
  return { ...Object.fromEntries(keys), ...frontMatter }
}
