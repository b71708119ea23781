/** Where links and images lead: from what authors write to addresses, with a problem for each that leads nowhere. */

import { createReport, type Found, textOf } from '../../messages/problem.ts'
import type { Text } from '../../messages/text.ts'
import type { TextId } from '../../messages/texts/index.ts'
import { firstFound, knownOr } from '../../shared/collections.ts'
import type { Content, ParsedPage, Reference } from '../../shared/document.ts'
import { textExtensions } from '../../shared/files.ts'
import {
  assetToAddress,
  decodeSafely,
  type FilePath,
  folderOf,
  nameOf,
  pathInside,
  type Route,
  routeToAddress,
  toAssetPath,
  toPageRoute,
  withBase,
} from '../../shared/path.ts'
import { type Problem, problemLevel, type ReportLevel } from '../../shared/problem.ts'
import type { Asset, Page, Target } from '../../shared/site.ts'
import { type Context, meant } from '../context.ts'
import { assetCandidates, fileCandidates, isBareName, resolveAsset } from './candidates.ts'
import { alike, idsOf, indexOf, nearestFile } from './likeness.ts'
import { resolveRelative } from './route.ts'

/** Everything a link may lead to. */
export interface Destinations extends Context {
  /** Published pages. */
  readonly pages: ReadonlyMap<Route, Page>
  /** Route of each published content file. */
  readonly routes: ReadonlyMap<FilePath, Route>
  /** Output files that are not pages: feeds, the sitemap. */
  readonly outputs: ReadonlySet<string>
  readonly redirects: ReadonlySet<Route>
  readonly assets: ReadonlyMap<FilePath, Asset>
}

/** A document whose links are resolved. */
interface Reading {
  page: ParsedPage
  /** Its own. */
  route: Route
  to: Destinations
  report(reference: Reference, setting: ReportLevel, problem: Pick<Found, 'values' | 'cure'> & { id: TextId }): void
}

/** Resolves every reference of one document. `route` is the page's own. */
export function resolveReferences(
  page: ParsedPage,
  route: Route,
  to: Destinations,
): { targets: Target[]; problems: Problem[] } {
  const problems: Problem[] = []
  const note = createReport(problems, page.source.file)
  const report: Reading['report'] = ({ file, line, column, by }, setting, { id, ...found }) => {
    const isUnchecked = (by === 'tag' || by === 'code') && setting === 'throw' && to.config.lenient !== undefined
    note(problemLevel(isUnchecked ? 'warn' : setting), id, { ...found, at: { ...(file && { file }), line, column } })
  }
  const reading: Reading = { page, route, to, report }
  return { targets: page.references.map(reference => resolve(reading, wellFormed(reference))), problems }
}

/** Code can make half a letter, which no address can hold. */
const wellFormed = ({ target, query, hash, ...rest }: Reference): Reference => ({
  ...rest,
  target: whole(target),
  query: whole(query),
  hash: whole(hash),
})
const whole = (text: string): string => text.replace(/\p{Surrogate}/gu, '\uFFFD')

function resolve(reading: Reading, reference: Reference): Target {
  const written = { href: leftAlone(reference, reading.to), route: undefined }
  switch (reference.kind) {
    case 'external':
      return { href: reference.target + tailOf(reference), route: undefined }
    case 'plain':
      return { href: toUnchecked(reference, reading.to), route: undefined }
    case 'hash':
      return toPage(reading, reference, reading.route)
    case 'asset':
      return toAsset(reading, reference) ?? written
    case 'file':
      return toFile(reading, reference) ?? written
    case 'url':
      return toUrl(reading, reference)
  }
}

const tailOf = ({ query, hash }: Reference): string => query + hash

function toPage(reading: Reading, reference: Reference, target: Route): Target {
  checkAnchor(reading, reference, target)
  const hash = reference.hash === '' ? '' : `#${encodeURI(decodeSafely(reference.hash.slice(1)))}`
  const address = reference.kind === 'hash' ? '' : routeToAddress(target, reading.to.addresses)
  return { href: address + reference.query + hash, route: target }
}

function checkAnchor({ to, report }: Reading, reference: Reference, target: Route): void {
  const id = decodeSafely(reference.hash.slice(1)).normalize('NFC')
  const destination = to.pages.get(target)
  if (id === '' || id === 'top' || destination === undefined || !('parsed' in destination)) return
  const { anchors } = destination.parsed
  if (idsOf(anchors).has(id)) return
  const close = alike(to.pages, id, anchors)
  const cure = meant('name', close && `#${close}`)
  report(reference, to.config.onBrokenAnchors, { id: 'broken-anchor', values: { route: target, id }, cure })
}

