/** Addresses of blocks of code and their lines: `{#server}` after the language gives `#server` and `#server-5`. */

import { parseMetastring } from '../../shared/language/metastring.ts'
import type { Context } from '../context.ts'
import type { HtmlCode, HtmlNode } from '../html-tree.ts'
import { isReservedId } from '../slugs.ts'

/** Takes the ids that blocks ask for before headings get theirs; a block whose id is taken has none. */
export function claimCodeIds(nodes: readonly HtmlNode[], context: Context): void {
  for (const node of nodes) {
    if (node.kind === 'code') claim(node, context)
    else if (node.kind === 'element' && node.own !== true) claimCodeIds(node.children, context)
  }
}

function claim(node: HtmlCode, context: Context): void {
  const { id: written, lineNumbers = 1 } = parseMetastring(node.meta)
  if (written === undefined) return
  const id = written.normalize('NFC')
  const found = { at: node.at, values: { id } }
  if (isReservedId(id)) {
    context.report('warning', 'reserved-id', found)
    return
  }
  // Lines of nothing but marks will be gone; nobody misses their ids.
  const lines = node.value.replace(/\n$/, '').split('\n')
  const ids = [id, ...lines.map((_, index) => lineId(id, lineNumbers + index))]
  if (ids.filter(one => !context.ids.claim(one)).length > 0) context.report('warning', 'duplicate-id', found)
  else node.id = id
}

/** `number`: that of the line as it is shown. */
export const lineId = (id: string, number: number): string => `${id}-${number}`
