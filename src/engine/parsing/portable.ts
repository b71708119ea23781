/** Texts that are made of themselves alone, parsed in another thread, and how they come back from there. */

import { deserialize, serialize } from 'node:v8'
import { createTranslate } from '../../messages/index.ts'
import { createModules } from '../../modules/index.ts'
import { parsePage } from '../../pages/index.ts'
import type { Config } from '../../shared/config.ts'
import type { ParsedPage, Source } from '../../shared/document.ts'
import { joined } from '../workers/joined.ts'
import { isHarmless } from './alone.ts'
import { type Meta, packedPage, takeApart } from './bodies.ts'
import { createOptions } from './options.ts'

/** Texts of a site for another thread. */
export interface Portable {
  /** Of one site the same. */
  site: number
  config: Config
  sources: Source[]
}

/** Where the parts of a page end: its values, its HTML, its sections; each begins where the one before it ends. */
type Ends = readonly [meta: number, html: number, sections: number]

export interface ParsedTexts {
  /** Of each text in turn; `undefined`: to be parsed by who asked, since something is to be said of it. */
  pages: (Ends | undefined)[]
  /** In one piece of memory, which is sent and not copied. */
  bytes: Uint8Array
}

type ParseLone = (source: Source) => Promise<ParsedPage | undefined>

function createLone(config: Config): ParseLone {
  const t = createTranslate(config.locale.locale, config.messages)
  const modules = createModules(config)
  const siteOptions = createOptions(config, t, { read: () => undefined })
  const nothing = { partials: new Map(), embedded: [] }
  return async source => {
    if (!isHarmless(source.body)) return undefined
    try {
      const page = await parsePage(source, { ...siteOptions(source), ...nothing, ...modules.options() })
      const isOwn = modules.takeUsed().length === 0 && modules.listing.asks() === 0
      return isOwn && page.problems.length === 0 ? page : undefined
    } catch {
      return undefined
    }
  }
}

/** The site of the texts that came last: they come by the dozen. */
let latest: { site: number; parse: ParseLone } | undefined

export async function parsePortable({ site, config, sources }: Portable): Promise<ParsedTexts> {
  if (latest?.site !== site) latest = { site, parse: createLone(config) }
  const { parse } = latest
  const parts: Uint8Array[] = []
  let length = 0
  const add = (part: Uint8Array): number => {
    parts.push(part)
    length += part.length
    return length
  }
  const pages: ParsedTexts['pages'] = []
  for (const source of sources) {
    const page = await parse(source)
    if (page === undefined) pages.push(undefined)
    else {
      const { meta, bodies } = takeApart(page)
      pages.push([add(serialize(meta)), add(bodies.html), add(bodies.sections)])
    }
  }
  return { pages, bytes: joined(parts) }
}

/** The pages of these texts, in their order. */
export function readPortable(sources: readonly Source[], { pages, bytes }: ParsedTexts): (ParsedPage | undefined)[] {
  let start = 0
  return sources.map((source, index) => {
    const ends = pages[index]
    if (ends === undefined) return undefined
    const [meta, html, sections] = ends
    const values = deserialize(bytes.subarray(start, meta)) as Meta
    start = sections
    return packedPage(values, { html: bytes.subarray(meta, html), sections: bytes.subarray(html, sections) }, source)
  })
}
