/** Words that are everywhere or mean something else as well: what stands as it was typed comes first. */

import { describe, expect, test } from 'vitest'
import { buildIndex, makeDocument, searchIn } from '../../test/search-site.ts'

type Texts = Readonly<Record<string, readonly [title: string, text: string]>>

function ask(texts: Texts, locale = 'ru') {
  const documents = Object.entries(texts).map(([route, [title, text]]) =>
    makeDocument(route, { title, sections: [{ anchor: '', heading: '', level: 1, text }] }),
  )
  const searcher = searchIn(buildIndex(documents, { locale }))
  return async (query: string) => {
    const { groups, shownFor } = await searcher.search(query)
    return { routes: groups.map(({ route }) => route), shownFor: shownFor?.query }
  }
}

const many = (title: string, text: string): Texts =>
  Object.fromEntries(Array.from({ length: 30 }, (_, index) => [`/many-${index}`, [`${title} ${index}`, text] as const]))

describe('a name in the other script', () => {
  test('that is a word of its own stands behind pages with the word that was typed', async () => {
    const search = ask({
      '/city': ['Прогулка', 'Город на реке, старый город.'],
      '/cities': ['Поездка', 'Другой город.'],
      '/grid': ['Grid', 'Раскладка grid.'],
      '/grids': ['Grid и flex', 'Ещё одна раскладка grid.'],
      '/more': ['Grid layout', 'И ещё grid.'],
    })
    expect((await search('город')).routes.slice(0, 2).toSorted()).toEqual(['/cities', '/city'])
  })

  test('that is the usual spelling comes as before', async () => {
    const search = ask({
      '/note': ['Заметка', 'Поставил докер.'],
      '/docker': ['Docker', 'Что такое docker.'],
      '/compose': ['Docker Compose', 'Несколько docker.'],
    })
    expect((await search('докер')).routes.toSorted()).toEqual(['/compose', '/docker', '/note'])
  })

  test('is no rarer than the word, nor is what only begins like it', async () => {
    const search = ask({
      ...many('Сервер', 'Текст про сервер. Сервер работает.'),
      '/tea': ['Чай', 'В серверочной пьют чай.'],
      '/notes': ['Заметки', 'Серверная комната, один раз server.'],
    })
    const { routes } = await search('сервер')
    expect(routes.slice(0, 5).every(route => route.startsWith('/many-'))).toBe(true)
  })
})

describe('words that are in every text', () => {
  const texts = {
    ...many('Loops and forms', 'What is it for? Of this and that, in it, to be.'),
    '/for': ['for', 'The loop.'],
    '/this': ['What is this', 'An object.'],
    '/be': ['To be or not to be', 'A question.'],
    '/link': ['<a>', 'A link.'],
  } satisfies Texts

  test.each([
    ['for', '/for'],
    ['this', '/this'],
    ['to be or not to be', '/be'],
    ['<a>', '/link'],
  ])('are found where they stand out: %s', async (query, route) => {
    expect((await ask(texts, 'en')(query)).routes[0]).toBe(route)
  })

  test('are not asked for beside others', async () => {
    expect((await ask(texts, 'en')('what is an object')).routes).toEqual(['/this'])
  })

  test('of a Russian title, too', async () => {
    const search = ask({ '/where': ['Где мы', 'Карта.'], '/else': ['Карта', 'Где мы были и что ели.'] })
    expect((await search('где мы')).routes).toEqual(['/where'])
  })
})

describe('keys of the other layout', () => {
  test.each(['субд', 'батч', 'вебхук', 'хэши'])('that cut a Russian word to pieces were not meant: %s', async query => {
    const search = ask({
      '/a': ['CE', 'Элемент dt, ce, er и fnx; l и fnxx.'],
      '/b': ['Функция', 'Стандарт dt и ce, функция.'],
    })
    expect(await search(query)).toEqual({ routes: [], shownFor: undefined })
  })

  test('make a name with a dot', async () => {
    const search = ask({ '/node': ['Node.js', 'Сервер на Node.js.'] })
    expect(await search('тщвуюоы')).toEqual({ routes: ['/node'], shownFor: 'node.js' })
  })
})

