/** A site that lost most of its pages is more often a folder that went missing than a wish. */

import { problemOf } from '../messages/problem.ts'
import type { Problem } from '../shared/problem.ts'
import { isPage, type Listing } from './plan.ts'

/** Fewer lost pages are an everyday edit of a small site. */
const FEW = 5

interface Shrinkage {
  /** Takes note of a file of the new site. */
  count(path: string): void
  /** Fewer than half of the pages that stand in the output folder are left. */
  problems(): Problem[]
}

export function createShrinkage({ files }: Listing): Shrinkage {
  const before = [...files].filter(isPage).length
  let pages = 0
  return {
    count(path) {
      if (isPage(path)) pages += 1
    },
    problems() {
      const isShrunk = pages * 2 < before && before - pages > FEW
      return isShrunk ? [problemOf('error', 'site-shrunk', { values: { before, pages } })] : []
    },
  }
}
