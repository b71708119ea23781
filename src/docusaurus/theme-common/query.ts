/** Hooks of `@docusaurus/theme-common` over the address, and its small functions over lists. */

import { useCallback, useEffect, useRef } from 'react'
import type { Host } from '../host.ts'
import { browser, type Parameters } from '../window.ts'

/** Equal ones that stand behind the first. */
const duplicates = <T>(list: readonly T[], isEqual: (one: T, other: T) => boolean = Object.is): T[] =>
  list.filter((item, index) => list.findIndex(other => isEqual(item, other)) !== index)

/** By the key of each, in the order in which keys come. */
function groupBy<T>(items: Iterable<T>, keyOf: (item: T, index: number) => PropertyKey): Record<PropertyKey, T[]> {
  const groups: Record<PropertyKey, T[]> = {}
  for (const [index, item] of [...items].entries()) {
    const key = keyOf(item, index)
    groups[key] = [...(groups[key] ?? []), item]
  }
  return groups
}

interface Labelled {
  label: string
}

const byLabel = (one: Labelled, other: Labelled): number => one.label.localeCompare(other.label)

/** Tags under the first letters of their names, both in order. */
export const listTagsByLetters = <T extends Labelled>(tags: readonly T[]): { letter: string; tags: T[] }[] =>
  Object.entries(groupBy(Object.values(tags), ({ label }) => label.charAt(0).toUpperCase()))
    .sort(([one], [other]) => one.localeCompare(other))
    .map(([letter, group]) => ({ letter, tags: group.sort(byLabel) }))

type Change = (value: string | null) => void
type Pair = [key: string, value: string]

/** The newest function under a name that stays. */
function useEvent<Given extends unknown[], Made>(handle: (...given: Given) => Made): (...given: Given) => Made {
  const kept = useRef(handle)
  useEffect(() => {
    kept.current = handle
  })
  return useCallback((...given: Given) => kept.current(...given), [])
}

const decode = (text = ''): string => decodeURIComponent(text.replaceAll('+', ' '))

/** `?a=1&a=2` */
const pairsIn = (search: string): Pair[] =>
  search
    .slice(1)
    .split('&')
    .filter(part => part !== '')
    .map(part => part.split('='))
    .map(([key, ...value]): Pair => [decode(key), decode(value.join('='))])

const written = (pairs: readonly Pair[]): string =>
  pairs.length === 0 ? '' : `?${pairs.map(pair => pair.map(encodeURIComponent).join('=')).join('&')}`

/** Parameters of one name stand behind each other, or the last one for all. */
function mergeSearchStrings(all: readonly (string | undefined)[], strategy: 'append' | 'set'): string {
  const pairs = all.flatMap((text = '') => pairsIn(text.startsWith('?') ? text : `?${text}`))
  return written(strategy === 'append' ? pairs : [...new Map(pairs)])
}

/** The same of parameters that somebody has made. */
function mergeSearchParams(all: readonly Parameters[], strategy: 'append' | 'set'): Parameters {
  const merged = new (browser().URLSearchParams)()
  for (const [key, value] of all.flatMap(params => [...params])) merged[strategy](key, value)
  return merged
}

export function createQuery(host: Host) {
  const search = (): string => (host.isBrowser ? browser().location.search : '')
  const valuesOf = (key: string): string[] => pairsIn(search()).flatMap(([name, value]) => (name === key ? value : []))
  const put = (keep: (pair: Pair) => boolean, more: readonly Pair[] = []): void => {
    const { location, history } = browser()
    const query = written([...pairsIn(search()).filter(keep), ...more])
    history.replaceState(history.state, '', location.pathname + query + location.hash)
  }
  const set = (key: string, values: readonly string[]): void =>
    put(
      ([name]) => name !== key,
      values.map((value): Pair => [key, value]),
    )
  const useQueryString = (key: string): [string, Change] => [
    valuesOf(key)[0] ?? '',
    value => set(key, value === null || value === '' ? [] : [value]),
  ]
  return {
    duplicates,
    mergeSearchStrings,
    mergeSearchParams,
    groupBy,
    listTagsByLetters,
    uniq: <T>(list: readonly T[]): T[] => [...new Set(list)],
    useEvent,
    useQueryString,
    useQueryStringValue: (key: string | null): string | null => (key === null ? null : (valuesOf(key)[0] ?? null)),
    useQueryStringList: (key: string): [string[], (values: string[]) => void] => [
      valuesOf(key),
      values => set(key, values),
    ],
    useClearQueryString: () => (): void => put(() => false),
    useSearchQueryString: (): [string, Change] => useQueryString('q'),
    useSearchLinkCreator: () => (query: string) => `${host.address('/search')}?q=${encodeURIComponent(query)}`,
    useHistorySelector: (select: (history: object) => unknown): unknown =>
      select({
        location: { pathname: host.pathname(), search: search(), hash: host.isBrowser ? browser().location.hash : '' },
      }),
    // What is jumped to stands below the bar by itself.
    useAnchorTargetClassName: () => undefined,
    listStorageKeys: (): string[] => (host.isBrowser ? Object.keys(browser().localStorage) : []),
  }
}
