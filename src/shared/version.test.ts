import { expect, test } from 'vitest'
import { CURRENT_VERSION, contentKey, preferredVersionKey, versionTag } from './version.ts'

test('the current version owns the bare name of its instance', () => {
  expect(contentKey({ id: 'api', version: { name: CURRENT_VERSION } })).toBe('api')
  expect(contentKey({ id: 'api', version: { name: '1.0' } })).toBe('api@1.0')
})

test('names that Docusaurus gives to searches and to browsers', () => {
  expect(versionTag('default', 'current')).toBe('docs-default-current')
  expect(preferredVersionKey('default')).toBe('docs-preferred-version-default')
})
