/** Documents read and parsed alone, when everything besides themselves is as it was. */

import { emptyContent, instancesOf, readSource } from '../../content/index.ts'
import type { Translate } from '../../messages/index.ts'
import { contentsDigest, faceDigest, listedDigest, outwardDigest, withInward } from '../../model/index.ts'
import { createModules, whereIn } from '../../modules/index.ts'
import { type Drawn, isModest, withDrawn } from '../../pages/index.ts'
import type { Config } from '../../shared/config.ts'
import type { ParsedPage, Source } from '../../shared/document.ts'
import type { FilePath } from '../../shared/path.ts'
import type { Problem } from '../../shared/problem.ts'
import type { PageView } from '../../shared/view/page-view.ts'
import { textDigest } from '../pages.ts'
import { createParser } from '../parse.ts'
import { isAlone, mayRun } from '../parsing/alone.ts'
import type { Originals } from '../parsing/originals.ts'
import { type SourceDates, withNewDates } from './dates.ts'
import { type KeptDocument, readKept, saidOf } from './document.ts'
import type { Since } from './since.ts'
import type { Registries, Store } from './store.ts'

/** A document with what it says now. */
export interface Document {
  file: FilePath
  kept: KeptDocument
  page: ParsedPage
  view: PageView
  /** Lists, drawings and its share image may show it otherwise. */
  hasOtherFace: boolean
  /** After a commit: its address with the host, its date for the sitemap and the one for the feeds. */
  redated?: { url: string; lastmod: string | undefined; changed: string | undefined }
}

interface Reading {
  store: Store
  since: Since
  config: Config
  t: Translate
  /** Of those that are not as they were kept. */
  dates: ReadonlyMap<FilePath, SourceDates>
  /** Notes a text and gives its digest. */
  keep(html: string): string
  /** The same for one that is kept in the store. */
  keepPart(html: string): unknown
  /** Texts of the first language. */
  originals: Originals
  isFirst: boolean
}

/** `undefined` when one of them may change more than its own page, or has something to be told of. */
export async function readDocuments(files: readonly FilePath[], reading: Reading): Promise<Document[] | undefined> {
  const { store, since } = reading
  if (!files.every(file => store.documents.has(file))) return undefined
  const kept = files.map(file =>
    readKept<KeptDocument>(since.documents.get(file) ?? store.read(store.documents.get(file))),
  )
  const read = await Promise.all(files.map((file, index) => readAlone(file, kept[index]?.kept, reading.config)))
  const found = read.flatMap(one => one?.source ?? [])
  if (found.length < files.length) return undefined
  const pages = await parseAlone(found, reading)
  const documents = pages?.flatMap((page, index) => {
    const before = kept[index]?.kept
    const within = drawnWithin(page, before, reading)
    if (within === undefined || !saysTheSame(within, read[index]?.problems ?? [], before)) return []
    const document = documentOf(within, kept[index], reading)
    const dates = reading.dates.get(page.source.file)
    return (document && dates ? withNewDates(document, dates, reading.config) : document) ?? []
  })
  return documents?.length === files.length ? documents : undefined
}

async function readAlone(
  file: FilePath,
  kept: KeptDocument | undefined,
  config: Config,
): Promise<{ source: Source; problems: Problem[] } | undefined> {
  const instance = instancesOf(config).find(({ kind, id }) => kind === kept?.kind && id === kept.instance)
  if (kept === undefined || instance === undefined) return undefined
  const { source, problems } = await readSource(config, instance, file)
  if (source === undefined) return undefined
  // Nobody watches here: neither code, nor a text that the native parser may be long at.
  if (mayRun(source.body) || !isModest(source.body)) return undefined
  // With other dates all of it would be another.
  return { source: { ...source, created: kept.created, updated: kept.updated }, problems }
}

async function parseAlone(sources: Source[], reading: Reading): Promise<ParsedPage[] | undefined> {
  const { config, t, store } = reading
  if (sources.some(source => whereIn(source, store.theme) === 'inside')) return undefined
  const modules = createModules(config, undefined, () => new Map())
  const isAround = sources.some(source => whereIn(source, store.theme) === 'around')
  const registries = isAround ? (JSON.parse(store.read(store.registries)) as Registries) : {}
  const content = { ...emptyContent(), ...registries, sources }
  const parser = createParser({ config, t, modules, tellsAround: true, ...sharing(reading) })
  const { pages } = await parser.parse(content, () => {})
  if (!sources.every(source => isAlone(modules, source))) return undefined
  return pages
}

/** A text that nobody translated is parsed in its own language, unless the site draws something around it. */
const sharing = ({ originals, isFirst, store }: Reading) =>
  isFirst
    ? { note: originals.keep }
    : {
        originals: {
          find: (source: Source) => (whereIn(source, store.theme) === 'nowhere' ? originals.find(source) : undefined),
        },
      }

/** Nobody is told of it here: nothing, or what the last whole build said. */
const saysTheSame = (page: ParsedPage, read: readonly Problem[], kept: KeptDocument | undefined): boolean =>
  kept?.said === undefined ? page.problems.length === 0 && read.length === 0 : saidOf(page, read) === kept.said

/** With what the site draws around it, when that is told the same; code of the site does not run here. */
function drawnWithin(
  page: ParsedPage,
  kept: KeptDocument | undefined,
  { store, keepPart }: Reading,
): ParsedPage | undefined {
  const isAround = whereIn(page.source, store.theme) === 'around'
  if (kept?.around === undefined) return isAround ? undefined : page
  const { told, drawn } = kept.around
  if (!isAround || JSON.stringify(page.around) !== JSON.stringify(told)) return undefined
  const parts = JSON.parse(store.read(drawn)) as Drawn
  for (const html of Object.values(parts.replaced ?? {})) keepPart(html)
  return withDrawn(page, parts)
}

function documentOf(
  page: ParsedPage,
  known: { kept: KeptDocument; view: PageView } | undefined,
  { config, keep, store }: Reading,
): Document | undefined {
  if (known === undefined || outwardDigest(page, textDigest) !== known.kept.outward) return undefined
  const contents = contentsDigest(page, textDigest)
  if (contents !== known.kept.contents && !mayHaveContents(page, known.kept, store)) return undefined
  if (known.kept.listed !== undefined && known.kept.listed !== listedDigest(page, textDigest)) return undefined
  const view = withInward(known.view, page, { config, keep, beside: store.beside })
  const face = faceDigest(page, textDigest)
  const kept = { ...known.kept, contents, anchors: page.anchors, face }
  return view && { file: page.source.file, kept, page, view, hasOtherFace: face !== known.kept.face }
}

/** Other contents are nobody's but the page's when all that may be named is still there, and no name waits for its anchor. */
const mayHaveContents = (page: ParsedPage, { anchors }: KeptDocument, { hasBrokenAnchors }: Store): boolean =>
  // The text shows its contents itself, and a list shows them with it.
  page.slots.length === 0 && !hasBrokenAnchors && anchors.every(id => page.anchors.includes(id))
