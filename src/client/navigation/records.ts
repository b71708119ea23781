/** Records of pages, read out of their documents: fetched once each, kept for the visit. */

import { decodeSafely, extensionOf, type Route, toCanonicalRoute } from '../../shared/path.ts'
import type { PageRecord } from '../../shared/shell.ts'
import { parseRecord } from './page-record.ts'

export interface Records {
  /** The record of the page at an address. Rejects when it is not there, not a page of ours, or of another build. */
  load(url: URL, priority?: RequestPriority): Promise<PageRecord>
  /** Has it at hand before it is asked for, behind everything else; once for each page. */
  prefetch(url: URL): void
  /** Whether the policy of this document is enough for a page. */
  allows(record: PageRecord): boolean
  /** Puts in what is known already. */
  keep(record: PageRecord): void
  /** Forgets everything, for a site that changed under development. */
  clear(build: string): void
  readonly build: string
}

/** A record of another build: client and shell are not the ones it was made for. */
class StaleBuild extends Error {}

let baseUrl = '/'
let others: readonly string[] = []

/** Sets the site's base path, and those inside it that belong to its other languages. */
export function setBaseUrl(value: string, inside: readonly string[] = []): void {
  baseUrl = value
  others = inside
}

/** Route of a page address of this site; `undefined` for files, other sites and addresses out of the base. */
export function routeOf(url: URL): Route | undefined {
  // `/en` is the home page of `/en/`, too.
  const path = `${url.pathname}/`
  if (url.origin !== location.origin || !path.startsWith(baseUrl)) return undefined
  if (others.some(other => path.startsWith(other))) return undefined
  const route = toCanonicalRoute(decodeSafely(path.slice(baseUrl.length - 1, -1)))
  return FILE.test(extensionOf(route)) ? undefined : route
}

/**
 * Extensions of files that a site is sure to hold as such. Narrower than `isFileAddress`, which reads what people write:
 * a link is followed here, and any other dot in its slug (`/release-2.0`, `/zapiski.js.org`) makes no file.
 */
const FILE = /^(xml|json|txt|pdf|zip|gz|png|jpe?g|gif|svg|webp|avif|ico|css|js|mjs|mp[34]|webm|woff2?|ndjson|md)$/

/** `policy`: what the document allows besides the plain policy; it holds until another document is loaded. */
export function createRecords(initialBuild: string, policy: readonly string[] = []): Records {
  let build = initialBuild
  const loaded = new Map<Route | undefined, Promise<PageRecord>>()

  const allows = ({ policy: wanted = [] }: PageRecord): boolean => wanted.every(source => policy.includes(source))

  /** From the address that the link names: the one that a full load would ask for, whatever slashes the host wants. */
  async function request({ pathname }: URL, route: Route | undefined, priority: RequestPriority): Promise<PageRecord> {
    const response = await fetch(pathname, { headers: { accept: 'text/html' }, credentials: 'same-origin', priority })
    const type = response.headers.get('content-type') ?? ''
    if (!response.ok || !type.includes('html')) throw new Error(`${response.status} ${type}`)
    const record = parseRecord(await response.text())
    if (record.route !== route) throw new Error(`is ${record.route}`)
    if (record.build !== build) throw new StaleBuild(`build ${record.build}, here ${build}`)
    if (record.full === true || !allows(record)) throw new Error('needs a document')
    return record
  }

  return {
    get build() {
      return build
    },
    load(url, priority = 'auto') {
      const route = routeOf(url)
      const known = loaded.get(route)
      if (known !== undefined) return known
      const promise = request(url, route, priority)
      loaded.set(route, promise)
      // A failure is not kept: the network may come back.
      promise.catch(() => loaded.delete(route))
      return promise
    },
    prefetch(url) {
      // A prefetch link would ask a second time when the page is needed: browsers key the two apart.
      this.load(url, 'low').catch(() => {})
    },
    allows,
    keep(record) {
      loaded.set(record.route, Promise.resolve(record))
    },
    clear(next) {
      build = next
      loaded.clear()
    },
  }
}
