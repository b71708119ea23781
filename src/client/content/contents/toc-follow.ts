/** Contents that are longer than the window go with the reader. Only their own box is scrolled, never the page. */

/** Where the current item is put, as a share of the box, so that what comes is in sight too. */
const PLACE = 1 / 3

/** The section that was looked at last: until another one is read, where the reader left the box is right. */
let last: string | undefined

/** By the section, since its item may not be marked yet. */
export function follow(box: HTMLElement, id: string | undefined): void {
  // Who is in there goes on by themselves. A link keeps the focus after a click, which is not being in there.
  if (id === last || box.matches(':hover, :has(:focus-visible)')) return
  last = id
  const items = [...box.querySelectorAll('a')]
  // Before the first section all of it is from the top.
  const item = items.find(({ hash }) => decodeURIComponent(hash.slice(1)) === id) ?? items[0]
  if (item === undefined) return
  const { top, bottom } = item.getBoundingClientRect()
  const bounds = box.getBoundingClientRect()
  if (top >= bounds.top && bottom <= bounds.bottom) return
  box.scrollTop += top - bounds.top - bounds.height * PLACE
}
