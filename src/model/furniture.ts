/** What stands around the pages, as the config writes it: links that lead nowhere or run code, pictures that are not there. */

import { createReport, type Report } from '../messages/problem.ts'
import type { FooterConfig, FooterLink, LogoConfig, NavbarItemConfig } from '../shared/config.ts'
import {
  decodeSafely,
  extensionOf,
  isRooted,
  pathInside,
  type Route,
  splitAddress,
  toAssetPath,
  toPageRoute,
  toRoute,
  writtenAsset,
} from '../shared/path.ts'
import { type Place, type Problem, problemLevel } from '../shared/problem.ts'
import type { Page } from '../shared/site.ts'
import { nearest } from '../shared/text/nearest.ts'
import { isExternalUri, isUnsafeUri } from '../shared/text/uri.ts'
import { meant } from './context.ts'
import { isAwaited } from './links/awaited.ts'
import { sharedPicture } from './links/candidates.ts'
import type { Destinations } from './links/references.ts'

/** An address of the config and where it stands: `themeConfig.footer.links[0].items[1]`. */
interface Written {
  address: string | undefined
  where: string
  /** A tag that the author wrote, which the other engine does not check. */
  isTag?: boolean
  /** An item, which is not shown while its page is to come. */
  isItem?: boolean
  /** In a file of the content. */
  at?: Place | undefined
}

export function checkFurniture(to: Destinations, pages: Iterable<Page>): Problem[] {
  const problems: Problem[] = []
  const report = createReport(problems)
  const { navbar, footer, image, announcementBar } = to.config.theme
  const footerItems = (footer?.columns ?? []).flatMap(({ items }, column) =>
    items.map((item, index) => ({ item, where: `themeConfig.footer.links[${column}].items[${index}]` })),
  )
  for (const { item, where } of footerItems)
    if (item.to !== undefined) checkLink(to, report, { address: item.to, where, isItem: true })
  for (const { address: html, where } of [
    { address: footer?.copyright, where: 'themeConfig.footer.copyright' },
    { address: announcementBar?.content, where: 'themeConfig.announcementBar.content' },
    ...footerItems.map(({ item, where }) => ({ address: item.html, where: `${where}.html` })),
    ...htmlOf(navbar.items, 'themeConfig.navbar.items'),
  ])
    for (const [, address = ''] of html?.matchAll(LINK_IN_HTML) ?? [])
      checkLink(to, report, { address, where, isTag: true })
  checkAuthors(to, report)
  const links = [
    ...footerItems.map(({ item, where }) => ({ address: item.href, where })),
    ...linksOf(navbar.items, 'themeConfig.navbar.items'),
    { address: navbar.logo?.href, where: 'themeConfig.navbar.logo.href' },
    { address: footer?.logo?.href, where: 'themeConfig.footer.logo.href' },
  ]
  for (const { address, where } of links) {
    if (address !== undefined && isUnsafeUri(address, false)) report('warning', 'config-link', { values: { where } })
  }
  for (const { address, where } of [
    ...picturesOf(navbar.logo, 'themeConfig.navbar.logo'),
    ...picturesOf(footer?.logo, 'themeConfig.footer.logo'),
    { address: image, where: 'themeConfig.image' },
    { address: to.config.favicon, where: 'favicon' },
  ]) {
    if (isMissing(to, address)) report('warning', 'config-picture', { values: { where, file: address ?? '' } })
  }
  if (!isMissing(to, image) && isDrawing(image))
    report('warning', 'share-drawing', { values: { where: 'themeConfig.image: ', file: image ?? '' } })
  noteReplaced(to, report)
  for (const page of pages) {
    checkPicture(to, report, page)
    // Of its own front matter it was checked before.
    if (page.editUrl !== undefined && isUnsafeUri(page.editUrl, false))
      report('warning', 'config-link', { values: { where: 'editUrl' } })
  }
  return problems
}

/** Files of the author's in the place of those that are made, and grow with the site. `robots.txt` is anybody's to write. */
function noteReplaced({ config, content, outputs }: Destinations, report: Report): void {
  for (const path of outputs) {
    const file = content.statics.get(path)
    if (file !== undefined && path !== 'robots.txt')
      report(config.lenient === undefined ? 'warning' : 'note', 'static-instead', { at: { file }, values: { path } })
  }
}

