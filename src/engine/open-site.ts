/** A site opened: read, parsed, modelled, its files ready to be made. What a build and the dev server share. */

import { findInstance, readContent, readSource } from '../content/index.ts'
import { createTranslate, type Translate } from '../messages/index.ts'
import { buildSite, type Mode } from '../model/index.ts'
import { createModules, type Modules } from '../modules/index.ts'
import { hostedRecordsText } from '../search/index.ts'
import type { Config } from '../shared/config.ts'
import type { Content } from '../shared/document.ts'
import type { FilePath } from '../shared/path.ts'
import type { Problem } from '../shared/problem.ts'
import type { Site } from '../shared/site.ts'
import { readAssets } from './assets.ts'
import { type Engine, readEngine } from './engine.ts'
import { createFiles, type SiteFiles } from './files.ts'
import { createParser, type Parser } from './parse.ts'
import { createProgress, type Progress } from './progress.ts'

export interface OpenedSite {
  site: Site
  /** Of everything: content, code, pictures, links. */
  problems: Problem[]
  /** Everything that the site publishes, made when it is read; of use also when there are problems. */
  files(): SiteFiles
  /** Sections of the pages for a hosted search, one JSON a line. */
  searchRecords(): string
  /** Absolute files outside the content on which the site depends: those of its modules. */
  watched: string[]
  /**
   * The site after changes in files (site-relative). A changed document is read and parsed again, alone; a new, removed
   * or any other file means reading the folders again, where unchanged documents come from the parser's memory. The
   * model is always built anew: it takes milliseconds, and menus, backlinks and lists are never stale.
   */
  update(changed: readonly FilePath[]): Promise<OpenedSite>
}

export type { Mode }

interface OpenOptions {
  mode: Mode
  progress?: Progress
}

/** What stays from one opening to the next, and what was last read. */
interface Workshop {
  config: Config
  mode: Mode
  t: Translate
  modules: Modules
  parser: Parser
  content: Content
  engine: Engine
}

export async function openSite(
  config: Config,
  { mode, progress = createProgress() }: OpenOptions,
): Promise<OpenedSite> {
  const t = createTranslate(config.locale.locale, config.messages)
  const modules = createModules(config)
  const parser = createParser(config, t, modules)
  const content = await progress.stage('stage/read', undefined, () => readContent(config))
  const engine = await readEngine(config)
  return assemble({ config, mode, t, modules, parser, content, engine }, progress)
}

async function assemble(workshop: Workshop, progress: Progress): Promise<OpenedSite> {
  const { config, mode, t, modules, content, engine } = workshop
  const parsed = await progress.stage('stage/parse', content.sources.length, tick =>
    workshop.parser.parse(content, tick),
  )
  const read = await progress.stage('stage/assets', undefined, () => readAssets(config, content, parsed))
  const site = await progress.stage('stage/model', undefined, () =>
    buildSite({ config, content, parsed, assets: read.assets, t, mode }),
  )
  // The modules' own state moves on with the next update; what this site publishes does not.
  const published = { files: modules.files(), css: modules.css() }
  let files: SiteFiles | undefined
  return {
    site,
    problems: [
      ...content.problems,
      ...engine.problems,
      ...modules.problems(),
      ...parsed.flatMap(page => page.problems),
      ...read.problems,
      ...site.problems,
    ],
    files() {
      const counters = mode === 'production'
      files ??= createFiles({ site, engine, modules: published, t, statics: content.statics, counters })
      return files
    },
    searchRecords: () => hostedRecordsText(site),
    watched: modules.watched(),
    update: async changed => assemble(await refresh(workshop, changed), createProgress()),
  }
}

async function refresh(workshop: Workshop, changed: readonly FilePath[]): Promise<Workshop> {
  const { config } = workshop
  const engine = changed.some(file => file.endsWith('.css')) ? await readEngine(config) : workshop.engine
  const known = new Set(workshop.content.sources.map(({ file }) => file))
  if (!changed.every(file => known.has(file))) return { ...workshop, engine, content: await readContent(config) }
  let { content } = workshop
  for (const file of changed) content = await readAgain(config, content, file)
  return { ...workshop, engine, content }
}

/** The content with one document read again. Its dates in git are those of its last commit still. */
async function readAgain(config: Config, content: Content, file: FilePath): Promise<Content> {
  const instance = findInstance(config, file)
  if (instance === undefined) return content
  const { source, problems } = await readSource(config, instance, file)
  return {
    ...content,
    sources: content.sources.map(old =>
      old.file === file && source !== undefined ? { ...source, created: old.created, updated: old.updated } : old,
    ),
    problems: [...content.problems.filter(problem => problem.file !== file), ...problems],
  }
}
