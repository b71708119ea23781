/** The conversation under an article: nothing of it is loaded before it comes near the screen. */

export function watchComments(host: ParentNode): () => void {
  const place = host.querySelector<HTMLElement>('[data-comments]')
  if (place === null) return () => {}
  let leave = (): void => {}
  let isOpen = true
  const observer = new IntersectionObserver(
    entries => {
      if (!entries.some(({ isIntersecting }) => isIntersecting)) return
      observer.disconnect()
      import('./talk.ts')
        .then(({ openTalk }) => {
          if (isOpen) leave = openTalk(place)
        })
        // The link stays.
        .catch(error => console.warn(error))
    },
    { rootMargin: '200px' },
  )
  observer.observe(place)
  return () => {
    isOpen = false
    observer.disconnect()
    leave()
  }
}
