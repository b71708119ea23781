/** Facts of feeds: what a reader program keeps of every item. */

import { fragmentFacts } from './content.mjs'
import { parseHtml } from './dom.mjs'
import { plainAddress, plainText } from './normal.mjs'

const decodeXml = text =>
  text
    .replace(/&lt;/g, '<')
    .replace(/&gt;/g, '>')
    .replace(/&quot;/g, '"')
    .replace(/&apos;|&#39;/g, "'")
    .replace(/&#x([0-9a-f]+);/gi, (_, hex) => String.fromCodePoint(Number.parseInt(hex, 16)))
    .replace(/&#(\d+);/g, (_, code) => String.fromCodePoint(Number(code)))
    .replace(/&amp;/g, '&')

const contentText = raw => (raw.startsWith('<![CDATA[') ? raw.slice(9, -3) : decodeXml(raw))
const inner = (xml, name) =>
  [...xml.matchAll(new RegExp(`<${name}(?:\\s[^>]*)?>([\\s\\S]*?)</${name}>`, 'g'))].map(([, raw]) =>
    contentText(raw.trim()),
  )
const first = (xml, name) => inner(xml, name)[0]
const attribute = (xml, element, name) =>
  [...xml.matchAll(new RegExp(`<${element}\\s([^>]*?)/?>`, 'g'))]
    .map(([, raw]) => new RegExp(`${name}="([^"]*)"`).exec(raw)?.[1])
    .map(value => value && decodeXml(value))
const blocks = (xml, name) =>
  [...xml.matchAll(new RegExp(`<${name}>[\\s\\S]*?</${name}>`, 'g'))].map(([block]) => block)
const withoutBlocks = (xml, name) => xml.replace(new RegExp(`<${name}>[\\s\\S]*?</${name}>`, 'g'), '')

const contentOf = html => (html === undefined ? undefined : fragmentFacts(parseHtml(html, true)))
const item = fields => ({
  ...fields,
  title: plainText(fields.title ?? ''),
  id: plainAddress(fields.id),
  link: plainAddress(fields.link),
  description: fields.description && plainText(fields.description),
  date: fields.date && new Date(fields.date).toISOString(),
  content: contentOf(fields.content),
})

export function rssFacts(xml) {
  const head = withoutBlocks(xml, 'item')
  return {
    title: first(head, 'title'),
    link: plainAddress(first(head, 'link')),
    description: first(head, 'description'),
    copyright: first(head, 'copyright'),
    language: first(head, 'language'),
    items: blocks(xml, 'item').map(block =>
      item({
        id: first(block, 'guid'),
        link: first(block, 'link'),
        title: first(block, 'title'),
        date: first(block, 'pubDate'),
        description: first(block, 'description'),
        content: first(block, 'content:encoded'),
        categories: inner(block, 'category'),
        authors: [...inner(block, 'author'), ...inner(block, 'dc:creator')],
      }),
    ),
  }
}

export function atomFacts(xml) {
  const head = withoutBlocks(xml, 'entry')
  return {
    id: plainAddress(first(head, 'id')),
    title: first(head, 'title'),
    subtitle: first(head, 'subtitle'),
    rights: first(head, 'rights'),
    items: blocks(xml, 'entry').map(block =>
      item({
        id: first(block, 'id'),
        link: attribute(block, 'link', 'href')[0],
        title: first(block, 'title'),
        date: first(block, 'published') ?? first(block, 'updated'),
        description: first(block, 'summary'),
        content: first(block, 'content'),
        categories: attribute(block, 'category', 'label'),
        authors: blocks(block, 'author').map(author =>
          [first(author, 'name'), first(author, 'email'), first(author, 'uri')].filter(Boolean).join(' '),
        ),
      }),
    ),
  }
}

export function jsonFacts(text) {
  const feed = JSON.parse(text)
  return {
    version: feed.version,
    title: feed.title,
    description: feed.description,
    home: plainAddress(feed.home_page_url),
    items: feed.items.map(entry =>
      item({
        id: entry.id,
        link: entry.url,
        title: entry.title,
        date: entry.date_published ?? entry.date_modified,
        description: entry.summary,
        content: entry.content_html,
        categories: entry.tags,
        authors: [entry.authors ?? entry.author ?? []]
          .flat()
          .map(author => [author.name, author.url].filter(Boolean).join(' ')),
      }),
    ),
  }
}

/** Facts of a site map: one line for an address. */
export const sitemapFacts = xml =>
  blocks(xml, 'url')
    .map(block =>
      [plainAddress(first(block, 'loc')), first(block, 'lastmod'), first(block, 'changefreq'), first(block, 'priority')]
        .filter(Boolean)
        .join(' '),
    )
    .sort()