function toFile(reading: Reading, reference: Reference): Target | undefined {
  const { to, page, report } = reading
  const candidates = fileCandidates(reference.target, page, to.config)
  const found = firstFound(candidates, file => to.routes.get(file))
  if (found !== undefined) return toPage(reading, reference, found)
  const draft = to.content.sources.find(source => candidates.includes(source.file))
  const setting = to.config.onBrokenMarkdownLinks
  if (draft === undefined) {
    const values = { file: reference.target }
    report(reference, setting, { id: 'broken-markdown-link', values, cure: fileCure(candidates, to) })
  } else {
    const id = draft.frontMatter.draft ? 'broken-markdown-link/draft' : 'broken-markdown-link/scheduled'
    report(reference, setting, { id, values: { file: draft.file } })
  }
  return undefined
}

function fileCure(candidates: FilePath[], { routes, pages }: Destinations): Text | undefined {
  const { files, lower, named } = indexOf(routes, () => [...routes.keys()])
  const otherCase = firstFound(candidates, file => lower.get(file.toLowerCase()))
  if (otherCase !== undefined) return meant('case', otherCase)
  const sameName = firstFound(candidates, file => named.get(nameOf(file)))
  return meant('file', sameName ?? (candidates[0] && nearestFile(pages, candidates[0], files)))
}

const lowerRoutes = new WeakMap<Destinations['pages'], ReadonlyMap<string, Route>>()

/** The page whose address a router that knows no case would find. */
function inOtherCaseOf(wanted: Route, pages: Destinations['pages']): Route | undefined {
  const lower = knownOr(lowerRoutes, pages, () => new Map([...pages.keys()].map(route => [route.toLowerCase(), route])))
  return lower.get(wanted.toLowerCase())
}

function toUrl(reading: Reading, reference: Reference): Target {
  const { page, to, report } = reading
  const file = resolveAsset(reference, page, to)
  const download = file && to.assets.get(file)
  const { target } = reference
  const { addresses, content } = to
  const base = addresses.baseUrl
  const inside = pathInside(target, addresses)
  const path = asBrowsersDo(reading, inside)
  const wanted = toPageRoute(path, to.pages)
  const isPage = to.pages.has(wanted)
  if (download !== undefined && !(isPage && isBareName(target)))
    return { href: download.href + tailOf(reference), route: undefined, asset: download }
  if (isPage) return toPage(reading, reference, wanted)
  const asset = toAssetPath(path)
  if (content.statics.has(asset) || to.outputs.has(asset) || to.redirects.has(wanted)) {
    const from = content.statics.has(asset) ? (addresses.filesUrl ?? base) : base
    return { href: assetToAddress(asset, from) + tailOf(reference), route: undefined }
  }
  const other = toLanguage(reading, reference)
  if (other !== undefined) return other
  const twin = to.config.lenient && inOtherCaseOf(wanted, to.pages)
  if (twin !== undefined) {
    report(reference, 'warn', { id: 'link-case', values: { route: wanted, page: twin } })
    return toPage(reading, reference, twin)
  }
  const near = reference.loose
    ? undefined
    : (fileBeside(reading, target) ?? meant('address', alike(to.pages, wanted, [...to.pages.keys()])))
  const cure = near ?? elsewhere(target)
  if (!reference.loose)
    report(reference, to.config.onBrokenLinks, { id: 'broken-link', values: { route: wanted }, cure })
  // Browsers would count a relative address from where the host serves the page, with a slash or without.
  const isRelative = to.config.lenient !== undefined && !reference.loose && !inside.startsWith('/')
  const href = isRelative ? asWritten({ ...reference, target: path }, to) : leftAlone(reference, to)
  return { href, route: undefined }
}

/**
 * An address of another language on this host: `/fr/docs/intro`. Whether it is there is known when all languages are,
 * which `problemsOfAll` asks.
 */
function toLanguage({ to, report }: Reading, reference: Reference): Target | undefined {
  const { url, baseUrl, filesUrl, locales, onBrokenLinks } = to.config
  if (!reference.target.startsWith('/')) return undefined
  const path = withBase(reference.target, filesUrl)
  const other = locales.find(
    one => one.url === url && one.baseUrl !== baseUrl && one.baseUrl !== filesUrl && `${path}/`.startsWith(one.baseUrl),
  )
  if (other === undefined) return undefined
  const values = { route: path, locale: other.locale }
  if (!reference.loose) report(reference, onBrokenLinks, { id: 'broken-link/language', values })
  return { href: insideSite(encodeURI(path)) + tailOf(reference), route: undefined }
}

