/** Keeps the address of a dev server whose config does not work: says why there, until the config is another. */

import { statSync } from 'node:fs'
import { createServer } from 'node:http'
import { isAllowedHost, listen } from './listen.ts'
import { replyText } from './reply.ts'
import { watchFiles } from './watch.ts'

interface Hold {
  port: number
  host: string
  /** What is wrong. */
  text: string
  siteDir: string
  /** Absolute files whose change may mend it. */
  files: readonly string[]
  /** When they were read: what is younger has changed already. */
  since: number
}

/** Resolves when one of the files has changed; pages ask again every second. */
export async function holdAddress({ text, siteDir, files, since, ...address }: Hold): Promise<void> {
  let mended = (): void => {}
  const change = new Promise<void>(resolve => {
    mended = resolve
  })
  const watch = await watchFiles({ paths: files, siteDir, change: async () => mended() })
  if (files.some(file => isYounger(file, since))) mended()
  const server = createServer((request, response) => {
    response.setHeader('refresh', '1')
    replyText(response, 503, isAllowedHost(request, address.host) ? text : '')
  })
  await listen(server, address)
  await change
  server.closeAllConnections()
  await Promise.all([new Promise(resolve => server.close(resolve)), watch.close()])
}

/** Not one that stands in the future: it would be younger for ever. */
function isYounger(file: string, since: number): boolean {
  const changed = statSync(file, { throwIfNoEntry: false })?.mtimeMs ?? 0
  return changed > since && changed <= Date.now()
}
