/** Names in MDX: components that are not provided, tables of contents that code makes. */

import type { AnyComponent } from '../docusaurus/index.ts'
import { textOf as messageOf } from '../messages/problem.ts'
import type { TocItem } from '../shared/document.ts'
import { escapeText } from '../shared/text/escape.ts'
import { nearest } from '../shared/text/nearest.ts'
import { attribute, type HtmlJsx, type HtmlNode, headingLevel, isHeading, textOf } from '../tree/html-tree.ts'
import { createIds } from '../tree/slugs.ts'
import type { MdxRun } from './run.ts'
import type { CompiledMdx } from './skeleton/compile.ts'

function findJsx(nodes: readonly HtmlNode[], visit: (node: HtmlJsx) => void): void {
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
    run.context.report('error', 'mdx-component', { at: node.at, values: { name }, cure })
    standIns[name] = Object.assign<AnyComponent, object>(
      ({ children }) => children ?? null,
      memberStandIns(node.name ?? ''),
    )
  })
  return standIns
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
