import { expect, test } from 'vitest'
import { mediaTypeOf } from './mime.ts'

test.each([
  ['a/index.html', 'text/html; charset=utf-8', true],
  ['search/a.JSON', 'application/json; charset=utf-8', true],
  ['a.svg', 'image/svg+xml; charset=utf-8', true],
  ['a.png', 'image/png', false],
  ['a.html.gz', 'application/gzip', false],
  ['a.exe', 'application/octet-stream', false],
  ['_headers', 'application/octet-stream', false],
])('%s is %s', (file, type, isText) => {
  expect(mediaTypeOf(file)).toEqual({ type, isText })
})
