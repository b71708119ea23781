/** Parses every document with the options of its kind, once per text. */

import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { readPartial } from '../content/index.ts'
import { contentHash } from '../content-hash.ts'
import { guard, refuse, strayProblems, type Unit, unfencedProblem } from '../fence.ts'
import type { Translate } from '../messages/index.ts'
import { listDocuments } from '../model/index.ts'
import { createBounds, type Modules } from '../modules/index.ts'
import { emptyPage, namesPattern, type ParseOptions, parseComponent, parsePage, typograph } from '../pages/index.ts'
import type { Config } from '../shared/config.ts'
import type { Content, ParsedPage, Partial, Source } from '../shared/document.ts'
import { isComponentPage } from '../shared/files.ts'
import { withChanges } from '../shared/lazy.ts'
import type { FilePath, Route } from '../shared/path.ts'
import type { Site } from '../shared/site.ts'
import { ownCopy } from '../shared/text/own-copy.ts'
import type { PageCache } from './cache/pages.ts'
import { createRecall } from './cache/recall.ts'
import { pluginsFor } from './drawers/plugins.ts'
import { drawFrame } from './frame.ts'
import { drawLists } from './parsing/lists.ts'
import { drawMenus } from './parsing/menus.ts'
import { createOptions } from './parsing/options.ts'
import type { Originals, ReadPage } from './parsing/originals.ts'
import { createReads } from './parsing/reads.ts'

export interface Parser {
  /** Documents in the order of their sources; `tick` is called after each. */
  parse(content: Content, tick: () => void): Promise<ParsedPage[]>
  /** What the site draws around them; after `parse`. */
  frame(): Promise<ParsedPage | undefined>
  /** Lists of blogs that the site draws itself, by their routes; after `parse`. */
  lists(site: Site): Promise<Map<Route, ParsedPage>>
  /** Menus in which the site draws something itself; after `parse`. */
  menus(site: Site): ReturnType<typeof drawMenus>
  /** Absolute files that plugins read for them, also those that are not there. */
  reads(): string[]
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
}

/** A parser that remembers: a document whose file is the same byte for byte is not parsed again. */
export function createParser({ config, t, modules, pages, originals, isFollowed = true, note }: ParserInput): Parser {
  const finish = createFinish(config)
  const reads = createReads(config.siteDir, createBounds(config))
  const siteOptions = createOptions(config, t, reads)
  // The same source is the same page, object for object.
  let remembered = new Map<string, ReadPage>()
  let partialsSeen = ''
  let latest: ((source: Source) => ParseOptions) | undefined
  const [askers, shared] = [createAskers(config, modules), createShared({ config, modules, originals })]

  async function parse(content: Content, tick: () => void): Promise<ParsedPage[]> {
    await modules.prepare(content)
    const { partials, parts } = await readParts(content, config, modules)
    const keyOf = createKeys(content.sources, modules)
    reads.refresh()
    const recall = createRecall({ config, modules, pages, texts: partials, parts, keyOf, parse: parseSource, reads })
    // A partial may stand in any document: when one changes, everything is parsed again.
    const seen = digestOfParts(parts)
    if (seen !== partialsSeen) remembered = new Map()
    partialsSeen = seen
    const [next, parsed] = [new Map<string, ReadPage>(), [] as ParsedPage[]]
    for (const source of content.sources) {
      const key = keyOf(source)
      const known = reads.areSame(reads.of(source.file)) ? remembered.get(key) : undefined
      const read = async () => (known === undefined ? recall(source) : withChanges(known.page, { source }))
      const made = known?.source === source ? known : (shared(source) ?? finish(source, await read()))
      next.set(key, made)
      parsed.push(made.polished)
      tick()
    }
    // Twice: one that failed without the others did not tell its own title.
    for (let round = 0; round < 2; round++)
      for (const [index, source] of askers.left(content.sources, parsed)) {
        const made = finish(source, await parseSource(source))
        next.set(keyOf(source), made)
        parsed[index] = made.polished
      }
    if (isFollowed) remembered = next
    latest = optionsOf
    note?.([...next.values()])
    return parsed

    function parseSource(source: Source): Promise<ParsedPage> {
      reads.begin(source.file)
      const unit = { file: source.file, digest: contentHash(keyOf(source) + seen, 32) }
      const load = () => modules.page(source)
      return askers.hear(source, () => parseWithin(unit, { source, options: optionsOf(source), load }))
    }

    function optionsOf(source: Source) {
      return { ...siteOptions(source), partials, embedded: modules.embedded(source), ...modules.options() }
    }
  }

  return {
    parse,
    frame: async () => latest && drawFrame(modules, config.theme, latest),
    ...drawers(modules, () => latest),
    reads: reads.paths,
  }
}

/** What a site draws of what the model has made; after the texts, as they are drawn. */
function drawers(modules: Modules, optionsOf: () => ((source: Source) => ParseOptions) | undefined) {
  return {
    async lists(site: Site) {
      const options = optionsOf()
      return options === undefined ? new Map() : drawLists(site, modules, options)
    },
    async menus(site: Site) {
      const options = optionsOf()
      return options && drawMenus(site, modules, options)
    },
  }
}

/** Finds the page of a text that knows of nothing but itself among those of another language. */
function createShared({ config, modules, originals }: Pick<ParserInput, 'config' | 'modules' | 'originals'>) {
  return (source: Source): ReadPage | undefined => {
    const isAlone =
      modules.fingerprint(source) === '' &&
      modules.embedded(source).length === 0 &&
      modules.imported(source.file).length === 0 &&
      pluginsFor(config, source) === undefined
    return isAlone ? originals?.find(source) : undefined
  }
}

