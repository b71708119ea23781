/** Lines of a block of code, measured where they stand in its text: there are many. */

import type { HtmlNode } from '../html-tree.ts'

const TAB = 4

/** Highlighted code is ready HTML that knows its text. */
export function codeText(nodes: readonly HtmlNode[]): string {
  let text = ''
  for (const node of nodes) {
    if (node.kind === 'text') text += node.value
    else if (node.kind === 'ready') text += node.text ?? ''
    else if (node.kind === 'element') text += codeText(node.children)
  }
  return text
}

/** Of the line that begins at `start`, in a text that ends at `end`. */
export function lineEnd(text: string, start: number, end: number): number {
  const found = text.indexOf('\n', start)
  return found < 0 || found > end ? end : found
}

/** Of a part of a line, a tab as wide as `TAB`. */
export function widthOf(text: string, from: number, to: number): number {
  let width = 0
  for (let index = from; index < to; index++) width += text.charCodeAt(index) === 9 ? TAB : 1
  return width
}
