/** Short answers of the servers. */

import type { ServerResponse } from 'node:http'

/** A text that is not a page: why there is none. */
export function replyText(response: ServerResponse, status: number, text: string): void {
  // What began as something else cannot end as this.
  if (response.headersSent) response.destroy()
  else reply(response, { status, type: 'text/plain; charset=utf-8', body: `${text}\n` })
}

export interface Reply {
  /** Of the content. */
  type: string
  body: string | Uint8Array
  /** 200 by default. */
  status?: number | undefined
  headers?: Record<string, string>
}

export function reply(response: ServerResponse, { type, body, status = 200, headers }: Reply): void {
  response.writeHead(status, { 'content-type': type, 'x-content-type-options': 'nosniff', ...headers }).end(body)
}

/** To a path of this host. */
export function redirect(response: ServerResponse, to: string): void {
  // One slash at the start: `//host` would leave the site.
  response.writeHead(302, { location: to.replace(/^[/\\]{2,}/, '/'), 'cache-control': 'no-store' }).end()
}
