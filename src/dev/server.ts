/** The dev server: renders a page when it is asked for, tells open pages when a file was saved. */

import { existsSync } from 'node:fs'
import { createServer, type Server } from 'node:http'
import { join, relative } from 'node:path'
import type { Loaded } from '../config/index.ts'
import { duration } from '../engine/progress.ts'
import { sourceFolders } from '../engine/source-folders.ts'
import { explainError, formatProblem, formatProblems } from '../errors.ts'
import { sayIn, textOf } from '../messages/problem.ts'
import type { Language } from '../messages/text.ts'
import type { Config } from '../shared/config.ts'
import { assetToAddress, toFilePath } from '../shared/path.ts'
import type { Problem } from '../shared/problem.ts'
import { answer, tellOpenPages, type Visitors } from './answer.ts'
import { addressOf, listen } from './listen.ts'
import { createMoved } from './moved.ts'
import { replyText } from './reply.ts'
import { createSession, type Session } from './session.ts'
import { type Watch, watchFiles } from './watch.ts'

interface DevOptions {
  port: number
  host: string
  /** Where lines for the author go. */
  log: (line: string) => void
  color: boolean
  language: Language
  /** Use what earlier runs left, and leave something to the next one. */
  hasCache?: boolean
  /** Files of the config (absolute) and how they are read anew; without it the config stays as it is. */
  settings?: { files: readonly string[]; read: () => Promise<Loaded>; placed?: Loaded['placed'] }
}

interface DevServer {
  url: string
  close(): Promise<void>
}

/** A running server. */
interface Dev {
  options: DevOptions
  session: Session
  visitors: Visitors
  watch: Watch
  /** Absolute files that the config was read from. */
  settings: ReadonlySet<string>
  /** The last settings could not be taken. */
  isOwed: boolean
  /** What the terminal was told of at the last save. */
  told: ReadonlySet<string>
}

export async function createDev(config: Config, options: DevOptions): Promise<DevServer> {
  const settings = new Set(options.settings?.files)
  let begin = (_dev: Dev): void => {}
  const begun = new Promise<Dev>(resolve => {
    begin = resolve
  })
  // Followed before it is read: what is saved meanwhile is taken in when the site is there.
  const watch = watchFiles({
    paths: watchedBy(config, settings),
    siteDir: config.siteDir,
    change: async paths => {
      const dev = await begun
      await follow(dev, paths).catch(error => logError(dev, error))
    },
  })
  const session = await createSession(config, { ...options, ...options.settings }).catch(error => {
    void watch.close()
    throw error
  })
  const visitors: Visitors = {
    session,
    host: options.host,
    language: options.language,
    listeners: new Set(),
    moved: createMoved(),
    number: 1,
  }
  const dev: Dev = { options, session, visitors, watch, settings, isOwed: false, told: new Set() }
  watch.add(session.site().watched)
  report(dev)
  begin(dev)
  const server = createServer((request, response) => {
    answer(visitors, request, response).catch(error => {
      logError(dev, error)
      replyText(response, 500, sayIn(dev.visitors.language)(textOf('server/failed')))
    })
  })
  const port = await listen(server, options)
  return { url: addressOf(options.host, port, config.baseUrl), close: () => close(dev, server) }
}

async function close({ watch, visitors }: Dev, server: Server): Promise<void> {
  await watch.close()
  for (const listener of visitors.listeners) listener.end()
  server.closeAllConnections()
  await new Promise(resolve => server.close(resolve))
}

/** Folders and files whose changes change the site. */
const watchedBy = (config: Config, settings: ReadonlySet<string>): string[] => [
  ...sourceFolders(config),
  ...['src', ...config.theme.customCss].map(path => join(config.siteDir, path)),
  ...settings,
]

/** Of files that came together, as with another branch or a renamed folder, so many are named. */
const FILES_SHOWN = 5

/** Takes changes in and tells open pages. Changes that come meanwhile are handed on after it. */
async function follow(dev: Dev, paths: string[]): Promise<void> {
  const start = performance.now()
  const { siteDir, theme } = dev.session.config()
  const sheets = new Set(theme.customCss.map(file => join(siteDir, file)))
  // A sheet that is gone is a mistake in the settings, which name it.
  const isSettings = (path: string): boolean => dev.settings.has(path) || (sheets.has(path) && !existsSync(path))
  const { sites } = dev.session.site()
  if (dev.isOwed || paths.some(isSettings)) await configure(dev)
  const others = paths.filter(path => !isSettings(path))
  if (others.length > 0) await dev.session.update(others)
  dev.watch.add(dev.session.site().watched)
  dev.visitors.moved.take(sites, dev.session.site().sites)
  dev.visitors.number += 1
  tellOpenPages(dev.visitors, addressesOf(dev, paths))
  const files = paths.map(path => toFilePath(relative(siteDir, path)))
  const say = sayIn(dev.visitors.language)
  const count = files.length - FILES_SHOWN
  const rest = count > 1 ? ` ${say(textOf('serve/more', { count }))}` : ''
  const named = files.slice(0, count > 1 ? FILES_SHOWN : undefined).join(', ')
  dev.options.log(`${named}${rest}: ${say(duration(performance.now() - start))}`)
  report(dev)
}

/** Reads the settings again; when they name other folders, those are followed before they are read. */
async function configure(dev: Dev): Promise<void> {
  const { session, options, visitors, watch } = dev
  const known = options.settings
  if (known === undefined) return
  const settings = await session.configure(known.read, async ({ config, files, awaited = [] }) => {
    dev.settings = new Set([...files, ...awaited, ...known.files])
    watch.add(watchedBy(config ?? session.config(), dev.settings))
  })
  // What is wrong in them may be mended elsewhere: a file that they name is there at last.
  dev.isOwed = settings?.config === undefined
  if (settings?.config === undefined) return
  visitors.language = settings.language
  options.log(sayIn(visitors.language)(textOf('serve/settings')))
}

/** Addresses of changed files that keep their names: pages that show them ask for them again. */
function addressesOf({ session }: Dev, paths: readonly string[]): string[] {
  const changed = new Set(paths)
  const { filesUrl } = session.config()
  const { copies } = session.site().files()
  return copies.flatMap(({ path, from }) =>
    from !== undefined && changed.has(from) ? assetToAddress(path, filesUrl) : [],
  )
}

const format = ({ session, options, visitors }: Dev) => ({
  ...options,
  language: visitors.language,
  hide: [session.config().siteDir],
})

const logError = (dev: Dev, error: unknown): void =>
  dev.options.log(formatProblem(explainError(error, dev.session.config().siteDir).problem, format(dev)))

/** Mistakes at every save until they are mended; a warning once, for as long as it stands: what is new would be lost among them. */
function report(dev: Dev): void {
  const problems = dev.session.problems()
  const before = dev.told
  // The lines of a text move while it is written.
  const nameOf = ({ code, file, values }: Problem): string => JSON.stringify([code, file, values])
  const isTold = (problem: Problem): boolean => problem.level !== 'error' && before.has(nameOf(problem))
  dev.told = new Set(problems.map(nameOf))
  if (problems.length > 0) dev.options.log(formatProblems(problems, { ...format(dev), isTold }))
}
