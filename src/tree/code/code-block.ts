/** Blocks of code: markup, title, highlighted lines. The same for fences and `<CodeBlock>`. */

import { nearest } from '../../shared/nearest.ts'
import type { Context } from '../context.ts'
import { escapeText } from '../html/write-html.ts'
import { element, type HtmlCode, type HtmlElement, type HtmlNode } from '../html-tree.ts'
import { typograph } from '../typography/rules.ts'
import { highlightLines, isHighlightable } from './highlight.ts'
import { ALIASES, findLanguage, LANGUAGES, PLAIN_NAMES } from './languages.ts'
import { type MarkedCode, readMagicComments } from './magic-comments.ts'
import { type Metastring, parseMetastring } from './metastring.ts'

/** Class of `highlight-next-line` when the site does not say otherwise. */
const HIGHLIGHTED = 'theme-code-block-highlighted-line'

/** Replaces each block of code in the tree by its markup. */
export async function highlightCode(nodes: HtmlNode[], context: Context): Promise<void> {
  for (const [index, node] of nodes.entries()) {
    if (node.kind === 'code') nodes[index] = await codeBlock(node, context)
    else if (node.kind === 'element' || node.kind === 'jsx') await highlightCode(node.children, context)
  }
}

async function codeBlock(node: HtmlCode, context: Context): Promise<HtmlElement> {
  const { markdown, t } = context.options
  const written = (node.language ?? markdown.defaultCodeLanguage ?? '').toLowerCase()
  const found = PLAIN_NAMES.has(written) ? undefined : findLanguage(written, t)
  if (found === undefined && !PLAIN_NAMES.has(written)) reportUnknown(written, node, context)
  if (/\blive\b/.test(node.meta)) context.report('note', 'live-code', { at: node.at })
  const name = found?.name
  const label =
    name === undefined ? t('theme.CodeBlock.regionLabel') : t('theme.CodeBlock.regionLabelLanguage', { language: name })
  const meta = parseMetastring(node.meta)
  const content = await codeLines({ node, meta, written, id: found?.id }, context)
  const pre = element('pre', { tabindex: '0', role: 'group', 'aria-label': label }, [
    element('code', meta.lineNumbers === undefined ? {} : { class: 'numbered' }, content),
  ])
  const title =
    meta.title === undefined
      ? []
      : [element('div', { class: 'code-block-title' }, [titleNode(meta.title, markdown.typography)])]
  const classes = `theme-code-block language-${classWord(written)} code-block`
  const named = name === undefined ? {} : { 'data-language': name }
  return { ...element('div', { class: classes, ...named }, [...title, pre]), at: node.at }
}

interface Block {
  node: HtmlCode
  meta: Metastring
  /** The language as the author names it. */
  written: string
  /** Its grammar. */
  id: string | undefined
}

async function codeLines(block: Block, context: Context): Promise<HtmlNode[]> {
  const { node, meta, written } = block
  const { magicComments } = context.options.markdown
  const read = (code: string): MarkedCode => {
    if (meta.range === undefined) return readMagicComments(code, written, magicComments)
    return { lines: code.split('\n'), classes: rangeClasses(meta.range, magicComments[0]?.className) }
  }
  const code = node.value.replace(/\n$/, '')
  const marked = read(code)
  const html = writeLines(await highlightCached(marked.lines.join('\n'), block, context), marked.classes, meta)
  const part = (from: number, to?: number): HtmlNode => ({
    kind: 'ready',
    html: html.slice(from, to).join(''),
    text: marked.lines.slice(from, to).join('\n'),
  })
  if (node.cut === undefined) return [part(0)]
  // Comments that vanish do not count.
  const cut = node.cut === 0 ? 0 : read(code.split('\n').slice(0, node.cut).join('\n')).lines.length
  return [part(0, cut), { kind: 'truncate' }, part(cut)]
}

/** Ready at once. A name of a file is not prose for the typographer, several words with Cyrillic ones are. */
function titleNode(title: string, typography: boolean): HtmlNode {
  const shown = typography && /\s/.test(title) ? typograph(title) : title
  return { kind: 'ready', html: escapeText(shown), text: `${title} ` }
}

const classWord = (written: string): string => written.replace(/[^\p{L}\p{N}_+#.-]/gu, '') || 'text'

function rangeClasses(range: ReadonlySet<number>, className = HIGHLIGHTED): Map<number, string[]> {
  return new Map([...range].map(line => [line, [className]]))
}

async function highlightCached(code: string, { id, node }: Block, context: Context): Promise<string[]> {
  const isTooLong = id !== undefined && !isHighlightable(code)
  if (isTooLong) context.report('warning', 'code-too-long', { at: node.at })
  if (id === undefined || isTooLong || code === '') return code.split('\n').map(escapeText)
  const { cache } = context.options
  const key = `${id}\n${code}`
  const known = cache?.get(key)
  if (known !== undefined) return known.split('\n')
  const lines = await highlightLines(code, id)
  cache?.set(key, lines.join('\n'))
  return lines
}

/** Only lines that need an element of their own get one. The line break stands inside it. */
function writeLines(lines: readonly string[], classes: MarkedCode['classes'], { lineNumbers }: Metastring): string[] {
  return lines.map((text, index) => {
    const line = index < lines.length - 1 ? `${text}\n` : text
    const own = classes.get(index)
    if (own === undefined && lineNumbers === undefined) return line
    const number = lineNumbers === undefined ? '' : ` data-line="${lineNumbers + index}"`
    return `<span class="${['line', ...(own ?? [])].join(' ')}"${number}>${line}</span>`
  })
}

function reportUnknown(language: string, { at }: HtmlCode, context: Context): void {
  const close = nearest(language, [...Object.keys(LANGUAGES), ...ALIASES.keys()])
  if (close === undefined) context.report('warning', 'unknown-language', { at, values: { language } })
  else context.report('warning', 'unknown-language/close', { at, values: { language, close } })
}
