/** `dev` and `preview`: servers that run until they are stopped. */

import { loadConfig } from '../config/index.ts'
import { EXIT, type ExitCode } from '../errors.ts'
import { readPort } from './args.ts'
import { HOST, type SiteCall, withConfig } from './config.ts'
import type { Call } from './run.ts'

const PORT = 3000

const addressOf = ({ args, io }: Call): { port: number; host: string } => ({
  // Started again: open pages ask at the same address.
  port: io.inside?.port ?? readPort(args.text('port') ?? io.env.PORT, PORT),
  host: args.text('host') ?? HOST,
})

export const runPreview = (call: Call): Promise<ExitCode> =>
  withConfig(call, preview, { outDir: call.args.text('out-dir') ?? call.args.text('dir') })

async function preview(call: SiteCall): Promise<ExitCode> {
  const { io, config, format, say } = call
  const wanted = addressOf(call)
  const { createPreview } = await import('../dev/preview.ts')
  const { outDir, filesUrl: baseUrl, trailingSlash } = config
  const homes = [config, ...config.translations].map(({ folder }) => folder).filter(folder => folder !== '')
  const server = await createPreview({ outDir, baseUrl, trailingSlash, homes, language: format.language, ...wanted })
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
  const { io, siteDir, config, configFiles, awaited, asked, format, say } = call
  const wanted = addressOf(call)
  const { createDev } = await import('../dev/server.ts')
  const settings = {
    files: [...configFiles, ...awaited],
    placed: call.placed,
    read: async () => {
      const fresh = await loadConfig(siteDir, { locales: call.args.list('locale'), together: true })
      return { ...fresh, language: asked ?? fresh.language }
    },
  }
  const hasCache = call.args.flag('cache')
  const server = await createDev(config, { ...wanted, ...format, settings, hasCache, log: line => io.err(`${line}\n`) })
  const port = Number(new URL(server.url).port)
  sayOtherPort(call, wanted.port, port)
  io.inside?.tell({ port })
  io.out(`${say('serve/dev', { url: server.url })}\n${say('serve/stop')}\n`)
  await io.untilStopped()
  await server.close()
  return EXIT.ok
}
