/** Parses every document with the options of its kind, once per text. */

import { setImmediate } from 'node:timers/promises'
import { contentHash } from '../content-hash.ts'
import { guard, guardProse, refuse, strayProblems, type Unit, unfencedProblem } from '../fence.ts'
import type { Translate } from '../messages/index.ts'
import { listDocuments } from '../model/index.ts'
import { createBounds, type Modules } from '../modules/index.ts'
import { emptyPage, type ParseOptions, parseComponent, parsePage, withReplaced } from '../pages/index.ts'
import type { Config } from '../shared/config.ts'
import type { Content, ParsedPage, Source } from '../shared/document.ts'
import { isComponentPage } from '../shared/files.ts'
import { withChanges } from '../shared/lazy.ts'
import type { FilePath, Route } from '../shared/path.ts'
import type { Site } from '../shared/site.ts'
import type { PageCache } from './cache/pages.ts'
import { createRecall } from './cache/recall.ts'
import { pluginsFor } from './drawers/plugins.ts'
import { createPortable, isAlone, isProse } from './parsing/alone.ts'
import { type Elsewhere, parseElsewhere } from './parsing/elsewhere.ts'
import { drawFrame } from './parsing/frame.ts'
import { drawLists } from './parsing/lists.ts'
import { drawMenus } from './parsing/menus.ts'
import { createOptions } from './parsing/options.ts'
import type { Originals, ReadPage } from './parsing/originals.ts'
import { createKeys, gatherParts, listParts, registryOf } from './parsing/parts.ts'
import { createFinish } from './parsing/polish.ts'
import { createReads } from './parsing/reads.ts'
import type { Workers } from './workers/index.ts'

export interface Parser {
  /** Documents in the order of their sources; `tick` is called after each. */
  parse(content: Content, tick: () => void): Promise<Parsed>
  /** What the site draws around them; after `parse`. */
  frame(): Promise<ParsedPage | undefined>
  /** Lists of blogs that the site draws itself, by their routes; after `parse`. */
  lists(site: Site): Promise<Map<Route, ParsedPage>>
  /** Menus in which the site draws something itself; after `parse`. */
  menus(site: Site): ReturnType<typeof drawMenus>
  /** Absolute files that plugins read for them, also those that are not there. */
  reads(): string[]
}

interface Parsed {
  pages: ParsedPage[]
  /** With what lies in none of its folders and is taken in. */
  content: Content
}

interface ParserInput {
  config: Config
  t: Translate
  modules: Modules
  /** Pages of earlier runs. */
  pages?: PageCache | undefined
  /** Texts that are parsed already, in the language that they are written in. */
  originals?: Pick<Originals, 'find'> | undefined
  /** Contents will be parsed again: pages are remembered as they were parsed. */
  isFollowed?: boolean
  /** Hears of everything that was read. */
  note?: Originals['keep'] | undefined
  /** Nothing is drawn around texts; say what it would be told. */
  tellsAround?: boolean
  /** Other threads, which take texts that nothing is known of. */
  workers?: Workers | undefined
}

/** Texts after which signals are heard, and what other threads have done. */
const TURN = 4

/** A parser that remembers: a document whose file is the same byte for byte is not parsed again. */
export function createParser(input: ParserInput): Parser {
  const { config, t, modules, pages, originals, isFollowed = true, note, tellsAround = false } = input
  const finish = createFinish(config)
  const reads = createReads(config.siteDir, createBounds(config))
  const siteOptions = createOptions(config, t, reads)
  // The same source is the same page, object for object.
  let [remembered, partialsSeen] = [new Map<string, ReadPage>(), '']
  let latest: ((source: Source) => ParseOptions) | undefined
  const [askers, shared] = [createAskers(config, modules), createShared({ config, modules, originals })]

  async function parse(found: Content, tick: () => void): Promise<Parsed> {
    const content = await gatherParts(found, config, modules)
    const { partials, parts, seen } = listParts(content, config)
    const [keyOf, isPortable] = [createKeys(content, modules), createPortable(config, modules)]
    reads.refresh()
    const around = { partials, ...modules.options(), tellsAround }
    const own = (source: Source) => ({ embedded: modules.embedded(source), registry: registryOf(content, source) })
    const optionsOf = (source: Source) => ({ ...siteOptions(source), ...around, ...own(source) })
    const elsewhere = lookElsewhere(input, content.sources, source => !shared(source) && isPortable(source))
    const recall = createRecall({ config, modules, pages, texts: partials, parts, keyOf, parse: parseSource, reads })
    // A partial may stand in any document: when one changes, everything is parsed again.
    if (seen !== partialsSeen) [partialsSeen, remembered] = [seen, new Map()]
    const [next, parsed] = [new Map<string, ReadPage>(), [] as ParsedPage[]]
    for (const source of content.sources) {
      const key = keyOf(source)
      const known = reads.areSame(reads.of(source.file)) ? remembered.get(key) : undefined
      const read = async () => (known === undefined ? recall(source) : withChanges(known.page, { source }))
      const made = known?.source === source ? known : (shared(source) ?? finish(source, await read()))
      next.set(key, made)
      parsed.push(made.polished)
      tick()
      if (parsed.length % TURN === 0) await setImmediate()
    }
    // Twice: one that failed without the others did not tell its own title.
    for (let round = 0; round < 2; round++)
      for (const [index, source] of askers.left(content.sources, parsed)) {
        const made = finish(source, await parseSource(source))
        next.set(keyOf(source), made)
        parsed[index] = made.polished
      }
    ;[remembered, latest] = [isFollowed || modules.hasLate() ? next : remembered, optionsOf]
    if (modules.hasLate()) return parse(content, () => {})
    note?.([...next.values()])
    return { pages: parsed, content }

    async function parseSource(source: Source): Promise<ParsedPage> {
      reads.begin(source.file)
      const hasAround = modules.themeIn(source) === 'around'
      const isCalm = !hasAround && isPortable(source) && isProse(source.body)
      const known = await elsewhere?.take(source)
      if (known !== undefined && !hasAround) return known
      const unit = { file: source.file, digest: contentHash(keyOf(source) + seen, 32) }
      return askers.hear(source, () => parseWithin({ unit, source, optionsOf, modules, isCalm, known }))
    }
  }

  return {
    parse,
    ...drawers(input, () => latest),
    reads: reads.paths,
  }
}

