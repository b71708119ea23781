/** What leads from one post to others: its series, and posts with the same rare tags. */

import type { Post, Series } from '../../shared/site.ts'

const RELATED_LIMIT = 3

/** Series a post belongs to, in its own order; a series of one is none. */
export function seriesOf(post: Post, posts: Post[]): Series | undefined {
  const name = post.parsed.source.frontMatter.series
  if (name === undefined) return undefined
  const members = posts
    .filter(other => other.parsed.source.frontMatter.series === name && (!other.unlisted || other === post))
    .sort((a, b) => seriesPosition(a) - seriesPosition(b) || a.date.localeCompare(b.date))
  if (members.length < 2) return undefined
  return { name, posts: members.map(({ title, href, route }) => ({ title, href, current: route === post.route })) }
}

const seriesPosition = (post: Post): number => post.parsed.source.frontMatter.seriesPosition ?? 0

/**
 * Posts that share tags, the rarest tags weighing most (1 / number of posts with the tag), newer first among equals.
 * Members of the same series are left out: the series box names them already.
 */
export function relatedPosts(post: Post, byTag: ReadonlyMap<string, Post[]>): Post[] {
  const scores = new Map<Post, number>()
  for (const tag of post.tags) {
    const sharing = byTag.get(tag.route) ?? []
    for (const other of sharing) scores.set(other, (scores.get(other) ?? 0) + 1 / sharing.length)
  }
  const { series } = post.parsed.source.frontMatter
  return [...scores]
    .filter(([other]) => other !== post && (series === undefined || other.parsed.source.frontMatter.series !== series))
    .sort(([a, x], [b, y]) => y - x || b.date.localeCompare(a.date) || a.route.localeCompare(b.route))
    .slice(0, RELATED_LIMIT)
    .map(([other]) => other)
}
