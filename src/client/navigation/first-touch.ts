/** When a reader takes the page into a hand: what was about to be put somewhere by itself is not, from then on. */

/** At most once for each way to do so. On the window browsers take wheels and fingers for passive by themselves. */
export function onFirstTouch(react: () => void): void {
  for (const name of ['wheel', 'touchmove', 'keydown', 'pointerdown']) {
    addEventListener(name, react, { once: true })
  }
}
