/** Addresses of what was found, and how an item is kept for later. */

import type { SearchGroup, SearchItem } from '../../search/browser.ts'
import { type Route, routeToAddress } from '../../shared/path.ts'
import type { ShellData } from '../../shared/shell.ts'

/** Of a page or one of its sections. A hosted service names whole addresses. */
export function hrefOf(shell: ShellData, { route }: Pick<SearchGroup, 'route'>, item?: SearchItem): string {
  const hash = item === undefined || item.anchor === '' ? '' : `#${encodeURIComponent(item.anchor)}`
  const isAddress = shell.searching?.hosted !== undefined || /^[a-z]+:/i.test(route)
  return (isAddress ? route : routeToAddress(route as Route, shell)) + hash
}

/** Address of the search page for a query. */
export function searchHref(shell: ShellData, query: Record<string, string | undefined>): string {
  const pairs = Object.entries(query).filter((pair): pair is [string, string] => (pair[1] ?? '') !== '')
  return `${shell.search}?${new URLSearchParams(pairs)}`
}
