/** Where things stand in a page of Docusaurus: nothing else here knows how it names its elements. */

import { linkLine } from './content.mjs'
import { attributeOf, classesOf, find, findAll, textOf } from './dom.mjs'
import { plainAddress } from './normal.mjs'
import {
  bannerOf,
  blogSidebar,
  brandLine,
  cardLine,
  descriptionOf,
  entryFacts,
  hasClass,
  isNotHome,
  lines,
  logoLine,
  navbarItem,
  nestedLinks,
  paginationOf,
  postFacts,
  tocLine,
  within,
} from './parts.mjs'

export const docusaurus = {
  admonitionHeading: hasClass('admonitionHeading'),
  main: page => find(page, '#__docusaurus_skipToContent_fallback'),
  content(page, kind) {
    if (kind === 'doc') return find(page, '.theme-doc-markdown')
    if (kind === 'post') return find(page, '#__blog-post-container')
    if (kind === 'mdx') return find(find(page, 'main') ?? page, 'article')
    return kind === 'page' ? docusaurus.main(page) : undefined
  },
  toc(page) {
    const main = docusaurus.main(page)
    const list = findAll(main, 'ul.table-of-contents').find(node =>
      classesOf(node).includes('table-of-contents__left-border'),
    )
    return nestedLinks(list, tocLine)
  },
  navbar(page) {
    const bar = find(page, '.theme-layout-navbar')
    const brand = find(bar, '.navbar__brand')
    return [
      brandLine(brand),
      ...['left', 'right'].flatMap(side =>
        (find(bar, `.theme-layout-navbar-${side}`)?.children ?? []).flatMap(item =>
          item.type !== 'element' || item === brand ? [] : lines(navbarItem(item), line => `${side}: ${line}`),
        ),
      ),
    ]
  },
  footer(page) {
    const footer = find(page, '.theme-layout-footer')
    if (footer === undefined) return undefined
    const columns = findAll(footer, '.theme-layout-footer-column')
    const row = findAll(footer, '.footer__links').at(-1)
    return {
      style: classesOf(footer).includes('footer--dark') ? 'dark' : 'light',
      columns:
        columns.length > 0
          ? columns.map(column => [textOf(find(column, '.footer__title')), ...findAll(column, 'a').map(linkLine)])
          : [['', ...findAll(row, 'a').map(linkLine)]],
      logo: logoLine(within(footer, 'footer__logo') ?? find(footer, '.footer__logo')),
      copyright: textOf(find(footer, '.footer__copyright')),
    }
  },
  unlisted: page => find(docusaurus.main(page), '.theme-unlisted-banner') !== undefined || undefined,
  announcement: page => textOf(find(page, '.theme-announcement-bar')) || undefined,
  blogSidebar: page => blogSidebar(find(page, 'aside'), hasClass('sidebarItemTitle'), hasClass('yearGroupHeading')),
  crumbs: page =>
    findAll(find(page, '.theme-doc-breadcrumbs'), '.breadcrumbs__item')
      .filter(isNotHome)
      .map(node => textOf(node)),
  tags: page =>
    findAll(docusaurus.main(page), 'footer')
      .flatMap(footer => findAll(footer, 'a[rel=tag]'))
      .map(linkLine),
  listedTags: page =>
    findAll(docusaurus.main(page), 'a[rel=tag]').map(
      node => `${textOf(node, 'span')} ${textOf(find(node, 'span'))} -> ${plainAddress(attributeOf(node, 'href'))}`,
    ),
  pagination: page =>
    paginationOf(
      find(page, '.pagination-nav'),
      '.pagination-nav__link--prev',
      '.pagination-nav__link--next',
      '.pagination-nav__label',
    ),
  post: page => postFacts(find(docusaurus.main(page), 'article'), hasClass('authorName')),
  posts: page =>
    findAll(docusaurus.main(page), 'article')
      .map(node => entryFacts(node, hasClass('authorName'), '.markdown', 'footer'))
      .filter(Boolean),
  archive: page =>
    findAll(find(page, 'main'), 'section')
      .flatMap(section => findAll(section, 'li'))
      .map(item => {
        const [, ...title] = textOf(item).split(' - ')
        return `${title.join(' - ')} -> ${plainAddress(attributeOf(find(item, 'a'), 'href'))}`
      }),
  authors: page =>
    findAll(find(page, 'main'), 'li')
      .filter(hasClass('authorListItem'))
      .map(item => {
        const name = find(item, 'h2')
        const link = findAll(item, 'a').find(node => find(node, 'h2') !== undefined)
        return `${textOf(name)} ${textOf(findAll(item, 'span').find(hasClass('authorBlogPostCount')))} -> ${plainAddress(attributeOf(link, 'href'))}`
      }),
  cards: page =>
    findAll(docusaurus.main(page), '.theme-doc-card-container').map(node =>
      cardLine(node, '.theme-doc-card-title', '.theme-doc-card-description'),
    ),
  docsOfTag: page =>
    findAll(docusaurus.main(page), 'article').map(
      node =>
        `${textOf(find(node, 'h2'))} -> ${plainAddress(attributeOf(find(node, 'a'), 'href'))}${descriptionOf(textOf(find(node, 'p')))}`,
    ),
  versionBadge: page => textOf(find(page, '.theme-doc-version-badge')) || undefined,
  versionBanner: page => bannerOf(find(page, '.theme-doc-version-banner')),
}
