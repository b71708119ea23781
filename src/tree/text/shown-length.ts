/** How long a text is on its page. */

import { attribute, type HtmlNode } from '../html-tree.ts'

/** Letters so far; whether a space waits for the next one. */
interface Count {
  length: number
  isApart: boolean
}

function countNode(node: HtmlNode, count: Count): void {
  if (node.kind === 'text') countLetters(node.value, count)
  else if (node.kind === 'jsx') countNodes(node.children, count)
  else if (node.kind === 'element') {
    if (node.name === 'img') countLetters(attribute(node, 'alt'), count)
    else countNodes(node.children, count)
  }
}

function countNodes(nodes: readonly HtmlNode[], count: Count): void {
  for (const node of nodes) countNode(node, count)
}

/** Of a code unit. */
export function isSpaceCode(code: number): boolean {
  if (code < 0x80) return code === 0x20 || (code >= 9 && code <= 13)
  if (code < 0x1680) return code === 0xa0
  // No width is a place to break, as a space is.
  return (code >= 0x2000 && code <= 0x200b) || RARE_SPACES.has(code)
}

const RARE_SPACES = new Set([0x1680, 0x2028, 0x2029, 0x202f, 0x205f, 0x3000, 0xfeff])

function countLetters(text: string, count: Count): void {
  let start = 0
  let end = text.length
  while (start < end && isSpaceCode(text.charCodeAt(start))) start++
  while (start < end && isSpaceCode(text.charCodeAt(end - 1))) end--
  if (start > 0) count.isApart = count.length > 0
  if (start === end) return
  if (count.isApart) count.length++
  // Looking for two spaces in a row is three times as quick as counting, and they are rare.
  count.length += text.includes('  ') || text.includes('\n ') ? countSlowly(text, start, end) : end - start
  count.isApart = end < text.length
}

/** From a letter to before another place, which a letter ends. */
function countSlowly(text: string, start: number, end: number): number {
  let length = 0
  for (let index = start; index < end; index++) {
    if (!(isSpaceCode(text.charCodeAt(index)) && isSpaceCode(text.charCodeAt(index + 1)))) length++
  }
  return length
}

/**
 * Characters of the nodes from the one place to before the other, as they are shown: spaces in a row are one, none at
 * the ends. Counted where they stand: no string is made for it.
 */
export function shownLength(nodes: readonly HtmlNode[], from = 0, to = nodes.length): number {
  const count = { length: 0, isApart: false }
  for (let index = from; index < to; index++) {
    const node = nodes[index]
    if (node !== undefined) countNode(node, count)
  }
  return count.length
}
