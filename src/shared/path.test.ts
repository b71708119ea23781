import { describe, expect, test } from 'vitest'
import {
  assetToAddress,
  decodeSafely,
  encodePath,
  extensionOf,
  folderOf,
  nameOf,
  routeToAddress,
  routeToAsset,
  splitAddress,
  toAssetPath,
  toCanonicalRoute,
  toFilePath,
  toRoute,
  withBase,
  withoutBase,
  withoutDots,
  writtenAsset,
} from './path.ts'

describe('routes and addresses', () => {
  test('a route has one leading slash and no trailing one', () => {
    expect(toRoute('/', '/')).toBe('/')
    expect(toRoute('docs/', '/linux/')).toBe('/docs/linux')
    expect(toRoute('', 'a')).toBe('/a')
  })

  test('«й» of two code points becomes one', () => {
    expect(toRoute('/и\u0306')).toBe('/й')
    expect(toFilePath('docs/и\u0306.md')).toBe('docs/й.md')
  })

  test('Cyrillic is encoded once, the base stands in front, the slash follows the setting', () => {
    const route = toRoute('/docs/ёж')
    expect(routeToAddress(route, { baseUrl: '/', trailingSlash: false })).toBe('/docs/%D1%91%D0%B6')
    expect(routeToAddress(route, { baseUrl: '/b/', trailingSlash: true })).toBe('/b/docs/%D1%91%D0%B6/')
    expect(routeToAddress(toRoute('/'), { baseUrl: '/b/', trailingSlash: true })).toBe('/b/')
  })

  test('«?» and «#» in a name do not start a query or a hash', () => {
    expect(encodePath('c#/what?')).toBe('c%23/what%3F')
  })

  test('a page is a file beside its folder, or an index with slashes on', () => {
    expect(routeToAsset(toRoute('/docs'), false)).toBe('docs.html')
    expect(routeToAsset(toRoute('/'), false)).toBe('index.html')
    expect(routeToAsset(toRoute('/docs'), true)).toBe('docs/index.html')
  })

  test('a site that leaves the slash to its host answers at both spellings, and names the one its file gives', () => {
    const slashedRoutes = new Set([toRoute('/docs/linux')])
    expect(routeToAsset(toRoute('/docs/linux'), undefined)).toBe('docs/linux/index.html')
    const address = (path: string, trailingSlash: boolean | undefined) =>
      routeToAddress(toRoute(path), { baseUrl: '/', trailingSlash, slashedRoutes })
    expect(address('/docs/linux', undefined)).toBe('/docs/linux/')
    expect(address('/docs/ssh', undefined)).toBe('/docs/ssh')
    expect(address('/docs/linux', false)).toBe('/docs/linux')
  })
})

test('malformed percent-encoding is left alone', () => {
  expect(decodeSafely('%E0%A4%A')).toBe('%E0%A4%A')
  expect(decodeSafely('%D1%91')).toBe('ё')
})

test('paths are made plain', () => {
  expect(toFilePath('./docs/../blog//x.md')).toBe('blog/x.md')
  expect(toFilePath('../x.md')).toBe('../x.md')
  expect(extensionOf('a/b.SVG')).toBe('svg')
  expect(extensionOf('.gitignore')).toBe('')
})

test.each([
  ['/a', '/a', '', ''],
  ['/a?b', '/a', '?b', ''],
  ['/a#c', '/a', '', '#c'],
  ['/a?b#c', '/a', '?b', '#c'],
  ['/a#c?d', '/a', '', '#c?d'],
  ['?b?c', '', '?b?c', ''],
  ['#', '', '', '#'],
  ['', '', '', ''],
])('%j is the path %j, the query %j and the anchor %j', (address, path, query, hash) => {
  expect(splitAddress(address)).toEqual({ path, query, hash, tail: query + hash })
})

test('the base is taken off and put on once', () => {
  expect(withoutBase('/b/a', '/b/')).toBe('/a')
  expect(withoutBase('/about', '/b/')).toBe('/about')
  expect(withoutBase('/a', '/')).toBe('/a')
  expect(withBase('/a', '/b/')).toBe('/b/a')
  expect(withBase('/b/a', '/b/')).toBe('/b/a')
  expect(withBase('a', '/')).toBe('/a')
})

test.each([
  ['/база/', '/база/a', '/%D0%B1%D0%B0%D0%B7%D0%B0/a', '/%d0%b1%d0%b0%d0%b7%d0%b0/a'],
  ['/a b/', '/a b/a', '/a%20b/a'],
  ['/a/b c/', '/a/b c/a', '/a/b%20c/a'],
])('the base %s is one in letters and in escapes', (base, ...ways) => {
  for (const way of ways) {
    expect(withoutBase(way, encodeURI(base))).toBe('/a')
    expect(withBase(way, encodeURI(base))).toBe(`${encodeURI(base)}a`)
    expect(writtenAsset(`${way}%20b.png?x#y`, { baseUrl: encodeURI(base) })).toEqual({ asset: 'a b.png', tail: '?x#y' })
  }
})

test('what only begins like the base has none', () => {
  for (const path of ['/base', '/basement/a', '/b/base/a', 'base/a', '//base/a', '/a', ''])
    expect(withoutBase(path, '/base/')).toBe(path)
})

test('a file of the output is named from its folder and addressed with the base', () => {
  expect(toAssetPath('//assets/a b.css')).toBe('assets/a b.css')
  expect(assetToAddress(toAssetPath('assets/a b.css'), '/b/')).toBe('/b/assets/a%20b.css')
})

test('parts of a file path', () => {
  expect([folderOf('docs/linux/ssh.md'), nameOf('docs/linux/ssh.md')]).toEqual(['docs/linux', 'ssh.md'])
  expect([folderOf('about.md'), nameOf('about.md')]).toEqual(['', 'about.md'])
  expect(toFilePath('./a//b/../c\\d.md')).toBe('a/c/d.md')
  expect(toFilePath('../a')).toBe('../a')
})

test('every spelling of an address is one route', () => {
  for (const path of ['/docs/x', '/docs/x/', '/docs/x.html', '/docs/x/index.html', '/docs/x/index']) {
    expect(toCanonicalRoute(path)).toBe('/docs/x')
  }
  expect(toCanonicalRoute('/index.html')).toBe('/')
})

test.each([
  ['/a/./b.png', '/a/b.png'],
  ['/a/../b', '/b'],
  ['/../../b', '/b'],
  ['/a/b/..', '/a/'],
  ['/.', '/'],
  ['/a//b/.c', '/a//b/.c'],
  ['../a/./b', '../a/./b'],
])('browsers ask for %s as %s', (path, asked) => expect(withoutDots(path)).toBe(asked))
