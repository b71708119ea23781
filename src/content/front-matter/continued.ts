/** A text read by the parser of YAML, quoted values and lists of several lines too: others do not ask how far these are indented. */

import type { Document } from 'yaml'

export type Parser = typeof import('yaml')

/** Where a quoted value begins, after a key or the dash of a list, and is not at its end on the same line. */
const OPENS = /^([ \t]*)(?:-[ \t]+)*(?:[\p{L}\w.-]+[ \t]*:[ \t]+|-[ \t]+)(["'])(.*)$/u

/** `text` with such lines indented as YAML wants them, which changes no value: line ends are folded with spaces around. */
function indentQuoted(text: string): string {
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

/** Where a list or a map in brackets begins, after a key or the dash of a list. */
const OPENS_BRACKET = /^([ \t]*)(?:-[ \t]+)*(?:[\p{L}\w.-]+[ \t]*:[ \t]+|-[ \t]+)(?=[[{])/u
/** What holds no brackets of the list: words in quotes, comments. */
const APART = /"(?:[^"\\]|\\.)*"|'(?:[^']|'')*'|(?<!\S)#.*/g

/** `text` with the lines of such a list indented, which changes no value. */
function indentBracketed(text: string): string {
  let open = 0
  let indent = ''
  const lines = text.split('\n').map(line => {
    const [before, spaces = ''] = open > 0 ? [] : (OPENS_BRACKET.exec(line) ?? [])
    const isInside = open > 0
    if (before !== undefined) indent = `${spaces}  `
    if (isInside || before !== undefined) open = Math.max(0, open + openedIn(line.slice(before?.length ?? 0)))
    return !isInside || line.trim() === '' || line.startsWith(indent) ? line : indent + line.trimStart()
  })
  return lines.join('\n')
}

/** So many brackets more are opened than closed. */
function openedIn(line: string): number {
  const signs = line.replaceAll(APART, '')
  return (signs.match(/[[{]/g)?.length ?? 0) - (signs.match(/[\]}]/g)?.length ?? 0)
}

/** A key that stands behind a list, on its line; lines count from 0, columns from 1. */
interface Beside {
  key: string
  line: number
  column: number
}

/** `authors: [a] tags: [b]`: Docusaurus reads two lines in it. */
function splitBeside(written: string): (Beside & { text: string }) | undefined {
  const pattern = /^([\w-]+:[ \t]*\[[^\]\n]*\])([ \t]+)(?=([\w-]+):[ \t])/m
  const match = pattern.exec(written)
  if (match === null) return undefined
  const [all, , , key = ''] = match
  const line = written.slice(0, match.index).split('\n').length - 1
  return { text: written.replace(pattern, '$1\n'), key, line, column: all.length + 1 }
}

interface Read {
  document: Document
  counter: InstanceType<Parser['LineCounter']>
  text: string
  beside?: Beside | undefined
}

/** Once more with a key that stands behind a list on a line of its own. */
function readBeside(written: string, yaml: Parser): Read | undefined {
  const { text, ...beside } = splitBeside(written) ?? {}
  const read = text === undefined ? undefined : parseText(text, yaml)
  return read?.document.errors.length === 0 ? { ...read, beside: beside as Beside } : undefined
}

/** Tried once more with lines indented, when a quote or a bracket seemed to have no end. */
export function readDocument(written: string, yaml: Parser): Read {
  const first = parseText(written, yaml)
  const [error] = first.document.errors
  if (error === undefined) return first
  const isQuote = error.message.includes('quote')
  const second = parseText(isQuote ? indentQuoted(written) : indentBracketed(written), yaml)
  if (second.document.errors.length === 0) return second
  return (isQuote ? undefined : readBeside(written, yaml)) ?? first
}

export function parseText(text: string, yaml: Parser): Read {
  const counter = new yaml.LineCounter()
  const document: Document = yaml.parseDocument(text, {
    lineCounter: counter,
    prettyErrors: false,
    logLevel: 'error',
    schema: 'core',
    version: '1.2',
    merge: false,
    resolveKnownTags: false,
    // The parser compares every pair of keys, which is quadratic; repeated keys are found below.
    uniqueKeys: false,
  })
  return { document, counter, text }
}
