/** Lists and maps: groups, order, what is known under a key. */

interface Known<Key, Value> {
  get(key: Key): Value | undefined
  set(key: Key, value: Value): unknown
}

/** What is known under a key; made when it is asked for first. */
export function knownOr<Key, Value>(known: Known<Key, Value>, key: Key, make: () => Value): Value {
  const found = known.get(key)
  if (found !== undefined) return found
  const made = make()
  known.set(key, made)
  return made
}

/** What is found for the first that anything is found for. */
export function firstFound<Item, Found>(
  items: Iterable<Item>,
  find: (item: Item) => Found | undefined,
): Found | undefined {
  for (const item of items) {
    const found = find(item)
    if (found !== undefined) return found
  }
  return undefined
}

/** Adds to the list under a key. */
export function addTo<Key, Item>(lists: Known<Key, Item[]>, key: Key, item: Item): void {
  const list = lists.get(key)
  if (list === undefined) lists.set(key, [item])
  else list.push(item)
}

/** Items by their keys, in the order they come; an item may have several keys or none. */
export function groupBy<Item, Key>(items: Iterable<Item>, keysOf: (item: Item) => readonly Key[]): Map<Key, Item[]> {
  const groups = new Map<Key, Item[]>()
  for (const item of items) for (const key of keysOf(item)) addTo(groups, key, item)
  return groups
}

/** Each once, by what they say. */
export const unique = <Item>(items: readonly Item[]): Item[] => [
  ...new Map(items.map(item => [JSON.stringify(item), item])).values(),
]

/** Order of names that no reader sees. */
export const codeOrder = (a: string, b: string): number => (a < b ? -1 : a > b ? 1 : 0)

/** The first number below `count` that passes, else `count`: those that do not are all before those that do. */
export function firstPlace(count: number, passes: (place: number) => boolean): number {
  let [low, high] = [0, count]
  while (low < high) {
    const middle = (low + high) >> 1
    if (passes(middle)) high = middle
    else low = middle + 1
  }
  return low
}
