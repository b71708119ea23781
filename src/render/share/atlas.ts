/** Glyphs drawn beforehand (`scripts/share-atlas.mjs`): measures as a line of JSON, then shades 0-15. */

/** Advance, left and top of the picture from the pen, width, height, place of the first shade. Pixels. */
type Glyph = [advance: number, left: number, top: number, width: number, height: number, offset: number]

export interface Face {
  size: number
  glyphs: Record<string, Glyph>
  /** Pair of characters -> shift of the second, pixels. */
  kerning: Record<string, number>
  /** Those asked for so far, by their code. */
  letters: Map<number, Letter>
}

/** A character of a face: told apart by what it is, so that no texts are made to look one up. */
interface Letter {
  character: string
  glyph: Glyph | undefined
  advance: number
  /** Shift of what follows it, as far as it was asked for. */
  shifts: Map<Letter, number>
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
  // Written by our own script.
  const faces = JSON.parse(new TextDecoder().decode(bytes.subarray(0, end))) as Omit<Face, 'letters'>[]
  return { faces: faces.map(face => ({ ...face, letters: new Map() })), shades: bytes.subarray(end + 1) }
}

/** Glyph of a character; what the atlas lacks is drawn without its mark or its height, else as a dot in the middle. */
function glyphOf(face: Face, character: string): Glyph | undefined {
  // It binds words and is not seen.
  if (character === '\u2060') return undefined
  const plain = character === '\u00a0' ? ' ' : character
  const { glyphs } = face
  // «½» is three signs when it is made plain: its first alone would be another number.
  return glyphs[plain] ?? glyphs[plain.normalize('NFD')[0] ?? ''] ?? glyphs[plain.normalize('NFKD')] ?? glyphs['·']
}

/** Calls with each letter of a text, and with how far it is shifted towards the one before it. */
export function eachLetter(face: Face, text: string, take: (letter: Letter, shift: number) => void): void {
  let previous: Letter | undefined
  for (let at = 0; at < text.length; ) {
    const letter = letterOf(face, text.codePointAt(at) ?? 0)
    take(letter, previous === undefined ? 0 : shiftOf(face, previous, letter))
    previous = letter
    at += letter.character.length
  }
}

function letterOf(face: Face, code: number): Letter {
  const known = face.letters.get(code)
  if (known !== undefined) return known
  const character = String.fromCodePoint(code)
  const glyph = glyphOf(face, character)
  const letter: Letter = { character, glyph, advance: glyph?.[0] ?? 0, shifts: new Map() }
  face.letters.set(code, letter)
  return letter
}

function shiftOf({ kerning }: Face, before: Letter, letter: Letter): number {
  const known = before.shifts.get(letter)
  if (known !== undefined) return known
  const shift = kerning[before.character + letter.character] ?? 0
  before.shifts.set(letter, shift)
  return shift
}

/** Width of a line, pixels. */
export function measureText(face: Face, text: string): number {
  let width = 0
  eachLetter(face, text, ({ advance }, shift) => {
    width += shift + advance
  })
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
