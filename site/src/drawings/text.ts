/** Where a word may be cut that is longer than a line: after a hyphen, before the dots of a name and a port; a time and an address in numbers are one. */
const SEAMS = /(?<=[^-]-)(?=[^-])|(?<=\w)(?=\.[a-z]|:\d{3})/

/** Lines of at most so many signs, cut between words; a longer word is cut at its seams or stays whole. */
export function wrap(text: string, limit: number): string[] {
  const lines: string[] = []
  for (const word of text.split(' ')) {
    const [first = '', ...rest] = word.length > limit ? word.split(SEAMS) : [word]
    const last = lines.at(-1)
    if (last !== undefined && word.length <= limit && last.length + 1 + first.length <= limit)
      lines[lines.length - 1] = `${last} ${first}`
    else lines.push(first)
    for (const part of rest) {
      const line = lines[lines.length - 1] ?? ''
      if (line.length + part.length <= limit) lines[lines.length - 1] = line + part
      else lines.push(part)
    }
  }
  return lines
}

/** Of all letters, in units of a drawing: on a phone of 360 pixels, whose text is 328 wide, they are 11 pixels. */
export const SIZE = 13.5
/** From line to line. */
export const LEADING = 17

/** Signs that fit into so many units: the text face takes about 0.56 of its size for a sign. */
export const signsIn = (width: number): number => Math.floor(width / (SIZE * 0.56))
