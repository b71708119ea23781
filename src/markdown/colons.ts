/**
 * Colons that begin no directive, known before the parser sees them: it goes through the whole paragraph for each, and a
 * table of links is one paragraph. `https://` stands in nearly every one.
 */

/** Stands for a colon that begins no directive. */
export const COLON = '\uFDD4'

/** Of a name, of a directive without one, of a block. Where nothing of the kind is, the extension is not asked. */
const DIRECTIVE = /:(?=[:\p{L}\p{N}_[{-])/u
/** The scheme of a link's address. Looked for from its colon on: from what is before it, it takes twenty times as long. */
const SCHEME = /:(?=\/\/[^\s()<>]*>?(?:[ \t][^\n()]*)?\))(?<=\]\(<?[a-z][a-z\d+.-]{0,20}:)/gi
/** Characters times colons from which on a text is slow. Below it stays as it is. */
const LABORIOUS = 20_000_000

interface Colons {
  /** What the parser is given: as long as the text, in the place of some colons a sign that means nothing. */
  source: string
  hasDirectives: boolean
}

/** In MDX an address may stand in code, which nobody reads for signs. */
export function readColons(text: string, mdx: boolean): Colons {
  const hasDirectives = DIRECTIVE.test(text)
  const isSlow = hasDirectives && !mdx && text.length * (text.split(':').length - 1) > LABORIOUS
  return { source: isSlow ? text.replace(SCHEME, COLON) : text, hasDirectives }
}

/** The text without colons that cost nothing, for those who count what the parser does. Code in MDX stays code. */
export function withoutIdleColons(text: string, mdx: boolean): string {
  const { source, hasDirectives } = readColons(text, mdx)
  return hasDirectives ? source : source.replace(mdx ? /:(?=\/\/)/g : /:/g, COLON)
}

const TEXTS = ['value', 'url', 'title', 'alt', 'label', 'identifier', 'meta'] as const

/** Puts colons into the strings of a tree again. */
export const restoreColons = (node: object): void => restoreSigns(node, COLON, ':')

/** Puts a sign into the strings of a tree again, where another stands for it. */
export function restoreSigns(node: object, stands: string, sign: string): void {
  const fields = node as Record<string, unknown> // Any node of the tree: only its strings are looked at.
  for (const name of TEXTS) {
    const value = fields[name]
    if (typeof value === 'string') fields[name] = value.replaceAll(stands, sign)
  }
  const { children } = fields
  if (Array.isArray(children)) for (const child of children) restoreSigns(child, stands, sign)
}
