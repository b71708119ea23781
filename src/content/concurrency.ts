/** Bounded parallel work: many files are read at once, but never so many that descriptors run out. */

/** Open files at a time; the lowest default limit of a process is 256. */
const LIMIT = 32

/** `Promise.all` over `items` with at most `LIMIT` under way; results keep the order of `items`. */
export async function mapConcurrently<Item, Result>(
  items: readonly Item[],
  work: (item: Item) => Promise<Result>,
): Promise<Result[]> {
  const results: Result[] = new Array(items.length)
  let next = 0
  async function take(): Promise<void> {
    while (next < items.length) {
      const index = next
      next += 1
      const item = items[index]
      if (item !== undefined) results[index] = await work(item)
    }
  }
  await Promise.all(Array.from({ length: Math.min(LIMIT, items.length) }, take))
  return results
}

/** The same, one after the other. */
export async function mapInTurn<Item, Result>(
  items: readonly Item[],
  work: (item: Item) => Promise<Result>,
): Promise<Result[]> {
  const results: Result[] = []
  for (const item of items) results.push(await work(item))
  return results
}
