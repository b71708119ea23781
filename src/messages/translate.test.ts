import { expect, test } from 'vitest'
import { createTranslate } from './index.ts'

test.each([
  ['ru', 1, '1 запись'],
  ['ru', 3, '3 записи'],
  ['ru', 11, '11 записей'],
  ['ru', 21, '21 запись'],
  ['en', 1, 'One post'],
  ['en', 7, '7 posts'],
])('in %s %i is counted as «%s»', (locale, count, text) => {
  expect(createTranslate(locale).plural('theme.blog.post.plurals', count)).toBe(text)
})

test('a text that nobody translated keeps the plural forms of English', () => {
  const t = createTranslate('zh-Hans')
  expect(t.plural('theme.blog.post.plurals', 7)).toBe('7 posts')
  expect(t.plural('theme.blog.post.plurals', 1)).toBe('One post')
  expect(t.find('theme.blog.post.plurals').locale).toBe('en')
})

test('a translated text has the plural forms of its own language', () => {
  const chinese = createTranslate('zh-Hans', { 'theme.blog.post.plurals': '{count} 篇博文' })
  expect([1, 7].map(count => chinese.plural('theme.blog.post.plurals', count))).toEqual(['1 篇博文', '7 篇博文'])
  const polish = createTranslate('pl', { 'theme.blog.post.plurals': '{count} post|{count} posty|{count} postów' })
  expect([1, 2, 5].map(count => polish.plural('theme.blog.post.plurals', count))).toEqual([
    '1 post',
    '2 posty',
    '5 postów',
  ])
})

test('a value that a text does not name is left alone, and so is a name without a value', () => {
  expect(createTranslate('en')('theme.common.headingLinkTitle', { other: 1 })).toBe('Direct link to {heading}')
})

/** What the specification calls its words (§2 and §8), by the ids that translations of sites have. */
test.each([
  ['theme.SearchBar.placeholder', 'Search docs', 'Поиск по сайту'],
  ['theme.common.headingLinkTitle', 'Direct link to {heading}', 'Прямая ссылка на {heading}'],
  ['theme.ErrorPageContent.pageTitle', 'Page Error', 'Ошибка страницы'],
  ['theme.ErrorPageContent.title', 'This page crashed.', 'На этой странице произошла ошибка.'],
  ['theme.ErrorPageContent.tryAgain', 'Try again', 'Попробовать ещё раз'],
  ['theme.ErrorPageContent.cause', 'Cause:', 'Причина:'],
  ['theme.Loader.retry', 'Retry', 'Повторить'],
  ['theme.SearchModal.errorScreen.titleText', 'Unable to fetch results', 'Не удалось получить результаты'],
  [
    'theme.SearchModal.errorScreen.helpText',
    'You might want to check your network connection.',
    'Возможно, стоит проверить подключение к сети.',
  ],
  [
    'theme.SearchModal.noResultsScreen.noResultsText',
    'No results for “{query}”',
    'Ничего не найдено по запросу «{query}»',
  ],
  ['theme.SearchModal.noResultsScreen.suggestedQueryText', 'Try searching for:', 'Попробуйте поискать:'],
  [
    'theme.SearchModal.noResultsScreen.reportMissingResultsText',
    'Believe this query should return results?',
    'Считаете, что по этому запросу что-то должно найтись?',
  ],
  ['theme.SearchModal.noResultsScreen.reportMissingResultsLinkText', 'Let us know.', 'Сообщите нам.'],
] as const)('%s says «%s», and in Russian «%s»', (id, english, russian) => {
  expect([createTranslate('en')(id), createTranslate('ru')(id)]).toEqual([english, russian])
})

test('the link to all results says how many there are, in the words of the language', () => {
  const of = (locale: string) => [1, 3, 7].map(count => createTranslate(locale).plural('theme.SearchBar.seeAll', count))
  expect(of('en')).toEqual(['See 1 result', 'See all 3 results', 'See all 7 results'])
  expect(new Set(of('ru')).size).toBe(3)
  for (const [index, text] of of('ru').entries()) expect(text).toContain(String([1, 3, 7][index]))
})
