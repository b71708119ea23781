/** What stays from one opening of a site to the next, and how it is brought up to date after changes in files. */

import { existsSync } from 'node:fs'
import { resolve } from 'node:path'
import { findInstance, readContent, readSource } from '../content/index.ts'
import type { Translate } from '../messages/index.ts'
import type { Mode } from '../model/index.ts'
import { type Modules, styleSheets } from '../modules/index.ts'
import type { Config } from '../shared/config.ts'
import type { Content, Source } from '../shared/document.ts'
import type { FilePath } from '../shared/path.ts'
import type { readAssets } from './assets/assets.ts'
import type { Cache } from './cache/cache.ts'
import type { MakeIndex } from './cache/search.ts'
import type { Frames } from './drawers/frames.ts'
import { drawersOf } from './drawers/index.ts'
import { type Engine, readEngine } from './engine.ts'
import type { Parser } from './parse.ts'

export interface Workshop {
  config: Config
  mode: Mode
  t: Translate
  modules: Modules
  parser: Parser
  content: Content
  /** Posts of later dates wait. */
  now: string | undefined
  engine: Engine
  cache: Cache | undefined
  makeIndex: MakeIndex
}

/** What the engine publishes, when the site's plugins have changed the sheets that it reads. */
export async function readStyled(config: Config): Promise<Engine> {
  const problems = await styleSheets(config)
  const engine = await readEngine(config)
  return problems.length === 0 ? engine : { ...engine, problems: [...engine.problems, ...problems] }
}

/** The same after changes in files. */
export async function refresh(workshop: Workshop, changed: readonly FilePath[]): Promise<Workshop> {
  const { config } = workshop
  const isStyle = (file: FilePath): boolean =>
    file.endsWith('.css') || workshop.engine.watched.includes(resolve(config.siteDir, file))
  const engine = changed.some(isStyle) ? await readStyled(config) : workshop.engine
  return { ...workshop, engine, content: (await readChanged(workshop, changed)) ?? (await readContent(config)) }
}

/** What was read and drawn for a site besides its texts. */
interface Made {
  read: Awaited<ReturnType<typeof readAssets>>
  frames: Frames
}

/** What a site is made of besides its folders. */
export interface Inputs {
  /** Absolute. */
  files: string[]
  /** Its dates are those of the history. */
  hasHistory: boolean
  /** Code of the site runs. */
  hasCode: boolean
  /** Variables of the environment that it names. */
  variables: string[]
  /** Digests of texts as they were read, by their files; `undefined` where dates are those of the files themselves. */
  digests: ReadonlyMap<FilePath, string> | undefined
}

/** Everything besides the site's folders, when nothing else decides what the site is. */
export function inputsOf(workshop: Workshop, { read, frames }: Made): Inputs | undefined {
  if (workshop.cache?.pages.isSteady() !== true) return undefined
  const named = [...read.assets.keys()].map(file => resolve(workshop.config.siteDir, file))
  const drawers = drawersOf(workshop.config).map(({ manifest }) => manifest)
  const code = workshop.modules.inputs()
  const files = [...watchedBeside(workshop), ...frames.watched, ...code, ...named, ...drawers]
  const { history, problems, sources } = workshop.content
  const isDatedByFiles = problems.some(({ code }) => code === 'post-date/file')
  const digests = isDatedByFiles ? undefined : new Map(sources.map(({ file, hash }) => [file, hash]))
  const variables = workshop.modules.variables()
  return { files, hasHistory: history !== undefined, hasCode: code.length > 0, variables, digests }
}

/** Modules, style sheets, texts that documents take in from anywhere, what plugins read. */
export function watchedBeside({ config, content, modules, engine, parser }: Workshop) {
  const texts = [...content.sources, ...content.partials].flatMap(({ file }) => modules.imported(file))
  const named = new Set(texts.map(file => resolve(config.siteDir, file)))
  return [...modules.watched(), ...engine.watched, ...named, ...parser.reads()]
}

/** The content after changes in files that it holds already; `undefined` when the folders are to be read again. */
async function readChanged(workshop: Workshop, changed: readonly FilePath[]) {
  const { config, content } = workshop
  const sources = new Map(content.sources.map(source => [source.file, source]))
  // Of the others in content folders, lists of authors and tags and categories' labels are content too,
  const plain = new Set([...content.files].filter(file => !/\.(?:ya?ml|json)$/i.test(file)))
  for (const file of content.statics.values()) plain.add(file)
  const others = new Set(watchedBeside(workshop))
  // and so are parts of texts, which are told of as modules are.
  for (const { file } of content.partials) others.delete(resolve(config.siteDir, file))
  const fresh = new Map<FilePath, Source>()
  let { problems } = content
  for (const file of changed) {
    const old = sources.get(file)
    const path = resolve(config.siteDir, file)
    if (old === undefined && existsSync(path) && (plain.has(file) || others.has(path))) continue
    const instance = old === undefined ? undefined : findInstance(config, file)
    const read = instance && (await readSource(config, instance, file))
    if (old === undefined || read?.source === undefined) return undefined
    // Its dates in git are those of its last commit still.
    fresh.set(file, { ...read.source, created: old.created, updated: old.updated })
    problems = [...problems.filter(problem => problem.file !== file), ...read.problems]
  }
  return { ...content, sources: content.sources.map(old => fresh.get(old.file) ?? old), problems }
}
