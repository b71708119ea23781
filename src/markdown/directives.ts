/** `:::name`, `::name`, `:name`: admonitions become boxes, everything else stays the text it was. */

import type { Nodes } from 'mdast'
import { nearest } from '../shared/nearest.ts'
import { placeOf, report } from '../tree/context.ts'
import { admonition } from '../tree/html/admonition.ts'
import { element, type HtmlNode, text } from '../tree/html-tree.ts'
import { blocksToHtml, type Conversion, nodesToHtml, sourceOf } from './to-html.ts'

type Directive = Extract<Nodes, { type: 'containerDirective' | 'leafDirective' | 'textDirective' }>
type Container = Extract<Directive, { type: 'containerDirective' }>

export function directiveToHtml(node: Directive, conversion: Conversion): HtmlNode[] {
  if (node.type === 'textDirective') return [text(sourceOf(node, conversion.unit), placeOf(conversion.unit, node))]
  if (node.type === 'containerDirective') checkClosed(node, conversion)
  const keywords = conversion.context.options.markdown.admonitions ?? []
  if (node.type === 'containerDirective' && keywords.includes(node.name))
    return [containerToAdmonition(node, conversion)]
  return unknownToHtml(node, conversion, keywords)
}

function containerToAdmonition(node: Container, conversion: Conversion): HtmlNode {
  const { label, blocks } = splitLabel(node)
  const attributes = node.attributes ?? {}
  const written = label === undefined ? undefined : nodesToHtml(label.children, conversion)
  const named = typeof attributes.title === 'string' ? [text(attributes.title)] : undefined
  return admonition(
    {
      type: node.name,
      className: attributes.class ?? undefined,
      id: attributes.id ?? undefined,
      at: placeOf(conversion.unit, node),
    },
    written ?? named,
    blocksToHtml(blocks, conversion),
    conversion.context.options.t,
  )
}

function splitLabel(node: Container): {
  label: Extract<Nodes, { type: 'paragraph' }> | undefined
  blocks: Container['children']
} {
  const [first, ...rest] = node.children
  return first?.type === 'paragraph' && first.data?.directiveLabel === true
    ? { label: first, blocks: rest }
    : { label: undefined, blocks: node.children }
}

/** Keeps the colons, the name and all text of a directive that means nothing. */
function unknownToHtml(
  node: Exclude<Directive, { type: 'textDirective' }>,
  conversion: Conversion,
  keywords: string[],
): HtmlNode[] {
  const { unit, context } = conversion
  const at = placeOf(unit, node)
  const close = nearest(node.name, keywords)
  const colons = node.type === 'leafDirective' ? '::' : ':::'
  const hint =
    node.type === 'leafDirective'
      ? 'строка осталась текстом; блок начинается с трёх двоеточий'
      : `блок остался текстом; ${close === undefined ? `есть: ${keywords.join(', ')}` : `возможно, имелось в виду «${close}»`}`
  report(context, 'warning', 'unknown-directive', at, `неизвестный блок «${colons}${node.name}»`, hint)
  const source = sourceOf(node, unit)
  if (node.type === 'leafDirective') {
    const [first] = node.children
    const last = node.children.at(-1)
    const start = node.position?.start.offset ?? 0
    const from = first?.position?.start.offset
    const to = last?.position?.end.offset
    if (from === undefined || to === undefined) return [element('p', {}, [text(source)], at)]
    const children = nodesToHtml(node.children, conversion)
    return [element('p', {}, [text(source.slice(0, from - start)), ...children, text(source.slice(to - start))], at)]
  }
  const { blocks } = splitLabel(node)
  const lines = source.split('\n')
  const opening = element('p', {}, [text(lines[0] ?? '')], at)
  const closing = closingLine(node, conversion)
  const content = blocksToHtml(blocks, conversion)
  return [
    opening,
    ...(content.length > 0 ? [text('\n'), ...content] : []),
    ...(closing === undefined ? [] : [text('\n'), element('p', {}, [text(closing)])]),
  ]
}

/** The `:::` that ends a container, or `undefined` when the end of the document did. */
function closingLine(node: Container, { unit }: Conversion): string | undefined {
  const source = sourceOf(node, unit)
  const colons = /^:*/.exec(source)?.[0].length ?? 3
  const line = (source.split('\n').slice(1).at(-1) ?? '').replace(/^[ \t>]*/, '').trimEnd()
  return /^:{3,}$/.test(line) && line.length >= colons ? line : undefined
}

function checkClosed(node: Container, conversion: Conversion): void {
  if (closingLine(node, conversion) !== undefined) return
  const at = placeOf(conversion.unit, node)
  const hint =
    'поставьте «:::» на отдельной строке там, где он кончается; внешнему блоку нужно больше двоеточий, чем внутреннему'
  report(conversion.context, 'warning', 'unclosed-directive', at, `блок «:::${node.name}» не закрыт`, hint)
}
