/** Files of the shell, fetched once each. */

import type { ShellData } from '../shared/shell.ts'
import type { Sidebar } from '../shared/site.ts'

export async function fetchShell(address: string): Promise<ShellData> {
  const response = await fetch(address)
  if (!response.ok) throw new Error(`${address}: ${response.status}`)
  return response.json()
}

const trees = new Map<string, Promise<Sidebar>>()

async function fetchTree(address: string): Promise<Sidebar> {
  const response = await fetch(address)
  if (!response.ok) throw new Error(`${address}: ${response.status}`)
  return response.json()
}

/** The tree of a sidebar; nothing for pages without one. */
export function loadSidebar(shell: ShellData, id: string | undefined): Promise<Sidebar | undefined> {
  const address = id === undefined ? undefined : shell.sidebars[id]?.data
  if (address === undefined) return Promise.resolve(undefined)
  const known = trees.get(address) ?? fetchTree(address)
  trees.set(address, known)
  // A failure is not kept: the network may come back.
  known.catch(() => trees.delete(address))
  return known
}
