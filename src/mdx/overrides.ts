/** `src/theme/MDXComponents` of a site: components by name, and its own ones for the tags of Markdown. */

import { Children, createElement, isValidElement, type ReactNode } from 'react'
import type { AnyComponent } from '../docusaurus/index.ts'
import { isStatic } from '../markdown/jsx.ts'
import { CODE_PARTS, HEADING_PARTS, TAG_PARTS, TEXT_PARTS } from '../shared/site/parts.ts'
import { reactName } from '../shared/text/react-names.ts'
import { markHeading } from '../tree/blocks/heading-marks.ts'
import { takeWrittenId } from '../tree/blocks/headings.ts'
import { bodyStart, type Context } from '../tree/context.ts'
import { attribute, type HtmlElement, type HtmlNode, isHeading, type JsxAttribute, textOf } from '../tree/html-tree.ts'
import { asOwnAdmonition, hasOwnAdmonitions, ownAdmonitions } from './own-admonitions.ts'
import { guardComponent } from './scope.ts'

/** Tags go by a name that code can look up. */
const nameOfTag = (tag: string): string => `Own_${tag}`

/** A component, or the tag itself when the site left it as it was. */
const isOwn = (tag: string, value: unknown): boolean => /^[a-z]/.test(tag) && value !== tag

/** Files for single tags and components, then the list of all, where the site has its own there. */
function componentsOf({ options }: Context): Record<string, unknown> {
  const { parts = {}, components = {} } = options
  if (Object.keys(parts).length === 0) return components
  const names = [...Object.entries(TAG_PARTS), ...TEXT_PARTS.map((name): [string, string] => [name, name])]
  const ours = (name: string): unknown => options.provided[`@theme/${name}`]?.default
  const isLeft = (name: string): boolean =>
    [undefined, name, ours(name)].includes(components[name] as string | undefined)
  const own = names.filter(([file, name]) => parts[file] !== undefined && isLeft(name))
  const code = hasOwnCode(parts) && isLeft(CODE) ? { [CODE]: codeBlockOf(parts[CODE], ours('CodeBlock/Own')) } : {}
  const named: Record<string, unknown> = {
    ...Object.fromEntries(own.map(([file, name]) => [name, parts[file]])),
    ...code,
  }
  const heading = HEADING_PARTS.map(name => parts[name]).find(part => part !== undefined)
  const headings =
    heading === undefined ? [] : LEVELS.filter(isLeft).map(as => [as, headingOf(heading as AnyComponent, as)])
  const hasDetails = named.Details !== undefined && isLeft('details')
  return {
    ...components,
    ...named,
    ...Object.fromEntries(headings),
    ...(hasDetails && detailsOf(named.Details as AnyComponent)),
  }
}

/** `component`: the site's own; the whole of it knows what it was given. */
const codeBlockOf =
  (component: unknown, Around: unknown): AnyComponent =>
  given =>
    createElement(Around as AnyComponent, { component, given })

/** Of texts; the first one stands in the page's head. */
const LEVELS = ['h2', 'h3', 'h4', 'h5', 'h6']

/** The site draws headings of every level by one component. */
const headingOf =
  (Heading: AnyComponent, as: string): AnyComponent =>
  props =>
    createElement(Heading, { as, ...props })

/** `<details>` of a text is drawn by the site's own `Details`, which is given its `<summary>` apart. */
function detailsOf(Details: AnyComponent): Record<string, AnyComponent> {
  const summary: AnyComponent = props => createElement('summary', props)
  const details: AnyComponent = ({ children, ...props }) => {
    const inside = Children.toArray(children as ReactNode)
    const first = inside.find(child => isValidElement(child) && [summary, guardComponent(summary)].includes(child.type))
    const said = isValidElement<object>(first) ? createElement('summary', first.props) : undefined
    const rest = inside.filter(child => child !== first)
    return createElement(Details, { ...props, summary: said }, ...rest)
  }
  return { details, summary }
}

