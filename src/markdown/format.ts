/** Which files are MDX: by extension, front matter and config, and for `.md` by what stands in it. */

import type { Nodes } from 'mdast'
import type { MarkdownConfig, MathConfig } from '../shared/config.ts'
import type { Source } from '../shared/document.ts'
import { isMdxFile } from '../shared/files.ts'
import { mdxTree } from './code-in-text.ts'
import { mayBeParsed } from './limits/limits.ts'
import { parseText } from './parse-text.ts'
import { asMdx, prepareText } from './source-text.ts'

type Format =
  | { mdx: false }
  /** `strict`: the author said so, and a mistake is an error. Otherwise the page falls back to Markdown. */
  | { mdx: true; strict: boolean }

/** A sign without which nothing is MDX: a line with `import` or `export`, a tag with a capital letter. */
const SIGN = /^(?:import|export)[\s{*]|<\p{Lu}[\w.]*[\s/>]/mu
/** Lines that do not occur in prose. They only show that a text is code; imports are read elsewhere. */
const MODULE_LINE =
  /^(?:import\s[^\n]*\sfrom\s*['"][^'"\n]+['"]|import\s*['"][^'"\n]+['"]|export\s+(?:const|let|function|default|\{))/m
/** A component of ours on a line of its own. */
const COMPONENT_LINE = /^[ \t]*<(?:Tabs|TabItem|Admonition|CodeBlock|Details|DocCardList|DocCard|TOCInline)[\s/>]/m

/** `.mdx` is MDX; `.md` is Markdown unless it plainly uses MDX; `mdx.format` of the file and `markdown.format` win. */
export function decideFormat(source: Source, markdown: MarkdownConfig): Format {
  const own = source.frontMatter.format
  const format = own ?? markdown.format
  if (format === 'md') return { mdx: false }
  if (format === 'mdx') return { mdx: true, strict: own === 'mdx' || isMdxFile(source.file) }
  if (isMdxFile(source.file)) return { mdx: true, strict: true }
  return looksLikeMdx(source.body, markdown.math) ? { mdx: true, strict: false } : { mdx: false }
}

/** Decided from the tree; a text that does not parse as MDX counts when its lines leave no doubt what was meant. */
export function looksLikeMdx(body: string, math?: MathConfig): boolean {
  if (!SIGN.test(body)) return false
  if (!mayBeParsed(asMdx(body), false)) return false
  const root = mdxTree(body, math)
  if (root !== undefined) return hasMdx(root)
  // Not MDX as it stands; perhaps it was meant to be.
  const text = prepareText(body)
  return hasMdxLines(parseText(text, false, math), text)
}

/** What a text is where every text is MDX, as far as it can be read so. */
export const parsesAsMdx = (body: string, math?: MathConfig): boolean =>
  mayBeParsed(asMdx(body), false) && mdxTree(body, math) !== undefined

function hasMdx(node: Nodes): boolean {
  // The parser takes any line that begins so.
  if (node.type === 'mdxjsEsm') return MODULE_LINE.test(node.value)
  if (node.type === 'mdxJsxFlowElement' || node.type === 'mdxJsxTextElement') {
    if (/^\p{Lu}/u.test(node.name ?? '')) return true
  }
  return 'children' in node && node.children.some(hasMdx)
}

/** Top-level paragraphs and HTML, so that code never counts. */
function hasMdxLines(root: Nodes, text: string): boolean {
  if (!('children' in root)) return false
  return root.children.some(node => {
    if (node.type !== 'paragraph' && node.type !== 'html') return false
    const source = text.slice(node.position?.start.offset, node.position?.end.offset)
    return COMPONENT_LINE.test(source) || (node.type === 'paragraph' && MODULE_LINE.test(source))
  })
}
