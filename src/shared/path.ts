/**
 * The four kinds of path, and the only place that turns one into another.
 *
 * - `FilePath`: file relative to the site directory, `/` between parts, NFC: `blog/mosh.md`
 * - `Route`: decoded address of a page inside the site, no base, no trailing slash: `/docs/заметка`, `/`
 * - `Address`: what stands in `href`: base added, percent-encoded once: `/base/docs/%D0%B7…`
 * - `AssetPath`: file relative to the output directory: `assets/images/plan-1a2b3c4d.svg`
 */

declare const kind: unique symbol
type Branded<Kind extends string> = string & { readonly [kind]: Kind }

export type FilePath = Branded<'file'>
export type Route = Branded<'route'>
export type Address = Branded<'address'>
export type AssetPath = Branded<'asset'>

/** Site-relative path with `/` separators, without `./`, in Unicode NFC (macOS stores «й» as two code points). */
export function toFilePath(path: string): FilePath {
  const parts: string[] = []
  for (const part of path.replaceAll('\\', '/').split('/')) {
    if (part === '' || part === '.') continue
    if (part === '..' && parts.length > 0 && parts.at(-1) !== '..') parts.pop()
    else parts.push(part)
  }
  return parts.join('/').normalize('NFC') as FilePath
}

/** Joins path parts to a route: one leading slash, no double or trailing slash, NFC. */
export function toRoute(...parts: string[]): Route {
  const joined = parts.join('/').replace(/\/+/g, '/').replace(/\/$/, '')
  return (joined.startsWith('/') ? joined : `/${joined}`).normalize('NFC') as Route
}

export function toAssetPath(path: string): AssetPath {
  return path.replace(/^\/+/, '') as AssetPath
}

/**
 * Percent-encodes a decoded path exactly once; `/` stays, `?` and `#` inside a name are encoded. Code can make half a
 * letter, which no address holds.
 */
export function encodePath(path: string): string {
  return encodeURI(path.replace(/\p{Surrogate}/gu, '\uFFFD'))
    .replaceAll('?', '%3F')
    .replaceAll('#', '%23')
}

/** Decodes percent-encoding; a malformed sequence (`%E0%A4%A`) is returned as it is and never throws. */
export function decodeSafely(text: string): string {
  try {
    return decodeURIComponent(text)
  } catch {
    return text
  }
}

/** Escapes of ASCII that mean something in a path: signs of control, `.`, `/`, `\`. Each is read by itself, so none can break another. */
const MEANT = /%(?:[01][\da-f]|7f|2e|2f|5c)/gi

