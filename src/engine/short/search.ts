/** The index of the search after words of some pages changed. */

import { amendIndex, outlineOf } from '../../search/index.ts'
import type { AssetPath } from '../../shared/path.ts'
import type { MadeFile } from '../output-file.ts'
import type { Document } from './read.ts'
import type { Store } from './store.ts'

/** What stands in the output folder. */
export interface Standing {
  /** `undefined` when there is no such file. */
  read(path: AssetPath, encoding?: string): string | undefined
  has(path: AssetPath): boolean
}

interface Redone {
  files: MadeFile[]
  gone: AssetPath[]
  /** Text of the manifest, where there is an index. */
  manifest: string | undefined
}

/** `undefined` when the index that stands there is not whole. */
export function redoSearch(
  changed: readonly Document[],
  { store, output }: { store: Store; output: Standing },
): Redone | undefined {
  if (store.frame.searchHref === undefined) return { files: [], gone: [], manifest: undefined }
  const amended = amendIndex(
    output.read,
    changed.map(document => ({ route: document.view.article.route, ...wordsOf(document) })),
  )
  return amended && { ...amended, manifest: String(amended.files.at(-1)?.read() ?? '') }
}

const wordsOf = ({ view: { article, document }, page }: Document) =>
  article.original === undefined ? page : outlineOf({ parsed: page, description: document.description })
