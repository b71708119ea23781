/** `src/theme/MDXComponents` of a site: components by name, and its own ones for the tags of Markdown. */

import type { AnyComponent } from '../docusaurus/index.ts'
import { reactName } from '../shared/text/react-names.ts'
import type { Context } from '../tree/context.ts'
import type { HtmlNode, JsxAttribute } from '../tree/html-tree.ts'

/** Tags go by a name that code can look up. */
const nameOfTag = (tag: string): string => `Own_${tag}`

/** A component, or the tag itself when the site left it as it was. */
const isOwn = (tag: string, value: unknown): boolean => /^[a-z]/.test(tag) && value !== tag

export function ownComponents({ options }: Context): Record<string, AnyComponent> {
  return Object.fromEntries(
    Object.entries(options.components ?? {}).map(([name, value]) => [
      isOwn(name, value) ? nameOfTag(name) : name,
      value as AnyComponent, // The author's own; React says what is wrong with it.
    ]),
  )
}

/** The document has tags that the site draws itself. */
export const hasOwnTags = ({ options }: Context): boolean =>
  Object.entries(options.components ?? {}).some(([name, value]) => isOwn(name, value))

/** Elements that the site draws itself become components. */
export function applyOverrides(nodes: HtmlNode[], context: Context): HtmlNode[] {
  if (!hasOwnTags(context)) return nodes
  const { components = {} } = context.options
  return nodes.map(node => {
    if (node.kind !== 'element' && node.kind !== 'jsx') return node
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
