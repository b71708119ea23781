/** A file of the output, whose bytes are made or read when somebody wants them. */

import type { AssetPath } from '../shared/path.ts'
import type { PageOrder } from './workers/draw.ts'

/** Made in memory: `read` makes it. */
export interface MadeFile {
  path: AssetPath
  from?: undefined
  /**
   * Digest of what the file is made of: the engine's version, the kind, the value. The same key is the same bytes, on
   * every machine and in any order of work, so a build that finds it in place does not make the file. Without one the
   * file is made, and its bytes are the key.
   */
  readonly key?: string
  /** What another thread draws it from; without it none can. To be asked for after the key, before that of another page. */
  order?(): PageOrder
  read(): string | Uint8Array
}

/** Taken as it is from the disk: its bytes are its key. */
export interface CopiedFile {
  path: AssetPath
  /** Absolute. */
  from: string
}

/** A picture that is encoded when nothing of its key stands in its place. */
export interface EncodedFile {
  path: AssetPath
  readonly key: string
  encode(): Promise<Uint8Array>
}

export type OutputFile = MadeFile | CopiedFile

/** A text that is there already. */
export const textFile = ({ path, body }: { path: AssetPath; body: string }): MadeFile => ({ path, read: () => body })
