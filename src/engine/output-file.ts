/** A file of the output, whose bytes are made or read when somebody wants them. */

import type { AssetPath } from '../shared/path.ts'

/** Made in memory: `read` makes it. */
export interface MadeFile {
  path: AssetPath
  from?: undefined
  read(): string | Uint8Array
}

/** Taken as it is from the disk. */
export interface CopiedFile {
  path: AssetPath
  /** Absolute. */
  from: string
}

export type OutputFile = MadeFile | CopiedFile

/** A text that is there already. */
export const textFile = ({ path, body }: { path: AssetPath; body: string }): MadeFile => ({ path, read: () => body })
