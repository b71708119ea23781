/** The window of mistakes over a page that is written: what is wrong, the lines around it, a way to the editor. */

import type { CodeFrame, Mistake, Overlay } from '../../messages/overlay.ts'
import type { Blocked } from '../../shared/config/blocked.ts'
import { palette } from '../../theme/palette.ts'

const ID = 'zapiski-overlay'

/** Set by script: the policy of the page forbids styles in the document. */
const STYLE = `#${ID}{position:fixed;inset:auto 1rem 1rem;z-index:99;margin:0 auto;inline-size:auto;max-inline-size:60rem;
max-block-size:70vh;overflow:auto;padding:1rem 1.5rem;border:2px solid ${palette.accent.light};border-radius:.75rem;
background:${palette.paper.dark};color:${palette.ink.dark};font:1rem/1.5 system-ui,sans-serif}
#${ID} h2{color:inherit;font-size:1.125rem;margin:0}
#${ID} .close+h2{padding-inline-end:6rem}
#${ID} ul{padding:0;list-style:none}#${ID} li{margin-block:1rem;overflow-wrap:anywhere}
#${ID} p{margin-block:.5rem}#${ID} code{padding:0;color:${palette.accent.dark};background:none}
#${ID} pre{margin:.5rem 0 0;padding:.5rem;overflow:auto;border:1px solid;border-radius:.375rem;background:none;color:inherit;font:.875rem/1.5 ui-monospace,monospace}
#${ID} mark{display:block;inline-size:max-content;min-inline-size:100%;background:${palette.accent.light};color:${palette.paper.light}}
#${ID} button{min-block-size:2.75rem;padding:0 .75rem;border:1px solid;border-radius:.375rem;background:none;color:inherit;font:inherit;cursor:pointer}
#${ID} .close{position:absolute;inset-block-start:.5rem;inset-inline-end:.5rem}
#${ID} button:focus-visible{outline:2px solid;outline-offset:2px}`

const sheet = new CSSStyleSheet()
sheet.replaceSync(STYLE)
document.adoptedStyleSheets.push(sheet)

// The focus is elsewhere as a rule, so the key is heard in the whole page; a modal window above is closed by it first.
document.addEventListener('keydown', ({ key }) => {
  const dialog = document.getElementById(ID)
  if (key === 'Escape' && dialog instanceof HTMLDialogElement && document.querySelector('dialog:modal') === null)
    dialog.close()
})

/** Shows what is wrong now, and what the policy keeps from the page; nothing when nothing is. */
export function showOverlay(overlay: Overlay, blocked: readonly Blocked[]): void {
  const { label, heading, footer, mistakes } = overlay
  document.getElementById(ID)?.remove()
  if (mistakes.length + blocked.length === 0) return
  const dialog = document.createElement('dialog')
  dialog.id = ID
  dialog.setAttribute('aria-label', label)
  const close = button(overlay.close, () => dialog.close())
  close.className = 'close'
  dialog.append(close)
  const items = mistakes.map(mistake => itemOf(mistake, overlay))
  if (items.length > 0) dialog.append(element('h2', heading), element('ul', ...items))
  const kept = blocked.map(one => element('li', textOfBlocked(one, overlay)))
  if (kept.length > 0) dialog.append(element('h2', overlay.blocked.heading), element('ul', ...kept))
  dialog.append(element('p', footer))
  const focused = document.activeElement
  document.body.append(dialog)
  dialog.show()
  // The reader of the page keeps the focus: the window comes and goes while the author types elsewhere.
  if (focused instanceof HTMLElement && focused !== document.body) focused.focus({ preventScroll: true })
  else if (document.activeElement instanceof HTMLElement) document.activeElement.blur()
}

const textOfBlocked = ({ setting, origin }: Blocked, { blocked: { text } }: Overlay): string =>
  text.replaceAll('{setting}', setting).replaceAll('{origin}', origin)

function itemOf(mistake: Mistake, { open, token }: Overlay): HTMLElement {
  const item = element('li', element('code', mistake.place), element('br'), mistake.text)
  if (mistake.frame !== undefined) item.append(codeOf(mistake.frame, mistake.line))
  if (token === undefined || mistake.file === undefined || mistake.line === undefined) return item
  const answer = element('span')
  answer.setAttribute('role', 'status')
  const { file, line, column } = mistake
  const ask = button(open, async () => {
    const response = await fetch('/__zapiski/open', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ token, file, line, column }),
    }).catch(() => undefined)
    answer.textContent = response === undefined || response.status === 204 ? '' : ` ${await response.text()}`
  })
  ask.setAttribute('aria-label', `${open}: ${mistake.place}`)
  item.append(element('p', ask, answer))
  return item
}

/** Lines with their numbers; the one that is meant is marked. */
function codeOf({ first, lines }: CodeFrame, line: number | undefined): HTMLElement {
  const width = String(first + lines.length - 1).length
  const rows = lines.map((text, index) => {
    const row = `${String(first + index).padStart(width)}  ${text}\n`
    return first + index === line ? element('mark', row) : row
  })
  const pre = element('pre', ...rows)
  pre.tabIndex = 0
  return pre
}

function button(text: string, press: () => void): HTMLButtonElement {
  const made = document.createElement('button')
  made.type = 'button'
  made.textContent = text
  made.addEventListener('click', press)
  return made
}

function element(name: string, ...children: (Node | string)[]): HTMLElement {
  const made = document.createElement(name)
  made.append(...children)
  return made
}
