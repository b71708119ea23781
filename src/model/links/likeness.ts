/** What somebody meant by an address that leads nowhere: looked for among all there is, and not without end. */

import { knownOr } from '../../shared/collections.ts'
import { type FilePath, nameOf } from '../../shared/path.ts'
import { nearest } from '../../shared/text/nearest.ts'

/** What a site has, which stays the same object for as long as its links are resolved. */
type Owner = object

/** Letters that one site may have compared, a second or two: one with another base has nothing but broken links. */
const MOST_COMPARED = 5_000_000
const compared = new WeakMap<Owner, number>()

/** `nearest` for as long as that does not hold up everything. */
export function alike(owner: Owner, word: string, names: readonly string[]): string | undefined {
  const sum = (compared.get(owner) ?? 0) + names.length * word.length
  compared.set(owner, sum)
  return sum > MOST_COMPARED ? undefined : nearest(word, names)
}

interface Index {
  files: readonly FilePath[]
  lower: ReadonlyMap<string, FilePath>
  named: ReadonlyMap<string, FilePath>
}
const indexes = new WeakMap<Owner, Index>()

/** Files by their paths in lower case and by their names alone. */
export const indexOf = (owner: Owner, list: () => readonly FilePath[]): Index =>
  knownOr(indexes, owner, () => {
    const files = list()
    return {
      files,
      lower: new Map(files.map(file => [file.toLowerCase(), file])),
      named: new Map(files.toReversed().map(file => [nameOf(file), file])),
    }
  })

/** A long folder is no likeness: the names have to be near each other, too. */
export function nearestFile(owner: Owner, wanted: FilePath, known: readonly FilePath[]): FilePath | undefined {
  const stemOf = (file: FilePath): string => nameOf(file).replace(/\.\w+$/, '')
  const near = known.filter(file => alike(owner, stemOf(wanted), [stemOf(file)]) !== undefined)
  return alike(owner, wanted, near) as FilePath | undefined
}

const idSets = new WeakMap<readonly string[], ReadonlySet<string>>()

/** Anchors of a page, asked for each link that leads there. */
export const idsOf = (anchors: readonly string[]): ReadonlySet<string> =>
  knownOr(idSets, anchors, () => new Set(anchors))
