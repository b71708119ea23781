/** Web addresses written by hand: whatever ends up in `href` must not be a script. */

import { firstFound } from '../../shared/collections.ts'
import { isTextFile } from '../../shared/files.ts'
import { type Fields, isEmpty } from './fields.ts'

/** Web, mail, phone, or inside the site. */
const isSafeUrl = (url: string): boolean => !/^[a-z][a-z\d+.-]*:/i.test(url) || /^(?:https?|mailto|tel):/i.test(url)

/** The first of `keys` that is set, as an address; browsers drop line breaks and tabs inside one, so they go first. */
export function buildUrl(fields: Fields, ...keys: string[]): string | undefined {
  const url = fields
    .oneOf(...keys)
    ?.replaceAll(/[\0-\x1F\x7F]/g, '')
    .trim()
  if (url === undefined || isSafeUrl(url)) return url
  const at = firstFound(keys, fields.place)
  fields.report('error', 'url', { at, values: { url: url.slice(0, 60) } })
  return undefined
}

/** The same for the page of a person, where a host without its scheme would be a path from every page that names it. */
export function buildHomeUrl(fields: Fields, ...keys: string[]): string | undefined {
  const url = buildUrl(fields, ...keys)
  const whole = url === undefined ? undefined : wholeUrl(url)
  if (whole === undefined) return url
  const at = firstFound(keys, fields.place)
  fields.report('warning', 'author-url', { at, values: { url: url?.slice(0, 60), whole: whole.slice(0, 70) } })
  return url
}

/** `example.org/me`, `me@example.org`: what its author left out is put before it. `me.html` is a page of the site. */
function wholeUrl(url: string): string | undefined {
  if (isMail(url)) return `mailto:${url}`
  const [, end = ''] = /^[\p{L}\p{N}-]+(?:\.[\p{L}\p{N}-]+)*\.(\p{L}{2,})(?:[/?#]|:\d|$)/u.exec(url) ?? []
  return end === '' || isTextFile(`.${end}`) || /^(?:html?|php|pdf|xml|json|txt)$/i.test(end)
    ? undefined
    : `https://${url}`
}

/** One address, and nothing else beside it. */
export const isMail = (text: string): boolean => /^[^\s@:/<>()[\]]+@[^\s@:/<>()[\]]+$/.test(text.trim())

/** The same for a key that `null` or an empty text switches off. */
export function buildNullableUrl(fields: Fields, key: string): string | null | undefined {
  const node = fields.node(key)
  if (node === undefined) return undefined
  return isEmpty(node) ? null : buildUrl(fields, key)
}

/** The same for a key that may be a switch as well. */
export function buildSwitchedUrl(fields: Fields, key: string): boolean | string | undefined {
  const node = fields.node(key)
  const isSwitch = node?.kind === 'scalar' && typeof node.value === 'boolean'
  return isSwitch ? fields.flag(key) : buildUrl(fields, key)
}
