/**
 * Files of a site in which only inward halves and faces of documents changed: their pages and Markdown, the feeds that
 * carry their texts, the files of the search that their words are in, what shows their faces. No model, no other document.
 */

import { scriptHash } from '../../content-hash.ts'
import { createTranslate } from '../../messages/index.ts'
import { withUpdates } from '../../render/feeds/feeds.ts'
import { createRenderContext, type RenderContext, renderBody, renderPage } from '../../render/index.ts'
import { listIndex } from '../../search/index.ts'
import { unique } from '../../shared/collections.ts'
import type { Config } from '../../shared/config.ts'
import { type Address, type AssetPath, absoluteUrl, type FilePath } from '../../shared/path.ts'
import type { Frame } from '../../shared/view/frame.ts'
import type { BodyView, PageView } from '../../shared/view/page-view.ts'
import { type FeedFile, feedFiles } from '../feeds.ts'
import { placeFile, placePath } from '../locales/place.ts'
import { type MadeFile, textFile } from '../output-file.ts'
import { frameKeyOf, keyOf, markdownFile, textDigest, textsOf } from '../pages.ts'
import { createOriginals, type Originals } from '../parsing/originals.ts'
import { otherDates, sitemapWith } from './dates.ts'
import { type KeptList, type KeptPage, keptText } from './document.ts'
import { bricksOfPosts, drawAnew, facesOf, illustrateAnew, listsWith } from './faces.ts'
import { type Document, readDocuments } from './read.ts'
import { redoSearch, type Standing } from './search.ts'
import { addSince, isTooMuch, NOTHING_SINCE, type Since } from './since.ts'
import { type Store, withStores } from './store.ts'

export { readSince, sinceFile, writeSince } from './since.ts'
export { shortFile } from './store.ts'

interface Redone {
  files: MadeFile[]
  /** What has no place in the site any more. */
  gone: AssetPath[]
  /** Texts of the manifests of the search, by the configs of their languages. */
  indexes: { config: Config; manifest: string }[]
  /** What is not as the last whole build left it; `undefined` when so much is that the next build is to be a whole one. */
  since: Since[] | undefined
}

export interface Redo {
  /** What the last whole build left, and the id of it. */
  store: { file: string; id: string }
  /** What was redone since, language by language. */
  since: readonly Since[]
  /** Absolute. */
  siteDir: string
  /** Files that changed since the last build. */
  changed: readonly FilePath[]
  /** Another commit is the last one: dates of documents may be other ones. */
  isCommitted: boolean
  output: Standing
}

/** `undefined` when more may have changed than that: then the site is to be built whole. */
export const redoDocuments = (redo: Redo): Promise<Redone | undefined> =>
  withStores(redo.store.file, redo.store.id, stores => redoFrom(stores, redo))

/** The first language first: others show its texts, and the images of these. */
async function redoFrom(stores: readonly Store[], redo: Redo): Promise<Redone | undefined> {
  const isShown = (file: FilePath): boolean => stores.some(store => shows(store, file))
  if (!redo.changed.every(isShown)) return undefined
  const shared = { originals: createOriginals(), renamed: new Map<string, string>(), isShown }
  const languages: RedoneLanguage[] = []
  for (const [index, store] of stores.entries()) {
    const since = redo.since[index] ?? NOTHING_SINCE
    const redone = await redoLanguage(store, redo, { ...shared, since, isFirst: index === 0 })
    if (redone === undefined) return undefined
    languages.push(redone)
  }
  const since = languages.map(language => language.since)
  return {
    files: [...new Map(languages.flatMap(({ files }) => files.map(file => [file.path, file]))).values()],
    gone: goneOfAll(languages),
    indexes: languages.flatMap(({ config, manifest }) => (manifest === undefined ? [] : [{ config, manifest }])),
    since: isTooMuch(since) ? undefined : since,
  }
}

