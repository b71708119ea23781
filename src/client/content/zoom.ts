/** Pictures of an article open large over the page. */

import type { ClientTranslate } from '../translate.ts'

/** Below this width, pixels, there is nothing to see closer: icons and badges. */
const SMALL = 120

export function mountZoom(root: ParentNode, t: ClientTranslate): void {
  for (const image of root.querySelectorAll<HTMLImageElement>('.markdown img')) {
    if (image.closest('a, button, summary')) continue
    const width = image.getAttribute('width')
    const show = (event: Event): void => {
      event.preventDefault()
      import('./zoom-dialog.ts').then(({ openZoom }) => openZoom(image, t)).catch(console.warn)
    }
    const offer = (): void => {
      if (+(width ?? image.width) < SMALL) return
      image.classList.add('zoomable')
      image.tabIndex = 0
      image.role = 'button'
      image.ariaLabel = t('theme.image.zoom', { alt: image.alt })
      // An empty text says that there is nothing to see here, and a button is something.
      if (!image.alt) image.removeAttribute('alt')
      image.onkeydown = event => / |Enter/.test(event.key) && show(event)
      image.onclick = show
    }
    // Of a picture from elsewhere nothing says how wide it is before it is there.
    if (width || image.complete) offer()
    else image.onload = offer
  }
}
