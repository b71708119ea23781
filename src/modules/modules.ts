/** The site's own modules as the other rooms use them. */

import { isAbsolute, join, relative } from 'node:path'
import type { ModuleExports } from '../docusaurus/index.ts'
import { guard } from '../fence.ts'
import { reasonOf, saidError } from '../messages/said-error.ts'
import { createProvided, type ParseOptions } from '../pages/index.ts'
import { knownOr } from '../shared/collections.ts'
import type { Config } from '../shared/config.ts'
import type { Content, Source } from '../shared/document.ts'
import { type FilePath, toFilePath } from '../shared/path.ts'
import type { Problem } from '../shared/problem.ts'
import { TEXT_PARTS } from '../shared/site/parts.ts'
import { MDX_COMPONENTS } from '../shared/site/slots.ts'
import { withoutAlias } from './bundle/aliases.ts'
import { createBounds } from './bundle/bounds.ts'
import { noteProblem, shownPath } from './bundle/graph.ts'
import { ownFile, pathOf, writtenFile } from './bundle/virtual.ts'
import {
  componentFile,
  createLate,
  documentTarget,
  findCandidate,
  type Imports,
  knownImports,
  readImports,
  type SiteFolder,
  textsAmong,
} from './candidates.ts'
import { listen, variablesIn } from './hearing/listen.ts'
import { createListing, type Listing } from './listing.ts'
import {
  findOwnTheme,
  isDrawn,
  leftOutByLayout,
  placeOfDefault,
  placeOfPart,
  readComponents,
  type ThemeOfTexts,
  themeIn,
  themeOfTexts,
  themePlaces,
  type Where,
} from './own-theme.ts'
import {
  digestOf,
  findWanted,
  type Prepared,
  type PublishedFile,
  prepareModules,
  publishedFiles,
  type Surroundings,
  sheetOf,
  stillAs,
} from './prepare.ts'
import { absentModule, overrideNotes, problemsOf, reportedError } from './problems.ts'
import { drawsLayout, embedded, filesIn, fingerprintOf, importsIn, keysFor } from './reach.ts'
import { isReact, pageOf, reactModule } from './run.ts'
import { siteData } from './site-data.ts'

export interface Modules {
  /** Looks into the texts for what they import; nothing is bundled. */
  look(content: Content): Promise<void>
  /** Bundles what the content imports; again only when something has changed. */
  prepare(content: Content): Promise<void>
  /** What parsing is told of them. */
  options(): Partial<ParseOptions> & Pick<ParseOptions, 'provided'>
  /** The default export of a page in React. */
  page(source: Source): Promise<unknown>
  /** Nothing of a page in React draws the frame of pages: the bar, the footer. */
  isBare(source: Source): boolean
  /** Texts that a text of the content takes in by its own imports. */
  imported(file: FilePath): FilePath[]
  /** Nothing that the site may publish lies there: absolute. */
  isOutside(path: string): boolean
  /** Texts that any component takes in. */
  texts(): readonly FilePath[]
  /** Texts that the components of a document take in. */
  embedded(source: Source): FilePath[]
  /** Changes with everything that a document imports, and with what of the site's theme may show in it. */
  fingerprint(source: Source): string
  /** Where the site's own theme shows in a document; one that imports anything has code of the site inside. */
  themeIn(source: Source): Where
  theme(): ThemeOfTexts
  /** Of all that is bundled, packages too; `undefined` when the code may behave differently next time. */
  digest(): string | undefined
  /** Modules asked for since this was last called, as they may be told to `use` in another run. */
  takeUsed(): string[]
  /** These were asked for in an earlier run, by a document that is as it was. */
  use(names: readonly string[]): void
  /** Imports of texts by their digest. */
  known(): Map<string, readonly string[]>
  /** Somebody asked for what no text imports, as plugins may put it there: it is bundled when they are prepared again. */
  hasLate(): boolean
  /** Of all modules that were asked for. */
  problems(): Problem[]
  files(): PublishedFile[]
  /** Style sheet of the components, in the order in which they are imported. */
  css(): string
  /** Absolute files that were read. */
  watched(): string[]
  /** All that is bundled, packages too. */
  inputs(): string[]
  /** Variables of the environment that its code names. */
  variables(): string[]
  /** How often code of the site and of its texts asked the clock, chance or the machine. */
  asks(): number
  /** A module of the site has such an answer for good. */
  keepsAnswer(): boolean
  listing: Listing
}

