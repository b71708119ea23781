/** Work on a long text a few blocks at a time: what the reader does meanwhile comes first. */

/** Ends this turn of the page. */
export const nextTurn = (): Promise<void> => new Promise(done => setTimeout(done))

/** How long blocks are laid out in one turn, milliseconds: half a frame. */
const TURN = 8

/**
 * Lays out what the first paint left out: blocks of a text that are far below the window (`[data-js="1"]` in
 * `markdown.css`). Down the page, so that nothing moves that is seen.
 */
export async function layOutRest(): Promise<void> {
  const { dataset } = document.documentElement
  if (dataset.js !== '1') return
  const blocks = document.querySelectorAll<HTMLElement>('.markdown > :nth-child(n + 6)')
  let end = 0
  for (const block of blocks) {
    if (performance.now() > end) {
      await nextTurn()
      end = performance.now() + TURN
    }
    block.style.contentVisibility = 'visible'
    // Asked for its height, the browser lays it out now.
    block.offsetHeight
  }
  dataset.js = '0'
  for (const block of blocks) block.style.contentVisibility = ''
}
