/** What parsing needs besides the document itself. */

import type { Translate } from '../messages/index.ts'
import type { MarkdownConfig } from '../shared/config.ts'
import type { Partial } from '../shared/document.ts'
import type { FilePath } from '../shared/path.ts'

export interface ParseOptions {
  markdown: MarkdownConfig
  t: Translate
  /** Heading levels of the table of contents; the model cuts, parsing keeps all. */
  toc: { min: number; max: number }
  /** Only for posts: where the excerpt ends. */
  truncateMarker?: RegExp | undefined
  /** Files that MDX may import as text, by path. */
  partials: ReadonlyMap<FilePath, Partial>
  /** Exports of a module that MDX imports: local components, data. Rejects when there is none. */
  importModule?: ((specifier: string, from: FilePath) => Promise<Record<string, unknown>>) | undefined
  /** Highlighted blocks by their text, shared between documents. */
  cache?: Map<string, string> | undefined
}
