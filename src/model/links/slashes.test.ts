import { expect, test } from 'vitest'
import { makeConfig, makeParsed, makeSource } from '../../../test/factory.ts'
import type { FrontMatter, SourceKind } from '../../shared/document.ts'
import { toRoute } from '../../shared/path.ts'
import { addressAsWritten, slashedRoutes } from './slashes.ts'

const page = (kind: SourceKind, path: string, frontMatter: Partial<FrontMatter> = {}) =>
  makeParsed(makeSource(kind, path, frontMatter))
const routes = (trailingSlash: boolean | undefined, parsed: ReturnType<typeof page>[]) => {
  const found = slashedRoutes(makeConfig({ trailingSlash }), parsed)
  return found && [...found]
}

test('a page that stands for its folder or says so ends with a slash', () => {
  expect(
    routes(undefined, [
      page('doc', 'linux/index.md'),
      page('doc', 'linux/ssh.md'),
      page('doc', 'bash/bash.md'),
      page('doc', 'x.md', { slug: '/y/' }),
      page('post', 'a.md', { slug: '/b/' }),
      page('post', '2024-05-01-c/index.md'),
      page('page', 'index.md'),
      page('page', 'tools/index.mdx'),
      page('page', 'about.md'),
      page('page', 'old/index.md', { slug: '/new' }),
    ]),
  ).toEqual(['/docs/linux', '/docs/bash', '/docs/y', '/b', '/', '/tools'])
})

test('nothing is to be known where a rule decides, and instances do not mix', () => {
  expect(routes(true, [page('doc', 'linux/index.md')])).toBeUndefined()
  expect(routes(false, [page('doc', 'linux/index.md')])).toBeUndefined()
  const other = page('doc', 'linux/index.md')
  expect(routes(undefined, [{ ...other, source: { ...other.source, instance: 'other' } }])).toEqual([])
})

test.each([true, false, undefined])('before the rule %s an address is as its file says', trailingSlash => {
  const config = makeConfig({ trailingSlash, baseUrl: '/b/' })
  const addressOf = (path: string, route: string) =>
    addressAsWritten(config, page('doc', path).source, { route: toRoute(route), addresses: config })
  expect(addressOf('linux/ssh.md', '/docs/linux/ssh')).toBe('/b/docs/linux/ssh')
  expect(addressOf('linux/index.md', '/docs/linux')).toBe('/b/docs/linux/')
})
