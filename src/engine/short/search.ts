/** The index of the search after words of some pages changed. */

import { amendIndex } from '../../search/index.ts'
import type { AssetPath } from '../../shared/path.ts'
import type { MadeFile } from '../output-file.ts'
import type { Document } from './read.ts'
import type { Store } from './store.ts'

/** What stands in the output folder. */
export interface Standing {
  /** Throws when there is no such file. */
  read(path: AssetPath): string
}

interface Redone {
  files: MadeFile[]
  gone: AssetPath[]
}

/** `undefined` when the index that stands there is not whole. */
export function redoSearch(
  changed: readonly Document[],
  { store, output }: { store: Store; output: Standing },
): Redone | undefined {
  if (store.frame.searchHref === undefined) return { files: [], gone: [] }
  const read = (path: AssetPath): string | undefined => {
    try {
      return output.read(path)
    } catch {
      return undefined
    }
  }
  return amendIndex(
    read,
    changed.map(({ view, page }) => ({ route: view.article.route, sections: page.sections })),
  )
}
