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

/** Texts that are looked at several times in a row, as those of a page are, are unpacked once. */
const RECENT = 64
const recent = new Map<object, string>()

export const readPacked = (bytes: Uint8Array): string => readOnce(bytes, () => unpackText(bytes))

function readOnce(key: object, unpack: () => string): string {
  const known = recent.get(key)
  if (known !== undefined) return known
  const text = unpack()
  for (const oldest of recent.keys()) {
    if (recent.size < RECENT) break
    recent.delete(oldest)
  }
  recent.set(key, text)
  return text
}

/** Characters from which on a text is smaller packed than as it is. */
const WORTH = 200

/** The same document, its text packed. */
export function withPackedBody<Written extends { body: string }>(source: Written): Written {
  const { body, ...rest } = source
  if (body.length < WORTH) return source
  const read = layAmong(body)
  return lazily<Omit<Written, 'body'>, Pick<Written, 'body'>>(rest, { body: () => readOnce(read, read) }) as Written
}
