/** Request lines that no browser sends, over raw sockets: the same seed gives the same lines. */

import { connect } from 'node:net'

const PARTS = [
  '/',
  '//',
  '///',
  '/docs/intro',
  '/docs/intro.html',
  '/docs/',
  '/assets/',
  '/nowhere',
  '/..',
  '/../..',
  '/.',
  '/%2e%2e/',
  '/%',
  '/%zz',
  '/%c3%28',
  '/%00',
  '/%0d%0aset-cookie:a=b',
  '/%5c%5cevil.example',
  '/\\evil.example',
  '/a\\b',
  '/é',
  '/docs/введение',
  '/__zapiski/',
  '/__zapiski/dev.js',
  '/__proto__',
  '/constructor',
  '/data/',
  '/404',
  '/404.html',
  '/index.html',
  '/_headers',
  '/.zapiski-build',
  'http://',
  'http://evil.example/',
  'https://[::1',
  'http://a:b@c/',
  'evil.example:80',
  '*',
  '?',
  '#',
  '?a=%',
  '?%00',
  '#%',
  ';',
  ':',
  '@',
  '&',
  '/search/',
  '/feed.json',
  '/sitemap.xml',
  '/rss.xml',
  '/tags/',
  '/img/',
  '\u0001',
  '\t',
  '"',
  '<script>',
  '{}',
  '|',
  '^',
  '`',
  '',
]
const METHODS = [
  'GET',
  'GET',
  'GET',
  'GET',
  'HEAD',
  'POST',
  'PUT',
  'OPTIONS',
  'DELETE',
  'TRACE',
  'CONNECT',
  'PROPFIND',
  'BREW',
  'get',
  '',
]
const HEADERS = [
  'range: bytes=0-',
  'range: bytes=9-1',
  'range: bytes=-',
  'range: bytes=99999999999999999999-',
  'if-none-match: *',
  'accept-encoding: br;q=0, gzip',
  'accept-encoding: ,,;q=',
  'expect: 100-continue',
  'expect: nothing',
  'upgrade: websocket',
  'connection: upgrade',
  'transfer-encoding: chunked',
  'content-length: 5',
  'content-length: -1',
  'host: evil.example',
  'x: \u0000',
  'if-modified-since: never',
  'cookie: a',
  'no colon',
]

/** `random(n)` is 0 … n - 1. */
type Random = (limit: number) => number

function createRandom(seed: number): Random {
  let state = seed >>> 0
  return limit => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0
    return Math.floor((state / 4_294_967_296) * limit)
  }
}

const pick = (random: Random, list: readonly string[]): string => list[random(list.length)] ?? ''

/** One request as bytes on the wire. */
function requestOf(random: Random): string {
  const target = Array.from({ length: 1 + random(3) }, () => pick(random, PARTS)).join('')
  const long = random(40) === 0 ? 'a'.repeat(random(20_000)) : ''
  const junk = random(20) === 0 ? String.fromCharCode(random(256)) : ''
  const version = random(30) === 0 ? pick(random, ['HTTP/1.0', 'HTTP/2.0', 'HTTP/9', '']) : 'HTTP/1.1'
  const headers = Array.from({ length: random(4) === 0 ? random(random(60) === 0 ? 3000 : 4) : 0 }, () =>
    pick(random, HEADERS),
  )
  const host = random(15) === 0 ? [] : ['host: localhost']
  return [`${pick(random, METHODS)} ${target}${long}${junk} ${version}`, ...host, ...headers, '', ''].join('\r\n')
}

/** Sends requests one after another, on one connection for as long as the server keeps it. */
async function converse(port: number, requests: readonly string[]): Promise<Set<string>> {
  const statuses = new Set<string>()
  let next = 0
  while (next < requests.length) {
    await new Promise<void>(resolve => {
      const socket = connect(port, 'localhost')
      // An answer or none: what hangs is left after a moment.
      const send = (): void => {
        const request = requests[next]
        if (request === undefined) return void socket.destroy()
        next += 1
        socket.write(request, 'latin1')
      }
      socket.setTimeout(50, () => socket.destroy())
      socket.on('connect', send)
      socket.on('data', data => {
        const status = /^HTTP\/1\.1 (\d+)/m.exec(data.toString('latin1'))?.[1]
        if (status === undefined) return
        statuses.add(status)
        send()
      })
      socket.on('error', () => {})
      socket.on('close', () => resolve())
    })
  }
  return statuses
}

/** Sends `count` odd requests over a few connections at a time; gives the statuses that came back. */
export async function sendOddRequests(port: number, count: number, seed = 1): Promise<Set<string>> {
  const random = createRandom(seed)
  const lines = Array.from({ length: count }, () => requestOf(random))
  const share = Math.ceil(count / 32)
  const statuses = await Promise.all(
    Array.from({ length: 32 }, (_, index) => converse(port, lines.slice(index * share, (index + 1) * share))),
  )
  return new Set(statuses.flatMap(found => [...found]))
}
