/** Pictures of an article open large over the page. */

import type { ClientTranslate } from '../translate.ts'

/** Below this width, pixels, there is nothing to see closer: icons and badges. */
const SMALL = 120

export function mountZoom(root: ParentNode, t: ClientTranslate): void {
  for (const image of root.querySelectorAll<HTMLImageElement>('.markdown img')) {
    if (image.closest('a, button, summary') !== null || Number(image.getAttribute('width') ?? SMALL) < SMALL) continue
    image.classList.add('zoomable')
    image.tabIndex = 0
    image.role = 'button'
    image.ariaLabel = t('theme.image.zoom', { alt: image.alt })
    image.addEventListener('click', () => void open(image, t))
    image.addEventListener('keydown', event => {
      if (event.key !== 'Enter' && event.key !== ' ') return
      event.preventDefault()
      void open(image, t)
    })
  }
}

const open = (image: HTMLImageElement, t: ClientTranslate): Promise<void> =>
  import('./zoom-dialog.ts').then(({ openZoom }) => openZoom(image, t)).catch(error => console.warn(error))
