/** `// highlight-next-line` and the like: comments that mark lines and vanish. */

import { addTo } from '../../shared/collections.ts'
import type { MagicComment } from '../../shared/config.ts'
import { escapeRegExp } from '../../shared/text/escape.ts'
import { commentStyles } from './comment-styles.ts'

export interface MarkedCode {
  lines: string[]
  /** 0-based line -> classes. */
  classes: Map<number, string[]>
}

/** Takes the comments out of `code` and tells which lines they mark. `language` is the name after the fence. */
export function readMagicComments(code: string, language: string, comments: readonly MagicComment[]): MarkedCode {
  const lines = code.split('\n')
  const classes = new Map<number, string[]>()
  const words = new Map<string, { className: string; kind: 'line' | 'start' | 'end' }>()
  for (const { className, line, block } of comments) {
    if (line !== undefined) words.set(line, { className, kind: 'line' })
    if (block !== undefined) {
      words.set(block.start, { className, kind: 'start' })
      words.set(block.end, { className, kind: 'end' })
    }
  }
  if (![...words.keys()].some(word => code.includes(word))) return { lines, classes }

  const pattern = directivePattern(language, [...words.keys()])
  const open = new Map<string, number>()
  const kept: string[] = []
  const addClass = (line: number, className: string): void => {
    if (!classes.get(line)?.includes(className)) addTo(classes, line, className)
  }
  for (const line of lines) {
    const found = pattern.exec(line)
    const word = found === null ? undefined : words.get(found.slice(1).find(part => part !== undefined) ?? '')
    if (word === undefined) kept.push(line)
    else if (word.kind === 'line') addClass(kept.length, word.className)
    else if (word.kind === 'start') open.set(word.className, kept.length)
    else {
      for (let index = open.get(word.className) ?? kept.length; index < kept.length; index++)
        addClass(index, word.className)
      open.delete(word.className)
    }
  }
  return { lines: kept, classes }
}

function directivePattern(language: string, words: string[]): RegExp {
  const longest = words.toSorted((a, b) => b.length - a.length)
  const directive = longest.map(escapeRegExp).join('|')
  const forms = commentStyles(language).map(([start, end]) => `${start}\\s*(${directive})\\s*${end}`)
  return new RegExp(`^\\s*(?:${forms.join('|')})\\s*$`)
}
