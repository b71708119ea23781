/** Formulas: kept as TeX while headings are named and text is typeset, then drawn as MathML. */

import type { Context } from '../context.ts'
import { parseSources } from '../html/parse.ts'
import { foldStyles } from '../html/styles.ts'
import { element, type HtmlElement, type HtmlNode, type Place, replaceNodes, text, textOf } from '../html-tree.ts'

/** Where the TeX of a formula that is not drawn yet says how it stands. */
const PENDING = 'data-tex'

/** A formula as written; `at` is where its TeX begins. */
export const formula = (tex: string, isBlock: boolean, at: Place): HtmlElement => ({
  ...element('math', { [PENDING]: isBlock ? 'block' : 'inline' }, [text(tex)]),
  at,
})

export const drawFormulas = (nodes: HtmlNode[], context: Context): HtmlNode[] =>
  replaceNodes(nodes, node =>
    node.kind === 'element' && node.name === 'math' && node.attributes[PENDING] !== undefined
      ? [draw(node, context)]
      : undefined,
  )

function draw(node: HtmlElement, context: Context): HtmlElement {
  const tex = textOf(node.children)
  const isBlock = node.attributes[PENDING] === 'block'
  const at = node.at ?? { file: context.source.file, line: 1, column: 1 }
  const drawn = drawOnce(tex, { isBlock, at }, context)
  if (drawn === undefined) {
    const code = element('code', {}, [text(tex)])
    return { ...(isBlock ? element('p', {}, [code]) : code), at }
  }
  drawn.attributes.class = 'math'
  if (!isBlock) return { ...drawn, at }
  // Wider than the text it scrolls, from the keyboard too.
  const label = context.options.t('theme.math.regionLabel')
  return { ...element('div', { class: 'math-block', tabindex: '0', role: 'group', 'aria-label': label }, [drawn]), at }
}

interface Written {
  isBlock: boolean
  at: Place
}

/** The element, or `undefined` with the reason reported. */
function drawOnce(tex: string, { isBlock, at }: Written, context: Context): HtmlElement | undefined {
  const { drawMath } = context.options
  if (drawMath === undefined) {
    // One line for a page: the cure is the same for all of its formulas.
    if (!context.problems.some(({ code }) => code === 'math-package')) context.report('error', 'math-package', { at })
    return undefined
  }
  const drawn = drawMath(tex, isBlock)
  if ('message' in drawn) {
    context.report('error', 'math-syntax', { at: placeIn(tex, drawn.offset, at), values: { message: drawn.message } })
    return undefined
  }
  const nodes = parseSources([{ kind: 'source', value: drawn.mathml, at }], context)
  foldStyles(nodes, context)
  const [math] = nodes
  return math?.kind === 'element' ? math : undefined
}

function placeIn(tex: string, offset: number, at: Place): Place {
  const lines = tex.slice(0, offset).split('\n')
  const last = lines.at(-1)?.length ?? 0
  return { ...at, line: at.line + lines.length - 1, column: lines.length === 1 ? at.column + last : last + 1 }
}
