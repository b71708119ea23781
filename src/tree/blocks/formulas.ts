/** Formulas: kept as TeX while headings are named and text is typeset, then drawn as MathML. */

import { element, type HtmlElement, type Place, replaceNodes, text, textOf } from '../html-tree.ts'
import type { ParseOptions } from '../options.ts'
import type { OwnFile, OwnProcessor, OwnRoot } from '../step.ts'

/** Where the TeX of a formula that is not drawn yet says how it stands. */
const PENDING = 'data-tex'

/** A formula as written; `at` is where its TeX begins. */
export const formula = (tex: string, isBlock: boolean, at: Place): HtmlElement => ({
  ...element('math', { [PENDING]: isBlock ? 'block' : 'inline' }, [text(tex)]),
  at,
})

interface FormulaOptions {
  /** Absent where no package does it. */
  draw: ParseOptions['drawMath']
  /** What a formula in a line of its own is called. */
  label: string
}

/** The step. */
export function formulas(this: OwnProcessor, options: FormulaOptions) {
  const drawing: Drawing = { ...options, parse: this.parse, isTold: false }
  return ({ children, ...root }: OwnRoot, file: OwnFile) => ({
    ...root,
    children: replaceNodes(children, node =>
      node.kind === 'element' && node.name === 'math' && node.attributes[PENDING] !== undefined
        ? [draw(node, drawing, file)]
        : undefined,
    ),
  })
}

interface Drawing extends FormulaOptions, OwnProcessor {
  /** One line for a page: the cure is the same for all of its formulas. */
  isTold: boolean
}

function draw(node: HtmlElement, drawing: Drawing, file: OwnFile): HtmlElement {
  const tex = textOf(node.children)
  const isBlock = node.attributes[PENDING] === 'block'
  const { at } = node
  const drawn = drawOnce({ tex, isBlock, at }, drawing, file)
  if (drawn === undefined) {
    const code = element('code', {}, [text(tex)])
    return { ...(isBlock ? element('p', {}, [code]) : code), at }
  }
  drawn.attributes.class = 'math'
  if (!isBlock) return { ...asLongAsItIs(drawn), at }
  // Wider than the text it scrolls, from the keyboard too.
  const isWide = textOf(drawn.children).length > FITS_PAPER
  const look = {
    class: isWide ? 'math-block math-wide' : 'math-block',
    tabindex: '0',
    role: 'group',
    'aria-label': drawing.label,
  }
  return { ...element('div', look, [drawn]), at }
}

/** Letters that stand in a line of a phone. */
const FITS = 20

/** And on a sheet of paper. */
const FITS_PAPER = 55

/** No browser breaks a formula: a long one in a line scrolls by itself, the page does not. */
function asLongAsItIs(drawn: HtmlElement): HtmlElement {
  if (textOf(drawn.children).length <= FITS) return drawn
  return { ...drawn, attributes: { ...drawn.attributes, class: 'math math-long', tabindex: '0' } }
}

interface Written {
  tex: string
  isBlock: boolean
  at: Place | undefined
}

/** The element, or `undefined` with the reason reported. */
function drawOnce({ tex, isBlock, at }: Written, drawing: Drawing, file: OwnFile): HtmlElement | undefined {
  if (drawing.draw === undefined) {
    if (!drawing.isTold) file.report('error', 'math-package', { at })
    drawing.isTold = true
    return undefined
  }
  const drawn = drawing.draw(tex, isBlock)
  if ('message' in drawn) {
    const place = at && placeIn(tex, drawn.offset, at)
    file.report('error', 'math-syntax', { at: place, values: { message: drawn.message } })
    return undefined
  }
  const [math] = drawing.parse(drawn.mathml, at)
  return math?.kind === 'element' ? math : undefined
}

function placeIn(tex: string, offset: number, at: Place): Place {
  const lines = tex.slice(0, offset).split('\n')
  const last = lines.at(-1)?.length ?? 0
  return { ...at, line: at.line + lines.length - 1, column: lines.length === 1 ? at.column + last : last + 1 }
}
