/** What Docusaurus tells components of a blog's lists, for sites that draw these themselves. */

import { type Route, routeToAddress } from '../../shared/path.ts'
import type { ListFacts } from '../../shared/site/list-facts.ts'
import { LIST_PAGES } from '../../shared/site/parts.ts'
import type { Paginator, Post, PostAuthor, PostPage, Site, Tag } from '../../shared/site.ts'

type Page = Site['pages'][number]

/** Of each list of a blog, by its route. */
export function listFacts(site: Site): Map<Route, ListFacts> {
  const postPages = new Map(site.pages.flatMap(page => (page.kind === 'post' ? [[page.post, page] as const] : [])))
  const found = site.pages.flatMap((page): [Route, ListFacts][] => {
    const props = isList(page) ? propsOf(site, page, postPages) : undefined
    if (props === undefined || !isList(page)) return []
    const posts = 'posts' in page ? page.posts : []
    return [[page.route, { kind: page.kind, posts: posts.map(post => postFacts(site, post, postPages)), props }]]
  })
  return new Map(found)
}

type ListPage = Extract<Page, { kind: keyof typeof LIST_PAGES }>
type PostPages = ReadonlyMap<Post, PostPage>

const isList = (page: Page): page is ListPage => page.kind in LIST_PAGES && !('of' in page && page.of === 'doc')

/** The blog on whose pages this one lies; nearest wins. */
function blogOf({ config, blogs }: Site, route: Route) {
  const inside = config.blogs.filter(({ routeBasePath: base }) => base === '/' || `${route}/`.startsWith(`${base}/`))
  const [blog] = inside.toSorted((a, b) => b.routeBasePath.length - a.routeBasePath.length)
  const model = blogs.find(({ id }) => id === blog?.id)
  return blog && model && { blog, model }
}

/** The list beside the posts of a blog. */
export function recentPosts({ config, blogs }: Site, id: string) {
  const blog = config.blogs.find(other => other.id === id)
  const posts = blogs.find(other => other.id === id)?.posts ?? []
  return {
    title: blog?.sidebarTitle,
    items: posts.slice(0, blog?.sidebarCount).map(({ title, route, date, unlisted }) => ({
      title,
      // Links give it the slash of the site.
      permalink: routeToAddress(route, { baseUrl: config.baseUrl, trailingSlash: undefined }),
      unlisted,
      date,
    })),
  }
}

function propsOf(site: Site, page: ListPage, postPages: PostPages): ListFacts['props'] | undefined {
  const found = blogOf(site, page.route)
  if (found === undefined) return undefined
  const { blog, model } = found
  const sidebar = recentPosts(site, blog.id)
  const list = (paginator: Paginator) => ({
    ...paginatorFacts(paginator, page.href, blog.postsPerPage),
    blogTitle: blog.title,
    blogDescription: blog.description,
  })
  switch (page.kind) {
    case 'postList':
      return { sidebar, metadata: list(page.paginator) }
    case 'tag':
      return { sidebar, listMetadata: list(page.paginator), tag: tagFacts(page.tag, page.posts, page.allTagsHref) }
    case 'author':
      return { sidebar, listMetadata: list(page.paginator), author: authorFacts(page.author, page.paginator.total) }
    case 'tagList':
      return { sidebar, tags: page.tags.map(tag => tagFacts(tag, [])) }
    case 'authorList':
      return {
        sidebar,
        authors: model.posts
          .flatMap(({ authors }) => authors)
          .filter(isFirst)
          .map(author => authorFacts(author)),
      }
    case 'archive':
      return {
        archive: { blogPosts: model.posts.map(post => ({ id: post.route, ...postFacts(site, post, postPages) })) },
      }
  }
}

const isFirst = (author: PostAuthor, index: number, all: PostAuthor[]): boolean =>
  all.findIndex(({ name }) => name === author.name) === index

function paginatorFacts({ page, pages, total, newer, older }: Paginator, permalink: string, postsPerPage: number) {
  return {
    permalink,
    page,
    // A number in Docusaurus, which says so many as there are.
    postsPerPage: Number.isFinite(postsPerPage) ? postsPerPage : total,
    totalPages: pages,
    totalCount: total,
    ...(newer !== undefined && { previousPage: newer.href }),
    ...(older !== undefined && { nextPage: older.href }),
  }
}

const tagFacts = (
  { label, href, description, ...tag }: Tag & { count?: number },
  posts: readonly Post[],
  allTagsPath?: string,
) => ({
  label,
  permalink: href,
  description,
  count: tag.count ?? posts.length,
  ...(allTagsPath !== undefined && { allTagsPath }),
})

const authorFacts = (
  { key, name, title, description, url, imageUrl, pageHref, socials }: PostAuthor,
  count?: number,
) => ({
  key,
  name,
  title,
  description,
  url,
  imageURL: imageUrl,
  socials,
  page: pageHref === undefined ? null : { permalink: pageHref },
  count,
})

function postFacts({ config }: Site, post: Post, pages: PostPages): object {
  const page = pages.get(post)
  const { source } = post.parsed
  const frontMatter = { ...source.written }
  const metadata = {
    id: post.route,
    title: post.title,
    description: page?.description ?? post.parsed.description ?? '',
    permalink: post.href,
    source: `@site/${source.file}`,
    editUrl: page?.editUrl,
    date: post.date,
    formattedDate: new Intl.DateTimeFormat(config.locale.locale, {
      dateStyle: 'long',
      timeZone: config.timeZone,
    }).format(new Date(post.date)),
    authors: post.authors.map(author => authorFacts(author)),
    tags: post.tags.map(({ label, href }) => ({ label, permalink: href })),
    readingTime: post.readingMinutes,
    hasTruncateMarker: post.truncated,
    unlisted: post.unlisted,
    frontMatter,
  }
  const assets = { image: page?.image, authorsImageUrls: post.authors.map(({ imageUrl }) => imageUrl) }
  const toc = post.parsed.toc.map(({ text, id, level }) => ({ value: text, id, level }))
  return { metadata, frontMatter, assets, toc, contentTitle: post.title }
}
