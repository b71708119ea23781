/** What leads from one post to others: its series, and posts with the same rare tags. */

import { codeOrder, groupBy, knownOr } from '../../shared/collections.ts'
import type { Post, PostLink, Series } from '../../shared/site.ts'
import { routeOrder } from '../context.ts'

const RELATED_LIMIT = 3

/** Series of posts, each in its own order; a series of one is none. */
export function collectSeries(posts: readonly Post[]): (post: Post) => Series | undefined {
  const ordered = posts.toSorted((a, b) => placeOf(a) - placeOf(b) || codeOrder(a.date, b.date))
  const members = groupBy(ordered, ({ series }) => (series === undefined ? [] : [series.name]))
  return post => {
    if (post.series === undefined) return undefined
    const { name } = post.series
    const shown = (members.get(name) ?? []).filter(other => !other.unlisted || other === post)
    if (shown.length < 2) return undefined
    return { name, posts: shown.map(({ title, href, route }) => ({ title, href, current: route === post.route })) }
  }
}

const placeOf = ({ series }: Post): number => series?.position ?? 0

/** Listed posts numbered by what comes first among equals, so that scores fit into one array. */
interface Ranked {
  posts: Post[]
  /** Numbers of the posts that have a tag, by its route. */
  sharing: ReadonlyMap<string, number[]>
  /** By number; all zero between two posts. */
  scores: Float64Array
}

/**
 * Posts that share tags, the rarest tags weighing most (1 / number of posts with the tag), newer first among equals.
 * Members of the same series are left out: the series box names them already.
 */
export function createRelated(listed: readonly Post[]): (post: Post) => PostLink[] {
  const posts = listed.toSorted((a, b) => codeOrder(b.date, a.date) || routeOrder(a.route, b.route))
  const sharing = groupBy(posts.keys(), number => posts[number]?.tags.map(({ route }) => route) ?? [])
  const ranked: Ranked = { posts, sharing, scores: new Float64Array(posts.length) }
  const find = (post: Post): number[] => {
    const touched = addScores(ranked, post)
    const best = bestOf(ranked, touched, post)
    for (const number of touched) ranked.scores[number] = 0
    return best
  }
  // Of a tag that thousands share all of them are looked at: once for all posts that have the same tags.
  const known = new Map<string, number[]>()
  return post => {
    const tags = (): string => JSON.stringify(post.tags.map(({ route }) => route))
    const best = post.series === undefined ? knownOr(known, tags(), () => find(post)) : find(post)
    const others = best.flatMap(number => posts[number] ?? []).filter(other => other !== post)
    return others.slice(0, RELATED_LIMIT).map(toPostLink)
  }
}

function addScores({ sharing, scores }: Ranked, post: Post): number[] {
  const touched: number[] = []
  for (const { route } of post.tags) {
    const numbers = sharing.get(route) ?? []
    for (const number of numbers) {
      if (scores[number] === 0) touched.push(number)
      scores[number] = (scores[number] ?? 0) + 1 / numbers.length
    }
  }
  return touched
}

/**
 * Numbers of the best, one more than are shown: the post itself may be among them. A common tag is shared by thousands: the
 * few best are kept while looking, nothing is sorted.
 */
function bestOf({ posts, scores }: Ranked, touched: readonly number[], post: Post): number[] {
  const isBefore = (a: number, b: number): boolean => {
    const difference = (scores[a] ?? 0) - (scores[b] ?? 0)
    return difference === 0 ? a < b : difference > 0
  }
  const best: number[] = []
  for (const number of touched) {
    const last = best[RELATED_LIMIT]
    if (last !== undefined && isBefore(last, number)) continue
    const other = posts[number]
    if (other === undefined || isSameSeries(other, post)) continue
    const place = best.findIndex(known => isBefore(number, known))
    best.splice(place < 0 ? best.length : place, 0, number)
    best.length = Math.min(best.length, RELATED_LIMIT + 1)
  }
  return best
}

const isSameSeries = (a: Post, b: Post): boolean => a.series !== undefined && a.series.name === b.series?.name

/** A post as a line of a list. */
const toPostLink = ({ route, href, title, date, day }: Post): PostLink => ({ route, href, title, date, day })