/** Of more texts the memory of another parser counts for more than its time. */
const MOST_SHARED = 30_000

/** Where many texts are to be parsed, other threads take of them. */
function lookElsewhere(
  { config, pages, workers }: ParserInput,
  sources: readonly Source[],
  isPortable: (source: Source) => boolean,
): Elsewhere | undefined {
  if (workers === undefined || pages?.isEmpty === false || sources.length > MOST_SHARED) return undefined
  return parseElsewhere({ config, workers, sources, isPortable })
}

type Draw<Drawn> = (options: (source: Source) => ParseOptions) => Promise<Drawn>

/** What a site draws that is no document's: its frame, and of what the model has made lists and menus. */
function drawers(
  { config, modules, pages }: ParserInput,
  optionsOf: () => ((source: Source) => ParseOptions) | undefined,
): Pick<Parser, 'frame' | 'lists' | 'menus'> {
  /** It is drawn in every whole build: where it may be another tomorrow, no build is spared. */
  async function draw<Drawn>(work: Draw<Drawn>, isSome = (drawn: Drawn): boolean => drawn !== undefined) {
    const options = optionsOf()
    if (options === undefined) return undefined
    const asks = modules.asks()
    const drawn = await work(options)
    const isLasting = modules.digest() !== undefined && modules.asks() === asks && !modules.keepsAnswer()
    if (isSome(drawn) && !isLasting) pages?.refuse()
    return drawn
  }
  return {
    frame: () => draw(options => drawFrame(modules, config.theme, options)),
    menus: site => draw(options => drawMenus(site, modules, options)),
    lists: async site =>
      (await draw(
        options => drawLists(site, modules, options),
        lists => lists.size > 0,
      )) ?? new Map(),
  }
}

/** Finds the page of a text that knows of nothing but itself among those of another language. */
function createShared({ config, modules, originals }: Pick<ParserInput, 'config' | 'modules' | 'originals'>) {
  return (source: Source): ReadPage | undefined => {
    const isOwn = isAlone(modules, source) && pluginsFor(config, source) === undefined
    return isOwn ? originals?.find(source) : undefined
  }
}

/** Texts whose components ask for all documents of a version: these are known when every text has been parsed. */
function createAskers(config: Config, { listing }: Modules) {
  const files = new Set<FilePath>()
  return {
    /** Notes who asks. */
    async hear(source: Source, parse: () => Promise<ParsedPage>): Promise<ParsedPage> {
      const before = listing.asks()
      const page = await parse()
      if (listing.asks() !== before) files.add(source.file)
      return page
    },
    /** Those that are to be parsed once more, by their place: what they were told is not so any more. */
    left(sources: readonly Source[], parsed: readonly ParsedPage[]): [number, Source][] {
      if (files.size === 0 || !listing.tell(listDocuments(config, parsed))) return []
      return [...sources.entries()].filter(([, { file }]) => files.has(file))
    },
  }
}

interface Parsing {
  unit: Unit
  source: Source
  optionsOf: (source: Source) => ParseOptions
  modules: Modules
  /** Nothing that an author wrote runs. */
  isCalm: boolean
  /** The text as another thread has parsed it, without what the site draws around it. */
  known: ParsedPage | undefined
}

/** Within the fence: what the code of a page does wrong is a problem of the page. */
async function parseWithin({ unit, source, optionsOf, modules, isCalm, known }: Parsing): Promise<ParsedPage> {
  const options = optionsOf(source)
  const parse = () => {
    if (known !== undefined) return withReplaced(known, source, options)
    const load = () => modules.page(source)
    if (!isComponentPage(source.file)) return parsePage(source, options)
    return parseComponent(source, load, { ...options, isBare: options.lenient !== undefined && modules.isBare(source) })
  }
  try {
    // By whoever looked into it before.
    refuse({ file: source.file, digest: source.hash })
    const page = await (isCalm ? guardProse : guard)(unit, parse)
    const strays = strayProblems(options.placeOfError)
    return strays.length === 0 ? page : withChanges(page, { problems: [...page.problems, ...strays] })
  } catch (error) {
    return { ...emptyPage(source), problems: [unfencedProblem(error, { file: source.file })] }
  }
}
