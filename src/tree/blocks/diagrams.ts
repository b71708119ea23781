/** Blocks of the language `mermaid`: drawn, or code with the reason why not. */

import type { Context } from '../context.ts'
import { parseSources } from '../html/parse.ts'
import { attribute, element, type HtmlCode, type HtmlElement, type HtmlNode, text } from '../html-tree.ts'

/** Replaces each diagram in the tree by its drawing. */
export async function drawDiagrams(nodes: HtmlNode[], context: Context): Promise<void> {
  for (const [index, node] of nodes.entries()) {
    if (node.kind === 'code' && node.language?.toLowerCase() === 'mermaid') {
      nodes[index] = (await figureOf(node, context)) ?? node
    } else if (node.kind === 'element') await drawDiagrams(node.children, context)
  }
}

async function figureOf(node: HtmlCode, context: Context): Promise<HtmlElement | undefined> {
  const { options, problems } = context
  const { at } = node
  const { drawDiagram, t } = options
  if (drawDiagram === undefined) {
    const id = options.markdown.mermaid === true ? 'diagram-package' : 'diagram-off'
    // One line for a page: the cure is the same for all of its diagrams.
    if (!problems.some(({ code }) => code === id)) context.report(id === 'diagram-off' ? 'note' : 'error', id, { at })
    return undefined
  }
  const drawn = await drawDiagram(node.value)
  if (drawn.kind === 'unknown') {
    if (drawn.isForeign || options.frames?.mermaid === undefined)
      context.report('note', 'diagram-kind', { at, values: { name: drawn.name } })
    else node.frame = { name: drawn.name, title: `${drawn.title ?? t('theme.diagram.label')} (${drawn.name})` }
    return undefined
  }
  if (drawn.kind === 'wrong') {
    const place = at && { ...at, line: at.line + drawn.line, column: 1 }
    context.report('error', 'diagram-syntax', { at: place, values: { message: drawn.message } })
    return undefined
  }
  const [svg] = parseSources(
    [{ kind: 'source', value: drawn.svg, at: at ?? { file: context.source.file, line: 1, column: 1 } }],
    context,
  )
  if (svg?.kind !== 'element') return undefined
  const title = drawn.title ?? drawn.caption ?? t('theme.diagram.label')
  svg.attributes.role = 'img'
  svg.attributes['aria-label'] = [title, drawn.description].filter(part => part !== '').join('. ')
  const caption = drawn.caption === undefined ? [] : [element('figcaption', {}, [text(drawn.caption)])]
  // Wider than the text it scrolls, from the keyboard too.
  const look = { class: 'diagram', tabindex: '0', 'aria-label': title }
  return { ...element('figure', look, [svg, ...caption]), at }
}

/** What a drawing says in words; `undefined` for any other element. */
export const drawnWords = (node: HtmlElement): string | undefined =>
  node.name === 'svg' && attribute(node, 'role') === 'img' ? attribute(node, 'aria-label') : undefined
