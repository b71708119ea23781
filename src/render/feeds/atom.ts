/** Atom 1.0 (RFC 4287). */

import { cdata, element, emptyElement, textElement, XML_DECLARATION } from '../xml.ts'
import type { Feed, FeedAuthor, FeedItem } from './feed.ts'

export function renderAtom(feed: Feed): string {
  const parts = [
    textElement('id', feed.id),
    textElement('title', feed.title),
    textElement('updated', feed.updated),
    textElement('generator', 'Zapiski'),
    emptyElement('link', { rel: 'alternate', href: feed.home }),
    emptyElement('link', { rel: 'self', href: feed.self }),
    textElement('subtitle', feed.description),
    textElement('icon', feed.icon),
    textElement('rights', feed.copyright),
    // Holds for entries without an author: each must have one.
    renderAuthor({ name: feed.siteTitle, url: undefined, email: undefined }),
    ...feed.items.map(renderEntry),
  ]
  const attributes = { xmlns: 'http://www.w3.org/2005/Atom', 'xml:lang': feed.language }
  return `${XML_DECLARATION}${element('feed', lines(parts), attributes)}\n`
}

function renderEntry(item: FeedItem): string {
  const parts = [
    textElement('title', item.title),
    textElement('id', item.id),
    emptyElement('link', { href: item.url }),
    textElement('updated', item.updated),
    textElement('published', item.published),
    ...item.authors.map(renderAuthor),
    ...item.categories.map(category => emptyElement('category', { label: category, term: category })),
    textElement('summary', item.description),
    element('content', cdata(item.html), { type: 'html' }),
  ]
  return element('entry', lines(parts))
}

function renderAuthor({ name, url, email }: FeedAuthor): string {
  return element('author', textElement('name', name) + textElement('email', email) + textElement('uri', url))
}

const lines = (parts: string[]): string => parts.filter(part => part !== '').join('\n')
