import { expect, test } from 'vitest'
import { makeConfig, makeSite } from '../../../test/factory.ts'
import { createTranslate } from '../../messages/index.ts'
import type { Config } from '../../shared/config.ts'
import { renderOpenSearch } from './open-search.ts'

const files = (fields: Partial<Config>, locale = 'ru') =>
  renderOpenSearch(makeSite([], { config: makeConfig(fields) }), createTranslate(locale, {}))

test('a search page is described for browsers under the name that Docusaurus gives', () => {
  expect(files({ title: 'Записки & <ко>', baseUrl: '/b/', favicon: 'img/a.png' })).toEqual([
    {
      path: 'opensearch.xml',
      body: `<?xml version="1.0" encoding="utf-8"?>
<OpenSearchDescription xmlns="http://a9.com/-/spec/opensearch/1.1/" xmlns:moz="http://www.mozilla.org/2006/browser/search/">
  <ShortName>Записки &amp; &lt;ко&gt;</ShortName>
  <Description>Поиск: Записки &amp; &lt;ко&gt;</Description>
  <InputEncoding>UTF-8</InputEncoding>
  <Image width="16" height="16" type="image/png">https://example.org/b/img/a.png</Image>
  <Url type="text/html" method="get" template="https://example.org/b/search?q={searchTerms}"/>
  <Url type="application/opensearchdescription+xml" rel="self" template="https://example.org/b/opensearch.xml"/>
  <moz:SearchForm>https://example.org/b/search</moz:SearchForm>
</OpenSearchDescription>
`,
    },
  ])
})

test('an icon of another site is named as it is; without an icon nothing is said of one', () => {
  const body = (favicon: string | undefined) => files({ favicon })[0]?.body ?? ''
  expect(body('https://a.example/b.ico')).toContain('type="image/x-icon">https://a.example/b.ico</Image>')
  expect(body(undefined)).not.toContain('<Image')
})

test('a site without a search page has none', () => {
  expect(files({ search: { searchPagePath: undefined, hosted: undefined } })).toEqual([])
})
