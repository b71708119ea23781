/** `src/theme/MDXComponents` of a site: components by name, and its own ones for the tags of Markdown. */

import type { AnyComponent } from '../docusaurus/index.ts'
import { reactName } from '../shared/text/react-names.ts'
import type { Context } from '../tree/context.ts'
import type { HtmlNode, JsxAttribute } from '../tree/html-tree.ts'
import { asOwnAdmonition, hasOwnAdmonitions, ownAdmonitions } from './own-admonitions.ts'

/** Tags go by a name that code can look up. */
const nameOfTag = (tag: string): string => `Own_${tag}`

/** A component, or the tag itself when the site left it as it was. */
const isOwn = (tag: string, value: unknown): boolean => /^[a-z]/.test(tag) && value !== tag

export function ownComponents(context: Context): Record<string, AnyComponent> {
  const components = Object.entries(context.options.components ?? {}).map(([name, value]) => [
    isOwn(name, value) ? nameOfTag(name) : name,
    value as AnyComponent, // The author's own; React says what is wrong with it.
  ])
  return { ...Object.fromEntries(components), ...ownAdmonitions(context) }
}

/** The document has tags that the site draws itself. */
export const hasOwnTags = (context: Context): boolean =>
  Object.entries(context.options.components ?? {}).some(([name, value]) => isOwn(name, value)) ||
  hasOwnAdmonitions(context)

/** Elements that the site draws itself become components. */
export function applyOverrides(nodes: HtmlNode[], context: Context): HtmlNode[] {
  if (!hasOwnTags(context)) return nodes
  const { components = {} } = context.options
  return nodes.map(node => {
    if (node.kind !== 'element' && node.kind !== 'jsx') return node
    const box = node.kind === 'element' ? asOwnAdmonition(node, context) : undefined
    if (box !== undefined) return { ...box, children: applyOverrides(box.children, context) }
    const children = applyOverrides(node.children, context)
    if (node.kind === 'jsx' || node.own === true) return { ...node, children }
    if (!Object.hasOwn(components, node.name) || !isOwn(node.name, components[node.name])) return { ...node, children }
    const attributes = Object.entries(node.attributes).map(
      ([name, value]): JsxAttribute => ({ name: reactName(name), value }),
    )
    const at = node.at ?? { file: context.source.file, line: context.source.bodyLine, column: 1 }
    return { kind: 'jsx', name: nameOfTag(node.name), attributes, children, at }
  })
}
