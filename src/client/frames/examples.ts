/** Examples that readers run: an editor in the place of the code, what it makes in a frame below it. */

import type { Article } from '../content/later.ts'
import { make } from '../element.ts'
import { createView } from './view.ts'

/** Milliseconds without a key before code runs again. */
const PAUSE = 400

export function offerRun(box: HTMLElement, codeOf: Article['codeText']): () => void {
  const { run = '', reset = '' } = box.dataset
  const button = make('button', { type: 'button', className: 'button framed-run', textContent: run })
  let editor: ReturnType<typeof edit> | undefined
  button.addEventListener('click', () => {
    if (editor === undefined) {
      editor = edit(box, codeOf)
      button.textContent = reset
    } else editor.reset()
  })
  box.append(button)
  return () => {
    editor?.close()
    button.remove()
  }
}

function edit(box: HTMLElement, codeOf: Article['codeText']): Record<'reset' | 'close', () => void> {
  const { frame: src = '', title = '', editor = '', bare } = box.dataset
  const block = box.querySelector<HTMLElement>('.code-block')
  const code = codeOf(box)
  const area = make('textarea', { className: 'framed-code', value: code, ariaLabel: editor, spellcheck: false })
  area.style.setProperty('--height', `${block?.offsetHeight ?? 0}px`)
  const fault = make('p', { className: 'framed-fault', hidden: true, role: 'alert' })
  const wishes = () => [{ id: 0, text: area.value, isBare: bare !== undefined }]
  const view = createView({
    src,
    title,
    wishes,
    hear(said) {
      fault.hidden = said.kind === 'shown'
      if (said.kind === 'failed') fault.textContent = said.message
      else view.element.style.blockSize = `${said.height}px`
    },
  })
  const tell = (): void => view.tell(wishes())
  let waiting: ReturnType<typeof setTimeout> | undefined
  area.addEventListener('input', () => {
    clearTimeout(waiting)
    waiting = setTimeout(tell, PAUSE)
  })
  block?.replaceWith(area, view.element, fault)
  const reset = (): void => {
    area.value = code
    tell()
  }
  return { reset, close: view.close }
}
