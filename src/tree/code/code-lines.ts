/** Lines of a block of code as HTML: what marks, numbers and notes add to each. */

import { escapeAttribute } from '../../shared/text/escape.ts'
import { lineId } from './code-ids.ts'
import type { CodeMarks, LineMark } from './code-marks.ts'

/** What a line is beside code. Class `p`: never copied, as prompts of a shell are not. */
interface LineLook {
  /** Number of the first line, where numbers are shown. */
  numbers: number | undefined
  /** Lines have an address. */
  id: string | undefined
  /** What listeners hear before a line of this kind; `undefined` where there is nothing to say. */
  say(mark: LineMark): string | undefined
  /** What they hear of a note. */
  sayNote(number: number): string
}

const CLASSES: Record<Exclude<LineMark, 'highlighted'>, string> = {
  added: 'code-added',
  removed: 'code-removed p',
  focused: 'code-focused',
  error: 'code-error',
  warning: 'code-warning',
}

/** Only lines that need an element of their own get one. The line break stands inside it. */
export function writeLines(html: readonly string[], marked: CodeMarks, look: LineLook): string[] {
  const hasFocus = [...marked.marks.values()].some(marks => marks.has('focused'))
  return html.map((text, index) => {
    const marks = marked.marks.get(index) ?? new Set()
    const number = (look.numbers ?? 1) + index
    const classes = [...(marked.classes.get(index) ?? [])]
    for (const mark of marks) if (mark !== 'highlighted') classes.push(CLASSES[mark])
    if (hasFocus && !marks.has('focused')) classes.push('code-dim')
    const words = [...marks].map(mark => aside(look.say(mark))).join('')
    const notes = marked.notes.flatMap(({ line, text }, at) => (line === index ? [noteMark(at + 1, text, look)] : []))
    const line = `${words}${text}${notes.join('')}${index < html.length - 1 ? '\n' : ''}`
    if (look.id !== undefined) classes.push('code-at')
    else if (classes.length === 0 && look.numbers === undefined) return line
    const start = `<span class="${['line', ...classes].join(' ')}"`
    if (look.id === undefined)
      return `${start}${look.numbers === undefined ? '' : ` data-line="${number}"`}>${line}</span>`
    const id = escapeAttribute(lineId(look.id, number))
    const link = `<a class="code-number p" href="#${id}" data-line="${number}" tabindex="-1" aria-hidden="true"></a>`
    return `${start} id="${id}">${look.numbers === undefined ? '' : link}${line}</span>`
  })
}

const aside = (words: string | undefined): string =>
  words === undefined ? '' : `<span class="p sr-only">${escapeAttribute(words)} </span>`

/** A number at the end of the line; a pointer that rests on it sees the note at once. */
function noteMark(number: number, text: string, look: LineLook): string {
  const words = `<span class="p sr-only"> ${escapeAttribute(look.sayNote(number))}</span>`
  return `<span class="p code-mark" aria-hidden="true" title="${escapeAttribute(text.replaceAll('`', ''))}">${number}</span>${words}`
}
