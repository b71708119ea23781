/** Frames that a site sets around its pages: what they add stays, the boxes of Docusaurus' own layout are ours. */

import { createElement, type FunctionComponent, type ReactNode } from 'react'
import { DOC_FRAME, DOC_FRAMES, OWN_PART } from '../shared/site/parts.ts'
import { attribute, type HtmlNode } from '../tree/html-tree.ts'

/** Classes of the boxes in Docusaurus' own files; those of its CSS modules have an ending of ours. */
const BOX =
  /^(?:main-wrapper|theme-layout-main|container|container-fluid|(?:docMainContainer|docItemWrapper|docRoot|docPage|docsWrapper|mainWrapper)(?:Enhanced)?(?:_\w+)?)$/
/** Drawn by the shell, wherever a copy has them; where the bar is says what stands under it. */
const IN_SHELL = new Set(['AnnouncementBar', 'Footer', 'Layout/Provider'])

/** Which part of ours stands in a node. */
export const partOf = (node: HtmlNode): string | undefined =>
  node.kind === 'element' && node.name === OWN_PART ? attribute(node, 'data-part') : undefined

const holds = (node: HtmlNode, part: string): boolean =>
  partOf(node) === part || (node.kind === 'element' && node.children.some(child => holds(child, part)))

/** `part`: what the page stands in. A page has one `main`. */
export const unboxed = (nodes: readonly HtmlNode[], part: string): HtmlNode[] =>
  nodes.flatMap((node): HtmlNode[] => {
    if (node.kind !== 'element' || partOf(node) === part) return [node]
    if (IN_SHELL.has(partOf(node) ?? '')) return []
    if (!holds(node, part)) return [node]
    const children = unboxed(node.children, part)
    const isBox = attribute(node, 'class')
      .split(/\s+/)
      .some(name => BOX.test(name))
    if (isBox || attribute(node, 'id') === '__docusaurus_skipToContent_fallback') return children
    return [{ ...node, name: node.name === 'main' ? 'div' : node.name, children }]
  })

type Parts = Readonly<Record<string, unknown>>
type Frame = FunctionComponent<Record<string, unknown> & { children?: ReactNode }>

/** What routes of Docusaurus are given. */
const GIVEN = { route: { routes: [] }, location: { pathname: '' }, match: { params: {}, url: '', path: '' } }

/** The site's frames of documents as one part, one inside another. */
export function docFrame(parts: Parts = {}): Record<string, unknown> {
  const frames = DOC_FRAMES.flatMap(name => (parts[name] === undefined ? [] : [parts[name] as Frame]))
  if (frames.length === 0) return {}
  const draw: Frame = ({ children }) =>
    frames.reduceRight<ReactNode>(
      (inside, One) => createElement(One, { ...GIVEN, route: { routes: inside } }, inside),
      children,
    )
  return { [DOC_FRAME]: draw }
}

const HOLE = new RegExp(`<${OWN_PART} data-part="${DOC_FRAME}">[\\s\\S]*?</${OWN_PART}>`)

/** What stands before the document and after it belongs to its outermost part. */
export function withFrame({ [DOC_FRAME]: frame, ...replaced }: Readonly<Record<string, string>>) {
  const [before = '', after] = frame?.split(HOLE) ?? []
  if (after === undefined || before + after === '') return replaced
  const inside = replaced.DocItem ?? `<${OWN_PART} data-part="DocItem"></${OWN_PART}>`
  return { ...replaced, DocItem: before + inside + after }
}
