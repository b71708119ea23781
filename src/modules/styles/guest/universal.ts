/** Rules for every element there is. */

import { SHEET_TOKEN, withoutComments } from '../../../shared/language/sheet-tokens.ts'

const EVERYTHING = /^(?:\*|\*?::?(?:before|after)|\*?::(?:backdrop|file-selector-button))$/i
/** Blocks in which rules stand as they do outside; in a layer they do not. */
const GROUP = /^@(?:media|supports|container)\b/i

/**
 * Puts `* { margin: 0 }` below the theme. Under Docusaurus any class wins over it, whose rules stand in no layer: so it
 * clears what nothing else speaks of. Over a theme in layers it would clear everything. Those in a layer of the site's
 * own, or in another rule, stay.
 */
export function lowerUniversal(css: string): string {
  const open: boolean[] = []
  let [out, from, begin] = ['', 0, 0]
  let lowered: number | undefined
  for (const { 0: token, index } of css.matchAll(SHEET_TOKEN)) {
    if (token.length > 1) continue
    if (token === '{') {
      const said = css.slice(begin, index)
      const prelude = withoutComments(said).trim()
      if (lowered === undefined && open.every(Boolean) && isEverything(prelude)) {
        lowered = open.length
        const at = begin + startOf(said)
        out += `${css.slice(from, at)}@layer reset.base{`
        from = at
      }
      open.push(GROUP.test(prelude))
    } else if (token === '}') {
      open.pop()
      if (open.length === lowered) {
        out += `${css.slice(from, index + 1)}}`
        from = index + 1
        lowered = undefined
      }
    }
    begin = index + 1
  }
  return out + css.slice(from)
}

const isEverything = (prelude: string): boolean => prelude.split(',').every(part => EVERYTHING.test(part.trim()))

/** Behind spaces and comments. */
const startOf = (said: string): number => /^(?:\s|\/\*[\s\S]*?\*\/)*/.exec(said)?.[0].length ?? 0
