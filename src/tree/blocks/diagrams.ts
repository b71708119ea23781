/** Blocks of the language `mermaid`: drawn, or code with the reason why not. */

import { attribute, element, findCode, type HtmlCode, type HtmlElement, text } from '../html-tree.ts'
import type { ParseOptions } from '../options.ts'
import type { OwnFile, OwnProcessor, OwnRoot } from '../step.ts'

interface DiagramOptions {
  isOn: boolean
  /** Browsers draw the kinds that are not drawn here. */
  isFramed: boolean
  draw: ParseOptions['drawDiagram']
  /** What a diagram without a title is called. */
  label: string
}

/** The step. */
export function diagrams(this: OwnProcessor, options: DiagramOptions) {
  let isTold = false
  return async ({ children }: OwnRoot, file: OwnFile): Promise<void> => {
    for (const { list, index, node } of findCode(children)) {
      if (node.language?.toLowerCase() !== 'mermaid') continue
      if (options.draw === undefined) {
        const id = options.isOn ? 'diagram-package' : 'diagram-off'
        // One line for a page: the cure is the same for all of its diagrams.
        if (!isTold) file.report(options.isOn ? 'error' : 'note', id, { at: node.at })
        isTold = true
      } else list[index] = (await figureOf(node, { ...options, draw: options.draw, file, parse: this.parse })) ?? node
    }
  }
}

interface Drawing extends DiagramOptions, OwnProcessor {
  draw: NonNullable<ParseOptions['drawDiagram']>
  file: OwnFile
}

async function figureOf(node: HtmlCode, drawing: Drawing): Promise<HtmlElement | undefined> {
  const { draw, file, label, isFramed, parse } = drawing
  const { at } = node
  const drawn = await draw(node.value)
  if (drawn.kind === 'unknown') {
    if (drawn.isForeign || !isFramed) file.report('note', 'diagram-kind', { at, values: { name: drawn.name } })
    else node.frame = { name: drawn.name, title: `${drawn.title ?? label} (${drawn.name})` }
    return undefined
  }
  if (drawn.kind === 'wrong') {
    const place = at && { ...at, line: at.line + drawn.line, column: 1 }
    const id = drawn.why === undefined ? 'diagram-syntax' : (`diagram-syntax/${drawn.why}` as const)
    file.report('error', id, { at: place, values: { message: drawn.message } })
    return undefined
  }
  const [svg] = parse(drawn.svg, at)
  if (svg?.kind !== 'element') return undefined
  const title = drawn.title ?? drawn.caption ?? label
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
