import { expect, it } from 'vitest'
import { hostedSearch } from '../../../test/hosted-search.ts'
import { shellData } from '../../../test/shell-data.ts'
import { chosenVersions, hrefOf, searchHref, versionParam } from './links.ts'

const item = (anchor: string) => ({ anchor, heading: [], text: [] })
const hosted = hostedSearch()
const docs = { last: '2.0', names: ['2.0', '1.0'], labels: ['2.0', '1.0'] }

it('gives the address of a page by the rules of the site', () => {
  const shell = shellData({ baseUrl: '/base/', trailingSlash: true })
  expect(hrefOf(shell, { route: '/docs/мош' })).toBe('/base/docs/%D0%BC%D0%BE%D1%88/')
})

it('gives the address of a section, and of the text before the first one', () => {
  expect(hrefOf(shellData(), { route: '/a' }, item('часть 1'))).toBe('/a#%D1%87%D0%B0%D1%81%D1%82%D1%8C%201')
  expect(hrefOf(shellData(), { route: '/a' }, item(''))).toBe('/a')
})

it('takes what a hosted service names as it is', () => {
  const shell = shellData({ baseUrl: '/base/', searching: { hosted } })
  expect(hrefOf(shell, { route: '/base/a/' }, item('b'))).toBe('/base/a/#b')
  const own = shellData({ baseUrl: '/base/', searching: { hosted: undefined } })
  expect(hrefOf(own, { route: '/a' })).toBe('/base/a')
  expect(hrefOf(shellData({ baseUrl: '/base/' }), { route: 'HTTPS://example.com/a' })).toBe('HTTPS://example.com/a')
})

it('finds the versions that an address chooses, and no others', () => {
  const shell = shellData({ versions: { default: docs, api: docs } })
  const chosen = (query: string) => chosenVersions(shell, new URLSearchParams(query))
  expect(chosen('version-default=1.0&q=x')).toEqual({ default: '1.0' })
  expect(chosen('version-default=1.0&version-api=2.0')).toEqual({ default: '1.0', api: '2.0' })
  expect(chosen('version-default=0.9&version-other=1.0')).toEqual({})
  expect(versionParam('api')).toBe('version-api')
})

it('writes the address of the search page without what is not chosen', () => {
  const href = searchHref(shellData(), { q: 'a & b', kind: undefined, tag: '', page: '2' })
  expect(href).toBe('/search?q=a+%26+b&page=2')
})
