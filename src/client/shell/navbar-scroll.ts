/** The bar leaves on the way down, once its own height is behind, and comes back on the way up. Style sheets learn its height. */

const root = document.documentElement
let last = 0
let isJumping = false

function set(isHidden: boolean): void {
  root.dataset.navbar = isHidden ? 'hidden' : ''
}

export function startNavbarScroll(): void {
  const bar = document.querySelector<HTMLElement>('.navbar')
  if (bar === null) return
  new ResizeObserver(() => keepClear(bar)).observe(bar)
  if (!('hideOnScroll' in bar.dataset)) return
  addEventListener('scroll', () => onScroll(bar.offsetHeight))
  // A jump inside the page shows the heading, not the bar over it.
  addEventListener('hashchange', () => {
    if (location.hash.length > 1 && scrollY > bar.offsetHeight) {
      isJumping = true
      set(true)
    }
  })
  bar.addEventListener('focusin', () => set(false))
}

/**
 * Columns and headings that are jumped to begin below a bar of any number of lines. Of a bar of one line the sheet knows:
 * said again, it would give every element of the page its style anew, before the first paint.
 */
function keepClear(bar: HTMLElement): void {
  const height = bar.offsetHeight
  const line = Number.parseFloat(getComputedStyle(bar.querySelector('nav') ?? bar).minBlockSize)
  root.style.setProperty('--bar', height - line < 1 ? '' : `${height}px`)
  // The page may have been opened at a heading before the height was known.
  const target = document.querySelector(':target')
  if (target !== null && Math.abs(target.getBoundingClientRect().top) < height) target.scrollIntoView()
}

/** Shows the bar: a new page begins with it. */
export function showNavbar(): void {
  set(false)
  last = scrollY
}

function onScroll(height: number): void {
  const top = scrollY
  const previous = last
  last = top
  if (isJumping) {
    isJumping = false
    return
  }
  if (top < height) set(false)
  else if (top > previous) set(document.querySelector('.navbar :focus-visible') === null)
  // The rubber band of a touch screen at the very end is no way up.
  else if (top < previous && top + innerHeight < root.scrollHeight) set(false)
}
