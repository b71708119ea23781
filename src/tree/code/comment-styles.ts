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

const STYLES_BY_LANGUAGE: Record<string, string> = {
  'js javascript mjs cjs ts typescript': 'js block',
  'jsx tsx': 'js block jsx',
  'html markup': 'js block html',
  'python py bash sh shell zsh': 'hash',
  'markdown md mdx': 'html jsx hash',
  'tex latex matlab erlang': 'percent',
  'lua haskell hs elm': 'dashes',
  'sql plsql mysql postgres postgresql sqlite': 'dashes block',
  'wasm wat lisp elisp scheme clojure nasm': 'semicolons',
  'vb vba visual-basic': 'quote rem',
  vbnet: 'vbnet rem',
  'batch bat cmd': 'rem',
  basic: 'rem fortran',
  fsharp: 'js ml',
  'ocaml sml': 'ml',
  fortran: 'fortran',
  cobol: 'cobol',
  vim: 'vim',
  ini: 'hash semicolons',
}
const STYLES_OF: ReadonlyMap<string, string> = new Map(
  Object.entries(STYLES_BY_LANGUAGE).flatMap(([names, styles]) => names.split(' ').map(name => [name, styles])),
)
const DEFAULT_STYLES = 'js block jsx hash html'

/** Beginnings and ends of comments, as regular expressions. `language` is the name after the fence. */
export const commentStyles = (language: string): Style[] =>
  (STYLES_OF.get(language.toLowerCase()) ?? DEFAULT_STYLES).split(' ').map(style => STYLES[style] ?? ['#', ''])
