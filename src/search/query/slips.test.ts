/** Words that are written wrong where it hurts most: at their beginning, and of several words in one. */

import { expect, test } from 'vitest'
import { makeDocument, searchIn } from '../../../test/search-site.ts'
import { buildIndex } from '../index.ts'

const SYLLABLES = ['ба', 'ве', 'го', 'ду', 'жи', 'зо', 'ка', 'ле', 'мо', 'ну', 'пи', 'ро', 'са', 'те', 'фу', 'хо']

/** Names of made words, so many that the lexicon is cut by letters, as that of any real site is. */
const NOISE = SYLLABLES.flatMap(first =>
  SYLLABLES.map(second => ({
    route: `/${first}${second}`,
    title: SYLLABLES.slice(0, 5)
      .map(third => `${first}${second}${third}шт`)
      .join(' '),
  })),
)

const siteOf = (pages: readonly { route: string; title: string }[]) =>
  buildIndex(pages.map(({ route, title }) => makeDocument(route, { title })))

const VET = { route: '/vet', title: 'Ветеринар' }
const index = siteOf([VET, ...NOISE])

test('the lexicon of the site is in several files', () =>
  expect(index.files.filter(({ path }) => path.includes('/l-')).length).toBeGreaterThan(9))

test.each([
  ['sounds alike', 'фетеринар'],
  ['is that of the next key', 'аетеринар'],
  ['is missing', 'етеринар'],
  ['changed places with the second', 'евтеринар'],
  ['has another one before it', 'йветеринар'],
  ['is wrong, and there is one more slip', 'фетиринар'],
])('the first letter %s', async (_, query) => {
  const { groups, shownFor } = await searchIn(index).search(query)
  expect(groups.map(({ route }) => route)).toEqual(['/vet'])
  expect(shownFor).toEqual({ query: 'ветеринар', repair: 'typo' })
})

test('all of the lexicon is read for a word that is unknown by its first letter, on a site where it is small', async () => {
  const read = async (files: typeof index.files, query: string): Promise<number> => {
    const seen: string[] = []
    await searchIn({ files }, path => seen.push(path)).search(query)
    return new Set(seen.filter(path => path.includes('/l-'))).size
  }
  expect(await read(index.files, 'ветиринар')).toBe(1)
  expect(await read(index.files, 'фетеринар')).toBeGreaterThan(9)
  // What is being typed is only asked about as a name in the other script.
  expect(await read(index.files, 'ветери')).toBe(1)
  const large = Array.from({ length: 1000 }, (_, page) => ({ route: `/page-${page}`, title: `${page}` }))
  expect(await read(siteOf([VET, ...NOISE, ...large]).files, 'фетеринар')).toBe(1)
})

test('of an unknown word what most of it says is found, and said', async () => {
  const { groups, shownFor } = await searchIn(siteOf([{ route: '/t', title: 'Температура' }, ...NOISE])).search(
    'температуропроводность',
  )
  expect([groups, shownFor]).toEqual([[], undefined])
  const german = buildIndex([makeDocument('/t', { title: 'Die Temperatur' })], { locale: 'de' })
  const found = await searchIn(german).search('Temperaturfühler')
  expect(found.groups.map(({ route }) => route)).toEqual(['/t'])
  expect(found.shownFor).toEqual({ query: 'temperatur', repair: 'typo' })
  expect((await searchIn(german).search('Temperaturfühlergehäusedeckel')).groups).toEqual([])
})

test.each([
  ['REST API', 'restapi', 'rest api'],
  ['Сбор логов', 'сборлогов', 'сбор логов'],
  // Three letters are a word only behind one that stands as the site mostly writes it.
  ['Сборы ели', 'сборели', undefined],
])('two words without their space: %s, asked for as «%s»', async (title, query, shown) => {
  const { groups, shownFor } = await searchIn(siteOf([{ route: '/a', title }, ...NOISE])).search(query)
  expect(groups[0]?.route).toBe(shown === undefined ? undefined : '/a')
  expect(shownFor?.query).toBe(shown)
})
