import { expect, test } from 'vitest'
import { sayTime } from './time-words.ts'

test('times are said in the largest unit', () => {
  const said = [0.2, 1, 120, 7200, 86_400 * 3, 31_557_600 * 2, 31_557_600 * 9700, 31_557_600 * 45e6].map(sayTime)
  expect(said).toEqual([
    'меньше секунды',
    '1 секунда',
    '2 минуты',
    '2 часа',
    '3 дня',
    '2 года',
    '9,7 тыс. лет',
    '45 млн лет',
  ])
  expect(sayTime(1e30)).toBe('дольше возраста Вселенной')
})
