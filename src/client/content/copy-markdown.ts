/** The link to the text of a page as its author wrote it becomes a button that copies it. */

import { tell } from '../say.ts'
import type { ClientTranslate } from '../translate.ts'

/** Gives what to do when the page goes. */
export function mountCopy(link: HTMLAnchorElement, t: ClientTranslate): () => void {
  const copy = (event: Event): void => {
    event.preventDefault()
    copyText(link.href).then(
      () => tell(t('theme.CodeBlock.copied')),
      // Where nothing can be copied it is still there to be read.
      () => location.assign(link.href),
    )
  }
  const onClick = (event: MouseEvent): void => {
    if (!(event.ctrlKey || event.metaKey || event.shiftKey)) copy(event)
  }
  const onKey = (event: KeyboardEvent): void => {
    if (event.key === ' ') copy(event)
  }
  link.setAttribute('role', 'button')
  link.addEventListener('click', onClick)
  link.addEventListener('keydown', onKey)
  return () => {
    link.removeAttribute('role')
    link.removeEventListener('click', onClick)
    link.removeEventListener('keydown', onKey)
  }
}

async function copyText(address: string): Promise<void> {
  const text = fetch(address).then(async answer => {
    if (!answer.ok) throw new Error(`${answer.status} ${address}`)
    return new Blob([await answer.text()], { type: 'text/plain' })
  })
  // Some browsers let pages write only while a press is being answered: the text may come later.
  await navigator.clipboard.write([new ClipboardItem({ 'text/plain': text })])
}
