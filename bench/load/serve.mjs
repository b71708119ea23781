/** A plain static server with gzip, the same for both sites: clean addresses, hashed files kept, everything else asked anew. */

import { existsSync, readFileSync, statSync } from 'node:fs'
import { createServer } from 'node:http'
import { extname, join } from 'node:path'
import { gzipSync } from 'node:zlib'

const TYPES = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.json': 'application/json',
  '.svg': 'image/svg+xml',
  '.woff2': 'font/woff2',
  '.png': 'image/png',
  '.xml': 'application/xml',
}
const PACKED = /^(text|application)|svg/

/** Serves a folder on a free port of this machine, below `base`. */
export async function serveFolder(folder, base = '/') {
  const packed = new Map()
  const find = path =>
    [path, `${path}.html`, join(path, 'index.html')]
      .map(name => join(folder, name))
      .find(file => existsSync(file) && statSync(file).isFile())
  const server = createServer((request, response) => {
    const path = decodeURIComponent(new URL(request.url, 'http://x').pathname).slice(base.length - 1)
    const file = find(path)
    if (file === undefined) return response.writeHead(404).end()
    const type = TYPES[extname(file)] ?? 'application/octet-stream'
    const isPacked = PACKED.test(type)
    const body = packed.get(file) ?? (isPacked ? gzipSync(readFileSync(file), { level: 9 }) : readFileSync(file))
    packed.set(file, body)
    response.writeHead(200, {
      'content-type': type,
      'content-length': body.length,
      'cache-control': /assets\//.test(path) ? 'public, max-age=31536000, immutable' : 'no-cache',
      ...(isPacked && { 'content-encoding': 'gzip' }),
    })
    response.end(body)
  })
  await new Promise(done => server.listen(0, '127.0.0.1', done))
  return { origin: `http://127.0.0.1:${server.address().port}`, close: () => server.close() }
}
