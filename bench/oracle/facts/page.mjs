/** Facts of one HTML file: the head, the frame around the article, the article. */

import { contentFacts } from './content.mjs'
import { attributeOf, classesOf, find, findAll, markedText, parseHtml, textOf } from './dom.mjs'
import { plainAddress, plainText, plainYear } from './normal.mjs'

/** What a page is, by the style hooks that Docusaurus puts on `<html>`. */
const KINDS = {
  'blog-post-page': 'post',
  'mdx-page': 'mdx',
  'blog-list-page': 'posts',
  'blog-tags-list-page': 'tags',
  'blog-tags-post-list-page': 'posts',
  'blog-authors-list-page': 'authors',
  'blog-authors-posts-page': 'posts',
  'docs-tags-list-page': 'tags',
  'docs-tags-doc-list-page': 'docsOfTag',
}
/** The generated page of a category has no id of a document. */
function kindOf(classes) {
  const named = Object.entries(KINDS).find(([name]) => classes.includes(name))?.[1]
  if (named !== undefined) return named
  if (classes.some(name => name.startsWith('docs-doc-id-'))) return 'doc'
  if (classes.includes('docs-doc-page')) return 'category'
  // The archive is the one page of a blog that theirs leaves without a hook.
  return classes.includes('plugin-blog') ? 'archive' : 'page'
}

const HOOKS = /^(plugin-|docs-|blog-|mdx-)/
/** Compared as written; the rest of the head is the engine's own business. */
const META =
  /^(?:(?:description|keywords|robots|og:(?:title|description|image|url|locale)|article:(?:published_time|author|tag)|twitter:card)$|docusaurus_|docsearch:)/

/** Facts of a page, or where it leads when it only redirects. */
export function pageFacts(html, engine, isNotFound) {
  const page = parseHtml(html)
  const refresh = findAll(page, 'meta').find(node => attributeOf(node, 'http-equiv') === 'refresh')
  const to = /url=(.+)$/i.exec(String(attributeOf(refresh, 'content') ?? ''))?.[1]
  if (to !== undefined) return { redirect: plainAddress(to) }
  const classes = classesOf(find(page, 'html'))
  const kind = kindOf(classes)
  if (isNotFound)
    return { kind: 'notFound', title: textOf(find(page, 'title')), parts: partsOf(page), ...frameFacts(page, engine) }
  return {
    kind,
    classes: classes.filter(name => HOOKS.test(name)).sort(),
    ...headFacts(page),
    ...frameFacts(page, engine),
    ...bodyFacts(page, kind, engine),
    parts: partsOf(page),
  }
}

/**
 * What parts of the theme that a site draws itself have put into the page, each by `data-part`: once, since an item of
 * the bar stands in the menu of narrow screens too.
 */
const partsOf = page => [
  ...new Set(
    findAll(page, '[data-part]').map(node => `${attributeOf(node, 'data-part')} <${node.tagName}> ${textOf(node)}`),
  ),
]

function headFacts(page) {
  const html = find(page, 'html')
  const head = find(page, 'head')
  const meta = {}
  for (const node of findAll(head, 'meta')) {
    const name = String(attributeOf(node, 'name') ?? attributeOf(node, 'property') ?? '')
    if (!META.test(name)) continue
    const value = plainText(String(attributeOf(node, 'content') ?? ''))
    const shown = name === 'og:url' || name === 'og:image' ? plainAddress(value) : value
    meta[name] = name in meta ? [meta[name], shown].flat() : shown
  }
  const links = findAll(head, 'link')
  const linksOf = rel => links.filter(node => attributeOf(node, 'rel') === rel)
  return {
    lang: `${attributeOf(html, 'lang')} ${attributeOf(html, 'dir')}`,
    title: textOf(find(head, 'title')),
    meta,
    canonical: plainAddress(attributeOf(linksOf('canonical')[0], 'href')),
    feeds: linksOf('alternate')
      .filter(node => attributeOf(node, 'type') !== undefined)
      .map(node => `${attributeOf(node, 'type')} ${plainAddress(attributeOf(node, 'href'))}`)
      .sort(),
    languages: linksOf('alternate')
      .filter(node => attributeOf(node, 'hreflang') !== undefined)
      .map(node => `${attributeOf(node, 'hreflang')} ${plainAddress(attributeOf(node, 'href'))}`)
      .sort(),
    icon: plainAddress(attributeOf(linksOf('icon')[0], 'href')),
    data: findAll(head, 'script')
      .filter(node => attributeOf(node, 'type') === 'application/ld+json')
      .flatMap(node => linkedData(JSON.parse(node.children[0]?.value ?? '{}'))),
  }
}

/** Kinds of linked data, and the names of crumbs. */
function linkedData(value) {
  if (value['@type'] !== 'BreadcrumbList') return [[value['@type']].flat().join('+')]
  if (value.itemListElement.length === 0) return []
  const names = value.itemListElement.map(item => `${plainText(item.name)} -> ${plainAddress(item.item)}`)
  return [`BreadcrumbList: ${names.join(' / ')}`]
}

function frameFacts(page, engine) {
  const footer = engine.footer(page)
  const updated = find(page, '.theme-last-updated')
  return {
    navbar: engine.navbar(page),
    footer: footer && { ...footer, copyright: plainYear(footer.copyright) },
    announcement: engine.announcement(page),
    edit: plainAddress(attributeOf(find(page, '.theme-edit-this-page'), 'href')),
    updated:
      updated &&
      [attributeOf(find(updated, 'time'), 'datetime')?.slice(0, 10), byWhom(updated)].filter(Boolean).join(' '),
    unlisted: engine.unlisted(page),
  }
}

const byWhom = node => /(?:,|\sby|\sот)\s+(.+)$/u.exec(textOf(node, 'time'))?.[1]

function bodyFacts(page, kind, engine) {
  switch (kind) {
    case 'doc':
      return {
        ...article(page, kind, engine),
        crumbs: engine.crumbs(page),
        tags: engine.tags(page),
        pagination: engine.pagination(page),
        versionBadge: engine.versionBadge(page),
        versionBanner: engine.versionBanner(page),
        cards: engine.cards(page),
      }
    case 'post':
      return {
        ...article(page, kind, engine),
        ...engine.post(page),
        tags: engine.tags(page),
        pagination: engine.pagination(page),
        blogSidebar: engine.blogSidebar(page),
      }
    case 'posts':
      return { posts: engine.posts(page), pagination: engine.pagination(page), blogSidebar: engine.blogSidebar(page) }
    case 'tags':
      return { listedTags: engine.listedTags(page) }
    case 'docsOfTag':
      return { docs: engine.docsOfTag(page) }
    case 'archive':
      return { archive: engine.archive(page) }
    case 'authors':
      return { authors: engine.authors(page) }
    case 'category':
      return {
        h1: heading(page, engine),
        crumbs: engine.crumbs(page),
        cards: engine.cards(page),
        pagination: engine.pagination(page),
      }
    case 'mdx':
      return article(page, kind, engine)
    default:
      return article(page, kind, engine)
  }
}

const heading = (page, engine) => markedText(find(engine.main(page), 'h1'))

function article(page, kind, engine) {
  const facts = contentFacts(engine.content(page, kind), engine)
  return {
    h1: heading(page, engine),
    ...facts,
    // The title stands in the text or over it: it is a fact of its own.
    headings: facts.headings.filter(line => !line.startsWith('h1 ')),
    toc: engine.toc(page),
  }
}
