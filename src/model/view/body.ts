/** Texts of documents for their pages and for lists: by digest, with what stands in the places of their marks. */

import { knownOr } from '../../shared/collections.ts'
import type { ParsedPage, Slot } from '../../shared/document.ts'
import { hasMark, replaceMarks } from '../../shared/mark.ts'
import type { DocCard } from '../../shared/site/menus.ts'
import type { Post, Target } from '../../shared/site.ts'
import { isRecord } from '../../shared/value.ts'
import type { BodyView, SlotView, TargetView } from '../../shared/view/page-view.ts'
import type { ViewContext } from './context.ts'

/** The whole text of a document. `cards` are of what lies beside it. */
export function bodyView(
  { site, keep }: Pick<ViewContext, 'site' | 'keep'>,
  parsed: ParsedPage,
  cards: DocCard[] = [],
): BodyView {
  const targets = site.targets.get(parsed.source.file) ?? []
  return {
    digest: keep(parsed.html, () => parsed.html),
    targets: { ...targets.map(targetView) },
    slots: { ...parsed.slots.map(slot => slotView(slot, parsed, { cards, targets })) },
  }
}

/** What the site draws around the text of a document; absent where it draws nothing. */
export function replacedView(context: Pick<ViewContext, 'site' | 'keep'>, parsed: ParsedPage) {
  const { replaced } = parsed
  if (replaced === undefined) return {}
  const views = Object.entries(replaced).map(([name, html]) => [name, partView(context, parsed, { html })] as const)
  return { replaced: Object.fromEntries(views) }
}

/** What a list shows of a post: its excerpt, or all of it when there is no truncate marker. */
export const excerptView = (context: ViewContext, post: Post): BodyView =>
  knownOr(context.excerpts, post, () => {
    const read = () => listedText(post.parsed)
    return partView(context, post.parsed, { html: read(), read })
  })

/** Every post of a list has a first picture, and one of them at most is seen at once. */
export const listedText = (parsed: ParsedPage): string =>
  excerptOf(parsed).replaceAll(' fetchpriority="high"', ' loading="lazy"')

/** A text that holds some of the marks of a document; `read` where it can be had again. */
function partView(
  { site, keep }: Pick<ViewContext, 'site' | 'keep'>,
  parsed: ParsedPage,
  { html, read }: { html: string; read?: () => string },
): BodyView {
  const targets = site.targets.get(parsed.source.file) ?? []
  const { references, slots } = marksOf(html)
  return {
    digest: keep(html, read),
    targets: pick(references, targets, targetView),
    slots: pick(slots, parsed.slots, slot => slotView(slot, parsed, { cards: [], targets })),
  }
}

export const excerptOf = ({ excerpt, html }: ParsedPage): string => excerpt ?? html

/** Numbers of the references and slots that stand in a text. */
export function marksOf(html: string): { references: Set<number>; slots: Set<number> } {
  const [references, slots] = [new Set<number>(), new Set<number>()]
  if (!hasMark(html)) return { references, slots }
  replaceMarks(html, (kind, index) => {
    ;(kind === 'slot' ? slots : references).add(index)
    return ''
  })
  return { references, slots }
}

/** Only the listed items, keyed by their numbers. */
function pick<Item, View>(
  numbers: ReadonlySet<number>,
  items: readonly Item[],
  view: (item: Item) => View,
): Record<number, View> {
  const sorted = [...numbers].sort((a, b) => a - b)
  return Object.fromEntries(
    sorted.flatMap(number => {
      const item = items[number]
      return item === undefined ? [] : [[number, view(item)]]
    }),
  )
}

function targetView({ href, asset, widths }: Target): TargetView {
  if (asset?.width === undefined || asset.height === undefined) return { href }
  return {
    href,
    width: asset.width,
    height: asset.height,
    ...(widths !== undefined && { widths: widths.sources.map(({ href, width }) => [href, width]), tone: widths.tone }),
  }
}

interface Around {
  /** Of what lies beside the document. */
  cards: DocCard[]
  /** Of the document's references. */
  targets: readonly Target[]
}

function slotView({ component, props }: Slot, { toc }: ParsedPage, { cards, targets }: Around): SlotView {
  switch (component) {
    case 'DocCardList':
      return { component, cards: readCards(props.items, targets) ?? cards }
    case 'DocCard':
      return { component, cards: readCards([props.item], targets) ?? [] }
    case 'TOCInline':
      return { component, toc, props }
  }
}

/**
 * Items that an author wrote in MDX, in the form of sidebar items; what cannot be a link is passed over. Those of
 * `useCurrentSidebarCategory()` are not known before all documents have been read: none stands for the category's.
 */
function readCards(items: unknown, targets: readonly Target[]): DocCard[] | undefined {
  if (!Array.isArray(items) || items.length === 0) return undefined
  return items.filter(isRecord).flatMap(({ label, href, description }): DocCard[] => {
    if (typeof label !== 'string' || typeof href !== 'string') return []
    const text = typeof description === 'string' ? description : undefined
    const address = replaceMarks(href, (_, index) => targets[index]?.href ?? '')
    return [{ type: 'link', label, href: address, description: text, count: undefined }]
  })
}
