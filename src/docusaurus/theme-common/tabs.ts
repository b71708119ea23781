/** Hooks of `@docusaurus/theme-common` for tabs of a site's or a package's own. */

import {
  Children,
  createContext,
  createElement,
  isValidElement,
  type ReactElement,
  type ReactNode,
  useContext,
  useEffect,
  useState,
} from 'react'
import type { AnyProps } from '../host.ts'

interface TabValue {
  value: string
  label?: ReactNode
  attributes?: unknown
  default?: boolean
}

interface Tabs {
  selectedValue: string | null
  selectValue: (value: string) => void
  tabValues: readonly TabValue[]
  lazy: boolean
  block: boolean
}

type Item = ReactElement<AnyProps & TabValue>

interface Memory {
  useStorageSlot: (key: string | null) => [string | null, { set: (value: string) => unknown }]
  useQueryStringValue: (key: string | null) => string | null
  useQueryString: (key: string) => [string, (value: string | null) => void]
}

/** What stands between them is no tab. */
const sanitizeTabsChildren = (children: ReactNode): Item[] =>
  Children.toArray(children).filter((child): child is Item => isValidElement<AnyProps>(child) && 'value' in child.props)

const TabsContext = createContext<Tabs | null>(null)

export function createTabs({ useStorageSlot, useQueryStringValue, useQueryString }: Memory) {
  function useTabsContextValue(props: AnyProps): Tabs {
    const { groupId, queryString = false, defaultValue, lazy = false, block = false } = props
    const group = typeof groupId === 'string' ? groupId : null
    const key = typeof queryString === 'string' ? queryString : queryString === true ? group : null
    const tabValues: readonly TabValue[] = Array.isArray(props.values)
      ? props.values
      : sanitizeTabsChildren(props.children as ReactNode).map(item => item.props)
    const isTab = (value: unknown): value is string => tabValues.some(tab => tab.value === value)
    const first = (tabValues.find(tab => tab.default === true) ?? tabValues[0])?.value ?? null
    const [selectedValue, select] = useState(() =>
      defaultValue === null ? null : isTab(defaultValue) ? defaultValue : first,
    )
    const [kept, slot] = useStorageSlot(group === null ? null : `docusaurus.tab.${group}`)
    const [, setQuery] = useQueryString(key ?? '')
    const asked = useQueryStringValue(key) ?? kept
    const wanted = isTab(asked) ? asked : null
    useEffect(() => {
      if (wanted !== null) select(wanted)
    }, [wanted])
    const selectValue = (value: string): void => {
      if (!isTab(value)) return
      select(value)
      if (key !== null) setQuery(value)
      if (group !== null) slot.set(value)
    }
    return { selectedValue, selectValue, tabValues, lazy: lazy === true, block: block === true }
  }
  /** Before 3.10 it was told of the tabs themselves. */
  function useTabs(props?: AnyProps): Tabs {
    const around = useContext(TabsContext)
    const own = useTabsContextValue(props ?? {})
    return props === undefined ? (around ?? own) : own
  }
  const TabsProvider = ({ value, children }: AnyProps): ReactNode =>
    createElement(TabsContext.Provider, { value: value as Tabs }, children)
  return { sanitizeTabsChildren, useTabs, useTabsContextValue, TabsProvider }
}
