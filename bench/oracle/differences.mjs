/**
 * Every way in which our output differs from Docusaurus' on purpose. A difference that none of these explains fails
 * the comparison, and so does an explanation that explains nothing.
 *
 * `where`: the path of the fact; `*` stands for one part, `**` for any number. `when`: what else must hold.
 * `group`: `better` — the reader or a program gets more; `own` — said or drawn in our own way; `absent` — not there.
 */

/** What a group is called in the guide. */
export const GROUPS = { better: 'лучше', own: 'по-своему', absent: 'нет' }

const missing = ({ expected }) => expected === undefined
const noneOfOurs = ({ found }) => found === undefined
const sameOrder = ({ expected, found }) => [...expected].sort().join('\n') === [...found].sort().join('\n')

export const DIFFERENCES = [
  // Head.
  {
    id: 'og-title',
    group: 'better',
    where: 'pages › * › meta › og:title',
    when: ({ expected, found }) => expected.startsWith(found),
    reason: '`og:title` — заголовок страницы без названия сайта: оно стоит рядом, в `og:site_name`.',
  },
  {
    id: 'og-locale',
    group: 'better',
    where: 'pages › * › meta › og:locale',
    when: ({ expected, found }) => found.startsWith(expected.split('-')[0]),
    reason: '`og:locale` со страной (`ru_RU`), как требует Open Graph.',
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
    where: 'pages › * › meta › (og:)?description',
    when: ({ expected, found, page }) => page.kind === 'doc' && isWorseDescription(expected, found),
    reason:
      'Описание берётся из первого абзаца с текстом — не из заголовка раздела, подписи картинки или обрывка разметки; если текста нет, нет и описания.',
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
    where: 'pages › * › meta › article:tag**',
    reason: '`article:tag` — по одному на тег, как требует Open Graph, а не все через запятую; теги с одним адресом — один тег.',
  },
  {
    id: 'article-author',
    group: 'better',
    where: 'pages › * › meta › article:author',
    when: ({ expected, found }) => [expected ?? []].flat().every(url => [found].flat().includes(url)),
    reason: '`article:author` есть и у авторов без своего сайта: адрес страницы автора в блоге.',
  },
  {
    id: 'archive-tag',
    group: 'better',
    where: 'pages › * › meta › (docsearch:)?docusaurus_tag',
    when: ({ expected, found }) => expected === 'default' && found === 'blog_archive',
    reason: 'Архив помечен для внешнего поиска как архив.',
  },
  {
    id: 'linked-data',
    group: 'own',
    where: 'pages › * › data**',
    when: ({ expected, found, page }) => isWebSite(found) || isListData(expected, page) || page.noindex,
    reason:
      'JSON-LD: на главной добавлен `WebSite`; у закрытых от поиска страниц его нет, у второй и дальнейших страниц списка нет `Blog`.',
  },
  // Titles.
  {
    id: 'numbered-lists',
    group: 'better',
    where: 'pages › * › title',
    when: ({ found }) => /страница \d+ из \d+|page \d+ of \d+/i.test(found),
    reason: 'У второй и дальнейших страниц списка в заголовке окна номер: вкладки не путаются.',
  },
  {
    id: 'tag-titles',
    group: 'own',
    where: 'pages › * › title',
    when: ({ expected, found, page }) => ['posts', 'docsOfTag', 'authors'].includes(page.kind) && sameWords(expected, found),
    reason: 'Заголовки страниц тегов и авторов набраны по-русски: «ёлочки», тире, «заметка» вместо «страница»; «Авторы» переведены.',
  },
  {
    id: 'markup-in-title',
    group: 'better',
    where: '**',
    when: ({ expected, found }) => typeof expected === 'string' && expected.includes('*с курсивом*') && (found === undefined || found === expected.replaceAll('*', '')),
    reason: 'Звёздочки и другая разметка не попадают из заголовка в окно, меню и «хлебные крошки».',
  },
  {
    id: 'markup-in-title-ours',
    group: 'better',
    where: '**',
    when: ({ expected, found }) => expected === undefined && typeof found === 'string' && found.includes('с курсивом'),
    reason: 'То же с нашей стороны: строка без звёздочек.',
  },
  {
    id: 'plain-h1',
    group: 'own',
    where: 'pages › * › h1',
    when: ({ expected, found }) => expected?.replace(/[`*]/g, '') === found,
    reason: 'Заголовок страницы — простой текст: код и курсив в нём не выделяются.',
  },
  {
    id: 'page-heading',
    group: 'better',
    where: 'pages › * › h1',
    when: ({ expected, page }) => expected === undefined && page.kind === 'mdx',
    reason: 'У страницы из Markdown всегда есть видимый `h1`: если его нет в тексте, он берётся из `title`.',
  },
  {
    id: 'hide-title',
    group: 'own',
    where: 'pages › * › h1',
    when: noneOfOurs,
    reason: '`hide_title: true` прячет и заголовок, написанный в тексте.',
  },
  {
    id: 'title-of-404',
    group: 'better',
    where: 'pages › /404 › title',
    reason: 'У страницы 404 всегда свой заголовок окна.',
  },
  // Lists.
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
    where: 'pages › * › listedTags › order',
    when: sameOrder,
    reason: 'Теги по алфавиту языка сайта: сначала кириллица; `.NET` — на букву N.',
  },
  {
    id: 'tags-of-one-address',
    group: 'better',
    where: '**',
    when: ({ expected, found }) => found === undefined && /^C\+\+( -> .*\/tags\/c)?$/.test(String(expected)),
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
    when: ({ expected, found, page }) => page.kind === 'authors' && [expected, found].some(line => / -> undefined$/.test(String(line))),
    reason: 'В списке авторов есть и те, кто записан прямо в записи; у автора без имени стоит число записей.',
  },
  {
    id: 'excerpt-footnotes',
    group: 'better',
    where: 'pages › * › posts › * › text',
    when: ({ expected, found }) => found === expected.replace(/\[\^\d+\]| `$/g, ''),
    reason: 'В отрывке записи нет обрывков: сноска, текст которой остался под катом, и открытая кавычка кода не видны.',
  },
  {
    id: 'list-labels',
    group: 'own',
    where: 'pages › * › pagination › (next|previous)',
    when: ({ expected, found, page }) => page.kind === 'posts' && expected.split(' -> ')[1] === found.split(' -> ')[1],
    reason: 'Ссылки между страницами списка подписаны «Новее» и «Старше».',
  },
  {
    id: 'unlisted-tag',
    group: 'own',
    where: 'pages › * › unlisted',
    when: ({ page }) => page.kind === 'posts',
    reason: 'На странице тега, у которого есть только записи вне списков, нет предупреждения; от поиска она закрыта.',
  },
  // Text.
  {
    id: 'admonition-titles',
    group: 'own',
    where: 'pages › * › admonitions › (+|-)',
    when: ({ expected, found }) => /«(примечание|подсказка|warning|осторожно|предупреждение|secondary|important|success|к сведению|информация|note|tip|info|danger|caution)»/i.test(expected ?? '') || /«(Примечание|Совет|Внимание|Опасно|Осторожно|Важно|К сведению|Информация|Готово|Предупреждение|Сведения|Note|Tip|Info|Warning|Danger|Caution|Important|Success|Secondary|Второстепенное|Успех)»/.test(found ?? ''),
    reason: 'Врезки без своего заголовка названы нашими словами и с большой буквы: «Примечание», «Совет», «Внимание», «Опасно».',
  },
  {
    id: 'admonition-titles-in-lists',
    group: 'own',
    where: 'pages › * › posts › * › text',
    when: ({ expected, found }) => found === expected.replace('подсказка', 'Совет'),
    reason: 'Те же названия врезок в отрывках записей.',
  },
  {
    id: 'footnotes-title',
    group: 'better',
    where: '**',
    when: ({ expected, found }) => [expected, found].some(value => /Footnotes|#footnote-label Примечания/.test(String(value))) && String(found ?? '').replace('Примечания', 'Footnotes') === String(found === undefined ? '' : expected ?? String(found).replace('Примечания', 'Footnotes')),
    reason: 'Невидимый заголовок сносок по-русски: «Примечания».',
  },
  {
    id: 'footnote-anchors',
    group: 'own',
    where: 'pages › * › links › (+|-)',
    when: ({ expected, found }) => /#user-content-fn(ref)?-/.test(expected ?? found),
    reason: 'Якоря сносок с русскими именами — номера (`#user-content-fn-n2`): внутри страницы, внешних ссылок на них нет.',
  },
  {
    id: 'mail-links',
    group: 'better',
    where: 'pages › * › links › (+|-)',
    when: ({ expected, found }) => / -> (mailto|tel):/.test(expected ?? found),
    reason: 'Почта и телефон не открывают новое окно.',
  },
  {
    id: 'heading-id-in-comment',
    group: 'better',
    where: 'pages › * › (headings|toc) › (+|-)',
    when: ({ expected, found }) => /Свой адрес по-старому/.test(expected ?? found),
    reason: 'Якорь в комментарии `<!-- #id -->` читается и в файлах `.md`; Docusaurus 3.10.2 оставляет там якорь из слов.',
  },
  {
    id: 'image-titles',
    group: 'own',
    where: 'pages › /images › (images › (+|-)|text|elements › p)',
    reason: 'Подсказка картинки (`![…](x.png "Подпись")`) становится видимой подписью под ней; размеры известны и у картинок по ссылке `![…][рисунок]`.',
  },
  {
    id: 'code-language-case',
    group: 'own',
    where: 'pages › * › code › * › language',
    when: ({ expected, found }) => expected.toLowerCase() === found,
    reason: 'Язык блока кода в классе — строчными буквами: `language-json`, а не `language-JSON`.',
  },
  {
    id: 'emoji-in-description',
    group: 'own',
    where: '**',
    when: ({ expected, found }) => [expected, found].some(value => /со ссылкой и адресом/.test(String(value))),
    reason: 'Если `markdown.emoji: false`, то `:smile:` остаётся текстом и в описании.',
  },
  {
    id: 'own-truncate-marker',
    group: 'better',
    where: 'feeds › ** › text',
    when: ({ expected, found }) => found === expected.replace('---ДАЛЬШЕ--- ', ''),
    reason: 'Своя отметка конца анонса не попадает в ленты.',
  },
  // Navigation.
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
  // Feeds and files.
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
    id: 'own-files',
    group: 'own',
    where: 'files › +',
    when: ({ found }) => ['.zapiski-build', 'robots.txt'].includes(found),
    reason: 'Добавлены `robots.txt` (если своего нет) и `.zapiski-build` — по ней движок узнаёт свою папку.',
  },
]

const isWebSite = found => [found].flat().join() === 'WebSite'
const isListData = (expected, page) => page.kind === 'posts' && [expected].flat().join() === 'Blog'
const wordsOf = text => text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? []

/** The same but for quotes, dashes, and the words that we say in our own way. */
function sameWords(expected, found) {
  const own = new Set(['одна', '1', 'страница', 'страницы', 'страниц', 'заметка', 'заметки', 'заметок', 'authors', 'авторы'])
  const rest = text => wordsOf(text).filter(word => !own.has(word)).join(' ')
  return rest(expected) === rest(found)
}

/** Theirs is the text of a heading, of a picture, or has lost a part of the sentence. */
function isWorseDescription(expected, found) {
  return expected !== undefined && (found === undefined || !found.startsWith(expected))
}

/** The same address stands in both maps, with another date or none. */
function hasTwin(line, { expected, found }) {
  const address = line.split(' ')[0]
  const stands = facts => Object.values(facts.sitemap ?? {}).some(lines => lines.some(other => other.split(' ')[0] === address))
  return stands(expected) && stands(found)
}
