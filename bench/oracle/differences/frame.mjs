/** Differences on purpose: what stands around the text, feeds and files. */

/** The same address stands in both maps, with another date or none. */
function hasDatedTwin(line, { expected, found }) {
  const address = line.split(' ')[0]
  const stands = facts =>
    Object.values(facts.sitemap ?? {}).some(lines => lines.some(other => other.split(' ')[0] === address))
  return stands(expected) && stands(found)
}

const sameOrder = ({ expected, found }) => [...expected].sort().join('\n') === [...found].sort().join('\n')

import { hasTwin, pageAt } from './twin.mjs'

/** The same label with an address on their side and without on ours. */
function isMenuButton({ expected, found, path, facts, route }) {
  const [theirs, ours] = [facts.expected, facts.found].map(({ pages }) => pages[route]?.navbar ?? [])
  const isTop = line => /^(left|right): [^ ]/.test(line)
  if (expected !== undefined) return isTop(expected) && ours.includes(expected?.split(' -> ')[0])
  return isTop(found) && !found?.includes(' -> ') && theirs.some(line => line.startsWith(`${found} -> `)) && path !== ''
}

/** The same label; theirs leads to the page itself. */
function isSingleVersion({ path, line, others, page, facts: { expected } }) {
  const same = others.find(other => other.split(' -> ')[0] === line.split(' -> ')[0])
  const theirs = path.endsWith('-') ? line : same
  return same !== undefined && pageAt(theirs?.split(' -> ')[1], expected)?.canonical === page.canonical
}

/** Nothing stands in the link on their side; the name that ends the titles of pages on ours. */
function isTitleOfSite(line, others, { expected }) {
  const names = [line, ...others]
    .filter(other => other.startsWith('brand: '))
    .map(other => other.slice(7).split(' -> ')[0])
  const name = names.find(text => text !== '')
  return (
    names.includes('') &&
    Object.values(expected.pages).every(({ title }) => title === name || title?.endsWith(` ${name}`))
  )
}

function isUnlisted(line, { expected }) {
  return pageAt(/ -> (\S+)/.exec(line ?? '')?.[1], expected)?.unlisted === true
}

/** The label is the id of the document on their side, and its title on ours. */
function isTitleOfDoc(facts) {
  const twin = facts.others.find(other => bare(other) === bare(facts.line))
  const [theirs, ours] = facts.expected === undefined ? [twin, facts.line] : [facts.line, twin]
  const [, id, address] = /^\w+: (.*) -> (\S+)/.exec(theirs ?? '') ?? []
  const page = pageAt(address, facts.facts.expected)
  return ours?.includes(page?.h1) === true && page?.classes?.some(name => name === `docs-doc-id-${id}`) === true
}
const bare = line => line.replace(/^(\w+: ).* -> /, '$1')

/** `x.html/index.html` there, `x.html` here, and both lead to the same page. */
function isRedirectFile(file, { expected, found }) {
  const route = `/${file.replace(/(\/index)?\.html$/, '').replace(/\.html$/, '')}`
  const old = [expected, found].map(({ redirects = {} }) => redirects[route] ?? redirects[`${route}.html`])
  return old[0] !== undefined && old[0] === old[1]
}

