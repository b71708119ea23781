/** How a browser asks the site's search from its address bar: `opensearch.xml`, under Docusaurus' name. */

import type { Translate } from '../../messages/index.ts'
import { type Address, absoluteLink, absoluteUrl, assetToAddress, toAssetPath } from '../../shared/path.ts'
import type { Site } from '../../shared/site.ts'
import type { TextFile } from '../text-file.ts'
import { element, emptyElement, textElement, XML_DECLARATION } from '../xml.ts'
import { iconOf } from './icon.ts'

const PATH = toAssetPath('opensearch.xml')
export const OPEN_SEARCH_TYPE = 'application/opensearchdescription+xml'

export const openSearchHref = (baseUrl: string): Address => assetToAddress(PATH, baseUrl)

/** Whatever answers a query, files of the site or a service, the search page is asked in one way. */
export function renderOpenSearch({ config, searchHref }: Site, t: Translate): TextFile[] {
  if (searchHref === undefined) return []
  const { url, title, baseUrl } = config
  const page = absoluteUrl(url, searchHref)
  const icon = iconOf(config)
  const parts = [
    textElement('ShortName', title),
    textElement('Description', t('theme.SearchPage.titleFor', { query: title })),
    textElement('InputEncoding', 'UTF-8'),
    textElement('Image', icon && absoluteLink(url, icon.href), { width: '16', height: '16', type: icon?.type }),
    emptyElement('Url', { type: 'text/html', method: 'get', template: `${page}?q={searchTerms}` }),
    emptyElement('Url', { type: OPEN_SEARCH_TYPE, rel: 'self', template: absoluteUrl(url, openSearchHref(baseUrl)) }),
    textElement('moz:SearchForm', page),
  ]
  const names = {
    xmlns: 'http://a9.com/-/spec/opensearch/1.1/',
    'xmlns:moz': 'http://www.mozilla.org/2006/browser/search/',
  }
  const lines = parts.filter(part => part !== '').map(part => `  ${part}\n`)
  const body = `${XML_DECLARATION}${element('OpenSearchDescription', `\n${lines.join('')}`, names)}\n`
  return [{ path: PATH, body }]
}
