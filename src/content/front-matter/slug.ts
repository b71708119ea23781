/** Addresses written by hand: `slug`, `aliases`, `redirect_from`. */

import { textOf } from '../../messages/problem.ts'
import type { Text } from '../../messages/text.ts'
import { decodeSafely } from '../../shared/path.ts'

/**
 * Decoded, NFC form of an address path, or why it cannot be one. `/` alone is the home page; `?`, `#`, `..`, `\`,
 * a scheme or a drive letter would lead out of the site or to a file that some host cannot store. `isRelative`: the path
 * may begin with steps up from the folder of its document.
 */
export function parseSlug(
  written: string,
  name: string,
  { isRelative = false } = {},
): { slug: string } | { why: Text } {
  // `./x` is `x`: in docs that means beside the file.
  const slug = decodeSafely(written.trim())
    .normalize('NFC')
    .replace(/^(?:\.\/)+(?=[^/])/, '')
  if (slug === '') return { why: textOf('address/empty', { name }) }
  if (slug === '/') return { slug }
  const shown = { name, slug: slug.length > 60 ? `${slug.slice(0, 60)}…` : slug }
  if (/^[a-z][a-z\d+.-]*:/i.test(slug) || slug.startsWith('//')) return { why: textOf('address/full', shown) }
  const [sign] = /[\\?#<>:"|*\0-\x1F\x7F]/.exec(slug) ?? []
  if (sign !== undefined) return { why: textOf('address/sign', { ...shown, sign }) }
  const steps = isRelative ? (/^(?:\.\.?\/)*/.exec(slug)?.[0].length ?? 0) : 0
  const rest = slug.slice(steps)
  // The folder of the document, or one above.
  if (steps > 0 && rest === '') return { slug }
  const parts = rest.split('/').filter(part => part !== '')
  // A host in front of another decodes twice.
  if ([...parts, ...decodeSafely(rest).split(/[\\/]/)].some(part => part === '..' || part === '.'))
    return { why: textOf('address/dots', shown) }
  if (parts.some(part => part.startsWith('.'))) return { why: textOf('address/hidden', shown) }
  if (parts.some(part => part.trim() !== part)) return { why: textOf('address/spaces', shown) }
  if (!/[\p{L}\p{N}]/u.test(slug)) return { why: textOf('address/blank', shown) }
  const long = (bytes: number, limit: number) => ({ why: textOf('address/long', { ...shown, bytes, limit }) })
  const bytes = parts.map(part => Buffer.byteLength(part)).find(bytes => bytes > MAX_NAME_BYTES)
  if (bytes !== undefined) return long(bytes, MAX_NAME_BYTES)
  const all = Buffer.byteLength(slug)
  return all > MAX_PATH_BYTES ? long(all, MAX_PATH_BYTES) : { slug }
}

/** 255 bytes of a file name less `.html`; a Cyrillic letter takes two. */
export const MAX_NAME_BYTES = 250

/** macOS takes paths of 1,024 bytes, with those of the folder in which the output lies. */
const MAX_PATH_BYTES = 800
