/** React's HTML as a tree, with the waiting parts of the document back in their places. */

import { revealMarks } from '../shared/mark.ts'
import { mapValues } from '../shared/value.ts'
import type { Context } from '../tree/context.ts'
import { createPairing } from '../tree/html/parse.ts'
import { tokenizeHtml } from '../tree/html/tokens.ts'
import { type Attributes, cloneNode, type HtmlElement, type HtmlNode, type Place } from '../tree/html-tree.ts'
import { type Chunk, type Chunks, plainText, splitPlaceholders } from './skeleton/chunks.ts'

interface Assembly {
  chunks: Chunks
  context: Context
}

/** `at`: where to look for mistakes in what code has made. */
export function assembleHtml(html: string, at: Place, { chunks, context }: Assembly): HtmlNode[] {
  const pairing = createPairing(context, false)
  const open: HtmlElement[] = []
  let place = at
  const insert = (chunk: Chunk): void => {
    switch (chunk.kind) {
      case 'nodes':
        for (const node of chunk.nodes) pairing.append(chunk.used ? cloneNode(node) : node)
        chunk.used = true
        return
      case 'open': {
        const node: HtmlElement = { ...chunk.element, attributes: { ...chunk.element.attributes }, children: [] }
        open.push(node)
        pairing.open(node)
        return
      }
      case 'close': {
        const node = open.pop()
        if (node !== undefined) pairing.close(node)
        return
      }
      case 'place':
        place = chunk.at
    }
  }
  for (const token of tokenizeHtml(html)) {
    if (token.kind === 'text') {
      for (const part of splitPlaceholders(token.value, chunks)) {
        if (typeof part === 'string') pairing.append({ kind: 'text', value: part, at: place })
        else insert(part)
      }
    } else if (token.kind === 'open')
      pairing.handle({ ...token, attributes: plainAttributes(token.attributes, chunks) }, place)
    else pairing.handle(token, place)
  }
  return pairing.end()
}

const plainAttributes = (attributes: Attributes, chunks: Chunks): Attributes =>
  mapValues(attributes, value => (value === true ? value : revealMarks(plainText(value, chunks))))
