/** A sheet that a text writes for its page. */

import { editText } from '../text/edits.ts'
import { cutSheet, isPlainRule, selectorsOf } from './sheet.ts'

/**
 * Its rules hold while the document has the class: a reader who goes on to another page without a load takes the sheet
 * along, and the class not. `h2 { color: red }` becomes `.zp-x h2{ color: red }`.
 */
export function scopeSheet(css: string, className: string): string {
  const rules = cutSheet(css).blocks.filter(isPlainRule)
  return editText(
    css,
    rules.map(rule => ({
      start: rule.start,
      end: rule.open,
      text: selectorsOf(rule)
        .map(selector => scoped(selector, className))
        .join(),
    })),
  )
}

const scoped = (selector: string, className: string): string =>
  /^(?:html|:root)(?![\w-])/i.test(selector)
    ? selector.replace(/^(?:html|:root)/i, root => `${root}.${className}`)
    : `.${className} ${selector}`
