/** Tells something to screen readers and, when asked, shows it for a moment. */

import { make } from './element.ts'

/** How long a note is shown, milliseconds. */
const SHOWN = 2000

let status: HTMLElement | undefined
let note: HTMLElement | undefined
let timer: ReturnType<typeof setTimeout> | undefined

function region(fields: Partial<HTMLDivElement>): HTMLElement {
  const element = make('div', fields)
  document.body.append(element)
  return element
}

/** Makes the live region; it has to be there before the first text. */
export function startSaying(): void {
  status = region({ className: 'sr-only', id: 'zapiski-status', role: 'status' })
}

/**
 * What lies outside a modal dialog is hidden from screen readers: while one is open, its own region speaks. It stands
 * there from the beginning, as ours does.
 */
const speaker = (): Element | undefined => document.querySelector('dialog[open] .sr-only') ?? status

export function say(text: string): void {
  const region = speaker()
  if (region === undefined) return
  // The same text twice is a change too.
  region.textContent = ''
  requestAnimationFrame(() => {
    region.textContent = text
  })
}

/** Says and shows. */
export function tell(text: string): void {
  say(text)
  note ??= region({ className: 'note', ariaHidden: 'true' })
  note.textContent = text
  note.dataset.shown = ''
  clearTimeout(timer)
  timer = setTimeout(() => delete note?.dataset.shown, SHOWN)
}
