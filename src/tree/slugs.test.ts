import { expect, test } from 'vitest'
import { createIds, isReservedId } from './slugs.ts'

test('Cyrillic letters stay, punctuation goes, case falls', () => {
  const ids = createIds()
  expect(ids.create('Ёлка и ёжик')).toBe('ёлка-и-ёжик')
  expect(ids.create('Что такое C++?')).toBe('что-такое-c')
  expect(ids.create('A & B')).toBe('a--b')
  expect(ids.create('«Кавычки» — тире')).toBe('кавычки--тире')
  expect(ids.create('Camel Case', true)).toBe('Camel-Case')
})

test('й and ё written as two code points give the id of one', () => {
  expect(createIds().create('Йод и мёд'.normalize('NFD'))).toBe('йод-и-мёд')
})

test('repeats are numbered, also past a heading that already ends in a number', () => {
  const ids = createIds()
  expect(['а', 'а-1', 'а', 'а'].map(text => ids.create(text))).toEqual(['а', 'а-1', 'а-2', 'а-3'])
})

test('a heading without letters still has an id', () => {
  const ids = createIds()
  expect([ids.create('🚀'), ids.create('!!!'), ids.create('')]).toEqual(['section-1', 'section-2', 'section-3'])
})

test('ids of the theme are prefixed, all others are Docusaurus’ own', () => {
  const ids = createIds()
  expect(ids.create('Footnote label')).toBe('section-footnote-label')
  expect(ids.create('zapiski-toc')).toBe('section-zapiski-toc')
  expect(ids.create('__proto__')).toBe('section-proto')
  expect(ids.create('__index：访问')).toBe('__index访问')
  expect(['main', 'Search', 'constructor', 'toString'].map(text => ids.create(text))).toEqual([
    'main',
    'search',
    'constructor',
    'tostring',
  ])
  expect(isReservedId('__docusaurus')).toBe(true)
  expect(isReservedId('установка')).toBe(false)
})

test('an id that an author wrote is given once, and never to a heading', () => {
  const ids = createIds()
  expect(ids.claim('установка')).toBe(true)
  expect(ids.claim('установка')).toBe(false)
  expect(ids.isWritten('Установка')).toBe(true)
  expect(ids.create('Установка')).toBe('установка-1')
})
