/** Items by their keys, in the order they come; an item may have several keys or none. */
export function groupBy<Item, Key>(items: Iterable<Item>, keysOf: (item: Item) => readonly Key[]): Map<Key, Item[]> {
  const groups = new Map<Key, Item[]>()
  for (const item of items) {
    for (const key of keysOf(item)) {
      const found = groups.get(key)
      if (found === undefined) groups.set(key, [item])
      else found.push(item)
    }
  }
  return groups
}
