/** Imports of a style sheet brought to where browsers read them. */

import { cutSheet } from '../../shared/language/sheet.ts'
import { editText } from '../../shared/text/edits.ts'

const IMPORT = /^@import\b/i
/** What may stand before an import. */
const BEFORE_IMPORTS = /^@(?:charset|layer|import)\b/i

/**
 * Browsers pass over an import that stands below a rule. Bundlers read it, and sheets that are put together have it
 * there, so it goes up to the others. Lines stay where they are.
 */
export function liftImports(css: string): string {
  if (!/@import\b/i.test(css)) return css
  const { blocks, statements } = cutSheet(css)
  const firstRule = blocks.find(({ around }) => around === undefined)?.start ?? css.length
  const head = statements.filter(({ text, start }) => start < firstRule && BEFORE_IMPORTS.test(text))
  const late = statements.filter(({ text, start }) => start > firstRule && IMPORT.test(text))
  if (late.length === 0) return css
  const place = endOf(css, head.at(-1)?.end ?? 0)
  const lifted = late.map(({ start, end }) => `${css.slice(start, end)};`).join('')
  return editText(css, [
    { start: place, end: place, text: lifted },
    ...late.map(({ start, end }) => ({
      start,
      end: endOf(css, end),
      text: css.slice(start, end).replace(/[^\n]/g, ''),
    })),
  ])
}

/** Behind the semicolon of a statement. */
const endOf = (css: string, end: number): number => end + (/^\s*;/.exec(css.slice(end))?.[0].length ?? 0)
