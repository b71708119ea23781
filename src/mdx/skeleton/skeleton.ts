/** Turns the tree of an MDX document into the small tree that is compiled: components, expressions, placeholders. */

import type { Root, RootContent } from 'hast'
import type {} from 'satteri'
import { isStatic } from '../../markdown/jsx.ts'
import { reactName } from '../../shared/text/react-names.ts'
import { type HtmlJsx, type HtmlNode, isHeading, type JsxAttribute, textOf } from '../../tree/html-tree.ts'
import type { Chunks } from './chunks.ts'

/** Built-in components that are told where they stand, for their own messages. */
const PLACED = new Set(['Tabs', 'CodeBlock'])
export const PLACE_PROP = 'data-place'

export function toSkeleton(nodes: readonly HtmlNode[], chunks: Chunks): Root {
  const children = nodes.flatMap((node, index): RootContent[] => {
    if (isStatic(node)) return toContent([node], chunks)
    const at = 'at' in node ? node.at : undefined
    const place: RootContent[] = at === undefined ? [] : [{ type: 'text', value: chunks.place(at) }]
    return [...place, ...toContent(nodes.slice(index, index + 1), chunks)]
  })
  return { type: 'root', children }
}

function toContent(
  nodes: readonly HtmlNode[],
  chunks: Chunks,
): Exclude<RootContent, { type: 'doctype' | 'mdxjsEsm' }>[] {
  const result: Exclude<RootContent, { type: 'doctype' | 'mdxjsEsm' }>[] = []
  let ready: HtmlNode[] = []
  const flush = (): void => {
    if (ready.length > 0) result.push({ type: 'text', value: readyText(ready, chunks) })
    ready = []
  }
  for (const node of nodes) {
    if (isStatic(node)) {
      ready.push(node)
      continue
    }
    flush()
    if (node.kind === 'expression') result.push({ type: 'mdxFlowExpression', value: node.value })
    else if (node.kind === 'jsx') result.push(toJsx(node, chunks))
    else if (node.kind === 'element') {
      result.push(
        {
          type: 'text',
          value: chunks.open(isHeading(node) ? { ...node, words: node.words ?? wordsOf(node.children) } : node),
        },
        ...toContent(node.children, chunks),
        {
          type: 'text',
          value: chunks.close(),
        },
      )
    }
  }
  flush()
  return result
}

/** A heading's id comes from the text: what its components draw is not known to those who link to it. */
const wordsOf = (nodes: readonly HtmlNode[]): string =>
  nodes
    .map(node => {
      if (node.kind === 'expression') return node.value
      return node.kind === 'jsx' ? wordsOf(node.children) : textOf([node])
    })
    .join('')

/** Bare text goes to components as it is: some of them look at it. */
function readyText(nodes: HtmlNode[], chunks: Chunks): string {
  return nodes.every(node => node.kind === 'text')
    ? nodes.map(node => (node.kind === 'text' ? node.value : '')).join('')
    : chunks.add(nodes)
}

function toJsx(node: HtmlJsx, chunks: Chunks): Extract<RootContent, { type: 'mdxJsxFlowElement' }> {
  const attributes = node.attributes.map(attribute => toAttribute(attribute, isTag(node.name)))
  if (PLACED.has(node.name ?? '')) {
    const { file, line, column } = node.at
    attributes.push({ type: 'mdxJsxAttribute', name: PLACE_PROP, value: `${line}:${column}:${file}` })
  }
  return { type: 'mdxJsxFlowElement', name: node.name ?? null, attributes, children: toContent(node.children, chunks) }
}

type Attribute = Extract<RootContent, { type: 'mdxJsxFlowElement' }>['attributes'][number]

const isTag = (name: string | undefined): boolean => name !== undefined && /^[a-z]/.test(name)

/** People write HTML's names; React would print them with a complaint. */
function toAttribute(attribute: JsxAttribute, tag: boolean): Attribute {
  const name = tag && attribute.name !== undefined ? reactName(attribute.name) : attribute.name
  if (name === undefined) {
    return { type: 'mdxJsxExpressionAttribute', value: 'expression' in attribute ? attribute.expression : '' }
  }
  if ('expression' in attribute) {
    return {
      type: 'mdxJsxAttribute',
      name,
      value: { type: 'mdxJsxAttributeValueExpression', value: attribute.expression },
    }
  }
  return { type: 'mdxJsxAttribute', name, value: attribute.value === true ? null : attribute.value }
}
