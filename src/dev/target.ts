/** What a request asks for. Sockets bring anything: here it becomes a path or nothing. */

import { splitAddress } from '../shared/path.ts'

interface Target {
  /** Starts with one `/`, still encoded. */
  path: string
  /** With `?`, or empty; without what a header may not hold. */
  query: string
}

/** The path of a request target, also of one written as a whole URL; `undefined` for what is no path: `*`, `host:80`. */
export function readTarget(written = ''): Target | undefined {
  const { path, query } = splitAddress(written.replace(/^https?:\/\/[^/?#]*/i, ''))
  const isPath = path.startsWith('/') || (path === '' && written !== '')
  if (!isPath) return undefined
  return { path: `/${path.replace(/^\/+/, '')}`, query: query.replace(/[\u0000-\u0020\u007F]/g, '') }
}