export const FRAME = [
  {
    id: 'menu-button',
    group: 'own',
    where: 'pages › * › navbar › (+|-)',
    when: facts => isMenuButton(facts),
    reason:
      'Выпадающее меню открывается нажатием, поэтому сама его подпись — не ссылка; её адрес стоит первым в меню, если его нет среди пунктов.',
  },
  {
    id: 'logo-of-a-dark-bar',
    group: 'better',
    where: 'pages › * › navbar › (+|-)',
    when: hasTwin(line => line.replace(/^(brand: .* -> \S+) \S+ «[^»]*» (\S+ «[^»]*»)$/u, '$1 $2')),
    reason: 'На панели, тёмной в обоих режимах, стоит только тёмный знак: светлый на ней не виден.',
  },
  {
    id: 'single-version-menu',
    group: 'own',
    where: 'pages › * › navbar › (+|-)',
    when: facts => isSingleVersion(facts),
    reason:
      '`docsVersionDropdown` с одной версией ведёт на её главный документ и тогда, когда открыт другой; у Docusaurus — на саму открытую страницу.',
  },
  {
    id: 'plain-file-in-menu',
    group: 'own',
    where: 'pages › * › navbar › (+|-)',
    when: hasTwin(line => line.replace(/(\.txt)\/ ↗$/, '$1')),
    reason: 'Ссылка меню на файл — без слеша на конце и в том же окне: `target` у пунктов меню не действует.',
  },
  {
    id: 'search-page',
    group: 'better',
    where: '(pages › (/search|*/search)|html › +)',
    when: ({ expected, found }) =>
      expected === undefined && (typeof found === 'object' || /^([^/]+\/)?search(\/|\.)/.test(found)),
    reason: 'Есть страница поиска: без внешней службы.',
  },
  {
    id: 'redirect-files',
    group: 'better',
    where: 'html › (+|-)',
    when: ({ expected, found, facts }) => isRedirectFile(expected ?? found, facts),
    reason: 'Файл перенаправления со старого `x.html` лежит под этим же именем, а не в папке с таким именем.',
  },
  {
    id: 'single-crumb',
    group: 'own',
    where: 'pages › * › crumbs**',
    when: ({ expected, found }) => found === undefined && Array.isArray(expected) && expected.length === 1,
    reason: '«Хлебные крошки» из одного слова повторяют заголовок, поэтому не показаны.',
  },
  {
    id: 'doc-label',
    group: 'better',
    where: 'pages › * › navbar › (+|-)',
    when: facts => isTitleOfDoc(facts),
    reason: 'Пункт `type: doc` без `label` подписан заголовком документа, а не его id.',
  },
  {
    id: 'brand-without-title',
    group: 'better',
    where: 'pages › * › navbar › (+|-)',
    when: ({ line, others, facts }) =>
      line.startsWith('brand: ') && hasTwin(bare)({ line, others }) && isTitleOfSite(line, others, facts),
    reason: 'Если у панели нет ни заголовка, ни знака, на ней стоит название сайта: пустой ссылки нет.',
  },
  {
    id: 'unlisted-neighbour',
    group: 'better',
    where: 'pages › * › pagination › (next|previous)',
    when: ({ expected, facts }) => isUnlisted(expected, facts),
    reason: 'Соседняя страница — никогда не скрытая (`unlisted`).',
  },
  {
    id: 'parts-in-lists',
    group: 'absent',
    where: 'pages › * › parts › -',
    when: ({ page }) => page.kind === 'posts',
    reason: 'В списках записей частей сайта (`BlogPostItem` и его частей) нет: записи списка рисует движок.',
  },
  {
    id: 'feed-authors',
    group: 'better',
    where: 'feeds › * › items › * › authors**',
    when: ({ path, line, others, found }) =>
      /[+-]$/.test(path)
        ? path.endsWith('+') || others.some(other => other.startsWith(line))
        : [found].flat().length > 0,
    reason: 'В лентах у автора без сайта — адрес его страницы в блоге; в RSS автор назван и без почты (`dc:creator`).',
  },
  {
    id: 'feed-version',
    group: 'better',
    where: 'feeds › * › version',
    reason: 'JSON Feed версии 1.1.',
  },
  {
    id: 'feed-order',
    group: 'better',
    where: 'feeds › * › items › order',
    when: sameOrder,
    reason: 'В ленте сначала новое и тогда, когда в блоге `sortPosts: ascending`.',
  },
  {
    id: 'sitemap-dates',
    group: 'better',
    where: 'sitemap › * › (+|-)',
    when: ({ expected, found, facts }) => hasDatedTwin(expected ?? found, facts),
    reason: 'В карте сайта дата есть и у списков, архива, тегов, авторов: дата новейшей записи.',
  },
  {
    id: 'feed-style',
    group: 'absent',
    where: 'files › -',
    when: ({ expected }) => /\/(rss|atom)\.(xsl|css)$/.test(expected),
    reason: 'Лент, оформленных через XSLT (`xslt: true`), нет: браузеры отказываются от XSLT.',
  },
  {
    id: 'own-files',
    group: 'own',
    where: 'files › +',
    when: ({ found }) =>
      ['.zapiski-build', 'robots.txt'].includes(found) || /^([^/]+\/)?(search\/|opensearch\.xml$)/.test(found),
    reason:
      'Добавлены `robots.txt` (если своего нет) и `.zapiski-build` — по ней движок узнаёт свою папку; в `search` — указатель поиска, `opensearch.xml` — для адресной строки браузера.',
  },
]
