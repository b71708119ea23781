/** An output on its way, and what putting a file asks of it. */

import type { AssetPath } from '../shared/path.ts'
import type { Digests } from './digests.ts'
import type { Built, Files } from './manifest.ts'
import type { Places } from './outdir.ts'
import type { Listing } from './plan.ts'

export interface Putting {
  places: Places
  /** What stood in the output folder when the build began. */
  before: { files: Pick<ReadonlySet<string>, 'has'> }
  /** What the last build put there; without it every file is made anew. */
  known: Pick<Files, 'get'> | undefined
  digests: Digests
  /** The author's umask takes away what others need. */
  isMasked: boolean
  /** Folders of the staging folder that are there. */
  folders: Set<string>
  /** Files that stay as they stand, in the order in which they came; those that are written join them at the end. */
  built: Map<AssetPath, Built>
  /** Keys of the files that were written aside. */
  written: Map<AssetPath, string>
}

export interface Writing extends Putting {
  before: Listing
  /** File of the manifest, where the last build is remembered. */
  manifest: string | undefined
  /** Digest of the marker that stood there. */
  marker: string | undefined
  running: Set<Promise<void>>
  /** When others may have a turn again. */
  breath: number
  /** The first write that failed. */
  failure?: { error: unknown }
}
