/** Pages of one blog: posts, lists, tags, archive, authors. */

import { codeOrder, groupBy } from '../../shared/collections.ts'
import type { BlogConfig } from '../../shared/config.ts'
import type { ParsedPage } from '../../shared/document.ts'
import { type Route, routeToAddress, toRoute } from '../../shared/path.ts'
import type { Problem } from '../../shared/problem.ts'
import { TOWERS } from '../../shared/silhouette/towers.ts'
import type { PageLink, Sidebar } from '../../shared/site/menus.ts'
import type { BlogModel, Page, Post, PostPage } from '../../shared/site.ts'
import { shownYear } from '../../shared/zone.ts'
import type { Context } from '../context.ts'
import { documentBase } from '../document.ts'
import { lastmodOf, lastUpdateOfPost } from '../updates.ts'
import { postLine } from '../view/lists.ts'
import { authorPages, writingAuthors } from './authors.ts'
import { type BlogContext, blogClass, blogLists, blogPage, feedLinks, newest } from './context.ts'
import { buildPosts } from './posts.ts'
import { collectSeries, createRelated } from './series.ts'
import { tagPages } from './tag-pages.ts'
import { ALL_POSTS_LIMIT, drawsTowers, towersAddress, towersPart } from './towers.ts'

interface BlogPages {
  model: BlogModel
  pages: Page[]
  /** At most one. */
  sidebars: Sidebar[]
  problems: Problem[]
}

/** Builds every page of a blog. */
export function buildBlog(site: Context, blog: BlogConfig, parsed: ParsedPage[]): BlogPages {
  const { posts, tags, authors, problems } = buildPosts(site, blog, parsed)
  const home = toRoute(blog.routeBasePath)
  const context: BlogContext = {
    ...site,
    blog,
    home,
    posts,
    listed: posts.filter(post => !post.unlisted),
    sidebar: blog.sidebarCount > 0 && posts.length > 0 ? `blog:${blog.id}` : undefined,
    feeds: feedLinks(site, blog, { route: home, title: blog.feed.title }),
  }
  const { listed } = context
  return {
    model: {
      id: blog.id,
      posts: listed,
      tags: tags.filter(tag => tag.count > 0),
      homeHref: routeToAddress(home, site.addresses),
      authors: writingAuthors(context, authors),
      drawsTags: drawsTowers(context, 'tags'),
    },
    pages: [
      ...postLists(context),
      ...postPages(context),
      ...tagPages(context, tags),
      ...archive(context),
      ...authorPages(context, authors),
    ],
    sidebars: blogSidebar(context),
    problems,
  }
}

function postLists(context: BlogContext): Page[] {
  const { blog, home, config, listed } = context
  return blogLists(context, listed, {
    base: home,
    title: home === '/' ? config.title : blog.title,
    description: blog.description,
    className: 'blog-list-page',
    searchTag: 'blog_posts_list',
  }).map(list => ({
    ...list,
    kind: 'postList',
    blogTitle: blog.title,
    blogDescription: blog.description,
    hasLead: config.theme.silhouettes && list.paginator.page === 1 && listed.length > 0,
  }))
}

function postPages(context: BlogContext): PostPage[] {
  const { blog, config, posts, listed, sidebar, feeds } = context
  const seriesOf = collectSeries(posts)
  const relatedTo = createRelated(listed)
  const places = new Map(listed.map((post, place) => [post, place]))
  const link = (post: Post | undefined): PageLink | undefined => post && { label: post.title, href: post.href }
  return posts.map((post): PostPage => {
    const { parsed, route, unlisted } = post
    const { frontMatter } = parsed.source
    const place = places.get(post)
    const beside = (by: number) => (place === undefined ? undefined : link(listed[place + by]))
    return {
      ...documentBase(
        context,
        { instance: blog, route, parsed },
        {
          title: frontMatter.titleMeta ?? post.title,
          className: blogClass(context, 'blog-post-page'),
          sidebar,
          feeds,
          noindex: config.noIndex || unlisted,
          unlisted,
        },
      ),
      updated: lastUpdateOfPost({ config, blog, date: post.date }, parsed.source),
      ...(context.now !== undefined && post.date > context.now && { scheduled: true }),
      lastmod: lastmodOf(parsed.source) ?? post.date,
      kind: 'post',
      post,
      parsed,
      backlinks: [],
      series: seriesOf(post),
      related: relatedTo(post),
      newer: beside(-1),
      older: beside(1),
    }
  })
}

/** Nothing where there is no archive. */
const archiveRoute = ({ blog, listed }: BlogContext): Route | undefined =>
  blog.archiveBasePath === undefined || listed.length === 0
    ? undefined
    : toRoute(blog.routeBasePath, blog.archiveBasePath)

function archive(context: BlogContext): Page[] {
  const { listed, t } = context
  const route = archiveRoute(context)
  if (route === undefined) return []
  const page = blogPage(context, route, {
    title: t('theme.blog.archive.title'),
    description: t('theme.blog.archive.description'),
    className: 'blog-archive-page',
    sidebar: undefined,
    searchTag: 'blog_archive',
    lastmod: newest(listed),
  })
  const years = byYear(listed, context).map(({ year, posts }) => {
    const towers = towersPart(context, { of: 'archive', key: year, form: TOWERS.archive, count: posts.length })
    return { year, posts: posts.map(postLine), towers }
  })
  return [{ ...page, kind: 'archive', shown: { kind: 'archive', years, total: listed.length } }]
}

/** Years newest first, posts in the given order. The year is the calendar year of the date as published. */
function byYear(posts: Post[], { config }: Context): { year: string; posts: Post[] }[] {
  const years = groupBy(posts, post => [shownYear(post, config.timeZone)])
  return [...years].sort(([a], [b]) => codeOrder(b, a)).map(([year, posts]) => ({ year, posts }))
}

/** Where lists draw the newest text large, there is no room for it over them. */
function introOf({ blog, home, config }: BlogContext): { route: Route; text: string } | undefined {
  const isSaid = blog.description !== '' && blog.description !== blog.title
  return config.theme.silhouettes && isSaid ? { route: home, text: blog.description } : undefined
}

/** One list without a year when posts are not to stand under theirs. */
function blogSidebar(context: BlogContext): Sidebar[] {
  const { sidebar: id, blog, posts, config, addresses } = context
  if (id === undefined) return []
  const shown = posts.slice(0, blog.sidebarCount)
  const isByYear = config.theme.blogSidebarByYear
  const years = isByYear ? byYear(shown, context) : [{ year: '', posts: shown }]
  const route = archiveRoute(context)
  return [
    {
      kind: 'blog',
      id,
      title: blog.sidebarTitle,
      archive: route && routeToAddress(route, addresses),
      folded: shown.length > ALL_POSTS_LIMIT,
      towers: isByYear && drawsTowers(context, 'menu') ? towersAddress(context, 'menu') : undefined,
      intro: introOf(context),
      years: years.map(({ year, posts }) => ({
        year,
        posts: posts.map(({ sidebarLabel: title, href, route, unlisted }) => ({ title, href, route, unlisted })),
      })),
    },
  ]
}
