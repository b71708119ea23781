/** Lists of the posts of each tag, and the page of all tags. */

import { groupBy } from '../../shared/collections.ts'
import { routeToAddress } from '../../shared/path.ts'
import { tagForm } from '../../shared/silhouette/towers.ts'
import type { Page, Tag } from '../../shared/site.ts'
import { tagsRoute } from '../tags.ts'
import { apart, type BlogContext, blogLists, blogPage, feedLinks } from './context.ts'
import { towersPart } from './towers.ts'

/** The page of all tags, then those of each. */
export function tagPages(context: BlogContext, tags: Tag[]): Page[] {
  if (tags.length === 0) return []
  const { blog, config, addresses, posts, t } = context
  const base = tagsRoute(blog)
  const all = blogPage(context, base, {
    title: t('theme.tags.tagsPageTitle'),
    className: 'blog-tags-list-page',
    sidebar: undefined,
    searchTag: 'blog_tags_list',
  })
  const drawn = tags
    .filter(({ count }) => count > 0)
    .map(tag => {
      const { route, count } = tag
      const form = tagForm(count)
      return { ...tag, towers: form && towersPart(context, { of: 'tags', key: route, form, count }) }
    })
  const byTag = groupBy(posts, post => post.tags.map(({ route }) => route))
  const single = tags.flatMap((tag): Page[] => {
    // A tag that only unlisted posts have shows them to those who know its address.
    const isHidden = tag.count === 0
    const tagged = (byTag.get(tag.route) ?? []).filter(post => isHidden || !post.unlisted)
    const nPosts = t.plural('theme.blog.post.plurals', tagged.length)
    const feedTitle = t('theme.feeds.tag', { title: blog.feed.title, tag: tag.label })
    const lists = blogLists(context, tagged, {
      base: tag.route,
      title: t('theme.blog.tagTitle', { nPosts, tagName: tag.label }),
      description: tag.description,
      className: apart(context, 'blog-tags-post-list-page'),
      searchTag: 'blog_tags_posts',
      noindex: config.noIndex || isHidden,
      unlisted: isHidden,
      ...(blog.feed.perTag && { feeds: feedLinks(context, blog, { route: tag.route, title: feedTitle }) }),
    })
    const allTagsHref = routeToAddress(base, addresses)
    return lists.map(list => ({ ...list, kind: 'tag', of: 'post', tag, allTagsHref, docs: [] }))
  })
  return [{ ...all, kind: 'tagList', of: 'post', tags: drawn }, ...single]
}
