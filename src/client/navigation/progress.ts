/** The bar on top that says a page is on its way. The numbers are nprogress' defaults (SPEC §9). */

import { make } from '../element.ts'

/** Milliseconds without a bar: most pages are there by then. */
const DELAY = 200
const MINIMUM = 0.08
/** Milliseconds of one movement. */
const SPEED = 200
const TRICKLE_RATE = 0.02
const TRICKLE_SPEED = 800

let bar: HTMLElement | undefined
let timer: ReturnType<typeof setTimeout> | undefined
let value = 0

function move(to: number): void {
  value = to
  // Styles of single elements are set by script: the policy forbids them in markup only.
  if (bar !== undefined) bar.style.transform = `scaleX(${to})`
}

export function startProgress(): void {
  clearTimeout(timer)
  clearInterval(timer)
  timer = setTimeout(() => {
    bar ??= make('div', { className: 'progress', ariaHidden: 'true' })
    document.body.append(bar)
    move(MINIMUM)
    bar.dataset.shown = ''
    timer = setInterval(() => move(Math.min(value + TRICKLE_RATE, 0.99)), TRICKLE_SPEED)
  }, DELAY)
}

export function endProgress(): void {
  clearTimeout(timer)
  clearInterval(timer)
  if (bar?.dataset.shown === undefined) return
  move(1)
  timer = setTimeout(() => {
    delete bar?.dataset.shown
    bar?.remove()
    move(0)
  }, SPEED)
}
