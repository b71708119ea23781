/** How comments are written in languages of code: Docusaurus' table. */

type Style = readonly [start: string, end: string]

const STYLES: Record<string, Style> = {
  js: ['\\/\\/', ''],
  block: ['\\/\\*', '\\*\\/'],
  jsx: ['\\{\\s*\\/\\*', '\\*\\/\\s*\\}'],
  hash: ['#', ''],
  html: ['<!--', '-->'],
  dashes: ['--', ''],
  semicolons: [';+', ''],
  percent: ['%', ''],
  quote: ["['‘’]", ''],
  vbnet: ["(?:_\\s*)?['‘’]", ''],
  rem: ['[Rr][Ee][Mm]\\b', ''],
  fortran: ['!', ''],
  ml: ['\\(\\*', '\\*\\)'],
  cobol: ['\\*>', ''],
  vim: ['"', ''],
}

const DEFAULT_STYLES = 'js block jsx hash html'

const STYLES_BY_LANGUAGE: Record<string, string> = {
  'js javascript ts typescript': 'js block',
  'jsx tsx': 'js block jsx',
  html: 'js block html',
  'python py bash': 'hash',
  'markdown md': 'html jsx hash',
  'tex latex matlab': 'percent',
  'lua haskell': 'dashes',
  sql: 'dashes block',
  wasm: 'semicolons',
  'vb vba visual-basic': 'quote rem',
  vbnet: 'vbnet rem',
  batch: 'rem',
  basic: 'rem fortran',
  fsharp: 'js ml',
  'ocaml sml': 'ml',
  fortran: 'fortran',
  cobol: 'cobol',
  // Of languages that Docusaurus does not name it takes every usual comment, and these have one of their own besides.
  'hs elm plsql mysql postgres postgresql sqlite': `dashes ${DEFAULT_STYLES}`,
  'wat lisp elisp scheme clojure nasm ini': `semicolons ${DEFAULT_STYLES}`,
  erlang: `percent ${DEFAULT_STYLES}`,
  'bat cmd': `rem ${DEFAULT_STYLES}`,
  vim: `vim ${DEFAULT_STYLES}`,
}
const STYLES_OF: ReadonlyMap<string, string> = new Map(
  Object.entries(STYLES_BY_LANGUAGE).flatMap(([names, styles]) => names.split(' ').map(name => [name, styles])),
)

/** Beginnings and ends of comments, as regular expressions. `language` is the name after the fence. */
export const commentStyles = (language: string): Style[] =>
  (STYLES_OF.get(language.toLowerCase()) ?? DEFAULT_STYLES).split(' ').map(style => STYLES[style] ?? ['#', ''])
