/** Files of JSON: what they hold, or what is wrong and where. Engines say it in words of their own, often without a place. */

import { readFileSync } from 'node:fs'
import { isSpecial } from '../../disk.ts'
import { encodingProblem } from '../../encoding.ts'
import { textOf } from '../../messages/problem.ts'
import type { Text, TextValues } from '../../messages/text.ts'
import type { TextId } from '../../messages/texts/index.ts'
import { type Position, positionAt } from '../../shared/problem.ts'
import { messageOf } from '../../shared/value.ts'

const TOKEN =
  /[ \t\n\r]*(?:("(?:[^"\\\u0000-\u001F]|\\(?:["\\/bfnrt]|u[\da-fA-F]{4}))*")|(-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?|true|false|null)(?![\w.])|([[\]{}:,]))/y

type Wish = 'value' | 'key' | 'colon' | 'next' | 'nothing'

interface Scan {
  /** Brackets that are open. */
  open: string[]
  wish: Wish
  /** The bracket may close at once: nothing stands in it yet. */
  isFresh: boolean
  /** Where the last token begins, and what it is. */
  last: { at: number; sign: string }
}

type Explained = { at: Position; values: { message: Text } }

/** Of a file; with `id` what is said of it where it is not even a text. */
type Mistake = { id?: TextId; at?: Position | undefined; values?: TextValues | undefined }

/** What a file holds, or why that cannot be known. */
export function readJsonFile(file: string): { value: unknown } | Mistake {
  try {
    if (isSpecial(file)) return { id: 'file-special/text' }
    const bytes = readFileSync(file)
    return encodingProblem(bytes) ?? parseJson(bytes.toString())
  } catch (error) {
    return { values: { message: messageOf(error) } }
  }
}

/** Editors of Windows put a mark before a text, which no JSON has. */
function parseJson(written: string): { value: unknown } | Explained {
  const text = written.replace(/^\uFEFF/, '')
  try {
    return { value: JSON.parse(text) }
  } catch {
    return explainJson(text)
  }
}

/** Where no value can be read, and why. */
function explainJson(text: string): Explained {
  const scan: Scan = { open: [], wish: 'value', isFresh: false, last: { at: 0, sign: '' } }
  let offset = 0
  for (;;) {
    TOKEN.lastIndex = offset
    const found = TOKEN.exec(text)
    const [all = '', string, word, sign = ''] = found ?? []
    const at = offset + all.search(/[^ \t\n\r]|$/)
    if (found === null || !take(scan, sign || (string === undefined ? (word ?? '') : '"'))) {
      const begins = found === null ? offset + (/[ \t\n\r]*/.exec(text.slice(offset))?.[0].length ?? 0) : at
      return mistakeAt(text, begins, scan)
    }
    scan.last = { at, sign }
    offset = TOKEN.lastIndex
  }
}

/** Whether the token may stand here. */
function take(scan: Scan, token: string): boolean {
  const { open, wish, isFresh } = scan
  const isEnd = (token === '}' || token === ']') && open.at(-1) === (token === '}' ? '{' : '[')
  const inside = (): Wish => (open.length === 0 ? 'nothing' : 'next')
  scan.isFresh = false
  if (isEnd && (wish === 'next' || isFresh)) {
    open.pop()
    scan.wish = inside()
    return true
  }
  if (token === ',' && wish === 'next') scan.wish = open.at(-1) === '{' ? 'key' : 'value'
  else if (token === ':' && wish === 'colon') scan.wish = 'value'
  else if (wish === 'key' && token === '"') scan.wish = 'colon'
  else if (wish !== 'value' || /^[\]}:,]$/.test(token)) return false
  else if (token === '{' || token === '[') {
    open.push(token)
    scan.isFresh = true
    scan.wish = token === '{' ? 'key' : 'value'
  } else scan.wish = inside()
  return true
}

function mistakeAt(text: string, offset: number, { last, wish }: Scan) {
  const rest = text.slice(offset)
  const say = (what: 'comma' | 'comment' | 'quotes' | 'end' | 'string' | 'sign', at = offset) => ({
    at: positionAt(text, at),
    values: { message: textOf(`json/${what}`) },
  })
  if (rest === '') return say('end')
  if (/^\/[/*]/.test(rest)) return say('comment')
  if (/^[\]}]/.test(rest) && last.sign === ',') return say('comma', last.at)
  if (/^,/.test(rest) && /^[,[{]$/.test(last.sign)) return say('comma')
  if (/^"/.test(rest) && (wish === 'key' || wish === 'value')) return say('string')
  return /^['\p{L}_$]/u.test(rest) && (wish === 'key' || wish === 'value') ? say('quotes') : say('sign')
}
