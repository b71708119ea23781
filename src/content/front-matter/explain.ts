/** Complaints of the YAML parser in words that help: they name the parser's trouble, people need their own mistake. */

import { type Document, type LineCounter, type Node, visit, type YAMLParseError } from 'yaml'
import { correctedLine, splitLine } from './quote.ts'

export interface Explanation {
  /** In the YAML text. */
  offset: number
  text: string
  hint: string
}

const CHECK = 'проверьте отступы, кавычки и двоеточия в этой строке и строкой выше'

/** The mistake behind the first error of a document, with the place where a person would fix it. */
export function explainError(
  error: YAMLParseError,
  document: Document,
  text: string,
  counter: LineCounter,
): Explanation {
  const [offset] = error.pos
  const opened = openedBefore(document, offset)
  if (/^%/.test(text)) return { offset: 0, text: 'директивы YAML (%…) не поддерживаются', hint: 'удалите строку' }
  switch (error.code) {
    case 'TAB_AS_INDENT':
      return { offset, text: 'отступ сделан табуляцией', hint: 'замените её пробелами' }
    case 'MULTIPLE_DOCS': {
      const marker = text.search(/^(?:---|\.\.\.)(?:\s|$)/m)
      const hint = 'уберите разделитель --- или ...'
      return { offset: Math.max(0, marker), text: 'в блоке два документа YAML', hint }
    }
    case 'BAD_DQ_ESCAPE': {
      const sequence = text.slice(offset, offset + 2)
      const hint = 'удвойте обратную косую черту или возьмите значение в одинарные кавычки'
      return { offset, text: `в двойных кавычках нельзя писать ${sequence}`, hint }
    }
    case 'MISSING_CHAR':
      if (error.message.includes('quote')) {
        return { offset: opened ?? offset, text: 'кавычка не закрыта', hint: 'поставьте такую же в конце значения' }
      }
  }
  if (/^Missing ,|^Unexpected \w+-quoted-scalar|within flow collections$/.test(error.message)) {
    const hint = 'разделите пункты запятыми, ключ и значение — двоеточием'
    return { offset, text: 'внутри скобок не хватает запятой или двоеточия', hint }
  }
  const known = explainLine(offset, text, counter) ?? explainBracket(opened, error)
  if (known !== undefined) return known
  if (error.code !== 'BAD_INDENT') return { offset, text: 'строка не похожа на «ключ: значение»', hint: CHECK }
  const spaces = /^ */.exec(text.slice(offset))?.[0].length ?? 0
  return { offset: offset + spaces, text: 'неверный отступ', hint: 'выровняйте строку по соседним' }
}

/** Start of the innermost quoted value or bracket that the parser was in. */
function openedBefore(document: Document, offset: number): number | undefined {
  let found: number | undefined
  const consider = (node: Node): void => {
    const [start = 0, , end = 0] = node.range ?? []
    if (node.range && start <= offset && offset <= end) found = start
  }
  visit(document, {
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
  const text = bracket === ']' ? 'квадратная скобка не закрыта' : 'фигурная скобка не закрыта'
  return { offset: opened, text, hint: `поставьте ${bracket} в конце` }
}

/** What the line itself says: a sign YAML reads in its own way, a second colon, a missing one, a wrong indent. */
function explainLine(offset: number, text: string, counter: LineCounter): Explanation | undefined {
  const { line } = counter.linePos(offset)
  const lineStart = counter.lineStarts[line - 1] ?? 0
  const [content = ''] = text.slice(lineStart).split('\n', 1)
  const { prefix, value } = splitLine(content)
  const valueOffset = lineStart + prefix.length
  const fixed = correctedLine(content)
  const hint = fixed === undefined ? 'возьмите значение в кавычки' : `возьмите значение в кавычки: ${fixed}`
  const sign = /^(?:[@`%!*&|>,?]|-(?=\s))/.exec(value)?.[0]
  if (prefix.trim() !== '' && sign !== undefined) {
    return { offset: valueOffset, text: `значение не может начинаться с «${sign}»`, hint }
  }
  if (/^(["']).*\1\s*\S/.test(value) && offset > valueOffset) {
    const outer = fixed === undefined ? '' : `: ${fixed}`
    const whole = `возьмите всё значение в другие кавычки${outer}`
    return { offset: valueOffset, text: 'после закрывающей кавычки стоит лишний текст', hint: whole }
  }
  if (/^[[{].*[\]}]\s*\S/.test(value) && offset > valueOffset) {
    return { offset: valueOffset, text: `значение не может начинаться с «${value.charAt(0)}»`, hint }
  }
  if (/^[^"'[{].*:(?:\s|$)/.test(value)) return { offset: valueOffset, text: 'в значении двоеточие', hint }
  const joined = /^\s*([\w-]+):([^\s:/].*)$/.exec(content)
  if (joined) {
    const where = lineStart + content.indexOf(':')
    return { offset: where, text: 'после двоеточия нужен пробел', hint: `пишите ${joined[1]}: ${joined[2]}` }
  }
  if (content.trim() !== '' && !content.includes(':') && !/^\s*[-\]}#]/.test(content)) {
    const what = 'в строке нет двоеточия'
    return {
      offset: lineStart,
      text: what,
      hint: 'пишите «ключ: значение», а длинный текст — в кавычках одной строкой',
    }
  }
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
  return { offset: nextStart + indent, text: 'лишний отступ', hint: 'начните строку там же, где предыдущую' }
}
