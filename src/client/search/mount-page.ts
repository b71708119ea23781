/** The search page gets its results when it is the page shown. */

import type { ShellData } from '../../shared/shell.ts'
import type { ClientTranslate } from '../translate.ts'
import { failure } from './open.ts'

/** Gives what to do when another page comes. */
export function mountSearchPage(host: HTMLElement, shell: ShellData, t: ClientTranslate): () => void {
  const place = host.querySelector<HTMLElement>('#zapiski-results')
  if (place === null) return () => {}
  let leave = (): void => {}
  let isGone = false
  const start = (): void => {
    import('./page.tsx')
      .then(({ mount }) => {
        if (!isGone) leave = mount({ host, place, shell, t })
      })
      .catch(() => place.replaceChildren(...failure(t, start)))
  }
  start()
  return () => {
    isGone = true
    leave()
  }
}
