/** Parsing as other threads do it: texts without code, of a site whose settings are plain data. */

import { createTranslate } from '../../messages/index.ts'
import { siteData } from '../../modules/index.ts'
import { createProvided, type ParseOptions, parsePage } from '../../pages/index.ts'
import type { Config } from '../../shared/config.ts'
import type { Source } from '../../shared/document.ts'
import { type Meta, takeApart } from './bodies.ts'
import { createOptions } from './options.ts'

export interface ParseOrder {
  /** Names the settings and what modules have published: the same name is the same. */
  site: string
  config: Config
  /** Addresses that modules have published. */
  published: readonly string[]
  sources: readonly Source[]
}

/** Where the bodies of a page stand among those of all: of its HTML, then of its sections. */
interface ParsedText {
  meta: Meta
  ends: readonly [html: number, sections: number]
}

export interface ParsedTexts {
  /** In the order of the sources; `undefined`: to be parsed where modules are. */
  texts: (ParsedText | undefined)[]
  bodies: Uint8Array
}

interface KnownSite {
  site: string
  optionsOf: (source: Source) => ParseOptions
}

let latest: KnownSite | undefined

export async function parseTexts(order: ParseOrder): Promise<ParsedTexts> {
  if (latest?.site !== order.site) latest = { site: order.site, optionsOf: optionsFor(order) }
  const bodies: Uint8Array[] = []
  const texts: ParsedTexts['texts'] = []
  let length = 0
  for (const source of order.sources) {
    const page = await parsePage(source, latest.optionsOf(source))
    // What a text was taken for is said in its page: the one that asked has another.
    if (page.source !== source) {
      texts.push(undefined)
      continue
    }
    const { meta, bodies: own } = takeApart(page)
    const html = length + own.html.length
    length = html + own.sections.length
    bodies.push(own.html, own.sections)
    texts.push({ meta, ends: [html, length] })
  }
  return { texts, bodies: joined(bodies, length) }
}

/** In memory of its own: a part of a larger one would be sent with all of it. */
function joined(parts: readonly Uint8Array[], length: number): Uint8Array {
  const all = new Uint8Array(length)
  let at = 0
  for (const part of parts) {
    all.set(part, at)
    at += part.length
  }
  return all
}

function optionsFor({ config, published }: ParseOrder): (source: Source) => ParseOptions {
  const siteOptions = createOptions(config, createTranslate(config.locale.locale, config.messages))
  const addresses = new Set(published)
  const own = {
    partials: new Map(),
    embedded: [],
    provided: createProvided(siteData(config)),
    isSiteModule: () => false,
    isPublished: (address: string) => addresses.has(address),
  }
  return source => ({ ...siteOptions(source), ...own })
}
