/** A picture large over the page; comes when somebody asks for one. */

import { make } from '../element.ts'
import type { ClientTranslate } from '../translate.ts'
import { actionIcon } from './icons.ts'

/** Wider than high by this: on a narrow screen it is scrolled. */
const WIDE = 1.2

export function openZoom(image: HTMLImageElement, t: ClientTranslate): void {
  const name = image.alt || image.ariaLabel
  const dialog = make('dialog', { className: 'zoom', ariaLabel: name })
  const large = new Image()
  // Of several widths the widest stands in `src`.
  large.src = image.sizes === '' ? image.currentSrc || image.src : image.src
  large.alt = image.alt
  // Attributes give a vector picture its proportions.
  large.width = Number(image.getAttribute('width')) || image.naturalWidth
  large.height = Number(image.getAttribute('height')) || image.naturalHeight
  const isWide = large.width > large.height * WIDE
  const pan = make('div', { className: isWide ? 'zoom-pan zoom-wide' : 'zoom-pan' })
  // What is scrolled is scrolled by keys, too.
  if (isWide) Object.assign(pan, { tabIndex: 0, role: 'group', ariaLabel: name })
  pan.append(large)
  const close = make('button', { type: 'button', className: 'zoom-close', ariaLabel: t('theme.image.close') })
  close.append(actionIcon('close'))
  dialog.append(pan, close)
  dialog.addEventListener('click', () => dialog.close())
  dialog.addEventListener('close', () => dialog.remove())
  document.body.append(dialog)
  dialog.showModal()
  void drawInline(large)
}

/** What the policy would not let work, or what leads elsewhere. */
const FOREIGN = /<(?:style|script|foreignObject|image|a)\b|\s(?:style|on\w+|(?:xlink:)?href)=/i

/** A drawing of the site's own is put into the document, where its words are in the site's face. */
async function drawInline(image: HTMLImageElement): Promise<void> {
  const url = new URL(image.src, location.href)
  if (url.origin !== location.origin || !url.pathname.endsWith('.svg')) return
  const text = await fetch(url)
    .then(answer => (answer.ok ? answer.text() : ''))
    .catch(() => '')
  if (text === '' || FOREIGN.test(text)) return
  const svg = new DOMParser().parseFromString(text, 'image/svg+xml').documentElement
  if (svg.localName !== 'svg') return
  // Ids of the drawing may be those of the page.
  svg.removeAttribute('aria-labelledby')
  svg.setAttribute('role', 'img')
  svg.setAttribute('aria-label', image.alt)
  image.replaceWith(document.adoptNode(svg))
}
