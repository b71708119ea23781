/** Links that copy: the sign of a heading its full address, that under a text the text as its author wrote it. */

import { decodeSafely, splitAddress } from '../../shared/path.ts'
import { tell } from '../say.ts'
import type { ClientTranslate } from '../translate.ts'
import { writeClipboard } from './code.ts'

export function startHeadings(t: ClientTranslate): void {
  document.addEventListener('click', event => {
    const link =
      event.target instanceof Element ? event.target.closest<HTMLAnchorElement>('.hash-link,.as-markdown') : null
    if (link === null || event.ctrlKey || event.metaKey || event.shiftKey) return
    if (link.type !== '') {
      event.preventDefault()
      void import('./copy-markdown.ts').then(({ copyMarkdown }) => copyMarkdown(link.href, t))
      return
    }
    void writeClipboard(decodeHash(link)).then(ok => ok && tell(t('theme.common.linkCopied')))
  })
}

/** The address with a Cyrillic hash as a person would read it. */
function decodeHash(link: HTMLAnchorElement): string {
  const { hash } = splitAddress(link.href)
  const address = link.href.slice(0, link.href.length - hash.length)
  return `${address}#${decodeSafely(hash.slice(1)).replaceAll(' ', '%20')}`
}
