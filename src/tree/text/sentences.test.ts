import { expect, test } from 'vitest'
import { findSentences, sentenceAround } from './sentences.ts'

function around(marked: string): [string, string, string] {
  const start = marked.indexOf('[')
  const end = marked.indexOf(']') - 1
  const plain = marked.replace(/[[\]]/g, '')
  const { before, text, after } = sentenceAround(plain, { start, end }, findSentences(plain))
  return [before, text, after]
}

test('the sentence around a link ends at a full stop, not before it', () => {
  expect(around('Раз. Два [три] четыре. Пять.')).toEqual(['Два ', 'три', ' четыре.'])
})

test('other ends: question, exclamation, ellipsis, closing quotes', () => {
  expect(around('Кто? [Я]! Да.')).toEqual(['', 'Я', '!'])
  expect(around('«Всё». [Да]… Нет.')).toEqual(['', 'Да', '…'])
})

test('initials and abbreviations end no sentence', () => {
  expect(around('Стихи А. С. Пушкина, т. е. [эти], см. Том второй.')).toEqual([
    'Стихи А. С. Пушкина, т. е. ',
    'эти',
    ', см. Том второй.',
  ])
})

test('a version number is not an end', () => {
  expect(around('В Node.js 20.19 есть [это].')).toEqual(['В Node.js 20.19 есть ', 'это', '.'])
})

test('a long sentence is cut between words', () => {
  const words = Array.from({ length: 60 }, (_, index) => `слово${index}`).join(' ')
  const [before, , after] = around(`${words} [ссылка] ${words}.`)
  expect(before).toMatch(/^…слово\d+ .* $/)
  expect(after).toMatch(/^ слово0 .*слово\d+…$/)
  expect(before.length + after.length).toBeLessThan(210)
})

test('a link over two sentences keeps both', () => {
  expect(around('До. Начало [раз. Два] конец. После.')).toEqual(['Начало ', 'раз. Два', ' конец.'])
})
