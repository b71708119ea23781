/** Which feeds a site has and what is in them: of each blog, and of each tag when asked for. */

import type { Translate } from '../../messages/index.ts'
import { codeOrder, knownOr } from '../../shared/collections.ts'
import type { BlogConfig, Config, FeedType } from '../../shared/config.ts'
import {
  type AssetPath,
  absoluteLink,
  absoluteUrl,
  assetToAddress,
  decodeSafely,
  type Route,
  routeToAddress,
  toAssetPath,
  toRoute,
} from '../../shared/path.ts'
import type { Post, Site } from '../../shared/site.ts'
import { isExternalUri } from '../../shared/text/uri.ts'
import type { BodyView } from '../../shared/view/page-view.ts'
import { iconOf } from '../head/icon.ts'
import { renderAtom } from './atom.ts'
import type { Feed, FeedAuthor, FeedView, ItemView } from './feed.ts'
import { toFeedHtml } from './feed-html.ts'
import { renderJsonFeed } from './json-feed.ts'
import { renderRss } from './rss.ts'

interface FeedsInput {
  site: Site
  t: Translate
  /** Text of a post. */
  bodyOf: (post: Post) => BodyView
}

/** A feed in one format: a function of this value. */
export interface FeedFile {
  path: AssetPath
  type: FeedType
  feed: FeedView
}

/** Names in the folder of the page a feed belongs to, as Docusaurus has them. */
const FILES: Record<FeedType, string> = { rss: 'rss.xml', atom: 'atom.xml', json: 'feed.json' }
const WRITERS: Record<FeedType, (feed: Feed) => string> = { rss: renderRss, atom: renderAtom, json: renderJsonFeed }

/** Date of a feed without items: it must have one, and it must not be the clock's. */
const NEVER = '1970-01-01T00:00:00.000Z'

/** What one feed is about, before it is written in each format. */
interface Channel {
  blog: BlogConfig
  /** Of the page it belongs to. */
  route: Route
  title: string
  items: ItemView[]
}

/** Every feed of the site. Drafts and unlisted posts are in none. */
export function feedsOf({ site, t, bodyOf }: FeedsInput): FeedFile[] {
  const items = new Map<Post, ItemView>()
  return site.blogs.flatMap(({ id, posts, tags }) => {
    const blog = site.config.blogs.find(blog => blog.id === id)
    if (blog === undefined || blog.feed.types.length === 0) return []
    /** A post is in several feeds and is the same in all of them. */
    const itemOf = (post: Post): ItemView => knownOr(items, post, () => toItem(site, post, bodyOf(post)))
    const write = (route: Route, title: string, posts: Post[]): FeedFile[] =>
      channelFeeds(site, { blog, route, title, items: posts.slice(0, blog.feed.limit).map(itemOf) })
    const published = posts.filter(({ isPrivate }) => !isPrivate).sort((a, b) => codeOrder(b.date, a.date))
    const own = write(toRoute(blog.routeBasePath), blog.feed.title, published)
    if (!blog.feed.perTag) return own
    const byTag = new Map<Route, Post[]>(tags.map(tag => [tag.route, []]))
    for (const post of published) for (const tag of post.tags) byTag.get(tag.route)?.push(post)
    const ofTags = tags.flatMap(({ route, label }) =>
      write(route, t('theme.feeds.tag', { title: blog.feed.title, tag: label }), byTag.get(route) ?? []),
    )
    return [...own, ...ofTags]
  })
}

/** Writes feeds; `html` draws the text of a post. A post is in several feeds, its text is made absolute once. */
export function createFeedWriter(html: (body: BodyView) => string): (file: FeedFile) => string {
  const texts = new Map<ItemView, string>()
  const textOf = (item: ItemView): string => knownOr(texts, item, () => toFeedHtml(html(item.body), item.url))
  return ({ type, feed }) =>
    WRITERS[type]({ ...feed, items: feed.items.map(item => ({ ...item, html: textOf(item) })) })
}

/** Readers know a post by it: in letters, as Docusaurus writes it, its host too. */
const idOf = ({ url, lenient }: Config, address: string): string =>
  (lenient?.origin ?? url) + decodeSafely(address.slice(url.length))

function channelFeeds(site: Site, { blog, route, title, items }: Channel): FeedFile[] {
  const { config } = site
  const address = absoluteUrl(config.url, routeToAddress(route, site.addresses))
  // The id of Docusaurus' feeds follows the slash rule even where a page's own address cannot: at the root.
  const home = config.trailingSlash === false ? address.replace(/\/$/, '') : address
  return blog.feed.types.map(type => {
    const path = toAssetPath(`${route === '/' ? '' : route}/${FILES[type]}`)
    const feed: FeedView = {
      title,
      description: blog.feed.description,
      copyright: blog.feed.copyright,
      language: config.locale.htmlLang,
      siteTitle: config.title,
      home,
      id: idOf(config, home),
      self: absoluteUrl(config.url, assetToAddress(path, config.baseUrl)),
      icon: siteIcon(site),
      updated: newest(items),
      items,
    }
    return { path, type, feed }
  })
}

const newest = (items: readonly ItemView[]): string =>
  items
    .map(({ updated }) => updated)
    .sort()
    .at(-1) ?? NEVER

/** The feed with other times of change, by the addresses that it names its posts by. */
export function withUpdates(file: FeedFile, changes: ReadonlyMap<string, string | undefined>): FeedFile {
  const items = file.feed.items.map(item =>
    changes.has(item.url) ? { ...item, updated: updatedAt(changes.get(item.url), item.published) } : item,
  )
  return { ...file, feed: { ...file.feed, updated: newest(items), items } }
}

const updatedAt = (changed: string | undefined, published: string): string =>
  changed !== undefined && changed > published ? changed : published

function toItem({ config }: Site, post: Post, body: BodyView): ItemView {
  const url = absoluteUrl(config.url, post.href)
  return {
    id: idOf(config, url),
    url,
    title: post.title,
    description: post.description,
    published: post.date,
    updated: updatedAt(post.changed, post.date),
    categories: post.tags.map(tag => tag.label),
    authors: post.authors.flatMap(({ name, key, url, pageHref, email }): FeedAuthor[] => {
      const shown = name ?? key
      const written = url ?? pageHref
      const address = written && absoluteLink(config.url, written)
      return shown === undefined ? [] : [{ name: shown, url: address, email }]
    }),
    body,
  }
}

function siteIcon({ config }: Site): string | undefined {
  const href = iconOf(config)?.href
  return href === undefined || isExternalUri(href) ? href : config.url + href
}
