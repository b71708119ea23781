/** Texts that lie packed, outside the heap, until somebody looks at them: together they are as large as the site. */

import { brotliCompressSync, brotliDecompressSync, constants } from 'node:zlib'
import { lazily } from '../shared/value.ts'

/** As fast as it goes: every build packs and reads all texts of the site. */
const PACKING = { params: { [constants.BROTLI_PARAM_QUALITY]: 0 } }

/** In a place of its own size: what comes of the packer stands in a larger one. */
export const packText = (text: string): Uint8Array => new Uint8Array(brotliCompressSync(text, PACKING))

export const unpackText = (bytes: Uint8Array): string => brotliDecompressSync(bytes).toString()

/** Texts that are looked at several times in a row, as those of a page are, are unpacked once. */
const RECENT = 64
const recent = new Map<Uint8Array, string>()

export function readPacked(bytes: Uint8Array): string {
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

/** Characters from which on a text is smaller packed than as it is. */
const WORTH = 200

/** The same document, its text packed. */
export function withPackedBody<Written extends { body: string }>(source: Written): Written {
  const { body, ...rest } = source
  if (body.length < WORTH) return source
  const bytes = packText(body)
  return lazily<Omit<Written, 'body'>, Pick<Written, 'body'>>(rest, { body: () => readPacked(bytes) }) as Written
}
