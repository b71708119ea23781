/** A site opened: read, parsed, modelled, its files ready to be made. What a build and the dev server share. */

import { resolve } from 'node:path'
import { readContent, type Shelf } from '../content/index.ts'
import { strayProblems } from '../fence.ts'
import { createTranslate } from '../messages/index.ts'
import { buildSite, generateSidebars, inLanguages, type Mode, withFrameHead } from '../model/index.ts'
import { createModules, liftImports } from '../modules/index.ts'
import { askSitemap } from '../render/sitemap.ts'
import { hostedRecordsText } from '../search/index.ts'
import { unique } from '../shared/collections.ts'
import { soften } from '../shared/config/lenient.ts'
import type { Config } from '../shared/config.ts'
import type { ParsedPage } from '../shared/document.ts'
import type { FilePath, Route } from '../shared/path.ts'
import type { Problem } from '../shared/problem.ts'
import type { Languages } from '../shared/site/languages.ts'
import type { Site } from '../shared/site.ts'
import { amendSite } from './amend.ts'
import { readAssets } from './assets/assets.ts'
import { withFilesElsewhere } from './assets/elsewhere.ts'
import { createPictures } from './assets/widths.ts'
import type { Cache } from './cache/cache.ts'
import { createIndexer } from './cache/search.ts'
import { type Frames, readFrames } from './drawers/frames.ts'
import { createFiles, type SiteFiles } from './files.ts'
import { createParser } from './parse.ts'
import { type Found, measureTexts } from './parsing/found.ts'
import type { Originals } from './parsing/originals.ts'
import { polishConfig, polishContent } from './parsing/polish.ts'
import { postListsOf, settlePlugins } from './plugins/settle.ts'
import { createProgress, type Progress } from './progress.ts'
import type { LeavingInput, LeavingLanguage } from './short/leave.ts'
import type { Workers } from './workers/index.ts'
import { type Inputs, inputsOf, readStyled, refresh, type Workshop, watchedBeside } from './workshop.ts'

export interface OpenedSite {
  site: Site
  /** Of everything: content, code, pictures, links. */
  problems: Problem[]
  /** What its code did wrong since it was drawn: errors out of timers, promises that nobody waited for. */
  strays(): Problem[]
  /** Everything that the site publishes, made when it is read; of use also when there are problems. */
  files(among?: Among): SiteFiles
  /** What the next run may want, which is told of the site by its `files`. */
  leaving(): LeavingInput
  /** Sections of the pages for a hosted search, one JSON a line. */
  searchRecords(): string
  /** Absolute files outside the content on which the site depends: those of its modules and its style sheets. */
  watched: string[]
  /** What was read besides the site's folders; `undefined` when something else decides as well. */
  inputs(): Inputs | undefined
  /** Whether it shows a file as a text, or takes it in otherwise. */
  holds(file: FilePath): 'text' | 'part' | undefined
  /**
   * The site after changes in files (site-relative). A changed document is read and parsed again, alone; of a changed
   * picture or module nothing is read but itself; a new, removed or any other file means reading the folders again,
   * where unchanged documents come from the parser's memory.
   */
  update(changed: readonly FilePath[]): Promise<OpenedSite>
}

/** What a site is told of what it is published with. */
interface Among {
  leaving?: LeavingLanguage | undefined
  /** Its pages in other languages. */
  languages?: Languages | undefined
  /** The other languages on its host. */
  guests?: readonly Site[]
  /** Of one of those: the first. */
  host?: Site | undefined
}

export type { Mode }

/** How it is opened, in one language or in several. */
export interface Opening {
  mode: Mode
  /** Publish posts whose date is to come, too. */
  future?: boolean
  progress?: Progress
  /** Hears what texts there are before they are parsed; gives the threads that help. */
  whenRead?: ((found: Found) => Workers | undefined) | undefined
}