/** A path of the site in a tag; other tags of the config's own HTML are nobody's to check. */
const LINK_IN_HTML = /<a\s(?:[^>]*?\s)?href\s*=\s*["']?(\/(?!\/)[^"'\s>]*)/gi

const htmlOf = (items: readonly NavbarItemConfig[], at: string): Written[] =>
  items.flatMap((item, index) => {
    const where = `${at}[${index}]`
    if (item.type === 'dropdown') return htmlOf(item.items, `${where}.items`)
    return item.type === 'html' ? [{ address: item.value, where: `${where}.value` }] : []
  })

/** Links to pages of the site in the files of authors, which stand beside each of their posts. */
function checkAuthors(to: Destinations, report: Report): void {
  for (const [blog, authors] of Object.entries(to.content.authors))
    for (const { key = '', url } of Object.values(authors)) {
      const { file, urls } = to.content.authorFiles?.[blog] ?? {}
      const place = urls?.get(key)
      // Where the file is known the place says which it is.
      const where = place === undefined ? `authors.yml: ${key}.url` : `${key}.url`
      if (isRooted(url)) checkLink(to, report, { address: url, where, at: file && place && { file, ...place } })
    }
}

/** No network and no messenger draws SVG under a link. */
const isDrawing = (image: string | undefined): boolean => extensionOf(splitAddress(image ?? '').path) === 'svg'

/** The picture of a shared link. */
function checkPicture(to: Destinations, report: Report, page: Page): void {
  if (!('parsed' in page)) return
  const { file, frontMatter, frontMatterLines } = page.parsed.source
  const { image } = frontMatter
  const at = { file, line: frontMatterLines.image ?? 1 }
  if (isMissing(to, image) && sharedPicture(page.parsed, to.content) === undefined)
    report('warning', 'missing-asset/share', { at, values: { file: image ?? '' } })
  else if (isDrawing(image)) report('warning', 'share-drawing', { at, values: { where: '', file: image ?? '' } })
}

/** The footer without links to pages that come with the first post; a column of nothing else has no title either. */
export function shownFooter(to: Destinations): FooterConfig | undefined {
  const { footer } = to.config.theme
  const isShown = (item: FooterLink): boolean => {
    const route = item.to === undefined ? undefined : missingRoute(to, item.to)
    return route === undefined || !isAwaited(to.config, route)
  }
  const columns = footer?.columns.flatMap(({ title, items }) => {
    const shown = items.filter(isShown)
    return shown.length > 0 || items.length === 0 ? [{ title, items: shown }] : []
  })
  return footer && { ...footer, columns: columns ?? [] }
}

/** Where a path of the site leads that nothing is at. */
function missingRoute(
  { config, content, pages, outputs, redirects }: Destinations,
  address: string,
): Route | undefined {
  const path = decodeSafely(pathInside(splitAddress(address).path, config))
  const [route, asset] = [toPageRoute(path, pages), toAssetPath(path)]
  const isThere = pages.has(route) || outputs.has(asset) || content.statics.has(asset) || redirects.has(toRoute(path))
  return isThere || path.startsWith('pathname:') ? undefined : route
}

function checkLink(to: Destinations, report: Report, { address = '', at, where, isTag, isItem }: Written): void {
  const { config, pages } = to
  const route = missingRoute(to, address)
  if (route === undefined) return
  const isWaiting = isAwaited(config, route)
  const cure = isWaiting ? undefined : meant('address', nearest(route, pages.keys()))
  const isUnchecked = isWaiting || (isTag === true && config.lenient !== undefined)
  const level = isUnchecked && config.onBrokenLinks === 'throw' ? 'warn' : config.onBrokenLinks
  const waiting = isItem === true ? 'navbar-link/awaited' : 'navbar-link/soon'
  report(problemLevel(level), isWaiting ? waiting : 'navbar-link', { at, values: { where, route }, cure })
}

const linksOf = (items: readonly NavbarItemConfig[], at: string): Written[] =>
  items.flatMap((item, index) => {
    const where = `${at}[${index}]`
    if (item.type === 'dropdown') return linksOf(item.items, `${where}.items`)
    return item.type === 'default' ? [{ address: item.href, where: `${where}.href` }] : []
  })

const picturesOf = (logo: LogoConfig | undefined, where: string): Written[] => [
  { address: logo?.src, where: `${where}.src` },
  { address: logo?.srcDark, where: `${where}.srcDark` },
]

/** A path of the static folder that no file has. */
function isMissing({ config, content }: Destinations, address: string | undefined): boolean {
  if (address === undefined || address === '' || isExternalUri(address)) return false
  return !content.statics.has(writtenAsset(address, config).asset)
}
