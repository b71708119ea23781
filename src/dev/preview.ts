/** Serves a built site as production would: the same addresses, statuses and headers. */

import { existsSync, readFileSync, realpathSync, statSync } from 'node:fs'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import { join, sep } from 'node:path'
import { MARKER } from '../build/outdir.ts'
import { createStop, EXIT } from '../errors.ts'
import { resolveTarget } from './clean-url.ts'
import { parseHeadersFile } from './headers-file.ts'
import { addressOf, isAllowedHost, listen } from './listen.ts'
import { serveFile } from './serve-file.ts'

export interface PreviewOptions {
  /** Absolute. */
  outDir: string
  /** Starts and ends with `/`. */
  baseUrl: string
  trailingSlash?: boolean | undefined
  /** 0: any free one. */
  port: number
  host: string
}

export interface Preview {
  url: string
  port: number
  close(): Promise<void>
}

/** Files that tell a host what to do and are not part of the site. */
const NOT_SERVED = new Set([MARKER, '_headers', '_redirects'])

/** Starts the server; stops with a text for people when there is no built site. */
export async function createPreview(options: PreviewOptions): Promise<Preview> {
  const { outDir, baseUrl, trailingSlash, host } = options
  if (!existsSync(join(outDir, 'index.html')) && !existsSync(join(outDir, MARKER))) {
    throw createStop(
      EXIT.usage,
      'no-output',
      'показывать нечего: сайт ещё не собран',
      'сначала выполните «zapiski build»',
    )
  }
  const isFile = (path: string): boolean => findFile(outDir, path) !== undefined
  const server = createServer((request, response) => {
    answer(request, response).catch(() => reply(response, 500, 'Ошибка сервера'))
  })
  const port = await listen(server, options)
  return {
    url: addressOf(host, port, baseUrl),
    port,
    async close() {
      server.closeAllConnections()
      await new Promise(resolve => server.close(resolve))
    },
  }

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    if (!isAllowedHost(request, host)) return reply(response, 403, 'Этот сервер отвечает только на localhost')
    if (request.method !== 'GET' && request.method !== 'HEAD') {
      response.setHeader('allow', 'GET, HEAD')
      return reply(response, 405, 'Только GET и HEAD')
    }
    const resolution = resolveTarget(request.url ?? '', { baseUrl, trailingSlash, isFile })
    const rules = readRules(outDir)
    switch (resolution.kind) {
      case 'bad':
        return reply(response, 400, 'Такого адреса быть не может')
      case 'redirect':
        response
          .writeHead(301, { ...rules(pathOf(request)), location: resolution.location, 'cache-control': 'no-cache' })
          .end()
        return
      case 'missing':
        return notFound(request, response, rules(pathOf(request)))
      case 'file': {
        const file = findFile(outDir, resolution.path)
        if (file === undefined) return notFound(request, response, {})
        const immutable = resolution.path.startsWith('assets/')
        await serveFile(request, response, { file, immutable, headers: rules(pathOf(request)) })
      }
    }
  }

  async function notFound(
    request: IncomingMessage,
    response: ServerResponse,
    rules: Record<string, string>,
  ): Promise<void> {
    const file = findFile(outDir, '404.html')
    if (file === undefined) return reply(response, 404, 'Страница не найдена')
    // A missing file must not be remembered as missing for a year.
    await serveFile(request, response, {
      file,
      immutable: false,
      status: 404,
      headers: { ...rules, 'cache-control': 'no-cache' },
    })
  }
}

const pathOf = (request: IncomingMessage): string => (request.url ?? '/').replace(/\?.*$/s, '')

/** Read at every request: a new build may bring new headers. */
function readRules(outDir: string): (path: string) => Record<string, string> {
  const file = join(outDir, '_headers')
  return existsSync(file) ? parseHeadersFile(readFileSync(file, 'utf8')) : () => ({})
}

/** The real file behind a path of the site, when it lies in the output folder, symlinks followed. */
function findFile(outDir: string, path: string): string | undefined {
  if (NOT_SERVED.has(path) || /[\\\0]/.test(path)) return undefined
  try {
    const file = realpathSync(join(outDir, path))
    return file.startsWith(realpathSync(outDir) + sep) && statSync(file).isFile() ? file : undefined
  } catch {
    return undefined
  }
}

function reply(response: ServerResponse, status: number, text: string): void {
  if (response.headersSent) {
    response.destroy()
    return
  }
  response
    .writeHead(status, { 'content-type': 'text/plain; charset=utf-8', 'x-content-type-options': 'nosniff' })
    .end(`${text}\n`)
}
