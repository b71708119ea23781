import { expect, test } from 'vitest'
import { makeConfig, makeSite } from '../../../test/factory.ts'
import type { Config } from '../../shared/config.ts'
import { renderRobots } from './robots.ts'

const sitemap = {
  filename: 'map.xml',
  ignorePatterns: [],
  lastmod: undefined,
  changefreq: undefined,
  priority: undefined,
}
const robots = (fields: Partial<Config>) => renderRobots(makeSite([], { config: makeConfig(fields) }))

test('robots are let in everywhere and shown the map', () => {
  expect(robots({ sitemap, baseUrl: '/b/' })).toEqual([
    { path: 'robots.txt', body: 'User-agent: *\nDisallow:\n\nSitemap: https://example.org/b/map.xml\n' },
  ])
})

test('a hidden site lets them read that it is hidden, but shows no map', () => {
  expect(robots({ sitemap, noIndex: true })[0]?.body).toBe('User-agent: *\nDisallow:\n')
  expect(robots({ sitemap: undefined })[0]?.body).toBe('User-agent: *\nDisallow:\n')
})
