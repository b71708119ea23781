/** Web addresses written by hand: whatever ends up in `href` must not be a script. */

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
  const at = keys.map(key => fields.place(key)).find(found => found !== undefined)
  fields.report('error', 'url', { at, values: { url: url.slice(0, 60) } })
  return undefined
}

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
