import { expect, test } from 'vitest'
import { algoliaHosts, algoliaOrigins } from './algolia.ts'

test('the nearest host is asked first, the spare ones last', () => {
  expect(algoliaHosts('ABC')).toEqual([
    'ABC-dsn.algolia.net',
    'ABC.algolia.net',
    'ABC-1.algolianet.com',
    'ABC-2.algolianet.com',
    'ABC-3.algolianet.com',
  ])
})

test('a policy names every host that is asked, in lower case', () => {
  const origins = algoliaOrigins('ABC')
  expect(origins).toEqual(['https://abc-dsn.algolia.net', 'https://abc.algolia.net', 'https://*.algolianet.com'])
  const isAllowed = (host: string): boolean =>
    origins.some(origin =>
      new RegExp(`^${origin.replaceAll('.', '\\.').replace('*', '[\\w-]+')}$`, 'i').test(`https://${host}`),
    )
  expect(algoliaHosts('ABC').filter(host => !isAllowed(host))).toEqual([])
})
