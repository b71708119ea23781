/** Frames that a site sets around its pages: what they add stays, the boxes of Docusaurus' own layout are ours. */

import { nestFrames } from '../mdx/surroundings.ts'
import { CONTENTS_PARTS, DOC_FRAME, DOC_FRAMES, OWN_CONTENTS, OWN_PART } from '../shared/site/parts.ts'
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

/** The site's frames of documents as one part. */
export function docFrame(parts: Readonly<Record<string, unknown>> = {}): Record<string, unknown> {
  const frame = nestFrames(parts, DOC_FRAMES)
  return frame === undefined ? {} : { [DOC_FRAME]: frame }
}

const HOLE = new RegExp(`<${OWN_PART} data-part="${DOC_FRAME}">[\\s\\S]*?</${OWN_PART}>`)

/** What stands before the document and after it belongs to its outermost part. */
export function withFrame({ [DOC_FRAME]: frame, ...replaced }: Readonly<Record<string, string>>) {
  const [before = '', after] = frame?.split(HOLE) ?? []
  if (after === undefined || before + after === '') return replaced
  const inside = replaced.DocItem ?? `<${OWN_PART} data-part="DocItem"></${OWN_PART}>`
  return { ...replaced, DocItem: before + inside + after }
}

const FRAMED = '<div class="own-columns">'
const ROW = /\bclass="(?:[^"]*\s)?row[\s"]/

/** A page that the site draws as a whole has its contents there already, where it wants them. */
export function withoutTwice(
  replaced: Readonly<Record<string, string>>,
  parts: Readonly<Record<string, unknown>> = {},
) {
  const name = replaced.MDXPage === undefined ? 'BlogPostPage' : 'MDXPage'
  const whole = replaced[name]
  const hasContents = CONTENTS_PARTS.some(part => replaced[part] !== undefined)
  if (whole === undefined || !hasContents || whole.includes(`data-part="${name}"`)) return replaced
  // Columns of the site's own stand in the place of ours.
  const isFramed = name === 'MDXPage' ? ROW.test(whole) : parts.BlogLayout !== undefined
  return { ...replaced, [OWN_CONTENTS]: '', ...(isFramed && { [name]: `${FRAMED}${whole}</div>` }) }
}
