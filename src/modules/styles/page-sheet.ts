/** A sheet that a text writes for its page. */

const TOKEN = /\/\*[\s\S]*?\*\/|"(?:\\[\s\S]|[^"\\])*"|'(?:\\[\s\S]|[^'\\])*'|url\([^)"']*\)|[{};]/g
/** Blocks in which rules stand as they do outside. */
const GROUP = /^@(?:media|supports|container|layer|scope|starting-style)\b/i

/**
 * Its rules hold while the document has the class: a reader who goes on to another page without a load takes the sheet
 * along, and the class not. `h2 { color: red }` becomes `.zp-x h2{ color: red }`.
 */
export function scopeSheet(css: string, className: string): string {
  const open: boolean[] = []
  let [out, begin] = ['', 0]
  for (const { 0: token, index } of css.matchAll(TOKEN)) {
    if (token.length > 1) continue
    if (token === '{') {
      const prelude = css
        .slice(begin, index)
        .replace(/\/\*[\s\S]*?\*\//g, ' ')
        .trim()
      const isRule = !prelude.startsWith('@') && open.every(Boolean)
      out += `${
        isRule
          ? splitSelectors(prelude)
              .map(one => scoped(one, className))
              .join()
          : prelude
      }{`
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

/** At commas outside brackets: `:is(a, b)` is one. */
function splitSelectors(prelude: string): string[] {
  const parts: string[] = []
  let [part, depth] = ['', 0]
  for (const char of prelude) {
    if ('(['.includes(char)) depth++
    if (')]'.includes(char)) depth--
    if (char === ',' && depth === 0) {
      parts.push(part.trim())
      part = ''
    } else part += char
  }
  return [...parts, part.trim()]
}
