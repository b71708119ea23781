/** Markup of admonitions, the same for `:::tip` and `<Admonition type="tip">`. */

import type { Translate } from '../../messages/index.ts'
import { admonitionKind } from '../../shared/text/admonitions.ts'
import { definedAttributes, element, type HtmlElement, type HtmlNode, type Place, text } from '../html-tree.ts'

interface AdmonitionMarkup {
  type: string
  /** Instead of the kind's own title. */
  title: HtmlNode[] | undefined
  content: HtmlNode[]
  className?: string | undefined
  id?: string | undefined
  /** Instead of the theme's icon; an empty list: no icon. */
  icon?: HtmlNode[] | undefined
  at?: Place | undefined
}

/** The sign and the title stand side by side: code or a link in a title would be a column of its own. */
const inOne = (title: HtmlNode[]): HtmlNode[] =>
  title.every(node => node.kind === 'text') ? title : [element('span', {}, title)]

/** Of a box that has no title of its own. Texts of Docusaurus are lower case, for its sheet to make capitals of them all. */
export function kindTitle(type: string, t: Translate): string {
  const known = admonitionKind(type)
  const title = known === undefined ? type : t(`theme.admonition.${known}`)
  return title.replace(/^\p{Ll}/u, letter => letter.toLocaleUpperCase(t.locale))
}

export function admonition(markup: AdmonitionMarkup, t: Translate): HtmlElement {
  const { type, title, content, className, id, icon, at } = markup
  const kind = admonitionKind(type) ?? type
  const classes = ['theme-admonition', `theme-admonition-${kind}`, 'admonition', `admonition-${kind}`]
  if (className !== undefined && className !== '') classes.push(className)
  const sign = element('span', { class: 'admonition-icon', 'aria-hidden': 'true' }, icon)
  const heading = element('div', { class: 'admonition-heading' }, [
    ...(icon?.length === 0 ? [] : [sign]),
    ...(title === undefined ? [text(kindTitle(type, t))] : inOne(title)),
  ])
  const body = element('div', { class: 'admonition-content' }, [text('\n'), ...content, text('\n')])
  const attributes = definedAttributes({ class: classes.join(' '), id })
  return { ...element('div', attributes, [text('\n'), heading, text('\n'), body, text('\n')]), at }
}
