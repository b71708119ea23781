/** A look ahead: title and first lines of a page behind a link of the article, from the record that navigation uses. */

import { type Records, routeOf } from '../navigation/records.ts'

/** A pause on a link that means interest, milliseconds. */
const DELAY = 450
/** How much of the text is shown, characters. */
const LENGTH = 240

let card: HTMLElement | undefined
let timer: ReturnType<typeof setTimeout> | undefined
let current: HTMLAnchorElement | undefined

export function startPreview(records: Records): void {
  // Only a pointer that can rest on a link without pressing it, or the keyboard.
  const canHover = matchMedia('(hover: hover)')
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
    const route = routeOf(new URL(link.href))
    const record = route === undefined ? undefined : await records.load(route).catch(() => undefined)
    if (record === undefined || current !== link) return
    const content = new DOMParser().parseFromString(record.content, 'text/html')
    const title = content.querySelector('h1')?.textContent ?? record.title
    const lines = [...content.querySelectorAll('.markdown > p')].map(paragraph => paragraph.textContent ?? '').join(' ')
    draw(link, title, cut(lines))
  }
}

/** Internal links of an article that lead to another page. */
function linkOf(target: EventTarget | null): HTMLAnchorElement | undefined {
  const link = target instanceof Element ? target.closest<HTMLAnchorElement>('.markdown a[href]') : null
  if (link === null || link.origin !== location.origin || link.pathname === location.pathname) return undefined
  return routeOf(new URL(link.href)) === undefined ? undefined : link
}

/** Ends at a word. */
function cut(text: string): string {
  const flat = text.replace(/\s+/g, ' ').trim()
  if (flat.length <= LENGTH) return flat
  return `${flat.slice(0, flat.lastIndexOf(' ', LENGTH)).replace(/[\s,.;:—–-]+$/, '')}…`
}

function hide(): void {
  clearTimeout(timer)
  current?.removeAttribute('aria-describedby')
  current = undefined
  card?.remove()
  card = undefined
}

function draw(link: HTMLAnchorElement, title: string, text: string): void {
  card = document.createElement('div')
  card.className = 'preview'
  card.id = 'zapiski-preview'
  card.setAttribute('role', 'tooltip')
  const heading = document.createElement('strong')
  heading.textContent = title
  card.append(heading)
  if (text !== '') {
    const lines = document.createElement('p')
    lines.textContent = text
    card.append(lines)
  }
  // Inside the landmark that the link is in.
  ;(link.closest('main') ?? document.body).append(card)
  link.setAttribute('aria-describedby', card.id)
  place(card, link)
}

/** Under the link, or over it where there is no room; never past the edges. Set by script, as the policy allows. */
function place(card: HTMLElement, link: HTMLElement): void {
  const box = link.getClientRects()[0] ?? link.getBoundingClientRect()
  const left = Math.max(8, Math.min(box.left, innerWidth - card.offsetWidth - 8))
  const below = box.bottom + 8 + card.offsetHeight < innerHeight
  card.style.left = `${left}px`
  card.style.top = `${below ? box.bottom + 8 : box.top - card.offsetHeight - 8}px`
}
