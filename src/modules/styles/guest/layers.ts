/**
 * Layers of a site that came from Docusaurus. There Infima stands in none of the author's and what he says in any of
 * them comes after it, so his layers are stronger than the theme; here the theme has layers itself.
 */

/** Layers of our own sheets, but `base`, of which `infima.ts` knows. */
const OURS = ['reset', 'tokens', 'layout', 'components', 'content', 'infima', 'states']

const NAMES = /(?<=@layer\s+)[\w\s.,-]+(?=[;{])|(?<=@import\b[^;{]*\blayer\(\s*)[\w.-]+/g
const CLASH = new RegExp(`(^|,\\s*)(${OURS.join('|')})(?=[\\s.,]|$)`, 'g')

/** A layer that is called as one of ours is another one, above ours. */
export const nameLayersApart = (css: string): string => css.replace(NAMES, names => names.replace(CLASH, '$1own-$2'))

const TOKEN = /\/\*[\s\S]*?\*\/|"(?:\\[\s\S]|[^"\\])*"|'(?:\\[\s\S]|[^'\\])*'|url\([^)"']*\)|[{};]/g
const COMMENTS = /\/\*[\s\S]*?\*\//g
const BASE = /^@layer\s+base$/
/** `html[data-theme='dark'] body`; `html, :host` is Tailwind's own, which resets. */
const ROOT = /^(?:(?::root|html|body|\.dark|\.light|\[data-theme[^\]]*\])\s*)+$/

/**
 * What the layer `base` says of the whole page stands beside it: such a layer goes below the theme for what it resets,
 * and the author's colours would go with it.
 */
export function liftRoots(css: string): string {
  const open: string[] = []
  let [out, from, begin] = ['', 0, 0]
  let lifted = false
  for (const { 0: token, index } of css.matchAll(TOKEN)) {
    if (token.length > 1) continue
    if (token === '{') {
      const said = css.slice(begin, index)
      const prelude = said.replace(COMMENTS, ' ').trim()
      if (open.length === 1 && BASE.test(open[0] ?? '') && isRoot(prelude)) {
        out += `${css.slice(from, begin)}}`
        from = begin
        lifted = true
      }
      open.push(prelude)
    } else if (token === '}') {
      open.pop()
      if (lifted && open.length === 1) {
        out += `${css.slice(from, index + 1)}@layer base{`
        from = index + 1
        lifted = false
      }
    }
    begin = index + 1
  }
  return out + css.slice(from)
}

const isRoot = (prelude: string): boolean => prelude.split(',').every(part => ROOT.test(part.trim()))
