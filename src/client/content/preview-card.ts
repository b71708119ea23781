/** The card of a look ahead; comes when the first one is shown. */

import { decodeSafely } from '../../shared/path.ts'
import type { PageRecord } from '../../shared/shell.ts'

/** How much of the text is shown, characters. */
const LENGTH = 240

/** What is behind a link: of the section that it leads to, else of the page. */
export function drawCard(link: HTMLAnchorElement, record: PageRecord): HTMLElement {
  const content = new DOMParser().parseFromString(record.content, 'text/html')
  const title = content.querySelector('h1')?.textContent ?? record.title
  const section = sectionOf(content, link.hash)
  if (section !== undefined) return draw(link, `${title}: ${section.heading}`, cut(section.text))
  return draw(link, title, cut(paragraphs(content.querySelectorAll('.markdown > p'))))
}

const paragraphs = (found: Iterable<Element>): string =>
  [...found].map(({ textContent }) => textContent ?? '').join(' ')

/** The heading that a link leads to and the text under it; nothing where it leads to no heading. */
function sectionOf(content: Document, hash: string): { heading: string; text: string } | undefined {
  const target = hash === '' ? null : content.getElementById(decodeSafely(hash.slice(1)))
  if (target === null || !/^H[2-6]$/.test(target.tagName)) return undefined
  const under: Element[] = []
  for (let next = target.nextElementSibling; next !== null && !/^H[1-6]$/.test(next.tagName); ) {
    if (/^(?:P|UL|OL)$/.test(next.tagName)) under.push(next)
    next = next.nextElementSibling
  }
  return { heading: (target.textContent ?? '').replace(/\u200b/g, '').trim(), text: paragraphs(under) }
}

/** Ends at a word. What never parts in the text does not here. */
function cut(text: string): string {
  const flat = text.replace(/[ \t\n]+/g, ' ').trim()
  if (flat.length <= LENGTH) return flat
  return `${flat.slice(0, flat.lastIndexOf(' ', LENGTH)).replace(/[\s,.;:—–-]+$/, '')}…`
}

function draw(link: HTMLAnchorElement, title: string, text: string): HTMLElement {
  const card = document.createElement('div')
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
  return card
}

/** Under the link, or over it where there is no room; never past the edges. Set by script, as the policy allows. */
function place(card: HTMLElement, link: HTMLElement): void {
  const box = link.getClientRects()[0] ?? link.getBoundingClientRect()
  const left = Math.max(8, Math.min(box.left, innerWidth - card.offsetWidth - 8))
  const below = box.bottom + 8 + card.offsetHeight < innerHeight
  card.style.left = `${left}px`
  card.style.top = `${below ? box.bottom + 8 : box.top - card.offsetHeight - 8}px`
}
