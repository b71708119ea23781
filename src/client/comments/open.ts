/** The conversation under an article: nothing of it is loaded before it comes near the screen. */

import { openLater } from '../content/later.ts'

export function watchComments(host: ParentNode): () => void {
  const place = host.querySelector<HTMLElement>('[data-comments]')
  if (place === null) return () => {}
  // An article that is gone is never near.
  const near = new Promise<void>(resolve => {
    const look: IntersectionObserverCallback = (entries, observer) => {
      if (entries.at(-1)?.isIntersecting !== true) return
      observer.disconnect()
      resolve()
    }
    new IntersectionObserver(look, { rootMargin: '200px' }).observe(place)
  })
  return openLater(
    near
      .then(() => import('./talk.ts'))
      .then(
        ({ openTalk }) =>
          () =>
            openTalk(place),
      ),
  )
}
