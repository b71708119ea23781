/** Milliseconds between two blocks: a frame takes on a few of them, and what the reader does comes in between. */
const PACE = 12

/**
 * Lays out what the first paint left out: blocks of a text that are far below the window (`markdown.css`). Down the page,
 * so that nothing moves that is seen. Pages gone to are laid out at once (`data-js`).
 */
export function layOutRest(): void {
  document.querySelectorAll<HTMLElement>('.markdown > *').forEach(({ style }, at) =>
    setTimeout(() => {
      style.contentVisibility = 'visible'
    }, at * PACE),
  )
}
