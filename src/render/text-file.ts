/** A file of the output made as text. */

import type { AssetPath } from '../shared/path.ts'

export interface TextFile {
  path: AssetPath
  body: string
}
