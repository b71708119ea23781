/**
 * Files of a site in which only inward halves of documents changed: their pages and records, the feeds that carry their
 * texts, the files of the search that their words are in. No model, no other document.
 */

import { createTranslate } from '../../messages/index.ts'
import { createRenderContext, type Materials, type RenderContext, renderBody } from '../../render/index.ts'
import type { Config } from '../../shared/config.ts'
import { type AssetPath, absoluteUrl, type FilePath } from '../../shared/path.ts'
import { recordPath } from '../../shared/record.ts'
import { type FeedFile, feedFiles } from '../feeds.ts'
import { type MadeFile, textFile } from '../output-file.ts'
import { drawPage, frameKeyOf, keysOf, scriptHash, textDigest, textsOf } from '../pages.ts'
import { type Document, readDocuments } from './read.ts'
import { redoSearch, type Standing } from './search.ts'
import { type Store, withStore } from './store.ts'

export { shortFile } from './store.ts'

export interface Redone {
  files: MadeFile[]
  /** What has no place in the site any more. */
  gone: AssetPath[]
}

export interface Redo {
  /** What the last whole build left, and the id of it. */
  store: { file: string; id: string }
  /** Absolute. */
  siteDir: string
  /** Files that changed since the last build. */
  changed: readonly FilePath[]
  /** Those that changed since the last whole build and were redone alone. */
  since: readonly FilePath[]
  output: Standing
}

/** `undefined` when more may have changed than that: then the site is to be built whole. */
export const redoDocuments = (redo: Redo): Promise<Redone | undefined> =>
  withStore(redo.store.file, redo.store.id, store => redoFrom(store, redo))

async function redoFrom(store: Store, redo: Redo): Promise<Redone | undefined> {
  const config: Config = { ...store.config, siteDir: redo.siteDir }
  const { keep, html } = createTexts(store)
  const reading = { store, config, t: createTranslate(config.locale.locale, config.messages), keep }
  const changed = await readDocuments(redo.changed, reading)
  if (changed === undefined) return undefined
  const feeds = feedsWith(changed, store)
  // Texts that are kept for the feeds are those of the last whole build.
  const earlier = redo.since.filter(file => !redo.changed.includes(file))
  const others = feeds.length === 0 ? [] : await readDocuments(earlier, reading)
  if (others === undefined) return undefined
  const search = redoSearch(changed, { store, output: redo.output })
  if (search === undefined) return undefined
  const contextOf = (sheet: Materials['sheet']) => createRenderContext(store.frame, { html, scriptHash, sheet })
  const bodies = bodiesOf([...changed, ...others], config.url)
  const fresh = feeds.map(file => withBodies(file, bodies))
  return {
    files: [
      ...changed.flatMap(document =>
        pageFiles(
          document,
          contextOf(() => document.sheet ?? noSheet()),
        ),
      ),
      ...feedFiles(fresh, { config, html: body => renderBody(contextOf(noSheet), body) }).map(made),
      ...search.files,
    ],
    gone: search.gone,
  }
}

/** Texts by their digests: those of this run, else those that were kept. */
function createTexts(store: Store): { keep(html: string): string; html(digest: string): string } {
  const texts = new Map<string, string>()
  return {
    keep(html) {
      const digest = textDigest(html)
      texts.set(digest, html)
      return digest
    },
    html: digest => texts.get(digest) ?? store.read(store.texts.get(digest)),
  }
}

/** Document and record. */
function pageFiles({ view, output }: Document, context: RenderContext): MadeFile[] {
  const keys = keysOf(frameKeyOf(context.frame), view, textsOf(view))
  const { html, record } = drawPage(context, view)
  return [
    { path: output, key: keys.page, read: () => html },
    { path: recordPath(view.article.route), key: keys.record, read: () => record },
  ]
}

/** Only pages have sheets of their own. */
const noSheet = (): never => {
  throw new Error('a text of a feed has no sheet')
}

/** Feeds that carry the text of one of these. */
function feedsWith(documents: readonly Document[], store: Store): FeedFile[] {
  if (!documents.some(({ view }) => view.article.kind === 'post')) return []
  const urls = new Set(bodiesOf(documents, store.config.url).keys())
  const feeds: FeedFile[] = JSON.parse(store.read(store.feeds))
  return feeds.filter(({ feed }) => feed.items.some(({ url }) => urls.has(url)))
}

type Bodies = ReadonlyMap<string, FeedFile['feed']['items'][number]['body']>

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
