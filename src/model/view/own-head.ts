/** What a document asks into the head of its page: `<head>`, `<Head>`, `<Redirect>`. */

import type { HeadTag } from '../../shared/config.ts'
import type { ParsedPage } from '../../shared/document.ts'
import { isFileAddress } from '../../shared/files.ts'
import { replaceMarks } from '../../shared/mark.ts'
import { splitAddress, withBase } from '../../shared/path.ts'
import type { Page, Site } from '../../shared/site.ts'
import { mapValues } from '../../shared/value.ts'

const drawnOf = (page: Page): ParsedPage | undefined => ('parsed' in page ? page.parsed : page.drawn)

const headOf = (page: Page): HeadTag[] => drawnOf(page)?.head ?? []

/** Tags with their addresses put in, without the title. */
export function ownHead(site: Site, page: Page): HeadTag[] {
  const drawn = drawnOf(page)
  const lost = page.kind === 'notFound' ? finished(site, site.frame, site.frame?.lostHead) : []
  return drawn === undefined ? lost : finished(site, drawn, drawn.head)
}

/** The site with the tags that stand around all of its pages among those of every head. */
export function withFrameHead(site: Site): Site {
  const tags = finished(site, site.frame, site.frame?.head)
  return tags.length === 0
    ? site
    : { ...site, config: { ...site.config, headTags: [...site.config.headTags, ...tags] } }
}

/** Tags of a page, or of what stands around all, with its addresses; a title is not told by a tag. */
function finished({ config, targets }: Site, drawn: ParsedPage | undefined, tags: readonly HeadTag[] = []): HeadTag[] {
  const own = (drawn && targets.get(drawn.source.file)) ?? []
  const href = (index: number): string => own[index]?.href ?? ''
  const finish = (name: string, value: string | boolean): string | boolean => {
    if (typeof value !== 'string') return value
    const text = replaceMarks(value, (_, index) => href(index))
    const isOurs = (name === 'href' || name === 'src') && /^\/(?!\/)/.test(text)
    return isOurs ? withBase(text, isFileAddress(splitAddress(text).path) ? config.filesUrl : config.baseUrl) : text
  }
  // Data are JSON, in which an address stands in a text.
  const inText = (index: number): string => JSON.stringify(href(index)).slice(1, -1).replaceAll('</', '<\\/')
  return tags
    .filter(({ tagName }) => tagName !== 'title')
    .map(({ innerHTML, ...tag }) => ({
      ...tag,
      ...(innerHTML !== undefined && { innerHTML: replaceMarks(innerHTML, (_, index) => inText(index)) }),
      attributes: mapValues(tag.attributes, (value, name) => finish(name, value)),
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
