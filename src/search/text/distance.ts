/** How many slips of the finger lie between two words. */

/**
 * Damerau's distance (optimal string alignment): insertions, deletions, replacements and swapped neighbours.
 * Infinite as soon as the distance is known to be above `limit`.
 */
export function distance(from: string, to: string, limit: number): number {
  if (from === to) return 0
  if (Math.abs(from.length - to.length) > limit) return Number.POSITIVE_INFINITY
  let before: number[] = []
  let previous = Array.from({ length: to.length + 1 }, (_, index) => index)
  for (let row = 1; row <= from.length; row++) {
    const current = [row]
    for (let column = 1; column <= to.length; column++) {
      const same = from[row - 1] === to[column - 1]
      let cost = Math.min(
        at(previous, column) + 1,
        at(current, column - 1) + 1,
        at(previous, column - 1) + (same ? 0 : 1),
      )
      if (row > 1 && column > 1 && from[row - 1] === to[column - 2] && from[row - 2] === to[column - 1]) {
        cost = Math.min(cost, at(before, column - 2) + 1)
      }
      current.push(cost)
    }
    if (Math.min(...current) > limit) return Number.POSITIVE_INFINITY
    before = previous
    previous = current
  }
  const slips = at(previous, to.length)
  return slips > limit ? Number.POSITIVE_INFINITY : slips
}

/** Never asked of a place that a row does not have. */
const at = (row: readonly number[], index: number): number => row[index] as number
