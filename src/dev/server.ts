/** The dev server: renders a page when it is asked for, tells open pages when a file was saved. */

import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import { join, relative } from 'node:path'
import { watch } from 'chokidar'
import { formatProblems } from '../errors.ts'
import { packageRoot } from '../package-root.ts'
import type { Config } from '../shared/config.ts'
import { decodeSafely, type FilePath, routeToAddress, toFilePath, toRoute } from '../shared/path.ts'
import { addressOf, isAllowedHost, listen } from './listen.ts'
import { serveFile } from './serve-file.ts'
import { createSession, type Session } from './session.ts'

export interface DevOptions {
  port: number
  host: string
  /** Where lines for the author go. */
  log: (line: string) => void
  color: boolean
}

export interface DevServer {
  url: string
  close(): Promise<void>
}

/** Saves within this time are taken together: editors write a file in several steps. Milliseconds. */
const SETTLE = 15

export async function createDev(config: Config, options: DevOptions): Promise<DevServer> {
  const session = await createSession(config)
  const listeners = new Set<ServerResponse>()
  const server = createServer((request, response) => void answer(request, response))
  report()
  const watcher = watch(watched(config), { ignoreInitial: true, ignored: /(^|[/\\])(\.[^/\\]+|node_modules)([/\\]|$)/ })
  watcher.add(session.watched())
  let pending = new Set<FilePath>()
  let timer: NodeJS.Timeout | undefined
  let working: Promise<void> = Promise.resolve()
  watcher.on('all', (_event, path) => {
    pending.add(toFilePath(relative(config.siteDir, path)))
    clearTimeout(timer)
    timer = setTimeout(() => {
      const files = [...pending]
      pending = new Set()
      working = working.then(() => change(files)).catch(error => options.log(String(error)))
    }, SETTLE)
  })
  // What is saved before the watcher stands would go unseen.
  await new Promise<void>(resolve => watcher.once('ready', () => resolve()))
  const port = await listen(server, options)
  return {
    url: addressOf(options.host, port, config.baseUrl),
    async close() {
      await watcher.close()
      for (const listener of listeners) listener.end()
      server.closeAllConnections()
      await new Promise(resolve => server.close(resolve))
    },
  }

  async function change(files: FilePath[]): Promise<void> {
    const start = performance.now()
    await session.update(files)
    watcher.add(session.watched())
    send('problems', session.problems())
    send('update', files)
    options.log(`${files.join(', ')}: ${Math.round(performance.now() - start)} мс`)
    report()
  }

  function report(): void {
    const problems = session.problems()
    if (problems.length > 0) options.log(formatProblems(problems, { color: options.color }))
  }

  function send(event: string, data: unknown): void {
    for (const listener of listeners) listener.write(`event: ${event}\ndata: ${JSON.stringify(data)}\n\n`)
  }

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    if (!isAllowedHost(request, options.host)) return reply(response, 403, 'text/plain', 'Forbidden\n')
    const { pathname, search } = new URL(request.url ?? '/', 'http://localhost')
    if (pathname === '/__zapiski/events') return subscribe(response)
    if (pathname === '/__zapiski/dev.js') {
      return serveFile(request, response, { file: join(packageRoot(), 'dist/dev/client.js'), immutable: false })
    }
    const path = decodeSafely(pathname)
    if (!path.startsWith(config.baseUrl)) return redirect(response, config.baseUrl)
    const inside = path.slice(config.baseUrl.length)
    const file = session.file(inside)
    if (file?.from !== undefined) return serveFile(request, response, { file: file.from, immutable: false })
    if (file?.body !== undefined) return reply(response, 200, file.type, file.body)
    const route = toRoute(inside.replace(/(^|\/)index(\.html)?$/, '').replace(/\.html$/, ''))
    const renderer = session.renderer()
    const address = routeToAddress(route, renderer?.site.addresses ?? config)
    if (renderer?.has(route) && path !== decodeSafely(address)) return redirect(response, address + search)
    return page(response, session, route)
  }

  function page(response: ServerResponse, session: Session, route: string): void {
    const renderer = session.renderer()
    const found = renderer?.html(toRoute(route))
    const html = found ?? renderer?.html(toRoute('404')) ?? '<!doctype html><meta charset="utf-8"><body>'
    const script = '<script type="module" src="/__zapiski/dev.js"></script>'
    reply(
      response,
      found === undefined ? 404 : 200,
      'text/html; charset=utf-8',
      html.replace('</body>', `${script}</body>`),
    )
  }

  function subscribe(response: ServerResponse): void {
    response.writeHead(200, { 'content-type': 'text/event-stream', 'cache-control': 'no-store' })
    response.write(`event: problems\ndata: ${JSON.stringify(session.problems())}\n\n`)
    listeners.add(response)
    response.on('close', () => listeners.delete(response))
  }
}

function reply(response: ServerResponse, status: number, type: string, body: string | Uint8Array): void {
  response.writeHead(status, { 'content-type': type, 'cache-control': 'no-store', 'x-content-type-options': 'nosniff' })
  response.end(body)
}

function redirect(response: ServerResponse, to: string): void {
  // One slash at the start: `//host` would leave the site.
  response.writeHead(302, { location: to.replace(/^\/{2,}/, '/') })
  response.end()
}

function watched(config: Config): string[] {
  const folders = [...config.blogs, ...config.docs, ...config.pages].flatMap(instance => [
    instance.path,
    ...(instance.localizedPath === undefined ? [] : [instance.localizedPath]),
  ])
  return [...folders, 'src', ...config.staticDirectories, ...config.theme.customCss].map(path =>
    join(config.siteDir, path),
  )
}
