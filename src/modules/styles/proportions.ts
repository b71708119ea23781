/** Pictures whose height alone a sheet says. */

import { type Block, cutSheet, isGroup, selectorsOf } from '../../shared/language/sheet.ts'

const HEIGHT = /^(?:max-)?(?:height|block-size)\s*:\s*(?!auto|none|inherit|initial|unset|revert)/i
const WIDTH = /^(?:width|inline-size)\s*:/i
/** Brackets with what is in them: combinators and names there are not the selector's own. */
const INSIDE = /\((?:[^()]|\((?:[^()]|\([^()]*\))*\))*\)|\[[^\]]*\]/g
/** An element of another name, or something that is no element. */
const OTHER = /(?:^|[\s>+~])(?!img\b)(?:[a-z][\w-]*|:root)[^\s>+~]*$|::|:(?:before|after)\b|[()[\]"'\\@]\s*$/i

/**
 * A picture of a site says its size in its tag so that it has its room before it is there. Docusaurus writes none beside
 * pictures of components: their width follows a height that a sheet gives them, and here it would be the one of the tag,
 * the picture pressed flat. So where a rule says a height and no width, the width follows again, below all that others say.
 */
export function keepProportions(css: string): string {
  if (!/height|block-size/i.test(css)) return css
  const high = cutSheet(css).blocks.filter(saysHeightAlone)
  const found = new Set(high.flatMap(block => wholeSelectors(block) ?? []))
  const pictures = [...found].filter(one => !OTHER.test(one.replace(INSIDE, '')))
  if (pictures.length === 0) return css
  return `${css}\n@layer reset.base{img[width][height]:is(${pictures.join(',')}){width:auto}}`
}

const saysHeightAlone = ({ statements }: Block): boolean =>
  statements.some(({ text }) => HEIGHT.test(text)) && !statements.some(({ text }) => WIDTH.test(text))

/** Of a rule within another one with the other's in them; `undefined` in keyframes and the like, which speak of no element. */
function wholeSelectors(block: Block | undefined): string[] | undefined {
  if (block === undefined) return []
  const outer = wholeSelectors(block.around)
  if (outer === undefined || isGroup(block)) return outer
  if (block.prelude === '' || block.prelude.startsWith('@')) return undefined
  const own = selectorsOf(block)
  if (outer.length === 0) return own
  const parent = `:is(${outer.join(',')})`
  return own.map(one => (one.includes('&') ? one.replaceAll('&', parent) : `${parent} ${one}`))
}
