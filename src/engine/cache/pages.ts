/** Parsed pages of an earlier run, by what they are made of. */

import type { ParsedPage, Source } from '../../shared/document.ts'
import { type Meta, packedPage, packPage, takeApart } from '../parsing/bodies.ts'
import type { Read } from '../parsing/reads.ts'
import { type Pack, type Range, readPack, writePack } from './pack.ts'

interface Entry {
  meta: Meta
  html: Range
  sections: Range
  /** Modules that the page asked for. */
  used: string[]
  /** What its plugins read. */
  reads: readonly Read[]
}

interface Stored {
  pages: Map<string, Entry>
  /** Imports of texts by their digest. */
  imports: Map<string, readonly string[]>
}

/** A page, the modules that it asked for and what its plugins read. */
interface KnownPage extends Pick<Entry, 'used' | 'reads'> {
  page: ParsedPage
}

export interface PageCache {
  imports: ReadonlyMap<string, readonly string[]>
  /** Nothing was left by an earlier run. */
  isEmpty: boolean
  find(key: string, source: Source): KnownPage | undefined
  /** Gives the same page, its large parts packed. */
  keep(key: string, known: KnownPage): ParsedPage
  /** A page was made that may be another tomorrow. */
  refuse(): void
  /** Every page of this run is a function of files. */
  isSteady(): boolean
  /** Writes what was found or kept in this run, when it is not what was there. */
  save(imports: Map<string, readonly string[]>): void
}

export function openPages(file: string, identity: string): PageCache {
  const pack = readPack(file, identity)
  const stored = pack?.value as Stored | undefined
  const found = new Map<string, Entry>()
  const made = new Map<string, KnownPage>()
  let steady = true
  let isWritten = false
  return {
    imports: stored?.imports ?? new Map(),
    isEmpty: stored === undefined,
    find(key, source) {
      const entry = stored?.pages.get(key)
      if (pack === undefined || entry === undefined) return undefined
      if (!isWritten) found.set(key, entry)
      const bodies = { html: pack.body(entry.html), sections: pack.body(entry.sections) }
      return { page: packedPage(entry.meta, bodies, source), used: entry.used, reads: entry.reads }
    },
    keep(key, { page, ...rest }) {
      const known = packPage(page)
      // The dev server goes on making pages: they are of no use to the next run as long as they change.
      if (!isWritten) made.set(key, { page: known, ...rest })
      return known
    },
    refuse() {
      steady = false
    },
    isSteady: () => steady,
    save(imports) {
      const isSame = stored !== undefined && made.size === 0 && found.size === stored.pages.size
      if (!isSame) writePages({ file, identity, imports, pack, found, made })
      isWritten = true
      found.clear()
      made.clear()
    },
  }
}

interface Writing {
  file: string
  identity: string
  imports: Map<string, readonly string[]>
  pack: Pack | undefined
  found: ReadonlyMap<string, Entry>
  made: ReadonlyMap<string, KnownPage>
}

/** Bodies that were there are copied as they are. */
function writePages({ file, identity, imports, pack, found, made }: Writing): void {
  const bodies: Uint8Array[] = []
  let length = 0
  const add = (body: Uint8Array): Range => {
    bodies.push(body)
    length += body.length
    return [length - body.length, length]
  }
  const pages = new Map<string, Entry>()
  for (const [key, entry] of found) {
    if (pack !== undefined)
      pages.set(key, { ...entry, html: add(pack.body(entry.html)), sections: add(pack.body(entry.sections)) })
  }
  for (const [key, { page, used, reads }] of made) {
    const { meta, bodies: own } = takeApart(page)
    pages.set(key, { meta, html: add(own.html), sections: add(own.sections), used, reads })
  }
  const value: Stored = { pages, imports }
  writePack(file, identity, { value, bodies })
}
