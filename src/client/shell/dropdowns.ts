/** Menus of the bar are native details; this closes them on a click outside, on focus out and on Escape. */

const OPEN = 'details.dropdown[open]'

export function closeDropdowns(except?: Node): void {
  for (const menu of document.querySelectorAll(OPEN)) {
    if (except === undefined || !menu.contains(except)) menu.removeAttribute('open')
  }
}

export function startDropdowns(): void {
  document.addEventListener('click', event => closeDropdowns(event.target instanceof Node ? event.target : undefined))
  document.addEventListener('focusin', event => {
    if (event.target instanceof Node) closeDropdowns(event.target)
  })
  document.addEventListener('keydown', event => {
    const menu = document.querySelector<HTMLElement>(OPEN)
    if (menu === null) return
    const inside = menu.contains(document.activeElement)
    if (event.key === 'Escape') {
      menu.removeAttribute('open')
      if (inside) menu.querySelector('summary')?.focus()
    }
    if (inside && (event.key === 'ArrowDown' || event.key === 'ArrowUp')) {
      event.preventDefault()
      step(menu, event.key === 'ArrowDown' ? 1 : -1)
    }
  })
}

/** Moves along the menu's own links; its label is the place before the first. */
function step(menu: HTMLElement, by: number): void {
  const stops = [...menu.querySelectorAll<HTMLElement>('summary, a, button')]
  const index = stops.indexOf(document.activeElement as HTMLElement)
  stops[(index + by + stops.length) % stops.length]?.focus()
}
