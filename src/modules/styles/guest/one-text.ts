/** The element around a text of a document: in Docusaurus the title and the text lie in one, here the text has its own. */

const BOTH = /\.(?:theme-doc-markdown\.markdown|markdown\.theme-doc-markdown)(?![\w-])/g
/** What stands in it at the top, the title aside. */
const INSIDE = /(\.theme-doc-markdown(?:\.markdown-host)?)\s*>(?!\s*(?:header\b|\.markdown\b))\s*/g

/** `.theme-doc-markdown.markdown h2`, `.theme-doc-markdown > p`. */
export const joinText = (css: string): string =>
  css.includes('.theme-doc-markdown')
    ? css.replace(BOTH, '.theme-doc-markdown.markdown-host').replace(INSIDE, '$1>.markdown>')
    : css
