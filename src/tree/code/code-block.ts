/** Blocks of code: markup, title, highlighted lines. The same for fences and `<CodeBlock>`. */

import { addTo } from '../../shared/collections.ts'
import { escapeText } from '../../shared/text/escape.ts'
import { nearest } from '../../shared/text/nearest.ts'
import type { Context } from '../context.ts'
import { element, findCode, type HtmlCode, type HtmlElement, type HtmlNode } from '../html-tree.ts'
import { typograph } from '../typography/rules.ts'
import { lineId } from './code-ids.ts'
import { writeLines } from './code-lines.ts'
import { type CodeMarks, type LineMark, MARK_NAMES, readCodeMarks } from './code-marks.ts'
import { codeParts, noteList } from './code-parts.ts'
import { framed } from './framed.ts'
import { highlightLines, isHighlightable } from './highlight.ts'
import { ALIASES, findLanguage, LANGUAGES, PLAIN_NAMES } from './languages.ts'
import { readMagicComments } from './magic-comments.ts'
import { type Metastring, parseMetastring } from './metastring.ts'

/** Class of `highlight-next-line` when the site does not say otherwise. */
const HIGHLIGHTED = 'theme-code-block-highlighted-line'

/** Replaces each block of code in the tree by its markup. */
export async function highlightCode(nodes: HtmlNode[], context: Context): Promise<void> {
  for (const { list, index, node } of findCode(nodes)) list[index] = await codeBlock(node, context)
}

async function codeBlock(node: HtmlCode, context: Context): Promise<HtmlElement> {
  const { markdown, t } = context.options
  const written = (node.language ?? markdown.defaultCodeLanguage ?? '').toLowerCase()
  const found = PLAIN_NAMES.has(written) ? undefined : findLanguage(written, t)
  if (found === undefined && !PLAIN_NAMES.has(written)) reportUnknown(written, node, context)
  const isLive = /\blive\b/.test(node.meta)
  if (isLive && context.options.frames?.live === undefined) context.report('note', 'live-code', { at: node.at })
  const name = found?.name
  const label =
    name === undefined ? t('theme.CodeBlock.regionLabel') : t('theme.CodeBlock.regionLabelLanguage', { language: name })
  const meta = parseMetastring(node.meta)
  const code = await readLines({ node, meta, written, id: found?.id }, context)
  const numbered = meta.lineNumbers === undefined ? {} : { class: node.id === undefined ? 'numbered' : 'code-linked' }
  const pre = (nodes: HtmlNode[]): HtmlElement =>
    element('pre', { tabindex: '0', role: 'group', 'aria-label': label }, [element('code', numbered, nodes)])
  const title =
    meta.title === undefined
      ? []
      : [element('div', { class: 'code-block-title' }, [titleNode(meta.title, markdown.typography)])]
  const classes = `theme-code-block language-${classWord(written)} code-block`
  const attributes = {
    class: classes,
    ...(name !== undefined && { 'data-language': name }),
    ...(node.id !== undefined && { id: node.id }),
  }
  const body = [...codeParts(code, { pre, t, open: meta.fold, cut: node.cut }), ...noteList(code.notes, t)]
  const block = { ...element('div', attributes, [...title, ...body]), at: node.at }
  return framed(block, { node, isLive }, context)
}

interface Block {
  node: HtmlCode
  meta: Metastring
  /** The language as the author names it. */
  written: string
  /** Its grammar. */
  id: string | undefined
}

interface Code {
  lines: string[]
  /** Of each line. */
  html: string[]
  notes: CodeMarks['notes']
  /** Lines that belong to the excerpt. */
  cut: number | undefined
}

async function readLines(block: Block, context: Context): Promise<Code> {
  const { node, meta, written } = block
  const { markdown, t } = context.options
  const { magicComments } = markdown
  const highlighted = magicComments[0]?.className ?? HIGHLIGHTED
  const read = (code: string): CodeMarks => {
    const plain = { lines: code.split('\n'), classes: new Map<number, string[]>() }
    const marked = readCodeMarks(
      meta.range === undefined ? readMagicComments(code, written, magicComments) : plain,
      written,
    )
    const lines = [...marked.marks].flatMap(([line, marks]) => (marks.has('highlighted') ? [line] : []))
    for (const line of new Set([...lines, ...(meta.range ?? [])])) addTo(marked.classes, line, highlighted)
    return marked
  }
  const code = node.value.replace(/\n$/, '')
  const marked = read(code)
  for (const mark of marked.unknown) reportMark(mark, node, context)
  if (node.id !== undefined) {
    context.anchors.push(node.id)
    for (const at of marked.lines.keys()) context.anchors.push(lineId(node.id, (meta.lineNumbers ?? 1) + at))
  }
  const html = writeLines(await highlightCached(marked.lines.join('\n'), block, context), marked, {
    numbers: meta.lineNumbers,
    id: node.id,
    say: mark => (isSaid(mark) ? t(`theme.CodeBlock.${mark}`) : undefined),
    sayNote: number => t('theme.CodeBlock.note', { number }),
  })
  // Comments that vanish do not count.
  const cut = node.cut && read(code.split('\n').slice(0, node.cut).join('\n')).lines.length
  return { lines: marked.lines, html, notes: marked.notes, cut }
}

const isSaid = (mark: LineMark) => mark !== 'focused' && mark !== 'highlighted'

/** Ready at once. A name of a file is not prose for the typographer, several words with Cyrillic ones are. */
function titleNode(title: string, typography: boolean): HtmlNode {
  const shown = typography && /\s/.test(title) ? typograph(title) : title
  // A path that is longer than a phone is wide goes on after a slash, not inside a name.
  return { kind: 'ready', html: escapeText(shown).replace(/(?<=\w)\/(?=\w)/g, '/<wbr>'), text: `${title} ` }
}

const classWord = (written: string): string => written.replace(/[^\p{L}\p{N}_+#.-]/gu, '') || 'text'

async function highlightCached(code: string, { id, node }: Block, context: Context): Promise<string[]> {
  const isTooLong = id !== undefined && !isHighlightable(code)
  if (isTooLong) context.report('warning', 'code-too-long', { at: node.at })
  if (id === undefined || isTooLong || code === '') return code.split('\n').map(escapeText)
  const { highlighted } = context.options
  const key = `${id}\n${code}`
  const known = highlighted?.get(key)
  if (known !== undefined) return known.split('\n')
  const lines = await highlightLines(code, id)
  highlighted?.set(key, lines.join('\n'))
  return lines
}

function reportUnknown(language: string, { at }: HtmlCode, context: Context): void {
  const [, name, lines] = /^([\w+#.-]+)([{:[].*)$/.exec(language) ?? []
  if (name !== undefined && (Object.hasOwn(LANGUAGES, name) || ALIASES.has(name))) {
    context.report('warning', 'unknown-language/joined', { at, values: { language, apart: `${name} ${lines}` } })
    return
  }
  const close = nearest(language, [...Object.keys(LANGUAGES), ...ALIASES.keys()])
  if (close === undefined) context.report('warning', 'unknown-language', { at, values: { language } })
  else context.report('warning', 'unknown-language/close', { at, values: { language, close } })
}

function reportMark(mark: string, { at }: HtmlCode, context: Context): void {
  const known = MARK_NAMES.map(name => `[!code ${name}]`).join(', ')
  context.report('warning', 'unknown-code-mark', { at, values: { mark: `[!code ${mark}]`, known } })
}
