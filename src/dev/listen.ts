/** Listening: which port was free, which visitors are let in. */

import type { IncomingMessage, Server } from 'node:http'

/** Ports tried after the wanted one. */
const ATTEMPTS = 20

/** Listens on the first free port from the wanted one on; the promise gives that port. */
export function listen(server: Server, { port, host }: { port: number; host: string }): Promise<number> {
  return new Promise((resolve, reject) => {
    let wanted = port
    const onError = (error: NodeJS.ErrnoException): void => {
      if (error.code !== 'EADDRINUSE' || wanted >= port + ATTEMPTS || port === 0) {
        reject(error)
        return
      }
      wanted += 1
      server.listen(wanted, host)
    }
    server.on('error', onError)
    server.once('listening', () => {
      server.off('error', onError)
      const address = server.address()
      resolve(typeof address === 'object' && address !== null ? address.port : wanted)
    })
    server.listen(wanted, host)
  })
}

const LOOPBACK = /^(localhost|127(\.\d{1,3}){3}|\[::1\])$/

/**
 * Whether a request may be answered. A server on the loopback speaks only to those who call it by a loopback name:
 * a page elsewhere that points its own name at 127.0.0.1 is refused.
 */
export function isAllowedHost(request: IncomingMessage, host: string): boolean {
  const bound = host.includes(':') ? `[${host}]` : host
  if (!LOOPBACK.test(bound)) return true
  const name = (request.headers.host ?? '').replace(/:\d*$/, '').toLowerCase()
  return LOOPBACK.test(name) || name.endsWith('.localhost')
}

/** Address to show: a server on every interface is called `localhost`. */
export function addressOf(host: string, port: number, baseUrl: string): string {
  const name = host === '0.0.0.0' || host === '::' ? 'localhost' : host.includes(':') ? `[${host}]` : host
  return `http://${name}:${port}${baseUrl}`
}