/** What a path without an extension is where repositories are read: a folder, or a file beside. Here it is an address. */
function fileBeside({ page, to }: Reading, target: string): Text | undefined {
  if (!/^[^/?#:]/.test(target)) return undefined
  const path = target.replace(/^\.\//, '').replace(/\/$/, '')
  const start = path.startsWith('../') ? path : `./${path}`
  const names = textExtensions.flatMap(extension => ['', '/index', '/README'].map(end => `${start}${end}.${extension}`))
  const name = names.find(name => fileCandidates(name, page, to.config).some(file => to.routes.has(file)))
  return name === undefined ? undefined : textOf('broken-link/file', { name })
}

/** `www.example.org/page`, `me@example.org`: what an author wrote without the beginning that makes it an address. */
function elsewhere(target: string): Text | undefined {
  if (/^[^\s/@]+@[^\s/@]+\.\p{L}{2,}$/u.test(target)) return textOf('broken-link/mail', { address: `mailto:${target}` })
  const isHost =
    /^(?:www\.[^\s/]+|[\p{L}\p{N}-]+(?:\.[\p{L}\p{N}-]+)*\.(?:com|net|org|info|io|dev|app|me|edu|gov|ru|su|рф|by|kz|ua|de|uk|eu|fr))(?:\/|$)/iu
  return isHost.test(target) ? textOf('broken-link/site', { address: `https://${target}` }) : undefined
}

/** Languages in folders have no static files there: such a file has one address. */
function toUnchecked(reference: Reference, to: Destinations): string {
  const { filesUrl = to.addresses.baseUrl } = to.addresses
  const file = toAssetPath(pathInside(reference.target, to.addresses))
  const isShared = reference.target.startsWith('/') && to.content.statics.has(file)
  return isShared ? assetToAddress(file, filesUrl) + tailOf(reference) : asWritten(reference, to)
}

/** From the page's own address, which may end with a slash. */
function asBrowsersDo({ route, to: { addresses } }: Reading, inside: string): string {
  const isSlashed = routeToAddress(route, addresses).endsWith('/')
  return inside.startsWith('/') ? inside : resolveRelative(isSlashed ? `${route}/` : route, inside)
}

function toAsset(reading: Reading, reference: Reference): Target | undefined {
  const { page, to, report } = reading
  const file = resolveAsset(reference, page, to)
  const asset = file && to.assets.get(file)
  const widest = reference.fits ? asset?.widths?.sources.at(-1) : undefined
  if (asset !== undefined && widest !== undefined)
    return { href: widest.href, route: undefined, asset, widths: asset.widths }
  if (asset !== undefined) return { href: asset.href + tailOf(reference), route: undefined, asset }
  const made = toAssetPath(pathInside(reference.target, to.addresses))
  if (to.outputs.has(made))
    return { href: assetToAddress(made, to.addresses.baseUrl) + tailOf(reference), route: undefined }
  // It is there and could not be taken: why is said already.
  if (file !== undefined) return undefined
  // Of a tag Docusaurus leaves the address to browsers: `img/a.svg` on the home page is a file of the site.
  const own = asInTag(reference)
  const served = toAssetPath(asBrowsersDo(reading, pathInside(own.target, to.addresses)))
  if (to.config.lenient !== undefined && reference.by === 'tag' && to.content.statics.has(served)) {
    const base = to.addresses.filesUrl ?? to.addresses.baseUrl
    return { href: assetToAddress(served, base) + tailOf(reference), route: undefined }
  }
  const id = reference.image ? 'missing-asset/image' : 'missing-asset/file'
  report(reference, 'throw', { id, values: { file: own.target }, cure: assetCure(reference, page, to.content) })
  return own === reference ? undefined : { href: asWritten(own, to), route: undefined }
}

/** A path in a part of the theme is looked up beside the part first; a reader's browser counts it from the page. */
function asInTag(reference: Reference): Reference {
  const folder = reference.file === undefined ? undefined : `@site/${folderOf(reference.file)}/`
  return folder !== undefined && reference.target.startsWith(folder)
    ? { ...reference, target: reference.target.slice(folder.length) }
    : reference
}

function assetCure(reference: Reference, page: ParsedPage, content: Content): Text | undefined {
  const { lower, named } = indexOf(content, () => [...content.files, ...content.statics.values()])
  const otherCase = firstFound(assetCandidates(reference, page), file => lower.get(file.toLowerCase()))
  if (otherCase !== undefined) return meant('case', otherCase)
  const sameName = named.get(nameOf(reference.target))
  // Of a static file the path on the disk is no address: `/img/a.png` is `static/img/a.png`.
  const served = [...content.statics].find(([, file]) => file === sameName)?.[0]
  if (sameName !== undefined) return meant('file', served === undefined ? sameName : `/${served}`)
  if (reference.target.startsWith('@site/')) return textOf('missing-asset/site')
  return reference.target.startsWith('/') ? textOf('missing-asset/static') : undefined
}

/** The address as written, with the base where it begins at the root and has none. */
function asWritten(reference: Reference, { addresses }: Destinations): string {
  const { target } = reference
  const path = encodeURI(target)
  return insideSite(target.startsWith('/') ? withBase(path, addresses.baseUrl) : path) + tailOf(reference)
}

/** What leads to nothing of the site. Docusaurus gives its base to all but tags and pictures, whose address is the author's. */
function leftAlone(reference: Reference, to: Destinations): string {
  const { by, image, target } = reference
  const isBare = by === 'tag' ? to.config.lenient !== undefined : image && by !== 'code'
  return isBare ? insideSite(encodeURI(target)) + tailOf(reference) : asWritten(reference, to)
}

/** A path whose first part looks like a scheme, or a host, when its escapes are gone stays a path. */
const insideSite = (path: string): string => path.replace(/^\/{2,}/, '/').replace(/^(?=[a-z][a-z0-9+.-]*:)/i, './')
