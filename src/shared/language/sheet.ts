/** A style sheet cut into its blocks, for those who change some of it and leave the rest as it is written. */

/** Words in quotes, as a part of a pattern. */
export const STRING = String.raw`"(?:[^"\\\n]|\\[\s\S])*"|'(?:[^'\\\n]|\\[\s\S])*'`

/** Braces and semicolons. Quoted words, comments and addresses, which may hold what looks like these, are whole. */
const TOKEN = new RegExp(String.raw`\\[\s\S]|${STRING}|\/\*[\s\S]*?\*\/|url\(\s*(?:${STRING}|[^)"']*)\s*\)|[{};]`, 'g')

/** What stands between braces and semicolons and opens no block: a declaration, or a rule without one. */
interface Statement {
  /** Without comments and the space around it. */
  text: string
  /** Behind the space and comments before it. */
  start: number
  end: number
}

export interface Block {
  /** Selectors or an at-rule, without comments and the space around it. */
  prelude: string
  /** Behind the space and comments before the prelude. */
  start: number
  /** Of its opening brace. */
  open: number
  /** Behind its closing brace. */
  end: number
  /** False when the sheet ends before it does. */
  isClosed: boolean
  around: Block | undefined
  statements: Statement[]
}

export interface Sheet {
  /** All of them, in the order in which they open. */
  blocks: Block[]
  /** Those that stand in no block. */
  statements: Statement[]
}

export function cutSheet(css: string): Sheet {
  const sheet: Sheet = { blocks: [], statements: [] }
  let current: Block | undefined
  let begin = 0
  const note = (end: number): void => {
    const piece = pieceOf(css, begin, end)
    if (piece.text !== '') (current ?? sheet).statements.push(piece)
  }
  for (const { 0: token, index } of css.matchAll(TOKEN)) {
    if (token.length > 1) continue
    if (token === '{') {
      const { text: prelude, start } = pieceOf(css, begin, index)
      current = { prelude, start, open: index, end: css.length, isClosed: false, around: current, statements: [] }
      sheet.blocks.push(current)
    } else note(index)
    begin = index + 1
    if (token === '}' && current !== undefined) {
      current.end = begin
      current.isClosed = true
      current = current.around
    }
  }
  note(css.length)
  return sheet
}

function pieceOf(css: string, begin: number, end: number): Statement {
  const said = css.slice(begin, end)
  const start = begin + (BEFORE.exec(said)?.[0].length ?? 0)
  return { text: withoutComments(said).trim(), start, end: begin + said.trimEnd().length }
}

const BEFORE = /^(?:\s|\/\*[\s\S]*?\*\/)*/

const withoutComments = (css: string): string => css.replace(/\/\*[\s\S]*?\*\//g, ' ')

/** Blocks in which rules stand as they do outside. */
export const isGroup = ({ prelude }: Block): boolean => /^@(?:media|supports|container|layer)\b/i.test(prelude)

/** It is a rule of selectors that stand for themselves: in no other rule, no keyframes. */
export const isPlainRule = (block: Block): boolean => !block.prelude.startsWith('@') && isAllAround(block, isGroup)

/** Everything around the block is so. */
export function isAllAround({ around }: Block, is: (block: Block) => boolean): boolean {
  return around === undefined || (is(around) && isAllAround(around, is))
}

export const selectorsOf = ({ prelude }: Block): string[] => splitList(prelude, ',').map(one => one.trim())

export const declarationsOf = ({ statements }: Block): { name: string; value: string }[] =>
  statements.flatMap(({ text }) => {
    const [, name, value] = /^([\w-]+)\s*:\s*([\s\S]+)$/.exec(text) ?? []
    return name === undefined || value === undefined ? [] : [{ name, value }]
  })

const PIECE = new RegExp(String.raw`${STRING}|\\[\s\S]|[\s\S]`, 'g')

/** Parts of a list by the mark between them; what stands in brackets or quotes is whole. */
function splitList(text: string, mark: string): string[] {
  const parts = ['']
  let depth = 0
  for (const [token] of text.matchAll(PIECE)) {
    if (token === '(' || token === '[') depth++
    if (token === ')' || token === ']') depth--
    if (token === mark && depth === 0) parts.push('')
    else parts[parts.length - 1] += token
  }
  return parts
}
