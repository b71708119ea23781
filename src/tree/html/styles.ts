/**
 * The policy of a page forbids `style` attributes. Each becomes a class that is named by what it says; the rules of
 * all pages make one style sheet. Inside islands the declarations stay beside it for the browser's side to put back.
 * `<style>` that emotion draws, and what is made with it (MUI, Chakra), goes into the sheet of its page whole, and on a
 * site of Docusaurus that which a text or a component writes, too.
 */

import { fnv1a } from '../../shared/hash.ts'
import { scopeSheet } from '../../shared/language/scope-sheet.ts'
import { addPageClasses, type Context, isCode } from '../context.ts'
import {
  type Attributes,
  attribute,
  type HtmlElement,
  type HtmlNode,
  isInsideIsland,
  type Place,
} from '../html-tree.ts'
import { balanceMarkup } from './balance.ts'
import { tokenizeHtml } from './tokens.ts'
import { writeAttributes } from './write-html.ts'

export function foldStyles(nodes: HtmlNode[], context: Context): void {
  const fold = (list: HtmlNode[], frozen: boolean): void => {
    for (const [index, node] of [...list.entries()].reverse()) {
      if (node.kind !== 'element') continue
      if (node.attributes.style !== undefined && node.own !== true) foldStyle(node, frozen, context)
      const isPut = foldSheet(node, context)
      // React looks for what it drew; emotion makes its own anew.
      if (isPut && !(frozen && node.attributes['data-emotion'] === undefined)) list.splice(index, 1)
      else fold(node.children, isInsideIsland(node, frozen))
    }
  }
  fold(nodes, false)
}

/**
 * Whether the element is not needed any more: in browsers emotion looks for such elements and makes what it misses. One
 * that stays is named where tags are removed.
 */
function foldSheet(node: HtmlElement, context: Context): boolean {
  if (node.name !== 'style') return false
  if (node.attributes['data-emotion'] === undefined) return mayStyle(context, node.at) && takePageSheet(node, context)
  const css = sheetIn(node)
  if (css !== undefined && css.trim() !== '') context.styles.set(nameOf('ze', css), css)
  return css !== undefined
}

/** Code of a site that was made for an engine which lets it write sheets. */
export const mayStyle = (context: Context, at: Place | undefined): boolean =>
  context.options.lenient !== undefined && isCode(context, at)

/** Puts what a `<style>` says of its page into the sheet of that page; false: it says what may not stand there. */
export function takePageSheet(node: HtmlElement, context: Context): boolean {
  const written = sheetIn(node)
  if (written === undefined || written.trim() === '') return written !== undefined
  const media = attribute(node, 'media')
  const css = media === '' ? written : `@media ${media}{${written}}`
  const name = nameOf('zp', css)
  context.styles.set(name, scopeSheet(css, name))
  addPageClasses(name, context)
  return true
}

/** An import would be of another site, and what begins like a tag another element's. */
function sheetIn({ children }: HtmlElement): string | undefined {
  const css = children.map(child => (child.kind === 'text' ? child.value : '')).join('')
  return /@import|<[a-z!/]/i.test(css) ? undefined : css
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
  const name = nameOf('zs', declarations)
  // The class twice: such declarations win over rules with one.
  styles.set(name, `.${name}.${name}{${declarations}}`)
  attributes.class =
    typeof attributes.class === 'string' && attributes.class !== '' ? `${attributes.class} ${name}` : name
}

/** Sheets come in the order of their names, so what `style` attributes say is the last word. */
const nameOf = (kind: 'ze' | 'zp' | 'zs', css: string): string => `${kind}-${fnv1a(css).toString(36)}`

/** The same in markup that stands in pages as somebody wrote it: nothing is changed but such tags and those left open. */
export function foldMarkup(written: string, styles: Map<string, string>): string {
  // Browsers break the line there, too.
  const html = balanceMarkup(written.replace(/<\/br\s*\/?>/gi, '<br>'))
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
