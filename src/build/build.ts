/** The build as a table of contents: open the site, stop on mistakes, make its files, put them in place of the old ones. */

import { setImmediate } from 'node:timers/promises'
import { boundCache, cacheFolder } from '../engine/cache/folder.ts'
import { type ExternalLink, externalLinks } from '../engine/external-links.ts'
import type { Apart, FileGroup } from '../engine/files.ts'
import { homeless } from '../engine/locales/homeless.ts'
import { type OpenedSites, openSites } from '../engine/locales/open.ts'
import type { Mode } from '../engine/open-site.ts'
import type { EncodedFile, MadeFile, OutputFile } from '../engine/output-file.ts'
import type { Found } from '../engine/parsing/found.ts'
import { createProgress, type Progress, type Stage } from '../engine/progress.ts'
import type { Leaving } from '../engine/short/leave.ts'
import { shortFile } from '../engine/short/store.ts'
import { sourceFolders } from '../engine/source-folders.ts'
import { countWorkers, startWorkers, type Workers } from '../engine/workers/index.ts'
import type { Inputs } from '../engine/workshop.ts'
import { EXIT, exitCodeOf } from '../errors.ts'
import { problemOf } from '../messages/problem.ts'
import { soften } from '../shared/config/lenient.ts'
import type { Config } from '../shared/config.ts'
import type { Problem } from '../shared/problem.ts'
import { finishSites } from './after/sites.ts'
import type { Written } from './commit.ts'
import { createOutput, type Output } from './write.ts'

interface BuildOptions {
  mode: Mode
  /** `false`: find every problem, write nothing. */
  write: boolean
  /** Warnings fail the build too. */
  strict?: boolean
  /** Keep what the next build need not do again, and use what the last one kept. */
  cache?: boolean
  /** Publish posts whose date is to come. */
  future?: boolean
  /** Most of the pages may go. */
  allowShrink?: boolean
  /** Threads besides this one; without a number as many as pay for themselves. They change no byte. */
  workers?: number | undefined
  progress?: Progress
  /** Hears what texts there are before they are parsed. */
  whenRead?: ((found: Found) => void) | undefined
  /** Sections of the pages for a hosted service will be asked for. */
  records?: boolean
}

export interface BuildResult extends Written {
  problems: Problem[]
  stages: Stage[]
  pages: number
  routes: string[]
  /** What the site is made of besides its folders; `undefined` when it is made of more than files and their history. */
  inputs?: Inputs | undefined
  /** Names what was left for builds in which texts alone change. */
  left?: string | undefined
  /** Sections of the pages for a hosted service, one JSON a line. */
  searchRecords?: () => string
  /** Links of the texts to other sites, of a build that writes nothing. */
  externals?: () => ExternalLink[]
}

/** Builds a site. The previous output stays untouched when there is an error. */
export async function build(config: Config, options: BuildOptions): Promise<BuildResult> {
  const progress = options.progress ?? createProgress()
  const made = await makeSites(config, options, progress)
  return 'output' in made ? putInPlace(made, { options, progress }) : made
}

const hasFailed = (problems: Problem[], { strict }: BuildOptions): boolean => exitCodeOf(problems, strict) !== EXIT.ok

/** Sites of which everything is written aside but what is copied. */
interface MadeSites {
  output: Output
  leaving: Leaving | undefined
  /** Of the cache. */
  folder: string | undefined
  /** Copies, and what the site's plugins do with all of it. */
  last?: (() => Promise<Problem[]>) | undefined
  result: (problems: Problem[], written?: Written) => BuildResult
}

/** Threads of a build. */
interface Threads {
  /** For texts that they help to parse. */
  expect: (found: Found) => Workers | undefined
  /** For so many pages. */
  of: (pages: number) => Workers | undefined
  end: () => Promise<void> | undefined
}

function createThreads(asked: number | undefined): Threads {
  let workers: Workers | undefined
  const start = (count: number): Workers | undefined => {
    if (count > 0) workers ??= startWorkers(count)
    return workers
  }
  return {
    expect: ({ texts }) => start(asked ?? countWorkers(texts)),
    of: pages => start(asked ?? countWorkers(pages)),
    end: () => workers?.end(),
  }
}

async function makeSites(config: Config, options: BuildOptions, progress: Progress): Promise<MadeSites | BuildResult> {
  const threads = createThreads(options.workers)
  try {
    return await openAndMake(config, options, { progress, threads })
  } finally {
    await threads.end()
  }
}

interface Means {
  progress: Progress
  threads: Threads
}

