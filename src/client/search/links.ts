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

/** Name of the version of a docs plugin in the address of the search page. */
export const versionParam = (pluginId: string): string => `version-${pluginId}`

/** Docs plugins with several versions, and the version chosen by the address. */
export function chosenVersions(shell: ShellData, params: URLSearchParams): Record<string, string> {
  const chosen = Object.entries(shell.versions).flatMap(([id, { names }]) => {
    const name = params.get(versionParam(id))
    return name !== null && names.includes(name) ? [[id, name]] : []
  })
  return Object.fromEntries(chosen)
}

/** Address of the search page for a query. */
export function searchHref(shell: ShellData, query: Record<string, string | undefined>): string {
  const pairs = Object.entries(query).filter((pair): pair is [string, string] => (pair[1] ?? '') !== '')
  return `${shell.search}?${new URLSearchParams(pairs)}`
}
