/** Dates of documents after commits: which of them are not as they were kept, and what they say then. */

import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { isUndated, readDatesAfter } from '../../content/index.ts'
import { outwardDigest, withDates } from '../../model/index.ts'
import { withLastmods } from '../../render/sitemap.ts'
import type { Config } from '../../shared/config.ts'
import type { LastUpdate, Source } from '../../shared/document.ts'
import { withChanges } from '../../shared/lazy.ts'
import { absoluteUrl, type FilePath, toAssetPath } from '../../shared/path.ts'
import { type MadeFile, textFile } from '../output-file.ts'
import { textDigest } from '../pages.ts'
import { type KeptDocument, readKept } from './document.ts'
import type { Around } from './faces.ts'
import type { Document } from './read.ts'
import { MOST_DOCUMENTS, type Since } from './since.ts'
import type { Store } from './store.ts'

export type SourceDates = Pick<Source, 'created' | 'updated'>

interface Asking {
  store: Store
  since: Since
  siteDir: string
  /** Whether another language shows a text that this one does not. */
  isElsewhere(file: FilePath): boolean
}

/**
 * The documents whose dates are other ones than were kept of them; `undefined` when the site is to be built whole: the
 * history cannot be asked soon, or a commit touched what has no page of its own.
 */
export async function otherDates({
  store,
  since,
  siteDir,
  isElsewhere,
}: Asking): Promise<Map<FilePath, SourceDates> | undefined> {
  const { history } = store
  if (history === undefined) return undefined
  const { dates: place, folders, ...known } = history
  const before = new Map(JSON.parse(store.read(place)) as [FilePath, { created: LastUpdate; updated: LastUpdate }][])
  const now = await readDatesAfter(siteDir, folders, { ...known, dates: before })
  if (now === undefined) return undefined
  const dates = new Map<FilePath, SourceDates>()
  for (const file of new Set([...now.touched, ...since.documents.keys()])) {
    const kept = keptOf(file, store, since)
    if (kept === undefined && !isElsewhere(file) && existsSync(join(siteDir, file))) return undefined
    const { created, updated } = now.at(file) ?? {}
    if (kept === undefined || (isSame(kept.created, created) && isSame(kept.updated, updated))) continue
    dates.set(file, { created, updated })
    if (dates.size > MOST_DOCUMENTS) return undefined
  }
  return dates
}

function keptOf(file: FilePath, store: Store, since: Since): KeptDocument | undefined {
  const text =
    since.documents.get(file) ?? (store.documents.has(file) ? store.read(store.documents.get(file)) : undefined)
  return text === undefined ? undefined : readKept<KeptDocument>(text).kept
}

const isSame = (a: Source['updated'], b: Source['updated']): boolean => a?.date === b?.date && a?.author === b?.author

/** `undefined` when the dates may show elsewhere, too. */
export function withNewDates(document: Document, dates: SourceDates, config: Config): Document | undefined {
  const { kept, view } = document
  // What stands around a text is told of its dates, and an undated post stands where they put it.
  if (kept.around !== undefined) return undefined
  if (isUndated(document.page.source) && !isSame(kept.created, dates.created)) return undefined
  const page = { ...document.page, source: withChanges(document.page.source, dates) }
  const redated = withDates(view, page.source, config)
  if (redated === undefined) return undefined
  const url = absoluteUrl(config.url, view.article.href)
  const { lastmod, changed } = redated
  const outward = outwardDigest(page, textDigest)
  return {
    ...document,
    page,
    view: redated.view,
    kept: { ...kept, ...dates, outward },
    redated: { url, lastmod, changed },
  }
}

/** The sitemap with the dates of these; `undefined` when it is to be made anew. */
export function sitemapWith(documents: readonly Document[], { store, config, output }: Around): MadeFile[] | undefined {
  const dates = new Map(documents.flatMap(({ redated }) => (redated ? [[redated.url, redated.lastmod] as const] : [])))
  if (dates.size === 0 || store.sitemap === 'none' || config.sitemap === undefined || config.noIndex) return []
  if (store.sitemap === 'asked') return undefined
  if (config.sitemap.lastmod === undefined) return []
  const path = toAssetPath(config.sitemap.filename)
  const xml = output.read(path)
  const body = xml && withLastmods(xml, dates, config)
  return body === undefined || body === '' ? undefined : [textFile({ path, body })]
}
