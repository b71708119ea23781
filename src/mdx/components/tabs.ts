/** `<Tabs>` and `<TabItem>`: radio buttons, so that they switch without JavaScript. */

import { Children, Fragment, isValidElement, type ReactElement, type ReactNode } from 'react'
import { type AnyProps, TabItem, textProp } from '../../docusaurus/index.ts'
import type { Report } from '../../messages/problem.ts'
import { isRecord, listOf } from '../../shared/value.ts'
import type { Context } from '../../tree/context.ts'
import { tabsElement } from '../../tree/html/tabs.ts'
import { type HtmlNode, isSpace } from '../../tree/html-tree.ts'
import { type Chunks, splitPlaceholders } from '../skeleton/chunks.ts'
import { PLACE_PROP } from '../skeleton/skeleton.ts'
import { hole, readPlace, toReact } from '../skeleton/to-react.ts'

/** The style sheet pairs this many labels with panels. */
const MAX_TABS = 12

interface Tab {
  value: string
  label: ReactNode
  className: string | undefined
  labelClass: string | undefined
  isDefault: boolean
  content: ReactNode
}

export function drawTabs(props: AnyProps, { context, chunks }: { context: Context; chunks: Chunks }): ReactNode {
  const at = readPlace(props[PLACE_PROP])
  const report: Report = (level, id, found) => context.report(level, id, { at, ...found })
  const tabs = readTabs(readItems(props.children, chunks, report), props.values)
  if (tabs.length === 0) return null
  checkTabs(tabs, report)
  const { queryString, groupId, className, block } = props
  const group = textProp(groupId)
  const made = tabsElement(
    {
      // Holes: labels first, then panels.
      tabs: tabs.map((tab, index) => ({
        ...tab,
        name: typeof tab.label === 'string' ? tab.label : tab.value,
        label: [hole(index)],
        content: [hole(tabs.length + index)],
      })),
      selected: findSelected(tabs, props.defaultValue, report),
      className: [block === true ? 'tabs-block' : '', textProp(className) ?? ''].join(' ').trim(),
      group,
      query: queryString === true ? group : textProp(queryString),
    },
    context,
  )
  return toReact(made, [...tabs.map(tab => tab.label), ...tabs.map(tab => tab.content)], chunks)
}

/** A comment stands for itself here, or waits among the chunks. */
const saysNothing = (text: string, chunks: Chunks): boolean =>
  splitPlaceholders(text, chunks).every(part =>
    typeof part === 'string'
      ? part.replace(/<!--[\s\S]*?-->/g, '').trim() === ''
      : part.kind === 'nodes' && part.nodes.every(isSilent),
  )

const isSilent = (node: HtmlNode): boolean => node.kind === 'comment' || isSpace(node)

/** Children that are tab items; anything else is a mistake. */
function readItems(children: ReactNode, chunks: Chunks, report: Report): ReactElement<AnyProps>[] {
  return Children.toArray(children).flatMap((child): ReactElement<AnyProps>[] => {
    if (typeof child === 'string' && saysNothing(child, chunks)) return []
    if (isValidElement<AnyProps>(child)) {
      if (child.type === Fragment) return readItems(child.props.children, chunks, report)
      if (child.props.value !== undefined || child.type === TabItem) return [child]
    }
    report('error', 'bad-tab')
    return []
  })
}

function checkTabs(tabs: readonly Tab[], report: Report): void {
  if (tabs.length > MAX_TABS) report('warning', 'too-many-tabs', { values: { max: MAX_TABS } })
  for (const [index, { value }] of tabs.entries()) {
    if (tabs.findIndex(tab => tab.value === value) < index) report('error', 'duplicate-tab', { values: { value } })
  }
}

function readTabs(items: readonly ReactElement<AnyProps>[], values: unknown): Tab[] {
  const listed = listOf(values).filter(isRecord)
  const tabs = items.map(({ props }, index): Tab => {
    const value = String(props.value ?? props.label ?? index + 1)
    const entry = listed.find(item => String(item.value) === value)
    const attributes = entry?.attributes ?? props.attributes
    const label = entry?.label ?? props.label
    return {
      value,
      label: typeof label === 'string' || isValidElement(label) ? label : value,
      className: textProp(props.className),
      labelClass: isRecord(attributes) ? textProp(attributes.className) : undefined,
      isDefault: (props.default ?? entry?.default ?? false) === true,
      content: props.children,
    }
  })
  return listed.length === 0 ? tabs : inListedOrder(tabs, listed)
}

function inListedOrder(tabs: Tab[], listed: Record<string, unknown>[]): Tab[] {
  const order = listed.map(item => String(item.value))
  const place = (tab: Tab): number => (order.includes(tab.value) ? order.indexOf(tab.value) : order.length)
  return tabs.toSorted((a, b) => place(a) - place(b))
}

/** -1: none of them, which an author asks for by `null`. */
function findSelected(tabs: readonly Tab[], defaultValue: unknown, report: Report): number {
  if (defaultValue === null) return -1
  if (typeof defaultValue === 'string') {
    const index = tabs.findIndex(tab => tab.value === defaultValue)
    if (index >= 0) return index
    report('error', 'unknown-tab', { values: { value: defaultValue, known: tabs.map(tab => tab.value) } })
  }
  return Math.max(
    tabs.findIndex(tab => tab.isDefault),
    0,
  )
}
