/** Names in MDX: components that are not provided, tables of contents that code makes. */

import type { AnyComponent } from '../docusaurus/index.ts'
import { textOf as messageOf } from '../messages/problem.ts'
import type { TocItem } from '../shared/document.ts'
import { escapeText } from '../shared/text/escape.ts'
import { nearest } from '../shared/text/nearest.ts'
import { type Context, looseLevel } from '../tree/context.ts'
import { attribute, type HtmlJsx, type HtmlNode, headingLevel, isHeading, textOf } from '../tree/html-tree.ts'
import { createIds } from '../tree/slugs.ts'
import type { MdxRun } from './run.ts'
import type { CompiledMdx } from './skeleton/compile.ts'
import { GIVEN_NAMES } from './skeleton/program.ts'

export function findJsx(nodes: readonly HtmlNode[], visit: (node: HtmlJsx) => void): void {
  for (const node of nodes) {
    if (node.kind === 'jsx') visit(node)
    if (node.kind === 'jsx' || node.kind === 'element') findJsx(node.children, visit)
  }
}

/** Reports components that are neither built in nor imported; the stand-ins returned draw their children. */
export function checkNames(
  nodes: readonly HtmlNode[],
  { declared }: CompiledMdx,
  run: MdxRun,
): Record<string, AnyComponent> {
  const standIns: Record<string, AnyComponent> = {}
  findJsx(nodes, node => {
    const [name = ''] = (node.name ?? '').split('.')
    if (!/^\p{Lu}/u.test(name) || declared.has(name) || Object.hasOwn(run.components, name)) return
    const available = Object.keys(run.components)
    const close = nearest(name, available)
    const cure =
      close === undefined
        ? messageOf('mdx-component/known', { names: available })
        : messageOf('mdx-component/close', { name: close })
    run.context.report(run.context.isLoose ? 'warning' : 'error', 'mdx-component', {
      at: node.at,
      values: { name },
      cure,
    })
    standIns[name] = Object.assign<AnyComponent, object>(
      ({ children }) => children ?? null,
      memberStandIns(node.name ?? ''),
    )
  })
  return standIns
}

const INNER = /\b(?:const|let|var|function|class)\s+(?:\{([^{}=]*)\}|([\p{L}_$][\p{L}\p{N}_$]*))/gu

/**
 * Names that code in braces declares for itself, `{() => { const Chart = require('./chart').default … }}`: the compiled
 * text asks for components of these names and does not use them.
 */
export function innerNames(nodes: readonly HtmlNode[]): Record<string, AnyComponent> {
  const found: Record<string, AnyComponent> = {}
  const read = (code: string): void => {
    for (const [, several, one] of code.matchAll(INNER))
      for (const name of several?.split(',').map(item => item.split(':').at(-1)?.trim() ?? '') ?? [one ?? ''])
        if (/^\p{Lu}/u.test(name)) found[name] = () => null
  }
  for (const node of nodes) {
    if (node.kind === 'expression') read(node.value)
    if (node.kind === 'jsx')
      for (const attribute of node.attributes) if ('expression' in attribute) read(attribute.expression)
    if (node.kind === 'jsx' || node.kind === 'element') Object.assign(found, innerNames(node.children))
  }
  return found
}

/** What a name in code may be without being declared. */
const WORDS = new Set(
  'async await class false function import new null this true typeof undefined void props'.split(' '),
)

/** `{name}` of a text that may have meant the braces, where nothing of that name is there: text, as it was written. */
export function showUnknownNames(
  nodes: HtmlNode[],
  { declared }: Pick<CompiledMdx, 'declared'>,
  context: Context,
): HtmlNode[] {
  const isKnown = (name: string): boolean =>
    declared.has(name) ||
    WORDS.has(name) ||
    (GIVEN_NAMES as readonly string[]).includes(name) ||
    name in globalThis ||
    Object.hasOwn(context.options.heard ?? {}, name)
  const shown = nodes.map((node): HtmlNode => {
    if (node.kind === 'element' || node.kind === 'jsx') {
      const children = showUnknownNames(node.children, { declared }, context)
      return children === node.children ? node : { ...node, children }
    }
    const name = node.kind === 'expression' ? /^\s*([\p{L}_$][\p{L}\p{N}_$]*)/u.exec(node.value)?.[1] : undefined
    if (node.kind !== 'expression' || name === undefined || isKnown(name)) return node
    context.report(looseLevel(context), 'mdx-runtime/shown', { at: node.at, values: { name } })
    return { kind: 'text', value: `{${node.value}}`, at: node.at }
  })
  return shown.some((node, index) => node !== nodes[index]) ? shown : nodes
}

/** `<Missing.Part>` needs something under `Part` too. */
function memberStandIns(name: string): object {
  const member = name.split('.')[1]
  const show: AnyComponent = ({ children }) => children ?? null
  return member === undefined ? {} : { [member]: show }
}

/** The document uses an imported name as a tag. */
export function isComponent(local: string, nodes: readonly HtmlNode[]): boolean {
  let found = false
  findJsx(nodes, node => {
    if (node.name === local) found = true
  })
  return found
}

/** `toc` as code sees it: Docusaurus' shape, from the headings of this text and of the partials that stand in it. */
export function previewToc(nodes: readonly HtmlNode[], partials: ReadonlyMap<string, unknown> = new Map()): unknown[] {
  const ids = createIds()
  const toc: unknown[] = []
  const visit = (node: HtmlNode): void => {
    if (isHeading(node) && node.name !== 'h1') {
      const value = textOf(node.children).trim()
      toc.push({ value: escapeText(value), id: attribute(node, 'id') || ids.create(value), level: headingLevel(node) })
      return
    }
    const inside = node.kind === 'jsx' ? partials.get(node.name ?? '') : undefined
    if (Array.isArray(inside)) toc.push(...inside)
    if (node.kind === 'jsx' || node.kind === 'element') for (const child of node.children) visit(child)
  }
  for (const node of nodes) visit(node)
  return toc
}

/** Text of a heading that is going to be the page's title. */
export function previewTitle(nodes: readonly HtmlNode[]): string | undefined {
  const first = nodes.find(node => isHeading(node) || (node.kind === 'element' && node.name === 'hr'))
  return first?.kind === 'element' && first.name === 'h1' ? textOf(first.children).trim() : undefined
}

/** The author's own `export const toc`; `undefined` when it is none. */
export function readToc(value: unknown): TocItem[] | undefined {
  if (!Array.isArray(value)) return undefined
  return value.flatMap((item: unknown): TocItem[] => {
    if (typeof item !== 'object' || item === null || !('id' in item) || !('value' in item)) return []
    const level = 'level' in item && typeof item.level === 'number' ? item.level : 2
    const html = String(item.value)
    return [{ level, id: String(item.id), text: html.replace(/<[^>]*>/g, ''), html }]
  })
}