/** What is known so far; one value that every function here looks into. */
interface State extends Surroundings {
  /** Imports of texts by their digest, before there was anything. */
  known: ReadonlyMap<string, readonly string[]>
  findTheme: typeof findOwnTheme
  imports: Imports
  /** Those of them that nobody has written. */
  late: ReturnType<typeof createLate>
  prepared: Prepared | undefined
  /** What the site has instead of the theme, by name. */
  ownTheme: ModuleExports
  theme: ThemeOfTexts
  /** Where it shows in texts that were asked about. */
  places: WeakMap<Source, Where>
  /** Keys of modules that were asked for: only their problems are told. */
  used: Set<string>
  /** The same, since somebody last asked. */
  recent: Set<string>
  /** Fingerprints of keys, made when they are asked for. */
  hashes: Map<string, string>
  /** Bundles made so far. */
  number: number
  /** How often code of texts asked. */
  asked: number
}

/**
 * `known`: imports of texts by their digest, from an earlier run; `findTheme`: what the site has instead of the theme, for
 * whoever knows that it shows in no text.
 */
export function createModules(
  config: Config,
  known: ReadonlyMap<string, readonly string[]> = new Map(),
  findTheme: typeof findOwnTheme = findOwnTheme,
): Modules {
  const site = siteData(config)
  const listing = createListing()
  const asks = () => state.asked + (state.prepared?.running?.asks() ?? 0)
  const state: State = {
    config,
    bounds: createBounds(config),
    site,
    provided: createProvided(site, listing.of),
    known,
    findTheme,
    imports: new Map(),
    late: createLate(),
    prepared: undefined,
    ownTheme: {},
    theme: themeOfTexts([], {}),
    places: new WeakMap(),
    used: new Set(),
    recent: new Set(),
    hashes: new Map(),
    number: 0,
    asked: 0,
  }
  const heard = listen(() => void state.asked++)
  return {
    look: content => look(state, content),
    prepare: content => prepare(state, content),
    options: () => ({ ...parseOptions(state), heard, asks: () => asks() + listing.asks() }),
    page: async source => pageOf(await load(state, componentFile(source, config.siteDir)), { source, config, site }),
    isBare: source => !drawsLayout(importsIn(state), componentFile(source, config.siteDir)),
    imported: file => textsAmong(state.imports.get(file), themePlaces(config)),
    isOutside: path => !state.bounds(path),
    texts: () => state.prepared?.texts ?? [],
    embedded: source => embedded(state, source),
    fingerprint: source => String(keysFor(state, source).map(key => fingerprint(state, key))),
    themeIn: source => themeIn(source, state),
    theme: () => state.theme,
    digest: () => digestOf(state),
    takeUsed() {
      const names = [...state.recent].map(key => (isAbsolute(key) ? `./${relative(config.siteDir, key)}` : key))
      state.recent.clear()
      return names
    },
    use(names) {
      for (const name of names) state.used.add(name.startsWith('.') ? join(config.siteDir, name) : name)
    },
    known: () => knownImports(state.imports),
    hasLate: state.late.has,
    problems: () => [
      ...problemsOf(state.prepared, state.used),
      ...overrideNotes(themePlaces(config), new Set(filesIn(state))),
    ],
    files: () => publishedFiles(state.prepared),
    css: () => sheetOf(state.prepared),
    inputs: () => filesIn(state),
    variables: () => variablesIn(state.prepared?.bundle?.code ?? ''),
    watched: () => [...new Set([...(state.prepared?.graph.hashes.keys() ?? [])].map(writtenFile))],
    keepsAnswer: () => state.prepared?.running?.keepsAnswer() === true,
    asks,
    listing,
  }
}

async function look(state: State, content: Content): Promise<void> {
  state.imports = await readImports(content, state, state.config.markdown.math)
}

