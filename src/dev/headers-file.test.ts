import { expect, test } from 'vitest'
import { parseHeadersFile } from './headers-file.ts'

const rules = parseHeadersFile(`# all
/*
  X-Frame-Options: DENY
  Link: <https://a.example/>; rel="x"

/a.b/*
  x-frame-options: SAMEORIGIN
/tags/:name
  X-Tag: yes
  broken
`)

test.each([
  ['/', { 'x-frame-options': 'DENY', link: '<https://a.example/>; rel="x"' }],
  ['/a.b/c/d', { 'x-frame-options': 'SAMEORIGIN', link: '<https://a.example/>; rel="x"' }],
  ['/axb/c', { 'x-frame-options': 'DENY', link: '<https://a.example/>; rel="x"' }],
  ['/tags/go', { 'x-frame-options': 'DENY', link: '<https://a.example/>; rel="x"', 'x-tag': 'yes' }],
  ['/tags/go/2', { 'x-frame-options': 'DENY', link: '<https://a.example/>; rel="x"' }],
])('%s gets the headers of all rules that match, the last one first', (path, headers) => {
  expect(rules(path)).toEqual(headers)
})

test('headers before any rule belong to nobody', () => {
  expect(parseHeadersFile('  X-A: 1\n')('/')).toEqual({})
})
