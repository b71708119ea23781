/** What search engines read: schema.org data of a page. */

import { type Address, absoluteUrl } from '../shared/path.ts'
import type { Page, PostPage, Site } from '../shared/site.ts'

type Data = Record<string, unknown>

export function buildJsonLd(site: Site, page: Page): Data[] {
  const absolute = (href: string): string =>
    /^https?:/.test(href) ? href : absoluteUrl(site.config.url, href as Address)
  switch (page.kind) {
    case 'post':
      return [blogPosting(site, page, absolute)]
    case 'postList':
      return page.paginator.page > 1
        ? []
        : [
            {
              '@context': 'https://schema.org',
              '@type': 'Blog',
              '@id': absolute(page.href),
              name: page.blogTitle,
              description: page.blogDescription,
              inLanguage: site.config.locale.htmlLang,
              blogPost: page.posts.map(post => ({
                '@type': 'BlogPosting',
                '@id': absolute(post.href),
                url: absolute(post.href),
                headline: post.title,
                datePublished: post.date,
              })),
            },
            webSite(site, absolute),
          ]
    case 'doc':
    case 'category':
      return page.breadcrumbs.length === 0
        ? []
        : [
            {
              '@context': 'https://schema.org',
              '@type': 'BreadcrumbList',
              itemListElement: page.breadcrumbs.map((item, index) => ({
                '@type': 'ListItem',
                position: index + 1,
                name: item.label,
                ...(item.href === undefined ? {} : { item: absolute(item.href) }),
              })),
            },
          ]
    default:
      return []
  }
}

function webSite(site: Site, absolute: (href: string) => string): Data {
  const search = site.searchHref
  return {
    '@context': 'https://schema.org',
    '@type': 'WebSite',
    name: site.config.title,
    url: absolute(site.config.baseUrl),
    ...(search === undefined
      ? {}
      : {
          potentialAction: {
            '@type': 'SearchAction',
            target: `${absolute(search)}?q={search_term_string}`,
            'query-input': 'required name=search_term_string',
          },
        }),
  }
}

function blogPosting(site: Site, page: PostPage, absolute: (href: string) => string): Data {
  const { post } = page
  return {
    '@context': 'https://schema.org',
    '@type': 'BlogPosting',
    '@id': absolute(page.href),
    mainEntityOfPage: absolute(page.href),
    url: absolute(page.href),
    headline: post.title,
    name: post.title,
    description: page.description,
    datePublished: post.date,
    ...(page.updated?.date === undefined ? {} : { dateModified: page.updated.date }),
    ...(page.image === undefined ? {} : { image: { '@type': 'ImageObject', url: page.image, contentUrl: page.image } }),
    author: post.authors.map(author => ({
      '@type': 'Person',
      name: author.name,
      ...(author.pageHref === undefined && author.url === undefined
        ? {}
        : { url: author.url ?? absolute(author.pageHref ?? '') }),
    })),
    keywords: post.tags.map(tag => tag.label),
    inLanguage: site.config.locale.htmlLang,
    isPartOf: { '@type': 'Blog', name: site.config.title, '@id': absolute(site.config.baseUrl) },
  }
}