async function prepare(state: State, content: Content): Promise<void> {
  await look(state, content)
  const among = { imports: state.late.among(state.imports), site: folderOf(state), config: state.config }
  const wanted = { ...findWanted(content, among), ownTheme: state.findTheme(themePlaces(state.config)) }
  const before = state.prepared
  state.prepared = stillAs(before, wanted) ?? (await prepareModules(state, wanted, () => ++state.number))
  if (state.prepared.graph === before?.graph) return
  state.hashes = new Map()
  state.ownTheme = {}
  for (const [name, key] of wanted.ownTheme) state.ownTheme[name] = await loadOwn(state, name, key)
  for (const name of leftOutByLayout(wanted.ownTheme)) state.ownTheme[name] ??= () => null
  state.places = new WeakMap()
  state.theme = themeOfTexts([...wanted.ownTheme.keys()], readComponents(state.ownTheme[MDX_COMPONENTS]))
}

/** The default export of a file of the site's theme. */
async function loadOwn(state: State, name: string, key: string): Promise<unknown> {
  const { prepared, used } = state
  used.add(key)
  if (prepared === undefined || prepared.broken.has(key)) return undefined
  // A browser would draw what is in it without what the build knows: colours of code, cards.
  if (TEXT_PARTS.includes(name) && prepared.scripts.addresses.has(key)) {
    noteProblem(prepared.graph, key, { id: 'ignored-theme', values: { names: [name] }, at: placeOfDefault(key) })
    return undefined
  }
  try {
    const exported = (await running(state, key)).default
    if (isDrawn(name, exported)) return exported
    noteProblem(prepared.graph, key, { id: 'component-run/no-component', at: placeOfDefault(key) })
  } catch (error) {
    const values = { message: reasonOf(error) }
    noteProblem(prepared.graph, key, { id: 'component-run/module', values, at: prepared.running?.placeOf(error) })
  }
  return undefined
}

async function importModule(state: State, specifier: string, from: FilePath): Promise<ModuleExports> {
  const candidate = findCandidate(specifier, from, folderOf(state))
  if (candidate === undefined && isReact(specifier)) return reactModule(specifier)
  if (candidate === undefined || state.prepared === undefined) throw absentModule(specifier, state.config.siteDir)
  isBundled(state, candidate.key, [specifier, from])
  return load(state, candidate.key)
}

async function load(state: State, key: string): Promise<ModuleExports> {
  const { prepared } = state
  for (const asked of [state.used, state.recent]) asked.add(key)
  if (prepared?.broken.has(key) === true) throw reportedError()
  if (prepared?.keys.has(key) === true) return running(state, key)
  throw saidError('module-absent/unbundled')
}

/** One that is not will be, for it is asked for. */
const isBundled = ({ prepared, late }: State, key: string, asked: [string, FilePath | undefined]): boolean =>
  prepared?.keys.has(key) === true || late.note(...asked)

/** What a module exports; its code runs within the fence. */
async function running(state: State, key: string): Promise<ModuleExports> {
  const { running, graph } = state.prepared ?? {}
  if (running === undefined || graph === undefined) throw saidError('module-absent/unbundled')
  return guard({ file: shownPath(graph, pathOf(key)), digest: fingerprint(state, key) }, () => running.load(key))
}

const folderOf = ({ config, bounds }: State): SiteFolder => ({ ...themePlaces(config), bounds })

const parseOptions = (state: State): ReturnType<Modules['options']> => ({
  provided: state.provided,
  components: readComponents(state.ownTheme[MDX_COMPONENTS]),
  parts: state.ownTheme,
  importModule: (specifier, from) => importModule(state, specifier, from),
  isSiteModule: (specifier, from) => {
    const candidate = findCandidate(specifier, from ?? toFilePath('x'), folderOf(state))
    return candidate !== undefined && isBundled(state, candidate.key, [specifier, from])
  },
  withoutAlias: specifier => withoutAlias(specifier, themePlaces(state.config)),
  ownNames: file => state.prepared?.graph.own.get(ownFile(join(state.config.siteDir, file)))?.names,
  isOutside: (specifier, from) => documentTarget(specifier, from, folderOf(state)).kind === 'outside',
  isPublished: address => state.prepared?.published.has(address) === true,
  placeOfError: error => state.prepared?.running?.placeOf(error),
  placeOfPart: name => placeOfPart(name, state.prepared?.ownTheme ?? new Map(), state.config.siteDir),
})

function fingerprint(state: State, key: string): string {
  const { prepared, hashes } = state
  if (prepared === undefined) return ''
  return knownOr(hashes, key, () => fingerprintOf(importsIn(state), key, prepared.graph))
}
