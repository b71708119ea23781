/** The site in memory while an author writes: its config, its content, and what is wrong with both. */

import { relative } from 'node:path'
import type { Loaded } from '../config/index.ts'
import { homeless } from '../engine/locales/homeless.ts'
import { type OpenedSites, openSites } from '../engine/locales/open.ts'
import type { OutputFile } from '../engine/output-file.ts'
import { explainError } from '../errors.ts'
import type { Config } from '../shared/config.ts'
import { type FilePath, toFilePath } from '../shared/path.ts'
import type { Problem } from '../shared/problem.ts'

export interface Session {
  config(): Config
  site(): OpenedSites
  /** Notes are for those who build. */
  problems(): Problem[]
  /** A file of the site, also of the one before: a page that is still loading asks for what it was told of. */
  find(path: string): OutputFile | undefined
  /**
   * Redoes what follows from changed files (absolute). Never rejects: what fails leaves the site as it was, is among
   * the problems, and is tried again with the next change.
   */
  update(changed: readonly string[]): Promise<void>
  /**
   * Opens the site anew under other settings, which `prepare` is told of first; under broken ones it stays as it is, and
   * they are among the problems. Gives nothing when that failed.
   */
  configure(read: () => Promise<Loaded>, prepare: (settings: Loaded) => Promise<void>): Promise<Loaded | undefined>
}

interface SessionOptions {
  /** Texts that a build or a server has read before are not parsed again, and the next one is left what was. */
  hasCache?: boolean | undefined
  placed?: Loaded['placed']
}

export async function createSession(
  first: Config,
  { hasCache = false, placed }: SessionOptions = {},
): Promise<Session> {
  let config = first
  let place = placed
  const open = (wanted: Config) => openSites(wanted, { mode: 'development', hasCache })
  const placesOf = async ({ problems }: OpenedSites) => (await place?.(problems)) ?? problems
  let site = await open(config)
  let told = await placesOf(site)
  let before: OpenedSites | undefined
  let mistakes: Problem[] = []
  let failures: Problem[] = []
  let strays: Problem[] = []
  const owed = new Set<FilePath>()
  const attempt = async <T>(work: () => Promise<T>): Promise<T | undefined> => {
    failures = []
    try {
      return await work()
    } catch (error) {
      failures = [explainError(error, config.siteDir).problem]
      return undefined
    }
  }
  const replace = async (next: OpenedSites): Promise<void> => {
    told = await placesOf(next)
    before = site
    site = next
    strays = []
    owed.clear()
  }
  return {
    config: () => config,
    site: () => site,
    problems() {
      strays = [...strays, ...site.strays()]
      return [...failures, ...mistakes, ...told, ...homeless(site.sites), ...strays].filter(
        ({ level }) => level !== 'note',
      )
    },
    find: path => site.find(path) ?? before?.find(path),
    async update(changed) {
      for (const path of changed) owed.add(toFilePath(relative(config.siteDir, path)))
      await attempt(async () => replace(await site.update([...owed])))
    },
    configure: (read, prepare) =>
      attempt(async () => {
        const settings = await read()
        mistakes = settings.problems
        await prepare(settings)
        if (settings.config !== undefined) {
          place = settings.placed
          await replace(await open(settings.config))
          config = settings.config
        }
        return settings
      }),
  }
}
