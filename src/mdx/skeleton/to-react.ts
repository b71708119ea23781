/** Markup of our own as React children: static parts as placeholders, holes filled with what React brings. */

import { createElement, Fragment, type ReactNode } from 'react'
import { textProp } from '../../docusaurus/index.ts'
import { toFilePath } from '../../shared/path.ts'
import type { HtmlNode, Place } from '../../tree/html-tree.ts'
import type { Chunks } from './chunks.ts'

/** Where the `index`-th of the fills comes. */
export const hole = (index: number): HtmlNode => ({ kind: 'hole', index })

export function toReact(node: HtmlNode, fills: readonly ReactNode[], chunks: Chunks): ReactNode {
  if (node.kind === 'hole') return fills[node.index]
  if (node.kind !== 'element' || !hasHole(node)) return chunks.add([node])
  const children = node.children.map(child => toReact(child, fills, chunks))
  return createElement(Fragment, null, chunks.open(node), ...children, chunks.close())
}

const hasHole = (node: HtmlNode): boolean =>
  node.kind === 'hole' || (node.kind === 'element' && node.children.some(hasHole))

/** `12:3:docs/x.mdx`, as `skeleton.ts` writes it. */
export function readPlace(value: unknown): Place | undefined {
  const match = /^(\d+):(\d+):(.*)$/.exec(textProp(value) ?? '')
  return match === null
    ? undefined
    : { line: Number(match[1]), column: Number(match[2]), file: toFilePath(match[3] ?? '') }
}
