/**
 * HTML as people type it, cut into tags, text and comments. Knows nothing of nesting.
 *
 * By hand, although the Markdown parser brings one for HTML (`htmlToHast`), because that one repairs what it reads.
 * Markdown hands over half a pair at a time: it drops a lone `</div>` without a word, it closes a lone `<div>`, and its
 * nodes have no places, so nobody could be told on which line a tag stays open. Nor is it quicker: the 133 pieces of
 * raw HTML in the 127 texts of our site take 0.2 ms here and 1.7 there, a drawn article of 8 KB 0.5 and 1.1.
 */

import { htmlToHast } from 'satteri'
import { decodeEntities } from '../../shared/text/entities.ts'
import type { Attributes } from '../html-tree.ts'

export type Token =
  | { kind: 'open'; name: string; attributes: Attributes; closed: boolean; offset: number }
  | { kind: 'close'; name: string; offset: number }
  | { kind: 'text'; value: string; offset: number }
  | { kind: 'comment'; value: string; offset: number }

/** What is inside is text up to the closing tag. */
const RAW_TEXT = new Set(['script', 'style', 'textarea', 'title', 'xmp', 'noembed', 'noframes'])
/** Of these, where entities are still entities. */
const HAS_ENTITIES = new Set(['textarea', 'title'])

const TAG = /<\/([a-z][^\s/>]*)[^>]*>|<([a-z][^\s/>]*)((?:[^<>"']|"[^"]*"|'[^']*')*)>|<[!?][^>]*>/iy
const ATTRIBUTE = /([^\s"'<>/=]+)(?:\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s"'=<>`]+)))?/g

export function tokenizeHtml(source: string): Token[] {
  const tokens: Token[] = []
  let position = 0
  const addText = (end: number): void => {
    if (end > position) tokens.push({ kind: 'text', value: decoded(source.slice(position, end)), offset: position })
  }
  for (let offset = source.indexOf('<'); offset >= 0; offset = source.indexOf('<', Math.max(position, offset + 1))) {
    if (source.startsWith('<!--', offset)) {
      const end = source.indexOf('-->', offset + 4)
      addText(offset)
      tokens.push({ kind: 'comment', value: source.slice(offset + 4, end < 0 ? undefined : end), offset })
      position = end < 0 ? source.length : end + 3
      continue
    }
    TAG.lastIndex = offset
    const match = TAG.exec(source)
    if (match === null) continue
    const [whole, closing, opening, attributes = ''] = match
    addText(offset)
    position = offset + whole.length
    if (closing !== undefined) tokens.push({ kind: 'close', name: closing.toLowerCase(), offset })
    if (opening === undefined) continue
    const name = opening.toLowerCase()
    tokens.push({
      kind: 'open',
      name,
      attributes: readAttributes(attributes),
      closed: /\/\s*$/.test(attributes),
      offset,
    })
    if (!RAW_TEXT.has(name)) continue
    const end = endOfRawText(source, position, name)
    const inside = source.slice(position, end)
    const value = HAS_ENTITIES.has(name) ? decoded(inside) : inside
    if (value !== '') tokens.push({ kind: 'text', value, offset: position })
    position = end
  }
  addText(source.length)
  return tokens
}

function endOfRawText(source: string, from: number, name: string): number {
  const closing = new RegExp(`</${name}`, 'gi')
  closing.lastIndex = from
  return closing.exec(source)?.index ?? source.length
}

function readAttributes(source: string): Attributes {
  const attributes: Attributes = {}
  for (const [, written = '', double, single, bare] of source.matchAll(ATTRIBUTE)) {
    const name = written.toLowerCase()
    // The first of two wins; `__proto__` is not an attribute.
    if (name in attributes || !/^[a-z_:@][\w:.@-]*$/.test(name)) continue
    const value = double ?? single ?? bare
    attributes[name] = value === undefined ? true : decoded(value)
  }
  return attributes
}

const decoded = (text: string): string => decodeEntities(text, decodeNamed)

/** The parser's own table knows the other two thousand names. */
function decodeNamed(entity: string): string {
  const root = htmlToHast(entity, { fragment: true })
  const [first] = 'children' in root ? root.children : []
  return first?.type === 'text' ? first.value : entity
}
