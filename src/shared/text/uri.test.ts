import { expect, test } from 'vitest'
import { encodeUri, isExternalUri, isLocalUri, isUnsafeMarkup, isUnsafeUri } from './uri.ts'

test.each([
  'javascript:alert(1)',
  'JaVaScRiPt:x',
  ' javascript:x',
  'java\tscript:x',
  'java\nscript:x',
  '\u0001javascript:x',
  'java\u200bscript:x',
  'vbscript:x',
  'data:text/html,x',
  'DATA:text/html;base64,x',
  'javascript%3Ax',
  '%6aava%0ascript%3ax?%zz',
  'pathname://javascript:x',
  'PathName:javascript%3Ax',
  'pathname://pathname:///java\tscript:x',
  'pathname://data:text/html,x',
])('%j is unsafe', address => expect(isUnsafeUri(address, false)).toBe(true))

test.each([
  'javascript:x',
  'java&#115;cript:x',
  'java&#x73;cript&colon;x',
  'java&Tab;script:x',
  '/a;javascript:x',
  'data:text/html,x',
  '&#1114112;javascript:x',
])('%j is unsafe in a drawing', written => expect(isUnsafeMarkup(written)).toBe(true))

test.each(['data:image/png;base64,x', 'data:img/png;base64,x', '#a', '0;1;2', 'https://a.example/?javascript:x'])(
  '%j is not',
  written => expect(isUnsafeMarkup(written)).toBe(false),
)

test('a picture may be data, a link may not', () => {
  expect(isUnsafeUri('data:image/png;base64,x', true)).toBe(false)
  expect(isUnsafeUri('data:image/png;base64,x', false)).toBe(true)
  expect(isUnsafeUri('data:text/html,x', true)).toBe(true)
})

test('a file of the disk is one in any spelling', () => {
  for (const address of [
    'file:///etc/passwd',
    'file%3A///x',
    'pathname://file:///x',
    'FI\nLE:x',
    'C:\\a\\b.md',
    'c:%5Ca.png',
    'D:/a b.md',
  ])
    expect(isLocalUri(address), address).toBe(true)
  for (const address of ['pathname:///file.pdf', 'tel:/1', 'c:a']) expect(isLocalUri(address), address).toBe(false)
})

test('ordinary addresses are safe', () => {
  for (const address of [
    'https://a.b',
    '/x',
    'pathname:///x?javascript:',
    'a%20b',
    './javascript.md',
    '#data:x',
    'mailto:a@b',
  ]) {
    expect(isUnsafeUri(address, false), address).toBe(false)
  }
})

test('escapes are kept, other characters are encoded once', () => {
  expect(encodeUri('/имя файла%20x%')).toBe('/%D0%B8%D0%BC%D1%8F%20%D1%84%D0%B0%D0%B9%D0%BB%D0%B0%20x%25')
  expect(encodeUri('\ud800')).toBe('%EF%BF%BD')
})

test('a scheme or two slashes lead outside', () => {
  expect([isExternalUri('tel:1'), isExternalUri('//a'), isExternalUri('/a'), isExternalUri('а:б')]).toEqual([
    true,
    true,
    false,
    false,
  ])
})
