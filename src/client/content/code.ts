/** Code blocks: a button that copies and says so, one that wraps long lines. */

import { make } from '../element.ts'
import { say } from '../say.ts'
import type { ClientTranslate } from '../translate.ts'
import { actionIcon } from './icons.ts'

/** How long «copied» shows, milliseconds. */
const SHOWN = 2000

export function mountCode(root: ParentNode, t: ClientTranslate): void {
  const mounted = [...root.querySelectorAll<HTMLElement>('.code-block')].flatMap(block => mountBlock(block, t) ?? [])
  // With the next frame, which lays the page out anyway; and all before any is changed, or it would be done for each.
  requestAnimationFrame(() => {
    const wide = mounted.map(({ isWide }) => isWide())
    for (const [index, { wrap }] of mounted.entries()) wrap.hidden = wide[index] !== true
  })
}

interface MountedBlock {
  wrap: HTMLButtonElement
  /** Whether wrapping its lines would change anything. */
  isWide(): boolean
}

/** Nothing where the buttons stand already. */
function mountBlock(block: HTMLElement, t: ClientTranslate): MountedBlock | undefined {
  const pre = block.querySelector('pre')
  if (pre === null || block.querySelector('.code-actions') !== null) return undefined
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
  const isWide = (): boolean => block.classList.contains('wrapped') || pre.scrollWidth > pre.clientWidth
  // Hidden in a closed panel or another tab now, wide later; and windows change.
  for (const name of ['pointerenter', 'focusin'])
    block.addEventListener(name, () => {
      wrap.hidden = !isWide()
    })
  return { wrap, isWide }
}

function button(icon: 'copy' | 'wrap', label: string): HTMLButtonElement {
  const className = `code-action code-action-${icon}`
  const element = make('button', { type: 'button', className, title: label, ariaLabel: label })
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
