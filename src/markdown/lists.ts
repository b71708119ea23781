/** Lists: tight or loose, numbered, with checkboxes. */

import type { List, ListItem, RootContent } from 'mdast'
import { placeOf } from '../tree/context.ts'
import { element, type HtmlElement, type HtmlNode, text } from '../tree/html-tree.ts'
import { type Conversion, nodeToHtml, onLines } from './to-html.ts'

export function listToHtml(node: List, conversion: Conversion): HtmlElement {
  const loose = node.spread === true || node.children.some(item => item.spread === true)
  const items = node.children.flatMap((item, index): HtmlNode[] => {
    const made = itemToHtml(item, loose, conversion)
    return index === 0 ? [made] : [text('\n'), made]
  })
  const at = placeOf(conversion.unit, node)
  const list: HtmlElement = { ...element(node.ordered === true ? 'ol' : 'ul', {}, onLines(items)), at }
  if (typeof node.start === 'number' && node.start !== 1) list.attributes.start = String(node.start)
  if (node.children.some(item => typeof item.checked === 'boolean')) list.attributes.class = 'contains-task-list'
  return list
}

/** A loose item keeps its paragraphs. */
export function itemToHtml(node: ListItem, loose: boolean, conversion: Conversion): HtmlElement {
  const children: HtmlNode[] = []
  const blocks = node.children.map(child => ({ child, made: nodeToHtml(child, conversion) }))
  let last: RootContent | undefined
  for (const [index, { child, made }] of blocks.entries()) {
    if (made.length === 0) continue
    const paragraph = child.type === 'paragraph'
    if (loose || index !== 0 || !paragraph) children.push(text('\n'))
    const [first] = made
    const shown = paragraph && !loose && first?.kind === 'element' ? first.children : made
    for (const part of shown) children.push(part)
    last = child
  }
  if (last !== undefined && (loose || last.type !== 'paragraph')) children.push(text('\n'))
  const item: HtmlElement = { ...element('li', {}, children), at: placeOf(conversion.unit, node) }
  if (typeof node.checked === 'boolean') addCheckbox(item, node.checked, conversion)
  return item
}

function addCheckbox(item: HtmlElement, checked: boolean, { context }: Conversion): void {
  item.attributes.class = 'task-list-item'
  const label = context.options.t(checked ? 'theme.task.done' : 'theme.task.open')
  const box = element('input', { type: 'checkbox', disabled: true, 'aria-label': label })
  if (checked) box.attributes.checked = true
  const first = item.children.find(child => child.kind === 'element' && child.name === 'p')
  const target = first?.kind === 'element' ? first : item
  target.children.unshift(box, text(' '))
}
