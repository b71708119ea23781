/** Parsed pages whose largest parts lie packed, outside the heap, until somebody looks at them. */

import { brotliCompressSync, brotliDecompressSync, constants } from 'node:zlib'
import type { ParsedPage, Section, Source } from '../../shared/document.ts'
import { lazily } from '../../shared/value.ts'

/** What is read late: the parts that only the page itself and the search look at. */
type Late = Pick<ParsedPage, 'html' | 'sections'>
export type Meta = Omit<ParsedPage, 'source' | keyof Late>

/** The late parts as bytes. */
interface Bodies {
  html: Uint8Array
  sections: Uint8Array
}

/** As fast as it goes: bodies are as large as the site's texts, and every build reads them. */
const PACKING = { params: { [constants.BROTLI_PARAM_QUALITY]: 0 } }

/** In a place of its own size: what comes of the packer stands in a larger one. */
const packText = (text: string): Uint8Array => new Uint8Array(brotliCompressSync(text, PACKING))

const unpackText = (bytes: Uint8Array): string => brotliDecompressSync(bytes).toString()

/** Texts that are looked at several times in a row, as those of a page are, are unpacked once. */
const RECENT = 64
const recent = new Map<Uint8Array, string>()

function textOf(bytes: Uint8Array): string {
  const known = recent.get(bytes)
  if (known !== undefined) return known
  const text = unpackText(bytes)
  for (const oldest of recent.keys()) {
    if (recent.size < RECENT) break
    recent.delete(oldest)
  }
  recent.set(bytes, text)
  return text
}

const packed = new WeakMap<ParsedPage, Bodies>()

/** The bytes of a page that lies packed. */
const bodiesOf = (page: ParsedPage): Bodies | undefined => packed.get(page)

export function packedPage(meta: Meta, bodies: Bodies, source: Source): ParsedPage {
  const page = lazily<Omit<ParsedPage, keyof Late>, Late>(
    { ...meta, source },
    { html: () => textOf(bodies.html), sections: () => JSON.parse(textOf(bodies.sections)) as Section[] },
  )
  packed.set(page, bodies)
  return page
}

export function takeApart(page: ParsedPage): { meta: Meta; bodies: Bodies } {
  const { source: _, html, sections, ...meta } = page
  return { meta, bodies: bodiesOf(page) ?? { html: packText(html), sections: packText(JSON.stringify(sections)) } }
}

/** The same page, its large parts packed. */
export function packPage(page: ParsedPage): ParsedPage {
  if (packed.has(page)) return page
  const { meta, bodies } = takeApart(page)
  return packedPage(meta, bodies, page.source)
}
