/** Sites of several languages told of each other: which page is which, and which of them nobody has translated. */

import { isComponentPage } from '../shared/files.ts'
import { absoluteUrl } from '../shared/path.ts'
import { isOriginal, type Languages, type PageLanguages } from '../shared/site/languages.ts'
import type { Page, Site } from '../shared/site.ts'
import { speakMenus } from './spoken.ts'

/** `sites`: the default language first. Gives what each of them knows, in their order. */
export function relateSites(sites: readonly Site[]): Languages[] {
  const pages = sites.map(site => new Map(site.pages.map(page => [identityOf(page), page])))
  return sites.map((site, own) => {
    const found: [Page['route'], PageLanguages][] = site.pages.flatMap(page => {
      if (page.kind === 'notFound') return []
      const identity = identityOf(page)
      const others = pages.map(known => known.get(identity))
      return [[page.route, languagesOf({ sites, own, page, others })]]
    })
    return new Map(found)
  })
}

/** A site that knows of the others. */
export const inLanguages = (site: Site, languages: Languages): Site => ({
  ...site,
  languages,
  sidebars: speakMenus({ ...site, languages }),
})

/** Whether a page shows nothing but texts of the first language: one of them, or a list of them. */
export function isBorrowed(page: Page, languages: Languages | undefined): boolean {
  const isText = (shown: Pick<Page, 'route'>): boolean => isOriginal(shown, languages)
  return isText(page) || ('posts' in page && page.posts.length > 0 && page.posts.every(isText))
}

/** A document is its file, wherever a language puts it; other pages are their routes. */
function identityOf(page: Page): string {
  if (!('parsed' in page)) return page.route
  const { kind, instance, path } = page.parsed.source
  return `${kind}\0${instance}\0${path}`
}

interface Related {
  sites: readonly Site[]
  /** Which of the sites the page is of. */
  own: number
  page: Page
  /** The page in each of the sites. */
  others: readonly (Page | undefined)[]
}

function languagesOf(related: Related): PageLanguages {
  const original = originalOf(related)
  const alternates = original === undefined ? alternatesOf(related) : []
  const elsewhere = elsewhereOf(related)
  return {
    alternates,
    ...(original !== undefined && { original }),
    ...(Object.keys(elsewhere).length > 0 && { elsewhere }),
  }
}

/** What has the address of its original for its own is no page of its language to search engines. */
function alternatesOf(related: Related): PageLanguages['alternates'] {
  const { sites, others } = related
  return sites.flatMap(({ config }, own) => {
    const page = others[own]
    if (page === undefined || originalOf({ ...related, own, page }) !== undefined) return []
    const { locale, htmlLang: lang } = config.locale
    return [{ locale, lang, url: absoluteUrl(config.url, page.href) }]
  })
}

/** Pages in React say their words in the language of the site by themselves. */
function originalOf({ sites, own, page, others }: Related): PageLanguages['original'] {
  const [main, original] = [sites[0], others[0]]
  if (own === 0 || main === undefined || original === undefined) return undefined
  if (!('parsed' in page) || !('parsed' in original)) return undefined
  const { file } = page.parsed.source
  if (file !== original.parsed.source.file || isComponentPage(file)) return undefined
  const { htmlLang: lang, direction } = main.config.locale
  const url = absoluteUrl(main.config.url, original.href)
  return { url, href: main.config.url === sites[own]?.config.url ? original.href : url, lang, direction }
}

/** Languages in which the page has another path, or is not there: then its home page is. */
function elsewhereOf({ sites, own, page, others }: Related): Record<string, string> {
  const here = sites[own]?.config
  const found: [string, string][] = sites.flatMap(({ config }, index) => {
    const other = others[index]
    if (here === undefined || index === own) return []
    const inside = page.href.slice(here.baseUrl.length)
    if (other?.href === config.baseUrl + inside) return []
    const origin = config.url === here.url ? '' : config.url
    return [[config.locale.locale, origin + (other?.href ?? config.baseUrl)]]
  })
  return Object.fromEntries(found)
}
