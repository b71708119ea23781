/** In the frame of diagrams: Mermaid's own library, which comes as a script of its own, draws what the page says. */

import { palette } from '../../theme/palette.ts'
import { answer, fail, listen } from './inside.ts'
import { mermaidColors } from './mermaid-colors.ts'
import type { Order } from './messages.ts'

interface Mermaid {
  initialize(options: Record<string, unknown>): void
  render(id: string, text: string): Promise<{ svg: string }>
  /** Of the ninth version, whose `render` knows some kinds alone. */
  renderAsync?(id: string, text: string): Promise<string>
}

let turn: Promise<unknown> = Promise.resolve()

// One after another: the library keeps what it draws in the document.
listen(order => {
  turn = turn.then(() => draw(order)).catch(error => fail(error, order))
})

async function draw({ id, text, mode }: Order): Promise<void> {
  const { mermaid } = globalThis as { mermaid?: Mermaid }
  if (mermaid === undefined) throw new Error('mermaid')
  // Lines and words of these have one colour, whatever the theme.
  const isPlain = /^\s*C4/m.test(text)
  mermaid.initialize({
    startOnLoad: false,
    securityLevel: 'strict',
    suppressErrorRendering: true,
    theme: 'base',
    themeVariables: mermaidColors(isPlain ? 'light' : mode),
    fontFamily: 'system-ui, sans-serif',
  })
  const name = `drawing-${id}`
  const svg = (await mermaid.renderAsync?.(name, text.trim())) ?? (await mermaid.render(name, text.trim())).svg
  document.body.innerHTML = svg
  const drawing = document.body.querySelector('svg')
  if (drawing === null) throw new Error('svg')
  // Some have no size of their own.
  const { x, y, width, height } = drawing.hasAttribute('viewBox') ? drawing.viewBox.baseVal : drawing.getBBox()
  if (width === 0 || height === 0) throw new Error('svg')
  drawing.setAttribute('viewBox', [x, y, width, height].join(' '))
  drawing.setAttribute('width', String(width))
  drawing.setAttribute('height', String(height))
  drawing.style.cssText = isPlain ? `background: ${palette.paper.light}` : ''
  answer({ kind: 'shown', id, width, height, svg: new XMLSerializer().serializeToString(drawing) })
}
