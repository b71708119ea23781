/** Tells something to screen readers and, when asked, shows it for a moment. */

/** How long a note is shown, milliseconds. */
const SHOWN = 2000

let status: HTMLElement | undefined
let note: HTMLElement | undefined
let timer: ReturnType<typeof setTimeout> | undefined

function region(className: string): HTMLElement {
  const element = document.createElement('div')
  element.className = className
  document.body.append(element)
  return element
}

/** Makes the live region; it has to be there before the first text. */
export function startSaying(): void {
  status = region('sr-only')
  status.id = 'zapiski-status'
  status.setAttribute('role', 'status')
}

export function say(text: string): void {
  if (status === undefined) return
  // The same text twice is a change too.
  status.textContent = ''
  requestAnimationFrame(() => {
    if (status !== undefined) status.textContent = text
  })
}

/** Says and shows. */
export function tell(text: string): void {
  say(text)
  note ??= region('note')
  note.setAttribute('aria-hidden', 'true')
  note.textContent = text
  note.dataset.shown = ''
  clearTimeout(timer)
  timer = setTimeout(() => delete note?.dataset.shown, SHOWN)
}
