import { expect, test } from 'vitest'
import { countWords } from './words.ts'

function segmented(text: string, locale: string): number {
  const segments = new Intl.Segmenter(locale, { granularity: 'word' }).segment(text)
  return [...segments].filter(({ isWordLike }) => isWordLike).length
}

test.each([
  ['ru', 'Раз, два-три `четыре`.\n\n```js\nconst five = 6\n```\n'],
  ['ru', 'т. е. 10\u202f000 раз — «ёлка»\u00a0и foo\ufeffbar; \u0301а 1:30 3,14'],
  ['en', "Don't split co-op, U.S.A. or 1.5 GHz; [site](https://example.org/a?b=c#d)\tuser@host"],
  ['zh', '我们在这里。大家好！ABC 一二三，第二行\n“引号”、（括号）：完'],
  ['ja', '日本語のテキストとカタカナ。ひらがなも「あります」？'],
  ['th', 'ภาษาไทยไม่มีช่องว่าง และภาษาอังกฤษ'],
])('words of %s are those of its segmenter over the whole text', (locale, text) => {
  expect(countWords(text, locale)).toBe(segmented(text, locale))
  expect(countWords(text, locale), 'from memory').toBe(segmented(text, locale))
})

test('the same run is counted by the rules of each language', () => {
  const run = 'ภาษาไทย'.repeat(3)
  for (const locale of ['th', 'en']) expect(countWords(run, locale)).toBe(segmented(run, locale))
})

test('nothing but spaces and signs holds no words', () => expect(countWords(' \n — … 。', 'ru')).toBe(0))

test('a very long text costs no more than its length', () => {
  const text = 'длинный текст из разных-слов, 42 \n'.repeat(6_000)
  const start = performance.now()
  expect(countWords(text, 'ru')).toBe(6 * 6_000)
  expect(performance.now() - start).toBeLessThan(2_000)
})

const LOCALES = ['ru', 'en', 'ja', 'th', 'zh', 'fi', 'sv']

test('letters, digits and signs side by side are divided as the segmenter divides them, in every order', () => {
  const characters = [...'aЖ1.\',:_"—№\u0301ß語']
  for (const locale of ['ru', 'sv', 'ja']) {
    const segmenter = new Intl.Segmenter(locale, { granularity: 'word' })
    const wrong: string[] = []
    for (const first of characters)
      for (const second of characters)
        for (const third of characters)
          for (const run of [
            `${first}${second}${third}`,
            `1${first}${second}${third}б`,
            `б${first}${second}${third}1`,
          ]) {
            const words = [...segmenter.segment(run)].filter(({ isWordLike }) => isWordLike).length
            if (countWords(run, locale) !== words) wrong.push(run)
          }
    expect(wrong, locale).toEqual([])
  }
})

test('plain words with a sign after them are one word to every language', () => {
  const words = ['слово', 'Слово.', 'ёж,', 'word:', 'A;', 'да!', 'ну?']
  for (const locale of LOCALES) {
    for (const word of words) expect(segmented(word, locale), `${word} ${locale}`).toBe(1)
    expect(countWords(words.join(' '), locale)).toBe(words.length)
  }
})
