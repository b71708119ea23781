/** Two sets of facts side by side: every difference is a path, what was expected and what was found. */

/** `expected`: facts of Docusaurus; `found`: ours. */
export function compareFacts(expected, found) {
  const differences = []
  compareValues(expected, found, [], differences)
  return differences
}

function compareValues(expected, found, path, differences) {
  if (JSON.stringify(expected) === JSON.stringify(found)) return
  const add = () => differences.push({ path: path.join(' › '), expected, found })
  if (Array.isArray(expected) && Array.isArray(found)) return compareLists(expected, found, path, differences)
  if (!isGroup(expected) || !isGroup(found)) return add()
  for (const key of [...new Set([...Object.keys(expected), ...Object.keys(found)])].sort())
    compareValues(expected[key], found[key], [...path, key], differences)
}

const isGroup = value => value !== null && typeof value === 'object' && !Array.isArray(value)

/** Lists of lines: what only one of them has, else the order. Lists of records: one by one. */
function compareLists(expected, found, path, differences) {
  if (isGroup(expected[0] ?? found[0])) {
    const name = record => record.id ?? record.href ?? undefined
    const key = (list, index) => name(list[index] ?? {}) ?? String(index)
    const keyed = list => Object.fromEntries(list.map((record, index) => [key(list, index), record]))
    const names = list => list.map((_, index) => key(list, index))
    if (names(expected).join('\n') !== names(found).join('\n'))
      compareLists(names(expected), names(found), path, differences)
    const [left, right] = [keyed(expected), keyed(found)]
    for (const id of Object.keys(left)) if (id in right) compareValues(left[id], right[id], [...path, id], differences)
    return
  }
  const rest = [...found]
  const missing = expected.filter(line => {
    const index = rest.indexOf(line)
    if (index >= 0) rest.splice(index, 1)
    return index < 0
  })
  for (const line of missing) differences.push({ path: [...path, '-'].join(' › '), expected: line, found: undefined })
  for (const line of rest) differences.push({ path: [...path, '+'].join(' › '), expected: undefined, found: line })
  if (missing.length === 0 && rest.length === 0)
    differences.push({ path: [...path, 'order'].join(' › '), expected, found })
}

/** The kind of a difference: the fact without the page it is of. */
const kindOf = ({ path }) => {
  const parts = path.split(' › ')
  if (parts[0] === 'pages')
    return (
      parts
        .slice(2)
        .map(part => (/^\d+$/.test(part) ? 'n' : part))
        .slice(0, 3)
        .join(' › ') || 'page'
    )
  if (parts[0] === 'feeds')
    return ['feed', ...parts.slice(2).map(part => (part.startsWith('http') ? 'item' : part))].slice(0, 5).join(' › ')
  return parts[0]
}

/** Kind -> differences. */
export function byKind(differences) {
  const kinds = new Map()
  for (const difference of differences) {
    const kind = kindOf(difference)
    kinds.set(kind, [...(kinds.get(kind) ?? []), difference])
  }
  return kinds
}
