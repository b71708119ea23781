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
        (previous[column] as number) + 1,
        (current[column - 1] as number) + 1,
        (previous[column - 1] as number) + (same ? 0 : 1),
      )
      // Of the first letters there is none before.
      if (from[row - 1] === to[column - 2] && from[row - 2] === to[column - 1]) {
        cost = Math.min(cost, (before[column - 2] as number) + 1)
      }
      current.push(cost)
    }
    if (Math.min(...current) > limit) return Number.POSITIVE_INFINITY
    before = previous
    previous = current
  }
  const slips = previous[to.length] as number
  return slips > limit ? Number.POSITIVE_INFINITY : slips
}
