/** The dev server: renders a page when it is asked for, tells open pages when a file was saved. */

import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import { join, relative } from 'node:path'

import { type FSWatcher, watch } from 'chokidar'
import type { MadeFile } from '../engine/output-file.ts'
import { duration } from '../engine/progress.ts'
import { sourceFolders } from '../engine/source-folders.ts'
import { explainError, formatProblem, formatProblems } from '../errors.ts'
import { overlayOf } from '../messages/overlay.ts'
import { sayIn, textOf } from '../messages/problem.ts'
import type { Language } from '../messages/text.ts'
import { packageRoot } from '../package-root.ts'
import type { Config } from '../shared/config.ts'
import { decodeSafely, type FilePath, routeToAddress, toCanonicalRoute, toFilePath, toRoute } from '../shared/path.ts'
import { addressOf, isAllowedHost, listen } from './listen.ts'
import { mediaTypeOf } from './mime.ts'
import { type Reply, reply, replyText } from './reply.ts'
import { serveFile } from './serve-file.ts'
import { createSession, type Session } from './session.ts'

interface DevOptions {
  port: number
  host: string
  /** Where lines for the author go. */
  log: (line: string) => void
  color: boolean
  language: Language
}

export interface DevServer {
  url: string
  close(): Promise<void>
}

/** A running server. */
interface Dev {
  config: Config
  options: DevOptions
  session: Session
  watcher: FSWatcher
  /** Open pages that wait for events. */
  listeners: Set<ServerResponse>
}

/** Saves within this time are taken together: editors write a file in several steps. Milliseconds. */
const SETTLE = 15
const EVENTS = '/__zapiski/events'
const SCRIPT = '/__zapiski/dev.js'

export async function createDev(config: Config, options: DevOptions): Promise<DevServer> {
  const session = await createSession(config)
  const ignored = /(^|[/\\])(\.[^/\\]+|node_modules)([/\\]|$)/
  const watcher = watch(watchedBy(config), { ignoreInitial: true, ignored })
  watcher.add(session.site().watched)
  const dev: Dev = { config, options, session, watcher, listeners: new Set() }
  report(dev)
  followChanges(dev)
  // What is saved before the watcher stands would go unseen.
  await new Promise<void>(resolve => watcher.once('ready', () => resolve()))
  const server = createServer((request, response) => {
    answer(dev, request, response).catch(error => {
      logError(dev, error)
      replyText(response, 500, sayIn(options.language)(textOf('server/failed')))
    })
  })
  const port = await listen(server, options)
  return { url: addressOf(options.host, port, config.baseUrl), close: () => close(dev, server) }
}

async function close({ watcher, listeners }: Dev, server: Server): Promise<void> {
  await watcher.close()
  for (const listener of listeners) listener.end()
  server.closeAllConnections()
  await new Promise(resolve => server.close(resolve))
}

/** Folders and files whose changes change the site. */
const watchedBy = (config: Config): string[] => [
  ...sourceFolders(config),
  ...['src', ...config.theme.customCss].map(path => join(config.siteDir, path)),
]

function followChanges(dev: Dev): void {
  let pending = new Set<FilePath>()
  let timer: NodeJS.Timeout | undefined
  let working: Promise<void> = Promise.resolve()
  dev.watcher.on('all', (_event, path) => {
    pending.add(toFilePath(relative(dev.config.siteDir, path)))
    clearTimeout(timer)
    timer = setTimeout(() => {
      const files = [...pending]
      pending = new Set()
      working = working.then(() => change(dev, files)).catch(error => logError(dev, error))
    }, SETTLE)
  })
}

async function change(dev: Dev, files: FilePath[]): Promise<void> {
  const { session, watcher, options } = dev
  const start = performance.now()
  await session.update(files)
  watcher.add(session.site().watched)
  send(dev, 'problems', overlayOf(session.problems(), options.language))
  send(dev, 'update', files)
  options.log(`${files.join(', ')}: ${sayIn(options.language)(duration(performance.now() - start))}`)
  report(dev)
}

const format = ({ config, options }: Dev) => ({ ...options, hide: [config.siteDir] })

function report(dev: Dev): void {
  const problems = dev.session.problems()
  if (problems.length > 0) dev.options.log(formatProblems(problems, format(dev)))
}

const logError = (dev: Dev, error: unknown): void =>
  dev.options.log(formatProblem(explainError(error, dev.config.siteDir).problem, format(dev)))

function send({ listeners }: Dev, event: string, data: unknown): void {
  for (const listener of listeners) listener.write(eventText(event, data))
}

const eventText = (event: string, data: unknown): string => `event: ${event}\ndata: ${JSON.stringify(data)}\n\n`

async function answer(dev: Dev, request: IncomingMessage, response: ServerResponse): Promise<void> {
  const { config, session, options } = dev
  if (!isAllowedHost(request, options.host))
    return replyText(response, 403, sayIn(options.language)(textOf('server/host')))
  const { pathname, search } = new URL(request.url ?? '/', 'http://localhost')
  if (pathname === EVENTS) return subscribe(dev, response)
  if (pathname === SCRIPT) {
    return serveFile(request, response, { file: join(packageRoot(), 'dist/dev/client.js'), immutable: false })
  }
  const path = decodeSafely(pathname)
  if (!path.startsWith(config.baseUrl)) return redirect(response, config.baseUrl)
  const inside = path.slice(config.baseUrl.length)
  const file = session.find(inside)
  if (file?.from !== undefined) return serveFile(request, response, { file: file.from, immutable: false })
  if (file !== undefined) return replyFresh(response, { body: file.read(), ...mediaTypeOf(inside) })
  const route = toCanonicalRoute(inside)
  const { site, files } = session.site()
  const document = files().document(route)
  const address = routeToAddress(route, site.addresses)
  if (document !== undefined && path !== decodeSafely(address)) return redirect(response, address + search)
  return replyPage(response, document, files().document(toRoute('404')))
}

/** The document with the script that follows changes; the page of missing ones in the place of none. */
function replyPage(response: ServerResponse, found: MadeFile | undefined, missing: MadeFile | undefined): void {
  const html = String((found ?? missing)?.read() ?? '<!doctype html><meta charset="utf-8"><body></body>')
  const body = html.replace('</body>', `<script type="module" src="${SCRIPT}"></script></body>`)
  replyFresh(response, { status: found === undefined ? 404 : 200, body, ...mediaTypeOf('page.html') })
}

/** Nothing is kept by browsers: it may be another in a moment. */
const replyFresh = (response: ServerResponse, { type, body, status }: Reply): void =>
  reply(response, { type, body, status, headers: { 'cache-control': 'no-store' } })

function subscribe({ session, options, listeners }: Dev, response: ServerResponse): void {
  response.writeHead(200, { 'content-type': 'text/event-stream', 'cache-control': 'no-store' })
  response.write(eventText('problems', overlayOf(session.problems(), options.language)))
  listeners.add(response)
  response.on('close', () => listeners.delete(response))
}

function redirect(response: ServerResponse, to: string): void {
  // One slash at the start: `//host` would leave the site.
  response.writeHead(302, { location: to.replace(/^\/{2,}/, '/') })
  response.end()
}
