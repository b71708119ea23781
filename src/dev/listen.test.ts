import { createServer, type IncomingMessage, type Server } from 'node:http'
import { afterEach, expect, test } from 'vitest'
import { addressOf, isAllowedHost, listen } from './listen.ts'

const servers: Server[] = []
afterEach(async () => {
  for (const server of servers.splice(0)) await new Promise(resolve => server.close(resolve))
})
function made(): Server {
  const server = createServer()
  servers.push(server)
  return server
}

test('a taken port is passed over for the next free one', async () => {
  const first = await listen(made(), { port: 0, host: '127.0.0.1' })
  const second = await listen(made(), { port: first, host: '127.0.0.1' })
  expect(second).toBeGreaterThan(first)
  expect(second).toBeLessThanOrEqual(first + 20)
})

test.each(['203.0.113.1', 'notes.invalid'])('an address that this machine has not is refused: %s', async host => {
  await expect(listen(createServer(), { port: 0, host })).rejects.toMatchObject({ code: 'EADDRNOTAVAIL' })
})

test.each([
  ['localhost', 'localhost:3000', true],
  ['localhost', '127.0.0.1', true],
  ['localhost', '[::1]:3000', true],
  ['localhost', 'SITE.localhost:80', true],
  ['127.0.0.1', 'evil.example', false],
  ['::1', 'evil.example:3000', false],
  ['localhost', 'localhost.evil.example', false],
  ['localhost', '127.0.0.1.evil.example', false],
  ['localhost', undefined, false],
  ['0.0.0.0', 'evil.example', false],
  ['0.0.0.0', '192.0.2.7:3000', true],
  ['0.0.0.0', '192.0.2.8:3000', false],
  ['::', '[2001:db8::7]:3000', true],
  ['0.0.0.0', 'desk.local', true],
  ['0.0.0.0', 'localhost:3000', true],
  ['Site.example', 'site.example:3000', true],
  ['site.example', 'other.example:3000', false],
])('a server on %s answers who calls it %s: %s', (host, header, allowed) => {
  // Only the header is looked at.
  const request = { headers: { host: header } } as IncomingMessage
  expect(isAllowedHost(request, host, () => new Set(['192.0.2.7', '[2001:db8::7]', 'desk.local']))).toBe(allowed)
})

test.each([
  ['localhost', 'http://localhost:3000/base/'],
  ['0.0.0.0', 'http://localhost:3000/base/'],
  ['::', 'http://localhost:3000/base/'],
  ['::1', 'http://[::1]:3000/base/'],
  ['192.168.0.2', 'http://192.168.0.2:3000/base/'],
])('a server on %s is shown as %s', (host, address) => {
  expect(addressOf(host, 3000, '/base/')).toBe(address)
})
