import { expect, test } from 'vitest'
import { nearest } from './nearest.ts'

test('a swap of neighbours, a letter too many, one missing and another one are each one edit', () => {
  for (const word of ['teh', 'thee', 'te', 'tha', 'the', 'THE']) expect(nearest(word, ['the'])).toBe('the')
})

test('up to a third of the letters may differ, at least one', () => {
  expect(nearest('abcdxy', ['abcdef'])).toBe('abcdef')
  expect(nearest('abcdxyz', ['abcdefg'])).toBeUndefined()
  expect(nearest('ax', ['ab'])).toBe('ab')
  expect(nearest('a', ['abc'])).toBeUndefined()
})

test('of several the closest, of equals the first', () => {
  expect(nearest('tags', ['taks', 'tags'])).toBe('tags')
  expect(nearest('tagz', ['tagx', 'tagy'])).toBe('tagx')
})

test('finds the closest name and stays silent when nothing is close', () => {
  expect(nearest('titel', ['tags', 'title', 'date'])).toBe('title')
  expect(nearest('Тилте', ['title'])).toBeUndefined()
  expect(nearest('xyz', ['title', 'description'])).toBeUndefined()
})
