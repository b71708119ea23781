/** Sources and dates of an earlier run, in one pack. */

import type { Memory, Remembered, RememberedDates } from '../../content/index.ts'
import { withoutLate } from '../../shared/lazy.ts'
import { readPack, writePack } from './pack.ts'

interface Stored {
  sources: Map<string, Remembered>
  dates: RememberedDates | undefined
}

export interface SourceCache extends Memory {
  /** Writes what was looked at in this run, when it is not what was there. */
  save(): void
}

export function openSources(file: string, identity: string): SourceCache {
  const stored = readPack(file, identity)?.value as Stored | undefined
  const next: Stored = { sources: new Map(), dates: undefined }
  return {
    source: key => stored?.sources.get(key),
    keepSource(key, { source, ...read }) {
      const known = stored?.sources.get(key)
      next.sources.set(
        key,
        known !== undefined && known.looked === read.looked ? known : { ...read, source: bare(source) },
      )
    },
    dates: () => stored?.dates,
    keepDates(dates) {
      next.dates = dates
    },
    save() {
      const isSame =
        stored !== undefined &&
        stored.dates === next.dates &&
        stored.sources.size === next.sources.size &&
        [...next.sources].every(([key, value]) => stored.sources.get(key) === value)
      if (!isSame) writePack(file, identity, { value: next, bodies: [] })
      next.sources.clear()
    },
  }
}

/** Without its text, which is in its file; to ask for it would unpack it. */
function bare(source: Remembered['source']): Remembered['source'] {
  if (source === undefined) return undefined
  const { body: _, ...rest } = withoutLate(source as { body?: string } & typeof source)
  return rest as typeof source
}
