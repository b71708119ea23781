/** What a module brings in with it. */

import { isAbsolute } from 'node:path'
import { contentHash } from '../content-hash.ts'
import { withSlashes } from '../disk.ts'
import type { Source } from '../shared/document.ts'
import { isTextFile } from '../shared/files.ts'
import type { FilePath } from '../shared/path.ts'
import type { ServerBundle } from './bundle/bundle.ts'
import { type Graph, shownPath } from './bundle/graph.ts'
import { ENTRY, pathOf, TEXT, writtenFile } from './bundle/virtual.ts'
import type { Imports } from './candidates.ts'
import { mayShowIn } from './own-theme.ts'
import type { Prepared } from './prepare.ts'

/** What was prepared for the texts whose imports these are. */
interface Known {
  prepared: Prepared | undefined
  imports: Imports
}

/** Modules that a key brings in, itself included. `stop`: where to go no further. */
export function reach(imports: ServerBundle['imports'], key: string, stop?: (id: string) => boolean): string[] {
  const path = key.replace(/\?(raw|url)$/, '')
  const entries = [...(imports.get(ENTRY) ?? [])].filter(
    id => pathOf(id) === path || withSlashes(id).includes(`/node_modules/${path}/`),
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

export const importsIn = ({ prepared }: Pick<Known, 'prepared'>): ServerBundle['imports'] =>
  prepared?.bundle?.imports ?? new Map()

/** The author's files among all that is bundled, absolute. */
export const filesIn = (known: Pick<Known, 'prepared'>): string[] => [
  ...new Set([...importsIn(known).keys()].map(pathOf).filter(isAbsolute).map(writtenFile)),
]

/** The frame of pages by its name, a copy of it, and the bar for those who build a frame of their own. */
const LAYOUT =
  /^@theme(?:-original|-init)?\/(?:Layout|Navbar|\w+Page|\w+Root|NotFound)(?:\/|$)|\/(?:src\/)?theme\/Layout(?:\/|\.\w+$)/

/** A page whose modules take in the frame of pages. */
export const drawsLayout = (imports: ServerBundle['imports'], key: string): boolean =>
  reach(imports, key).some(id => LAYOUT.test(pathOf(id)))

/** Modules that a document may draw. */
export function keysFor({ prepared, imports }: Known, source: Source): string[] {
  const own = (prepared?.candidates.get(source.file) ?? []).map(({ key }) => key)
  const isBare = isTextFile(source.file) && imports.get(source.file)?.specifiers.length === 0
  if (isBare && !mayShowIn(prepared?.ownTheme.keys() ?? [], source.kind)) return own
  return [...(prepared?.shared ?? []), ...own]
}

/** Texts that components of a document take in. */
export function embedded(known: Known, source: Source): FilePath[] {
  const given = source.made?.texts ?? []
  const { texts = [], graph } = known.prepared ?? {}
  if (graph === undefined || texts.length === 0) return [...given]
  const ids = keysFor(known, source).flatMap(key => reach(importsIn(known), key))
  const found = ids.filter(id => id.startsWith(TEXT)).map(id => shownPath(graph, pathOf(id)))
  return [...new Set([...found, ...given])].sort()
}
