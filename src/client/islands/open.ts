/** Islands of an article: what they need is loaded on pages that have one, and on no others. */

import type { ShellData } from '../../shared/shell.ts'

export function openIslands(host: HTMLElement, shell: ShellData): () => void {
  if (host.querySelector('x-island') === null) return () => {}
  let isOpen = true
  let leave = () => {
    isOpen = false
  }
  import('./mount.tsx')
    .then(({ mountIslands }) => {
      if (isOpen) leave = mountIslands(host, shell)
    })
    // The server's HTML stays.
    .catch(error => console.warn(error))
  return () => leave()
}
