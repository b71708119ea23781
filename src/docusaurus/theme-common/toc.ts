/** Headings of a text as a tree: what contents that a site draws itself ask for. */

interface Heading {
  value: string
  id: string
  level: number
}
interface HeadingTree extends Heading {
  children: HeadingTree[]
}

/** Each heading below the last one before it of a level above its own. */
export function useTreeifiedTOC(toc: readonly Heading[]): HeadingTree[] {
  const roots: HeadingTree[] = []
  const open: HeadingTree[] = []
  for (const heading of toc) {
    const node = { ...heading, children: [] }
    while ((open.at(-1)?.level ?? 0) >= node.level) open.pop()
    ;(open.at(-1)?.children ?? roots).push(node)
    open.push(node)
  }
  return roots
}

interface FilteredInput {
  toc: readonly Heading[]
  minHeadingLevel: number
  maxHeadingLevel: number
}

/** The same of those levels alone; without levels, of all. */
export const useFilteredAndTreeifiedTOC = ({
  toc,
  minHeadingLevel: min = 2,
  maxHeadingLevel: max = 6,
}: FilteredInput) => useTreeifiedTOC(toc.filter(({ level }) => level >= min && level <= max))
