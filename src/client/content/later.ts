/** Parts of an article whose code comes after it: to pages that have one, and to no others. */

import type { ShellData } from '../../shared/shell.ts'
import type { ClientTranslate } from '../translate.ts'
import { codeText } from './code.ts'

/** What parts are opened with. */
export interface Article {
  host: HTMLElement
  shell: ShellData
  t: ClientTranslate
  /** The code of a block as it would be typed. Handed over: taken from its file, it would leave the first script. */
  codeText: typeof codeText
}

/** Each module opens all of its kind, and gives what to do before they go. */
const PARTS = {
  // What the site draws around its pages is no article's, and is taken over with the first of them.
  'x-island': () => import('../islands/mount.tsx'),
  '.markdown img': () => import('./zoom.ts'),
  '.framed': () => import('../frames/framed.ts'),
  '[data-comments]': () => import('../comments/near.ts'),
}

/** Gives what to do before the article goes, also when that is before the code came. */
export function openLater(article: Omit<Article, 'codeText'>): () => void {
  const leaving: (() => void)[] = []
  let isGone = false
  for (const [selector, load] of Object.entries(PARTS))
    if (document.querySelector(selector))
      load()
        .then(({ open }) => isGone || leaving.push(open({ ...article, codeText })))
        // The server's HTML stays.
        .catch(console.warn)
  return () => {
    isGone = true
    for (const leave of leaving) leave()
  }
}
