/**
 * Ids of headings that a site draws by components of its own: these are given a mark, since the id is known when the
 * whole text is there, and the mark gives way to it wherever they put it.
 */

import type { Context } from '../context.ts'
import { attribute, type HtmlElement, type HtmlNode, isHeading, walkElements } from '../html-tree.ts'

/** Stands for the id of a heading with these words. */
export function markHeading(words: string, { headingMarks }: Context): string {
  const mark = `own-heading-${headingMarks.size + 1}-mark`
  headingMarks.set(mark, words)
  return mark
}

/** Takes the marks off, so that the headings get their ids; the result puts these where the marks stand otherwise. */
export function liftMarks(nodes: readonly HtmlNode[], context: Context): () => void {
  const { headingMarks: marks, ids, options } = context
  if (marks.size === 0) return () => undefined
  const marked = new Map<string, HtmlElement>()
  walkElements(nodes, node => {
    const mark = attribute(node, 'id')
    const words = marks.get(mark)
    if (words === undefined || !isHeading(node)) return
    node.words = words
    delete node.attributes.id
    marked.set(mark, node)
  })
  return () => {
    const found = new Map<string, string>()
    for (const [mark, words] of marks) {
      const heading = marked.get(mark)
      const id = heading === undefined ? '' : attribute(heading, 'id')
      found.set(mark, id === '' ? ids.create(words.trim(), options.markdown.maintainHeadingCase) : id)
    }
    replaceIn(nodes, text => text.replace(/own-heading-\d+-mark/g, mark => found.get(mark) ?? mark))
  }
}

function replaceIn(nodes: readonly HtmlNode[], replace: (text: string) => string): void {
  for (const node of nodes) {
    if (node.kind !== 'element') continue
    for (const [name, value] of Object.entries(node.attributes))
      if (typeof value === 'string') node.attributes[name] = replace(value)
    replaceIn(node.children, replace)
  }
}
