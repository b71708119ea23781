/** What a document asks into the head of its page: `<head>`, `<Head>`, `<Redirect>`. */

import type { HeadTag } from '../../shared/config.ts'
import type { ParsedPage } from '../../shared/document.ts'
import { isFileAddress } from '../../shared/files.ts'
import { replaceMarks } from '../../shared/mark.ts'
import { splitAddress, withBase } from '../../shared/path.ts'
import type { Page, Site } from '../../shared/site.ts'

const drawnOf = (page: Page): ParsedPage | undefined => ('parsed' in page ? page.parsed : page.drawn)

const headOf = (page: Page): HeadTag[] => drawnOf(page)?.head ?? []

/** Tags with their addresses put in, without the title. */
export function ownHead(site: Site, page: Page): HeadTag[] {
  const drawn = drawnOf(page)
  if (drawn === undefined) return []
  const targets = site.targets.get(drawn.source.file) ?? []
  const finish = (name: string, value: string | boolean): string | boolean => {
    if (typeof value !== 'string') return value
    const text = replaceMarks(value, (_, index) => targets[index]?.href ?? '')
    const isOurs = (name === 'href' || name === 'src') && /^\/(?!\/)/.test(text)
    return isOurs
      ? withBase(text, isFileAddress(splitAddress(text).path) ? site.config.filesUrl : site.config.baseUrl)
      : text
  }
  return headOf(page)
    .filter(({ tagName }) => tagName !== 'title')
    .map(tag => ({
      ...tag,
      attributes: Object.fromEntries(
        Object.entries(tag.attributes).map(([name, value]) => [name, finish(name, value)]),
      ),
    }))
}

/** Text of the document's own `<title>`. */
export function ownTitle(page: Page): string | undefined {
  const title = headOf(page).findLast(({ tagName }) => tagName === 'title')?.innerHTML
  return title === undefined ? undefined : withoutEntities(title)
}

const withoutEntities = (html: string): string =>
  html.replaceAll('&lt;', '<').replaceAll('&gt;', '>').replaceAll('&amp;', '&')

const isData = ({ type }: HeadTag['attributes']): boolean => /json$/i.test(String(type))

/** The head of the page runs scripts of its document. */
export const hasScripts = (page: Page): boolean =>
  headOf(page).some(({ tagName, attributes }) => tagName === 'script' && !isData(attributes))

/** Scripts, style sheets and redirects act when a document is loaded, not when an article is exchanged. */
export function needsFullLoad(page: Page): boolean {
  return headOf(page).some(
    ({ tagName, attributes }) =>
      (tagName === 'script' && !isData(attributes)) ||
      attributes.rel === 'stylesheet' ||
      attributes['http-equiv'] === 'refresh',
  )
}
