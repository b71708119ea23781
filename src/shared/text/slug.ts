/** Address parts made from text: the kebab case that Docusaurus (lodash) gives tags and authors. */

/** Ranges of lodash's word splitter; Cyrillic belongs to none of them, so a Cyrillic word is never cut by case. */
const LOWER = 'a-z\\xdf-\\xf6\\xf8-\\xff'
const UPPER = 'A-Z\\xc0-\\xd6\\xd8-\\xde'
const DINGBAT = '\\u2700-\\u27bf'
const ASTRAL = '\\ud800-\\udfff'
const SPACE = ' \\t\\x0b\\f\\xa0\\ufeff\\n\\r\\u1680\\u180e\\u2000-\\u200a\\u2028\\u2029\\u202f\\u205f\\u3000'
const BREAK = `\\xac\\xb1\\xd7\\xf7\\x00-\\x2f\\x3a-\\x40\\x5b-\\x60\\x7b-\\xbf\\u2000-\\u206f${SPACE}`
const COMBINING = '\\u0300-\\u036f\\ufe20-\\ufe2f\\u20d0-\\u20ff'

const upper = `[${UPPER}]`
const lower = `[${LOWER}]`
const misc = `[^${ASTRAL}${BREAK}\\d+${DINGBAT}${LOWER}${UPPER}]`
const miscLower = `(?:${lower}|${misc})`
const miscUpper = `(?:${upper}|${misc})`
const modifier = `(?:[${COMBINING}]|\\ud83c[\\udffb-\\udfff])`
const regional = '(?:\\ud83c[\\udde6-\\uddff]){2}'
const pair = '[\\ud800-\\udbff][\\udc00-\\udfff]'
const variant = '[\\ufe0e\\ufe0f]?'
const joined = `(?:\\u200d(?:[^${ASTRAL}]|${regional}|${pair})${variant}${modifier}?)*`
const emoji = `(?:[${DINGBAT}]|${regional}|${pair})${variant}${modifier}?${joined}`

const WORD = new RegExp(
  [
    `${upper}?${lower}+(?=[${BREAK}]|${upper}|$)`,
    `${miscUpper}+(?=[${BREAK}]|${upper}${miscLower}|$)`,
    `${upper}?${miscLower}+`,
    `${upper}+`,
    '\\d*(?:1ST|2ND|3RD|(?![123])\\dTH)(?=\\b|[a-z_])',
    '\\d*(?:1st|2nd|3rd|(?![123])\\dth)(?=\\b|[A-Z_])',
    '\\d+',
    emoji,
  ].join('|'),
  'g',
)

/** Latin letters that lose nothing visible under NFD but that lodash spells out. */
const SPELLED: Record<string, string> = {
  Æ: 'Ae',
  æ: 'ae',
  Ð: 'D',
  ð: 'd',
  Ø: 'O',
  ø: 'o',
  Þ: 'Th',
  þ: 'th',
  ß: 'ss',
  Đ: 'D',
  đ: 'd',
  Ħ: 'H',
  ħ: 'h',
  ı: 'i',
  Ĳ: 'IJ',
  ĳ: 'ij',
  ĸ: 'k',
  Ŀ: 'L',
  ŀ: 'l',
  Ł: 'L',
  ł: 'l',
  ŉ: "'n",
  Ŋ: 'N',
  ŋ: 'n',
  Œ: 'Oe',
  œ: 'oe',
  Ŧ: 'T',
  ŧ: 't',
  ſ: 's',
}

/** Accents off Latin letters only: «й» and «ё» are letters, not letters with accents. */
const deburr = (text: string): string =>
  text
    .replace(/[\xc0-\xd6\xd8-\xf6\xf8-\u017f]/g, letter => SPELLED[letter] ?? letter.normalize('NFD').charAt(0))
    .replace(new RegExp(`[${COMBINING}]`, 'g'), '')

/**
 * lodash' `kebabCase`, which Docusaurus uses for the addresses of inline tags and authors: `Новый Тег` ->
 * `новый-тег`, `Node.js` -> `node-js`, `1С` -> `1-с`, `C++` -> `c`. Text is taken in NFC, so that «й» written as
 * two code points gives the same address. Empty when the text has no letter, digit or emoji.
 */
export function kebabCase(text: string): string {
  const words =
    deburr(text.normalize('NFC'))
      .replace(/['\u2019]/g, '')
      .match(WORD) ?? []
  return words.map(word => word.toLowerCase()).join('-')
}

/** Address of a tag below the tags' base, made of its label or key; `undefined` when that has no letter or digit. */
export function tagPermalink(label: string): string | undefined {
  const slug = kebabCase(label)
  return slug === '' ? undefined : `/${slug}`
}

/** lodash' `capitalize`, Docusaurus' default label of a tag: first letter upper case, the rest lower. */
export function capitalize(text: string): string {
  const [first = '', ...rest] = text
  return first.toUpperCase() + rest.join('').toLowerCase()
}
