/** Frames of an article. */

import type { Article } from '../content/later.ts'
import { watchDiagrams } from './diagrams.ts'
import { offerRun } from './examples.ts'

/** Gives what to do before the article goes. */
export function open({ host, codeText }: Article): () => void {
  const find = (kind: string) => [...host.querySelectorAll<HTMLElement>(`.framed-${kind}`)]
  const ends = [...find('live').map(box => offerRun(box, codeText)), watchDiagrams(find('mermaid'), codeText)]
  return () => {
    for (const end of ends) end()
  }
}
