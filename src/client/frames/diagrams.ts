/**
 * Diagrams of kinds that are not drawn at build. One frame, which nobody sees, draws all of a page as they come near the
 * screen; what it gives is shown as a picture, in which nothing runs. The code stays for those who listen.
 */

import type { Article } from '../content/later.ts'
import { make } from '../element.ts'
import type { Answer } from './messages.ts'
import { createView, type View } from './view.ts'

/** How far below the screen a diagram is worth drawing. */
const MARGIN = '400px'

/** Smaller than this part of its size nobody reads one: then it scrolls. */
const SMALLEST = 0.5

export function watchDiagrams(boxes: readonly HTMLElement[], codeOf: Article['codeText']): () => void {
  let view: View | undefined
  const wanted = new Set<number>()
  const wishOf = (id: number) => ({ id, text: codeOf(boxes[id] as HTMLElement), isBare: false })
  const open = (src: string): View => {
    const made = createView({ src, title: '', wishes: () => [...wanted].map(wishOf), hear: said => hear(said, boxes) })
    // It measures letters, so it has a size; it is nothing to go to.
    Object.assign(made.element, { className: 'framed-painter', inert: true, ariaHidden: 'true' })
    document.body.append(made.element)
    return made
  }
  const observer = new IntersectionObserver(
    entries => {
      for (const { isIntersecting, target } of entries) {
        if (!isIntersecting) continue
        observer.unobserve(target)
        const id = boxes.indexOf(target as HTMLElement)
        wanted.add(id)
        view ??= open((target as HTMLElement).dataset.frame ?? '')
        view.tell([wishOf(id)])
      }
    },
    { rootMargin: MARGIN },
  )
  for (const box of boxes) observer.observe(box)
  return () => {
    observer.disconnect()
    view?.close()
  }
}

function hear(said: Exclude<Answer, { kind: 'ready' }>, boxes: readonly HTMLElement[]): void {
  const box = boxes[said.id]
  if (box === undefined) return
  if (said.kind === 'failed') {
    console.warn(`${box.dataset.title}: ${said.message}`)
    return
  }
  const { width, height, svg } = said
  const known = box.querySelector('img')
  const picture = known ?? make('img', { alt: box.dataset.title ?? '', width, height })
  picture.style.setProperty('--least-width', `${width * SMALLEST}px`)
  picture.style.setProperty('--least-height', `${height * SMALLEST}px`)
  // What has a ground of its own has the colours of that, whatever the mode.
  picture.toggleAttribute('data-ground', svg.slice(0, svg.indexOf('>')).includes('background:'))
  picture.src = `data:image/svg+xml,${encodeURIComponent(svg)}`
  if (known === null) show(box, picture)
}

/** A box on the screen keeps its height, so that nothing under it moves. */
function show(box: HTMLElement, picture: HTMLImageElement): void {
  const { top, width } = box.getBoundingClientRect()
  const scale = Math.min(1, Math.max(SMALLEST, width / picture.width))
  if (top >= innerHeight) box.style.blockSize = `${Math.ceil(picture.height * scale)}px`
  // Nothing that is not seen takes the focus.
  for (const pre of box.querySelectorAll('pre')) pre.removeAttribute('tabindex')
  box.querySelector('.code-actions')?.remove()
  box.append(picture)
  box.dataset.state = 'shown'
  // Keys scroll what is larger than its box.
  if (box.scrollWidth > box.clientWidth || box.scrollHeight > box.clientHeight) box.tabIndex = 0
}
