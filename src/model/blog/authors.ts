/** The page of all authors of a blog and a list of posts for each who has a page. */

import { codeOrder, groupBy, knownOr } from '../../shared/collections.ts'
import { type Route, routeToAddress, toRoute } from '../../shared/path.ts'
import { authorForm, FEWEST_TOWERS } from '../../shared/silhouette/towers.ts'
import type { BlogModel, Page, Post, PostAuthor } from '../../shared/site.ts'
import type { AuthorEntry } from '../../shared/view/page-view.ts'
import { shownYear } from '../../shared/zone.ts'
import { authorLine, postLine, tagLine } from '../view/lists.ts'
import { apart, type BlogContext, blogLists, blogPage } from './context.ts'
import { towersPart } from './towers.ts'

interface Written {
  author: PostAuthor
  posts: Post[]
}

const baseOf = ({ blog }: BlogContext): Route => toRoute(blog.routeBasePath, blog.authorsBasePath)

/** Those who have pages and posts. */
export const writingAuthors = (context: BlogContext, registered: readonly PostAuthor[]): BlogModel['authors'] =>
  postsByAuthor(registered, registered.length === 0 ? [] : context.listed).flatMap(({ author, posts }) => {
    const { pageSlug, pageHref } = author
    if (pageSlug === undefined || pageHref === undefined || posts.length === 0) return []
    return [{ route: toRoute(baseOf(context), pageSlug), href: pageHref, count: posts.length }]
  })

/** The page of all authors, then those of each. */
export function authorPages(context: BlogContext, registered: readonly PostAuthor[]): Page[] {
  if (registered.length === 0) return []
  const { addresses, t } = context
  const base = baseOf(context)
  const authors = postsByAuthor(registered, context.listed)
  const all = blogPage(context, base, {
    title: t('theme.blog.authorsList.pageTitle'),
    className: apart(context, 'blog-authors-list-page'),
    searchTag: 'blog_authors_list',
  })
  const single = authors.flatMap(({ author, posts }): Page[] => {
    if (author.pageSlug === undefined) return []
    const nPosts = t.plural('theme.blog.post.plurals', posts.length)
    const lists = blogLists(context, posts, {
      base: toRoute(base, author.pageSlug),
      title: t('theme.blog.author.pageTitle', { authorName: author.name ?? author.pageSlug, nPosts }),
      description: author.description ?? author.title,
      className: apart(context, 'blog-authors-posts-page'),
      searchTag: 'blog_authors_posts',
    })
    const allAuthorsHref = routeToAddress(base, addresses)
    return lists.map(list => ({ ...list, kind: 'author', author, allAuthorsHref }))
  })
  const shown = authors.map(written => authorEntry(context, written))
  return [{ ...all, kind: 'authorList', shown: { kind: 'authorList', authors: shown } }, ...single]
}

/** Of an author's posts and tags the list of authors names so many. */
const LATEST = 5
const FREQUENT = 8

function authorEntry(context: BlogContext, { author, posts }: Written): AuthorEntry {
  const { pageSlug, description } = author
  const key = pageSlug === undefined ? undefined : toRoute(baseOf(context), pageSlug)
  const count = posts.length
  const years = posts.map(post => shownYear(post, context.config.timeZone)).sort(codeOrder)
  const tags = [...groupBy(posts, post => post.tags.map(({ route }) => route))]
    .sort(([, a], [, b]) => b.length - a.length)
    .flatMap(([route, tagged]) => tagged[0]?.tags.filter(tag => tag.route === route) ?? [])
  return {
    ...authorLine(author),
    description,
    count,
    years: [...new Set([years[0], years.at(-1)])].filter(year => year !== undefined),
    towers:
      key && count >= FEWEST_TOWERS
        ? towersPart(context, { of: 'tags', key, form: authorForm(count), count })
        : undefined,
    tags: tags.slice(0, FREQUENT).map(tagLine),
    latest: posts.slice(0, LATEST).map(postLine),
  }
}

/** Everyone of the file of authors has a place in the list; guests follow, who stand in their posts alone. */
function postsByAuthor(registered: readonly PostAuthor[], posts: readonly Post[]): Written[] {
  const authors = new Map<string, Written>()
  for (const author of registered) if (author.key !== undefined) authors.set(author.key, { author, posts: [] })
  for (const post of posts) {
    for (const author of post.authors) {
      const key = author.key ?? author.name ?? author.url
      if (key === undefined) continue
      knownOr(authors, key, () => ({ author, posts: [] })).posts.push(post)
    }
  }
  return [...authors.values()]
}
