/** Components that MDX may use without importing them. Each gives the same markup as its Markdown syntax. */

import { Children, isValidElement, type ReactNode } from 'react'
import {
  type AnyComponent,
  type AnyProps,
  CodeInline,
  Heading,
  IdealImage,
  type ModuleExports,
  TabItem,
  ThemedImage,
  textProp,
} from '../../docusaurus/index.ts'
import type { Slot } from '../../shared/document.ts'
import { mark } from '../../shared/mark.ts'
import { isRecord } from '../../shared/value.ts'
import type { Context } from '../../tree/context.ts'
import { admonition } from '../../tree/html/admonition.ts'
import { definedAttributes, element, type Place, text } from '../../tree/html-tree.ts'
import { createReference } from '../../tree/text/references.ts'
import { readToc } from '../names.ts'
import { type Chunks, plainText } from '../skeleton/chunks.ts'
import { hole, toReact } from '../skeleton/to-react.ts'
import { drawInBrowsers } from './island.ts'
import { drawTabs } from './tabs.ts'

interface ComponentScope {
  context: Context
  chunks: Chunks
  /** The `toc` given to the page: recognised when it comes back. */
  toc: unknown
}

type Draw = (props: AnyProps, scope: ComponentScope) => ReactNode

/** The components of one document, by name. */
export function createComponents(
  scope: ComponentScope,
  provided: Record<string, ModuleExports>,
): Record<string, AnyComponent> {
  const bound = Object.entries(DRAWERS).map(([name, draw]): [string, AnyComponent] => [
    name,
    props => draw(props, scope),
  ])
  const common = ['Head', 'Link', 'Translate'].map((name): [string, AnyComponent] => [
    name,
    provided[`@docusaurus/${name}`]?.default as AnyComponent, // `createDocusaurus` makes them.
  ])
  // Tabs know their items by this very function.
  const all: [string, AnyComponent][] = [...bound, ...common, ['BrowserOnly', drawInBrowsers], ['TabItem', TabItem]]
  return Object.fromEntries(all.sort(([a], [b]) => (a < b ? -1 : 1)))
}

const drawAdmonition: Draw = ({ type, title, icon, className, id, children }, { context, chunks }) => {
  const sign = icon === undefined ? undefined : icon === null || icon === false ? [] : [hole(2)]
  const kind = typeof type === 'string' ? type : 'note'
  const named = title === undefined || title === null || title === '' ? undefined : [hole(1)]
  const classes = { className: textProp(className), id: textProp(id) }
  const box = admonition({ type: kind, title: named, content: [hole(0)], icon: sign, ...classes }, context.options.t)
  return toReact(box, [children, toNode(title), toNode(icon)], chunks)
}

const drawCodeBlock: Draw = (props, { chunks }) => {
  const { children, language, title, showLineNumbers, metastring, className } = props
  const fromClass = /language-(\S+)/.exec(textProp(className) ?? '')?.[1]
  const quote = String(title).includes('"') ? "'" : '"'
  const numbers = typeof showLineNumbers === 'number' ? `showLineNumbers=${showLineNumbers}` : 'showLineNumbers'
  const meta = [
    textProp(metastring) ?? '',
    typeof title === 'string' ? `title=${quote}${title}${quote}` : '',
    showLineNumbers === true || typeof showLineNumbers === 'number' ? numbers : '',
    ...['live', 'noInline'].filter(name => props[name] === true),
  ]
  // A file that is shown may end its lines as Windows does.
  const value = plainText(textOfNode(children), chunks)
    .replaceAll('\r\n', '\n')
    .replace(/^\n|\n$/g, '')
  return chunks.add([{ kind: 'code', language: textProp(language) ?? fromClass, meta: meta.join(' '), value }])
}

const drawDetails: Draw = ({ summary, open, className, children }, { context, chunks }) => {
  const own = isValidElement(summary) && summary.type === 'summary'
  const node = element('details', definedAttributes({ class: textProp(className), open: open === true }), [
    text('\n'),
    own ? hole(1) : element('summary', {}, [hole(1)]),
    text('\n'),
    hole(0),
    text('\n'),
  ])
  return toReact(node, [children, toNode(summary) ?? context.options.t('theme.details.summary')], chunks)
}

const drawMermaid: Draw = ({ value }, { chunks }) =>
  chunks.add([{ kind: 'code', language: 'mermaid', meta: '', value: textProp(value) ?? '' }])

/** A component drawn when the whole site is known: its props are kept, a mark takes its place. */
function drawSlot(component: Slot['component']): Draw {
  return ({ children: _, ...props }, { context, chunks, toc }) => {
    // The page's own contents are known better later.
    const own: AnyProps =
      component === 'TOCInline' ? { ...props, toc: props.toc === toc ? undefined : readToc(props.toc) } : props
    const { item, items, ...plain }: Record<string, unknown> = JSON.parse(JSON.stringify(own))
    const linked = (card: unknown): unknown =>
      isRecord(card) && typeof card.href === 'string'
        ? { ...card, href: addressMark(card.href, undefined, context) }
        : card
    const cards = {
      ...(item !== undefined && { item: linked(item) }),
      ...(items !== undefined && { items: Array.isArray(items) ? items.map(linked) : items }),
    }
    const index = context.slots.push({ component, props: { ...plain, ...cards } }) - 1
    return chunks.add([{ kind: 'ready', html: mark('slot', index) }])
  }
}

const DRAWERS: Record<string, Draw> = {
  Admonition: drawAdmonition,
  CodeBlock: drawCodeBlock,
  CodeInline,
  Details: drawDetails,
  DocCard: drawSlot('DocCard'),
  DocCardList: drawSlot('DocCardList'),
  Heading,
  IdealImage,
  Mermaid: drawMermaid,
  Tabs: drawTabs,
  ThemedImage,
  TOCCollapsible: drawSlot('TOCInline'),
  TOCInline: drawSlot('TOCInline'),
}

/** What React can draw of a prop of any type. */
function toNode(value: unknown): ReactNode {
  if (typeof value === 'string' || typeof value === 'number' || isValidElement(value)) return value
  return Array.isArray(value) ? Children.toArray(value) : undefined
}

/** Text of children: strings, numbers and what stands inside elements. */
function textOfNode(node: ReactNode): string {
  return Children.toArray(node)
    .map(child => {
      if (typeof child === 'string' || typeof child === 'number') return String(child)
      return isValidElement<{ children?: ReactNode }>(child) ? textOfNode(child.props.children) : ''
    })
    .join('')
}

/** Mark of an address that code asks for: `useBaseUrl('/img/x.png')`, `import x from './x.png'`. */
export function addressMark(address: string, at: Place | undefined, context: Context): string {
  const reference = createReference(address, { image: false, media: false, at, text: '', context })
  return mark('link', context.references.push(reference) - 1)
}

/** Of an address that may be anything to the code that asks for it: a link, a picture, words to copy. */
export function looseMark(address: string, at: Place | undefined, context: Context): string {
  const made = addressMark(address, at, context)
  const reference = context.references.at(-1)
  if (reference?.kind === 'url') reference.loose = true
  return made
}

/** Of what `<Link>` leads to: nobody looks where it leads before it is known that the link is on the page. */
export function linkMark(address: string, at: Place | undefined, context: Context): string {
  const made = looseMark(address, at, context)
  const reference = context.references.at(-1)
  if (reference !== undefined) reference.by = 'link'
  return made
}
