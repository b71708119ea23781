/** How long a text is on its page. */

import { attribute, type HtmlNode } from '../html-tree.ts'

/** Letters so far; whether a space waits for the next one. */
interface Count {
  length: number
  isApart: boolean
}

function countText(nodes: readonly HtmlNode[], count: Count): Count {
  for (const node of nodes) {
    if (node.kind === 'text') countLetters(node.value, count)
    else if (node.kind === 'jsx') countText(node.children, count)
    else if (node.kind === 'element') {
      if (node.name === 'img') countLetters(attribute(node, 'alt'), count)
      else countText(node.children, count)
    }
  }
  return count
}

function isSpace(code: number): boolean {
  if (code < 0x80) return code === 0x20 || (code >= 9 && code <= 13)
  if (code < 0x1680) return code === 0xa0
  // No width is a place to break, as a space is.
  return (code >= 0x2000 && code <= 0x200b) || RARE_SPACES.has(code)
}

const RARE_SPACES = new Set([0x1680, 0x2028, 0x2029, 0x202f, 0x205f, 0x3000, 0xfeff])

function countLetters(text: string, count: Count): void {
  let { length, isApart } = count
  for (let index = 0; index < text.length; index++) {
    if (isSpace(text.charCodeAt(index))) isApart = length > 0
    else {
      length += isApart ? 2 : 1
      isApart = false
    }
  }
  count.length = length
  count.isApart = isApart
}

/** Characters as they are shown: spaces in a row are one, none at the ends. Counted where they stand: no string is made for it. */
export const shownLength = (nodes: readonly HtmlNode[]): number =>
  countText(nodes, { length: 0, isApart: false }).length
