/** «Put it in quotes»: the corrected line that a hint shows. */

/** `title: `, `- `, `  - name: ` in front of the value. */
const PREFIX = /^([ \t]*(?:-[ \t]+)*(?:["']?[^\s"'[\]{},#:][^"'[\]{},#:]*["']?:[ \t]+)?)(.*)$/
/** Longest line worth showing in a hint. */
const MAX_SHOWN = 120

/** A value in the quotes that need the least escaping inside. */
export function quoted(value: string): string {
  if (!value.includes('"') && !value.includes('\\')) return `"${value}"`
  return `'${value.replaceAll("'", "''")}'`
}

/** Key and value of one line; the value is as written, quotes included. */
export function splitLine(line: string): { prefix: string; value: string } {
  const [, prefix = '', value = ''] = PREFIX.exec(line) ?? []
  return { prefix, value: value.trimEnd() }
}

/** The line with its value in quotes, without indentation; `undefined` when there is nothing to quote or it is long. */
export function correctedLine(line: string): string | undefined {
  const { prefix, value } = splitLine(line)
  if (prefix.trim() === '' || value === '') return undefined
  const quote = value.charAt(0)
  const wrapped = (quote === '"' || quote === "'") && value.length > 1 && value.endsWith(quote)
  const fixed = `${prefix.trimStart()}${quoted(wrapped ? value.slice(1, -1) : value)}`
  return fixed.length > MAX_SHOWN ? undefined : fixed
}

/** The same to stand after a hint: `: title: "a: b"`, or nothing. */
export function fixedLine(line: string): string {
  const fixed = correctedLine(line)
  return fixed === undefined ? '' : `: ${fixed}`
}

/** A list whose items begin with `#`: tags have no such sign, all else stands in quotes. */
export function withoutSigns(key: string, list: string): string {
  const items = list.split(',').map(item => item.trim())
  const written = items.map(item =>
    item.startsWith('#') ? (key === 'tags' ? item.slice(1).trim() : quoted(item)) : item,
  )
  return `${key}: [${written.join(', ')}]`
}

/** A key with its value on one line; no line below goes on with it. */
const ALONE = /^[A-Za-z_][\w-]*[ \t]*:[ \t]+\S.*$(?!\n*(?:[ \t]|-[ \t]))/gm

/** Lines of a block that say something each on its own, counted from 0: as written, then as a hint would have them. */
export function linesAlone(text: string): { index: number; attempts: string[] }[] {
  const starts = [...text.matchAll(ALONE)]
  let [counted, index] = [0, 0]
  return starts.map(({ 0: line, index: start }) => {
    index += text.slice(counted, start).split('\n').length - 1
    counted = start
    const isList = /^[[{]/.test(splitLine(line).value)
    return { index, attempts: [line, (isList ? undefined : correctedLine(line)) ?? line] }
  })
}

/** The line that an offset is in. */
export function lineAt(text: string, offset: number): { start: number; line: string } {
  const start = text.lastIndexOf('\n', offset - 1) + 1
  return { start, line: text.slice(start).split('\n', 1)[0] ?? '' }
}

/** Where a value begins with its anchor: that of a list stands on the line before. */
export function signBefore(text: string, value: number, node: { anchor?: string } | object): number {
  const anchor = 'anchor' in node && node.anchor !== undefined ? text.lastIndexOf(`&${node.anchor}`, value) : -1
  return anchor < 0 ? value : anchor
}

/** What a line has in the place of a value: a comment by a sign that was meant as a part of it. `before` it stand so many. */
export function commentOf(
  line: string,
): { before: number; key: string; values: { comment: string; fixed: string } } | undefined {
  const found = /^([ \t]*(?:- +)*(?:([\w-]+):)?[ \t]*)(?<=[ \t])(#[^\s#].*)$/.exec(line)
  if (found === null) return undefined
  const [, before = '', key = '', comment = ''] = found
  const list = comment.trim().replace(/,?\s+/g, ', ')
  return {
    before: before.length,
    key,
    values: { comment, fixed: key === 'tags' ? `: ${withoutSigns(key, list)}` : fixedLine(line) },
  }
}
