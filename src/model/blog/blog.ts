/** Pages of one blog: posts, lists, tags, archive, authors. */

import type { Translate } from '../../messages/index.ts'
import type { BlogConfig, Config } from '../../shared/config.ts'
import { assetToAddress, type Route, routeToAddress, toAssetPath, toRoute } from '../../shared/path.ts'
import type { BlogModel, Page, Post, PostAuthor, PostPage, Sidebar } from '../../shared/site.ts'
import { documentBase, pageBase } from '../document.ts'
import { buildListPages } from '../lists.ts'
import type { BlogPosts } from './posts.ts'
import { relatedPosts, seriesOf } from './series.ts'

export interface BlogPages {
  model: BlogModel
  pages: Page[]
  sidebar: Sidebar | undefined
}

/** Builds every page of a blog. */
export function buildBlog(config: Config, blog: BlogConfig, built: BlogPosts, t: Translate): BlogPages {
  const { posts } = built
  const listed = posts.filter(post => !post.unlisted)
  const home = toRoute(blog.routeBasePath)
  const sidebarId = blog.sidebarCount > 0 && posts.length > 0 ? `blog:${blog.id}` : undefined
  const feeds = blog.feed.types.map(type => feedLink(config, home, type, blog.feed.title))
  const className = (page: string) => `plugin-blog plugin-id-${blog.id} blog-wrapper ${page}`
  const listTitle = home === '/' ? config.title : blog.title
  const byTag = groupByTag(listed)
  // A tag that only unlisted posts have shows them to those who know its address.
  const hiddenByTag = groupByTag(posts)

  const listOptions = {
    config,
    pageBasePath: blog.pageBasePath,
    perPage: blog.postsPerPage,
    newerLabel: t('theme.blog.paginator.newerEntries'),
    olderLabel: t('theme.blog.paginator.olderEntries'),
  }
  const numbered = (title: string, page: number, pages: number): string =>
    page === 1 ? title : t('theme.blog.list.pageTitle', { title, page, pages })

  const lists: Page[] = buildListPages(listed, { ...listOptions, base: home }).map(list => ({
    ...pageBase(config, list.route, {
      title: numbered(listTitle, list.paginator.page, list.paginator.pages),
      description: blog.description,
      className: className('blog-list-page'),
      searchTag: 'blog_posts_list',
      sidebar: sidebarId,
      feeds,
      lastmod: newest(list.posts),
    }),
    kind: 'postList',
    blogTitle: blog.title,
    blogDescription: blog.description,
    posts: list.posts,
    paginator: list.paginator,
  }))

  const postPages: PostPage[] = posts.map(post => {
    const place = listed.indexOf(post)
    const newer = listed[place - 1]
    const older = place < 0 ? undefined : listed[place + 1]
    return {
      ...documentBase(config, blog, post.route, post.parsed, {
        title: post.parsed.source.frontMatter.titleMeta ?? post.title,
        className: className('blog-post-page'),
        sidebar: sidebarId,
        feeds,
        noindex: config.noIndex || post.unlisted,
        unlisted: post.unlisted,
      }),
      lastmod: post.parsed.source.frontMatter.lastUpdate?.date ?? post.parsed.source.updated?.date ?? post.date,
      kind: 'post',
      post,
      parsed: post.parsed,
      backlinks: [],
      series: seriesOf(post, posts),
      related: relatedPosts(post, byTag),
      newer: newer === undefined ? undefined : { label: newer.title, href: newer.href },
      older: older === undefined ? undefined : { label: older.title, href: older.href },
    }
  })

  const tags = built.tags.all()
  const tagsRoute = toRoute(blog.routeBasePath, blog.tagsBasePath)
  const tagPages: Page[] = tags.flatMap(tag => {
    const tagged = byTag.get(tag.route) ?? hiddenByTag.get(tag.route) ?? []
    const title = t('theme.blog.tagTitle', {
      nPosts: t.plural('theme.blog.post.plurals', tagged.length),
      tagName: tag.label,
    })
    return buildListPages(tagged, { ...listOptions, base: tag.route }).map(
      (list): Page => ({
        ...pageBase(config, list.route, {
          title: numbered(title, list.paginator.page, list.paginator.pages),
          description: tag.description,
          className: className('blog-tags-post-list-page'),
          searchTag: 'blog_tags_posts',
          sidebar: sidebarId,
          noindex: config.noIndex || tag.count === 0,
          unlisted: tag.count === 0,
          lastmod: newest(list.posts),
          feeds: blog.feed.perTag
            ? blog.feed.types.map(type =>
                feedLink(config, tag.route, type, t('theme.feeds.tag', { title: blog.feed.title, tag: tag.label })),
              )
            : feeds,
        }),
        kind: 'tag',
        of: 'post',
        tag,
        allTagsHref: routeToAddress(tagsRoute, config),
        posts: list.posts,
        docs: [],
        paginator: list.paginator,
      }),
    )
  })

  const shownTags = tags.filter(tag => tag.count > 0)
  const tagList: Page[] =
    tags.length === 0
      ? []
      : [
          {
            ...pageBase(config, tagsRoute, {
              title: t('theme.tags.tagsPageTitle'),
              className: className('blog-tags-list-page'),
              searchTag: 'blog_tags_list',
              sidebar: sidebarId,
              feeds,
            }),
            kind: 'tagList',
            of: 'post',
            tags: shownTags,
          },
        ]

  return {
    model: { id: blog.id, posts: listed, tags: shownTags, homeHref: routeToAddress(home, config) },
    pages: [...lists, ...postPages, ...tagList, ...tagPages, ...archive(), ...authorPages()],
    sidebar: sidebarId === undefined ? undefined : blogSidebar(sidebarId, blog, posts, config.theme.blogSidebarByYear),
  }

  function archive(): Page[] {
    if (blog.archiveBasePath === undefined || listed.length === 0) return []
    return [
      {
        ...pageBase(config, toRoute(blog.routeBasePath, blog.archiveBasePath), {
          title: t('theme.blog.archive.title'),
          description: t('theme.blog.archive.description'),
          className: className('blog-archive-page'),
          searchTag: 'blog_archive',
          sidebar: sidebarId,
          feeds,
          lastmod: newest(listed),
        }),
        kind: 'archive',
        years: byYear(listed),
        total: listed.length,
      },
    ]
  }

  /** Everyone of the file of authors has a place in the list; guests follow, who stand in their posts alone. */
  function authorPages(): Page[] {
    if (built.authors.length === 0) return []
    const authors = new Map<string, { author: PostAuthor; posts: Post[] }>()
    for (const author of built.authors) if (author.key !== undefined) authors.set(author.key, { author, posts: [] })
    for (const post of listed) {
      for (const author of post.authors) {
        const key = author.key ?? author.name ?? author.url
        if (key === undefined) continue
        const entry = authors.get(key) ?? { author, posts: [] }
        entry.posts.push(post)
        authors.set(key, entry)
      }
    }
    const base = toRoute(blog.routeBasePath, blog.authorsBasePath)
    const list: Page = {
      ...pageBase(config, base, {
        title: t('theme.blog.authorsList.pageTitle'),
        className: className('blog-authors-list-page'),
        searchTag: 'blog_authors_list',
        sidebar: sidebarId,
        feeds,
      }),
      kind: 'authorList',
      authors: [...authors.values()].map(({ author, posts }) => ({ author, count: posts.length })),
    }
    const single = [...authors.values()].flatMap(({ author, posts }) => {
      if (author.pageSlug === undefined) return []
      const nPosts = t.plural('theme.blog.post.plurals', posts.length)
      const title = t('theme.blog.author.pageTitle', { authorName: author.name ?? author.pageSlug, nPosts })
      return buildListPages(posts, { ...listOptions, base: toRoute(base, author.pageSlug) }).map(
        (page): Page => ({
          ...pageBase(config, page.route, {
            title: numbered(title, page.paginator.page, page.paginator.pages),
            description: author.description ?? author.title,
            className: className('blog-authors-posts-page'),
            searchTag: 'blog_authors_posts',
            sidebar: sidebarId,
            feeds,
            lastmod: newest(page.posts),
          }),
          kind: 'author',
          author,
          allAuthorsHref: routeToAddress(base, config),
          posts: page.posts,
          paginator: page.paginator,
        }),
      )
    })
    return [list, ...single]
  }
}

