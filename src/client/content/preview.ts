/** A look ahead: title and first lines of a page behind a link of the article, from the document that navigation uses. */

import { type Records, routeOf } from '../navigation/records.ts'

/** A pause on a link that means interest, milliseconds. */
const DELAY = 450
let card: HTMLElement | undefined
let timer: ReturnType<typeof setTimeout> | undefined
let current: HTMLAnchorElement | undefined

/** `first`: the link that the reader has turned to already. */
export function startPreview(records: Records, first: HTMLElement): void {
  // Only a pointer that can rest on a link without pressing it, or the keyboard.
  const canHover = matchMedia('(hover: hover)')
  const begun = first.matches(':hover, :focus-visible') ? linkOf(first) : undefined
  if (begun !== undefined) plan(begun)
  document.addEventListener('pointerover', event => {
    if (event.pointerType === 'touch' || !canHover.matches) return
    const link = linkOf(event.target)
    if (link !== undefined) plan(link)
    else if (!(event.target instanceof Node && card?.contains(event.target))) hide()
  })
  document.addEventListener('focusin', event => {
    const link = linkOf(event.target)
    if (link?.matches(':focus-visible')) plan(link)
    else hide()
  })
  document.addEventListener('keydown', event => {
    if (event.key === 'Escape') hide()
  })
  addEventListener('scroll', () => card !== undefined && hide(), { passive: true })
  document.addEventListener('click', hide)

  function plan(link: HTMLAnchorElement): void {
    if (link === current) return
    hide()
    current = link
    timer = setTimeout(() => void show(link), DELAY)
  }

  async function show(link: HTMLAnchorElement): Promise<void> {
    const record = await records.load(new URL(link.href)).catch(() => undefined)
    if (record === undefined || current !== link) return
    const { drawCard } = await import('./preview-card.ts')
    // The pointer may have gone on by now.
    if (current === link) card = drawCard(link, record)
  }
}

/** Internal links of an article that lead to another page. */
function linkOf(target: EventTarget | null): HTMLAnchorElement | undefined {
  const link = target instanceof Element ? target.closest<HTMLAnchorElement>('.markdown a[href]') : null
  if (link === null || link.origin !== location.origin || link.pathname === location.pathname) return undefined
  // Such links leave the site's pages, and what answers there may do more than answer.
  if (link.target === '_blank') return undefined
  return routeOf(new URL(link.href)) === undefined ? undefined : link
}

function hide(): void {
  clearTimeout(timer)
  current?.removeAttribute('aria-describedby')
  current = undefined
  card?.remove()
  card = undefined
}
