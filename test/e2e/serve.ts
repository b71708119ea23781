/** The same site served in two ways: built, as a host would, and by the dev server. */

import { createServer, request } from 'node:http'
import type { AddressInfo } from 'node:net'
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
  const front = await listen(new URL(server.url))
  const close = async () => {
    await front.close()
    await server.close()
  }
  return { at: path => front.origin + path, hits: front.hits, close }
}

/** Stands before a server and counts who comes through. */
async function listen(target: URL): Promise<{ origin: string; hits: string[]; close(): Promise<void> }> {
  const hits: string[] = []
  const server = createServer((incoming, outgoing) => {
    hits.push(decodeURI(incoming.url ?? ''))
    // What is packed is a matter of the server's own tests.
    const {
      method,
      url,
      headers: { 'accept-encoding': _, ...headers },
    } = incoming
    // A connection each: one that was kept may be closed at the other end just when it is taken again.
    const to = { host: target.hostname, port: target.port, method, path: url, headers, agent: false }
    const forward = request(to, answer => {
      outgoing.writeHead(answer.statusCode ?? 500, answer.headers)
      answer.pipe(outgoing)
    })
    forward.on('error', () => outgoing.destroy())
    outgoing.on('close', () => forward.destroy())
    incoming.pipe(forward)
  })
  server.keepAliveTimeout = 0
  await new Promise<void>(resolve => server.listen(0, 'localhost', resolve))
  const { port } = server.address() as AddressInfo
  return {
    origin: `http://localhost:${port}`,
    hits,
    close: () =>
      new Promise(resolve => {
        server.closeAllConnections()
        server.close(() => resolve())
      }),
  }
}
