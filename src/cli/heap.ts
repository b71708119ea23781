/** How much of the heap may be over before it is swept: what a build holds grows page by page. */

import { setFlagsFromString } from 'node:v8'

/**
 * Most of what a build makes is gone with its page; by default the heap may be twice as large as what lives before it is
 * swept. Percent, with no time that could be measured; of very many pages each is megabytes by the dozen.
 */
const GROWING = { usual: 30, large: 15 }
const LARGE = 30_000

export const boundHeap = (pages = 0): void =>
  setFlagsFromString(`--heap-growing-percent=${pages > LARGE ? GROWING.large : GROWING.usual}`)
