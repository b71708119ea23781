/** What a change of texts alone leaves as it was: a site whose other pages cannot show it is not modelled anew. */

import { contentHash } from '../content-hash.ts'
import { contentsDigest, listedDigest, outwardDigest, withText } from '../model/index.ts'
import { knownOr } from '../shared/collections.ts'
import type { ParsedPage } from '../shared/document.ts'
import type { FilePath } from '../shared/path.ts'
import type { Problem } from '../shared/problem.ts'
import type { Page, Post, Site } from '../shared/site.ts'

interface Known {
  site: Site
  parsed: readonly ParsedPage[]
  /** Of pictures, links and the model: what is wrong on which line of a text. */
  problems: readonly Problem[]
  /** Components of the site are told of posts. */
  drawsLists: boolean
}

/**
 * The site with other texts of documents whose outward half is the same, and with their other faces in the lists of
 * posts; `undefined` when another page may show more of the difference, or when lines of problems may have moved.
 */
export function amendSite(
  { site, parsed: before, problems, drawsLists }: Known,
  parsed: readonly ParsedPage[],
): Site | undefined {
  if (before.length !== parsed.length) return undefined
  const digests = [outwardDigest, contentsDigest, ...(drawsLists ? [listedDigest] : [])]
  const digestOf = (page: ParsedPage): string =>
    digests.map(digest => digest(page, text => contentHash(text, 32))).join()
  const changed = new Map<FilePath, ParsedPage>()
  const renewed = new Map<Post, Post>()
  for (const [index, page] of parsed.entries()) {
    const old = before[index]
    if (old === page) continue
    if (old === undefined || digestOf(old) !== digestOf(page)) return undefined
    changed.set(page.source.file, page)
  }
  if (problems.some(({ file }) => file !== undefined && changed.has(file))) return undefined
  const blogs = site.blogs.map(blog => ({ ...blog, posts: blog.posts.map(renew) }))
  return { ...site, blogs, pages: site.pages.map(amend) }

  function amend(page: Page): Page {
    if ('posts' in page)
      return page.posts.some(post => renew(post) !== post) ? { ...page, posts: page.posts.map(renew) } : page
    const fresh = 'parsed' in page ? changed.get(page.parsed.source.file) : undefined
    if (fresh === undefined || !('parsed' in page)) return page
    return page.kind === 'post' ? { ...page, parsed: fresh, post: renew(page.post) } : { ...page, parsed: fresh }
  }

  /** Everywhere the same object, as the model has it. */
  function renew(post: Post): Post {
    const fresh = changed.get(post.parsed.source.file)
    return fresh === undefined ? post : knownOr(renewed, post, () => withText(post, fresh))
  }
}
