/** Serves a built site as production would: the same addresses, statuses and headers. */

import { existsSync, readFileSync } from 'node:fs'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import { join } from 'node:path'
import { MARKER } from '../build/outdir.ts'
import { isFile, isWithin, realPath } from '../disk.ts'
import { EXIT, stop } from '../errors.ts'
import { sayIn, textOf } from '../messages/problem.ts'
import type { Language } from '../messages/text.ts'
import type { TextId } from '../messages/texts/index.ts'
import { decodeSafely, splitAddress } from '../shared/path.ts'
import { attempt } from '../shared/value.ts'
import { resolveTarget } from './clean-url.ts'
import { type HeaderRules, parseHeadersFile } from './headers-file.ts'
import { addressOf, isAllowedHost, listen } from './listen.ts'
import { replyText } from './reply.ts'
import { serveFile } from './serve-file.ts'

interface PreviewOptions {
  /** Absolute. */
  outDir: string
  /** Starts and ends with `/`. */
  baseUrl: string
  trailingSlash?: boolean | undefined
  /** Folders of languages. */
  homes?: readonly string[] | undefined
  /** 0: any free one. */
  port: number
  host: string
  /** Of what is said without a page. */
  language: Language
}

interface Preview {
  url: string
  port: number
  close(): Promise<void>
}

/** Files that tell a host what to do and are not part of the site. */
const NOT_SERVED = new Set([MARKER, '_headers', '_redirects'])

/** Starts the server; stops with a text for people when there is no built site. */
export async function createPreview(options: PreviewOptions): Promise<Preview> {
  const { outDir, baseUrl, language, host } = options
  if (!existsSync(join(outDir, 'index.html')) && !existsSync(join(outDir, MARKER))) throw stop(EXIT.usage, 'no-output')
  const say = (id: TextId): string => sayIn(language)(textOf(id))
  const server = createServer((request, response) => {
    answer({ ...options, request, response, say }).catch(() => replyText(response, 500, say('server/failed')))
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
}

/** One request to a preview. */
interface Visit extends PreviewOptions {
  request: IncomingMessage
  response: ServerResponse
  say: (id: TextId) => string
}

async function answer(visit: Visit): Promise<void> {
  const { request, response, say, outDir, baseUrl, trailingSlash, homes } = visit
  if (!isAllowedHost(request, visit.host)) return replyText(response, 403, say('server/host'))
  if (request.method !== 'GET' && request.method !== 'HEAD') {
    response.setHeader('allow', 'GET, HEAD')
    return replyText(response, 405, say('server/method'))
  }
  const isFile = (path: string): boolean => findFile(outDir, path) !== undefined
  const resolution = resolveTarget(request.url ?? '', { baseUrl, trailingSlash, homes, isFile })
  if (resolution.kind === 'bad') return replyText(response, 400, say('server/bad-address'))
  const headers = readRules(outDir)(splitAddress(request.url ?? '/').path)
  if (resolution.kind === 'redirect') {
    response.writeHead(301, { ...headers, location: resolution.location, 'cache-control': 'no-cache' }).end()
    return
  }
  const file = resolution.kind === 'file' ? findFile(outDir, resolution.path) : undefined
  if (resolution.kind === 'missing' || file === undefined) return notFound(visit, headers)
  await serveFile(request, response, { file, immutable: resolution.path.startsWith('assets/'), headers })
}

async function notFound(visit: Visit, rules: Record<string, string>): Promise<void> {
  const { request, response, say } = visit
  const file = findMissing(visit)
  if (file === undefined) return replyText(response, 404, say('server/missing'))
  // A missing file must not be remembered as missing for a year.
  const headers = { ...rules, 'cache-control': 'no-cache' }
  await serveFile(request, response, { file, immutable: false, status: 404, headers })
}

/** The page of missing ones that lies nearest, as hosts look for it: each language has its own. */
function findMissing({ request, outDir, baseUrl }: Visit): string | undefined {
  const folders = decodeSafely(splitAddress(request.url ?? '/').path.slice(baseUrl.length)).split('/')
  for (let depth = folders.length; depth >= 0; depth--) {
    const file = findFile(outDir, [...folders.slice(0, depth), '404.html'].join('/'))
    if (file !== undefined) return file
  }
  return undefined
}

/**
 * Read at every request: a new build may bring new headers. A preview speaks plain HTTP: a policy that sends browsers
 * to https would leave the page without its files.
 */
function readRules(outDir: string): HeaderRules {
  const file = join(outDir, '_headers')
  if (!existsSync(file)) return () => ({})
  return parseHeadersFile(readFileSync(file, 'utf8').replaceAll(/; *upgrade-insecure-requests/g, ''))
}

/** The real file behind a path of the site, when it lies in the output folder, symlinks followed. */
function findFile(outDir: string, path: string): string | undefined {
  if (NOT_SERVED.has(path) || /[\\\0]/.test(path)) return undefined
  const [root, file] = attempt(() => [realPath(outDir), realPath(join(outDir, path))]) ?? []
  return root !== undefined && file !== undefined && isWithin(root, file) && isFile(file) ? file : undefined
}
