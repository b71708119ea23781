/** Text in drawings: how wide it is without a browser, where it breaks. */

/** Pixels. */
export const SIZE = 14
export const LEADING = 19
/** A label that is wider than this is broken between words. */
const WIDEST = 200

const NARROW = /[\s.,:;'!|`iljI[\](){}ftr\-/\\"°]/
const WIDE = /[mwMW@%шщжюыфмЖШЩЮФМЫДQO—…&]/
const CAPITAL = /[\p{Lu}\d]/u
const FULL = /[\u1100-\u11ff\u2e80-\ud7ff\uf900-\ufaff\uff00-\uffef]|\p{Extended_Pictographic}/u

/** Slightly more than any of the faces that readers have would take. */
export function widthOf(text: string, size = SIZE): number {
  let em = 0
  for (const letter of text) {
    if (FULL.test(letter)) em += 1.1
    else if (NARROW.test(letter)) em += 0.36
    else if (WIDE.test(letter)) em += 0.88
    else em += CAPITAL.test(letter) ? 0.68 : 0.58
  }
  return Math.ceil(em * size)
}

export const widest = (lines: readonly string[], size = SIZE): number =>
  lines.reduce((most, line) => Math.max(most, widthOf(line, size)), 0)

/** Lines as they are shown, of at most `WIDEST` where words allow it. */
export function wrap(text: string): string[] {
  return text.split('\n').flatMap(paragraph => {
    const lines: string[] = []
    let line = ''
    for (const word of paragraph.trim().split(/[ \t]+/)) {
      const longer = line === '' ? word : `${line} ${word}`
      if (line !== '' && widthOf(longer) > WIDEST) {
        lines.push(line)
        line = word
      } else line = longer
    }
    return [...lines, line]
  })
}

const ENTITIES: Readonly<Record<string, string>> = {
  lt: '<',
  gt: '>',
  amp: '&',
  quot: '"',
  apos: "'",
  nbsp: '\u00a0',
  infin: '∞',
  hearts: '♥',
}

/** A label as Mermaid keeps it, without marks of HTML, Markdown and icon fonts. */
export function plainLabel(label: string): string {
  return label
    .replaceAll('ﬂ°°', '&#')
    .replaceAll('ﬂ°', '&')
    .replaceAll('¶ß', ';')
    .replace(/<br\s*\/?>|\\n/gi, '\n')
    .replace(/<\/?[a-z][^<>]*>/gi, '')
    .replace(/\bfa[bsrlk]?:fa-[\w-]+\s*/g, '')
    .replace(/(\*\*|__)(.+?)\1/gs, '$2')
    .replace(/(?<![\w*])\*([^*\n]+)\*(?![\w*])/g, '$1')
    .replace(/^`([\s\S]*)`$/, '$1')
    .replace(/&(?:#(\d+)|([a-z]+));/gi, (whole, code: string | undefined, name: string | undefined) =>
      code === undefined ? (ENTITIES[name ?? ''] ?? whole) : characterOf(Number(code)),
    )
    .trim()
}

/** Our own marks and halves of characters are no text. */
const characterOf = (code: number): string =>
  code > 0 && code < 0xd800
    ? String.fromCodePoint(code)
    : code > 0xffff && code <= 0x10ffff
      ? String.fromCodePoint(code)
      : ''
