import { expect, test } from 'vitest'
import { toFileSlug } from './transliterate.ts'

test.each([
  ['Как настроить Ёлку: часть 2', 'kak-nastroit-yolku-chast-2'],
  ['Щука, объём, вьюга, мыш', 'shchuka-obyom-vyuga-mysh'],
  ['Йод'.normalize('NFD'), 'yod'],
  ['Docker — это просто', 'docker-eto-prosto'],
  ['C++ и Node.js', 'c-i-node-js'],
  ['Café в Łodzi', 'cafe-v-odzi'],
  ['Київ і Мінск', 'kiyiv-i-minsk'],
  ["don't", 'dont'],
  ['🚀', ''],
])('«%s» is %s', (title, slug) => {
  expect(toFileSlug(title)).toBe(slug)
})

test('a long title ends at a word', () => {
  const slug = toFileSlug('слово '.repeat(40))
  expect(slug).toMatch(/^slovo(-slovo)*$/)
  expect(slug.length).toBeLessThanOrEqual(80)
  expect(toFileSlug('ы'.repeat(200))).toBe('y'.repeat(80))
})
