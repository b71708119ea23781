/** Glyphs drawn beforehand (`scripts/share-atlas.mjs`): measures as a line of JSON, then shades 0-15. */

/** Advance, left and top of the picture from the pen, width, height, place of the first shade. Pixels. */
type Glyph = [advance: number, left: number, top: number, width: number, height: number, offset: number]

export interface Face {
  size: number
  glyphs: Record<string, Glyph>
  /** Pair of characters -> shift of the second, pixels. */
  kerning: Record<string, number>
}

export interface Atlas {
  /** Largest first; the last one is for small lines. */
  faces: Face[]
  shades: Uint8Array
}

const NEWLINE = 10

/** Reads an inflated atlas. */
export function parseAtlas(bytes: Uint8Array): Atlas {
  const end = bytes.indexOf(NEWLINE)
  let head = ''
  for (let index = 0; index < end; ) {
    // UTF-8 by hand: the pure rooms have no decoder, and the head holds two bytes a letter at most three.
    const byte = bytes[index] ?? 0
    const length = byte < 0x80 ? 1 : byte < 0xe0 ? 2 : 3
    const rest = (offset: number): number => (bytes[index + offset] ?? 0) & 0x3f
    const code =
      length === 1
        ? byte
        : length === 2
          ? ((byte & 0x1f) << 6) | rest(1)
          : ((byte & 0x0f) << 12) | (rest(1) << 6) | rest(2)
    head += String.fromCharCode(code)
    index += length
  }
  // Written by our own script.
  return { faces: JSON.parse(head) as Face[], shades: bytes.subarray(end + 1) }
}

/** Glyph of a character; what the atlas lacks is drawn without its mark or its height, else as a dot in the middle. */
export function glyphOf(face: Face, character: string): Glyph | undefined {
  // It binds words and is not seen.
  if (character === '\u2060') return undefined
  const plain = character === '\u00a0' ? ' ' : character
  const { glyphs } = face
  // «½» is three signs when it is made plain: its first alone would be another number.
  return glyphs[plain] ?? glyphs[plain.normalize('NFD')[0] ?? ''] ?? glyphs[plain.normalize('NFKD')] ?? glyphs['·']
}

/** Width of a line, pixels. */
export function measureText(face: Face, text: string): number {
  let width = 0
  let previous = ''
  for (const character of text) {
    width += (face.kerning[previous + character] ?? 0) + (glyphOf(face, character)?.[0] ?? 0)
    previous = character
  }
  return width
}

/** Breaks a text into lines no wider than `width`, at spaces; a longer word is cut. */
export function wrapText(face: Face, text: string, width: number): string[] {
  const lines: string[] = []
  let line = ''
  for (const word of text.split(/ +/)) {
    const longer = line === '' ? word : `${line} ${word}`
    if (measureText(face, longer) <= width) {
      line = longer
      continue
    }
    if (line !== '') lines.push(line)
    line = word
    while (measureText(face, line) > width) {
      const cut = Math.max(
        1,
        [...line].findIndex((_, index, all) => measureText(face, all.slice(0, index + 2).join('')) > width) + 1,
      )
      lines.push([...line].slice(0, cut).join(''))
      line = [...line].slice(cut).join('')
    }
  }
  return line === '' ? lines : [...lines, line]
}
