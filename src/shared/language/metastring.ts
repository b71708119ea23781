/** What stands after the language of a fence: `title="x" {1,4-6} showLineNumbers=5`, Docusaurus' rules; `{#id} fold=20`, ours. */

export interface Metastring {
  title: string | undefined
  /** 0-based numbers of highlighted lines, or `undefined` when no range is given. */
  range: ReadonlySet<number> | undefined
  /** Number of the first line. */
  lineNumbers: number | undefined
  /** `{#name}`: the block and each of its lines have an address. */
  id: string | undefined
  /** `fold`, `fold=20`: so many lines stand open. */
  fold: number | undefined
}

/** Lines of a folded block that are seen at once. */
const OPEN_LINES = 15

/** A range over more lines than a block can have is a mistake, not a reason to hang. */
const MAX_LINE = 100_000

export function parseMetastring(meta: string): Metastring {
  const title = /title=(["'])(.*?)\1/.exec(meta)?.[2]
  const rest = meta.replace(/title=(["']).*?\1/, '')
  const range = /\{([\d,-]+)\}/.exec(rest)?.[1]
  const numbers = /\bshowLineNumbers\b(?:=(\d+))?/.exec(rest)
  const fold = /(?:^|\s)fold(?:=(\d+))?(?=\s|$)/.exec(rest)
  return {
    title,
    range: range === undefined ? undefined : parseRange(range),
    lineNumbers: numbers === null ? undefined : Number(numbers[1] ?? 1),
    id: /\{#([^\s{}"]+)\}/.exec(rest)?.[1],
    fold: fold === null ? undefined : Math.max(1, Number(fold[1] ?? OPEN_LINES)),
  }
}

/** `1,4-6` -> lines 0, 3, 4, 5. */
function parseRange(range: string): Set<number> {
  const lines = new Set<number>()
  for (const part of range.split(',')) {
    const [from, to = from] = part.split('-').map(Number)
    if (from === undefined || to === undefined || part === '') continue
    for (let line = Math.min(from, to); line <= Math.min(Math.max(from, to), MAX_LINE); line++) lines.add(line - 1)
  }
  return lines
}
