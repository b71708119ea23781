/** Blocks of code: markup, title, highlighted lines. The same for fences and `<CodeBlock>`. */

import { nearest } from '../../shared/nearest.ts'
import { type Context, report } from '../context.ts'
import { escapeText } from '../html/write-html.ts'
import { element, type HtmlCode, type HtmlElement, type HtmlNode } from '../html-tree.ts'
import { highlightLines, isHighlightable } from './highlight.ts'
import { ALIASES, findLanguage, LANGUAGES, PLAIN_NAMES } from './languages.ts'
import { readMagicComments } from './magic-comments.ts'
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
  const found = PLAIN_NAMES.has(written) ? undefined : findLanguage(written)
  if (found === undefined && !PLAIN_NAMES.has(written)) reportUnknown(written, node, context)
  const meta = parseMetastring(node.meta)
  if (/\blive\b/.test(node.meta)) reportLive(node, context)
  const code = node.value.replace(/\n$/, '')
  const marked =
    meta.range === undefined
      ? readMagicComments(code, written, markdown.magicComments)
      : { lines: code.split('\n'), classes: rangeClasses(meta.range, markdown.magicComments[0]?.className) }
  const lines = await highlightCached(marked.lines.join('\n'), found?.id, node, context)
  const cut = node.marker === undefined ? -1 : marked.lines.findIndex(line => line.includes(node.marker ?? ''))
  const write = (from: number, to: number): HtmlNode => ({
    kind: 'ready',
    html: writeLines(lines, from, to, marked.classes, meta),
    text: marked.lines.slice(from, to).join('\n'),
  })
  const content: HtmlNode[] =
    cut < 0 ? [write(0, lines.length)] : [write(0, cut), { kind: 'truncate' }, write(cut, lines.length)]
  const name = found?.name
  const label =
    name === undefined ? t('theme.CodeBlock.regionLabel') : t('theme.CodeBlock.regionLabelLanguage', { language: name })
  const pre = element('pre', { tabindex: '0', role: 'group', 'aria-label': label }, [
    element('code', meta.lineNumbers === undefined ? {} : { class: 'numbered' }, content),
  ])
  const title = meta.title === undefined ? [] : [element('div', { class: 'code-block-title' }, [titleNode(meta.title)])]
  const block = element(
    'div',
    { class: `theme-code-block language-${classWord(written)} code-block` },
    [...title, pre],
    node.at,
  )
  if (name !== undefined) block.attributes['data-language'] = name
  return block
}

function reportLive(node: HtmlCode, context: Context): void {
  const hint = "чтобы он работал у читателя, вынесите его в компонент, файл которого начинается с 'use client'"
  report(context, 'note', 'live-code', node.at, 'живой код показан как обычный', hint)
}

/** Ready at once: a file name is not prose for the typographer. */
const titleNode = (title: string): HtmlNode => ({ kind: 'ready', html: escapeText(title), text: `${title} ` })

const classWord = (written: string): string => written.replace(/[^\p{L}\p{N}_+#.-]/gu, '') || 'text'

function rangeClasses(range: ReadonlySet<number>, className = HIGHLIGHTED): Map<number, string[]> {
  return new Map([...range].map(line => [line, [className]]))
}

async function highlightCached(
  code: string,
  id: string | undefined,
  node: HtmlCode,
  context: Context,
): Promise<string[]> {
  if (id === undefined || code === '') return code.split('\n').map(escapeText)
  if (!isHighlightable(code)) {
    report(
      context,
      'warning',
      'code-too-long',
      node.at,
      'блок кода слишком велик, чтобы его раскрасить',
      'положите его в отдельный файл',
    )
    return code.split('\n').map(escapeText)
  }
  const { cache } = context.options
  const key = `${id}\n${code}`
  const known = cache?.get(key)
  if (known !== undefined) return known.split('\n')
  const lines = await highlightLines(code, id)
  cache?.set(key, lines.join('\n'))
  return lines
}

/** Lines as HTML; only those that need an element of their own get one. The line break stands inside it. */
function writeLines(
  lines: readonly string[],
  from: number,
  to: number,
  classes: ReadonlyMap<number, string[]>,
  { lineNumbers }: Metastring,
): string {
  let html = ''
  for (let index = from; index < to; index++) {
    const line = `${lines[index] ?? ''}${index < lines.length - 1 ? '\n' : ''}`
    const own = classes.get(index)
    if (own === undefined && lineNumbers === undefined) {
      html += line
      continue
    }
    const number = lineNumbers === undefined ? '' : ` data-line="${lineNumbers + index}"`
    html += `<span class="${['line', ...(own ?? [])].join(' ')}"${number}>${line}</span>`
  }
  return html
}

function reportUnknown(written: string, node: HtmlCode, context: Context): void {
  const close = nearest(written, [...Object.keys(LANGUAGES), ...ALIASES.keys()])
  const hint =
    close === undefined
      ? 'блок останется без раскраски; чтобы не раскрашивать, напишите text'
      : `возможно, имелся в виду ${close}`
  report(context, 'warning', 'unknown-language', node.at, `неизвестный язык блока кода «${written}»`, hint)
}
