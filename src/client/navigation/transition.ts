/** The browser's own passage from one page to the next, where it has one and the reader wants things to move. */

const REDUCED = matchMedia('(prefers-reduced-motion: reduce)')

/** Resolves when the new page is in the document; the passage itself may still go on. */
export async function withTransition(draw: () => Promise<void>): Promise<void> {
  if (!('startViewTransition' in document) || REDUCED.matches || document.hidden) return draw()
  const transition = document.startViewTransition(draw)
  // Another navigation or a hidden tab ends it early: the page is there all the same.
  transition.ready.catch(() => {})
  transition.finished.catch(() => {})
  await transition.updateCallbackDone
}
