/** The one place that calls the parser: text to Markdown tree, with the syntax extensions that we read. */

import type { Nodes, Root } from 'mdast'
import { type Features, markdownToMdast, mdxToMdast } from 'satteri'
import type { MathConfig } from '../shared/config.ts'
import { COLON, readColons, restoreColons } from './colons.ts'
import { readClosings } from './repairs/closings.ts'
import { closeFormulas, joinTags, tightenTags } from './repairs/mdx.ts'
import { readSpans } from './repairs/spans.ts'

const FEATURES: Features = { gfm: true, frontmatter: false }

/** Formulas are read only where the site has them: elsewhere a dollar is money. */
const featuresWith = (directive: boolean, math: MathConfig | undefined): Features => ({
  ...FEATURES,
  directive,
  ...(math === undefined ? {} : { math: { singleDollarTextMath: math.singleDollar } }),
})

/** A text that was parsed, and its tree: offsets are those of this text. */
interface ParsedText {
  text: string
  root: Root
}

/** Throws the parser's error for text that is not MDX. */
export const parseText = (text: string, mdx: boolean, math?: MathConfig): Root => parseMended(text, mdx, math).root

/** The same for those who look into the text afterwards: it may have been mended. */
export function parseMended(written: string, mdx: boolean, math?: MathConfig): ParsedText {
  const text = mdx && math !== undefined ? closeFormulas(written) : written
  try {
    return { text, root: parse(text, mdx, math) }
  } catch (error) {
    const mended = mdx ? tightenTags(joinTags(text)) : text
    if (mended === text) throw error
    try {
      return { text: mended, root: parse(mended, mdx, math) }
    } catch {
      // What is said of the text as it was written has its lines.
      throw error
    }
  }
}

function parse(text: string, mdx: boolean, math: MathConfig | undefined): Root {
  const { source, hasDirectives } = readColons(text, mdx)
  const features = featuresWith(hasDirectives, math)
  const read = (source: string): Root => {
    const parser = mdx ? mdxToMdast : markdownToMdast
    const plain = (text: string): Root => asRoot(parser(text, { features }))
    const root = readClosings(source, mdx ? text => readSpans(text, plain) : plain)
    if (mdx && source.includes(':::')) liftModules(root, text)
    if (source !== text) restoreColons(root)
    if (mdx && source.includes('|')) checkTables(root, source)
    return root
  }
  const root = read(source)
  const colons = hasDirectives ? swallowedColons(root, source) : []
  if (colons.length === 0) return root
  // `см.:слово[текст](адрес)`: the name took the brackets of the link. Once more, without those colons.
  const characters = source.split('')
  for (const offset of colons) characters[offset] = COLON
  return read(characters.join(''))
}

function asRoot(node: ReturnType<typeof markdownToMdast>): Root {
  return node.type === 'root' ? node : { type: 'root', children: [] }
}

/** Offsets of text directives that swallowed brackets or braces, or stand in the description of a picture, which loses them. */
function swallowedColons(root: Root, source: string): number[] {
  const offsets: number[] = []
  const visit = (node: Root | Root['children'][number]): void => {
    if (node.type === 'textDirective') {
      const offset = node.position?.start.offset
      const bare = node.children.length === 0 && Object.keys(node.attributes ?? {}).length === 0
      if (!bare && offset !== undefined) offsets.push(offset)
    }
    if (node.type === 'image' || node.type === 'imageReference') {
      const start = node.position?.start.offset ?? 0
      const [description = ''] = /^!\[[^[\]]*/.exec(source.slice(start, node.position?.end.offset)) ?? []
      for (const { index } of description.matchAll(/:(?=[\p{L}\p{N}_[{])/gu)) offsets.push(start + index)
    }
    if ('children' in node) for (const child of node.children) visit(child)
  }
  visit(root)
  return offsets
}

/** A paragraph of nothing but imports, each on its line, or one that begins as an export does. */
const IMPORTS = /^(?:import\s(?:[\w*${}\s,]+?\sfrom\s*)?(["'])[^"'\n]+\1[ \t]*;?[ \t]*(?:\n|$))+$/
const EXPORT = /^export\s+(?:const|let|var|function|class)\s+[\w$]+/

/** What begins so at the beginning of a line of `:::note` is code in Docusaurus too; the parser takes it for text. */
function liftModules(node: Root | Root['children'][number], text: string): void {
  if (!('children' in node)) return
  const children: (Root | Root['children'][number])[] = node.children
  for (const [index, child] of children.entries()) {
    const { start, end } = child.position ?? {}
    const isOnItsLine = node.type === 'containerDirective' && child.type === 'paragraph' && start?.column === 1
    const value = isOnItsLine ? text.slice(start.offset, end?.offset) : ''
    if (IMPORTS.test(value) || EXPORT.test(value))
      children[index] = { type: 'mdxjsEsm', value, position: child.position }
    else liftModules(child, text)
  }
}

/** A tag of a cell that is closed far behind its table: the parser takes it for closed and puts what follows into the table. */
function checkTables(root: Root, text: string): void {
  let unclosed: { name: string | null; start: { line: number; column: number } } | undefined
  const visit = (node: Nodes, parent?: Nodes): void => {
    const { type, position } = node
    const isJsx = type === 'mdxJsxTextElement' || type === 'mdxJsxFlowElement'
    if (isJsx && position !== undefined && text[(position.end.offset ?? 0) - 1] !== '>')
      unclosed ??= { name: node.name, start: position.start }
    const expected = parent?.type === 'table' ? 'tableRow' : parent?.type === 'tableRow' ? 'tableCell' : type
    if (type !== expected) {
      const { name, start } = unclosed ?? { name: '', start: position?.start ?? { line: 1, column: 1 } }
      throw new Error(`${start.line}:${start.column}: Expected a closing tag for \`<${name ?? ''}>\``)
    }
    if ('children' in node) for (const child of node.children) visit(child, node)
  }
  visit(root)
}
