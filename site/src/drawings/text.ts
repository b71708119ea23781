/** Lines of at most so many signs, cut between words; a longer word is cut after its hyphens or stays whole. */
export function wrap(text: string, limit: number): string[] {
  const lines: string[] = []
  for (const word of text.split(' ')) {
    const last = lines.at(-1)
    if (last !== undefined && last.length + 1 + word.length <= limit) lines[lines.length - 1] = `${last} ${word}`
    else lines.push(...(word.length > limit ? word.split(/(?<=[^-]-)(?=[^-])/) : [word]))
  }
  return lines
}

/** Signs that fit into so many units: the text face takes about 0.56 of its size for a sign. */
export const signsIn = (width: number, size = 13): number => Math.floor(width / (size * 0.56))
