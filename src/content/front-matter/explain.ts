/** Complaints of the YAML parser in words that help: they name the parser's trouble, people need their own mistake. */

import type { Document, LineCounter, Node, YAMLParseError } from 'yaml'
import type { TextValues } from '../../messages/text.ts'
import type { TextId } from '../../messages/texts/index.ts'
import { codeOf } from '../../shared/text/characters.ts'
import { fixedLine, splitLine, withoutSigns } from './quote.ts'

interface Explanation {
  /** In the YAML text. */
  offset: number
  id: TextId
  values?: TextValues
}

/** A document with its text, and where its lines begin. */
interface YamlSource {
  yaml: typeof import('yaml')
  document: Document
  text: string
  counter: LineCounter
}

/** The mistake of a document, with the place where a person would fix it. */
export function explainMistake(source: YamlSource): Explanation | undefined {
  const [error] = source.document.errors
  return explainSpace(source) ?? (error && explainError(error, source))
}

/** Spaces that look like the common one and are letters for YAML: they come with texts that are pasted from pages. */
const ODD_SPACE = '[\\u00a0\\u1680\\u2000-\\u200a\\u202f\\u205f\\u3000]'
/** Where YAML wants a space: an indent, behind the dash of an item, behind the colon of a key. */
const STRUCTURE = new RegExp(`^[ \\t]*(?:- +)*(?:-|[\\w-]+:)?(?=${ODD_SPACE})`, 'gm')
const ODD_ITEM = new RegExp(`^-${ODD_SPACE}`)

/** With it a key may have another name, a list be a text, and no parser complains: other engines take that. */
function explainSpace({ yaml, document, text }: YamlSource): Explanation | undefined {
  const isTaken = document.errors.length === 0 && yaml.isMap(document.contents)
  for (const { 0: before, index } of text.matchAll(STRUCTURE)) {
    const offset = index + before.length
    let isWords = false
    const consider = (node: Node): void => {
      const [start = 0, end = 0] = node.range ?? []
      if (!yaml.isScalar(node) || node === document.contents || start > offset || offset >= end) return
      isWords = node.type !== 'PLAIN' || (start < index && !ODD_ITEM.test(text.slice(start, start + 2)))
    }
    yaml.visit(document, { Scalar: (_, node) => consider(node) })
    const values = { code: codeOf(text.charAt(offset)) }
    if (!isWords) return { offset, id: isTaken ? 'yaml-space' : 'yaml/space', values }
  }
  return undefined
}

/** What the first complaint of the parser means. */
function explainError(error: YAMLParseError, { yaml, document, text, counter }: YamlSource): Explanation {
  const [offset] = error.pos
  const opened = openedBefore({ yaml, document }, offset)
  if (/^%/.test(text)) return { offset: 0, id: 'yaml/directive' }
  const comment = explainComment(text)
  if (comment !== undefined) return comment
  if (error.code === 'TAB_AS_INDENT') return { offset, id: 'yaml/tab' }
  if (error.code === 'MULTIPLE_DOCS')
    return { offset: Math.max(0, text.search(/^(?:---|\.\.\.)(?:\s|$)/m)), id: 'yaml/documents' }
  if (error.code === 'BAD_DQ_ESCAPE')
    return { offset, id: 'yaml/escape', values: { sequence: text.slice(offset, offset + 2) } }
  if (error.code === 'MISSING_CHAR' && error.message.includes('quote'))
    return { offset: opened ?? offset, id: 'yaml/quote' }
  if (/^Unexpected , in flow/.test(error.message)) return { offset, id: 'yaml/comma' }
  if (/^Missing ,|^Unexpected \w+-quoted-scalar|within flow collections$/.test(error.message))
    return { offset, id: 'yaml/flow' }
  const known = explainLine(offset, text, counter) ?? explainBracket(opened, error)
  if (known !== undefined) return known
  if (error.code !== 'BAD_INDENT') return { offset, id: 'yaml/line' }
  const spaces = /^ */.exec(text.slice(offset))?.[0].length ?? 0
  return { offset: offset + spaces, id: 'yaml/indent' }
}

