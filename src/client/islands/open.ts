/** Islands of an article: what they need is loaded on pages that have one, and on no others. */

import type { ShellData } from '../../shared/shell.ts'
import { openLater } from '../content/later.ts'

export function openIslands(shell: ShellData): () => void {
  // What the site draws around its pages is no article's, and is taken over with the first of them.
  const { body } = document
  return openLater(
    body.querySelector('x-island') === null
      ? undefined
      : import('./mount.tsx').then(
          ({ mountIslands }) =>
            () =>
              mountIslands(body, shell),
        ),
  )
}
