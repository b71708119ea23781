/** Differences on purpose: titles and headings of pages. */

const wordsOf = text => text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? []

/** The same but for quotes, dashes, and the words that we say in our own way. */
function sameWords(expected, found) {
  const own = new Set([
    'одна',
    '1',
    'страница',
    'страницы',
    'страниц',
    'заметка',
    'заметки',
    'заметок',
    'authors',
    'авторы',
  ])
  const rest = text =>
    wordsOf(text)
      .filter(word => !own.has(word))
      .join(' ')
  return rest(expected) === rest(found)
}

const withoutMarkup = text => text.replace(/\*|<\/?em>/g, '')

/** Their line with the marks, ours without them. */
function isTitleWithMarkup({ path, expected, found, others }) {
  if (/ › [+-]$/.test(path)) {
    const line = expected ?? found
    const isMarked = other => withoutMarkup(other) !== other
    return others.some(
      other => withoutMarkup(other) === withoutMarkup(line) && isMarked(expected === undefined ? other : line),
    )
  }
  return [expected, found].every(value => typeof value === 'string') && withoutMarkup(expected) === found
}

export const TITLES = [
  {
    id: 'numbered-lists',
    group: 'better',
    where: 'pages › * › title',
    when: ({ found, route }) => new RegExp(`\\b${/\/(\d+)$/.exec(route)?.[1]}\\b`).test(found),
    reason: 'У второй и дальнейших страниц списка в заголовке окна номер: вкладки не путаются.',
  },
  {
    id: 'tag-titles',
    group: 'own',
    where: 'pages › * › title',
    when: ({ expected, found, page }) =>
      ['posts', 'docsOfTag', 'authors'].includes(page.kind) && sameWords(expected, found),
    reason:
      'Заголовки страниц тегов и авторов набраны по-русски: «ёлочки», тире, «заметка» вместо «страница»; «Авторы» переведены.',
  },
  {
    id: 'markup-in-title',
    group: 'better',
    where: '**',
    when: facts => isTitleWithMarkup(facts),
    reason: 'Звёздочки и другая разметка не попадают из заголовка в окно, меню и «хлебные крошки».',
  },
  {
    id: 'page-heading',
    group: 'better',
    where: 'pages › * › h1',
    when: ({ expected, page }) => expected === undefined && page.kind === 'mdx',
    reason: 'У страницы из Markdown всегда есть видимый `h1`: если его нет в тексте, он берётся из `title`.',
  },
  {
    id: 'title-of-404',
    group: 'better',
    where: 'pages › /404 › title',
    reason: 'У страницы 404 всегда свой заголовок окна.',
  },
]