/** `tags: [#docker, #linux]`: all that follows the first sign is a comment, and the list has no end. */
function explainComment(text: string): Explanation | undefined {
  const { groups, index = 0 } =
    /^(?<before>[ \t]*(?<key>[\w-]+):[ \t]*\[)(?<items>[^\n\]"']*\])[ \t]*$/m.exec(text) ?? {}
  const { before = '', key = '', items = '' } = groups ?? {}
  const sign = items.search(/(?<![^\s,])#/)
  if (sign < 0) return undefined
  return {
    offset: index + before.length + sign,
    id: 'yaml/comment',
    values: { fixed: `: ${withoutSigns(key, items.slice(0, -1))}` },
  }
}

/** Start of the innermost quoted value or bracket that the parser was in. */
function openedBefore({ yaml, document }: Pick<YamlSource, 'yaml' | 'document'>, offset: number): number | undefined {
  let found: number | undefined
  const consider = (node: Node): void => {
    const [start = 0, , end = 0] = node.range ?? []
    if (node.range && start <= offset && offset <= end) found = start
  }
  yaml.visit(document, {
    Scalar: (_, node) => {
      if (node.type === 'QUOTE_DOUBLE' || node.type === 'QUOTE_SINGLE') consider(node)
    },
    Collection: (_, node) => {
      if (node.flow === true) consider(node)
    },
  })
  return found
}

function explainBracket(opened: number | undefined, error: YAMLParseError): Explanation | undefined {
  const bracket = /end with a ([\]}])/.exec(error.message)?.[1]
  if (bracket === undefined || opened === undefined) return undefined
  return { offset: opened, id: bracket === ']' ? 'yaml/square' : 'yaml/curly' }
}

/** What the line itself says: a sign YAML reads in its own way, a second colon, a missing one, a wrong indent. */
function explainLine(offset: number, text: string, counter: LineCounter): Explanation | undefined {
  const { line } = counter.linePos(offset)
  const lineStart = counter.lineStarts[line - 1] ?? 0
  const [content = ''] = text.slice(lineStart).split('\n', 1)
  const { prefix, value } = splitLine(content)
  const valueOffset = lineStart + prefix.length
  const fixed = fixedLine(content)
  const sign = /^(?:[@`%!*&|>,?]|-(?=\s))/.exec(value)?.[0]
  if (prefix.trim() !== '' && sign !== undefined)
    return { offset: valueOffset, id: 'yaml/sign', values: { sign, fixed } }
  if (/^(["']).*\1\s*\S/.test(value) && offset > valueOffset)
    return { offset: valueOffset, id: 'yaml/after-quote', values: { fixed } }
  if (/^[[{].*[\]}]\s*\S/.test(value) && offset > valueOffset)
    return { offset: valueOffset, id: 'yaml/sign', values: { sign: value.charAt(0), fixed } }
  const dash = /^[ \t]*-(?=[^\s-])/.exec(content)?.[0]
  if (dash !== undefined)
    return {
      offset: lineStart + dash.length - 1,
      id: 'yaml/dash',
      values: { fixed: `- ${content.slice(dash.length).trimEnd()}` },
    }
  if (/^[^"'[{].*:(?:\s|$)/.test(value)) return { offset: valueOffset, id: 'yaml/colon', values: { fixed } }
  const [joined, key = '', rest = ''] = /^\s*([\w-]+):([^\s:/].*)$/.exec(content) ?? []
  if (joined !== undefined)
    return { offset: lineStart + content.indexOf(':'), id: 'yaml/joined', values: { key, value: rest } }
  if (content.trim() !== '' && !content.includes(':') && !/^\s*[-\]}#]/.test(content))
    return { offset: lineStart, id: 'yaml/no-colon' }
  return explainIndent(line, text, counter)
}

/** The line below is indented though nothing above opens a block. */
function explainIndent(line: number, text: string, counter: LineCounter): Explanation | undefined {
  const [here = ''] = text.slice(counter.lineStarts[line - 1] ?? 0).split('\n', 1)
  const nextStart = counter.lineStarts[line]
  if (nextStart === undefined || splitLine(here).value === '') return undefined
  const [next = ''] = text.slice(nextStart).split('\n', 1)
  const indent = next.search(/\S/)
  if (indent <= here.search(/\S/)) return undefined
  return { offset: nextStart + indent, id: 'yaml/deeper' }
}
