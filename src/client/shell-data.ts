/** Files of the shell, fetched once each a visit. */

import type { Address } from '../shared/path.ts'
import type { InlineState, ShellData } from '../shared/shell.ts'
import type { Sidebar } from '../shared/site.ts'

async function fetchJson<T>(address: Address, cache?: RequestCache): Promise<T> {
  const response = await fetch(address, cache && { cache })
  if (!response.ok) throw new Error(`${address}: ${response.status}`)
  return response.json()
}

/** What the document says of its page and of its files. */
export function readState(): InlineState | undefined {
  try {
    return JSON.parse(document.getElementById('__zapiski_state')?.textContent ?? '') as InlineState
  } catch {
    return undefined
  }
}

export const fetchShell = (address: Address, cache?: RequestCache): Promise<ShellData> => fetchJson(address, cache)

const menus = new Map<Address, Promise<Sidebar>>()

/** A menu by its address. The name stays when what is in it changes, so the server is asked whether it did. */
export function loadMenu(address: Address | undefined): Promise<Sidebar | undefined> {
  if (address === undefined) return Promise.resolve(undefined)
  const known = menus.get(address) ?? fetchJson<Sidebar>(address, 'no-cache')
  menus.set(address, known)
  // A failure is not kept: the network may come back.
  known.catch(() => menus.delete(address))
  return known
}

/** For a site that changed under development. */
export const forgetMenus = (): void => menus.clear()
