/**
 * Popovers where the browser has none: Safari before 17, Firefox before 125, Chrome before 114. What the menus of narrow
 * screens need of them, by the names of the standard: the buttons with `popovertarget`, Escape, a press outside, the event
 * `toggle`, `matches(':popover-open')`. Until this is there the style sheet keeps them closed.
 */

const opened: HTMLElement[] = []

function show(this: HTMLElement): void {
  if (opened.includes(this)) return
  opened.push(this)
  // Nothing lifts it over the page, and it has no backdrop.
  document.documentElement.style.overflow = 'hidden'
  Object.assign(this.style, { display: 'block', zIndex: '99', boxShadow: '0 0 0 100vmax rgb(0 0 0 / 50%)' })
  this.dispatchEvent(new Event('toggle'))
}

function hide(this: HTMLElement): void {
  const index = opened.indexOf(this)
  if (index < 0) return
  // What opened out of it closes with it.
  for (const inner of opened.splice(index).reverse()) {
    Object.assign(inner.style, { display: '', zIndex: '', boxShadow: '' })
    inner.dispatchEvent(new Event('toggle'))
  }
  if (opened.length === 0) document.documentElement.style.overflow = ''
}

function toggle(this: HTMLElement): boolean {
  const isOpen = opened.includes(this)
  if (isOpen) this.hidePopover()
  else this.showPopover()
  return !isOpen
}

function onClick({ target }: Event): void {
  if (!(target instanceof Element)) return
  const button = target.closest('[popovertarget]')
  const popover = document.getElementById(button?.getAttribute('popovertarget') ?? '')
  if (popover !== null) {
    if (button?.getAttribute('popovertargetaction') === 'hide') popover.hidePopover()
    else popover.togglePopover()
  } else if (!opened.some(one => one.contains(target))) opened[0]?.hidePopover()
}

const { matches } = Element.prototype
Object.assign(Element.prototype, {
  matches(this: HTMLElement, selectors: string): boolean {
    return selectors === ':popover-open' ? opened.includes(this) : matches.call(this, selectors)
  },
})
Object.assign(HTMLElement.prototype, { showPopover: show, hidePopover: hide, togglePopover: toggle })
document.addEventListener('click', onClick)
document.addEventListener('keydown', ({ key }) => {
  if (key === 'Escape') opened.at(-1)?.hidePopover()
})

export {}
