/** JSON Feed 1.1. */

import { stripIllegal } from '../xml.ts'
import type { Feed, FeedItem } from './feed.ts'

export function renderJsonFeed(feed: Feed): string {
  const value = {
    version: 'https://jsonfeed.org/version/1.1',
    title: feed.title,
    home_page_url: feed.home,
    feed_url: feed.self,
    description: feed.description === '' ? undefined : feed.description,
    language: feed.language,
    icon: feed.icon,
    favicon: feed.icon,
    authors: [{ name: feed.siteTitle }],
    items: feed.items.map(toItem),
  }
  // One item a line: a changed post is one changed line.
  const { items, ...head } = value
  const listed = items.map(item => JSON.stringify(item)).join(',\n')
  return `${JSON.stringify(head).slice(0, -1)},"items":[\n${listed}\n]}\n`
}

function toItem(item: FeedItem) {
  return {
    id: item.id,
    url: item.url,
    title: item.title,
    content_html: stripIllegal(item.html),
    summary: item.description,
    date_published: item.published,
    date_modified: item.updated,
    authors: item.authors.length === 0 ? undefined : item.authors.map(({ name, url }) => ({ name, url })),
    tags: item.categories.length === 0 ? undefined : item.categories,
  }
}
