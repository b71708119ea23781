/** A text that somebody means ill with, and what is answered to it. */

export type Answer = 'E' | 'W' | 'OK'

export interface Variant {
  row: string
  answer: Answer
  /** Name of the document without what tells variants apart: `a.md`. */
  text: string | Buffer
  extension?: 'md' | 'mdx'
}

export const matter = (lines: string, body = '# Заголовок\n\nТекст.\n'): string => `---\n${lines}\n---\n${body}`
export const page = (body: string): string => `# Заголовок\n\n${body}\n`

export const of = (
  row: string,
  answer: Answer,
  texts: readonly (string | Buffer)[],
  extension?: 'md' | 'mdx',
): Variant[] => texts.map(text => ({ row, answer, text, ...(extension && { extension }) }))

export const times = <T>(count: number, make: (index: number) => T): T[] =>
  Array.from({ length: count }, (_, index) => make(index))
