import { describe, expect, test } from 'vitest'
import { buildIndex, makeDocument, searchIn } from '../../../test/search-site.ts'
import type { SearchDocument } from '../documents.ts'
import type { SearchResult, TextPart } from './result.ts'

const section = (anchor: string, heading: string, text: string): SearchDocument['sections'][number] => ({
  anchor,
  heading,
  level: heading === '' ? 0 : 2,
  text,
})
const opening = (text: string) => [section('', '', text)]
const docker = { label: 'Докер', permalink: '/tags/docker' }

const DOCUMENTS = [
  makeDocument('/docker', {
    title: 'Docker без магии',
    tags: [docker],
    date: '2018-08-03T00:00:00.000Z',
    sections: [
      section('', '', 'Образ, слой и контейнер.'),
      section('tom', 'Том', 'Данные контейнера живут в томе, а docker-compose его помнит.'),
    ],
  }),
  makeDocument('/install', {
    title: 'Установка сервера',
    tags: [docker],
    sections: opening('Учёт пакетов: сначала хостинг, потом apt install'),
  }),
  makeDocument('/docs/bots', {
    kind: 'docs',
    title: 'Боты',
    section: 'Telegram',
    sections: opening('Метод getUpdates отвечает на длинный запрос. Контейнер не нужен.'),
  }),
  makeDocument('/docs/tailscale', { kind: 'docs', title: 'Tailscale', sections: opening('Сеть поверх сети, mesh') }),
  makeDocument('/docs/tailscale-long', {
    kind: 'docs',
    title: 'Tailscale и правила доступа',
    sections: opening('Tailscale, tailscale, tailscale'),
  }),
  makeDocument('/docs/telegram', { kind: 'docs', title: 'Telegram' }),
  makeDocument('/docs/lua', { kind: 'docs', title: 'Lua' }),
  makeDocument('/about', { kind: 'page', title: 'О блоге' }),
]

const letters = makeDocument('/keys', { title: 'Ключи', sections: opening('ключ o и ключ ] рядом') })
const searcher = searchIn(buildIndex([...DOCUMENTS, letters]))
const search = (query: string, options = {}): Promise<SearchResult> => searcher.search(query, options)
const routes = async (query: string, options = {}): Promise<string[]> =>
  (await search(query, options)).groups.map(({ route }) => route)
const show = (parts: readonly TextPart[] = []): string =>
  parts.map(({ text, mark }) => (mark ? `[${text}]` : text)).join('')

describe('a word that only begins others', () => {
  const walks = makeDocument('/walks', { title: 'Прогулки', sections: opening('Башня и башенные часы') })
  const graph = makeDocument('/graph', { title: 'Graph', sections: opening('Рисуем graph') })
  const found = async (query: string, documents = [...DOCUMENTS, walks, graph]) =>
    (await searchIn(buildIndex(documents)).search(query)).groups.map(({ route }) => route)

  test('and sounds like a name in the other script finds the name first', async () => {
    const bash = makeDocument('/bash', { title: 'Bash', sections: opening('Сценарии на bash') })
    expect(await found('баш', [...DOCUMENTS, walks, bash])).toEqual(['/bash', '/walks'])
    expect(await found('баш')).toEqual(['/walks'])
  })

  test('three consonants alike are no name when the syllables differ', async () => {
    expect(await found('жирафы')).toEqual([])
    expect(await found('граф')).toEqual(['/graph'])
  })
})

describe('a word is found', () => {
  test.each([
    ['in another form', 'установками', '/install'],
    ['with е for ё', 'учет', '/install'],
    ['with ё as written', 'учёт', '/install'],
    ['by its beginning', 'конт', '/docker'],
    ['in capitals', 'ХОСТИНГ', '/install'],
    ['as an identifier', 'getUpdates', '/docs/bots'],
    ['as a part of an identifier', 'updates', '/docs/bots'],
    ['as a compound', 'docker-compose', '/docker'],
    ['as a compound written together', 'dockercompose', '/docker'],
    ['in the title', 'магии', '/docker'],
    ['by its tag in the other script', 'докер', '/docker'],
  ])('%s', async (_, query, route) => {
    const result = await search(query)
    expect(result.groups[0]?.route).toBe(route)
    expect(result.shownFor).toBeUndefined()
  })
})

