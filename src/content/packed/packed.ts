/** Texts that lie packed, outside the heap, until somebody looks at them: together they are as large as the site. */

import { brotliCompressSync, brotliDecompressSync, constants } from 'node:zlib'
import { lazily } from '../../shared/lazy.ts'
import { readLetters, writeLetters } from './letters.ts'
import { layAmong } from './together.ts'

/** Every build packs and reads all texts of the site; of what is half as long as UTF-8 quality 1 costs less than 0 did. */
const PACKING = { params: { [constants.BROTLI_PARAM_QUALITY]: 1, [constants.BROTLI_PARAM_LGWIN]: 16 } }

/** Letters up to which packing takes ten times as long as writing and saves next to nothing. */
const SMALL = 1500
/** What the first byte says of the others. */
const PACKED = 1
const ASCII = 2

export function packText(text: string): Uint8Array {
  const { bytes, isAscii } = writeLetters(text)
  const isSmall = bytes.length <= SMALL
  const kind = (isSmall ? 0 : PACKED) | (isAscii ? ASCII : 0)
  return layDown(kind, isSmall ? bytes : brotliCompressSync(bytes, PACKING))
}

export function unpackText(bytes: Uint8Array): string {
  const [kind = 0] = bytes
  const body = bytes.subarray(1)
  return readLetters((kind & PACKED) === 0 ? body : brotliDecompressSync(body), (kind & ASCII) !== 0)
}

/** Many lie in one: each for itself takes half a kilobyte more. */
const SHEET = 65_536
let sheet = new Uint8Array(SHEET)
let used = 0

function layDown(kind: number, body: Uint8Array): Uint8Array {
  const size = body.byteLength + 1
  const isLarge = size > SHEET / 4
  if (!isLarge && used + size > SHEET) [sheet, used] = [new Uint8Array(SHEET), 0]
  const place = isLarge ? new Uint8Array(size) : sheet.subarray(used, used + size)
  if (!isLarge) used += size
  place[0] = kind
  place.set(body, 1)
  return place
}

/**
 * Units of UTF-16 that stay as they are, packed or not: all texts of a site of a thousand pages of ordinary length, for
 * which to unpack them, often twice, took a tenth of the build; of more those that were looked at last.
 */
const KEPT = 12_000_000

interface Kept {
  text: string
  /** Hears of a text that is packed nowhere yet. */
  drop: ((text: string) => void) | undefined
}

const kept = new Map<object, Kept>()
let held = 0

function keep(key: object, text: string, drop?: Kept['drop']): void {
  kept.set(key, { text, drop })
  held += text.length
  for (const [oldest, dropped] of kept) {
    if (held <= KEPT) break
    kept.delete(oldest)
    held -= dropped.text.length
    dropped.drop?.(dropped.text)
  }
}

function readKept(key: object, unpack: () => string): string {
  const known = kept.get(key)
  if (known !== undefined) return known.text
  const text = unpack()
  keep(key, text)
  return text
}

export const readPacked = (bytes: Uint8Array): string => readKept(bytes, () => unpackText(bytes))

/** Packs a text that is soon asked for. */
export function packKept(text: string): Uint8Array {
  const bytes = packText(text)
  keep(bytes, text)
  return bytes
}

/** Reads a text that is packed when there is no room for it as it is. */
function packLater(text: string): () => string {
  let unpack: (() => string) | undefined
  const read = (): string => readKept(read, () => unpack?.() ?? '')
  keep(read, text, dropped => {
    unpack = layAmong(dropped)
  })
  return read
}

/** Characters from which on a text is smaller packed than as it is. */
const WORTH = 200

/** The same document, its text packed. */
export function withPackedBody<Written extends { body: string }>(source: Written): Written {
  const { body, ...rest } = source
  if (body.length < WORTH) return source
  return lazily<Omit<Written, 'body'>, Pick<Written, 'body'>>(rest, { body: packLater(body) }) as Written
}
