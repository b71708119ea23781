/** What the article of a page shows, by kind of page. */

import type { TocItem } from '../../shared/document.ts'
import type { Original } from '../../shared/site/languages.ts'
import { TOP_BAR } from '../../shared/site/parts.ts'
import type { CategoryPage, DocPage, DocumentPage, Page, PostPage, StandalonePage } from '../../shared/site.ts'
import { escapeText } from '../../shared/text/escape.ts'
import type { ArticleOf, ArticleView } from '../../shared/view/page-view.ts'
import { commentsOf } from '../comments.ts'
import { inLanguage, spokenLines } from '../spoken.ts'
import { bodyView, replacedView } from './body.ts'
import type { ViewContext } from './context.ts'
import { mapOf } from './drawings.ts'
import { entriesView, postLine, postLook, tagLine } from './lists.ts'
import { markdownOf } from './markdown.ts'
import { needsFullLoad, ownTitle } from './own-head.ts'

export function articleView(context: ViewContext, page: Page): ArticleView {
  if ('shown' in page) return { ...baseOf(context, page), ...spokenLines(page.shown, context.speak) }
  switch (page.kind) {
    case 'post':
      return postArticle(context, page)
    case 'doc':
      return docArticle(context, page)
    case 'page':
      return standaloneArticle(context, page)
    case 'category':
      return categoryArticle(context, page)
    default:
      return listArticle(context, page)
  }
}

type ListPage = Extract<Page, { kind: 'postList' | 'tagList' | 'tag' | 'author' | 'notFound' | 'search' }>

/** What is made of no document of its own. */
function listArticle(context: ViewContext, page: ListPage): ArticleView {
  const base = baseOf(context, page)
  switch (page.kind) {
    case 'postList': {
      const { kind, blogTitle, blogDescription } = page
      return { ...base, kind, blogTitle, blogDescription, ...entriesView(context, page) }
    }
    case 'tagList': {
      const tags = page.tags.map(tag => ({
        ...tagLine(tag),
        description: tag.description,
        count: tag.count,
        towers: tag.towers,
      }))
      return { ...base, kind: page.kind, tags }
    }
    case 'tag': {
      const { kind, of, tag, allTagsHref, docs } = page
      const { label, description } = tag
      const cards = docs.map(context.speak)
      return { ...base, kind, of, tag: { label, description }, allTagsHref, docs: cards, ...entriesView(context, page) }
    }
    case 'author': {
      const { name, title, imageUrl, description, socials } = page.author
      const author = { name, title, imageUrl, description, socials }
      return { ...base, kind: page.kind, author, allAuthorsHref: page.allAuthorsHref, ...entriesView(context, page) }
    }
    case 'notFound': {
      const { frame } = context.site
      return { ...base, kind: page.kind, places: context.places, ...(frame && replacedView(context, frame)) }
    }
    case 'search':
      return { ...base, kind: page.kind, places: context.places }
  }
}

function baseOf(context: ViewContext, page: Page) {
  const { site } = context
  const { route, href, title, noindex, draft, sidebar, toc, docsVersion } = page
  // Under development it stands in lists as others do; its author is told all the same.
  const unlisted = page.unlisted || ('parsed' in page && page.parsed.source.frontMatter.unlisted)
  const isDrawn = site.config.theme.silhouettes
  const className = isDrawn ? `${page.className} silhouettes` : page.className
  const map = isDrawn && 'parsed' in page ? mapOf(page) : undefined
  const waits = page.scheduled && { scheduled: true }
  const drawn = page.drawn && replacedView(context, page.drawn)
  const own = {
    ownTitle: ownTitle(page),
    needsFullLoad: needsFullLoad(page) || site.frame?.replaced?.[TOP_BAR] !== undefined,
  }
  const { original, elsewhere } = site.languages?.get(route) ?? {}
  const languages = { ...(original !== undefined && { original }), ...(elsewhere !== undefined && { elsewhere }) }
  return {
    route,
    href,
    title,
    className,
    noindex,
    unlisted,
    draft,
    sidebar,
    toc: spokenToc(toc, original),
    map,
    docsVersion,
    ...waits,
    ...own,
    ...languages,
    ...drawn,
  }
}

/** Entries are HTML already: the contents beside the text are drawn by browsers too, which need to know nothing more. */
export function spokenToc(toc: TocItem[], original: Original | undefined): TocItem[] {
  if (original === undefined) return toc
  const { lang, direction: dir } = original
  return toc.map(item => ({ ...item, html: inLanguage({ lang, dir }, item.html ?? escapeText(item.text)) }))
}

function underText({ site }: ViewContext, page: DocumentPage) {
  const { editUrl, updated } = page
  const comments = commentsOf(site.config, page)
  return { editUrl, updated, ...(comments && { comments }), ...markdownOf(site, page) }
}

function postArticle(context: ViewContext, page: PostPage): ArticleOf<'post'> {
  const { kind, post, backlinks, series, related, newer, older } = page
  const { speak } = context
  const body = bodyView(context, page.parsed)
  const ways = {
    ...replacedView(context, page.parsed),
    backlinks: backlinks.map(speak),
    series: series && { ...series, posts: series.posts.map(speak) },
    related: related.map(other => speak(postLine(other))),
    newer: newer && speak(newer),
    older: older && speak(older),
  }
  return { ...baseOf(context, page), ...underText(context, page), kind, post: postLook(post), body, ...ways }
}

const versionOf = ({ version: { label, banner, badge }, latest }: DocPage | CategoryPage) => ({
  version: { label, banner, badge },
  latest,
})

const waysOf = ({ speak }: ViewContext, { breadcrumbs, previous, next }: DocPage | CategoryPage) => ({
  breadcrumbs: breadcrumbs.map(speak),
  previous: previous && speak(previous),
  next: next && speak(next),
})

/** The theme prints the title over the text; a part of the site's own shows the text alone, and the title in it. */
const titlePlace = ({ parsed }: DocPage | StandalonePage): { isTitleInText?: true } =>
  parsed.replaced !== undefined && parsed.contentTitle !== undefined ? { isTitleInText: true } : {}

function docArticle(context: ViewContext, page: DocPage): ArticleOf<'doc'> {
  const { kind, heading, headingHtml, hideTitle, tags, backlinks } = page
  return {
    ...baseOf(context, page),
    ...underText(context, page),
    ...versionOf(page),
    ...waysOf(context, page),
    kind,
    body: bodyView(context, page.parsed, page.cards.map(context.speak)),
    ...replacedView(context, page.parsed),
    heading,
    headingHtml,
    hideTitle,
    ...titlePlace(page),
    tags: tags.map(tagLine),
    backlinks: backlinks.map(context.speak),
  }
}

function categoryArticle(context: ViewContext, page: CategoryPage): ArticleOf<'category'> {
  const { kind, heading, description: lead } = page
  const cards = page.cards.map(context.speak)
  return { ...baseOf(context, page), ...versionOf(page), ...waysOf(context, page), kind, heading, lead, cards }
}

function standaloneArticle(context: ViewContext, page: StandalonePage): ArticleOf<'page'> {
  const { kind, heading, headingHtml, wrapperClassName, isComponent = false, backlinks } = page
  const body = bodyView(context, page.parsed)
  return {
    ...baseOf(context, page),
    ...underText(context, page),
    kind,
    body,
    ...replacedView(context, page.parsed),
    heading,
    headingHtml,
    ...titlePlace(page),
    wrapperClassName,
    isComponent,
    backlinks: backlinks.map(context.speak),
  }
}
