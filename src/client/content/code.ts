/** Code blocks: a button that copies and says so, one that wraps long lines. */

import { say } from '../say.ts'
import type { ClientTranslate } from '../translate.ts'
import { actionIcon } from './icons.ts'

/** How long «copied» shows, milliseconds. */
const SHOWN = 2000

export function mountCode(root: ParentNode, t: ClientTranslate): void {
  for (const block of root.querySelectorAll<HTMLElement>('.code-block')) {
    if (block.querySelector('pre') === null || block.querySelector('.code-actions') !== null) continue
    const actions = document.createElement('div')
    actions.className = 'code-actions'
    const wrap = button('wrap', t('theme.CodeBlock.wordWrapToggle'))
    wrap.setAttribute('aria-pressed', 'false')
    wrap.addEventListener('click', () => {
      const isWrapped = block.classList.toggle('wrapped')
      wrap.setAttribute('aria-pressed', String(isWrapped))
    })
    const copy = button('copy', t('theme.CodeBlock.copyButtonAriaLabel'))
    const word = document.createElement('span')
    word.textContent = t('theme.CodeBlock.copy')
    // Its word is its name.
    copy.append(word)
    copy.removeAttribute('aria-label')
    copy.addEventListener('click', () => void copyCode(block, copy, t))
    actions.append(wrap, copy)
    block.append(actions)
    const measure = () => {
      const isWide = [...block.querySelectorAll('pre')].some(pre => pre.scrollWidth > pre.clientWidth)
      wrap.hidden = !block.classList.contains('wrapped') && !isWide
    }
    measure()
    // Hidden in a closed panel or another tab now, wide later; and windows change.
    block.addEventListener('pointerenter', measure)
    block.addEventListener('focusin', measure)
  }
}

function button(icon: 'copy' | 'wrap', label: string): HTMLButtonElement {
  const element = document.createElement('button')
  element.type = 'button'
  element.className = `code-action code-action-${icon}`
  element.title = label
  element.setAttribute('aria-label', label)
  element.append(actionIcon(icon))
  return element
}

/** The code as it would be typed: without the prompts of a session, lines that were removed, what is said of lines. */
function codeText(block: HTMLElement): string {
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
