/** RSS, Atom and JSON feeds with full text: of each blog, and of each tag when asked for. */

import type { Translate } from '../messages/index.ts'
import type { BlogConfig, FeedConfig, FeedType } from '../shared/config.ts'
import {
  type AssetPath,
  absoluteUrl,
  assetToAddress,
  type Route,
  routeToAddress,
  toAssetPath,
  toRoute,
} from '../shared/path.ts'
import type { Post, Site } from '../shared/site.ts'
import { absoluteHtml } from './absolute.ts'
import { cdata, emptyElement, textElement } from './xml.ts'

export interface FeedsInput {
  site: Site
  t: Translate
  /** Final HTML of a post. */
  bodyOf: (post: Post) => string
}

export interface Feed {
  title: string
  description: string
  copyright: string
  language: string
  /** Absolute address of the page the feed belongs to. */
  home: string
  /** Absolute address of the feed itself. */
  self: string
  /** Date of the newest item, ISO 8601; no clock, so that equal sites have equal feeds. */
  updated: string
  items: FeedItem[]
}

export interface FeedItem {
  /** Absolute address: id and link at once, as Docusaurus has them. */
  url: string
  title: string
  description: string | undefined
  date: string
  updated: string
  categories: string[]
  authors: { name: string; url: string | undefined; email: string | undefined }[]
  /** Full text, every address absolute. */
  html: string
}

const FILES: Record<FeedType, string> = { rss: 'rss.xml', atom: 'atom.xml', json: 'feed.json' }
const WRITERS: Record<FeedType, (feed: Feed) => string> = { rss: renderRss, atom: renderAtom, json: renderJson }

export function renderFeeds({ site, t, bodyOf }: FeedsInput): { path: AssetPath; body: string }[] {
  const { config } = site
  return site.blogs.flatMap(model => {
    const blog = config.blogs.find(blog => blog.id === model.id)
    if (blog === undefined) return []
    const own = write(blog, toRoute(blog.routeBasePath), blog.feed.title, model.posts)
    if (!blog.feed.perTag) return own
    const tags = model.tags.flatMap(tag => {
      const posts = model.posts.filter(post => post.tags.some(({ route }) => route === tag.route))
      return write(blog, tag.route, t('theme.feeds.tag', { title: blog.feed.title, tag: tag.label }), posts)
    })
    return [...own, ...tags]
  })

  function write(blog: BlogConfig, route: Route, title: string, posts: Post[]): { path: AssetPath; body: string }[] {
    const shown = posts.slice(0, blog.feed.limit)
    return blog.feed.types.map(type => {
      const path = toAssetPath(`${route === '/' ? '' : route}/${FILES[type]}`)
      const feed: Feed = {
        ...describe(blog.feed, title),
        language: config.locale.htmlLang,
        home: absoluteUrl(config.url, routeToAddress(route, config)),
        self: absoluteUrl(config.url, assetToAddress(path, config.baseUrl)),
        updated:
          shown
            .map(({ date }) => date)
            .sort()
            .at(-1) ?? '1970-01-01T00:00:00.000Z',
        items: shown.map(toItem),
      }
      return { path, body: WRITERS[type](feed) }
    })
  }

  function describe({ description, copyright }: FeedConfig, title: string) {
    return { title, description, copyright }
  }

  function toItem(post: Post): FeedItem {
    const url = absoluteUrl(config.url, post.href)
    return {
      url,
      title: post.title,
      description: post.description,
      date: post.date,
      updated: post.parsed.source.frontMatter.lastUpdate?.date ?? post.date,
      categories: post.tags.map(tag => tag.label),
      authors: post.authors.flatMap(({ name, url, email }) => (name === undefined ? [] : [{ name, url, email }])),
      html: absoluteHtml(bodyOf(post), url),
    }
  }
}

function renderRss(feed: Feed): string {
  const items = feed.items.map(
    item =>
      `<item>${textElement('title', item.title)}${textElement('link', item.url)}${textElement('guid', item.url)}` +
      `${textElement('pubDate', new Date(item.date).toUTCString())}${textElement('description', item.description)}` +
      `<content:encoded>${cdata(item.html)}</content:encoded>` +
      item.authors
        .map(author =>
          author.email === undefined
            ? textElement('dc:creator', author.name)
            : textElement('author', `${author.email} (${author.name})`),
        )
        .join('') +
      `${item.categories.map(category => textElement('category', category)).join('')}</item>`,
  )
  return (
    `<?xml version="1.0" encoding="utf-8"?>\n<rss version="2.0" xmlns:dc="http://purl.org/dc/elements/1.1/" ` +
    `xmlns:content="http://purl.org/rss/1.0/modules/content/" xmlns:atom="http://www.w3.org/2005/Atom"><channel>` +
    `${textElement('title', feed.title)}${textElement('link', feed.home)}` +
    `<description>${feed.description === '' ? '' : cdata(feed.description)}</description>` +
    `${textElement('lastBuildDate', new Date(feed.updated).toUTCString())}${textElement('language', feed.language)}` +
    `${textElement('copyright', feed.copyright)}` +
    `${emptyElement('atom:link', { href: feed.self, rel: 'self', type: 'application/rss+xml' })}` +
    `${items.join('')}</channel></rss>\n`
  )
}

function renderAtom(feed: Feed): string {
  const entries = feed.items.map(
    item =>
      `<entry>${textElement('title', item.title)}${textElement('id', item.url)}${emptyElement('link', { href: item.url })}` +
      `${textElement('updated', item.updated)}${textElement('published', item.date)}${textElement('summary', item.description)}` +
      textElement('content', item.html, { type: 'html' }) +
      authorsOf(item, feed) +
      `${item.categories.map(category => emptyElement('category', { label: category, term: category })).join('')}</entry>`,
  )
  return (
    `<?xml version="1.0" encoding="utf-8"?>\n<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="${feed.language}">` +
    `${textElement('id', feed.home)}${textElement('title', feed.title)}${textElement('updated', feed.updated)}` +
    `${emptyElement('link', { rel: 'alternate', href: feed.home })}${emptyElement('link', { rel: 'self', href: feed.self })}` +
    `${textElement('subtitle', feed.description)}${textElement('rights', feed.copyright)}${entries.join('')}</feed>\n`
  )
}

/** Atom wants an author for each entry: the feed's title signs a post that has none. */
function authorsOf(item: FeedItem, feed: Feed): string {
  const authors = item.authors.length > 0 ? item.authors : [{ name: feed.title, url: undefined, email: undefined }]
  return authors
    .map(
      ({ name, url, email }) =>
        `<author>${textElement('name', name)}${textElement('email', email)}${textElement('uri', url)}</author>`,
    )
    .join('')
}

function renderJson(feed: Feed): string {
  const value = {
    version: 'https://jsonfeed.org/version/1.1',
    title: feed.title,
    home_page_url: feed.home,
    feed_url: feed.self,
    ...(feed.description === '' ? {} : { description: feed.description }),
    language: feed.language,
    items: feed.items.map(item => ({
      id: item.url,
      url: item.url,
      title: item.title,
      ...(item.description === undefined ? {} : { summary: item.description }),
      content_html: item.html,
      date_published: item.date,
      date_modified: item.updated,
      authors: item.authors.map(({ name, url }) => ({ name, ...(url === undefined ? {} : { url }) })),
      tags: item.categories,
    })),
  }
  return `${JSON.stringify(value, undefined, 1)}\n`
}
