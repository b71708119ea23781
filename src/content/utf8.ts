/** Bytes that are known to be UTF-8 as a text: in Russian ones Node takes more than twice as long for it. */

let units = new Uint16Array(0)

export function readUtf8(bytes: Uint8Array): string {
  const { length } = bytes
  if (units.length < length) units = new Uint16Array(Math.ceil(length * 1.5))
  let size = 0
  for (let at = 0; at < length; ) {
    const first = bytes[at] ?? 0
    if (first < 0x80) {
      units[size++] = first
      at++
    } else if (first < 0xe0) {
      units[size++] = ((first & 0x1f) << 6) | next(bytes, at + 1)
      at += 2
    } else if (first < 0xf0) {
      units[size++] = ((first & 0x0f) << 12) | (next(bytes, at + 1) << 6) | next(bytes, at + 2)
      at += 3
    } else {
      const point =
        ((first & 0x07) << 18) | (next(bytes, at + 1) << 12) | (next(bytes, at + 2) << 6) | next(bytes, at + 3)
      units[size++] = 0xd800 + ((point - 0x10000) >> 10)
      units[size++] = 0xdc00 + (point & 0x3ff)
      at += 4
    }
  }
  return Buffer.from(units.buffer).toString('utf16le', 0, size * 2)
}

/** Six bits of a byte that continues a character. */
const next = (bytes: Uint8Array, at: number): number => (bytes[at] ?? 0) & 0x3f