export function ownComponents(context: Context): Record<string, AnyComponent> {
  const components = Object.entries(componentsOf(context)).map(([name, value]) => [
    isOwn(name, value) ? nameOfTag(name) : name,
    value as AnyComponent, // The author's own; React says what is wrong with it.
  ])
  return { ...Object.fromEntries(components), ...ownAdmonitions(context) }
}

/** The document has tags that the site draws itself. */
export const hasOwnTags = (context: Context): boolean =>
  Object.entries(componentsOf(context)).some(([name, value]) => isOwn(name, value)) ||
  hasOwnCode(context.options.parts) ||
  hasOwnAdmonitions(context)

const CODE = 'CodeBlock'
/** Blocks are the site's own, or something of it stands inside them. */
const hasOwnCode = (parts: Record<string, unknown> = {}): boolean =>
  [CODE, ...CODE_PARTS].some(name => parts[name] !== undefined)
/** Blocks that are pictures. */
const DRAWN = /^(?:mermaid|math)$/

/** What Docusaurus gives a block between fences. */
function codeOf({ language, meta, value, at }: HtmlNode & { kind: 'code' }, context: Context): HtmlNode {
  const attributes: JsxAttribute[] = [
    ...(language === undefined ? [] : [{ name: 'className', value: `language-${language}` }]),
    ...(meta === '' ? [] : [{ name: 'metastring', value: meta }]),
  ]
  return {
    kind: 'jsx',
    name: CODE,
    attributes,
    children: [{ kind: 'text', value: `${value}\n` }],
    at: at ?? bodyStart(context),
  }
}

/** Written as tags and still drawn by components: Docusaurus takes them for Markdown's own. */
const MARKDOWN_TOO = /^(?:details|summary)$/

/** As Docusaurus gives it to components; the page's first heading has none. */
function idOf(heading: HtmlElement, context: Context): { id?: string } {
  if (heading.name === 'h1') {
    context.drawsTitle = true
    return {}
  }
  takeWrittenId(heading)
  const written = attribute(heading, 'id')
  if (written !== '') context.headingIds.add(written.normalize('NFC'))
  return { id: written === '' ? markHeading(heading.words ?? textOf(heading.children), context) : written }
}

/** `<head>` that holds code is drawn as `<Head>`: what its code draws would be taken for tags of the text. */
export const drawHeads = (nodes: HtmlNode[], context: Context): HtmlNode[] =>
  nodes.map(node => {
    if (node.kind !== 'element' || node.name !== 'head' || isStatic(node)) return node
    return { kind: 'jsx', name: 'Head', attributes: [], children: node.children, at: node.at ?? bodyStart(context) }
  })

/** Elements that the site draws itself become components. */
export function applyOverrides(nodes: HtmlNode[], context: Context): HtmlNode[] {
  if (!hasOwnTags(context)) return nodes
  const components = componentsOf(context)
  const isOwnCode = hasOwnCode(context.options.parts)
  return nodes.map(node => {
    if (isOwnCode && node.kind === 'code' && !DRAWN.test(node.language ?? '')) return codeOf(node, context)
    if (node.kind !== 'element' && node.kind !== 'jsx') return node
    const box = node.kind === 'element' ? asOwnAdmonition(node, context) : undefined
    if (box !== undefined) return { ...box, children: applyOverrides(box.children, context) }
    const children = applyOverrides(node.children, context)
    if (node.kind === 'jsx' || node.own === true) return { ...node, children }
    if (node.written === true && !MARKDOWN_TOO.test(node.name)) return { ...node, children }
    if (!Object.hasOwn(components, node.name) || !isOwn(node.name, components[node.name])) return { ...node, children }
    const id = isHeading(node) ? idOf(node, context) : {}
    const attributes = Object.entries({ ...node.attributes, ...id }).map(
      ([name, value]): JsxAttribute => ({ name: reactName(name), value }),
    )
    const at = node.at ?? bodyStart(context)
    return { kind: 'jsx', name: nameOfTag(node.name), attributes, children, at }
  })
}
