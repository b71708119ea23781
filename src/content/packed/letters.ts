/**
 * Texts as bytes, one for each letter that is met often. UTF-8 has two for each letter of a Russian text, and Node takes
 * eight times as long to make a text of them again; what is half as long is packed and unpacked sooner, too.
 */

/** Letters that have a byte of their own above ASCII; never stored beyond the engine that wrote them. */
const FREQUENT =
  'абвгдежзийклмнопрстуфхцчшщъыьэюяАБВГДЕЖЗИЙКЛМНОПРСТУФХЦЧШЩЪЫЬЭЮЯёЁіїєІЇЄґ' +
  '«»—–…„“”‘’№·•→←×≈°−≤≥§©\u00A0\u202F\u00AD\u200B\u2060' +
  'äöüßÄÖÜéèêàâçîïôùûñíóáúåøæ'

const ASCII = 128
/** Before the two bytes of any other unit of UTF-16. */
const OTHER = 255

const codes = new Uint8Array(65_536).fill(OTHER)
const units = new Uint16Array(256)
const give = (unit: number, code: number): void => {
  codes[unit] = code
  units[code] = unit
}
for (let unit = 0; unit < ASCII; unit++) give(unit, unit)
for (const [place, letter] of [...FREQUENT].entries()) give(letter.charCodeAt(0), ASCII + place)

/** Bytes of one unit, of a text of nothing but other ones; of UTF-16 as texts are read from. */
const WIDEST = 3
const WIDE = 2

let room = Buffer.alloc(0)
const roomFor = (size: number): Buffer => {
  if (room.length < size) room = Buffer.alloc(Math.ceil(size * 1.5))
  return room
}

/** The bytes are valid until the next call; `isAscii`: each is its letter. */
export function writeLetters(text: string): { bytes: Uint8Array; isAscii: boolean } {
  const target = roomFor(text.length * WIDEST)
  let [at, seen] = [0, 0]
  for (let index = 0; index < text.length; index++) {
    const unit = text.charCodeAt(index)
    const code = codes[unit] ?? OTHER
    target[at++] = code
    seen |= code
    if (code !== OTHER) continue
    target[at++] = unit & 0xff
    target[at++] = unit >> 8
  }
  return { bytes: target.subarray(0, at), isAscii: seen < ASCII }
}

/** The text that was written; `isAscii` as it was then. */
export function readLetters(bytes: Uint8Array, isAscii: boolean): string {
  if (isAscii) return Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength).toString('latin1')
  const target = roomFor(bytes.length * WIDE)
  let at = 0
  for (let index = 0; index < bytes.length; index++) {
    const code = bytes[index] ?? OTHER
    if (code === OTHER) {
      target[at++] = bytes[++index] ?? 0
      target[at++] = bytes[++index] ?? 0
    } else {
      const unit = units[code] ?? 0
      target[at++] = unit & 0xff
      target[at++] = unit >> 8
    }
  }
  return target.toString('utf16le', 0, at)
}
