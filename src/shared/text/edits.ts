/** Changes of a text at known places; the rest stays letter for letter. */

/** Puts `text` in the place of what stands from `start` to `end`, which are the same where something is only added. */
export interface TextEdit {
  start: number
  end: number
  text: string
}

/** In any order; no two of them meet. */
export function editText(source: string, edits: readonly TextEdit[]): string {
  let result = ''
  let position = 0
  for (const { start, end, text } of [...edits].sort((a, b) => a.start - b.start)) {
    result += source.slice(position, start) + text
    position = end
  }
  return result + source.slice(position)
}
