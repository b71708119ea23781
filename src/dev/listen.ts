/** Listening: which port was free, which visitors are let in. */

import type { IncomingMessage, Server } from 'node:http'
import { hostname, networkInterfaces } from 'node:os'

/** Ports tried after the wanted one. */
const ATTEMPTS = 20

/** Listens on the first free port from the wanted one on; the promise gives that port. */
export function listen(server: Server, { port, host }: { port: number; host: string }): Promise<number> {
  return new Promise((resolve, reject) => {
    let wanted = port
    const onError = (error: NodeJS.ErrnoException): void => {
      if (error.code !== 'EADDRINUSE' || wanted >= port + ATTEMPTS || port === 0) {
        // A name that stands for no machine is no address of this one either.
        if (error.syscall === 'getaddrinfo') error.code = 'EADDRNOTAVAIL'
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
 * Whether a request may be answered: it calls the server by a name that is its own. A page elsewhere that points a name
 * of its own at this machine is refused, whether the server is open to others or not.
 */
export function isAllowedHost(request: IncomingMessage, host: string, own = ownNames): boolean {
  const name = (request.headers.host ?? '').replace(/:\d*$/, '').toLowerCase()
  if (LOOPBACK.test(name) || name.endsWith('.localhost')) return true
  if (LOOPBACK.test(bracketed(host)) || name === '') return false
  return name === bracketed(host.toLowerCase()) || own().has(name)
}

const bracketed = (host: string): string => (host.includes(':') ? `[${host}]` : host)

/** Names and addresses of this machine: a phone in the same network uses one of them. */
function ownNames(): Set<string> {
  const addresses = Object.values(networkInterfaces()).flatMap(list => list ?? [])
  const name = hostname().toLowerCase()
  return new Set([name, `${name}.local`, ...addresses.map(({ address }) => bracketed(address.toLowerCase()))])
}

/** Address to show: a server on every interface is called `localhost`. */
export function addressOf(host: string, port: number, baseUrl: string): string {
  const name = host === '0.0.0.0' || host === '::' ? 'localhost' : bracketed(host)
  return `http://${name}:${port}${baseUrl}`
}
