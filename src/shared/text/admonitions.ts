/** Kinds of admonitions: one more is a line here, a text `theme.admonition.<kind>` and its look in `theme/css/blocks.css`. */

/** What authors write -> the kind it is drawn as; Docusaurus' older names among them. */
const KINDS = {
  note: 'note',
  tip: 'tip',
  info: 'info',
  warning: 'warning',
  danger: 'danger',
  secondary: 'note',
  important: 'info',
  success: 'tip',
  caution: 'caution',
} as const

type AdmonitionKind = (typeof KINDS)[keyof typeof KINDS]

export const admonitionKeywords: readonly string[] = Object.keys(KINDS)

export const admonitionKinds: readonly string[] = [...new Set<string>(Object.values(KINDS))]

/** The kind that a keyword means; `undefined`: one that only the site knows. */
export const admonitionKind = (keyword: string): AdmonitionKind | undefined =>
  Object.hasOwn(KINDS, keyword) ? KINDS[keyword as keyof typeof KINDS] : undefined
