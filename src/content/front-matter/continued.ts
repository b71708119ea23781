/** Quoted values of several lines: other parsers of YAML do not ask how far their lines are indented. */

/** Where a quoted value begins, after a key or the dash of a list, and is not at its end on the same line. */
const OPENS = /^([ \t]*)(?:-[ \t]+)*(?:[\p{L}\w.-]+[ \t]*:[ \t]+|-[ \t]+)(["'])(.*)$/u

/** `text` with such lines indented as YAML wants them, which changes no value: line ends are folded with spaces around. */
export function indentQuoted(text: string): string {
  let open: { quote: string; indent: string } | undefined
  const lines = text.split('\n').map(line => {
    if (open === undefined) {
      const [, spaces = '', quote = '', rest = ''] = OPENS.exec(line) ?? []
      if (quote !== '' && !closes(rest, quote)) open = { quote, indent: `${spaces}  ` }
      return line
    }
    const { quote, indent } = open
    if (closes(line, quote)) open = undefined
    return line.trim() === '' || line.startsWith(indent) ? line : indent + line.trimStart()
  })
  return lines.join('\n')
}

/** A quote that is not one of the text: `\\"`, `''`. */
const closes = (line: string, quote: string): boolean =>
  (quote === '"' ? line.replaceAll(/\\./g, '') : line.replaceAll("''", '')).includes(quote)

/** A key that stands behind a list, on its line; lines count from 0, columns from 1. */
export interface Beside {
  key: string
  line: number
  column: number
}

/** `authors: [a] tags: [b]`: Docusaurus reads two lines in it. */
export function splitBeside(written: string): (Beside & { text: string }) | undefined {
  const pattern = /^([\w-]+:[ \t]*\[[^\]\n]*\])([ \t]+)(?=([\w-]+):[ \t])/m
  const match = pattern.exec(written)
  if (match === null) return undefined
  const [all, , , key = ''] = match
  const line = written.slice(0, match.index).split('\n').length - 1
  return { text: written.replace(pattern, '$1\n'), key, line, column: all.length + 1 }
}
