import { describe, expect, test } from 'vitest'
import { dateLetter, lengthLetter } from '../format.ts'
import { packStanding } from '../postings.ts'
import { createWeigh } from './weigh.ts'

const standing = (fields: Partial<Parameters<typeof packStanding>[0]>): number =>
  packStanding({ title: 0, marks: 0, times: 1, ...fields })
const weights = (fields: Partial<Parameters<typeof packStanding>[0]>[], words = [300]): number[] => {
  const weigh = createWeigh({ lengths: words.map(lengthLetter).join(''), dates: '' })
  return fields.map(own => weigh(0, standing(own)))
}
const rising = (numbers: number[]): boolean => numbers.every((number, index) => number > (numbers[index - 1] ?? 0))

describe('a term weighs more', () => {
  test('the more often it stands in the text, ever less so', () => {
    const found = weights([{ times: 1 }, { times: 2 }, { times: 3 }])
    expect(rising(found)).toBe(true)
    expect((found[2] ?? 0) / (found[0] ?? 1)).toBeLessThan(2.2)
  })

  test('in a heading or a tag, in both, in a title, in a title of few words', () => {
    expect(
      rising(
        weights([{}, { marks: 1 }, { marks: 2 }, { title: 1 }, { title: 2 }, { title: 3 }, { title: 3, marks: 1 }]),
      ),
    ).toBe(true)
  })

  test('on a page that is shorter than the others', () => {
    const weigh = createWeigh({ lengths: [50, 300, 2000].map(lengthLetter).join(''), dates: '' })
    expect(rising([2, 1, 0].map(page => weigh(page, standing({}))))).toBe(true)
    // Where there is no page, there is no length to compare with.
    const sparse = createWeigh({ lengths: `.${[50, 300, 2000].map(lengthLetter).join('')}.`, dates: '' })
    expect(sparse(2, standing({}))).toBe(weigh(1, standing({})))
  })

  test('on a later page, though not so much as a word in another place', () => {
    const dates = ['2014-02-01', '2024-06-01', undefined].map(dateLetter).join('')
    const weigh = createWeigh({ lengths: [300, 300, 300].map(lengthLetter).join(''), dates })
    const [old = 0, late = 0, none = 0] = [0, 1, 2].map(page => weigh(page, standing({ marks: 1 })))
    expect(late).toBeGreaterThan(old)
    expect(late / old).toBeLessThan(1.08)
    expect(none).toBe(old)
  })
})

test('of a page of which nothing is known a term still weighs something', () => {
  expect(createWeigh({ lengths: '', dates: '' })(5, standing({}))).toBeGreaterThan(0)
})
