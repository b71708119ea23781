/** RSS 2.0 with full text (`content:encoded`). */

import { cdata, element, emptyElement, textElement, XML_DECLARATION } from '../xml.ts'
import type { Feed, FeedItem } from './feed.ts'

const NAMESPACES = {
  'xmlns:dc': 'http://purl.org/dc/elements/1.1/',
  'xmlns:content': 'http://purl.org/rss/1.0/modules/content/',
  'xmlns:atom': 'http://www.w3.org/2005/Atom',
}

export function renderRss(feed: Feed): string {
  const channel = [
    textElement('title', feed.title),
    textElement('link', feed.home),
    // A channel must have one.
    textElement('description', feed.description === '' ? feed.title : feed.description),
    emptyElement('atom:link', { href: feed.self, rel: 'self', type: 'application/rss+xml' }),
    textElement('language', feed.language),
    textElement('copyright', feed.copyright),
    textElement('lastBuildDate', rfc822(feed.updated)),
    textElement('generator', 'Zapiski'),
    ...feed.items.map(renderItem),
  ]
  return `${XML_DECLARATION}${element('rss', element('channel', channel.join('\n')), { version: '2.0', ...NAMESPACES })}\n`
}

function renderItem(item: FeedItem): string {
  const parts = [
    textElement('title', item.title),
    textElement('link', item.url),
    // A reader may follow a permalink, so an id that is not an address must say so.
    textElement('guid', item.id, { isPermaLink: item.id === item.url ? undefined : 'false' }),
    textElement('pubDate', rfc822(item.published)),
    textElement('atom:updated', item.updated === item.published ? undefined : item.updated),
    ...item.authors.map(({ name, email }) =>
      email === undefined ? textElement('dc:creator', name) : textElement('author', `${email} (${name})`),
    ),
    ...item.categories.map(category => textElement('category', category)),
    textElement('description', item.description),
    element('content:encoded', cdata(item.html)),
  ]
  return element('item', parts.filter(part => part !== '').join('\n'))
}

/** `Wed, 01 May 2024 00:00:00 GMT`: English in every locale. */
const rfc822 = (iso: string): string => new Date(iso).toUTCString()
