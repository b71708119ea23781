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
