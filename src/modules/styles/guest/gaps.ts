/**
 * Room between blocks of a text. Infima has it below each of them, and an author who wants less takes some of it away
 * above the next one; ours is above, so what he takes away is taken from that.
 */

import { GROUP, SHEET_TOKEN, splitList, withoutComments } from '../../../shared/language/sheet-tokens.ts'

const BLOCK = /(?:^|[\s>+~])(?:p|ul|ol|dl|pre|table|blockquote|details|figure)$/
const LESS = /(^|;)(\s*margin(?:-top|-block-start)\s*:\s*)(-[\d.]+(?:rem|em|px|%))(?=\s*(?:!\s*important\s*)?(?:;|$))/gi

/** `p + ul { margin-top: -1rem }` */
export function keepGaps(css: string): string {
  if (css.search(/margin-(?:top|block-start)\s*:\s*-/i) < 0) return css
  let [out, begin] = ['', 0]
  const open: string[] = []
  for (const { 0: token, index } of css.matchAll(SHEET_TOKEN)) {
    if (token.length > 1 || token === ';') continue
    const said = css.slice(begin, index)
    const isRead = token === '}' && isOfBlocks(open)
    out += (isRead ? said.replace(LESS, '$1$2calc(var(--space) + $3)') : said) + token
    begin = index + 1
    if (token === '{') open.push(withoutComments(said).split(';').at(-1)?.trim() ?? '')
    else open.pop()
  }
  return out + css.slice(begin)
}

/** A rule for such blocks alone, within nothing but conditions. */
function isOfBlocks(open: readonly string[]): boolean {
  const prelude = open.at(-1) ?? ''
  return (
    prelude !== '' &&
    splitList(prelude, ',').every(one => BLOCK.test(one.trim())) &&
    open.slice(0, -1).every(one => GROUP.test(one))
  )
}