/** Opens the sites and makes their files; the result where nothing is to be put in place. */
async function openAndMake(
  config: Config,
  options: BuildOptions,
  { progress, threads }: Means,
): Promise<MadeSites | BuildResult> {
  const { mode, future = false, cache: hasCache = false } = options
  const whenRead = (found: Found): Workers | undefined => {
    options.whenRead?.(found)
    return threads.expect(found)
  }
  const opened = await openSites(config, { mode, future, progress, hasCache, whenRead })
  const result = resultOf(opened, options, progress)
  const found = [...opened.problems, ...homeless(opened.sites)]
  if (hasFailed(found, options)) return result(found)
  // Drafts alone: what the reader of folders cannot know.
  if (!opened.sites.some(({ pages }) => pages.some(page => 'parsed' in page)))
    return result([...found, problemOf('error', 'site-empty/drafts')])

  const folder = options.cache === true ? cacheFolder(config.siteDir) : undefined
  const output = options.write
    ? await createOutput(config.outDir, {
        siteDir: config.siteDir,
        sources: sourceFolders(config),
        cache: folder,
        allowShrink: options.allowShrink === true,
      })
    : undefined
  const leaving = output === undefined || folder === undefined ? undefined : opened.leave(shortFile(folder))
  try {
    const { groups, copies, pictures } = opened.files(leaving)
    const workers = threads.of(opened.ownPages)
    const make = () => makeGroups(groups, { output, progress, workers })
    await (config.translations.length > 0 ? progress.together(make) : make())
    if (output === undefined) return result([...found, ...opened.strays()])
    await encode(pictures, output, progress)
    opened.sweep(new Set(pictures.map(({ key }) => key)))
    const last = async (): Promise<Problem[]> => {
      await write(copies, output)
      const after = await finishSites(opened.sites, output)
      return [...found, ...soften([...after, ...output.problems(), ...opened.strays()], config.lenient)]
    }
    return { output, leaving, folder, last, result: resultOf(opened, options, progress) }
  } catch (error) {
    leaving?.discard()
    await output?.discard()
    throw error
  }
}

async function putInPlace(made: MadeSites, { options, progress }: { options: BuildOptions; progress: Progress }) {
  const { output, leaving, folder, result } = made
  try {
    const end = await progress.stage('stage/write', undefined, async () => {
      const problems = (await made.last?.()) ?? []
      // What was read and modelled is wanted no more, and the lists of all files are about to be made.
      made.last = undefined
      if (!hasFailed(problems, options)) return { problems, written: await output.commit(), left: leaving?.finish() }
      await output.discard()
      leaving?.discard()
      return { problems }
    })
    if (folder !== undefined && end.written !== undefined) boundCache(folder, end.written.bytes)
    return { ...result(end.problems, end.written), left: end.left }
  } catch (error) {
    leaving?.discard()
    await output.discard()
    throw error
  }
}

/** Holds the sites themselves only where somebody will ask for their texts or links. */
function resultOf(opened: OpenedSites, { write, records = false }: BuildOptions, progress: Progress) {
  const routes = opened.routes()
  const inputs = opened.inputs()
  const lists = {
    ...(records && { searchRecords: opened.searchRecords }),
    ...(!write && { externals: () => externalLinks(opened.sites) }),
  }
  return (problems: Problem[], written: Written = { files: 0, bytes: 0 }): BuildResult => ({
    problems,
    stages: progress.stages(),
    pages: routes.length,
    ...written,
    routes,
    ...lists,
    inputs,
  })
}

/** What other threads make is begun first and written as it comes, while this one makes the rest. */
async function makeGroups(
  groups: readonly FileGroup[],
  { output, progress, workers }: { output: Output | undefined; progress: Progress; workers: Workers | undefined },
): Promise<void> {
  try {
    const begun = groups.map(({ apart }) => apart && workers && drain(apart(workers, isWanted), output))
    for (const [index, { stage, total, things }] of groups.entries()) {
      const ahead = begun[index]
      await progress.stage(stage, total, async tick => {
        const onFiles = total === undefined ? () => {} : tick
        if (ahead !== undefined) await ahead.finish(onFiles)
        else
          for (const files of things()) {
            await write(files, output)
            onFiles()
          }
      })
    }
  } finally {
    await workers?.end()
  }

  function isWanted(file: MadeFile): boolean {
    return output?.has(file) !== true
  }
}

/** Files that come by themselves. */
interface Drain {
  /** Makes what is left together with the others; `tick` is called for each of all. */
  finish(tick: () => void): Promise<void>
}

function drain({ coming, share }: Apart, output: Output | undefined): Drain {
  let written = 0
  let tick = (): void => void written++
  const take = async (things: readonly MadeFile[][]): Promise<void> => {
    for (const files of things) {
      await write(files, output)
      tick()
    }
  }
  const run = async (): Promise<void> => {
    for await (const things of coming) await take(things)
  }
  const all = run()
  // It may fail before it is waited for.
  all.catch(() => undefined)
  return {
    async finish(said) {
      for (let seen = 0; seen < written; seen++) said()
      tick = said
      for (let things = share?.(); things !== undefined; things = share?.()) {
        await take(things)
        // What has come from the others meanwhile is written, and they get more to do.
        await setImmediate()
      }
      return all
    },
  }
}

async function encode(pictures: readonly EncodedFile[], output: Output, progress: Progress): Promise<void> {
  if (pictures.length === 0) return
  await progress.stage('stage/pictures', pictures.length, async tick => {
    for (const picture of pictures) await output.encode(picture, tick)
    await output.settle()
  })
}

/** Without an output the files are made all the same: a page that cannot be drawn is found. */
async function write(files: readonly OutputFile[], output: Output | undefined): Promise<void> {
  for (const file of files) {
    if (output !== undefined) await output.put(file)
    else if (file.from === undefined) file.read()
  }
}