/** Pages as they are shown. */
function createFinish({ markdown }: Config): (source: Source, page: ParsedPage) => ReadPage {
  const names = namesPattern(markdown.names)
  return (source, page) => {
    const isPolished = markdown.typography && !isComponentPage(source.file)
    return { source, page, polished: isPolished ? polish(page, names) : page }
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

const digestOfParts = (parts: readonly Partial[]): string =>
  contentHash(parts.map(({ file, body }) => file + body).join('\0'), 32)

interface Parsing {
  source: Source
  options: ParseOptions
  /** Gives the component of a page in React. */
  load: () => Promise<unknown>
}

/** Within the fence: what the code of a page does wrong is a problem of the page. */
async function parseWithin(unit: Unit, { source, options, load }: Parsing): Promise<ParsedPage> {
  const isCode = isComponentPage(source.file)
  try {
    // By whoever looked into it before.
    refuse({ file: source.file, digest: source.hash })
    const page = await guard(unit, () => (isCode ? parseComponent(source, load, options) : parsePage(source, options)))
    const strays = strayProblems(options.placeOfError)
    return strays.length === 0 ? page : withChanges(page, { problems: [...page.problems, ...strays] })
  } catch (error) {
    return { ...emptyPage(source), problems: [unfencedProblem(error, { file: source.file })] }
  }
}

/** Every text that a document may take in, and those of them that are no pages. */
async function readParts(content: Content, config: Config, modules: Modules) {
  const texts = content.sources.filter(({ file }) => !isComponentPage(file))
  const partials = new Map<FilePath, Partial>([...texts, ...content.partials].map(text => [text.file, text]))
  const outside = await readOutside(config, partials, modules)
  for (const partial of outside) partials.set(partial.file, partial)
  return { partials, parts: [...content.partials, ...outside] }
}

/** Texts that lie in no content folder and are taken in all the same: `@site/README.md`. */
async function readOutside(
  { siteDir, markdown }: Config,
  known: ReadonlyMap<FilePath, Partial>,
  modules: Modules,
): Promise<Partial[]> {
  const wanted = new Set([...modules.texts(), ...[...known.keys()].flatMap(modules.imported)])
  const files = [...wanted].filter(
    file => !known.has(file) && existsSync(join(siteDir, file)) && !modules.isOutside(join(siteDir, file)),
  )
  const read: Partial[] = []
  for (const file of files) {
    const { partial } = await readPartial(file, join(siteDir, file), markdown.hooks)
    if (partial !== undefined) read.push(partial)
  }
  return read
}

/** What a document is made of: its own file, the modules it imports, the documents it takes in as parts. */
function createKeys(sources: readonly Source[], modules: Modules): (source: Source) => string {
  const byFile = new Map(sources.map(source => [source.file, source]))
  const keyOf = (source: Source, seen: ReadonlySet<Source>): string => {
    const own = `${source.file}\0${source.hash}\0${modules.fingerprint(source)}`
    const parts = modules.imported(source.file).flatMap(file => byFile.get(file) ?? [])
    const fresh = parts.filter(part => !seen.has(part))
    return [own, ...fresh.map(part => keyOf(part, new Set([...seen, part])))].join('\0')
  }
  return source => keyOf(source, new Set([source]))
}

/** Titles and descriptions get the typography of the text: they stand beside it. */
function polish(page: ParsedPage, names: RegExp | undefined): ParsedPage {
  const { frontMatter } = page.source
  const set = (text: string | undefined, isHeading = true): string | undefined =>
    text === undefined ? undefined : ownCopy(typograph(text, { names, isHeading }))
  return withChanges(page, {
    contentTitle: set(page.contentTitle),
    description: set(page.description, false),
    source: withChanges(page.source, {
      frontMatter: {
        ...frontMatter,
        title: set(frontMatter.title),
        description: set(frontMatter.description, false),
        sidebarLabel: set(frontMatter.sidebarLabel),
        paginationLabel: set(frontMatter.paginationLabel),
      },
    }),
  })
}

/** What a blog says of itself stands beside its texts. */
export function polishConfig(config: Config): Config {
  if (!config.markdown.typography) return config
  const names = namesPattern(config.markdown.names)
  return {
    ...config,
    blogs: config.blogs.map(blog => ({ ...blog, description: typograph(blog.description, { names }) })),
  }
}

/** What lists of tags, authors and categories say of them, typeset like the descriptions of documents that it stands among. */
export function polishContent(content: Content, { markdown }: Pick<Config, 'markdown'>): Content {
  if (!markdown.typography) return content
  const names = namesPattern(markdown.names)
  const described = <Item extends { description?: string | undefined }>(item: Item): Item =>
    item.description === undefined ? item : { ...item, description: typograph(item.description, { names }) }
  const each = <Item extends { description?: string | undefined }>(book: Record<string, Record<string, Item>>) =>
    Object.fromEntries(
      Object.entries(book).map(([id, items]) => [
        id,
        Object.fromEntries(Object.entries(items).map(([key, item]) => [key, described(item)])),
      ]),
    )
  return {
    ...content,
    authors: each(content.authors),
    tags: each(content.tags),
    categories: content.categories.map(described),
  }
}
