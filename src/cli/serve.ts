/** `dev` and `preview`: servers that run until they are stopped. */

import { unwatchFile, watchFile } from 'node:fs'
import { loadConfig } from '../config/index.ts'
import { EXIT, type ExitCode, formatProblems } from '../errors.ts'
import { readPort } from './args.ts'
import { type SiteCall, withConfig } from './config.ts'
import { type Call, fail } from './run.ts'

const PORT = 3000
const HOST = 'localhost'
/** How often to look at the config files, milliseconds. */
const LOOK = 300

const addressOf = ({ args, io }: Call): { port: number; host: string } => ({
  port: readPort(args.text('port') ?? io.env.PORT, PORT),
  host: args.text('host') ?? HOST,
})

export const runPreview = (call: Call): Promise<ExitCode> =>
  withConfig(call, preview, call.args.text('out-dir') ?? call.args.text('dir'))

async function preview(call: SiteCall): Promise<ExitCode> {
  const { io, config, format, say } = call
  const wanted = addressOf(call)
  const { createPreview } = await import('../dev/preview.ts')
  const { outDir, baseUrl, trailingSlash } = config
  const server = await createPreview({ outDir, baseUrl, trailingSlash, language: format.language, ...wanted })
  sayOtherPort(call, wanted.port, server.port)
  io.out(`${say('serve/preview', { url: server.url })}\n${say('serve/stop')}\n`)
  await io.untilStopped()
  await server.close()
  return EXIT.ok
}

function sayOtherPort({ io, say }: SiteCall, wanted: number, port: number): void {
  if (wanted !== 0 && port !== wanted) io.err(`${say('serve/busy', { wanted, port })}\n`)
}

export const runDev = (call: Call): Promise<ExitCode> => withConfig(call, dev)

async function dev(call: SiteCall): Promise<ExitCode> {
  const { io, siteDir, config, configFiles, asked, format, say } = call
  const wanted = addressOf(call)
  const { createDev } = await import('../dev/server.ts')
  const options = { ...wanted, ...format, log: (line: string) => io.err(`${line}\n`) }
  let server = await createDev(config, options)
  const port = Number(new URL(server.url).port)
  sayOtherPort(call, wanted.port, port)
  io.out(`${say('serve/dev', { url: server.url })}\n${say('serve/stop')}\n`)

  // A changed config means a new server at the same address.
  const restart = async (): Promise<string[]> => {
    const fresh = await loadConfig(siteDir)
    if (fresh.problems.length > 0) io.err(`${formatProblems(fresh.problems, format)}\n`)
    if (fresh.config !== undefined) {
      await server.close()
      server = await createDev(fresh.config, { ...options, port, language: asked ?? fresh.language })
      io.err(`${say('serve/settings')}\n`)
    }
    return fresh.files
  }
  const stopWatching = watchFiles(configFiles, () =>
    restart().catch(error => {
      fail(error, { io, format, debug: call.args.flag('debug') })
      return []
    }),
  )
  await io.untilStopped()
  stopWatching()
  await server.close()
  return EXIT.ok
}

/** Calls `onChange`, one call at a time; the files that it gives, if any, are watched from then on. Gives what ends it. */
function watchFiles(first: string[], onChange: () => Promise<string[]>): () => void {
  let files: string[] = []
  let working: Promise<void> = Promise.resolve()
  const changed = (): void => {
    working = working.then(onChange).then(look)
  }
  const end = (): void => {
    for (const file of files) unwatchFile(file, changed)
  }
  const look = (next: string[]): void => {
    if (next.length === 0) return
    end()
    files = next
    for (const file of files) watchFile(file, { interval: LOOK }, changed)
  }
  look(first)
  return end
}
