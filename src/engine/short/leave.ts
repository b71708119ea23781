/**
 * Fills the store while a build makes its files, language by language: every document whose text may change alone, and the
 * lists that show one.
 */

import { contentsDigest, faceDigest, listedDigest, outwardDigest } from '../../model/index.ts'
import type { Modules } from '../../modules/index.ts'
import { drawnAround } from '../../pages/index.ts'
import type { DrawnBlog } from '../../render/drawings.ts'
import { addTo, groupBy, knownOr } from '../../shared/collections.ts'
import { fileOfText } from '../../shared/config/given-text.ts'
import type { Config } from '../../shared/config.ts'
import type { Content, ParsedPage } from '../../shared/document.ts'
import { isComponentPage } from '../../shared/files.ts'
import { type Address, type AssetPath, type FilePath, toAssetPath } from '../../shared/path.ts'
import type { Problem } from '../../shared/problem.ts'
import type { Frame } from '../../shared/view/frame.ts'
import type { ContentOrigins } from '../../shared/view/page-view.ts'
import { pluginsFor } from '../drawers/plugins.ts'
import type { FeedFile } from '../feeds.ts'
import { bodiesOf, type NotedPage, textDigest } from '../pages.ts'
import { isAloneWithin } from '../parsing/alone.ts'
import { plainConfig } from '../parsing/plain.ts'
import { sharePathOf } from '../share/index.ts'
import { type KeptDocument, type KeptList, keptText, saidOf } from './document.ts'
import { createStore, NOT_KEPT, type Place, type Registries, type ShortHead } from './store.ts'

export interface Leaving {
  /** In the order of the sites. */
  languages: readonly LeavingLanguage[]
  /** Call when the site stands in its place; gives the id of what is left. */
  finish(): string | undefined
  discard(): void
}

export interface LeavingLanguage {
  page(noted: NotedPage): void
  /** `textOf` gives a text by its digest. */
  feeds(files: readonly FeedFile[], textOf: (digest: string) => string): void
  site(frame: Frame, beside: ContentOrigins, drawn: readonly DrawnBlog[]): void
}

export interface LeavingInput {
  config: Config
  content: Content
  modules: Modules
  parsed: readonly ParsedPage[]
  problems: readonly Problem[]
  /** It draws lists of posts itself. */
  drawsLists: boolean
}

/** More texts than these in the feeds are not kept for them. */
const MOST_TEXTS = 100
/** Characters: lists of longer texts are not kept. */
const LONGEST_LIST = 500_000

/** `inputs`: of each language. */
export function createLeaving(file: string, inputs: readonly LeavingInput[]): Leaving | undefined {
  const store = createStore(file)
  if (store === undefined) return undefined
  const shares = createShares()
  const languages = inputs.map(input => leaveLanguage(input, { keep: store.add, shares }))
  return {
    languages,
    finish() {
      const heads = languages.flatMap(({ head }) => head() ?? [])
      return heads.length < languages.length ? undefined : store.finish({ languages: heads, shared: shares.shared() })
    },
    discard: store.discard,
  }
}

interface Means {
  keep: (text: string) => Place
  shares: ReturnType<typeof createShares>
}

function leaveLanguage(
  input: LeavingInput,
  { keep, shares }: Means,
): LeavingLanguage & { head(): ShortHead | undefined } {
  // Said now: what is read and parsed is gone by the time when it is written.
  const known = { ...headOf(input), ...keepFiles(input.content, keep) }
  const [isPlain, digestsOf] = [plainFiles(input), createDigests(input)]
  const [documents, unkept] = [new Map<FilePath, Place>(), new Set(input.content.sources.map(({ file }) => file))]
  const texts = new Map<string, Place>()
  const lists = createLists(keep)
  let feeds: Place = keep('')
  const aroundOf = createAround(keep)
  let around: { frame: Frame; beside: ContentOrigins; drawn: Place } | undefined
  return {
    page(noted) {
      const { page, sheet } = noted
      const share = sharePathOf(page)
      if (share !== undefined) shares.add(share)
      lists.add(noted)
      if (!('parsed' in page) || !isPlain(page.parsed)) return
      const { kind, instance, created, updated, file } = page.parsed.source
      const own = { kind, instance, created, updated, output: page.output, share, sheet }
      const kept: KeptDocument = { ...own, ...digestsOf(page.parsed), around: aroundOf(page.parsed) }
      documents.set(file, keep(keptText(kept, noted.texts)))
      unkept.delete(file)
    },
    feeds(files, textOf) {
      feeds = keep(JSON.stringify(files))
      const digests = new Set(files.flatMap(({ feed }) => feed.items.map(({ body }) => body.digest)))
      if (digests.size <= MOST_TEXTS) for (const digest of digests) texts.set(digest, keep(textOf(digest)))
    },
    site(frame, beside, drawn) {
      around = { frame, beside, drawn: keep(JSON.stringify(drawn)) }
    },
    head: () => around && { ...known, ...around, documents, unkept, ...lists.all, feeds, texts },
  }
}

