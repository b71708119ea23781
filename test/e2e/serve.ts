/** The same site served in two ways: built, as a host would, and by the dev server. */

import { subscribe } from 'node:diagnostics_channel'
import type { IncomingMessage, Server } from 'node:http'
import { createPreview } from '../../src/dev/preview.ts'
import { createDev } from '../../src/dev/server.ts'
import { type BuiltSite, buildShared, buildSiteDir, readConfig } from './site.ts'

export interface Served {
  at(path: string): string
  /** Paths that reached the server. */
  hits: string[]
  close(): Promise<void>
}

export type How = 'built' | 'dev'

/** A site as it lies in the repository; its output is shared and must stay as it is. */
export async function serve(how: How, siteDir: string): Promise<Served> {
  return how === 'dev' ? serveDev(siteDir) : serveBuilt(await buildShared(siteDir))
}

/** A site that is developed. */
async function serveDev(siteDir: string): Promise<Served> {
  const config = await readConfig(siteDir)
  return servedBy(await createDev(config, { port: 0, host: 'localhost', color: false, language: 'ru', log: () => {} }))
}

/** A copy made by a test, or a build whose output a test changes; `remove` with it. */
export async function serveBuilt(site: BuiltSite): Promise<Served> {
  const { baseUrl, trailingSlash } = site.config
  const { outDir } = site
  const served = await servedBy(
    await createPreview({ outDir, baseUrl, trailingSlash, port: 0, host: 'localhost', language: 'ru' }),
  )
  const close = async () => {
    await served.close()
    await site.remove()
  }
  return { ...served, close }
}

/** Builds and serves a folder of a test. */
export const serveOwn = async (how: How, siteDir: string): Promise<Served> =>
  how === 'dev' ? serveDev(siteDir) : serveBuilt(await buildSiteDir(siteDir))

async function servedBy(server: { url: string; close(): Promise<void> }): Promise<Served> {
  const { origin, port } = new URL(server.url)
  const hits: string[] = []
  heard.set(Number(port), hits)
  const close = async () => {
    await server.close()
    heard.delete(Number(port))
  }
  return { at: path => origin + path, hits, close }
}

/** Paths by the port that they were asked of. */
const heard = new Map<number | undefined, string[]>()

// A server that stood before them to count would cost each file of a page a second connection, request and answer.
subscribe('http.server.request.start', message => {
  // What this channel is documented to tell.
  const { request, server } = message as { request: IncomingMessage; server: Server }
  const hits = heard.get(request.socket.localPort)
  if (hits === undefined) return
  hits.push(decodeURI(request.url ?? ''))
  // What is packed is a matter of the server's own tests.
  delete request.headers['accept-encoding']
  // A connection that is kept would be closed at this end just when it is taken again.
  server.keepAliveTimeout = 0
})
