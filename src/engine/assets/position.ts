/** The place where a photo was taken, as cameras (EXIF) and editors (XMP) write it down. */

import { crc32 } from 'node:zlib'

/** Bytes that tell it, and what is put over them. */
interface Span {
  from: number
  to: number
  over: 0 | 0x20
}

/**
 * The same picture without the place where it was taken, or `undefined` when it tells none: what tells it is written
 * over where it stands, so nothing else of the file moves.
 */
export function withoutPosition(bytes: Buffer): Buffer | undefined {
  const spans = [...headersOf(bytes).flatMap(start => directoryAt(bytes, start)), ...propertiesOf(bytes)]
  if (spans.length === 0) return undefined
  const cleaned = Buffer.from(bytes)
  const within = (at: number): number => Math.min(at, bytes.length)
  for (const { from, to, over } of spans) cleaned.fill(over, within(from), within(to))
  if (cleaned.subarray(0, PNG.length).equals(PNG)) sumAgain(cleaned)
  return cleaned
}

/** What stands before a TIFF header: in JPEG and mostly in AVIF, in WebP (with a size), in PNG, in the rest of AVIF. */
const BEFORE = [
  { sign: 'Exif\0\0', gap: 0 },
  { sign: 'EXIF', gap: 4 },
  { sign: 'eXIf', gap: 0 },
  { sign: '\0\0\0\0II*\0', gap: -4 },
  { sign: '\0\0\0\0MM\0*', gap: -4 },
].map(({ sign, gap }) => ({ sign: Buffer.from(sign, 'latin1'), gap }))

/** Where TIFF headers of metadata stand: a file of several pictures has several. */
function headersOf(bytes: Buffer): number[] {
  const starts = BEFORE.flatMap(({ sign, gap }) => foundIn(bytes, sign).map(at => at + sign.length + gap))
  return [...new Set(starts)].filter(start => /^(?:II\*\0|MM\0\*)$/.test(bytes.toString('latin1', start, start + 4)))
}

/** Metadata stand before the pixels or behind them, and the pixels of a photo are long. */
const EDGE = 256 * 1024

function foundIn(bytes: Buffer, sign: Buffer): number[] {
  const found: number[] = []
  const starts = bytes.length <= 2 * EDGE ? [0] : [0, bytes.length - EDGE]
  for (const start of starts) {
    const part = starts.length === 1 ? bytes : bytes.subarray(start, start + EDGE)
    for (let at = part.indexOf(sign); at >= 0; at = part.indexOf(sign, at + sign.length)) found.push(start + at)
  }
  return found
}

const GPS_POINTER = 0x8825
const POINTER_SIZE = 12
/** Bytes of one value, by its type. */
const SIZES: Record<number, number> = { 1: 1, 2: 1, 3: 2, 4: 4, 5: 8, 7: 1, 9: 4, 10: 8 }

/** The directory of positions and its values. */
function directoryAt(bytes: Buffer, start: number): Span[] {
  const isLittle = bytes[start] === 0x49
  const short = (at: number): number => (isLittle ? bytes.readUInt16LE(at) : bytes.readUInt16BE(at))
  const long = (at: number): number => (isLittle ? bytes.readUInt32LE(at) : bytes.readUInt32BE(at))
  const entriesOf = (directory: number): number[] =>
    Array.from({ length: Math.min(short(directory), 512) }, (_, index) => directory + 2 + index * POINTER_SIZE)
  try {
    const entry = entriesOf(start + long(start + 4)).find(at => short(at) === GPS_POINTER)
    if (entry === undefined) return []
    const directory = start + long(entry + 8)
    const values = entriesOf(directory).flatMap((at): Span[] => {
      const size = (SIZES[short(at + 2)] ?? 1) * long(at + 4)
      const value = size > 4 ? start + long(at + 8) : at + 8
      return [
        { from: value, to: value + Math.max(size, 4), over: 0 },
        { from: at, to: at + POINTER_SIZE, over: 0 },
      ]
    })
    return [...values, { from: directory, to: directory + 2, over: 0 }]
  } catch {
    // Not what the standard says: left as it is, like everything that cannot be read.
    return []
  }
}

const PROPERTY = Buffer.from('exif:GPS')
/** Longer than any of them. */
const PROPERTY_SIZE = 1024

/** Properties of XMP: attributes or elements, of which spaces are left. */
function propertiesOf(bytes: Buffer): Span[] {
  return foundIn(bytes, PROPERTY).flatMap((at): Span[] => {
    const from = bytes[at - 1] === 0x3c ? at - 1 : at
    const text = bytes.toString('latin1', from, from + PROPERTY_SIZE)
    const [found] =
      /^exif:GPS\w*\s*=\s*(?:"[^"]*"|'[^']*')|^<exif:GPS(\w*)[^<>]*(?:\/>|>[^<]*<\/exif:GPS\1\s*>)/.exec(text) ?? []
    return found === undefined ? [] : [{ from, to: from + found.length, over: 0x20 }]
  })
}

const PNG = Buffer.from('\x89PNG\r\n\x1a\n', 'latin1')

/** Parts of a PNG that hold metadata get the sum of what they hold now. */
function sumAgain(bytes: Buffer): void {
  for (let at = PNG.length; at + 12 <= bytes.length; at += 12 + bytes.readUInt32BE(at)) {
    const end = at + 8 + bytes.readUInt32BE(at)
    if (end + 4 > bytes.length) return
    if (/^(?:eXIf|iTXt)$/.test(bytes.toString('latin1', at + 4, at + 8)))
      bytes.writeUInt32BE(crc32(bytes.subarray(at + 4, end)), end)
  }
}
