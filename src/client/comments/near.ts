/** Waits until the conversation comes near the screen: nothing of its service is asked for before. */

/** Gives what opens it. */
export async function openNear(place: HTMLElement): Promise<() => () => void> {
  // An article that is gone is never near.
  await new Promise<void>(resolve => {
    const look: IntersectionObserverCallback = (entries, observer) => {
      if (entries.at(-1)?.isIntersecting !== true) return
      observer.disconnect()
      resolve()
    }
    new IntersectionObserver(look, { rootMargin: '200px' }).observe(place)
  })
  const { openTalk } = await import('./talk.ts')
  return () => openTalk(place)
}
