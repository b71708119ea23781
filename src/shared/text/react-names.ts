/** Attributes that React spells its own way: one table for what goes to React and what comes from it. */

const REACT_NAMES: Readonly<Record<string, string>> = {
  class: 'className',
  for: 'htmlFor',
  colspan: 'colSpan',
  rowspan: 'rowSpan',
  'accept-charset': 'acceptCharset',
  'http-equiv': 'httpEquiv',
  'xlink:href': 'xlinkHref',
  'xml:lang': 'xmlLang',
  'xml:space': 'xmlSpace',
  'xmlns:xlink': 'xmlnsXlink',
}
const HTML_NAMES = Object.fromEntries(Object.entries(REACT_NAMES).map(([html, react]) => [react, html]))

/** `class` -> `className`; names that React spells as HTML does stay. */
export const reactName = (html: string): string => REACT_NAMES[html] ?? html

/** `className` -> `class`, `tabIndex` -> `tabindex`. */
export const htmlName = (react: string): string => HTML_NAMES[react] ?? react.toLowerCase()
