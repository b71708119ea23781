/** One file over HTTP: type, cache headers, 304, ranges, compression. Which file it is, others decide. */

import { type FileHandle, open } from 'node:fs/promises'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { pipeline } from 'node:stream/promises'
import { constants, createBrotliCompress, createGzip } from 'node:zlib'
import { mediaTypeOf } from './mime.ts'

interface ServedFile {
  /** Absolute. */
  file: string
  /** The name holds a hash of the bytes: cache for a year. */
  immutable: boolean
  /** 200 by default. */
  status?: number
  /** Win over ours. */
  headers?: Record<string, string>
}

/** Smaller texts gain nothing, bytes. */
const WORTH_COMPRESSING = 1024
const YEAR = 31_536_000

/** Sends a file; a file that is gone by now is a 404. Never rejects for the visitor's doing. */
export async function serveFile(request: IncomingMessage, response: ServerResponse, served: ServedFile): Promise<void> {
  let handle: FileHandle
  try {
    handle = await open(served.file)
  } catch {
    response.writeHead(404, { 'content-type': 'text/plain; charset=utf-8' }).end('404\n')
    return
  }
  try {
    await send({ request, response, served, handle })
  } catch (error) {
    // The client closed the connection: there is nothing to answer.
    if (!response.headersSent) throw error
    response.destroy()
  } finally {
    await handle.close()
  }
}

interface Sending {
  request: IncomingMessage
  response: ServerResponse
  served: ServedFile
  handle: FileHandle
}

async function send({ request, response, served, handle }: Sending): Promise<void> {
  const { size, mtimeMs } = await handle.stat()
  const { type, isText } = mediaTypeOf(served.file)
  const status = served.status ?? 200
  const etag = `W/"${size.toString(36)}-${Math.trunc(mtimeMs).toString(36)}"`
  const headers: Record<string, string> = {
    'content-type': type,
    'cache-control': served.immutable ? `public, max-age=${YEAR}, immutable` : 'no-cache',
    'x-content-type-options': 'nosniff',
    etag,
    ...(isText ? { vary: 'Accept-Encoding' } : {}),
    ...served.headers,
  }
  if (status === 200 && isFresh(request.headers['if-none-match'], etag)) {
    response.writeHead(304, headers).end()
    return
  }
  const isHead = request.method === 'HEAD'
  const range = status === 200 ? parseRange(request, size) : undefined
  if (range === 'unsatisfiable') {
    response.writeHead(416, { ...headers, 'content-range': `bytes */${size}` }).end()
    return
  }
  if (range !== undefined) {
    const { start, end } = range
    headers['content-range'] = `bytes ${start}-${end}/${size}`
    headers['content-length'] = String(end - start + 1)
    response.writeHead(206, headers)
    if (isHead) response.end()
    else await pipeline(handle.createReadStream({ start, end, autoClose: false }), response)
    return
  }
  const encoding = isText && size >= WORTH_COMPRESSING ? pickEncoding(request.headers['accept-encoding']) : undefined
  if (encoding === undefined) {
    headers['content-length'] = String(size)
    headers['accept-ranges'] = 'bytes'
  } else headers['content-encoding'] = encoding
  response.writeHead(status, headers)
  if (isHead) {
    response.end()
    return
  }
  const bytes = handle.createReadStream({ autoClose: false })
  // Brotli 4: about gzip's time for fewer bytes.
  const brotli = { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } }
  if (encoding === undefined) await pipeline(bytes, response)
  else await pipeline(bytes, encoding === 'br' ? createBrotliCompress(brotli) : createGzip(), response)
}

const isFresh = (header: string | undefined, etag: string): boolean =>
  header === '*' ||
  (header?.split(',').some(tag => tag.trim().replace(/^W\//, '') === etag.replace(/^W\//, '')) ?? false)

/** Best of what both sides know; `q=0` refuses. */
function pickEncoding(header = ''): 'br' | 'gzip' | undefined {
  const accepted = header
    .toLowerCase()
    .split(',')
    .map(part => part.trim())
    .filter(part => !/;\s*q=0(\.0*)?$/.test(part))
    .map(part => part.replace(/\s*;.*$/, ''))
  if (accepted.includes('br')) return 'br'
  return accepted.includes('gzip') ? 'gzip' : undefined
}

/** One range of bytes; several, or one asked for on a condition, are answered with the whole file. */
function parseRange(
  request: IncomingMessage,
  size: number,
): { start: number; end: number } | 'unsatisfiable' | undefined {
  const match = /^bytes=(\d*)-(\d*)$/.exec(request.headers.range ?? '')
  if (match === null || request.headers['if-range'] !== undefined) return undefined
  const [, from = '', to = ''] = match
  if (from === '' && to === '') return undefined
  const start = from === '' ? Math.max(0, size - Number(to)) : Number(from)
  const end = from === '' || to === '' ? size - 1 : Math.min(Number(to), size - 1)
  if (from !== '' && to !== '' && Number(to) < Number(from)) return undefined
  return start >= size || start > end ? 'unsatisfiable' : { start, end }
}
