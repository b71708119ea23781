/**
 * The policy of a page forbids `style` attributes. Each becomes a class that is named by what it says; the rules of
 * all pages make one style sheet. Inside islands the declarations stay beside it for the browser's side to put back.
 * `<style>` that emotion draws, and what is made with it (MUI, Chakra), goes into the sheet of its page whole.
 */

import { fnv1a } from '../../shared/hash.ts'
import { sheetName } from '../../shared/site/sheet-name.ts'
import type { Context } from '../context.ts'
import { type Attributes, attribute, type HtmlElement, type HtmlNode, isInsideIsland } from '../html-tree.ts'
import { balanceMarkup } from './balance.ts'
import { tokenizeHtml } from './tokens.ts'
import { writeAttributes } from './write-html.ts'

export function foldStyles(nodes: HtmlNode[], context: Context): void {
  const fold = (list: HtmlNode[], frozen: boolean): void => {
    for (const [index, node] of [...list.entries()].reverse()) {
      if (node.kind !== 'element') continue
      if (node.attributes.style !== undefined && node.own !== true) foldStyle(node, frozen, context)
      if (foldSheet(node, context)) list.splice(index, 1)
      else fold(node.children, isInsideIsland(node, frozen))
    }
  }
  fold(nodes, false)
}

/**
 * Whether the element is not needed any more: in browsers emotion looks for such elements and makes what it misses. One
 * that an author writes is none of these, and is named where tags are removed.
 */
function foldSheet({ name, attributes, children }: HtmlElement, { styles }: Context): boolean {
  if (name !== 'style' || attributes['data-emotion'] === undefined) return false
  const css = children.map(child => (child.kind === 'text' ? child.value : '')).join('')
  // An import would be of another site; `<` would be another element's.
  if (/@import|</i.test(css)) return false
  if (css.trim() !== '') styles.set(sheetName(fnv1a(css).toString(36)), css)
  return true
}

function foldStyle(node: HtmlElement, frozen: boolean, context: Context): void {
  const written = attribute(node, 'style').trim()
  delete node.attributes.style
  const declarations = cleanDeclarations(written)
  if (declarations === '') {
    if (written !== '')
      context.report('warning', 'removed-attribute/style', { at: node.at, values: { tag: node.name, name: 'style' } })
    return
  }
  addClass(node.attributes, declarations, context.styles)
  if (frozen) node.attributes['data-style'] = written
}

function addClass(attributes: Attributes, declarations: string, styles: Map<string, string>): void {
  const name = `zs-${fnv1a(declarations).toString(36)}`
  styles.set(name, declarations)
  attributes.class =
    typeof attributes.class === 'string' && attributes.class !== '' ? `${attributes.class} ${name}` : name
}

/** The same in markup that stands in pages as somebody wrote it: nothing is changed but such tags and those left open. */
export function foldMarkup(written: string, styles: Map<string, string>): string {
  const html = balanceMarkup(written)
  if (!/[\s"'/]style\s*=/i.test(html)) return html
  const tokens = tokenizeHtml(html)
  return tokens
    .map((token, index) => {
      if (token.kind !== 'open' || token.attributes.style === undefined)
        return html.slice(token.offset, tokens[index + 1]?.offset)
      const { style, ...attributes } = token.attributes
      const declarations = cleanDeclarations(typeof style === 'string' ? style.trim() : '')
      if (declarations !== '') addClass(attributes, declarations, styles)
      return `<${token.name}${writeAttributes(attributes)}${token.closed ? ' /' : ''}>`
    })
    .join('')
}

/** `color:red;margin:0`: what cannot be a declaration is left out, so that no rule reaches outside its class. */
function cleanDeclarations(style: string): string {
  if (/[{}<>]|\/\*|@import|expression\(/i.test(style)) return ''
  return splitDeclarations(style)
    .flatMap(part => {
      const colon = part.indexOf(':')
      const name = part.slice(0, colon).trim()
      const value = part.slice(colon + 1).trim()
      return /^(?:--[\w-]+|-?[a-z][a-z-]*)$/i.test(name) && value !== '' ? [`${name}:${value}`] : []
    })
    .join(';')
}

/** At semicolons that stand neither in brackets nor in quotes: `url(data:…;base64,…)`. */
function splitDeclarations(style: string): string[] {
  const parts: string[] = []
  let part = ''
  let depth = 0
  let quote = ''
  for (const char of style) {
    if (quote !== '') quote = char === quote ? '' : quote
    else if (char === '"' || char === "'") quote = char
    else if (char === '(') depth++
    else if (char === ')') depth--
    if (char === ';' && depth === 0 && quote === '') {
      parts.push(part)
      part = ''
    } else part += char
  }
  // A bracket or quote left open would swallow the rest of the sheet.
  return depth === 0 && quote === '' ? [...parts, part] : parts
}
