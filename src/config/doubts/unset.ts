/** Addresses put together of something that was not there: `https://${process.env.HOST}` is `https://undefined`. */

import { isRecord, listOf, recordOf } from '../../shared/value.ts'
import type { Doubted, Tell } from './index.ts'

/** As a whole part of a host or a path: words of others may have it in them. */
const NOTHING = /(?:^|[/.])(?:undefined|null|NaN)(?=[/.:?#]|$)/

export function doubtUnset({ user }: Doubted, tell: Tell): void {
  const { url, baseUrl, blog, docs } = recordOf(user)
  const instances = Object.entries({ blog, docs }).flatMap(([key, written]) =>
    Array.isArray(written)
      ? listOf(written).map((each, index): [string, unknown] => [`${key}[${index}].editUrl`, editUrlOf(each)])
      : [[`${key}.editUrl`, editUrlOf(written)] satisfies [string, unknown]],
  )
  for (const [where, value] of [['url', url], ['baseUrl', baseUrl], ...instances] as [string, unknown][])
    if (typeof value === 'string' && NOTHING.test(value)) tell.setting(where, 'config-unset', { value })
}

const editUrlOf = (instance: unknown): unknown => (isRecord(instance) ? instance.editUrl : undefined)
