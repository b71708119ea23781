/** What a module brings in with it. */

import { contentHash } from '../content-hash.ts'
import type { ServerBundle } from './bundle/bundle.ts'
import type { Graph } from './bundle/graph.ts'
import { ENTRY, pathOf } from './bundle/virtual.ts'

/** Modules that a key brings in, itself included. `stop`: where to go no further. */
export function reach(imports: ServerBundle['imports'], key: string, stop?: (id: string) => boolean): string[] {
  const path = key.replace(/\?(raw|url)$/, '')
  const entries = [...(imports.get(ENTRY) ?? [])].filter(
    id => pathOf(id) === path || id.includes(`/node_modules/${path}/`),
  )
  return reachFrom(imports, entries, stop)
}

/** The same from modules by their ids. */
export function reachFrom(
  imports: ServerBundle['imports'],
  entries: readonly string[],
  stop?: (id: string) => boolean,
): string[] {
  const found = new Set<string>()
  const visit = (id: string): void => {
    if (found.has(id) || stop?.(id) === true) return
    found.add(id)
    for (const next of imports.get(id) ?? []) visit(next)
  }
  for (const id of entries) visit(id)
  return [...found]
}

/** Changes with any file that a key brings in. */
export function fingerprintOf(imports: ServerBundle['imports'], key: string, { hashes }: Graph): string {
  const files = reach(imports, key).map(pathOf)
  return contentHash(files.map(file => hashes.get(file) ?? file).join(), 16)
}
