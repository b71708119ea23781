/** Parsed pages of an earlier run, by what they are made of. */

import { deflateRawSync, inflateRawSync } from 'node:zlib'
import type { ParsedPage, Section, Source } from '../../shared/document.ts'
import { lazily } from '../../shared/value.ts'
import { type Pack, type Range, readPack, writePack } from './pack.ts'

/** What is read late: the parts that only the page itself and the search look at. */
type Late = Pick<ParsedPage, 'html' | 'sections'>
type Meta = Omit<ParsedPage, 'source' | keyof Late>

interface Entry {
  meta: Meta
  html: Range
  sections: Range
  /** Modules that the page asked for. */
  used: string[]
}

interface Stored {
  pages: Map<string, Entry>
  /** Imports of texts by their digest. */
  imports: Map<string, readonly string[]>
}

/** A page and the modules that it asked for. */
interface KnownPage {
  page: ParsedPage
  used: string[]
}

export interface PageCache {
  imports: ReadonlyMap<string, readonly string[]>
  find(key: string, source: Source): KnownPage | undefined
  keep(key: string, known: KnownPage): void
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
  const textAt = createReader(pack)
  let steady = true
  return {
    imports: stored?.imports ?? new Map(),
    find(key, source) {
      const entry = stored?.pages.get(key)
      if (pack === undefined || entry === undefined) return undefined
      found.set(key, entry)
      return { page: pageOf(entry, textAt, source), used: entry.used }
    },
    keep: (key, known) => void made.set(key, known),
    refuse() {
      steady = false
    },
    isSteady: () => steady,
    save(imports) {
      const isSame = stored !== undefined && made.size === 0 && found.size === stored.pages.size
      if (!isSame) writePages({ file, identity, imports, pack, found, made })
    },
  }
}

/** Packed as fast as it goes: bodies are as large as the site's texts, and every build reads them. */
const PACKING = { level: 1 }
const packed = (text: string): Buffer => deflateRawSync(text, PACKING)

/** Texts that are looked at several times in a row, as those of a page are, are unpacked once. */
const RECENT = 128

function createReader(pack: Pack | undefined): (range: Range) => string {
  const recent = new Map<Range, string>()
  return range => {
    const known = recent.get(range)
    if (known !== undefined) return known
    const text = pack === undefined ? '' : inflateRawSync(pack.body(range)).toString()
    for (const oldest of recent.keys()) {
      if (recent.size < RECENT) break
      recent.delete(oldest)
    }
    recent.set(range, text)
    return text
  }
}

const pageOf = ({ meta, html, sections }: Entry, textAt: (range: Range) => string, source: Source): ParsedPage =>
  lazily<Omit<ParsedPage, keyof Late>, Late>(
    { ...meta, source },
    {
      html: () => textAt(html),
      sections: () => JSON.parse(textAt(sections)) as Section[],
    },
  )

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
  const bodies: Buffer[] = []
  let length = 0
  const add = (body: Buffer): Range => {
    bodies.push(body)
    length += body.length
    return [length - body.length, length]
  }
  const pages = new Map<string, Entry>()
  for (const [key, entry] of found) {
    if (pack !== undefined)
      pages.set(key, { ...entry, html: add(pack.body(entry.html)), sections: add(pack.body(entry.sections)) })
  }
  for (const [key, { page, used }] of made) {
    const { source: _, html, sections, ...meta } = page
    pages.set(key, { meta, html: add(packed(html)), sections: add(packed(JSON.stringify(sections))), used })
  }
  const value: Stored = { pages, imports }
  writePack(file, identity, { value, bodies })
}
