/** One file with a value and bodies of bytes: it is whole and made by the same engine, or it is not there. */

import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { deserialize, serialize } from 'node:v8'
import { brotliCompressSync, brotliDecompressSync, constants } from 'node:zlib'
import { writeCached } from './folder.ts'

const MAGIC = 'zapiski-pack-3'
/** A fifth of the bytes, in a tenth of the time that it takes to read what they say. */
const PACKING = { params: { [constants.BROTLI_PARAM_QUALITY]: 1 } }
const LINE_END = 0x0a

/** Where a body stands: its first byte, and the one after its last. */
export type Range = readonly [start: number, end: number]

export interface Pack {
  value: unknown
  body(range: Range): Buffer
}

/** What there is in the file, if it was written whole with the same `identity`. */
export function readPack(file: string, identity: string): Pack | undefined {
  try {
    const bytes = readFileSync(file)
    const end = bytes.indexOf(LINE_END)
    const [magic, maker, digest, length] = bytes.toString('latin1', 0, Math.max(end, 0)).split(' ')
    const rest = bytes.subarray(end + 1)
    if (magic !== MAGIC || maker !== identity || digest !== digestOf(rest)) return undefined
    const bodies = rest.subarray(Number(length))
    const value: unknown = deserialize(brotliDecompressSync(rest.subarray(0, Number(length))))
    return { value, body: ([from, to]) => bodies.subarray(from, to) }
  } catch {
    return undefined
  }
}

/** Bodies are laid one after another in their order; the value says where each is. */
export function writePack(
  file: string,
  identity: string,
  { value, bodies }: { value: unknown; bodies: Uint8Array[] },
): void {
  const parts = [brotliCompressSync(serialize(value), PACKING), ...bodies]
  const length = parts[0]?.length ?? 0
  const all = Buffer.concat(parts)
  writeCached(file, [`${MAGIC} ${identity} ${digestOf(all)} ${length}\n`, all])
}

const digestOf = (bytes: Uint8Array): string => createHash('sha256').update(bytes).digest('hex')
