/** Differences on purpose: what stands in `<head>`. */

import { hasTwin, pageAt } from './twin.mjs'

/** It is what stands before the site's name in the window's title; how that differs is said there. */
const isOwnTitle = (expected, found, title) => expected?.startsWith(found) || title?.startsWith(found)

const isWebSite = found => [found].flat().join() === 'WebSite'

const isListData = (expected, page) => page.kind === 'posts' && [expected].flat().join() === 'Blog'

/** Theirs is the text of a heading, of a picture, or has lost a part of the sentence. */
function isWorseDescription(expected, found, { h1, headings = [], images = [], text = '' }) {
  if (found !== undefined && text.includes(found) && !text.includes(expected)) return true
  const isHeading = h1 === expected || headings.some(line => line.endsWith(` ${expected}`))
  return isHeading || images.some(line => line.includes(`«${expected}»`)) || found?.includes('<') === true
}

/** `Title -> address (description)`: theirs describes the document by a heading in it. */
function isHeadingOfCard({ path, line, others, facts }) {
  const [, start, description] = /^(.* -> \S+) \((.*)\)$/.exec(line) ?? []
  const twin = others.find(other => other.startsWith(`${start} (`))
  const theirs = path.endsWith('-') ? description : twin?.slice(start.length + 2, -1)
  const page = pageAt(start?.split(' -> ')[1], facts.expected)
  return page?.headings?.some(heading => heading.endsWith(` ${theirs}`)) === true
}

const missing = ({ expected }) => expected === undefined

export const HEAD = [
  {
    id: 'og-title',
    group: 'better',
    where: 'pages › * › meta › og:title',
    when: ({ expected, found, facts, route }) => isOwnTitle(expected, found, facts.found.pages[route]?.title),
    reason: '`og:title` — заголовок страницы без названия сайта: оно стоит рядом, в `og:site_name`.',
  },
  {
    id: 'og-locale',
    group: 'better',
    where: 'pages › * › meta › og:locale',
    when: ({ expected, found }) => found?.startsWith(expected?.split(/[-_]/)[0]),
    reason: '`og:locale` со страной (`ru_RU`), как требует Open Graph.',
  },
  {
    id: 'share-images',
    group: 'better',
    where: 'pages › * › meta › og:image',
    when: ({ expected, found }) => expected === undefined && found?.includes('/assets/share/'),
    reason:
      'У каждой страницы своя картинка для соцсетей, если сайт не назначил общую в `themeConfig.image` или тегом `og:image`.',
  },
  {
    id: 'og-description',
    group: 'better',
    where: 'pages › * › meta › og:description',
    when: missing,
    reason: 'У страницы без описания в `og:description` — девиз сайта.',
  },
  {
    id: 'description-own-words',
    group: 'better',
    where: 'pages › * › (meta › (og:)?description|(cards|docs) › (+|-))',
    when: facts =>
      facts.line !== undefined && facts.path.includes(' › meta › ')
        ? facts.expected !== undefined && isWorseDescription(facts.expected, facts.found, facts.page)
        : isHeadingOfCard(facts),
    reason:
      'Описание — первая строка абзаца с текстом, а не заголовок раздела, подпись картинки или обрывок разметки; если текста нет, нет и описания.',
  },
  {
    id: 'description-of-author',
    group: 'better',
    where: 'pages › * › meta › (og:)?description',
    when: facts => missing(facts) && facts.page.classes?.includes('blog-authors-posts-page'),
    reason: 'У страницы автора есть описание: из `authors.yml`.',
  },
  {
    id: 'article-tags',
    group: 'better',
    where: 'pages › * › meta › article:tag',
    when: ({ expected, found }) => [found].flat().every(tag => expected?.split(',').includes(tag)),
    reason:
      '`article:tag` — по одному на тег, как требует Open Graph, а не все через запятую; теги с одним адресом — один тег.',
  },
  {
    id: 'article-author',
    group: 'better',
    where: 'pages › * › meta › article:author',
    when: ({ expected, found }) => (expected ?? '').split(',').every(url => [found].flat().includes(url) || url === ''),
    reason: '`article:author` — по одному на автора, и у авторов без своего сайта тоже: адрес страницы автора в блоге.',
  },
  {
    id: 'archive-tag',
    group: 'better',
    where: 'pages › * › meta › (docsearch:)?docusaurus_tag',
    when: ({ expected, found }) => expected === 'default' && found === 'blog_archive',
    reason: 'Архив помечен для внешнего поиска как архив.',
  },
  {
    id: 'crumb-addresses',
    group: 'better',
    where: 'pages › * › data › (+|-)',
    when: hasTwin(line => line.replace(/\/(?= \/|$)/g, '')),
    reason: 'Адреса в `BreadcrumbList` — те же, что у самих страниц: с правилом `trailingSlash`.',
  },
  {
    id: 'linked-data',
    group: 'own',
    where: 'pages › * › data**',
    when: ({ expected, found, page }) => isWebSite(found) || isListData(expected, page) || page.noindex,
    reason:
      'JSON-LD: на главной добавлен `WebSite`; у закрытых от поиска страниц его нет, у второй и дальнейших страниц списка нет `Blog`.',
  },
]
