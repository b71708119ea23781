/** Waits until the conversation comes near the screen: nothing of its service is asked for before. */

import type { Article } from '../content/later.ts'

/** Opens it then; gives what to do before the article goes. */
export function open({ host }: Pick<Article, 'host'>): () => void {
  const place = host.querySelector<HTMLElement>('[data-comments]')
  if (place === null) return () => {}
  let leave = (): void => {}
  let isOpen = true
  const look: IntersectionObserverCallback = entries => {
    if (entries.at(-1)?.isIntersecting !== true) return
    observer.disconnect()
    import('./talk.ts')
      .then(({ openTalk }) => {
        if (isOpen) leave = openTalk(place)
      })
      .catch(console.warn)
  }
  const observer = new IntersectionObserver(look, { rootMargin: '200px' })
  observer.observe(place)
  return () => {
    isOpen = false
    observer.disconnect()
    leave()
  }
}
