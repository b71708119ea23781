/** The page of all authors of a blog and a list of posts for each who has a page. */

import { routeToAddress, toRoute } from '../../shared/path.ts'
import type { Page, Post, PostAuthor } from '../../shared/site.ts'
import { authorLine } from '../view/lists.ts'
import { type BlogContext, blogLists, blogPage } from './context.ts'

interface Written {
  author: PostAuthor
  posts: Post[]
}

/** The page of all authors, then those of each. */
export function authorPages(context: BlogContext, registered: readonly PostAuthor[]): Page[] {
  if (registered.length === 0) return []
  const { blog, addresses, t } = context
  const base = toRoute(blog.routeBasePath, blog.authorsBasePath)
  const authors = postsByAuthor(registered, context.listed)
  const all = blogPage(context, base, {
    title: t('theme.blog.authorsList.pageTitle'),
    className: 'blog-authors-list-page',
    sidebar: undefined,
    searchTag: 'blog_authors_list',
  })
  const single = authors.flatMap(({ author, posts }): Page[] => {
    if (author.pageSlug === undefined) return []
    const nPosts = t.plural('theme.blog.post.plurals', posts.length)
    const lists = blogLists(context, posts, {
      base: toRoute(base, author.pageSlug),
      title: t('theme.blog.author.pageTitle', { authorName: author.name ?? author.pageSlug, nPosts }),
      description: author.description ?? author.title,
      className: 'blog-authors-posts-page',
      searchTag: 'blog_authors_posts',
    })
    const allAuthorsHref = routeToAddress(base, addresses)
    return lists.map(list => ({ ...list, kind: 'author', author, allAuthorsHref }))
  })
  const counted = authors.map(({ author, posts }) => {
    return { ...authorLine(author), description: author.description, count: posts.length }
  })
  return [{ ...all, kind: 'authorList', shown: { kind: 'authorList', authors: counted } }, ...single]
}

/** Everyone of the file of authors has a place in the list; guests follow, who stand in their posts alone. */
function postsByAuthor(registered: readonly PostAuthor[], posts: readonly Post[]): Written[] {
  const authors = new Map<string, Written>()
  for (const author of registered) if (author.key !== undefined) authors.set(author.key, { author, posts: [] })
  for (const post of posts) {
    for (const author of post.authors) {
      const key = author.key ?? author.name ?? author.url
      if (key === undefined) continue
      const entry = authors.get(key) ?? { author, posts: [] }
      entry.posts.push(post)
      authors.set(key, entry)
    }
  }
  return [...authors.values()]
}
