/** `<Tabs>` and `<TabItem>`: radio buttons, so that they switch without JavaScript. */

import { Children, Fragment, isValidElement, type ReactElement, type ReactNode } from 'react'
import { TabItem } from '../../docusaurus/index.ts'
import { shortHash } from '../../shared/hash.ts'
import { type Context, report } from '../../tree/context.ts'
import { definedAttributes, element, type HtmlNode, type Place, text } from '../../tree/html-tree.ts'
import type { Chunks } from '../skeleton/chunks.ts'
import { PLACE_PROP } from '../skeleton/skeleton.ts'
import { type Props, readPlace, stringProp, toReact } from '../skeleton/to-react.ts'

/** The style sheet pairs this many labels with panels. */
export const MAX_TABS = 12

interface Tab {
  value: string
  label: ReactNode
  className: string | undefined
  labelClass: string | undefined
  isDefault: boolean
  content: ReactNode
}

export function drawTabs(props: Props, { context, chunks }: { context: Context; chunks: Chunks }): ReactNode {
  const at = readPlace(props[PLACE_PROP])
  const items = readItems(props.children, at, context)
  const tabs = readTabs(items, props.values, at, context)
  if (tabs.length === 0) return null
  if (tabs.length > MAX_TABS) {
    const hint = 'лишние не переключаются без JavaScript: разделите их'
    report(context, 'warning', 'too-many-tabs', at, `вкладок больше ${MAX_TABS}`, hint)
  }
  const selected = findSelected(tabs, props.defaultValue, at, context)
  const fills = [...tabs.map(tab => tab.label), ...tabs.map(tab => tab.content)]
  return toReact(tabsElement(tabs, selected, props, context), fills, chunks)
}

/** Children that are tab items; anything else is a mistake. */
function readItems(children: ReactNode, at: Place | undefined, context: Context): ReactElement<Props>[] {
  return Children.toArray(children).flatMap((child): ReactElement<Props>[] => {
    if (typeof child === 'string' && child.trim() === '') return []
    if (isValidElement<Props>(child)) {
      if (child.type === Fragment) return readItems(child.props.children, at, context)
      if (child.props.value !== undefined || child.type === TabItem) return [child]
    }
    report(
      context,
      'error',
      'bad-tab',
      at,
      'внутри <Tabs> стоит не <TabItem>',
      'заключите содержимое в <TabItem value="…" label="…">',
    )
    return []
  })
}

function readTabs(items: ReactElement<Props>[], values: unknown, at: Place | undefined, context: Context): Tab[] {
  const listed = Array.isArray(values) ? values.filter(isRecord) : []
  const tabs = items.map(({ props }, index): Tab => {
    const value = String(props.value ?? props.label ?? index + 1)
    const entry = listed.find(item => String(item.value) === value)
    const attributes = entry?.attributes ?? props.attributes
    const label = entry?.label ?? props.label
    return {
      value,
      label: typeof label === 'string' || isValidElement(label) ? label : value,
      className: stringProp(props.className),
      labelClass: isRecord(attributes) ? stringProp(attributes.className) : undefined,
      isDefault: (props.default ?? entry?.default ?? false) === true,
      content: props.children,
    }
  })
  const seen = new Set<string>()
  for (const { value } of tabs) {
    if (seen.has(value))
      report(
        context,
        'error',
        'duplicate-tab',
        at,
        `две вкладки со значением «${value}»`,
        'значения value в одном <Tabs> различны',
      )
    seen.add(value)
  }
  return listed.length === 0 ? tabs : inListedOrder(tabs, listed)
}

function inListedOrder(tabs: Tab[], listed: Record<string, unknown>[]): Tab[] {
  const order = listed.map(item => String(item.value))
  const place = (tab: Tab): number => (order.includes(tab.value) ? order.indexOf(tab.value) : order.length)
  return tabs.toSorted((a, b) => place(a) - place(b))
}

function findSelected(tabs: Tab[], defaultValue: unknown, at: Place | undefined, context: Context): number {
  if (typeof defaultValue === 'string') {
    const index = tabs.findIndex(tab => tab.value === defaultValue)
    if (index >= 0) return index
    const known = tabs.map(tab => tab.value).join(', ')
    report(context, 'error', 'unknown-tab', at, `вкладки «${defaultValue}» из defaultValue нет`, `есть: ${known}`)
  }
  return Math.max(
    tabs.findIndex(tab => tab.isDefault),
    0,
  )
}

/** Holes: labels first, then panels. */
function tabsElement(tabs: Tab[], selected: number, props: Props, context: Context): HtmlNode {
  const name = `tabs-${shortHash(context.source.file)}-${++context.tabs}`
  const group = stringProp(props.groupId)
  const { queryString } = props
  const classes = [
    'theme-tabs-container',
    'tabs',
    props.block === true ? 'tabs-block' : '',
    stringProp(props.className) ?? '',
  ]
  const controls = tabs.flatMap((tab, index): HtmlNode[] => {
    const id = `${name}-${index + 1}`
    const input = { type: 'radio', name, id, value: tab.value, checked: index === selected }
    const label = { class: ['tab', tab.labelClass ?? ''].join(' ').trim(), for: id }
    return [text('\n'), element('input', definedAttributes(input)), element('label', label, [hole(index)])]
  })
  const panels = tabs.flatMap((tab, index): HtmlNode[] => {
    const panel = { class: ['tab-panel', tab.className ?? ''].join(' ').trim(), 'data-value': tab.value }
    return [text('\n'), element('div', panel, [text('\n'), hole(tabs.length + index), text('\n')])]
  })
  const list = { class: 'tab-list', role: 'radiogroup', 'aria-label': context.options.t('theme.tabs.groupLabel') }
  const attributes = definedAttributes({
    class: classes.filter(Boolean).join(' '),
    'data-group': group,
    'data-query': queryString === true ? group : stringProp(queryString),
  })
  return element('div', attributes, [
    text('\n'),
    element('div', list, [...controls, text('\n')]),
    text('\n'),
    element('div', { class: 'tab-panels' }, [...panels, text('\n')]),
    text('\n'),
  ])
}

const hole = (index: number): HtmlNode => ({ kind: 'hole', index })
const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null

/** Tabs whose parts are ready. */
export function staticTabs(
  tabs: { value: string; label: HtmlNode[]; content: HtmlNode[] }[],
  groupId: string,
  context: Context,
): HtmlNode {
  const plain = tabs.map(
    ({ value }): Tab => ({
      value,
      label: value,
      className: undefined,
      labelClass: undefined,
      isDefault: false,
      content: null,
    }),
  )
  const fills = [...tabs.map(({ label }) => label), ...tabs.map(({ content }) => content)]
  const fill = (nodes: HtmlNode[]): HtmlNode[] =>
    nodes.flatMap((node): HtmlNode[] => {
      if (node.kind === 'hole') return fills[node.index] ?? []
      return node.kind === 'element' ? [{ ...node, children: fill(node.children) }] : [node]
    })
  const [made] = fill([tabsElement(plain, 0, { groupId }, context)])
  return made ?? text('')
}
