/** Texts in memory, packed together: what is read in the order in which it was laid down is unpacked once. */

import { createDesk, readLaid, unpackSheet } from './desk.ts'

interface Sheet {
  /** `undefined`: its texts are still on the desk. */
  packed: Uint8Array | undefined
}

const desk = createDesk<Sheet>(
  () => ({ packed: undefined }),
  (sheet, packed) => {
    // In memory of its own: it comes as a part of something larger.
    sheet.packed = new Uint8Array(packed)
  },
)

/** Lays a text down; the result reads it. */
export function layAmong(text: string): () => string {
  const laid = desk.lay(text)
  return () => readLaid(lettersOf(laid[0]), laid)
}

/** Those that were looked at last: texts of two kinds may be read by turns. */
const RECENT = 4
const recent = new Map<Sheet, Uint8Array>()

function lettersOf(sheet: Sheet): Uint8Array {
  if (sheet.packed === undefined) return desk.letters
  const known = recent.get(sheet)
  if (known !== undefined) return known
  const letters = unpackSheet(sheet.packed)
  for (const oldest of recent.keys()) {
    if (recent.size < RECENT) break
    recent.delete(oldest)
  }
  recent.set(sheet, letters)
  return letters
}