interface OpenOptions extends Opening {
  /** What earlier runs made, and this one will leave. */
  cache?: Cache | undefined
  /** What a site of several languages shares with the others; the first of them is the one to tell. */
  texts?: { originals: Originals; isFirst: boolean } | undefined
  /** What the others have read; of the first opening alone, later on files are others. */
  shelf?: Shelf | undefined
}

export async function openSite(
  written: Config,
  { mode, future = false, progress = createProgress(), cache: known, texts, shelf, whenRead }: OpenOptions,
): Promise<OpenedSite> {
  const t = createTranslate(written.locale.locale, written.messages)
  // Docusaurus publishes them at once.
  const now = future || written.lenient !== undefined ? undefined : new Date().toISOString()
  const found = await progress.stage('stage/read', undefined, () => readContent(written, known?.sources, shelf))
  const workers = whenRead?.(measureTexts(found.sources))
  const { config, content } = await settlePlugins({ config: written, content: found, t, mode, now })
  const cache = config === written ? known : known?.settled(config)
  const engine = await readStyled(config)
  const modules = createModules(config, cache?.pages.imports)
  const isFollowed = mode === 'development'
  const parser = createParser({ config, t, modules, isFollowed, pages: cache?.pages, workers, ...sharing(texts) })
  // What functions over texts look at is unknown, as is what plugins do with output and sheets.
  const unknown = [config.markdown.hooks, config.made?.finish, config.made?.style]
  if (unknown.some(part => part !== undefined)) cache?.pages.refuse()
  const published = isFollowed ? undefined : cache?.index
  const makeIndex = createIndexer({ locale: config.locale.locale, published, isFollowed })
  const opened = await assemble({ config, mode, t, modules, parser, content, now, engine, cache, makeIndex }, progress)
  cache?.save(modules.known())
  // Plugins made something of the content as it was.
  return config === written ? opened : { ...opened, update: () => openSite(written, { mode, future, texts }) }
}

const sharing = (texts: OpenOptions['texts']) =>
  texts?.isFirst === true ? { note: texts.originals.keep } : { originals: texts?.originals }

/** What was made of what was read last, while nothing but texts of documents has changed. */
interface Made {
  parsed: readonly ParsedPage[]
  read: Awaited<ReturnType<typeof readAssets>>
  frames: Frames
  site: Site
}

/** The workshop with what lies in none of its folders and is taken in, the pages, and absolute files of it. */
async function parseAll(workshop: Workshop, progress: Progress) {
  const { config, parser, content: before, modules } = workshop
  const { pages: parsed, content: read } = await progress.stage('stage/parse', before.sources.length, tick =>
    parser.parse({ ...before, postLists: postListsOf(workshop) }, tick),
  )
  const frame = await parser.frame()
  const drawn = frame === undefined ? parsed : [...parsed, frame]
  const content = withFilesElsewhere({ config, content: read, isOutside: modules.isOutside }, drawn)
  const elsewhere = content === read ? [] : [...content.files].filter(file => !read.files.has(file))
  const files = elsewhere.map(file => resolve(config.siteDir, file))
  return { workshop: { ...workshop, content }, parsed, frame, elsewhere: files }
}