test('a word that was written by ear is known by its stem', async () => {
  const search = ask({ '/tags': ['Теги', 'Тег и теги.'], '/more': ['Ещё', 'Список: теги.'] })
  expect((await search('тэгов')).routes.toSorted()).toEqual(['/more', '/tags'])
  const names = ask({ '/fetch': ['fetch', 'Запрос fetch.'], '/patch': ['patch', 'Метод patch.'] })
  expect((await names('фетч')).routes).toEqual(['/fetch'])
  expect((await names('патч')).routes).toEqual(['/patch'])
})

test('two words of a query may be one word of a text', async () => {
  const search = ask(
    {
      '/middleware': ['Middleware', 'About middleware.'],
      '/ware': ['Wares', 'In the middle of it.'],
      '/db': ['IndexedDB', 'Data in IndexedDB.'],
    },
    'en',
  )
  expect((await search('middle ware')).routes[0]).toBe('/middleware')
  expect((await search('indexed db')).routes[0]).toBe('/db')
})

test.each([
  ['C#', '/sharp'],
  ['c++', '/plus'],
  ['c', '/c'],
  ['c# ', '/sharp'],
])('languages that a sign tells apart are different names: %s', async (query, route) => {
  const search = ask({
    '/c': ['Язык C', 'Пишем на C.'],
    '/plus': ['Язык C++', 'Пишем на C++.'],
    '/sharp': ['Язык C#', 'Пишем на C#.'],
  })
  const { routes } = await search(query)
  expect(routes[0]).toBe(route)
  // What is unfinished may become any of them.
  expect(routes).toHaveLength(query === 'c' ? 3 : 1)
})

describe('two words without the space between them', () => {
  const texts = {
    '/loop': ['The event loop', 'Tasks and microtasks.'],
    '/events': ['Events', 'What an event is.'],
    '/arrows': ['Стрелочные функции', 'Коротко о функциях.'],
    '/functions': ['Функции', 'О функциях подробно.'],
    '/bus': ['Bus 12', 'The protocol of ARINC 429, as ARINC says.'],
    '/more': ['More of it', 'Of ARINC alone.'],
    '/mode': ['Strict mode', 'A mode of the language.'],
  } as const

  test.each([
    ['eventloop', '/loop', 'event loop'],
    ['стрелочныефункции', '/arrows', 'стрелочные функции'],
    ['strictmode loop', '/mode', 'strict mode loop'],
    ['arinc429', '/bus', 'arinc 429'],
    ['bus12', '/bus', 'bus 12'],
  ])('are found as two: %s', async (query, route, shownFor) => {
    const found = await ask(texts)(query)
    expect(found.routes[0]).toBe(route)
    expect(found.shownFor).toBe(shownFor)
  })

  test('are no reason to take a word apart that is known, nor one of whose parts one is unknown', async () => {
    const known = await ask({ ...texts, '/glued': ['Eventloop', 'A package of that name.'] })('eventloop')
    expect(known.routes[0]).toBe('/glued')
    expect(known.shownFor).toBeUndefined()
    expect((await ask(texts)('eventlamp')).routes).toEqual([])
  })
})

test('what is being typed is no form of a shorter word where a longer one begins so', async () => {
  const others = Object.fromEntries(Array.from({ length: 30 }, (_, index) => [`/other-${index}`, ['Keys', 'A key.']]))
  const paid = many('Pricing', 'Paid per month and per user.')
  const search = ask({ ...others, ...paid, '/persist': ['PERSIST', 'Keeps a key.'] } as Texts, 'en')
  expect((await search('pers')).routes[0]).toBe('/persist')
  expect((await search('pers ')).routes).not.toContain('/persist')
})