/** Without the folders of this machine. */
const headOf = ({ config, content, modules, problems }: LeavingInput) => ({
  config: { ...plainConfig(config), siteDir: '', outDir: '' } satisfies Config,
  theme: modules.theme(),
  hasBrokenAnchors: problems.some(({ code }) => code === 'broken-anchor'),
  sitemap: sitemapOf(config, content),
})

function sitemapOf({ sitemap }: Config, { statics }: Content): ShortHead['sitemap'] {
  if (sitemap?.createSitemapItems !== undefined) return 'asked'
  // A file of the static folder is the author's own word.
  return sitemap === undefined || statics.has(toAssetPath(sitemap.filename)) ? 'none' : 'ours'
}

/** What must stay as it is of a document. */
function createDigests(input: LeavingInput) {
  const said = createSaid(input)
  return (page: ParsedPage) => ({
    outward: outwardDigest(page, textDigest),
    contents: contentsDigest(page, textDigest),
    anchors: page.anchors,
    face: faceDigest(page, textDigest),
    listed: input.drawsLists ? listedDigest(page, textDigest) : undefined,
    said: said(page),
  })
}

/** What the history and files for all documents say. */
function keepFiles({ history, authors, tags }: Content, keep: (text: string) => Place) {
  const registries = keep(JSON.stringify({ authors, tags } satisfies Registries))
  if (history?.known === undefined) return { registries, history: undefined }
  const { dates, ...known } = history.known
  return { registries, history: { ...known, folders: history.folders, dates: keep(JSON.stringify([...dates])) } }
}

/** Lists of posts, and their excerpts: one that stands in several lists once. */
function createLists(keep: (text: string) => Place) {
  const lists: Place[] = []
  const listsOf = new Map<Address, number[]>()
  const excerpts = new Map<string, Place>()
  const lengths = new Map<string, number>()
  const placeOf = (digest: string, textOf: NotedPage['textOf']): Place =>
    knownOr(excerpts, digest, () => keep(textOf(digest)))
  const lengthOf = (digest: string, textOf: NotedPage['textOf']): number =>
    knownOr(lengths, digest, () => textOf(digest).length)
  const note = (href: Address, number: number): void => addTo(listsOf, href, number)
  return {
    all: { lists, listsOf },
    add({ page, view: { article }, sheet, texts, textOf }: NotedPage): void {
      const entries = 'entries' in article ? article.entries : []
      if (entries.length === 0) return
      const bodies = bodiesOf(article)
      const length = bodies.reduce((sum, { digest }) => sum + lengthOf(digest, textOf), 0)
      const isKept = length <= LONGEST_LIST
      for (const { href } of entries) note(href, isKept ? lists.length : NOT_KEPT)
      if (!isKept) return
      const shown = bodies.map(({ digest }): [string, Place] => [digest, placeOf(digest, textOf)])
      const kept: KeptList = { output: page.output, sheet, texts: shown }
      lists.push(keep(keptText(kept, texts)))
    },
  }
}

/** Most documents have nothing to be told of. */
function createSaid({ content, problems }: LeavingInput): (page: ParsedPage) => string | undefined {
  const files = new Set(problems.map(({ file }) => file))
  const read = groupBy(content.problems, ({ file }) => (file === undefined ? [] : [file]))
  return page => (files.has(page.source.file) ? saidOf(page, read.get(page.source.file) ?? []) : undefined)
}

/** What stands around the texts: mostly the same around many. */
function createAround(keep: (text: string) => Place) {
  const places = new Map<string, Place>()
  return (page: ParsedPage): KeptDocument['around'] => {
    const { around: told } = page
    if (told === undefined) return undefined
    const text = JSON.stringify(drawnAround(page, told))
    return { told, drawn: knownOr(places, textDigest(text), () => keep(text)) }
  }
}

/** Finds share images that several pages have: one of these may want it when the other does no more. */
function createShares() {
  const [seen, shared] = [new Set<AssetPath>(), new Set<AssetPath>()]
  return {
    add: (path: AssetPath): unknown => (seen.has(path) ? shared.add(path) : seen.add(path)),
    shared: (): AssetPath[] => [...shared],
  }
}

/** Says whether a document is made of its file alone, and nothing of it stands elsewhere. */
function plainFiles({ config, content, modules }: LeavingInput): (page: ParsedPage) => boolean {
  const { sources, partials } = content
  const counts = new Map<FilePath, number>()
  for (const { file } of sources) counts.set(file, (counts.get(file) ?? 0) + 1)
  const taken = new Set([
    ...modules.texts(),
    ...[...sources, ...partials].flatMap(({ file }) => modules.imported(file)),
    ...sources.flatMap(({ made }) => made?.texts.map(fileOfText) ?? []),
  ])
  return ({ source }) =>
    !isComponentPage(source.file) &&
    pluginsFor(config, source) === undefined &&
    counts.get(source.file) === 1 &&
    !taken.has(source.file) &&
    isAloneWithin(modules, source)
}
