/** What the dev server answers: pages and files as the site in memory has them, events for open pages. */

import type { IncomingMessage, ServerResponse } from 'node:http'
import { join } from 'node:path'
import type { FoundPage } from '../engine/locales/open.ts'
import type { MadeFile } from '../engine/output-file.ts'
import { overlayOf } from '../messages/overlay.ts'
import { sayIn, textOf } from '../messages/problem.ts'
import type { Language } from '../messages/text.ts'
import type { TextId } from '../messages/texts/index.ts'
import { packageRoot } from '../package-root.ts'
import { knownOr } from '../shared/collections.ts'
import { decodeSafely } from '../shared/path.ts'
import { isAllowedHost } from './listen.ts'
import { mediaTypeOf } from './mime.ts'
import { FOLLOW, type Moved } from './moved.ts'
import { createFrames } from './overlay/frames.ts'
import { isHere, OPEN, openPlace, replyOpened, TOKEN } from './overlay/open.ts'
import { type Reply, redirect, reply, replyText } from './reply.ts'
import { serveFile } from './serve-file.ts'
import type { Session } from './session.ts'
import { readTarget } from './target.ts'

/** Those who look at the site while it is written. */
export interface Visitors {
  session: Session
  host: string
  language: Language
  /** Open pages that wait for events. */
  listeners: Set<ServerResponse>
  moved: Moved
  /** Counts the states of the site: a page knows which one it shows. */
  number: number
}

const EVENTS = '/__zapiski/events'
const SCRIPT = '/__zapiski/dev.js'
/** Tells servers apart: another one at the same address has another config, or another engine. */
const SERVER = Date.now().toString(36)

export async function answer(visitors: Visitors, request: IncomingMessage, response: ServerResponse): Promise<void> {
  const { session, host, language } = visitors
  const say = (id: TextId): string => sayIn(language)(textOf(id))
  if (!isAllowedHost(request, host)) return replyText(response, 403, say('server/host'))
  if (request.method === 'POST' && request.url === OPEN) {
    const { siteDir } = session.config()
    const opened = await openPlace(request, { siteDir, problems: session.problems() })
    return replyOpened(response, opened, say(opened.says))
  }
  if (request.method !== 'GET' && request.method !== 'HEAD') {
    response.setHeader('allow', 'GET, HEAD')
    return replyText(response, 405, say('server/method'))
  }
  const target = readTarget(request.url)
  if (target === undefined) return replyText(response, 400, say('server/bad-address'))
  if (target.path === EVENTS) return subscribe(visitors, response)
  if (target.path === SCRIPT) {
    return serveFile(request, response, { file: join(packageRoot(), 'dist/dev/client.js'), immutable: false })
  }
  const { baseUrl, filesUrl } = session.config()
  const [path, base] = [decodeSafely(target.path), decodeSafely(filesUrl)]
  const moved = request.headers[FOLLOW] === undefined ? undefined : visitors.moved.to(path)
  if (moved !== undefined) return redirect(response, moved + target.query)
  const isNowhere = path === base && baseUrl !== filesUrl
  if (isNowhere || !path.startsWith(base)) return redirect(response, baseUrl)
  const inside = path.slice(base.length)
  const file = session.find(inside)
  if (file?.from !== undefined) return serveFile(request, response, { file: file.from, immutable: false })
  if (file !== undefined) return replyFresh(response, { body: file.read(), ...mediaTypeOf(inside) })
  const found = session.site().page(inside)
  const isElsewhere = path !== decodeSafely(found.address)
  if (found.document !== undefined && isElsewhere) return redirect(response, found.address + target.query)
  // It goes on at once, so it needs to hear of no change.
  if (found.document === undefined && found.redirect !== undefined) {
    return replyFresh(response, { body: found.redirect.read(), ...mediaTypeOf('page.html') })
  }
  return replyPage(visitors, response, found)
}

/** The document with the script that follows changes; the page of missing ones in the place of none. */
function replyPage({ number }: Visitors, response: ServerResponse, { document, missing }: FoundPage): void {
  const shown = document ?? missing
  const html = shown === undefined ? '<!doctype html><meta charset="utf-8"><body></body>' : documentText(shown)
  const script = `<script type="module" src="${SCRIPT}" data-site="${SERVER}.${number}"></script></body>`
  const body = html.replace('</body>', () => script)
  replyFresh(response, { status: document === undefined ? 404 : 200, body, ...mediaTypeOf('page.html') })
}

/** Drawn once for every state of the site. */
const drawn = new WeakMap<MadeFile, string>()

const documentText = (document: MadeFile): string => knownOr(drawn, document, () => String(document.read()))

/** Nothing is kept by browsers: it may be another in a moment. */
const replyFresh = (response: ServerResponse, { type, body, status }: Reply): void =>
  reply(response, { type, body, status, headers: { 'cache-control': 'no-store' } })

function subscribe(visitors: Visitors, response: ServerResponse): void {
  const { listeners, number } = visitors
  response.writeHead(200, { 'content-type': 'text/event-stream', 'cache-control': 'no-store' })
  response.write(problemsFor(visitors, response))
  response.write(eventText('site', `${SERVER}.${number}`))
  listeners.add(response)
  response.on('close', () => listeners.delete(response))
}

/** Open pages draw themselves anew; those that show files of these addresses ask for them again. */
export function tellOpenPages(visitors: Visitors, addresses: readonly string[]): void {
  const { listeners, number } = visitors
  const update = eventText('update', { site: `${SERVER}.${number}`, addresses })
  for (const listener of listeners) listener.write(problemsFor(visitors, listener) + update)
}

/** What is wrong, with its lines; who sits at this machine may have them opened. */
function problemsFor({ session, language }: Visitors, { req }: ServerResponse): string {
  const overlay = overlayOf(session.problems(), language, createFrames(session.config().siteDir))
  return eventText('problems', isHere(req) ? { ...overlay, token: TOKEN } : overlay)
}

const eventText = (event: string, data: unknown): string => `event: ${event}\ndata: ${JSON.stringify(data)}\n\n`
