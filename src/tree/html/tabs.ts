/** Markup of tabs: radio buttons, so that they switch without JavaScript. */

import { shortHash } from '../../shared/hash.ts'
import type { Context } from '../context.ts'
import { definedAttributes, element, type HtmlElement, type HtmlNode, text, textOf } from '../html-tree.ts'

interface TabMarkup {
  value: string
  label: HtmlNode[]
  /** The label as plain text, where its nodes do not say it. */
  name?: string | undefined
  content: HtmlNode[]
  className?: string | undefined
  labelClass?: string | undefined
}

export interface TabsMarkup {
  tabs: readonly TabMarkup[]
  selected?: number
  className?: string | undefined
  /** Groups of one name switch together. */
  group?: string | undefined
  /** Parameter of the address that chooses a tab. */
  query?: string | undefined
}

export function tabsElement(
  { tabs, selected = 0, className, group, query }: TabsMarkup,
  context: Context,
): HtmlElement {
  const name = `tabs-${shortHash(context.source.file)}-${++context.tabs}`
  const controls = tabs.flatMap(({ value, label, labelClass }, index): HtmlNode[] => {
    const id = `${name}-${index + 1}`
    const input = definedAttributes({ type: 'radio', name, id, value, checked: index === selected })
    return [text('\n'), element('input', input), element('label', { class: joined('tab', labelClass), for: id }, label)]
  })
  const panels = tabs.flatMap(({ label, name = textOf(label), content, className }): HtmlNode[] => {
    // Paper has no row of labels.
    const panel = { class: joined('tab-panel', className), 'data-label': name }
    return [text('\n'), element('div', panel, [text('\n'), ...content, text('\n')])]
  })
  const list = { class: 'tab-list', role: 'radiogroup', 'aria-label': context.options.t('theme.tabs.groupLabel') }
  const classes = joined('theme-tabs-container tabs', className)
  return element('div', definedAttributes({ class: classes, 'data-group': group, 'data-query': query }), [
    text('\n'),
    element('div', list, [...controls, text('\n')]),
    text('\n'),
    element('div', { class: 'tab-panels' }, [...panels, text('\n')]),
    text('\n'),
  ])
}

const joined = (own: string, added = ''): string => `${own} ${added}`.trim()