describe('a query is repaired', () => {
  test.each([
    ['ecnfyjdrf', '/install', { query: 'установка', repair: 'layout' }],
    ['пуеГзвфеуы', '/docs/bots', { query: 'getUpdates', repair: 'layout' }],
    ['[jcnbyu', '/install', { query: 'хостинг', repair: 'layout' }],
    ['ефшдысфду', '/docs/tailscale', { query: 'tailscale', repair: 'layout' }],
    ['тейлскейл', '/docs/tailscale', { query: 'tailscale', repair: 'script' }],
    ['тейлскейлом', '/docs/tailscale', { query: 'tailscale', repair: 'script' }],
    ['телегрм', '/docs/telegram', { query: 'telegram', repair: 'script' }],
    ['lua', '/docs/lua', undefined],
    ['луа', '/docs/lua', { query: 'lua', repair: 'script' }],
    ['ustanovka', '/install', { query: 'установка', repair: 'script' }],
    ['kontejner', '/docker', { query: 'контейнер', repair: 'script' }],
    ['контйенер', '/docker', { query: 'контейнер', repair: 'typo' }],
    ['устоновка сервера', '/install', { query: 'установка сервера', repair: 'typo' }],
    ['tialscale', '/docs/tailscale', { query: 'tailscale', repair: 'typo' }],
  ])('%s', async (query, route, shownFor) => {
    const result = await search(query)
    expect(result.groups[0]?.route).toBe(route)
    expect(result.shownFor).toEqual(shownFor)
  })

  test.each([
    ['Кран', 'крам', undefined],
    ['Трест', 'трект', 'трест'],
    ['Стандарт', 'стандакт', 'стандарт'],
    ['Секунда', 'сикунта', undefined],
    ['Стандарт', 'стондакт', 'стандарт'],
    ['Транспорт', 'тронскорт', 'транспорт'],
    ['Транспорт', 'тронскорк', undefined],
  ])('a longer word may hold more slips: %s, asked for as «%s»', async (title, query, shown) => {
    const { shownFor } = await searchIn(buildIndex([makeDocument('/a', { title })])).search(query)
    expect(shownFor?.query).toBe(shown)
  })

  test.each([
    ['Kočka', 'kočku', 'kočka'],
    ['Ёжики', 'ежыки', 'ёжики'],
    ['Straßenbahn', 'strasenbahn', 'straßenbahn'],
    ['Élève', 'eleve', undefined],
    ['Presqu’île', 'presquille', 'presqu’île'],
    // Whoever leaves the sign out as well has written one word.
    ['L’élément', 'lelemant', 'lelement'],
    ['Größe und Grosse und Größe', 'grossen', 'größe'],
  ])('words are shown as they are written: %s, asked for as «%s»', async (title, query, shown) => {
    const { shownFor, groups } = await searchIn(buildIndex([makeDocument('/a', { title })])).search(query)
    expect(groups.map(({ route }) => route)).toEqual(['/a'])
    expect(shownFor?.query).toBe(shown)
  })

  test('one word in the wrong layout among known ones', async () => {
    expect((await search('установка cthdthf')).shownFor).toEqual({ query: 'установка сервера', repair: 'layout' })
  })

  test('never where every word is known', async () => {
    const similar = searchIn(
      buildIndex([
        makeDocument('/a', { title: 'контейнер' }),
        makeDocument('/b', { title: 'контейнеры' }),
        makeDocument('/c', { title: 'контейнир' }),
      ]),
    )
    expect((await similar.search('контейнер ')).groups.map(({ route }) => route)).not.toContain('/c')
  })
})

describe('nothing is found', () => {
  test.each(['', '   ', '!?', '🙂', 'кубернетес', 'xyzzy', 'constructor', '__proto__', '"', '%E0%A4%A', '\u0000'])(
    '%j',
    async query => {
      expect(await search(query)).toMatchObject({ groups: [], total: 0 })
      expect((await search(query)).shownFor).toBeUndefined()
    },
  )
})

test.each([
  ...['контейнер(', '(?:контейнер', 'контейнер [а-', '.*контейнер\\', '^контейнер$'].map(query => [query, query]),
  ['a mark that turns the line', '\u202eконтейнер'],
  ['half a letter', 'контейнер \ud800'],
  ['markup', '<контейнер>'],
  ['a million letters', `контейнер ${'x'.repeat(1_000_000)}`],
  ['a million accents', `контейнер ${'\u0301'.repeat(500_000)}${'\u0316'.repeat(500_000)}`],
])('signs and floods beside a word take nothing from it: %s', async (_, query = '') => {
  expect(await routes(query)).toContain('/docker')
})

