/** Pictures whose height alone a sheet says. */

import { GROUP, SHEET_TOKEN, splitList, withoutComments } from '../../shared/language/sheet-tokens.ts'

const HEIGHT = /^(?:max-)?(?:height|block-size)\s*:\s*(?!auto|none|inherit|initial|unset|revert)/i
const WIDTH = /^(?:width|inline-size)\s*:/i
/** Brackets with what is in them: combinators and names there are not the selector's own. */
const INSIDE = /\((?:[^()]|\((?:[^()]|\([^()]*\))*\))*\)|\[[^\]]*\]/g
/** An element of another name, or something that is no element. */
const OTHER = /(?:^|[\s>+~])(?!img\b)(?:[a-z][\w-]*|:root)[^\s>+~]*$|::|:(?:before|after)\b|[()[\]"'\\@]\s*$/i

interface Block {
  /** Selectors of a rule; none of a group, `undefined` of any other block. */
  selectors: readonly string[] | undefined
  high: boolean
  wide: boolean
}

/**
 * A picture of a site says its size in its tag so that it has its room before it is there. Docusaurus writes none beside
 * pictures of components: their width follows a height that a sheet gives them, and here it would be the one of the tag,
 * the picture pressed flat. So where a rule says a height and no width, the width follows again, below all that others say.
 */
export function keepProportions(css: string): string {
  if (!/height|block-size/i.test(css)) return css
  const found = new Set<string>()
  const open: Block[] = []
  let begin = 0
  for (const { 0: token, index } of css.matchAll(SHEET_TOKEN)) {
    if (token.length > 1) continue
    const said = withoutComments(css.slice(begin, index)).trim()
    begin = index + 1
    if (token === '{') open.push({ selectors: selectorsOf(said, open.at(-1)), high: false, wide: false })
    else note(said, open.at(-1))
    const closed = token === '}' ? open.pop() : undefined
    if (closed?.high === true && !closed.wide) for (const one of closed.selectors ?? []) found.add(one)
  }
  const pictures = [...found].filter(one => !OTHER.test(one.replace(INSIDE, '')))
  if (pictures.length === 0) return css
  return `${css}\n@layer reset.base{img[width][height]:is(${pictures.join(',')}){width:auto}}`
}

function note(declaration: string, block: Block | undefined): void {
  if (block === undefined) return
  if (HEIGHT.test(declaration)) block.high = true
  if (WIDTH.test(declaration)) block.wide = true
}

function selectorsOf(prelude: string, around: Block | undefined): Block['selectors'] {
  if (around !== undefined && around.selectors === undefined) return undefined
  const outer = around?.selectors ?? []
  if (GROUP.test(prelude)) return outer
  if (prelude === '' || prelude.startsWith('@')) return undefined
  const own = splitList(prelude, ',').map(one => one.trim())
  if (outer.length === 0) return own
  const parent = `:is(${outer.join(',')})`
  return own.map(one => (one.includes('&') ? one.replaceAll('&', parent) : `${parent} ${one}`))
}
