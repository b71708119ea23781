/** What is kept of a page: where its files are, what must stay as it is, its view. */

import type { Around, ParsedPage, Source } from '../../shared/document.ts'
import type { Address, AssetPath } from '../../shared/path.ts'
import type { Problem } from '../../shared/problem.ts'
import type { PageView } from '../../shared/view/page-view.ts'
import { textDigest, type ViewTexts } from '../pages.ts'
import type { Place } from './store.ts'

export interface KeptPage {
  output: AssetPath
  /** Sheet of its inline styles. */
  sheet: Address | undefined
}

export interface KeptDocument extends KeptPage, Pick<Source, 'kind' | 'instance' | 'created' | 'updated'> {
  /** Digest of the outward half. */
  outward: string
  /** Digest of the contents, and what others may name of them. */
  contents: string
  anchors: string[]
  /** Digest of the face. */
  face: string
  /** Digest of what components of lists are told besides; on a site that draws lists itself. */
  listed: string | undefined
  /** Digest of what is to be told of it, and of where that may stand; `undefined`: nothing is. */
  said: string | undefined
  /** What the site draws around its text, and what that was told. */
  around: { told: Around; drawn: Place } | undefined
  /** The image that was made for it. */
  share: AssetPath | undefined
}

/**
 * What reading and parsing have to say of a document, and the lines on which the model names what its links mean: while
 * all that is the same, what the last whole build said of it holds.
 */
export const saidOf = ({ source, references, problems }: ParsedPage, read: readonly Problem[]): string =>
  textDigest(
    JSON.stringify([
      [...read, ...problems].map(problem => JSON.stringify(problem)).sort(),
      references.map(({ line, column }) => [line, column]),
      source.bodyLine,
      source.frontMatterLines,
    ]),
  )

/** A list of posts. */
export interface KeptList extends KeptPage {
  /** Excerpts by their digests. */
  texts: [digest: string, place: Place][]
}

/** One line for each part: JSON has no line ends of its own. */
export const keptText = (kept: KeptPage, { article, document }: ViewTexts): string =>
  [JSON.stringify(kept), article, document].join('\n')

export function readKept<Kept extends KeptPage>(text: string): { kept: Kept; view: PageView } {
  const [kept, article, document] = text.split('\n').map(part => JSON.parse(part))
  return { kept, view: { article, document } }
}
