/** `dev` and `preview`: servers that run until they are stopped. */

import { unwatchFile, watchFile } from 'node:fs'
import { resolve } from 'node:path'
import { loadConfig } from '../config/index.ts'
import { EXIT, type ExitCode, formatProblems } from '../errors.ts'
import { readPort } from './args.ts'
import { readConfig } from './config.ts'
import type { Call } from './run.ts'

const PORT = 3000
const HOST = 'localhost'
/** How often to look at the config files, milliseconds. */
const LOOK = 300

const addressOf = ({ args, io }: Call): { port: number; host: string } => ({
  port: readPort(args.text('port') ?? io.env.PORT, PORT),
  host: args.text('host') ?? HOST,
})

export async function runPreview(call: Call): Promise<ExitCode> {
  const { args, io } = call
  const out = args.text('out-dir') ?? args.text('dir')
  const config = await readConfig(call, out === undefined ? undefined : resolve(io.cwd, out))
  if (config === undefined) return EXIT.usage
  const wanted = addressOf(call)
  const { createPreview } = await import('../dev/preview.ts')
  const { outDir, baseUrl, trailingSlash } = config
  const preview = await createPreview({ outDir, baseUrl, trailingSlash, ...wanted })
  if (wanted.port !== 0 && preview.port !== wanted.port) io.err(`Порт ${wanted.port} занят, сайт на ${preview.port}.\n`)
  io.out(`Собранный сайт: ${preview.url}\nОстановить: Ctrl+C\n`)
  await io.untilStopped()
  await preview.close()
  return EXIT.ok
}

export async function runDev(call: Call): Promise<ExitCode> {
  const { io, siteDir, hide } = call
  const loaded = await loadConfig(siteDir)
  const show = (problems: typeof loaded.problems): void => {
    if (problems.length > 0) io.err(`${formatProblems(problems, { color: io.color, hide })}\n`)
  }
  show(loaded.problems)
  if (loaded.config === undefined) return EXIT.usage
  const wanted = addressOf(call)
  const { createDev } = await import('../dev/server.ts')
  const options = { ...wanted, color: io.color, log: (line: string) => io.err(`${line}\n`) }
  let server = await createDev(loaded.config, options)
  let files = loaded.files
  const port = Number(new URL(server.url).port)
  if (wanted.port !== 0 && port !== wanted.port) io.err(`Порт ${wanted.port} занят, сайт на ${port}.\n`)
  io.out(`Сайт: ${server.url}\nОстановить: Ctrl+C\n`)

  // A changed config means a new server at the same address.
  let working = Promise.resolve()
  const restart = async (): Promise<void> => {
    const fresh = await loadConfig(siteDir)
    show(fresh.problems)
    watch(fresh.files)
    if (fresh.config === undefined) return
    await server.close()
    server = await createDev(fresh.config, { ...options, port })
    io.err('Настройки прочитаны заново.\n')
  }
  const onChange = (): void => {
    working = working
      .then(restart)
      .catch(error => io.err(`${error instanceof Error ? error.message : String(error)}\n`))
  }
  function watch(next: string[]): void {
    for (const file of files) unwatchFile(file, onChange)
    files = next.length > 0 ? next : files
    for (const file of files) watchFile(file, { interval: LOOK }, onChange)
  }
  watch(files)
  await io.untilStopped()
  for (const file of files) unwatchFile(file, onChange)
  await server.close()
  return EXIT.ok
}
