/** What a block of code is made of besides its title: its lines, those that are folded, the notes under them. */

import type { Translate } from '../../messages/index.ts'
import { element, type HtmlElement, type HtmlNode, text } from '../html-tree.ts'
import type { CodeMarks } from './code-marks.ts'

/** A panel that hides fewer lines than this hides nothing worth a click. */
const FEWEST = 4

interface Written {
  lines: readonly string[]
  html: readonly string[]
}

interface Shape {
  pre(nodes: HtmlNode[]): HtmlElement
  t: Translate
  /** Lines that stand open in a folded block. */
  open: number | undefined
  /** Lines that belong to the excerpt, when the truncate marker stands inside: such a block is not folded. */
  cut: number | undefined
}

/** The lines; of a folded block the first ones, and a panel that holds the others without any script. */
export function codeParts({ lines, html }: Written, { pre, t, open, cut }: Shape): HtmlElement[] {
  const part = (from: number, to?: number): HtmlNode => ({
    kind: 'ready',
    html: html.slice(from, to).join(''),
    text: lines.slice(from, to).join('\n'),
  })
  if (cut !== undefined) return [pre([part(0, cut), { kind: 'truncate' }, part(cut)])]
  if (open === undefined || lines.length < open + FEWEST) return [pre([part(0)])]
  const more = element('span', { class: 'code-more' }, [
    text(t.plural('theme.CodeBlock.more.plurals', lines.length - open)),
  ])
  const less = element('span', { class: 'code-less' }, [text(t('theme.CodeBlock.less'))])
  const panel = element('details', { class: 'code-fold' }, [element('summary', {}, [more, less]), pre([part(open)])])
  return [pre([part(0, open)]), panel]
}

/** Notes in the order of their numbers; what stands between backticks is code. */
export function noteList(notes: CodeMarks['notes'], t: Translate): HtmlElement[] {
  if (notes.length === 0) return []
  const items = notes.map(note =>
    element(
      'li',
      {},
      note.text.split('`').map((part, index) => (index % 2 === 0 ? text(part) : element('code', {}, [text(part)]))),
    ),
  )
  return [element('ol', { class: 'code-notes', role: 'list', 'aria-label': t('theme.CodeBlock.notes') }, items)]
}
