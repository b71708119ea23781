/**
 * The author's side of the dev server: takes a saved file into the open page without a reload, keeps the scroll, and
 * shows problems over the page until they are gone. Not part of a published site.
 */

import type { Overlay } from '../messages/overlay.ts'
import { palette } from '../theme/palette.ts'

/** Set by script: the policy of the page forbids styles in the document. */
const STYLE = `#zapiski-overlay{position:fixed;inset:auto 1rem 1rem;z-index:99;margin:0 auto;max-inline-size:60rem;
max-block-size:70vh;overflow:auto;padding:1rem 1.5rem;border:2px solid ${palette.accent.light};border-radius:.75rem;
background:${palette.paper.dark};color:${palette.ink.dark};font:1rem/1.5 system-ui,sans-serif}#zapiski-overlay h2{color:inherit;font-size:1.125rem}
#zapiski-overlay li{margin-block:.75rem}#zapiski-overlay code{color:${palette.accent.dark};background:none}`

const sheet = new CSSStyleSheet()
sheet.replaceSync(STYLE)
document.adoptedStyleSheets.push(sheet)

const events = new EventSource('/__zapiski/events')
let connected = false

events.addEventListener('update', () => void refresh())
events.addEventListener('problems', event => showOverlay(JSON.parse(event.data) as Overlay))
// The server was restarted: its config may differ, so everything is loaded again.
events.addEventListener('open', () => {
  if (connected) location.reload()
  connected = true
})

/** Hands the fresh document to the app, which draws it where the old one is. */
async function refresh(): Promise<void> {
  await untilReady()
  const response = await fetch(location.pathname + location.search, { cache: 'no-store' })
  const fresh = new DOMParser().parseFromString(await response.text(), 'text/html')
  const content = document.getElementById('__zapiski_content')
  const open = [...(content?.querySelectorAll('details') ?? [])].map(details => details.open)
  const checked = [...(content?.querySelectorAll<HTMLInputElement>('input[type=radio]:checked') ?? [])]
  const restore = () => restoreChoices(open, checked)
  document.addEventListener('zapiski:refreshed', restore, { once: true })
  document.dispatchEvent(new CustomEvent('zapiski:refresh', { detail: fresh }))
}

/** A page that is just being opened has no app yet; one that never gets it is loaded again. */
async function untilReady(): Promise<void> {
  for (let tries = 0; document.documentElement.dataset.client !== 'ready'; tries++) {
    if (tries > 200) return location.reload()
    await new Promise(resolve => setTimeout(resolve, 100))
  }
}

/** Leaves open details and chosen tabs as the author has them. */
function restoreChoices(open: boolean[], checked: HTMLInputElement[]): void {
  document.querySelectorAll<HTMLDetailsElement>('#__zapiski_content details').forEach((details, index) => {
    if (open[index] !== undefined) details.open = open[index]
  })
  for (const { id } of checked) {
    const input = document.getElementById(id)
    if (input instanceof HTMLInputElement) input.checked = true
  }
}

function showOverlay({ label, heading, footer, mistakes }: Overlay): void {
  document.getElementById('zapiski-overlay')?.remove()
  if (mistakes.length === 0) return
  const dialog = document.createElement('dialog')
  dialog.id = 'zapiski-overlay'
  dialog.setAttribute('aria-label', label)
  const items = mistakes.map(({ place, text }) => element('li', element('code', place), element('br'), text))
  dialog.append(element('h2', heading), element('ul', ...items), element('p', footer))
  document.body.append(dialog)
  dialog.show()
  dialog.addEventListener('keydown', event => event.key === 'Escape' && dialog.close())
}

function element(name: string, ...children: (Node | string)[]): HTMLElement {
  const made = document.createElement(name)
  made.append(...children)
  return made
}
