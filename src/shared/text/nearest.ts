/** The nearest of some names, for «возможно, имелось в виду …». */

/** Edit distance with transpositions (optimal string alignment), given up above `limit`. */
function editDistance(a: string, b: string, limit: number): number {
  if (Math.abs(a.length - b.length) > limit) return limit + 1
  let before: number[] = []
  let previous = Array.from({ length: b.length + 1 }, (_, index) => index)
  for (let i = 1; i <= a.length; i++) {
    const current = [i]
    for (let j = 1; j <= b.length; j++) {
      const cost = a[i - 1] === b[j - 1] ? 0 : 1
      let value = Math.min((previous[j] ?? 0) + 1, (current[j - 1] ?? 0) + 1, (previous[j - 1] ?? 0) + cost)
      if (i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1]) {
        value = Math.min(value, (before[j - 2] ?? 0) + 1)
      }
      current.push(value)
    }
    before = previous
    previous = current
  }
  return previous[b.length] ?? limit + 1
}

/** The closest of `names` within a third of the word's length, or `undefined` when none is close. */
export function nearest(word: string, names: Iterable<string>): string | undefined {
  const lower = word.toLowerCase()
  const limit = Math.max(1, Math.floor(word.length / 3))
  let best: string | undefined
  let bestDistance = limit + 1
  for (const name of names) {
    const distance = editDistance(lower, name.toLowerCase(), limit)
    if (distance < bestDistance) {
      best = name
      bestDistance = distance
    }
  }
  return best
}
