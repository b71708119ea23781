/** Pictures of an article open large over the page. */

import type { ClientTranslate } from '../translate.ts'

/** Below this width, pixels, there is nothing to see closer: icons and badges. */
const SMALL = 120

export function mountZoom(root: ParentNode, t: ClientTranslate): void {
  for (const image of root.querySelectorAll<HTMLImageElement>('.markdown img')) {
    if (image.closest('a, button, summary') !== null || Number(image.getAttribute('width') ?? SMALL) < SMALL) continue
    image.classList.add('zoomable')
    image.tabIndex = 0
    image.setAttribute('role', 'button')
    image.setAttribute('aria-label', t('theme.image.zoom', { alt: image.alt }))
    image.addEventListener('click', () => open(image, t))
    image.addEventListener('keydown', event => {
      if (event.key !== 'Enter' && event.key !== ' ') return
      event.preventDefault()
      open(image, t)
    })
  }
}

function open(image: HTMLImageElement, t: ClientTranslate): void {
  const dialog = document.createElement('dialog')
  dialog.className = 'zoom'
  dialog.setAttribute('aria-label', image.alt)
  const large = new Image()
  large.src = image.currentSrc || image.src
  large.alt = image.alt
  // Attributes give a vector picture its proportions.
  large.width = Number(image.getAttribute('width')) || image.naturalWidth
  large.height = Number(image.getAttribute('height')) || image.naturalHeight
  const close = document.createElement('button')
  close.type = 'button'
  close.className = 'zoom-close'
  close.setAttribute('aria-label', t('theme.image.close'))
  close.append(large)
  dialog.append(close)
  dialog.addEventListener('click', () => dialog.close())
  dialog.addEventListener('close', () => dialog.remove())
  document.body.append(dialog)
  dialog.showModal()
}
