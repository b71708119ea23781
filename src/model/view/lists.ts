/** What lists show of posts, tags and authors, and of themselves. */

import type { Paginator, Post, PostAuthor, PostLink, Tag } from '../../shared/site.ts'
import type { AuthorLine, PaginatorView, PostEntry, PostLine, PostLook, TagLine } from '../../shared/view/page-view.ts'
import { excerptView } from './body.ts'
import type { ViewContext } from './context.ts'
import { leadDrawing, rowPart } from './drawings.ts'

export const postLine = ({ href, title, date, day }: PostLink): PostLine => ({ href, title, date, day })

export const tagLine = ({ label, href }: Tag): TagLine => ({ label, href })

export const authorLine = ({ key, name, title, url, imageUrl, pageHref, email }: PostAuthor): AuthorLine => ({
  key,
  name,
  title,
  url,
  imageUrl,
  pageHref,
  ...((pageHref ?? url) === undefined && email !== undefined && { mail: `mailto:${email}` }),
})

export const postLook = (post: Post): PostLook => ({
  ...postLine(post),
  authors: post.authors.map(authorLine),
  tags: post.tags.map(tagLine),
  readingMinutes: post.readingMinutes,
})

interface Entries {
  posts: Post[]
  paginator: Paginator
  /** The first post is drawn large. */
  hasLead?: boolean
}

/** Posts of a page of a list, and the ways to its other pages. */
export const entriesView = (context: ViewContext, { posts, paginator, hasLead = false }: Entries) => ({
  entries: posts.map((post, index): PostEntry => {
    const entry = { ...context.speak(postLook(post)), truncated: post.truncated, excerpt: excerptView(context, post) }
    if (!context.site.config.theme.silhouettes) return entry
    return hasLead && index === 0 ? { ...entry, lead: leadDrawing(post) } : { ...entry, row: rowPart(context, post) }
  }),
  hasLead,
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
