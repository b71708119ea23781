/** Pictures of an article open large over the page. */

import type { ClientTranslate } from '../translate.ts'
import type { Article } from './later.ts'

/** Below this width, pixels, there is nothing to see closer: icons and badges. */
const SMALL = 120

export function open({ host, t }: Pick<Article, 'host' | 't'>): () => void {
  for (const image of host.querySelectorAll<HTMLImageElement>('.markdown img')) {
    if (image.closest('a, button, summary') !== null) continue
    const width = image.getAttribute('width')
    const offer = (): void => {
      if (Number(width ?? image.width) >= SMALL) makeButton(image, t)
    }
    // Of a picture from elsewhere nothing says how wide it is before it is there.
    if (width !== null || image.complete) offer()
    else image.addEventListener('load', offer, { once: true })
  }
  return () => {}
}

function makeButton(image: HTMLImageElement, t: ClientTranslate): void {
  const show = (event: Event): void => {
    event.preventDefault()
    import('./zoom-dialog.ts').then(({ openZoom }) => openZoom(image, t)).catch(console.warn)
  }
  image.classList.add('zoomable')
  image.tabIndex = 0
  image.role = 'button'
  image.ariaLabel = t('theme.image.zoom', { alt: image.alt })
  // An empty text says that there is nothing to see here, and a button is something.
  if (image.alt === '') image.removeAttribute('alt')
  image.addEventListener('keydown', event => {
    if (event.key === ' ' || event.key === 'Enter') show(event)
  })
  image.addEventListener('click', show)
}
