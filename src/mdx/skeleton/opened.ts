/**
 * A text as React elements, for a component that looks into what stands in it: `children.type`, `Children.map`. Any other
 * one is given a placeholder, and never knows.
 */

import { type ComponentType, createElement, isValidElement, type ReactNode } from 'react'
import { knownOr } from '../../shared/collections.ts'
import { reactName } from '../../shared/text/react-names.ts'
import { type Attributes, type HtmlElement, type HtmlNode, isSpace } from '../../tree/html-tree.ts'
import { type Chunks, splitPlaceholders } from './chunks.ts'

/** What is done to children to look into them; components that only show them do none of it. */
const LOOKS =
  /\bchildren\)*\s*(?:\?\.|\.|\[)|\b(?:Children|cloneElement|isValidElement)\b|typeof\s+(?:\w+\.)?children\b|[\w$]\((?:\w+\.)?children\s*[,)]/
const known = new WeakMap<object, boolean>()

/** Seen from its code: a component of a site says what it does. */
export function looksInside(type: unknown): boolean {
  const code = codeOf(type)
  if (code === undefined) return false
  return knownOr(known, code, () => LOOKS.test(Function.prototype.toString.call(code)))
}

/** The function in what `memo` and `forwardRef` make. */
function codeOf(type: unknown): object | undefined {
  if (typeof type === 'function') return type
  if (typeof type !== 'object' || type === null || isValidElement(type)) return undefined
  return codeOf(Reflect.get(type, 'type') ?? Reflect.get(type, 'render'))
}

interface Opening {
  element?: HtmlElement
  items: ReactNode[]
}

/** Children with an element for each that the text has; what is bare words stays so. */
export function openChildren(children: ReactNode, chunks: Chunks): ReactNode {
  const items = Array.isArray(children) ? (children as ReactNode[]) : [children]
  if (!items.some(item => typeof item === 'string' && item.includes('\uFDD2')))
    return oneOf(withoutGaps(items), children)
  const root: Opening = { items: [] }
  const open: Opening[] = [root]
  const add = (...made: ReactNode[]): void => void (open.at(-1) ?? root).items.push(...made)
  for (const item of items) {
    if (typeof item !== 'string') {
      add(item)
      continue
    }
    for (const part of splitPlaceholders(item, chunks)) {
      if (typeof part === 'string') add(part)
      else if (part.kind === 'nodes') add(...part.nodes.flatMap(node => opened(node, chunks)))
      else if (part.kind === 'open') open.push({ element: part.element, items: [] })
      else if (part.kind === 'close' && open.length > 1) {
        const { element, items: inside } = open.pop() ?? root
        if (element !== undefined) add(elementOf(element, inside))
      }
    }
  }
  return oneOf(withoutGaps(root.items), undefined)
}

/** Only one is no list; `whole` where nothing was left out. */
function oneOf(items: readonly ReactNode[], whole: ReactNode): ReactNode {
  if (Array.isArray(whole) && whole.length === items.length) return whole
  return items.length < 2 ? items[0] : items
}

const isBlank = (item: ReactNode): boolean => typeof item === 'string' && isSpace({ kind: 'text', value: item })

/** MDX has no line ends between blocks: `Children.map(children, child => child.props.name)` is never given one. */
function withoutGaps(items: readonly ReactNode[]): readonly ReactNode[] {
  if (items.some(item => typeof item === 'string' && !isBlank(item))) return items
  return items.filter(item => !(isBlank(item) && String(item).includes('\n')))
}

/** In tables React counts no spaces, and whoever takes the rows of one does not either. */
const TABLES = new Set(['table', 'thead', 'tbody', 'tfoot', 'tr', 'colgroup'])

function opened(node: HtmlNode, chunks: Chunks): ReactNode[] {
  if (node.kind === 'text') return [node.value]
  if (node.kind === 'comment') return []
  if (node.kind === 'code') return [codeBlock(node, chunks)]
  if (node.kind !== 'element' || node.own === true) return [createElement(Ready, null, chunks.add([node]))]
  return [
    elementOf(
      node,
      node.children.flatMap(child => opened(child, chunks)),
    ),
  ]
}

function elementOf({ name, attributes, written }: HtmlElement, inside: readonly ReactNode[]): ReactNode {
  const items = TABLES.has(name) ? inside.filter(item => !isBlank(item)) : inside
  const called = written === true ? undefined : CALLED[name]
  const type = called === undefined ? name : knownOr(components, name, () => componentOf(name, called))
  return createElement(type, propsOf(attributes), ...items)
}

/** What Docusaurus draws by a component of its own, under the name that people look for: `child.type.name === 'h2'`. */
const CALLED: Readonly<Record<string, string>> = {
  ...Object.fromEntries([1, 2, 3, 4, 5, 6].map(level => [`h${level}`, `h${level}`])),
  a: 'MDXA',
  code: 'MDXCode',
  details: 'MDXDetails',
  img: 'MDXImg',
  li: 'MDXLi',
  ul: 'MDXUl',
}
const components = new Map<string, ComponentType<object>>()

function componentOf(tag: string, called: string): ComponentType<object> {
  const Component = (props: object): ReactNode => createElement(tag, props)
  return Object.defineProperty(Component, 'name', { value: called })
}

/** What is no plain element shows itself. */
const Ready: ComponentType<{ children?: ReactNode }> = ({ children }) => children

/** `pre` with `code` in it, as people look for its language; what is drawn is our block. */
function codeBlock(node: Extract<HtmlNode, { kind: 'code' }>, chunks: Chunks): ReactNode {
  const placeholder = chunks.add([node])
  const MDXPre: ComponentType<{ children?: ReactNode }> = () => placeholder
  const className = node.language === undefined ? undefined : `language-${node.language}`
  return createElement(MDXPre, null, createElement('code', { className, metastring: node.meta }, `${node.value}\n`))
}

function propsOf(attributes: Attributes): Record<string, unknown> {
  const named = Object.entries(attributes).filter(([name]) => !/^on/i.test(name))
  return Object.fromEntries(
    named.map(([name, value]) => [
      reactName(name),
      name === 'style' && typeof value === 'string' ? styleOf(value) : value,
    ]),
  )
}

function styleOf(written: string): Record<string, string> {
  const rules = written.split(';').flatMap(rule => {
    const [name = '', ...value] = rule.split(':')
    return value.length === 0 ? [] : [[styleName(name.trim()), value.join(':').trim()] as const]
  })
  return Object.fromEntries(rules)
}

const styleName = (name: string): string =>
  name.startsWith('--') ? name : name.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase())
