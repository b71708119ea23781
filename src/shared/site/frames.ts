/** Documents of their own for what the policy of pages forbids: libraries run there without any right to the page. */

import type { FrameKind } from '../document.ts'
import { type AssetPath, toAssetPath } from '../path.ts'

/** A name that stays: pages are the same when a library is another one. */
export const framePath = (kind: FrameKind): AssetPath => toAssetPath(`data/frames/${kind}.html`)
