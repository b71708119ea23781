/** What search engines read: schema.org data of a page. */

import { type Address, absoluteLink, absoluteUrl } from '../../shared/path.ts'
import type { Breadcrumb } from '../../shared/site/menus.ts'
import { isWebUri } from '../../shared/text/uri.ts'
import type { Frame } from '../../shared/view/frame.ts'
import type { ArticleOf, AuthorLine, DocumentView, PageView, PostLook } from '../../shared/view/page-view.ts'

type Data = Record<string, unknown>

/** One object for each thing a page is; a page that is not to be found says nothing. */
export function buildJsonLd(frame: Frame, { article, document }: PageView): Data[] {
  if (article.noindex) return []
  const things: Data[] = []
  if (article.kind === 'post') things.push(blogPosting(frame, article, document))
  if (article.kind === 'postList' && article.paginator.page === 1) things.push(blog(frame, article))
  if (article.kind === 'doc' || article.kind === 'category') things.push(...breadcrumbList(frame, article.breadcrumbs))
  if (article.route === '/') things.push(webSite(frame))
  return things.map(thing => ({ '@context': 'https://schema.org', ...thing }))
}

const absolute = ({ config }: Frame, address: Address): string => absoluteUrl(config.url, address)

function blogPosting(frame: Frame, { href, post }: ArticleOf<'post'>, document: DocumentView): Data {
  const { image, description, keywords, posting } = document
  const url = absolute(frame, href)
  const words = keywords.length > 0 ? keywords : post.tags.map(tag => tag.label)
  return {
    '@type': 'BlogPosting',
    '@id': url,
    mainEntityOfPage: url,
    url,
    headline: post.title,
    name: post.title,
    ...(description !== undefined && { description }),
    datePublished: post.date,
    dateModified: posting?.modified ?? post.date,
    ...authors(frame, post),
    ...(image !== undefined && { image: imageObject(image.url) }),
    ...(words.length > 0 && { keywords: words }),
    inLanguage: frame.config.locale.htmlLang,
    ...(posting !== undefined && {
      wordCount: posting.words,
      isPartOf: { '@type': 'Blog', '@id': absolute(frame, posting.blog.href), name: posting.blog.title },
    }),
  }
}

const imageObject = (url: string): Data => ({ '@type': 'ImageObject', '@id': url, url, contentUrl: url })

/** `isBrief`: who they are stands on the page of the post. */
function authors(frame: Frame, { authors }: PostLook, isBrief = false): Data {
  const people = authors.map(author => ({
    '@type': 'Person',
    name: author.name ?? author.key ?? '',
    ...(!isBrief && author.title !== undefined && { description: author.title }),
    ...personUrl(frame, author),
    ...imageOf(frame, author),
  }))
  if (people.length === 0) return {}
  return { author: people.length === 1 ? people[0] : people }
}

function imageOf({ config }: Frame, { imageUrl = '' }: AuthorLine): Data {
  const image = absoluteLink(config.url, imageUrl)
  return isWebUri(image) ? { image } : {}
}

function personUrl(frame: Frame, { url, pageHref }: AuthorLine): Data {
  if (url !== undefined) return { url: absoluteLink(frame.config.url, url) }
  return pageHref === undefined ? {} : { url: absolute(frame, pageHref) }
}

function blog(frame: Frame, article: ArticleOf<'postList'>): Data {
  const url = absolute(frame, article.href)
  return {
    '@type': 'Blog',
    '@id': url,
    mainEntityOfPage: url,
    name: article.blogTitle,
    headline: article.blogTitle,
    description: article.blogDescription,
    inLanguage: frame.config.locale.htmlLang,
    blogPost: article.entries.map(post => ({
      '@type': 'BlogPosting',
      url: absolute(frame, post.href),
      headline: post.title,
      datePublished: post.date,
      ...authors(frame, post, true),
    })),
  }
}

/** Only steps that have an address: a list item without one is an error for search engines. */
function breadcrumbList(frame: Frame, breadcrumbs: Breadcrumb[]): Data[] {
  const steps = breadcrumbs.flatMap(({ label, href }) => (href === undefined ? [] : [{ label, href }]))
  if (steps.length === 0) return []
  return [
    {
      '@type': 'BreadcrumbList',
      itemListElement: steps.map(({ label, href }, index) => ({
        '@type': 'ListItem',
        position: index + 1,
        name: label,
        item: absolute(frame, href),
      })),
    },
  ]
}

function webSite(frame: Frame): Data {
  const { config, searchHref } = frame
  const url = `${config.url}${config.baseUrl}`
  return {
    '@type': 'WebSite',
    '@id': `${url}#website`,
    url,
    name: config.title,
    ...(config.tagline !== '' && { description: config.tagline }),
    inLanguage: config.locale.htmlLang,
    ...(searchHref !== undefined && {
      potentialAction: {
        '@type': 'SearchAction',
        target: `${absolute(frame, searchHref)}?q={search_term_string}`,
        'query-input': 'required name=search_term_string',
      },
    }),
  }
}
