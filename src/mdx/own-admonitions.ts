/** `src/theme/Admonition…` of a site: its own boxes for `:::note` and its like. */

import { createElement } from 'react'
import type { AnyComponent } from '../docusaurus/index.ts'
import { admonitionKind } from '../shared/text/admonitions.ts'
import { capitalize } from '../shared/text/slug.ts'
import { isRecord } from '../shared/value.ts'
import { bodyStart, type Context } from '../tree/context.ts'
import { kindTitle } from '../tree/html/admonition.ts'
import { attribute, type HtmlElement, type HtmlNode, type JsxAttribute } from '../tree/html-tree.ts'

const nameOf = (kind: string): string => `Own_admonition_${kind.replace(/\W/g, '_')}`

/** The component of a kind; `undefined` where the site has none of its own. */
function componentOf(kind: string, { options }: Context): unknown {
  const { parts = {}, provided } = options
  const types = parts['Admonition/Types']
  const own = isRecord(types) ? types[kind] : undefined
  const ours = provided['@theme/Admonition/Types']?.default
  const isOwn = own !== undefined && !(isRecord(ours) && ours[kind] === own)
  const one = parts[`Admonition/Type/${capitalize(kind)}`]
  return parts.Admonition ?? (isOwn ? own : undefined) ?? one ?? parts['Admonition/Layout'] ?? signed(kind, options)
}

/** Our box with the site's own sign. */
function signed(kind: string, { parts = {}, provided }: Context['options']): AnyComponent | undefined {
  const Sign = parts[`Admonition/Icon/${capitalize(kind)}`] as AnyComponent | undefined
  const Box = provided['@theme/Admonition']?.default as AnyComponent | undefined
  return Sign && Box && (props => createElement(Box, { ...props, icon: createElement(Sign, {}) }))
}

/** The site draws boxes of some kind itself. */
export const hasOwnAdmonitions = ({ options }: Context): boolean =>
  Object.keys(options.parts ?? {}).some(name => name.startsWith('Admonition'))

export function ownAdmonitions(context: Context): Record<string, AnyComponent> {
  if (!hasOwnAdmonitions(context)) return {}
  const kinds = (context.options.markdown.admonitions ?? []).map(keyword => admonitionKind(keyword) ?? keyword)
  return Object.fromEntries(
    kinds.flatMap(kind => {
      const component = componentOf(kind, context)
      // The author's own; React says what is wrong with it.
      return component === undefined ? [] : [[nameOf(kind), component as AnyComponent]]
    }),
  )
}

const KIND = /^theme-admonition theme-admonition-(\S+)/

/** A box that the site draws, as its component; `undefined` for anything else. */
export function asOwnAdmonition(node: HtmlElement, context: Context): (HtmlNode & { kind: 'jsx' }) | undefined {
  const kind = KIND.exec(attribute(node, 'class'))?.[1]
  if (kind === undefined || componentOf(kind, context) === undefined) return undefined
  const [heading, body] = node.children.filter((child): child is HtmlElement => child.kind === 'element')
  if (heading === undefined || body === undefined) return undefined
  const title = textOf(heading.children).trim()
  // Its own default is the component's to say.
  const byDefault = kindTitle(kind, context.options.t)
  const attributes: JsxAttribute[] = [
    { name: 'type', value: kind },
    ...(title === byDefault ? [] : [{ name: 'title', value: title }]),
  ]
  const at = node.at ?? bodyStart(context)
  return { kind: 'jsx', name: nameOf(kind), attributes, children: body.children, at }
}

const textOf = (nodes: readonly HtmlNode[]): string =>
  nodes.map(node => (node.kind === 'text' ? node.value : node.kind === 'element' ? textOf(node.children) : '')).join('')