/** Languages on one host share what is named by its content: what one of them has no more another may have still. */
function goneOfAll(languages: readonly RedoneLanguage[]): AssetPath[] {
  const gone = unique(languages.flatMap(language => language.gone))
  if (languages.length === 1 || gone.length === 0) return gone
  const wanted = new Set(
    languages.flatMap(language => {
      const left = new Set(language.gone)
      return [...language.index().filter(path => !left.has(path)), ...language.files.map(({ path }) => path)]
    }),
  )
  return gone.filter(path => !wanted.has(path))
}

const shows = ({ documents, unkept }: Store, file: FilePath): boolean => documents.has(file) || unkept.has(file)

interface RedoneLanguage extends Pick<Redone, 'files' | 'gone'> {
  config: Config
  manifest: string | undefined
  /** Files of the search as they stood. */
  index(): AssetPath[]
  since: Since
}

/** What the languages of a run have together, and of which this one is. */
interface Among {
  originals: Originals
  renamed: Map<string, string>
  isShown(file: FilePath): boolean
  since: Since
  isFirst: boolean
}

async function redoLanguage(store: Store, redo: Redo, among: Among): Promise<RedoneLanguage | undefined> {
  const { siteDir } = redo
  const { since, renamed, isShown } = among
  const config: Config = { ...store.config, siteDir }
  const output = placedIn(config, redo.output)
  const isElsewhere = (file: FilePath): boolean => !shows(store, file) && isShown(file)
  const dates = redo.isCommitted ? await otherDates({ store, since, siteDir, isElsewhere }) : new Map()
  if (dates === undefined) return undefined
  const files = unique([...redo.changed.filter(file => shows(store, file)), ...dates.keys()])
  const place = (path: AssetPath): AssetPath => placePath(config, path)
  const index = (): AssetPath[] => listIndex(output.read)?.map(place) ?? []
  if (files.length === 0) return { files: [], gone: [], config, manifest: undefined, index, since }
  const texts = createTexts(store, since)
  const t = createTranslate(config.locale.locale, config.messages)
  const read = await readDocuments(files, { store, config, t, dates, ...texts, ...among })
  const illustrated = read?.map(document => illustrateAnew(document, { store, config, output, renamed }))
  const found = illustrated?.flatMap(document => document ?? [])
  if (found === undefined || found.length < files.length) return undefined
  const made = makeFiles(
    found.map(({ document }) => document),
    { store, since, config, output, texts },
  )
  if (made === undefined) return undefined
  return {
    ...made,
    config,
    index,
    files: [...found.flatMap(image => image.files), ...made.files].map(file => placeFile(config, file)),
    gone: [...found.flatMap(image => image.gone), ...made.gone].map(place),
  }
}

/** The output as a language names what is in it. */
const placedIn = (config: Config, { read, has }: Standing): Standing => ({
  read: (path, encoding) => read(placePath(config, path), encoding),
  has: path => has(placePath(config, path)),
})

interface Making {
  store: Store
  since: Since
  config: Config
  output: Standing
  texts: ReturnType<typeof createTexts>
}

/** `undefined` when a list, a drawing, the index or the sitemap cannot be made of what it was. */
function makeFiles(
  changed: readonly Document[],
  { store, since, config, output, texts: { texts, keep, html } }: Making,
): Omit<RedoneLanguage, 'config' | 'index'> | undefined {
  const [faces, bricks] = [facesOf(changed, keep), bricksOfPosts(changed)]
  const lists = listsWith(faces.keys(), new Map([...since.faces, ...faces]), store)
  const drawings = drawAnew(changed, new Map([...since.bricks, ...bricks]), { store, config, output })
  const search = redoSearch(changed, { store, output })
  const sitemap = sitemapWith(changed, { store, config, output })
  if (lists === undefined || drawings === undefined || search === undefined || sitemap === undefined) return undefined
  const { feeds, bodies } = feedsWith(changed, store)
  const changes = changesOf(changed)
  const documents = new Map(changed.map(({ file, kept, view }) => [file, keptText(kept, textsOf(view))]))
  const [allBodies, allChanges] = [new Map([...since.bodies, ...bodies]), new Map([...since.changes, ...changes])]
  const fresh = feeds.map(file => withUpdates(withBodies(file, allBodies), allChanges))
  const textsIn = (body: BodyView) => renderBody(contextOf(store.frame, { html, sheet: undefined }), body)
  return {
    files: [
      ...drawings,
      ...changed.map(page => pageFile(page, store.frame, html)),
      ...changed.flatMap(({ view, page }) => markdownFile(view, page, config) ?? []),
      ...lists.map(page => pageFile(page, store.frame, textsOfList(page.kept, { store, html }))),
      ...feedFiles(fresh, { config, html: textsIn }).map(made),
      ...sitemap,
      ...search.files,
    ],
    gone: search.gone,
    manifest: search.manifest,
    since: addSince(since, { documents, bodies, texts, changes, faces, bricks }),
  }
}

