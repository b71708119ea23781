/** How many pictures an animation is made of. */

/** One for a picture that stands still, and for what cannot be counted. */
export function countFrames(bytes: Buffer, extension: string): number {
  switch (extension) {
    case 'gif':
      return countGif(bytes)
    case 'png':
    case 'apng': {
      const at = bytes.subarray(0, 65_536).indexOf('acTL')
      return at < 0 || at + 8 > bytes.length ? 1 : bytes.readUInt32BE(at + 4)
    }
    case 'webp':
      return countChunks(bytes)
    default:
      return 1
  }
}

/** Frames of a GIF by its blocks; data in them are chains of pieces with their lengths. */
function countGif(bytes: Buffer): number {
  const table = (flags: number): number => (flags & 0x80 ? 3 * 2 ** ((flags & 7) + 1) : 0)
  const afterPieces = (from: number): number => {
    let at = from
    while (at < bytes.length && bytes[at] !== 0) at += 1 + (bytes[at] ?? 0)
    return at + 1
  }
  let frames = 0
  for (let at = 13 + table(bytes[10] ?? 0); at < bytes.length; ) {
    if (bytes[at] === 0x21) at = afterPieces(at + 2)
    else if (bytes[at] === 0x2c) {
      frames++
      at = afterPieces(at + 11 + table(bytes[at + 9] ?? 0))
    } else break
  }
  return Math.max(1, frames)
}

function countChunks(bytes: Buffer): number {
  let frames = 0
  for (let at = 12; at + 8 <= bytes.length; ) {
    if (bytes.toString('latin1', at, at + 4) === 'ANMF') frames++
    const length = bytes.readUInt32LE(at + 4)
    at += 8 + length + (length % 2)
  }
  return Math.max(1, frames)
}
