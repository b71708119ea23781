/** The button that leads back to the top: there when the reader turns up, gone on the way down. */

/** Pixels from the top below which there is nothing to save. */
const FAR = 300

let last = 0

export function startBackToTop(): void {
  addEventListener(
    'scroll',
    () => {
      const top = scrollY
      const isShown = top >= FAR && (top < last || 'toTop' in document.documentElement.dataset) && top <= last
      if (isShown) document.documentElement.dataset.toTop = ''
      else delete document.documentElement.dataset.toTop
      last = top
    },
    { passive: true },
  )
}

export function scrollToTop(): void {
  if (matchMedia('(prefers-reduced-motion: reduce)').matches) scrollTo(0, 0)
  else if ('scrollBehavior' in document.documentElement.style) scrollTo({ top: 0, behavior: 'smooth' })
  else glide()
}

/** Share of the remaining distance that a frame covers where the browser cannot scroll smoothly itself (SPEC §9). */
const SHARE = 0.85

function glide(): void {
  const rest = Math.floor(scrollY * (1 - SHARE))
  scrollTo(0, rest)
  if (rest > 0) requestAnimationFrame(glide)
}
