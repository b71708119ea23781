/** Markup of admonitions, the same for `:::tip` and `<Admonition type="tip">`. */

import type { MessageId, Translate } from '../../messages/index.ts'
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

/** Docusaurus' older names for the kinds. */
const ALIASES: ReadonlyMap<string, string> = new Map([
  ['secondary', 'note'],
  ['important', 'info'],
  ['success', 'tip'],
])

/** Titles of the kinds; one that only the site knows is titled by its name. */
const TITLES: ReadonlyMap<string, MessageId> = new Map([
  ['note', 'theme.admonition.note'],
  ['tip', 'theme.admonition.tip'],
  ['info', 'theme.admonition.info'],
  ['warning', 'theme.admonition.warning'],
  ['danger', 'theme.admonition.danger'],
  ['caution', 'theme.admonition.caution'],
])

export function admonition(markup: AdmonitionMarkup, t: Translate): HtmlElement {
  const { type, title, content, className, id, icon, at } = markup
  const kind = ALIASES.get(type) ?? type
  const titleId = TITLES.get(kind)
  const classes = ['theme-admonition', `theme-admonition-${kind}`, 'admonition', `admonition-${kind}`]
  if (className !== undefined && className !== '') classes.push(className)
  const sign = element('span', { class: 'admonition-icon', 'aria-hidden': 'true' }, icon)
  const heading = element('div', { class: 'admonition-heading' }, [
    ...(icon?.length === 0 ? [] : [sign]),
    ...(title ?? [text(titleId === undefined ? type : t(titleId))]),
  ])
  const body = element('div', { class: 'admonition-content' }, [text('\n'), ...content, text('\n')])
  const attributes = definedAttributes({ class: classes.join(' '), id })
  return { ...element('div', attributes, [text('\n'), heading, text('\n'), body, text('\n')]), at }
}