describe('order', () => {
  test('the page with exactly this title comes first', async () => {
    expect((await routes('tailscale'))[0]).toBe('/docs/tailscale')
  })

  test('pages with all words come before pages with some', async () => {
    expect((await routes('контейнер запрос'))[0]).toBe('/docs/bots')
  })

  test('is the same on every page of results', async () => {
    const all = await routes('контейнер')
    expect(all.length).toBeGreaterThan(1)
    const first = await routes('контейнер', { limit: 1, page: 1 })
    const second = await routes('контейнер', { limit: 1, page: 2 })
    expect([...first, ...second]).toEqual(all.slice(0, 2))
    // After the last page there is the last page.
    expect(await routes('контейнер', { limit: 1, page: 99 })).toEqual(all.slice(-1))
  })
})

describe('facets', () => {
  test('kinds are always counted, tags when asked for', async () => {
    const { facets } = await search('контейнер')
    expect(facets).toEqual({ kind: { blog: 1, docs: 1, page: 0 }, tag: [] })
    expect((await search('контейнер', { facets: {} })).facets.tag).toEqual([{ ...docker, count: 1 }])
  })

  test('a kind narrows the results but not the counts of kinds', async () => {
    const result = await search('контейнер', { facets: { kind: 'docs' } })
    expect(result).toMatchObject({ total: 1, facets: { kind: { blog: 1, docs: 1 }, tag: [] } })
    expect(result.groups[0]?.route).toBe('/docs/bots')
  })

  test('a tag narrows the results', async () => {
    expect(await routes('контейнер', { facets: { tag: docker.permalink } })).toEqual(['/docker'])
    expect(await routes('контейнер', { facets: { tag: '/tags/none' } })).toEqual([])
  })
})

describe('a group', () => {
  test('shows its title, sections with anchors and marked words', async () => {
    const [group] = (await search('контейнера том')).groups
    expect(group).toMatchObject({ route: '/docker', title: 'Docker без магии', kind: 'blog' })
    expect(group?.items.map(({ anchor }) => anchor)).toEqual(['tom', ''])
    expect(show(group?.items[0]?.heading)).toBe('[Том]')
    expect(show(group?.items[0]?.text)).toBe('Данные [контейнера] живут в [томе], а docker-compose его помнит.')
  })

  test('has its breadcrumbs', async () => {
    expect((await search('getUpdates')).groups[0]?.section).toBe('Telegram')
  })

  test('marks the title, whole words of what was guessed, and unfinished words', async () => {
    expect(show((await search('ljrth')).groups[0]?.titleParts)).toBe('[Docker] без магии')
    expect(show((await search('тейлск')).groups[0]?.titleParts)).toContain('[Tailscale]')
    expect(show((await search('устан')).groups[0]?.titleParts)).toBe('[Установка] сервера')
  })

  test('opens with its first words when only the title matches', async () => {
    const [group] = (await search('магии')).groups
    expect(group?.items.map(item => show(item.text))).toEqual(['Образ, слой и контейнер.'])
    expect((await search('блоге')).groups[0]?.items).toEqual([])
  })

  test('HTML stays text', async () => {
    const html = '<img onerror=alert(1)> &lt;b&gt; ключ'
    const result = await searchIn(buildIndex([makeDocument('/x', { title: html, sections: opening(html) })])).search(
      'ключ',
    )
    expect(result.groups[0]?.items[0]?.text.map(({ text }) => text).join('')).toBe(html)
  })

  test('shows at most five sections', async () => {
    const sections = Array.from({ length: 9 }, (_, index) => section(`s${index}`, `Раздел ${index}`, 'ключ'))
    const result = await searchIn(buildIndex([makeDocument('/x', { sections })])).search('ключ')
    expect(result.groups[0]?.items.map(({ anchor }) => anchor)).toEqual(['s0', 's1', 's2', 's3', 's4'])
  })

  test.each([
    [10, '… w27 w28 w29 [ключ] w31 [замок] w33 w34 w35 w36 …'],
    [5, '… w29 [ключ] w31 [замок] w33 …'],
  ])('a snippet of %i words stands around the matches', async (snippetWords, snippet) => {
    const words = Array.from(
      { length: 60 },
      (_, index) => ({ 2: 'замок', 30: 'ключ', 32: 'замок' })[index] ?? `w${index}`,
    )
    const index = buildIndex([makeDocument('/x', { sections: opening(words.join(' ')) })])
    const result = await searchIn(index).search('ключ замок', { snippetWords })
    expect(show(result.groups[0]?.items[0]?.text)).toBe(snippet)
  })
})

