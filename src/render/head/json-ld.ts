/** What search engines read: schema.org data of a page. */

import { type Address, absoluteUrl } from '../../shared/path.ts'
import type { Breadcrumb, Page, Post, PostAuthor, PostListPage, PostPage, Site } from '../../shared/site.ts'

type Data = Record<string, unknown>

/** One object for each thing a page is; a page that is not to be found says nothing. */
export function buildJsonLd(site: Site, page: Page): Data[] {
  if (page.noindex) return []
  const things: Data[] = []
  if (page.kind === 'post') things.push(blogPosting(site, page))
  if (page.kind === 'postList' && page.paginator.page === 1) things.push(blog(site, page))
  if (page.kind === 'doc' || page.kind === 'category') things.push(...breadcrumbList(site, page.breadcrumbs))
  if (page.route === '/') things.push(webSite(site))
  return things.map(thing => ({ '@context': 'https://schema.org', ...thing }))
}

const absolute = (site: Site, address: Address): string => absoluteUrl(site.config.url, address)

function blogPosting(site: Site, page: PostPage): Data {
  const { post, image, lastmod, description, keywords } = page
  const url = absolute(site, page.href)
  const found = site.blogs.find(({ id }) => id === post.blog)
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
    dateModified: lastmod !== undefined && lastmod > post.date ? lastmod : post.date,
    ...authors(site, post),
    ...(image !== undefined && { image: { '@type': 'ImageObject', '@id': image, url: image, contentUrl: image } }),
    ...(words.length > 0 && { keywords: words }),
    inLanguage: site.config.locale.htmlLang,
    wordCount: post.words,
    ...(found !== undefined && {
      isPartOf: { '@type': 'Blog', '@id': absolute(site, found.homeHref), name: blogTitle(site, found.id) },
    }),
  }
}

const blogTitle = (site: Site, id: string): string =>
  site.config.blogs.find(blog => blog.id === id)?.title ?? site.config.title

function authors(site: Site, { authors }: Post): Data {
  const people = authors.map((author: PostAuthor) => ({
    '@type': 'Person',
    name: author.name ?? author.key ?? '',
    ...(author.title !== undefined && { description: author.title }),
    ...personUrl(site, author),
    ...(author.imageUrl !== undefined && /^https?:/.test(author.imageUrl) && { image: author.imageUrl }),
  }))
  if (people.length === 0) return {}
  return { author: people.length === 1 ? people[0] : people }
}

function personUrl(site: Site, { url, pageHref }: PostAuthor): Data {
  if (url !== undefined) return { url }
  return pageHref === undefined ? {} : { url: absolute(site, pageHref) }
}

function blog(site: Site, page: PostListPage): Data {
  const url = absolute(site, page.href)
  return {
    '@type': 'Blog',
    '@id': url,
    mainEntityOfPage: url,
    name: page.blogTitle,
    headline: page.blogTitle,
    description: page.blogDescription,
    inLanguage: site.config.locale.htmlLang,
    blogPost: page.posts.map(post => ({
      '@type': 'BlogPosting',
      '@id': absolute(site, post.href),
      url: absolute(site, post.href),
      headline: post.title,
      datePublished: post.date,
      ...authors(site, post),
    })),
  }
}

/** Only steps that have an address: a list item without one is an error for search engines. */
function breadcrumbList(site: Site, breadcrumbs: Breadcrumb[]): Data[] {
  const steps = breadcrumbs.flatMap(({ label, href }) => (href === undefined ? [] : [{ label, href }]))
  if (steps.length === 0) return []
  return [
    {
      '@type': 'BreadcrumbList',
      itemListElement: steps.map(({ label, href }, index) => ({
        '@type': 'ListItem',
        position: index + 1,
        name: label,
        item: absolute(site, href),
      })),
    },
  ]
}

function webSite(site: Site): Data {
  const { config, searchHref } = site
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
        target: { '@type': 'EntryPoint', urlTemplate: `${absolute(site, searchHref)}?q={search_term_string}` },
        'query-input': 'required name=search_term_string',
      },
    }),
  }
}
