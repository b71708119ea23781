/** The text of a page as its author wrote it, put into the clipboard. */

import { tell } from '../say.ts'
import type { ClientTranslate } from '../translate.ts'

/** Where nothing can be copied it opens, to be read. */
export function copyMarkdown(address: string, t: ClientTranslate): Promise<void> {
  const text = fetch(address).then(async answer => {
    if (!answer.ok) throw new Error(`${answer.status} ${address}`)
    return new Blob([await answer.text()], { type: 'text/plain' })
  })
  // Some browsers let pages write only while a press is being answered: the text may come later.
  return Promise.resolve()
    .then(() => navigator.clipboard.write([new ClipboardItem({ 'text/plain': text })]))
    .then(
      () => tell(t('theme.CodeBlock.copied')),
      () => location.assign(address),
    )
}
