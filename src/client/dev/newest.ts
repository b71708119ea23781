/** In which order the mistakes of a site are shown while it is written. */

import type { Mistake } from '../../messages/overlay.ts'

/** What the last save brought stands first, the others as they stood: of many the new ones would be out of sight. */
export function newestFirst(mistakes: readonly Mistake[], shown: readonly Mistake[]): Mistake[] {
  const places = new Map(shown.map((mistake, place) => [nameOf(mistake), place]))
  const placeOf = (mistake: Mistake): number => places.get(nameOf(mistake)) ?? -1
  return mistakes.toSorted((a, b) => placeOf(a) - placeOf(b))
}

/** The lines of a text move while it is written. */
const nameOf = ({ file, place, text }: Mistake): string => `${file ?? place} ${text}`