async function assemble(before: Workshop, progress: Progress, known?: Made): Promise<OpenedSite> {
  const { workshop, parsed, frame, elsewhere } = await parseAll(before, progress)
  const { mode, t, modules, content, engine, makeIndex } = workshop
  const made = (known && amend(known, parsed)) ?? (await makeSite(workshop, { parsed, frame }, progress))
  const { read, site, frames } = made
  // The modules' own state moves on with the next update; what this site publishes does not.
  const published = { files: modules.files(), css: liftImports(modules.css()) }
  let files: SiteFiles | undefined
  const found = [
    ...content.problems,
    ...engine.problems,
    ...modules.problems(),
    ...[...parsed, ...(frame === undefined ? [] : [frame])].flatMap(page => page.problems),
    ...read.problems,
    ...site.problems,
    ...frames.problems,
  ]
  const problems = soften(found, workshop.config.lenient)
  return {
    site,
    problems,
    files(among = {}) {
      const counters = mode === 'production'
      files ??= createFiles({
        site: among.languages === undefined ? site : inLanguages(site, among.languages),
        engine,
        modules: published,
        frames,
        t,
        statics: content.statics,
        counters,
        makeIndex,
        leaving: among.leaving,
        guests: among.host === undefined ? (among.guests ?? []) : undefined,
        host: among.host,
        pictures: workshop.cache?.pictures,
      })
      return files
    },
    leaving: () => ({ config: workshop.config, content, modules, parsed, problems, drawsLists: drawsLists(site) }),
    strays: () => strayProblems(modules.options().placeOfError),
    searchRecords: () => hostedRecordsText(site),
    watched: [...watchedBeside(workshop), ...frames.watched, ...elsewhere],
    inputs: () => (site.problems.some(({ code }) => code === 'post-scheduled') ? undefined : inputsOf(workshop, made)),
    holds: file => heldAs(workshop, file),
    async update(changed) {
      const next = await refresh(before, changed)
      const sources = new Set(content.sources.map(({ file }) => file))
      const isText =
        next.engine === engine &&
        next.content.files === before.content.files &&
        changed.every(file => sources.has(file))
      return assemble(next, createProgress(), isText ? made : undefined)
    },
  }
}

/** One component draws many lists: what is wrong with it is told once. */
function withProblemsOf(lists: ReadonlyMap<Route, ParsedPage>, site: Site): Site {
  const found = [...lists.values()].flatMap(({ problems }) => problems)
  return found.length === 0 ? site : { ...site, problems: [...site.problems, ...unique(found)] }
}

async function makeSite(
  { config, content, t, mode, now, cache, parser }: Workshop,
  { parsed, frame }: { parsed: ParsedPage[]; frame: ParsedPage | undefined },
  progress: Progress,
): Promise<Made> {
  // While one writes, pictures are shown as they are: nothing waits for an encoder.
  const pictures = mode === 'production' ? createPictures(config, cache?.pictures) : undefined
  const drawn = frame === undefined ? parsed : [...parsed, frame]
  const asked = { config, content, parsed: drawn, pictures }
  const read = await progress.stage('stage/assets', undefined, () => readAssets(asked))
  const site = await progress.stage('stage/model', undefined, async () => {
    const input = { config: polishConfig(config), content: polishContent(content, config), t, mode, now }
    const generated = await generateSidebars(input, parsed)
    const asked = { ...input, config: generated, parsed, frame, assets: read.assets }
    const plain = buildSite(asked)
    const lists = await parser.lists(plain)
    const built = lists.size === 0 ? plain : withProblemsOf(lists, buildSite({ ...asked, lists }))
    const menus = await parser.menus(built)
    // What stands around all pages speaks in the head of each.
    return withFrameHead({ ...built, ...menus, sitemapItems: await askSitemap(built) })
  })
  return { parsed, read, frames: await readFrames(site), site }
}

function heldAs(workshop: Workshop, file: FilePath): ReturnType<OpenedSite['holds']> {
  const { sources, partials } = workshop.content
  const isIt = (one: { file: FilePath }): boolean => one.file === file
  if (sources.some(isIt)) return 'text'
  const path = resolve(workshop.config.siteDir, file)
  return partials.some(isIt) || watchedBeside(workshop).includes(path) ? 'part' : undefined
}

/** Its components are told of the posts. */
const drawsLists = ({ pages }: Site): boolean => pages.some(({ drawn }) => drawn)

function amend({ site, parsed: before, read, frames }: Made, parsed: ParsedPage[]): Made | undefined {
  const problems = [...read.problems, ...site.problems]
  const amended = amendSite({ site, parsed: before, problems, drawsLists: drawsLists(site) }, parsed)
  return amended && { parsed, read, frames, site: amended }
}
