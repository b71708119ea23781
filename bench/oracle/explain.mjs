/** Which differences are on purpose. */

import { DIFFERENCES } from './differences.mjs'

/** `pages › * › meta › **` as a test of a path. Alternatives in round brackets are those of regular expressions. */
function toTest(where) {
  const source = where
    .split(' › ')
    .map(part => part.replace(/[.+]/g, sign => `\\${sign}`))
    .join(' › ')
    .replace(/\*\*/g, '\0')
    .replace(/\*/g, '[^›]+?')
    .replaceAll('\0', '.*')
  const pattern = new RegExp(`^${source}$`, 'u')
  return path => pattern.test(path)
}

const tests = DIFFERENCES.map(({ where }) => toTest(where))

/** The first explanation of a difference between two sets of facts. */
export function explain(difference, expected, found) {
  const [, route] = /^pages › (.+?)(?: ›|$)/u.exec(difference.path) ?? []
  const page = {
    ...expected.pages?.[route],
    ...(route === undefined ? {} : { noindex: isHidden(found.pages?.[route]) }),
  }
  const list = /^(.*) › [+-]$/u.exec(difference.path)?.[1]?.split(' › ')
  const [theirs, ours] = [expected, found].map(side => list?.reduce((value, key) => valueAt(value, key), side))
  const others = [difference.expected === undefined ? theirs : ours].flat().filter(line => typeof line === 'string')
  const line = difference.expected ?? difference.found
  return DIFFERENCES.find(
    ({ when }, index) =>
      tests[index]?.(difference.path) &&
      holds(when, { ...difference, page, route, line, others, facts: { expected, found } }),
  )
}

/** A value that a head has twice is a list, which an explanation of one value knows nothing of. */
function holds(when, difference) {
  try {
    return when?.(difference) ?? true
  } catch (error) {
    if (error instanceof TypeError) return false
    throw error
  }
}

const isHidden = page => /noindex/.test(String(page?.meta?.robots ?? ''))

/** Records of a list are found by their id or address, as the comparison names them. */
const valueAt = (value, key) =>
  Array.isArray(value) ? (value.find(item => (item?.id ?? item?.href) === key) ?? value[key]) : value?.[key]
