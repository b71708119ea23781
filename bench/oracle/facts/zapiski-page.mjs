/** Where things stand in a page of ours: nothing else here knows how we name our elements. */

import { linkLine } from './content.mjs'
import { attributeOf, classesOf, find, findAll, textOf } from './dom.mjs'
import { plainAddress } from './normal.mjs'
import {
  bannerOf,
  blogSidebar,
  brandLine,
  cardLine,
  dateOf,
  descriptionOf,
  hasClass,
  isNotHome,
  logoLine,
  nestedLinks,
  paginationOf,
  tocLine,
} from './parts.mjs'

export const zapiski = {
  admonitionHeading: hasClass('admonition-heading'),
  main: page => find(page, 'main') ?? find(page, '#__zapiski_main'),
  content(page, kind) {
    if (kind === 'doc') return find(page, '.theme-doc-markdown')
    if (kind === 'post') return find(page, '#__blog-post-container')
    if (kind === 'mdx') return find(find(page, '.standalone'), '.markdown')
    return kind === 'page' ? zapiski.main(page) : undefined
  },
  toc: page => nestedLinks(find(find(page, '.theme-doc-toc-desktop'), 'ul.table-of-contents'), tocLine),
  navbar(page) {
    const bar = find(page, '.theme-layout-navbar')
    return [
      brandLine(find(bar, '.navbar-brand')),
      ...['left', 'right'].flatMap(side =>
        (find(bar, `.navbar-items--${side}`)?.children ?? []).flatMap(item =>
          item.type === 'element' ? navbarItem(item).map(line => `${side}: ${line}`) : [],
        ),
      ),
    ]
  },
  footer(page) {
    const footer = find(page, '.theme-layout-footer')
    if (footer === undefined) return undefined
    return {
      style: classesOf(footer).includes('footer--dark') ? 'dark' : 'light',
      columns: findAll(footer, '.footer-column').map(column => [
        textOf(find(column, '.footer-title')),
        ...findAll(column, 'a').map(linkLine),
      ]),
      logo: logoLine(find(footer, '.footer-logo')),
      copyright: textOf(find(footer, '.footer-copyright')),
    }
  },
  // The only aside that stands beside the text and not in it.
  unlisted: page => find(zapiski.main(page), '.theme-admonition', '.markdown') !== undefined || undefined,
  announcement: page => textOf(find(page, '.theme-announcement-bar'), 'button') || undefined,
  blogSidebar: page => blogSidebar(find(page, '.theme-blog-sidebar-container'), hasClass('sidebar-title'), isYear),
  crumbs: page =>
    findAll(find(page, '.theme-doc-breadcrumbs'), 'li')
      .filter(isNotHome)
      .map(node => textOf(node)),
  tags: page => findAll(find(zapiski.main(page), 'footer.page-footer'), 'a[rel=tag]').map(linkLine),
  listedTags: page =>
    findAll(find(zapiski.main(page), '.tag-index'), 'ul.tags').flatMap(group =>
      findAll(group, 'li').map(item => {
        const link = find(item, 'a')
        return `${textOf(link)} ${textOf(find(item, '.count'))} -> ${plainAddress(attributeOf(link, 'href'))}`
      }),
    ),
  pagination(page) {
    const list = find(page, '.list-paginator')
    if (list !== undefined) return paginationOf(list, 'a[rel=prev]', 'a[rel=next]')
    return paginationOf(
      find(page, '.pagination-nav'),
      '.pagination-nav__link--prev',
      '.pagination-nav__link--next',
      '.pagination-nav__label',
    )
  },
  post(page) {
    const header = find(page, '.post-header')
    return {
      date: dateOf(find(header, 'time')),
      authors: authorsOf(header),
      readingTime: /мин|min/.test(textOf(find(header, '.post-meta'))),
    }
  },
  posts: page =>
    findAll(zapiski.main(page), '.post-entry').map(node => {
      const link = find(find(node, '.post-entry-title'), 'a')
      return {
        title: textOf(link),
        href: plainAddress(attributeOf(link, 'href')),
        date: dateOf(find(node, 'time')),
        authors: authorsOf(node),
        text: textOf(find(node, '.markdown'), '.theme-code-block,.hash-link'),
        tags: findAll(node, 'a[rel=tag]').map(linkLine),
        more: find(node, '.read-more') !== undefined,
      }
    }),
  archive: page =>
    findAll(zapiski.main(page), '.archive-year').flatMap(section =>
      findAll(section, 'li').map(item => linkLine(find(item, 'a'))),
    ),
  authors: page =>
    findAll(zapiski.main(page), 'li.author').map(item => {
      // «5 posts, 2020–2024»; one post is a word, not a number, in some languages.
      const said = textOf(find(item, '.count')).split(/[,،、]\s*\d{4}/)[0]
      const count = said === '' ? '' : (/\d+/.exec(said)?.[0] ?? '1')
      const link = find(find(item, '.author-name'), 'a')
      return `${textOf(find(item, '.author-name'))} ${count} -> ${plainAddress(attributeOf(link, 'href'))}`
    }),
  cards: page =>
    findAll(zapiski.main(page), 'a.card').map(node => cardLine(node, '.card-title', '.card-text,.card-count')),
  docsOfTag: page =>
    findAll(zapiski.main(page), 'a.card').map(
      node =>
        `${textOf(find(node, '.card-title'))} -> ${plainAddress(attributeOf(node, 'href'))}${descriptionOf(textOf(find(node, '.card-text')))}`,
    ),
  versionBadge: page => textOf(find(page, '.theme-doc-version-badge')) || undefined,
  versionBanner: page => bannerOf(find(page, '.theme-doc-version-banner')),
}

/** What opens a year of the menu; the sign beside a folded year opens too, but its label is a link. */
const isYear = node => node.tagName === 'summary' && !hasClass('sidebar-toggle')(node)

const authorsOf = node => textOf(find(node, '.post-authors')).split(', ').filter(Boolean)

/** One item of the bar and what hangs below it. */
function navbarItem(item) {
  if (find(item, '[data-action=search]') ?? find(item, '[data-action=color-mode]')) return []
  const dropdown = find(item, '.dropdown')
  if (dropdown === undefined) {
    const link = find(item, 'a')
    return [link === undefined ? `html: ${textOf(item)}` : linkLine(link)]
  }
  const top = find(dropdown, 'summary')
  const menu = find(dropdown, '.dropdown-menu')
  const own = find(top, 'a')
  return [
    `${textOf(top)}${own === undefined ? '' : ` -> ${plainAddress(attributeOf(own, 'href'))}`}`,
    ...(menu?.children ?? [])
      .filter(child => child.type === 'element')
      .map(child => {
        const link = find(child, 'a')
        return `  ${link === undefined ? `html: ${textOf(child)}` : linkLine(link)}`
      }),
  ]
}
