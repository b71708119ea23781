/** A sheet that a text writes for its page. */

import { GROUP, SHEET_TOKEN, splitList, withoutComments } from '../../shared/language/sheet-tokens.ts'

/**
 * Its rules hold while the document has the class: a reader who goes on to another page without a load takes the sheet
 * along, and the class not. `h2 { color: red }` becomes `.zp-x h2{ color: red }`.
 */
export function scopeSheet(css: string, className: string): string {
  const open: boolean[] = []
  let [out, begin] = ['', 0]
  for (const { 0: token, index } of css.matchAll(SHEET_TOKEN)) {
    if (token.length > 1) continue
    if (token === '{') {
      const prelude = withoutComments(css.slice(begin, index)).trim()
      const isRule = !prelude.startsWith('@') && open.every(Boolean)
      const selectors = isRule ? splitList(prelude, ',').map(one => scoped(one.trim(), className)) : [prelude]
      out += `${selectors.join()}{`
      open.push(GROUP.test(prelude))
    } else {
      out += css.slice(begin, index + 1)
      if (token === '}') open.pop()
    }
    begin = index + 1
  }
  return out + css.slice(begin)
}

const scoped = (selector: string, className: string): string =>
  /^(?:html|:root)(?![\w-])/i.test(selector)
    ? selector.replace(/^(?:html|:root)/i, root => `${root}.${className}`)
    : `.${className} ${selector}`
