/** What is looked at in the bytes of a picture before it is published. */

/** The end of the file is missing: an upload or a copy broke off. */
export function isTruncated(bytes: Buffer, extension: string): boolean {
  switch (extension) {
    case 'png':
    case 'apng':
      return !bytes.subarray(-64).includes('IEND')
    case 'jpg':
    case 'jpeg':
      // Cameras put thumbnails and trailers after the end: it only has to be there.
      return bytes.lastIndexOf(Buffer.from([0xff, 0xd9])) < 0
    case 'gif':
      return bytes.lastIndexOf(0x3b) < Math.max(0, bytes.length - 64)
    case 'webp':
      return bytes.length < 12 || bytes.length < bytes.readUInt32LE(4) + 8
    case 'svg':
      return !/<\/(?:[\w-]+:)?svg\s*>|<(?:[\w-]+:)?svg\b[^>]*\/>/i.test(bytes.toString('utf8'))
    default:
      return false
  }
}

const ACTIVE =
  /<(?:[\w-]+:)?(?:script|foreignObject|handler|iframe|embed|object)\b|\son\w+\s*=|(?:href|src)\s*=\s*["']?\s*(?:javascript|data:text)|<!ENTITY/i

/** A drawing that runs code or brings a document in: harmless in `<img>`, not when somebody opens its address. */
export const isActiveDrawing = (bytes: Buffer): boolean => ACTIVE.test(bytes.toString('utf8'))

const GPS_POINTER = 0x8825
const POINTER_SIZE = 12

/**
 * The same JPEG without the place where it was taken, or `undefined` when it tells none: the directory of positions is
 * overwritten with zeros where it stands, so nothing else of the file moves.
 */
export function withoutPosition(bytes: Buffer): Buffer | undefined {
  const start = exifStart(bytes)
  if (start === undefined) return undefined
  const isLittle = bytes.toString('latin1', start, start + 2) === 'II'
  const short = (at: number): number => (isLittle ? bytes.readUInt16LE(at) : bytes.readUInt16BE(at))
  const long = (at: number): number => (isLittle ? bytes.readUInt32LE(at) : bytes.readUInt32BE(at))
  try {
    const entry = entriesOf(start + long(start + 4), short).find(at => short(at) === GPS_POINTER)
    if (entry === undefined) return undefined
    const directory = start + long(entry + 8)
    const cleaned = Buffer.from(bytes)
    for (const at of entriesOf(directory, short)) {
      const size = (SIZES[short(at + 2)] ?? 1) * long(at + 4)
      const value = size > 4 ? start + long(at + 8) : at + 8
      cleaned.fill(0, value, Math.min(value + Math.max(size, 4), bytes.length))
      cleaned.fill(0, at, at + POINTER_SIZE)
    }
    cleaned.fill(0, directory, directory + 2)
    return cleaned
  } catch {
    // Not what the standard says: left as it is, like everything that cannot be read.
    return undefined
  }
}

/** Bytes of one value, by its type. */
const SIZES: Record<number, number> = { 1: 1, 2: 1, 3: 2, 4: 4, 5: 8, 7: 1, 9: 4, 10: 8 }

function entriesOf(directory: number, short: (at: number) => number): number[] {
  const count = Math.min(short(directory), 512)
  return Array.from({ length: count }, (_, index) => directory + 2 + index * POINTER_SIZE)
}

/** Where the TIFF header of the metadata stands. */
function exifStart(bytes: Buffer): number | undefined {
  if (bytes.readUInt16BE(0) !== 0xffd8) return undefined
  for (let at = 2; at + 10 < bytes.length && bytes[at] === 0xff; ) {
    const marker = bytes[at + 1]
    if (marker === 0xda) return undefined
    if (marker === 0xe1 && bytes.toString('latin1', at + 4, at + 10) === 'Exif\0\0') return at + 10
    at += 2 + bytes.readUInt16BE(at + 2)
  }
  return undefined
}
