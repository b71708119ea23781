import { expect, test } from 'vitest'
import { lazily, makerOf, withChanges, withoutLate } from './lazy.ts'

test('a late property is made at each look, in copies too, and goes where it is replaced', () => {
  let looks = 0
  const page = lazily({ title: 'а' }, { html: () => `<p>${++looks}` })
  const copy = withChanges(page, { title: 'б' })
  expect(looks).toBe(0)
  expect([page.html, copy.html, copy.title]).toEqual(['<p>1', '<p>2', 'б'])
  expect(Object.keys(copy)).toEqual(['title', 'html'])
  const late = lazily(copy, { text: () => 'в' })
  expect([late.html, late.text]).toEqual(['<p>3', 'в'])
  expect(withChanges(page, { html: 'г' })).toEqual({ title: 'а', html: 'г' })
  expect(withoutLate(late)).toEqual({ title: 'б' })
  expect(makerOf(copy, 'html')).toBe(makerOf(page, 'html'))
  expect([makerOf(copy, 'title'), makerOf(withChanges(page, { html: 'г' }), 'html')]).toEqual([undefined, undefined])
})
