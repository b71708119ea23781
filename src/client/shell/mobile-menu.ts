/** Menus of narrow screens are native popovers; this keeps focus inside and closes them when their time is over. */

const DESKTOP = matchMedia('(min-width: 62.3125em)')
/** The second opens out of the first and stands after it. */
const MENUS = '#zapiski-menu, #zapiski-sidebar'
const FOCUSABLE = 'a[href], button, summary, input, [tabindex="0"]'

const openMenus = (): HTMLElement[] =>
  [...document.querySelectorAll<HTMLElement>(MENUS)].filter(menu => menu.matches(':popover-open'))

export function closeMenus(): void {
  for (const menu of openMenus().reverse()) menu.hidePopover()
}

export function startMobileMenu(): void {
  if (!('popover' in document.body)) import('./popovers.ts')
  DESKTOP.addEventListener('change', closeMenus)
  document.addEventListener('toggle', onToggle, true)
  document.addEventListener('keydown', event => {
    const menu = openMenus().at(-1)
    if (menu !== undefined && event.key === 'Tab') trap(event, menu)
  })
}

/** An open menu is a dialog to screen readers; the sidebar of wide screens is not. */
function onToggle(event: Event): void {
  const menu = event.target
  if (!(menu instanceof HTMLElement) || !menu.matches(MENUS)) return
  const isOpen = menu.matches(':popover-open')
  menu.role = isOpen ? 'dialog' : null
  menu.ariaModal = isOpen ? 'true' : null
  menu.ariaLabel = isOpen ? (menu.querySelector('nav')?.ariaLabel ?? '') : null
  if (isOpen) {
    focusable(menu)[0]?.focus()
    return
  }
  // Focus moved by script is not given back by the browser.
  const isLost = document.activeElement === document.body || menu.contains(document.activeElement)
  if (isLost) document.querySelector<HTMLElement>(`[popovertarget="${menu.id}"]`)?.focus({ preventScroll: true })
}

const focusable = (menu: HTMLElement): HTMLElement[] =>
  [...menu.querySelectorAll<HTMLElement>(FOCUSABLE)].filter(element => element.offsetParent !== null)

function trap(event: KeyboardEvent, menu: HTMLElement): void {
  const stops = focusable(menu)
  if (event.shiftKey) stops.reverse()
  const active = document.activeElement
  if (active !== stops.at(-1) && menu.contains(active)) return
  event.preventDefault()
  stops[0]?.focus()
}
