/** Which section is being read: the last heading above the reading line. */

import { createStore } from '../../state.ts'
import { moveMarker } from './map-marker.ts'

export const activeHeading = createStore<string | undefined>(undefined)

/** Pixels from the top at which a section counts as begun: a jump to a heading puts it at about 150. */
const READING_LINE = 160

let headings: HTMLElement[] = []
let frame = 0

/** Takes the headings that the contents list names. They are looked at with the next frame, which lays the page out anyway. */
export function watchHeadings(ids: string[]): void {
  headings = ids.flatMap(id => document.getElementById(id) ?? [])
  later()
}

function later(): void {
  if (frame === 0) frame = requestAnimationFrame(mark)
}

function mark(): void {
  frame = 0
  const atEnd = scrollY > 0 && scrollY + innerHeight >= document.documentElement.scrollHeight - 2
  const line = atEnd ? innerHeight : READING_LINE
  const id = headings.findLast(heading => heading.getBoundingClientRect().top <= line)?.id
  activeHeading.set(id)
  // Contents that the site draws itself: by the class that it knows from Docusaurus.
  for (const link of document.querySelectorAll<HTMLAnchorElement>('.own-toc a')) {
    const isActive = link.hash === new URL(`#${id}`, link.href).hash
    link.classList.toggle('table-of-contents__link--active', isActive)
    link.ariaCurrent = isActive ? 'location' : null
  }
  moveMarker(READING_LINE)
  const box = document.querySelector<HTMLElement>('.toc')
  if (box && box.scrollHeight > box.clientHeight)
    import('./toc-follow.ts').then(({ follow }) => follow(box, id)).catch(console.warn)
}

export function startTocSpy(): void {
  for (const name of ['scroll', 'resize']) addEventListener(name, later)
}