function groupByTag(posts: Post[]): Map<string, Post[]> {
  const groups = new Map<string, Post[]>()
  for (const post of posts) {
    for (const tag of post.tags) {
      const found = groups.get(tag.route)
      if (found === undefined) groups.set(tag.route, [post])
      else found.push(post)
    }
  }
  return groups
}

/** Years newest first, posts in the given order. The year is the calendar year of the date as published. */
function byYear(posts: Post[]): { year: string; posts: Post[] }[] {
  const years = new Map<string, Post[]>()
  for (const post of posts) {
    const year = yearOf(post)
    const found = years.get(year)
    if (found === undefined) years.set(year, [post])
    else found.push(post)
  }
  return [...years].sort(([a], [b]) => b.localeCompare(a)).map(([year, posts]) => ({ year, posts }))
}

const yearOf = (post: Post): string => (post.parsed.source.frontMatter.day ?? post.date).slice(0, 4)

/** One list without a year when posts are not to stand under theirs. */
function blogSidebar(id: string, blog: BlogConfig, posts: Post[], isByYear: boolean): Sidebar {
  const shown = posts.slice(0, blog.sidebarCount)
  return {
    kind: 'blog',
    id,
    title: blog.sidebarTitle,
    years: (isByYear ? byYear(shown) : [{ year: '', posts: shown }]).map(({ year, posts }) => ({
      year,
      posts: posts.map(({ title, href, route, unlisted, parsed }) => ({
        title: parsed.source.frontMatter.sidebarLabel ?? title,
        href,
        route,
        unlisted,
      })),
    })),
  }
}

function newest(posts: Post[]): string | undefined {
  return posts
    .map(post => post.date)
    .reduce<string | undefined>((a, b) => (a === undefined || b > a ? b : a), undefined)
}

const FEED_FILES = { rss: 'rss.xml', atom: 'atom.xml', json: 'feed.json' } as const
const FEED_MIME = { rss: 'application/rss+xml', atom: 'application/atom+xml', json: 'application/json' } as const

function feedLink(config: Config, base: Route, type: keyof typeof FEED_FILES, title: string) {
  const file = toAssetPath(`${base === '/' ? '' : base}/${FEED_FILES[type]}`)
  return { type: FEED_MIME[type], title, href: assetToAddress(file, config.baseUrl) }
}
