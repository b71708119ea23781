import { expect, test } from 'vitest'
import { htmlName, reactName } from './react-names.ts'

test.each([
  ['class', 'className'],
  ['for', 'htmlFor'],
  ['colspan', 'colSpan'],
  ['http-equiv', 'httpEquiv'],
  ['xlink:href', 'xlinkHref'],
  ['title', 'title'],
])('%s is %s in React, and back', (html, react) => {
  expect(reactName(html)).toBe(react)
  expect(htmlName(react)).toBe(html)
})

test('other names of React are those of HTML in lower case', () => {
  expect(htmlName('tabIndex')).toBe('tabindex')
  expect(reactName('data-x')).toBe('data-x')
  expect(reactName('className')).toBe('className')
})
