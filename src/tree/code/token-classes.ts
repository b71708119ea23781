/**
 * The fixed table of highlighting: which class of one letter a kind of Prism token gets. The theme colours the letters;
 * punctuation and everything not listed stays in the colour of the text. Fixed, so that every worker writes the same.
 */

import { firstFound } from '../../shared/collections.ts'

/** Class -> kinds of token. */
const TOKEN_CLASSES = {
  /** Comments. */
  c: 'comment prolog doctype cdata block-comment blockquote shebang hashbang',
  /** Words of the language. */
  k: 'keyword atrule rule module statement control-flow storage modifier important operator-word unit-type at-rule',
  /** Strings and characters. */
  s: 'string char attr-value template-string triple-quoted-string string-literal heredoc code-snippet link content raw-string value',
  /** Numbers, constants, booleans. */
  n: 'number boolean constant symbol null nil date time unit hexcode color datetime version percentage atom',
  /** Functions and commands. */
  f: 'function function-definition function-variable method function-name command directive-name builtin-function macro generic-function',
  /** Types, classes, built-in names. */
  t: 'class-name builtin type-definition namespace package type maybe-class-name type-variable interface trait enum record',
  /** Properties, attributes, keys. */
  a: 'attr-name property key property-access label table field header-name literal-property map-key',
  /** Tags, selectors, headings of sections. */
  g: 'tag selector section title section-name target rule-name environment-name',
  /** Variables and parameters. */
  v: 'variable parameter assign-left environment self global interpolation-expression special-variable for-or-select',
  /** Operators and arrows. */
  o: 'operator arrow redirection combinator pipeline spread',
  /** Regular expressions and escapes. */
  r: 'regex regex-source regex-flags escape entity char-class special-escape url',
  /** Decorators, preprocessor, command line switches. */
  m: 'decorator annotation attribute preprocessor macro-name meta option flag switch directive-hash',
  /** Shell prompts. */
  p: 'shell-symbol info prompt',
  /** Added and deleted lines, positions of a diff. */
  i: 'inserted inserted-sign inserted-arrow',
  d: 'deleted deleted-sign deleted-arrow',
  h: 'coord commit-sha1 commit_hash diff-range',
  /** Emphasis of marked-up text. */
  b: 'bold strong',
  e: 'italic em',
} as const

/** Kinds that only group others: what is inside decides. */
const BY_KIND: ReadonlyMap<string, string> = new Map(
  Object.entries(TOKEN_CLASSES).flatMap(([letter, kinds]) => kinds.split(' ').map(kind => [kind, letter] as const)),
)

/** Letter for a token: its own kind first, then its aliases. */
export function tokenClass(type: string, alias: string | string[] | null | undefined): string | undefined {
  const own = BY_KIND.get(type)
  if (own !== undefined || alias === undefined || alias === null) return own
  return firstFound([alias].flat(), name => BY_KIND.get(name))
}