/** Texts by their digests: those of this run, else those that were kept. */
function createTexts(store: Store, since: Since) {
  const [texts, parts] = [new Map<string, string>(), new Map<string, string>()]
  const keepIn = (kept: Map<string, string>) => (html: string) => {
    const digest = textDigest(html)
    kept.set(digest, html)
    return digest
  }
  return {
    texts,
    keep: keepIn(texts),
    keepPart: keepIn(parts),
    html: (digest: string): string =>
      texts.get(digest) ?? parts.get(digest) ?? since.texts.get(digest) ?? store.read(store.texts.get(digest)),
  }
}

type TextOf = (digest: string) => string

/** What a list shows of posts: excerpts, none of which changed, and whole texts. */
function textsOfList({ texts }: KeptList, { store, html }: { store: Store; html: TextOf }): TextOf {
  const places = new Map(texts)
  return digest => (places.has(digest) ? store.read(places.get(digest)) : html(digest))
}

function pageFile({ kept, view }: { kept: KeptPage; view: PageView }, frame: Frame, textOf: TextOf): MadeFile {
  const { output, sheet } = kept
  const html = renderPage(contextOf(frame, { html: textOf, sheet }), view)
  return { path: output, key: keyOf(frameKeyOf(frame), textsOf(view)), read: () => html }
}

function contextOf(frame: Frame, { html, sheet }: { html: TextOf; sheet: Address | undefined }): RenderContext {
  return createRenderContext(frame, {
    html,
    scriptHash,
    sheet() {
      // Texts of feeds have none.
      if (sheet === undefined) throw new Error('a page without styles of its own has no sheet')
      return sheet
    },
  })
}

type Bodies = Since['bodies']

/** Feeds that carry the text of one of these, and their texts in feeds. */
function feedsWith(documents: readonly Document[], store: Store): { feeds: FeedFile[]; bodies: Bodies } {
  const posts = bodiesOf(documents, store.config.url)
  if (posts.size === 0) return { feeds: [], bodies: posts }
  const all: FeedFile[] = JSON.parse(store.read(store.feeds))
  const feeds = all.filter(({ feed }) => feed.items.some(({ url }) => posts.has(url)))
  const carried = new Set(feeds.flatMap(({ feed }) => feed.items.map(({ url }) => url)))
  return { feeds, bodies: new Map([...posts].filter(([url]) => carried.has(url))) }
}

const changesOf = (documents: readonly Document[]): Since['changes'] =>
  new Map(
    documents.flatMap(({ view: { article }, redated }) =>
      article.kind === 'post' && redated ? [[redated.url, redated.changed] as const] : [],
    ),
  )

/** Texts of posts by the addresses that feeds name them by. */
const bodiesOf = (documents: readonly Document[], origin: string): Bodies =>
  new Map(
    documents.flatMap(({ view: { article } }) =>
      article.kind === 'post' ? [[absoluteUrl(origin, article.href), article.body] as const] : [],
    ),
  )

const withBodies = (file: FeedFile, bodies: Bodies): FeedFile => ({
  ...file,
  feed: { ...file.feed, items: file.feed.items.map(item => ({ ...item, body: bodies.get(item.url) ?? item.body })) },
})

/** Now, while the store is open. */
function made({ path, key, read }: MadeFile): MadeFile {
  const body = read()
  return { ...textFile({ path, body: String(body) }), ...(key !== undefined && { key }) }
}
