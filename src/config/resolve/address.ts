/** Where a site is: origin and base path, as an author writes them. */

import { decodeSafely, encodePath, isPathAlone } from '../../shared/path.ts'
import type { Fields } from '../fields.ts'

/** Origin of the site; a path belongs to `baseUrl`. */
export function resolveUrl(fields: Fields): string {
  const written = fields.required('url', 'https://example.org')
  return written.trim() === '' ? LOCAL : readOrigin(fields, written)
}

const LOCAL = 'http://localhost'

/** The origin out of what stands in `url`. */
export function readOrigin(fields: Fields, written: string): string {
  const url = URL.canParse(written) ? new URL(written) : undefined
  if (url === undefined || !/^https?:$/.test(url.protocol)) {
    fields.wrong('url', 'config/url', { written })
    return LOCAL
  }
  if (url.username !== '' || url.password !== '') fields.wrong('url', 'config/url-secret', { origin: url.origin })
  if (url.pathname !== '/' || url.search !== '' || url.hash !== '') {
    fields.wrong('url', 'config/url-path', { origin: url.origin, path: url.pathname.replace(/\/?$/, '/') })
  }
  return url.origin
}

/** The first of these addresses that means this origin, in the letters it was written in. */
export function writtenOrigin(origin: string, written: readonly unknown[]): string | undefined {
  const found = written.find(one => typeof one === 'string' && URL.canParse(one) && new URL(one).origin === origin)
  const letters = typeof found === 'string' ? found.trim().replace(/(?<=\/\/[^/?#]*)[/?#].*$/, '') : origin
  return letters === origin ? undefined : letters
}

/** Base path, encoded once, with slashes at both ends. */
export function readBaseUrl(fields: Fields): string {
  const written = fields.text('baseUrl', '/')
  if (!isPathAlone(written) || /\s|(?:\/|%2f){2}/i.test(written)) {
    fields.wrong('baseUrl', 'config/base-url', { written })
    return '/'
  }
  const inside = written.replace(/^\/|\/$/g, '')
  return inside === '' ? '/' : `/${encodePath(decodeSafely(inside))}/`
}
