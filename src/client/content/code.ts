/** Code blocks: a button that copies and says so, one that wraps long lines. */

import { make } from '../element.ts'
import { say } from '../say.ts'
import type { ClientTranslate } from '../translate.ts'
import { actionIcon } from './icons.ts'

/** How long «copied» shows, milliseconds. */
const SHOWN = 2000

export function mountCode(root: ParentNode, t: ClientTranslate): void {
  for (const block of root.querySelectorAll<HTMLElement>('.code-block')) {
    const pre = block.querySelector('pre')
    if (pre === null || block.querySelector('.code-actions') !== null) continue
    const actions = make('div', { className: 'code-actions' })
    const wrap = button('wrap', t('theme.CodeBlock.wordWrapToggle'))
    wrap.ariaPressed = 'false'
    wrap.hidden = true
    wrap.addEventListener('click', () => {
      wrap.ariaPressed = String(block.classList.toggle('wrapped'))
    })
    const copy = button('copy', t('theme.CodeBlock.copyButtonAriaLabel'))
    // Its word is its name.
    copy.append(make('span', { textContent: t('theme.CodeBlock.copy') }))
    copy.ariaLabel = null
    copy.addEventListener('click', () => void copyCode(block, copy, t))
    actions.append(wrap, copy)
    block.append(actions)
    // Looked at when it is laid out and changed in the next frame, so that the page is not laid out anew for each block;
    // and again when its size is another: in a panel or tab that opens, in another window, when it comes near.
    const measure = () => {
      const isNarrow = wrap.ariaPressed === 'false' && pre.scrollWidth <= pre.clientWidth
      requestAnimationFrame(() => {
        wrap.hidden = isNarrow
      })
    }
    new ResizeObserver(measure).observe(pre)
  }
}

function button(icon: 'copy' | 'wrap', label: string): HTMLButtonElement {
  const className = `code-action code-action-${icon}`
  const element = make('button', { type: 'button', className, title: label, ariaLabel: label })
  element.append(actionIcon(icon))
  return element
}

/** The code as it would be typed: without the prompts of a session, lines that were removed, what is said of lines. */
export function codeText(block: HTMLElement): string {
  const copy = block.cloneNode(true) as HTMLElement
  for (const aside of copy.querySelectorAll('.p')) aside.remove()
  // Two where lines are folded.
  return [...copy.querySelectorAll('pre')]
    .map(pre => pre.textContent)
    .join('')
    .replace(/\n$/, '')
}

async function copyCode(block: HTMLElement, copy: HTMLElement, t: ClientTranslate): Promise<void> {
  const ok = await writeClipboard(codeText(block))
  const text = t(ok ? 'theme.CodeBlock.copied' : 'theme.CodeBlock.copyFailed')
  say(text)
  copy.dataset.result = ok ? 'done' : 'failed'
  copy.title = text
  setTimeout(() => {
    delete copy.dataset.result
    copy.title = t('theme.CodeBlock.copyButtonAriaLabel')
  }, SHOWN)
}

/** Whether the text is in the clipboard; without TLS there is no clipboard to write to. */
export async function writeClipboard(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text)
    return true
  } catch {
    return false
  }
}
