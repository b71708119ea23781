import { expect, test } from 'vitest'
import { localeNames } from './locale-texts.ts'

test.each([
  ['zh-CN', 'zh-Hans'],
  ['zh-TW', 'zh-Hant'],
  ['zh', 'zh-Hans'],
  ['pt', 'pt-BR'],
  ['de-AT', 'de'],
])('the texts of %s may be those of %s', (locale, name) => {
  expect(localeNames(locale)).toContain(name)
})

test('the locale itself comes first, and a made-up one is only itself', () => {
  expect(localeNames('pt-PT')[0]).toBe('pt-PT')
  expect(localeNames('not a locale')).toEqual(['not a locale'])
})
