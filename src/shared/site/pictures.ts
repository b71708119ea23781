/** Published files that content refers to, and the widths in which pictures come. */

import type { Address, AssetPath, FilePath } from '../path.ts'

/** A content file that is published under a hashed name. */
export interface Asset {
  readonly file: FilePath
  readonly output: AssetPath
  readonly href: Address
  /** Pixels as they are seen, for images. */
  readonly width: number | undefined
  readonly height: number | undefined
  /** The picture tells where it was taken: it is published without that. */
  readonly hasPosition?: boolean
  /** Digest of its bytes: what other widths are made of. */
  readonly digest?: string
  readonly widths?: PictureWidths
}

/** One picture in several widths. */
export interface PictureWidths {
  /** Narrowest first; the last one stands where only one can. */
  readonly sources: readonly PictureSource[]
  /** Class of colours that stands in its place until it comes; absent where it lets something through. */
  readonly tone: string | undefined
}

export interface PictureSource {
  readonly href: Address
  readonly output: AssetPath
  readonly width: number
}
