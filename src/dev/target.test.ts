import { expect, test } from 'vitest'
import { readTarget } from './target.ts'

test.each([
  ['/docs/a?b=c#d', '/docs/a', '?b=c'],
  ['//evil.example/x', '/evil.example/x', ''],
  ['//', '/', ''],
  ['http://other.example/docs/a?b', '/docs/a', '?b'],
  ['HTTPS://other.example', '/', ''],
  ['/a?b=\u0001\r\nc', '/a', '?b=c'],
])('%s asks for %s', (written, path, query) => expect(readTarget(written)).toEqual({ path, query }))

test.each(['*', 'other.example:80', '', 'docs/a', undefined])('%s is no path', written =>
  expect(readTarget(written)).toBeUndefined(),
)
