/** What the page says as plain text: sections for search, the first line. */

import type { Section } from '../../shared/document.ts'
import { dropMarks } from '../../shared/mark.ts'
import type { FilePath } from '../../shared/path.ts'
import { joinHyphens } from '../../shared/text/characters.ts'
import { drawnWords } from '../blocks/diagrams.ts'
import {
  attribute,
  type HtmlNode,
  hasClass,
  headingLevel,
  INLINE_ELEMENTS,
  isHeading,
  textOf,
  walkElements,
} from '../html-tree.ts'
import { isSpaceCode } from './shown-length.ts'

/** Text by heading; the first section has none and may be empty. */
export function collectSections(nodes: readonly HtmlNode[]): Section[] {
  let section: Section = { anchor: '', heading: '', level: 0, text: '' }
  const sections = [section]
  const visit = (list: readonly HtmlNode[]): void => {
    for (const node of list) {
      if (node.kind === 'text') section.text += node.value
      else if (node.kind === 'ready') section.text += node.text ?? ''
      if (node.kind !== 'element' || node.own === true || hasClass(node, 'hash-link')) continue
      const id = attribute(node, 'id')
      if (isHeading(node) && id !== '') {
        const heading = clean(
          textOf(node.children.filter(child => !(child.kind === 'element' && hasClass(child, 'hash-link')))),
        )
        section = { anchor: id, heading, level: headingLevel(node), text: '' }
        sections.push(section)
        continue
      }
      if (node.name === 'math') {
        // Letter by letter in elements of their own; people look for what they see.
        section.text += textOf(node.children)
        continue
      }
      const words = drawnWords(node)
      if (words !== undefined) {
        section.text += ` ${words} `
        continue
      }
      if (node.name === 'img') section.text += ` ${attribute(node, 'alt')} `
      const block = !INLINE_ELEMENTS.has(node.name)
      if (block) section.text += ' '
      visit(node.children)
      if (block) section.text += ' '
    }
  }
  visit(nodes)
  for (const item of sections) item.text = clean(item.text)
  return sections
}

/** Spaces in a row are one. Most stand alone and are what they should be: what is between others is taken as it is. */
function clean(drawn: string): string {
  const text = joinHyphens(dropMarks(drawn))
  const parts: string[] = []
  let from = 0
  for (let at = 0; at < text.length; at++) {
    const code = text.charCodeAt(at)
    if (!isSpaceCode(code)) continue
    const isLast = at + 1 === text.length
    if (code === SPACE && !isLast && !isSpaceCode(text.charCodeAt(at + 1))) continue
    parts.push(text.slice(from, at))
    while (at + 1 < text.length && isSpaceCode(text.charCodeAt(at + 1))) at++
    from = at + 1
  }
  parts.push(text.slice(from))
  return parts.join(' ').trim()
}

const SPACE = 0x20

const NOT_CONTENT = new Set(['pre', 'table', 'details', 'summary', 'figure', 'input', 'label'])

interface Wanted {
  /** As far as its first line in the source: so Docusaurus describes a page. */
  isLine: boolean
  /** The document's own: a text that many documents take in describes none of them, unless there is nothing else. */
  file?: FilePath | undefined
}

/** The first paragraph or list item with text of its own. */
export const findDescription = (nodes: readonly HtmlNode[], wanted: Wanted): string | undefined =>
  firstWords(nodes, wanted) ?? (wanted.file && firstWords(nodes, { ...wanted, file: undefined }))

function firstWords(nodes: readonly HtmlNode[], { isLine, file }: Wanted): string | undefined {
  let found: string | undefined
  walkElements(nodes, node => {
    if (file !== undefined && node.at?.file !== undefined && node.at.file !== file) return false
    if (found !== undefined || NOT_CONTENT.has(node.name) || isHeading(node)) return false
    if (['admonition-heading', 'footnotes', 'code-block'].some(name => hasClass(node, name))) return false
    if (node.name !== 'p' && node.name !== 'li') return undefined
    const own = node.children.filter(child => child.kind !== 'element' || INLINE_ELEMENTS.has(child.name))
    const words = own.filter(child => !(child.kind === 'element' && (child.name === 'img' || child.name === 'sup')))
    const lines = isLine ? textOf(words).split('\n') : [textOf(words)]
    const line = lines.map(clean).find(said => said !== '') ?? ''
    if (line !== '') found = line
    return line === '' ? undefined : false
  })
  return found
}
