/** Code that a frame of the page shows the result of: the code stays, for readers without scripts and for the search. */

import type { FrameKind } from '../../shared/document.ts'
import type { Context } from '../context.ts'
import { element, type HtmlCode, type HtmlElement } from '../html-tree.ts'

/** Kinds that run along a line: they want less height. */
const WIDE = new Set(['gitGraph', 'timeline', 'journey', 'kanban', 'packet', 'packet-beta', 'block', 'block-beta'])

interface Framed {
  node: HtmlCode
  /** Readers may run it. */
  isLive: boolean
}

/** The block with what a browser needs to open its frame; a block without one is as it was. */
export function framed(block: HtmlElement, { node, isLive }: Framed, context: Context): HtmlElement {
  const { frames = {}, t } = context.options
  const around = (kind: FrameKind, words: Record<string, string>): HtmlElement => {
    context.frames.add(kind)
    const attributes = { class: `framed framed-${kind}`, 'data-frame': frames[kind] ?? '', ...words }
    return { ...element('div', attributes, [block]), at: node.at }
  }
  if (node.frame !== undefined)
    return around('mermaid', { 'data-title': node.frame.title, ...(WIDE.has(node.frame.name) && { 'data-wide': '' }) })
  if (!isLive || frames.live === undefined) return block
  return around('live', {
    'data-run': t('theme.Playground.run'),
    'data-reset': t('theme.Playground.buttons.reset'),
    'data-editor': t('theme.Playground.liveEditor'),
    'data-title': t('theme.Playground.result'),
    ...(/\bnoInline\b/.test(node.meta) && { 'data-bare': '' }),
  })
}
