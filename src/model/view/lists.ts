/** What lists show of posts, tags and authors, and of themselves. */

import type { Paginator, Post, PostAuthor, PostLink, Tag } from '../../shared/site.ts'
import type { AuthorLine, PaginatorView, PostEntry, PostLine, PostLook, TagLine } from '../../shared/view/page-view.ts'
import { excerptView } from './body.ts'
import type { ViewContext } from './context.ts'

export const postLine = ({ href, title, date, day }: PostLink): PostLine => ({ href, title, date, day })

export const tagLine = ({ label, href }: Tag): TagLine => ({ label, href })

export const authorLine = ({ key, name, title, url, imageUrl, pageHref }: PostAuthor): AuthorLine => ({
  key,
  name,
  title,
  url,
  imageUrl,
  pageHref,
})

export const postLook = (post: Post): PostLook => ({
  ...postLine(post),
  authors: post.authors.map(authorLine),
  tags: post.tags.map(tagLine),
  readingMinutes: post.readingMinutes,
})

/** Posts of a page of a list, and the ways to its other pages. */
export const entriesView = (context: ViewContext, { posts, paginator }: { posts: Post[]; paginator: Paginator }) => ({
  entries: posts.map((post): PostEntry => {
    return { ...postLook(post), truncated: post.truncated, excerpt: excerptView(context, post) }
  }),
  paginator: paginatorView(paginator),
})

/** Pages named around the current one, each side. */
const AROUND = 2

function paginatorView({ page, pages, total, newer, older, hrefs }: Paginator): PaginatorView {
  const steps = hrefs
    .map((href, index) => ({ number: index + 1, href }))
    .filter(({ number }) => number === 1 || number === pages || Math.abs(number - page) <= AROUND)
  return { page, pages, total, newer, older, steps }
}
