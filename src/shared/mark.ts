/**
 * Marks stand in parsed HTML where a later stage puts a value: addresses, image sizes, components that need
 * the whole site. They are written with Unicode noncharacters, which cannot occur in valid content (the
 * reader rejects them), so replacing is one regular expression and never guesses.
 */

const OPEN = '\uFDD0'
const CLOSE = '\uFDD1'

/**
 * - `link`: address of `references[n]`
 * - `query`: the same as a part of a query: code that was given the mark encoded it (`encodeURIComponent`)
 * - `size`: ` width="…" height="…"` of the image `references[n]`, or nothing
 * - `widths`: ` srcset="…" sizes="…"` of the image `references[n]`, or nothing
 * - `slot`: a component of `slots[n]`, drawn by the theme when the page is rendered
 */
export type MarkKind = 'link' | 'query' | 'size' | 'widths' | 'slot'

const LETTERS: Record<MarkKind, string> = { link: 'l', query: 'q', size: 's', widths: 'w', slot: 'c' }
const KINDS: Record<string, MarkKind> = { l: 'link', q: 'query', s: 'size', w: 'widths', c: 'slot' }

export const mark = (kind: MarkKind, index: number): string => `${OPEN}${LETTERS[kind]}${index}${CLOSE}`

/** The mark that a text is, when it is one and nothing else. */
export function readMark(text: string): { kind: MarkKind; index: number } | undefined {
  const [, letter = '', index] = /^\uFDD0([a-z])(\d+)\uFDD1$/.exec(text) ?? []
  const kind = KINDS[letter]
  return kind === undefined ? undefined : { kind, index: Number(index) }
}

/** A mark stands somewhere in a text. */
export const hasMark = (text: string): boolean => text.includes(OPEN)

/** Replaces every mark; `replace` returns the HTML to put in its place. */
export function replaceMarks(html: string, replace: (kind: MarkKind, index: number) => string): string {
  return html.replace(/\uFDD0([a-z])(\d+)\uFDD1/g, (_, letter: string, index: string) => {
    const kind = KINDS[letter]
    return kind === undefined ? '' : replace(kind, Number(index))
  })
}

/** What code has encoded of marks is marks again. */
export const revealMarks = (text: string): string =>
  text.replace(/%EF%B7%90l(\d+)%EF%B7%91/g, (_, index: string) => mark('query', Number(index)))

/** The words alone: an address that code shows is known when the page is drawn. */
export const dropMarks = (text: string): string => (hasMark(text) ? replaceMarks(text, () => '') : text)

/** A text without the characters that marks are made of, and their neighbours: nobody can forge a mark. */
export const withoutMarks = (text: string): string => text.replace(/[\uFDD0-\uFDEF]/g, '\uFFFD')

/** Code points that content may not hold, because marks are made of them. */
export const RESERVED_CHARACTERS = /[\uFDD0\uFDD1]/
