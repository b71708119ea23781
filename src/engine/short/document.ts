/** What is kept of a document: where its files are, what must stay as it is, its view. */

import type { Source } from '../../shared/document.ts'
import type { Address, AssetPath } from '../../shared/path.ts'
import type { PageView } from '../../shared/view/page-view.ts'
import type { ViewTexts } from '../pages.ts'

export interface KeptDocument extends Pick<Source, 'kind' | 'instance' | 'created' | 'updated'> {
  output: AssetPath
  /** Digest of the outward half. */
  outward: string
  /** Sheet of its inline styles. */
  sheet: Address | undefined
}

/** One line for each part: JSON has no line ends of its own. */
export const documentText = (kept: KeptDocument, { article, document }: ViewTexts): string =>
  [JSON.stringify(kept), article, document].join('\n')

export function readDocument(text: string): { kept: KeptDocument; view: PageView } {
  const [kept, article, document] = text.split('\n').map(part => JSON.parse(part))
  return { kept, view: { article, document } }
}
