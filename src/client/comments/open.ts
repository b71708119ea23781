/** The conversation under an article: pages without one load nothing for it. */

import { openLater } from '../content/later.ts'

export function watchComments(host: ParentNode): () => void {
  const place = host.querySelector<HTMLElement>('[data-comments]')
  return openLater(place === null ? undefined : import('./near.ts').then(({ openNear }) => openNear(place)))
}
