/** Differences on purpose: what stands around the text, feeds and files. */

/** The same address stands in both maps, with another date or none. */
function hasTwin(line, { expected, found }) {
  const address = line.split(' ')[0]
  const stands = facts =>
    Object.values(facts.sitemap ?? {}).some(lines => lines.some(other => other.split(' ')[0] === address))
  return stands(expected) && stands(found)
}

const sameOrder = ({ expected, found }) => [...expected].sort().join('\n') === [...found].sort().join('\n')

export const FRAME = [
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
    when: ({ expected, found }) => /начало\/установка -> |Установка -> |вход -> /i.test(expected ?? found),
    reason: 'Пункт `type: doc` без `label` подписан заголовком документа, а не его id.',
  },
  {
    id: 'brand-name',
    group: 'better',
    where: 'pages › * › navbar › (+|-)',
    when: ({ expected, found }) => /^brand: ( -> \/|Без слешей -> \/)$/.test(expected ?? found),
    reason: 'Если в шапке нет ни `title`, ни `logo`, там название сайта: пустой ссылки не бывает.',
  },
  {
    id: 'feed-authors',
    group: 'better',
    where: 'feeds › * › items › * › authors**',
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
    when: ({ expected, found, facts }) => hasTwin(expected ?? found, facts),
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
    when: ({ found }) => ['.zapiski-build', 'robots.txt'].includes(found),
    reason: 'Добавлены `robots.txt` (если своего нет) и `.zapiski-build` — по ней движок узнаёт свою папку.',
  },
]
