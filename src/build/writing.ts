/** An output on its way. */

import type { AssetPath } from '../shared/path.ts'
import type { Digests } from './digests.ts'
import type { Built, Manifest } from './manifest.ts'
import type { Places } from './outdir.ts'
import type { Listing } from './plan.ts'

export interface Writing {
  places: Places
  /** What stood in the output folder when the build began. */
  before: Listing
  /** File of the manifest, where the last build is remembered. */
  manifest: string | undefined
  /** What the last build put there; without it every file is made anew. */
  known: Manifest | undefined
  /** Digest of the marker that stood there. */
  marker: string | undefined
  digests: Digests
  /** The author's umask takes away what others need. */
  isMasked: boolean
  /** Folders of the staging folder that are there. */
  folders: Set<string>
  /** Files that stay as they stand, in the order in which they came; those that are written join them at the end. */
  built: Map<AssetPath, Built>
  /** Keys of the files that were written aside. */
  written: Map<AssetPath, string>
  running: Set<Promise<void>>
  /** When others may have a turn again. */
  breath: number
  /** The first write that failed. */
  failure?: { error: unknown }
}