test('who says nothing gets twenty pages, with ten words of each', async () => {
  const words = Array.from({ length: 60 }, (_, index) => (index === 30 ? 'ключ' : `w${index}`)).join(' ')
  const pages = Array.from({ length: 21 }, (_, index) => makeDocument(`/p${index}`, { sections: opening(words) }))
  const { groups, total } = await searchIn(buildIndex(pages)).search('ключ')
  expect([groups.length, total]).toEqual([20, 21])
  expect(show(groups[0]?.items[0]?.text).match(/w\d+|ключ/g)).toHaveLength(10)
})

test('a query is cut at 64 characters', async () => {
  expect((await search(`контейнер ${'!'.repeat(60)} кубернетес`)).total).toBeGreaterThan(0)
  expect((await search(`${'!'.repeat(64)} контейнер`)).total).toBe(0)
})

test('single letters of the other layout are no repair', async () => {
  expect(await search('ъщъщъ')).toMatchObject({ groups: [], total: 0 })
})

describe('results before their excerpts', () => {
  test('are told with titles, counts and the order of the whole answer, while fragments are still on their way', async () => {
    const told: SearchResult[] = []
    const answer = await search('контейнер', { onTitles: (result: SearchResult) => void told.push(result) })
    const last = told.at(-1)
    expect(last?.groups.map(({ route, title }) => [route, title])).toEqual(
      answer.groups.map(({ route, title }) => [route, title]),
    )
    expect(last).toMatchObject({ total: answer.total, page: 1, facets: { kind: answer.facets.kind } })
    expect(last?.groups.flatMap(({ items }) => items)).toEqual([])
    expect(answer.groups.flatMap(({ items }) => items)).not.toEqual([])
  })

  test('of a word that is hardly anywhere do not wait for the name that it may be; of an unfinished one they do', async () => {
    const index = buildIndex([
      makeDocument('/rare', { sections: opening('контейнер докер') }),
      ...['/a', '/b', '/c'].map(route => makeDocument(route, { title: 'Docker', sections: opening('docker') })),
      makeDocument('/tower', { sections: opening('башня') }),
      makeDocument('/bash', { title: 'Bash', sections: opening('bash') }),
    ])
    const told: { files: string[]; total: number }[] = []
    const ask = async (query: string) => {
      told.length = 0
      const files: string[] = []
      const onTitles = ({ total }: SearchResult) => void told.push({ files: [...files], total })
      const { total } = await searchIn(index, path => files.push(path)).search(query, { onTitles })
      expect(told.at(-1)?.total).toBe(total)
    }
    await ask('докер контейнер ')
    expect(told).toHaveLength(2)
    expect(told[0]?.files.filter(path => path.includes('/l-'))).toEqual([])
    await ask('баш')
    expect(told).toHaveLength(1)
  })

  test('are not told of nothing, nor on a site too large for its titles to travel with every search', async () => {
    const told: SearchResult[] = []
    const onTitles = (result: SearchResult) => void told.push(result)
    await search('жрчштнв', { onTitles })
    const many = Array.from({ length: 700 }, (_, index) => makeDocument(`/p${index}`, { sections: opening('слово') }))
    const index = buildIndex(many)
    expect(index.manifest).not.toHaveProperty('heads')
    expect((await searchIn(index).search('слово', { onTitles })).total).toBe(700)
    expect(told).toEqual([])
  })
})

test('what is in another language than the site is told so, before its excerpts come and with them', async () => {
  const site = searchIn(
    buildIndex([
      makeDocument('/a', { title: 'Deploy', lang: 'en', sections: opening('How to deploy') }),
      makeDocument('/b', { title: 'Как сделать deploy', sections: opening('Просто') }),
    ]),
  )
  const told: (string | undefined)[][] = []
  const { groups } = await site.search('deploy', {
    onTitles: ({ groups }) => told.push(groups.map(({ lang }) => lang)),
  })
  expect(groups.map(({ route, lang }) => [route, lang])).toEqual([
    ['/a', 'en'],
    ['/b', undefined],
  ])
  expect(told.at(-1)).toEqual(['en', undefined])
})
