import { expect, test } from 'vitest'
import { createTranslate } from '../../messages/index.ts'
import { kindTitle } from './admonition.ts'

test.each([
  ['en', 'tip', {}, 'Tip'],
  ['ru', 'tip', {}, 'Совет'],
  ['de', 'note', { 'theme.admonition.note': 'hinweis' }, 'Hinweis'],
  ['tr', 'tip', { 'theme.admonition.tip': 'ipucu' }, 'İpucu'],
  ['ar', 'tip', { 'theme.admonition.tip': 'نصيحة' }, 'نصيحة'],
  ['en', 'my-kind', {}, 'My-kind'],
] as const)('in %s a box %s without a title has one with a capital', (locale, type, texts, title) => {
  expect(kindTitle(type, createTranslate(locale, texts))).toBe(title)
})
