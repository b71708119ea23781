/** Differences on purpose: lists of posts, tags and authors. */

/** A tag, or a link to one, whose address another tag has on our side. */
function isSecondOfAddress(line, { expected, found }) {
  const tagsOf = ({ pages }) => Object.values(pages).flatMap(({ tags = [] }) => tags)
  const own = tagsOf(expected).filter(tag => tag === line || tag.startsWith(`${line} -> `))
  const address = own[0]?.split(' -> ')[1]
  return address !== undefined && tagsOf(found).some(tag => tag.endsWith(` -> ${address}`) && !own.includes(tag))
}

const sameOrder = ({ expected, found }) => [...expected].sort().join('\n') === [...found].sort().join('\n')

export const LISTS = [
  {
    id: 'archive-order',
    group: 'better',
    where: 'pages › * › archive › order',
    when: sameOrder,
    reason: 'В архиве внутри года сначала новые записи.',
  },
  {
    id: 'tags-order',
    group: 'better',
    where: 'pages › * › (listedTags|docs) › order',
    when: sameOrder,
    reason:
      'Теги и документы тега — по алфавиту языка сайта: сначала кириллица; `.NET` — на букву N, `Java 8` — перед `Java 11`.',
  },
  {
    id: 'tags-of-one-address',
    group: 'better',
    where: '**',
    when: ({ expected, found, facts }) => found === undefined && isSecondOfAddress(String(expected), facts),
    reason: 'Теги `C` и `C++` ведут на один адрес, поэтому показан один; сборка об этом предупреждает.',
  },
  {
    id: 'archive-classes',
    group: 'own',
    where: 'pages › * › classes › +',
    when: ({ found }) => /^(blog-wrapper|blog-archive-page)$/.test(found),
    reason: 'У архива есть классы `blog-wrapper` и `blog-archive-page`, как у других страниц блога.',
  },
  {
    id: 'guest-authors',
    group: 'own',
    where: 'pages › * › authors**',
    when: ({ expected, found, page }) =>
      page.kind === 'authors' &&
      (expected === undefined || [expected, found].some(line => / -> undefined$/.test(line))),
    reason:
      'В списке авторов есть и гости — те, кто записан прямо в записи, — а у автора без имени стоит число записей.',
  },
  {
    id: 'excerpt-footnotes',
    group: 'better',
    where: 'pages › * › posts › * › text',
    when: ({ expected, found }) => found === expected?.replace(/\[\^\d+\]| `$/g, ''),
    reason: 'В отрывке записи нет обрывков: сноска, текст которой остался под катом, и открытая кавычка кода не видны.',
  },
  {
    id: 'list-labels',
    group: 'own',
    where: 'pages › * › pagination › (next|previous)',
    when: ({ expected, found, page }) => page.kind === 'posts' && expected?.split(' -> ')[1] === found.split(' -> ')[1],
    reason: 'Ссылки между страницами списка подписаны «Новее» и «Старше».',
  },
]
