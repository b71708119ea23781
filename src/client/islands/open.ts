/** Islands of an article: what they need is loaded on pages that have one, and on no others. */

import type { ShellData } from '../../shared/shell.ts'

export function openIslands(shell: ShellData): () => void {
  // What the site draws around its pages is no article's, and is taken over with the first of them.
  const { body } = document
  if (body.querySelector('x-island') === null) return () => {}
  let isOpen = true
  let leave = () => {
    isOpen = false
  }
  import('./mount.tsx')
    .then(({ mountIslands }) => {
      if (isOpen) leave = mountIslands(body, shell)
    })
    // The server's HTML stays.
    .catch(error => console.warn(error))
  return () => leave()
}
