/** One request over a socket, and its answer: no client library tidies either up. */

import { connect } from 'node:net'

interface Answer {
  status: number
  headers: Record<string, string>
  body: Buffer
}

interface Request {
  target: string
  headers: Record<string, string>
  method: string
}

/** Sends a target exactly as written. */
export function askRaw(port: number, { target, headers, method }: Request): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const socket = connect(port, '127.0.0.1')
    const chunks: Buffer[] = []
    socket.on('data', chunk => chunks.push(chunk))
    socket.on('error', reject)
    socket.on('end', () => resolve(parse(Buffer.concat(chunks))))
    const lines = Object.entries({ Host: 'localhost', Connection: 'close', ...headers }).map(
      ([name, value]) => `${name}: ${value}\r\n`,
    )
    socket.write(`${method} ${target} HTTP/1.1\r\n${lines.join('')}\r\n`)
  })
}

function parse(bytes: Buffer): Answer {
  const split = bytes.indexOf('\r\n\r\n')
  const [first = '', ...lines] = bytes.subarray(0, split).toString('latin1').split('\r\n')
  const headers = Object.fromEntries(
    lines.map(line => [line.slice(0, line.indexOf(':')).toLowerCase(), line.slice(line.indexOf(':') + 1).trim()]),
  )
  const body = bytes.subarray(split + 4)
  return {
    status: Number(first.split(' ')[1]),
    headers,
    body: headers['transfer-encoding'] === 'chunked' ? unchunk(body) : body,
  }
}

function unchunk(bytes: Buffer): Buffer {
  const parts: Buffer[] = []
  for (let at = 0; ; ) {
    const end = bytes.indexOf('\r\n', at)
    const size = Number.parseInt(bytes.subarray(at, end).toString('latin1'), 16)
    if (!(size > 0)) return Buffer.concat(parts)
    parts.push(bytes.subarray(end + 2, end + 2 + size))
    at = end + 2 + size + 2
  }
}
