/** Gives each link the sentence it stands in. */

import { dropMarks, readMark } from '../../shared/mark.ts'
import type { Context } from '../context.ts'
import { attribute, type HtmlNode, hasClass, INLINE_ELEMENTS } from '../html-tree.ts'
import { findSentences, sentenceAround } from './sentences.ts'

export function addContexts(nodes: readonly HtmlNode[], { references }: Context): void {
  if (references.length === 0) return
  let flat = ''
  let links: { index: number; start: number; end: number }[] = []
  const flush = (): void => {
    if (links.length > 0) finish(flat.replace(/[^\S\u00a0 ]/g, ' '))
    flat = ''
    links = []
  }
  const finish = (flat: string): void => {
    const sentences = findSentences(flat)
    for (const { index, start, end } of links) {
      const reference = references[index]
      if (reference !== undefined) reference.context = sentenceAround(flat, { start, end }, sentences)
    }
  }
  const visit = (list: readonly HtmlNode[]): void => {
    for (const node of list) {
      if (node.kind === 'text') flat += dropMarks(node.value)
      if (node.kind !== 'element') continue
      if (node.name === 'br') flat += ' '
      else if (INLINE_ELEMENTS.has(node.name)) {
        if (node.own === true || hasClass(node, 'hash-link')) continue
        const start = flat.length
        visit(node.children)
        const link = node.name === 'a' ? readMark(attribute(node, 'href')) : undefined
        if (link?.kind === 'link' && flat.length > start) links.push({ index: link.index, start, end: flat.length })
      } else {
        flush()
        visit(node.children)
        flush()
      }
    }
  }
  visit(nodes)
  flush()
}