/** Whether a text is a path and nothing else: no host, query or anchor, no step up and no break of a line, escaped neither. */
export function isPathAlone(text: string): boolean {
  const read = text.replace(MEANT, decodeURIComponent)
  return !/[?#\\]|^\/\/|^[a-z][a-z\d+.-]*:|(^|\/)\.\.?(\/|$)|[\p{Cc}\p{Zl}\p{Zp}]/iu.test(read)
}

export interface Bases {
  /** Starts and ends with `/`. */
  baseUrl: string
  /** Of files that languages share, where it is another. */
  filesUrl?: string | undefined
}

export interface AddressOptions extends Bases {
  /** `true` adds a slash to page addresses, `false` leaves them bare, `undefined` leaves them as their files say. */
  trailingSlash: boolean | undefined
  /** Pages whose files say so: `index.md` of a folder, a slug that ends with a slash. */
  slashedRoutes?: ReadonlySet<Route> | undefined
}

/** Address of a page: base, encoding and the trailing-slash rule in one place. */
export function routeToAddress(route: Route, { baseUrl, trailingSlash, slashedRoutes }: AddressOptions): Address {
  const path = encodePath(route.slice(1))
  const isSlashed = trailingSlash ?? slashedRoutes?.has(route) ?? false
  const slash = isSlashed && path !== '' ? '/' : ''
  return `${baseUrl}${path}${slash}` as Address
}

/** Address of an output file: `assets/x.css` -> `/base/assets/x.css`. */
export function assetToAddress(asset: AssetPath, baseUrl: string): Address {
  return `${baseUrl}${encodePath(asset)}` as Address
}

/**
 * File that serves a route: `x.html` beside the folder `x/`, or `x/index.html` unless slashes are off: it is found at
 * `x` and at `x/`, and both may be known to readers of a site that left the choice to its host.
 */
export function routeToAsset(route: Route, trailingSlash: boolean | undefined): AssetPath {
  if (route === '/') return toAssetPath('index.html')
  return toAssetPath(trailingSlash === false ? `${route}.html` : `${route}/index.html`)
}

/** File of a page's text as Markdown: `/a/b` -> `a/b.md`. */
export const routeToMarkdown = (route: Route): AssetPath => toAssetPath(`${route === '/' ? 'index' : route}.md`)

/** `https://example.org` + address -> absolute URL. */
export function absoluteUrl(origin: string, address: Address): string {
  return origin + address
}

/** A path from the root of a host, and not a host of its own. */
export const isRooted = (address: string | undefined): address is string => /^\/(?!\/)/.test(address ?? '')

/** The same of an address of any kind: what is of another site is absolute already. */
export const absoluteLink = (origin: string, address: string): string =>
  isRooted(address) ? origin + address : address

/** An address cut into its path, its query with `?` and its anchor with `#`; missing parts are empty. */
export function splitAddress(address: string): { path: string; query: string; hash: string; tail: string } {
  const hashStart = address.indexOf('#')
  const beforeHash = hashStart < 0 ? address : address.slice(0, hashStart)
  const hash = hashStart < 0 ? '' : address.slice(hashStart)
  const queryStart = beforeHash.indexOf('?')
  const path = queryStart < 0 ? beforeHash : beforeHash.slice(0, queryStart)
  const query = queryStart < 0 ? '' : beforeHash.slice(queryStart)
  return { path, query, hash, tail: query + hash }
}

const DOTS = /\/\.{1,2}(?:\/|$)/

/** A path from the root as browsers ask for it: `/a/./b/../c` -> `/a/c`. */
export function withoutDots(path: string): string {
  if (!path.startsWith('/') || !DOTS.test(path)) return path
  const parts: string[] = []
  for (const part of path.slice(1).split('/')) {
    if (part === '..') parts.pop()
    else if (part !== '.') parts.push(part)
  }
  return `/${parts.join('/')}${/\/\.{1,2}$/.test(path) && parts.length > 0 ? '/' : ''}`
}

/** As many parts of a path as the base has; `/база/` and `/%D0%B1…/` are one base. */
function headOf(path: string, baseUrl: string): string {
  const head = `${path.split('/', baseUrl.split('/').length - 1).join('/')}/`
  const isBase = path.startsWith(head) && decodeSafely(head).normalize('NFC') === decodeSafely(baseUrl)
  return isBase ? head : '/'
}

/** Path inside the site, written with its base or without, in letters or in escapes: `/base/about` -> `/about`. */
export const withoutBase = (path: string, baseUrl: string): string => path.slice(headOf(path, baseUrl).length - 1)

/** The same where files may have a base of their own. */
export function pathInside(path: string, { baseUrl, filesUrl = baseUrl }: Bases): string {
  const inside = withoutBase(path, baseUrl)
  return inside === path ? withoutBase(path, filesUrl) : inside
}

/** An encoded path of the site with its base, written with it or without: `/about` -> `/base/about`. */
export const withBase = (path: string, baseUrl: string): string =>
  baseUrl + withoutBase(path, baseUrl).replace(/^\/+/, '')

/** File that an address names as people write it: with the base or without, in letters or in escapes. */
export function writtenAsset(written: string, bases: Bases): { asset: AssetPath; tail: string } {
  const { path, tail } = splitAddress(written)
  return { asset: toAssetPath(decodeSafely(pathInside(path, bases))), tail }
}

/** Page address as authors write it, without what servers and habits add: `/x/`, `/x.html`, `/x/index.html` -> `/x`. */
export function toCanonicalRoute(path: string): Route {
  return toRoute(path.replace(/(^|\/)index(\.html)?$/, '').replace(/\.html$/, ''))
}

/** The page that is meant by an address: the one called exactly so, `/x.html` and `/x/index` among them, or what it stands for. */
export function toPageRoute(path: string, pages: { has: (route: Route) => boolean }): Route {
  const written = toRoute(path)
  return pages.has(written) ? written : toCanonicalRoute(path)
}

/** macOS and Windows take names that differ only in case, or only in composition, for one. */
export const foldPath = (path: string): string => path.normalize('NFC').toLowerCase()

/** Name of the package that an import looks into: `@a/b/c` -> `@a/b`. */
export const packageName = (specifier: string): string =>
  specifier.split('/', specifier.startsWith('@') ? 2 : 1).join('/')

/** Folder of a file: `docs/linux/ssh.md` -> `docs/linux`, `about.md` -> ``. */
export function folderOf(file: string): string {
  const slash = file.lastIndexOf('/')
  return slash < 0 ? '' : file.slice(0, slash)
}

/** Last part of a path: `docs/linux/ssh.md` -> `ssh.md`. */
export function nameOf(file: string): string {
  return file.slice(file.lastIndexOf('/') + 1)
}

/** Extension in lower case without the dot, or an empty string: `a/b.SVG` -> `svg`. */
export function extensionOf(file: string): string {
  const name = nameOf(file)
  const dot = name.lastIndexOf('.')
  return dot <= 0 ? '' : name.slice(dot + 1).toLowerCase()
}
